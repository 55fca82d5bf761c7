"""The house, for accounts that it has named; for all others there is nothing here."""

from typing import Annotated, Any

from litestar import get, post
from litestar.params import Parameter

from kastellan.server import admin, admin_views
from kastellan.server.api.common import Query, TableName
from kastellan.server.hall import Hall
from kastellan.server.people import Person
from kastellan.server.problems import HouseRule, Sorry
from kastellan.tables.messages import AdminAct, AdminPerson, AdminReport, AdminTable, Because
from kastellan.tables.names import END

PersonName = Annotated[str, Parameter(pattern=rf"^[a-z0-9]{{1,32}}{END}")]

TABLE_ACTS = {"close": admin.close_table, "delete": admin.delete_table}
PERSON_ACTS = {"ban": admin.ban, "unban": admin.unban, "sign-out": admin.sign_out}


def must_be_admin(hall: Hall, person: Person | None) -> str:
    """Return the account that acts; others are told that there is nothing."""
    if person is None or not admin.is_admin(hall.settings, person):
        raise Sorry(HouseRule.NOT_FOUND, "server-not-found")
    return str(person.account)


@get("/api/admin/tables", include_in_schema=False)
async def tables(
    hall: Hall, guest: Person | None, words: Query = None, status: Query = None
) -> list[AdminTable]:
    """Return tables, the latest first."""
    must_be_admin(hall, guest)
    async with hall.database.read() as session:
        return await admin_views.tables(session, words or "", status or "")


@post("/api/admin/tables/{name:str}/{what:str}", include_in_schema=False, status_code=204)
async def act_on_table(hall: Hall, guest: Person | None, name: TableName, what: str, data: Because) -> None:
    """Close or delete a table."""
    by = must_be_admin(hall, guest)
    if what not in TABLE_ACTS:
        raise Sorry(HouseRule.NOT_FOUND, "server-not-found")
    await TABLE_ACTS[what](hall.database, by, name, data.why)


@get("/api/admin/people", include_in_schema=False)
async def people(hall: Hall, guest: Person | None, words: Query = None) -> list[AdminPerson]:
    """Return people, the latest first."""
    must_be_admin(hall, guest)
    async with hall.database.read() as session:
        return await admin_views.people(session, words or "")


@post("/api/admin/people/{name:str}/erase", include_in_schema=False, status_code=200)
async def erase(hall: Hall, guest: Person | None, name: PersonName, data: Because) -> dict[str, Any]:
    """Delete all that is kept about somebody, and return it, so that it can be handed over."""
    return await admin.erase(hall.database, must_be_admin(hall, guest), name, data.why)


@post("/api/admin/people/{name:str}/{what:str}", include_in_schema=False, status_code=204)
async def act_on_person(hall: Hall, guest: Person | None, name: PersonName, what: str, data: Because) -> None:
    """Ban somebody, let them in again, or sign them out."""
    by = must_be_admin(hall, guest)
    if what not in PERSON_ACTS:
        raise Sorry(HouseRule.NOT_FOUND, "server-not-found")
    await PERSON_ACTS[what](hall.database, by, name, data.why)


@get("/api/admin/reports", include_in_schema=False)
async def reports(hall: Hall, guest: Person | None, settled: bool = False) -> list[AdminReport]:
    """Return reports that are open, or those that were settled."""
    must_be_admin(hall, guest)
    async with hall.database.read() as session:
        return await admin_views.reports(session, settled=settled)


@post("/api/admin/reports/{number:int}/settle", include_in_schema=False, status_code=204)
async def settle(hall: Hall, guest: Person | None, number: int, data: Because) -> None:
    """Put a report aside as done with."""
    await admin.settle(hall.database, must_be_admin(hall, guest), number, data.why)


@get("/api/admin/acts", include_in_schema=False)
async def acts(hall: Hall, guest: Person | None) -> list[AdminAct]:
    """Return what was done in the name of the house, the latest first."""
    must_be_admin(hall, guest)
    async with hall.database.read() as session:
        return await admin_views.acts(session)


ROUTES: list[Any] = [tables, act_on_table, people, erase, act_on_person, reports, settle, acts]
