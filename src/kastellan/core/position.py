"""Positions declared once: a class names its fields, and all else follows from them.

``@position`` writes ``__init__`` (by keyword), ``copy``, ``key``, ``__eq__`` and ``__hash__`` as one would
by hand.  The interpreter runs that text; the compiler gets it in the place of the declaration
(``packaging/declared.py``), so that a compiled position is a native class.  This file imports the
standard library alone.
"""

from collections.abc import Hashable, Sequence
from typing import Annotated, Any, NamedTuple, Self, TypeVar, cast, dataclass_transform, get_origin

T = TypeVar("T")

DERIVED, PART = "derived", "part"

Derived = Annotated[T, DERIVED]
"""A field that follows from the others and is kept for its measured worth: copied, but not in the key."""

Part = Annotated[T, PART]
"""A field that is itself declared as a position, copied and compared by its own fields."""


class Field(NamedTuple):
    """One field: whether it is a list that copies must not share, and how it is marked."""

    name: str
    listed: bool
    mark: str
    has_default: bool

    @property
    def copied(self) -> str:
        """Return how a copy gets it."""
        if self.mark == PART:
            return f"self.{self.name}.copy()"
        return f"self.{self.name}[:]" if self.listed else f"self.{self.name}"

    @property
    def compared(self) -> str:
        """Return what stands for it in the key."""
        if self.mark == PART:
            return f"self.{self.name}.key()"
        if self.name == "content":
            return "self.content.digest"
        return f"tuple(self.{self.name})" if self.listed else f"self.{self.name}"


class Declared:
    """What every declared position can do."""

    __slots__ = ()

    def copy(self) -> Self:
        """Return an equal position that shares nothing changeable with this one."""
        raise NotImplementedError

    def key(self) -> tuple[Hashable, ...]:
        """Return a value equal for equal positions and for no others."""
        raise NotImplementedError


@dataclass_transform(kw_only_default=True, eq_default=False)
def position(declared: type[T]) -> type[T]:
    """Return the class with slots for its annotated fields and the methods that follow from them."""
    fields = [field_of(declared, name, kind) for name, kind in declared.__annotations__.items()]
    names = tuple(one.name for one in fields)
    body = {name: value for name, value in vars(declared).items() if name not in (*names, *UNSLOTTED)}
    scope: dict[str, Any] = {"make": object.__new__, "given": declared}
    parameters = [f"{one.name}=given.{one.name}" if one.has_default else one.name for one in fields]
    text = methods(declared.__name__, fields, parameters, filled(declared.__name__, fields))
    exec(text, scope)  # noqa: S102 - the text is written below
    body.update((name, scope[name]) for name in METHODS)
    made: Any = type(declared.__name__, declared.__bases__, {**body, "__slots__": names})
    scope[declared.__name__] = made
    return cast("type[T]", made)


METHODS = ("__init__", "copy", "key", "__eq__", "__hash__")
UNSLOTTED = ("__dict__", "__weakref__")


def field_of(declared: type[Any], name: str, kind: Any) -> Field:
    """Return a field by its annotation."""
    mark = getattr(kind, "__metadata__", ("",))[0]
    plain = kind.__origin__ if mark else kind
    return Field(name, get_origin(plain) is list, mark, name in vars(declared))


def methods(name: str, fields: Sequence[Field], parameters: Sequence[str], copying: Sequence[str]) -> str:
    """Return the text of a position's methods; ``parameters`` are the fields as ``__init__`` takes them."""
    lines = [
        f"def __init__(self, *, {', '.join(parameters)}) -> None:",
        *(f"    self.{one.name} = {one.name}" for one in fields),
        f'def copy(self) -> "{name}":',
        *(f"    {line}" for line in copying),
        "def key(self) -> tuple[object, ...]:",
        f"    return ({', '.join(one.compared for one in fields if one.mark != DERIVED)},)",
        "def __eq__(self, other: object) -> bool:",
        f"    return isinstance(other, {name}) and self.key() == other.key()",
        "def __hash__(self) -> int:",
        "    return hash(self.key())",
    ]
    return "\n".join(lines) + "\n"


def filled(name: str, fields: Sequence[Field]) -> list[str]:
    """Return how the interpreter copies quickest: an empty object, filled field by field."""
    return [f"new = make({name})", *(f"new.{one.name} = {one.copied}" for one in fields), "return new"]


def called(name: str, fields: Sequence[Field]) -> list[str]:
    """Return how compiled code copies quickest: a call that is resolved beforehand."""
    return [f"return {name}({', '.join(f'{one.name}={one.copied}' for one in fields)})"]
