"""What several parts of the API need."""

from typing import Annotated

from litestar.params import Dependency, Parameter

from kastellan.server.access import must_look
from kastellan.server.hall import Hall
from kastellan.server.people import Person
from kastellan.server.problems import HouseRule, Sorry
from kastellan.server.table import Table
from kastellan.tables.names import END

MOST_LISTED = 100

TableName = Annotated[str, Parameter(pattern=rf"^[a-z0-9]{{1,32}}{END}", description="The id of a table")]
Network = Annotated[str, Dependency()]
Query = Annotated[str | None, Parameter(max_length=100)]


def refuse_programs(person: Person) -> None:
    """Refuse what a program's token is not good for."""
    if person.table is not None:
        raise Sorry(HouseRule.FORBIDDEN, "server-program-only-plays")


async def visible(
    hall: Hall, name: str, person: Person | None, watch: str | None = None, invite: str | None = None
) -> Table:
    """Return a table that this person may see."""
    if person is not None and person.table not in {None, name}:
        raise Sorry(HouseRule.FORBIDDEN, "server-other-table")
    table = await hall.table(name)
    must_look(hall.doors, table.sheet, person, watch, invite)
    if table.finished:
        await hall.finish(table)
    return table
