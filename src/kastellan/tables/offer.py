"""Games as clients are told of them: who can play, and with which options."""

from typing import Any

import msgspec
from msgspec import inspect

from kastellan.tables.messages import GameInfo, OptionInfo
from kastellan.tables.recent import AnyGame


def game_info(game: AnyGame, content: Any, name: str = "") -> GameInfo:
    """Return a game with its options, as the page for a new table needs it; it may have another name."""
    fields = inspect.type_info(game.options).fields  # type: ignore[attr-defined]
    return GameInfo(
        slug=game.slug,
        version=game.version,
        seats=list(game.seats),
        options=[_option(field, game) for field in fields],
        content=content.digest,
        name=name or game.slug.capitalize(),
        drafts=game.draft is not None,
        bots=["easy", "normal", "hard"],
    )


def _option(field: Any, game: AnyGame) -> OptionInfo:
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
