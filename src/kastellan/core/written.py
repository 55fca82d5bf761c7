"""Positions as text, a row a field: what is written, and read again, follows from the rows of a game."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from kastellan.core.refusal import BadInput, Refusal, must


class Form(NamedTuple):
    """How some numbers of a position are written, and read again at a place.

    A seat has ``each`` of them; 1 stands for a single number where there are no seats.  ``kind`` is
    the type of what is written, and ``default`` what need not be written.
    """

    each: int
    kind: Any
    default: Any
    write: Callable[[Any, Sequence[Any]], Any]
    read: Callable[[Any, Any, str], Sequence[Any]]


class Row(NamedTuple):
    """A field: its name in the position, where it is written if it is, its form, its place in a view.

    Whoever is not the owner does not see it in the phases of ``secret_in``.
    """

    name: str
    written: str
    form: Form
    place: str = ""
    secret_in: Sequence[int] = ()


class Shelf(NamedTuple):
    """Things of the content that are written by their ids, what one is called, and the rule about them."""

    ids: Callable[[Any], Sequence[str]]
    called: str
    rule: str

    def number_of(self, content: Any, name: str, place: str) -> int:
        """Return the number of a thing by its id."""
        ids = self.ids(content)
        must(name in ids, place, f"{name!r} is not {self.called}", self.rule)
        return ids.index(name)


def shown(number: int) -> int | None:
    """Return a number as people see it: ``None`` for -1, which is nobody or nowhere."""
    return None if number < 0 else number


def kept(number: int | None) -> int:
    """Return a number as a position keeps it: -1 for nobody or nowhere."""
    return -1 if number is None else number


def number_of(names: Sequence[str], name: str, place: str, rule: str = "") -> int:
    """Return the number of a name among those that are possible."""
    must(name in names, place, f"{name!r} is not one of {', '.join(names)}", rule)
    return names.index(name)


def plain(default: Any) -> Form:
    """Return the form of a number, a flag or a text that is written as it is."""
    return Form(1, type(default), default, lambda _content, one: one[0], lambda _content, one, _place: [one])


def several(kind: Any, *default: Any) -> Form:
    """Return the form of numbers that are written as they are."""
    each = len(default)
    return Form(each, kind, default, lambda _content, some: tuple(some), lambda _content, some, _place: some)


def maybe(lowest: int = 0) -> Form:
    """Return the form of a number counted from ``lowest``, or ``None``, which is -1."""

    def read(_content: Any, one: int | None, _place: str) -> list[int]:
        return [-1 if one is None else one - lowest if one >= lowest else -2]  # -2 is never allowed

    return Form(1, int | None, None, lambda _content, one: None if one[0] < 0 else one[0] + lowest, read)


def chosen(names: Sequence[str], default: str, rule: str) -> Form:
    """Return the form of one of these names."""

    def read(_content: Any, name: str, place: str) -> list[int]:
        return [number_of(names, name, place, rule)]

    return Form(1, str, default, lambda _content, one: names[one[0]], read)


def thing(shelf: Shelf) -> Form:
    """Return the form of one thing, or none."""

    def write(content: Any, one: Sequence[int]) -> str | None:
        return None if one[0] < 0 else shelf.ids(content)[one[0]]

    def read(content: Any, name: str | None, place: str) -> list[int]:
        return [-1 if name is None else shelf.number_of(content, name, place)]

    return Form(1, str | None, None, write, read)


def things(shelf: Shelf, most: int, rule: str) -> Form:
    """Return the form of things in an order, at most so many."""

    def write(content: Any, some: Sequence[int]) -> tuple[str, ...]:
        return tuple(shelf.ids(content)[one] for one in some if one >= 0)

    def read(content: Any, names: tuple[str, ...], place: str) -> list[int]:
        must(len(names) <= most, place, f"{len(names)} of them; there are at most {most}", rule)
        found = [shelf.number_of(content, name, place) for name in names]
        return [*found, *[-1] * (most - len(found))]

    return Form(most, tuple[str, ...], (), write, read)


def members(shelf: Shelf) -> Form:
    """Return the form of a set of things, which is kept as a bit mask; none is named twice."""

    def write(content: Any, masks: Sequence[int]) -> tuple[str, ...]:
        return tuple(name for number, name in enumerate(shelf.ids(content)) if masks[0] >> number & 1)

    def read(content: Any, names: tuple[str, ...], place: str) -> list[int]:
        must(len(set(names)) == len(names), place, f"names {shelf.called} twice", shelf.rule)
        return [sum(1 << shelf.number_of(content, name, place) for name in names)]

    return Form(1, tuple[str, ...], (), write, read)


def written_as(name: str, says: str, rows: Iterable[Row], *others: Any) -> Any:
    """Return the type of what is written: these rows, and other fields with their types and defaults."""
    fields = [*others, *[(row.written, row.form.kind, row.form.default) for row in rows]]
    settings: dict[str, Any] = {"frozen": True, "forbid_unknown_fields": True, "kw_only": True}
    return msgspec.defstruct(name, fields, namespace={"__doc__": says}, **settings)


def write_rows(whole: Any, rows: Iterable[Row], content: Any, seat: int | None = None) -> dict[str, Any]:
    """Return the fields of a position, or of one seat or team in it, as they are written."""
    found = {}
    for row in rows:
        value, each = getattr(whole, row.name), row.form.each
        if seat is not None:
            value = value[each * seat : each * seat + each]
        elif each == 1:
            value = [value]
        found[row.written] = row.form.write(content, value)
    return found


def read_rows(
    whole: Any, rows: Iterable[Row], content: Any, position: Any, place: str, seat: int | None = None
) -> None:
    """Give a position, or one seat or team in it, the fields that are written."""
    for row in rows:
        before, each = getattr(whole, row.name), row.form.each
        values = row.form.read(content, getattr(position, row.written), f"{place}.{row.written}")
        if seat is not None:
            values = [*before[: each * seat], *values, *before[each * seat + each :]]
        setattr(whole, row.name, values[0] if each == 1 and seat is None else type(before)(values))


def settable(refusal: Refusal | None, places: dict[str, str] | None = None) -> None:
    """Refuse a set-up that ``forbid`` refuses, at the place of its reason or else at ``$.options``."""
    if refusal is not None:
        raise BadInput((places or {}).get(refusal.reason, "$.options"), refusal.reason, refusal.rule)
