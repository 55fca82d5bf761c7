"""Tables as clients are told of them."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kastellan.server.contents import Named
from kastellan.server.doors import Doors
from kastellan.tables import info
from kastellan.tables.judging import Judging
from kastellan.tables.messages import Links, TableInfo, TableNews
from kastellan.tables.sheet import Sheet

if TYPE_CHECKING:
    from kastellan.server.hall import Hall
    from kastellan.server.table import Table


def table_info(doors: Doors, table: "Table", person: str | None) -> TableInfo:
    """Return a table as ``person`` sees it."""
    return info.table_info(table, person, _links(doors, table.sheet, person), table.watchers)


def table_news(doors: Doors, table: "Table", person: str | None) -> TableNews:
    """Return the same as a message for the socket."""
    return info.table_news(table, person, _links(doors, table.sheet, person), table.watchers)


async def listed(hall: "Hall", sheets: Sequence[Sheet], person: str | None) -> list[TableInfo]:
    """Return tables as they are listed, without what is remembered: the same awake and at rest.

    Nobody's content is read for it: whoever opens many tables would have all others wait.
    """
    here = await hall.contents.here({sheet.content for sheet in sheets})
    return [_listed(hall, sheet, person, sheet.content in here) for sheet in sheets]


def _listed(hall: "Hall", sheet: Sheet, person: str | None, here: bool) -> TableInfo:
    awake = hall.tables.get(sheet.id)
    game, house = hall.game(sheet.game)
    table = Judging(sheet, game, Named(sheet.content) if here else house)
    links = _links(hall.doors, sheet, person)
    shown = info.table_info(table, person, links, 0 if awake is None else awake.watchers)
    shown.options = {key: sheet.options[key] for key in sheet.options if key not in game.remembered}
    return shown


def _links(doors: Doors, sheet: Sheet, person: str | None) -> Links:
    """Only those who sit here can pass on the links."""
    if person is None or all(chair.person != person for chair in sheet.chairs):
        return Links()
    path, keys = f"/table/{sheet.id}", (sheet.id, sheet.links)
    invite = f"{path}?invite={doors.invite(*keys)}" if sheet.status == "open" else None
    return Links(invite, f"{path}?watch={doors.watch(*keys)}")
