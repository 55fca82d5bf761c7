"""Python source that writes a view down, made for one layout and compiled once.

A generic walk over a view would take longer than the rules themselves.  A struct becomes one function
without loops over its fields.  It returns two bytes for each of its places: first all its numbers, then the
marks of its choices and sets and what is nested in it.  Which places these are is known beforehand.
"""

from collections.abc import Callable, Iterator
from struct import Struct
from typing import Any

from kastellan.adapters.field import Field, place_of
from kastellan.adapters.shape import Group, Items, Leaf, Shape
from kastellan.core.catalogue import Choice, Members, Number, Words

Write = Callable[[Any], bytes]

At = tuple[int, ...]

Span = tuple[Field, At, int]
"""So many places in a row, from item ``At`` of a field on."""

BYTES = 2
"""The bytes of a place: an ``H`` of ``struct``."""

MOST = 2 ** (8 * BYTES) - 1
"""The largest number that a place can hold."""

KEPT = 500
"""How many of the last marks of a field are kept: thousands would cost more in memory and its upkeep."""


class Writer:
    """Puts the source of one function together; ``spans`` are the places that it writes, in its order."""

    def __init__(self, fields: dict[str, Field], *, nested: bool = False) -> None:
        self.fields, self.nested = fields, nested
        self._lines: list[str] = []
        self._numbers: list[str] = []
        self._pieces: list[str] = []
        self._number_spans: list[Span] = []
        self._piece_spans: list[Span] = []
        self._names: dict[str, Any] = {"join": b"".join}

    def compiled(self, shape: Shape) -> Write:
        """Return the function that writes values of this shape."""
        self._value(shape, "value", ())
        self._names["pack"] = Struct(f"{width_of(self._number_spans)}H").pack
        parts = [f"pack({', '.join(self._numbers)})", *self._pieces]
        self._lines.append(f"return join(({', '.join(parts)},))")
        source = "\n    ".join(["def write(value):", *self._lines])
        exec(compile(source, "<layout>", "exec"), self._names)  # noqa: S102 - the text is our own
        write: Write = self._names["write"]
        return write

    @property
    def spans(self) -> list[Span]:
        """Return the places that are written, in order."""
        return self._number_spans + self._piece_spans

    def places(self) -> Iterator[int]:
        """Yield the number of each place that is written, in order."""
        for field, at, width in self.spans:
            first = place_of(field, at)
            yield from range(first, first + width)

    def _value(self, node: Shape, name: str, at: At) -> None:
        """Write the value called ``name``; ``at`` says which of its kind it is."""
        if isinstance(node, Leaf):
            self._leaf(node, name, at)
        elif isinstance(node, Items):
            self._items(node, self._local(name), at)
        elif node.optional:
            held = self._local(name)
            self._number(f"{held} is not None", f"{node.path}?", at)
            write, spans = self._within(Group(node.path, node.fields, optional=False))
            self._unless_empty(held, write, moved(spans, at))
        else:
            held = self._local(name)
            for field, part in node.fields:
                self._value(part, f"{held}.{field}", at)

    def _items(self, node: Items, held: str, at: At) -> None:
        """Write a tuple: all marks or all numbers at once if possible, else item by item."""
        item = node.item
        if node.varies:
            held = self._local(f"{held} or ()") if node.optional else held
            self._number(f"len({held})", f"{node.path}#", at)
        elif node.optional:
            self._number(f"{held} is not None", f"{node.path}?", at)
        if isinstance(item, Leaf) and isinstance(item.extent, Choice | Members):
            width = node.most * len(item.extent.values)
            self._unless_empty(held, block_marker(node, item.extent), [(self.fields[node.path], at, width)])
        elif isinstance(item, Leaf) and is_plain(item) and not node.varies:
            self._all_numbers(node, held, at)
        else:
            self._each(node, held, at)

    def _all_numbers(self, node: Items, held: str, at: At) -> None:
        """Write all numbers of a tuple of known length."""
        field = self.fields[node.path]
        source = f"[number - {field.low} for number in {held}]" if field.low else held
        if node.optional:
            source = f"({self._constant((0,) * node.most)} if {held} is None else {source})"
        self._add(f"*{source}", field, at, node.most)

    def _each(self, node: Items, held: str, at: At) -> None:
        """Write a tuple by a function for its items."""
        write, spans = self._within(node.item)
        block = (each if self.nested else remembering)(node, write, width_of(spans))
        self._unless_empty(held, block, [span for k in range(node.most) for span in moved(spans, (*at, k))])

    def _within(self, node: Shape) -> tuple[Write, list[Span]]:
        """Return a function for a part of the value, and the places that it writes of one such part."""
        writer = Writer(self.fields, nested=True)
        return writer.compiled(node), writer.spans

    def _leaf(self, leaf: Leaf, name: str, at: At) -> None:
        extent, field = leaf.extent, self.fields[leaf.path]
        held = self._local(name) if leaf.optional else name
        if leaf.optional and isinstance(extent, Members | Number | None):
            self._number(f"{held} is not None", f"{leaf.path}?", at)
        if isinstance(extent, Choice):
            marks = marker(field.values)
            table = {value: marks((value,)) for value in field.values}
            table |= {None: marks(None)} if leaf.optional else {}
            self._piece(f"{self._constant(table)}[{held}]", [(field, at, len(field.values))])
        elif isinstance(extent, Members):
            self._unless_empty(self._local(held), marker(field.values), [(field, at, len(extent.values))])
        elif isinstance(extent, Words):
            numbers = {text: k + 1 for k, text in enumerate(field.values)}
            self._number(f"{self._constant(numbers.get)}({held}, 0)", leaf.path, at)
        else:
            distance = f"{held} - {field.low}" if field.low else held
            self._number(f"0 if {held} is None else {distance}" if leaf.optional else distance, leaf.path, at)

    def _number(self, source: str, path: str, at: At) -> None:
        self._add(source, self.fields[path], at, 1)

    def _add(self, source: str, field: Field, at: At, width: int) -> None:
        """Add one number, or a tuple of so many."""
        if field.high * field.unit > MOST:
            raise TypeError(f"{field.path} can get larger than {MOST}")
        self._numbers.append(source)
        self._number_spans.append((field, at, width))

    def _unless_empty(self, held: str, write: Write, spans: list[Span]) -> None:
        """Add what a function makes of something; all is 0 if it is empty or missing."""
        nothing = self._constant(bytes(BYTES * width_of(spans)))
        self._piece(f"{self._constant(write)}({held}) if {held} else {nothing}", spans)

    def _piece(self, source: str, spans: list[Span]) -> None:
        self._pieces.append(source)
        self._piece_spans += spans

    def _local(self, source: str) -> str:
        """Return a name that holds the value of ``source``."""
        if source.isidentifier():
            return source
        name = f"v{len(self._lines)}"
        self._lines.append(f"{name} = {source}")
        return name

    def _constant(self, value: Any) -> str:
        """Return a name for a value that never changes."""
        name = f"c{len(self._names)}"
        self._names[name] = value
        return name


def is_plain(leaf: Leaf) -> bool:
    """Return whether a value is a number or a flag that is always there."""
    return isinstance(leaf.extent, Number | None) and not leaf.optional


def width_of(spans: list[Span]) -> int:
    """Return the number of places."""
    return sum(width for _, _, width in spans)


def moved(spans: list[Span], at: At) -> list[Span]:
    """Return the places of a part that stands at ``at``."""
    return [(field, (*at, *within), width) for field, within, width in spans]


class Kept(dict[Any, bytes]):
    """What was made of the last values: quicker to look up than by ``lru_cache``."""

    def __init__(self, make: Write) -> None:
        super().__init__()
        self.make = make

    def __missing__(self, value: Any) -> bytes:
        if len(self) >= KEPT:
            self.clear()
        made = self[value] = self.make(value)
        return made


def marker(values: tuple[Any, ...]) -> Write:
    """Return a function that marks the members of a set, if there is one; most sets come again and again."""
    place = {value: k for k, value in enumerate(values)}
    pack = Struct(f"{len(values)}H").pack

    def marks(members: tuple[Any, ...] | None) -> bytes:
        row = [0] * len(place)
        for member in members or ():
            row[place[member]] = 1
        return pack(*row)

    return Kept(marks).__getitem__


def block_marker(node: Items, extent: Choice | Members) -> Write:
    """Return a function that marks all items of a tuple, each a choice or a set."""
    mark = marker(tuple(extent.values))
    if isinstance(extent, Members):
        return each(node, mark, len(extent.values))
    choices = {None: mark(None), **{value: mark((value,)) for value in extent.values}}
    return Kept(each(node, choices.__getitem__, len(extent.values))).__getitem__


def each(node: Items, write: Write, width: int) -> Write:
    """Return a function that writes a tuple, item by item."""
    size = BYTES * node.most * width

    def block(items: tuple[Any, ...]) -> bytes:
        check_length(node, items)
        return b"".join(map(write, items)).ljust(size, b"\0")

    return block


def remembering(node: Items, write: Write, width: int) -> Write:
    """Return a function that writes a tuple, and remembers how the last two items of each place were written.

    From view to view most items stay as they are, or change between what their owner and what others see.
    """
    size = BYTES * node.most * width
    last: list[tuple[Any, bytes, Any, bytes]] = [(None, b"", None, b"")] * node.most

    def block(items: tuple[Any, ...]) -> bytes:
        check_length(node, items)
        parts = []
        for k, item in enumerate(items):
            latest, part, older, other = last[k]
            if item != latest:
                part, other = other if item == older else write(item), part
                last[k] = item, part, latest, other
            parts.append(part)
        return b"".join(parts).ljust(size, b"\0")

    return block


def check_length(node: Items, items: tuple[Any, ...]) -> None:
    """Refuse a tuple of more items than its catalogue says, or of fewer if it has a known length."""
    if len(items) > node.most or (len(items) < node.most and not node.varies):
        raise ValueError(f"{node.path} holds {len(items)} items; its catalogue says {node.most}")
