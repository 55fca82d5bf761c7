"""Options as OpenSpiel writes them: flags, whole numbers and texts, each with a default."""

from typing import Any

import msgspec
from msgspec import inspect

from kastellan.core.refusal import BadInput, TableRule

NONE = -1
"""Stands for ``None`` where an option is a number or nothing."""


def defaults(options: type[msgspec.Struct]) -> dict[str, bool | int | str]:
    """Return the options of a game as parameters; lists are texts such as ``"0,2"``."""
    return {name: written(value) for name, value in msgspec.structs.asdict(options()).items()}


def written(value: Any) -> bool | int | str:
    """Return an option as a parameter."""
    if value is None:
        return NONE
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    if isinstance(value, bool | int | str):
        return value
    raise TypeError(f"OpenSpiel has no parameter for {value!r}")


def read(options: type[msgspec.Struct], parameters: dict[str, Any]) -> dict[str, Any]:
    """Return parameters as options."""
    info = inspect.type_info(options)
    assert isinstance(info, inspect.StructType)  # noqa: S101 - a game's options are a struct
    found = {}
    for field in info.fields:
        value = parameters.get(field.name)
        if value is None:
            continue
        kinds = field.type.types if isinstance(field.type, inspect.UnionType) else (field.type,)
        names = {name for kind in kinds if isinstance(kind, inspect.LiteralType) for name in kind.values}
        listed = [kind for kind in kinds if isinstance(kind, inspect.VarTupleType)]
        if value == NONE and len(kinds) > 1:
            value = None
        elif listed and value not in names:
            value = read_list(field.name, value, isinstance(listed[0].item_type, inspect.IntType))
        found[field.name] = value
    return found


def read_list(name: str, text: str, numbers: bool) -> tuple[int | str, ...]:
    """Return a list that was written as a text."""
    parts = [part.strip() for part in text.split(",") if part.strip()]
    if not numbers:
        return tuple(parts)
    try:
        return tuple(int(part) for part in parts)
    except ValueError:
        raise BadInput(name, f"{text!r} is not a list of numbers such as '0,2'", TableRule.OPTIONS) from None
