"""Tables and games as clients are told of them."""

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import inspect

from kastellan.server.doors import Doors
from kastellan.tables import info
from kastellan.tables.judging import Judging
from kastellan.tables.messages import GameInfo, Links, OptionInfo, TableInfo, TableNews
from kastellan.tables.sheet import Sheet

if TYPE_CHECKING:
    from kastellan.server.hall import Hall
    from kastellan.server.table import Table
    from kastellan.tables.recent import AnyGame


def table_info(doors: Doors, table: "Table", person: str | None) -> TableInfo:
    """Return a table as ``person`` sees it."""
    return info.table_info(table, person, _links(doors, table.sheet, person), table.watchers)


def table_news(doors: Doors, table: "Table", person: str | None) -> TableNews:
    """Return the same as a message for the socket."""
    return info.table_news(table, person, _links(doors, table.sheet, person), table.watchers)


def listed(hall: "Hall", sheet: Sheet, person: str | None) -> TableInfo:
    """Return a table as it is listed, without what is remembered: the same awake and at rest."""
    awake = hall.tables.get(sheet.id)
    table = Judging(sheet, *hall.game(sheet.game))
    links = _links(hall.doors, sheet, person)
    shown = info.table_info(table, person, links, 0 if awake is None else awake.watchers)
    shown.options = {key: sheet.options[key] for key in sheet.options if key not in table.game.remembered}
    return shown


def _links(doors: Doors, sheet: Sheet, person: str | None) -> Links:
    """Only those who sit here can pass on the links."""
    if person is None or all(chair.person != person for chair in sheet.chairs):
        return Links()
    path, keys = f"/table/{sheet.id}", (sheet.id, sheet.links)
    invite = f"{path}?invite={doors.invite(*keys)}" if sheet.status == "open" else None
    return Links(invite, f"{path}?watch={doors.watch(*keys)}")


def game_info(game: "AnyGame", digest: str) -> GameInfo:
    """Return a game with its options, as the page for a new table needs it."""
    fields = inspect.type_info(game.options).fields  # type: ignore[attr-defined]
    return GameInfo(
        slug=game.slug,
        version=game.version,
        seats=list(game.seats),
        options=[_option(field, game) for field in fields],
        content=digest,
        bots=["easy", "normal", "hard"],
    )


def _option(field: Any, game: "AnyGame") -> OptionInfo:
    """Return an option with what it may be, read from its type."""
    kind, optional, named = field.type, False, None
    if isinstance(kind, inspect.UnionType):
        others = [one for one in kind.types if not isinstance(one, inspect.NoneType)]
        optional = len(others) < len(kind.types)
        named = [value for one in others if isinstance(one, inspect.LiteralType) for value in one.values]
        kind = next((one for one in others if not isinstance(one, inspect.LiteralType)), others[0])
    default = field.default
    if default is msgspec.NODEFAULT:
        default = None if field.default_factory is msgspec.NODEFAULT else field.default_factory()
    option = OptionInfo(field.encode_name, "text", msgspec.to_builtins(default), optional=optional)
    option.remembered, option.teams = field.name in game.remembered, field.name in game.team_options
    if isinstance(kind, inspect.BoolType):
        option.kind = "flag"
    elif isinstance(kind, inspect.IntType | inspect.FloatType):
        option.kind = "number"
        option.low = _whole(kind.ge, kind.gt, 1)
        option.high = _whole(kind.le, kind.lt, -1)
    elif isinstance(kind, inspect.LiteralType):
        option.kind, option.values = "choice", list(kind.values)
    elif isinstance(kind, inspect.EnumType):
        option.kind, option.values = "choice", [member.value for member in kind.cls]
    elif not isinstance(kind, inspect.StrType):
        option.kind, option.values = "list", named or None
    return option


def _whole(closed: float | None, open_end: float | None, step: int) -> int | None:
    """Return a bound as a whole number."""
    if closed is not None:
        return int(closed)
    return None if open_end is None else int(open_end) + step
