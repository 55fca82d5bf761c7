"""The house, for accounts that it has named; for all others there is nothing here."""

from typing import Annotated, Any

from litestar import get, post
from litestar.params import Parameter

from kastellan.server.admin import do, is_admin
from kastellan.server.admin_views import VIEWS
from kastellan.server.api.common import Query
from kastellan.server.hall import Hall
from kastellan.server.people import Person
from kastellan.server.problems import HouseRule, Sorry
from kastellan.tables.messages import Because
from kastellan.tables.names import END

About = Annotated[str, Parameter(pattern=rf"^[a-z0-9]{{1,32}}{END}")]


def must_be_admin(hall: Hall, person: Person | None) -> Person:
    """Return who acts; nobody else comes so far (``hidden.py``), and if they did, would find nothing."""
    if person is None or not is_admin(hall.settings, person):
        raise Sorry(HouseRule.NOT_FOUND, "server-not-found")
    return person


@get("/api/admin/{kind:str}", include_in_schema=False)
async def look(
    hall: Hall, guest: Person | None, kind: str, words: Query = None, status: Query = None
) -> list[Any]:
    """Return tables, people, reports or acts that fit."""
    must_be_admin(hall, guest)
    if kind not in VIEWS:
        raise Sorry(HouseRule.NOT_FOUND, "server-not-found")
    async with hall.database.read() as session:
        return await VIEWS[kind](session, words or "", status or "")


@post("/api/admin/{kind:str}/{about:str}/{what:str}", include_in_schema=False, status_code=200)
async def act(
    hall: Hall, guest: Person | None, kind: str, about: About, what: str, data: Because
) -> dict[str, Any]:
    """Do one of the acts to a table, a person or a report; what is exported or erased comes back."""
    keeper = must_be_admin(hall, guest)
    if about == keeper.id and what in ("ban", "erase"):
        raise Sorry(HouseRule.CONFLICT, "server-not-yourself")
    return await do(hall.database, str(keeper.account), kind, what, about, data) or {}


ROUTES: list[Any] = [look, act]
