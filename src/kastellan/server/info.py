"""Tables and games as clients are told of them."""

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import inspect

from kastellan.server.doors import Doors
from kastellan.tables.messages import (
    GameInfo,
    Links,
    OptionInfo,
    Seal,
    SeatInfo,
    TableInfo,
    TableNews,
    TakeBack,
)
from kastellan.tables.sheet import Chair, Sheet

if TYPE_CHECKING:
    from kastellan.server.table import Table
    from kastellan.tables.progress import Progress
    from kastellan.tables.recent import AnyGame


def table_info(doors: Doors, sheet: Sheet, person: str | None, table: "Table | None" = None) -> TableInfo:
    """Return a table as ``person`` sees it; ``table`` adds what is only known while it is awake."""
    return TableInfo(**_fields(doors, sheet, person, table))


def table_news(doors: Doors, sheet: Sheet, person: str | None, table: "Table | None" = None) -> TableNews:
    """Return the same as a message for the socket."""
    return TableNews(**_fields(doors, sheet, person, table))


def _fields(doors: Doors, sheet: Sheet, person: str | None, table: "Table | None") -> dict[str, Any]:
    progress = None if table is None else table.progress
    teams = () if progress is None or table is None else table.game.teams(progress.state)
    if progress is None and sheet.outcome is not None:
        teams = sheet.outcome.teams
    return {
        "id": sheet.id,
        "game": sheet.game,
        "name": sheet.name,
        "seats": [_seat(sheet, chair) for chair in sheet.chairs],
        "options": sheet.options,
        "status": sheet.status,
        "public": sheet.public,
        "host_seat": sheet.host_seat,
        "links": _links(doors, sheet, person),
        "my_seat": sheet.seat_of(person),
        "starting": sheet.starting,
        "sent_away": person in sheet.kicked,
        "imported": sheet.imported,
        "old": table is not None and table.old,
        "clock": sheet.clock,
        "hints": sheet.hints,
        "created": sheet.created,
        "updated": sheet.updated,
        "seal": _seal(sheet),
        "content": sheet.content,
        "outcome": sheet.outcome,
        "rematch": sheet.rematch,
        "take_back": _wish(sheet, progress),
        "teams": [list(team) for team in teams],
        "watchers": 0 if table is None else len(table.screens.get(None, ())),
    }


def _seat(sheet: Sheet, chair: Chair) -> SeatInfo:
    kind: Any = chair.kind
    level: Any = chair.level
    return SeatInfo(
        seat=chair.seat,
        name=chair.name,
        kind=kind,
        connected=kind == "bot" or (kind == "person" and chair.away is None),
        host=chair.person is not None and chair.person == sheet.host,
        level=level,
        away_since=chair.away,
        absent=chair.name if kind == "bot" and chair.person is not None else None,
    )


def _links(doors: Doors, sheet: Sheet, person: str | None) -> Links:
    """Only those who sit here can pass on the links."""
    if person is None or all(chair.person != person for chair in sheet.chairs):
        return Links()
    path, keys = f"/table/{sheet.id}", (sheet.id, sheet.links)
    invite = f"{path}?invite={doors.invite(*keys)}" if sheet.status == "open" else None
    return Links(invite, f"{path}?watch={doors.watch(*keys)}")


def _wish(sheet: Sheet, progress: "Progress | None") -> TakeBack | None:
    """Show a wish to take back as long as the step may be."""
    wish = sheet.take_back
    if wish is None or progress is None or not progress.recent.stands(wish.seat, wish.version):
        return None
    return TakeBack(wish.seat, wish.agreed)


def _seal(sheet: Sheet) -> Seal:
    """Show commitment and shares always, seed and nonces only when they can do no more harm."""
    seal = Seal(sheet.commitment, [chair.share for chair in sheet.chairs])
    if sheet.status == "over" and sheet.outcome is not None:
        seal.server_seed, seal.nonces = sheet.server_seed, [chair.nonce for chair in sheet.chairs]
    return seal


def game_info(game: "AnyGame", digest: str) -> GameInfo:
    """Return a game with its options, as the page for a new table needs it."""
    fields = inspect.type_info(game.options).fields  # type: ignore[attr-defined]
    return GameInfo(
        slug=game.slug,
        version=game.version,
        seats=list(game.seats),
        options=[_option(field) for field in fields],
        content=digest,
        bots=["easy", "normal", "hard"],
    )


def _option(field: Any) -> OptionInfo:
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
