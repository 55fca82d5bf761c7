"""Python source that writes a view down, made for one layout and compiled once.

A generic walk over a view would take longer than the rules themselves.  A struct becomes one function
without loops over its fields.  It returns pieces of a row, 32-bit numbers as bytes, in the order of their
places.  Of structs in a tuple come first the pieces of the first field, then those of the second, and so on.
"""

from collections.abc import Callable, Iterable
from itertools import chain
from struct import Struct
from typing import Any

from kastellan.adapters.field import Field
from kastellan.adapters.shape import Group, Items, Leaf, Shape
from kastellan.core.catalogue import Choice, Members, Number, Words

Mark = Callable[[Any], bytes]

Pieces = tuple[bytes, ...]

Write = Callable[[Any], Pieces]

BYTES = 4
"""The bytes of a place: an ``f`` of ``struct``."""

KEPT = 500
"""How many of the last marks of a field are kept: thousands would cost more in memory and its upkeep."""


class Writer:
    """Puts the source of one function together; ``widths`` counts the places of each piece that it returns.

    Numbers that are neighbours are packed together, but not those of a ``nested`` struct: there each
    field is a piece of its own, to be put beside those of the other structs.
    """

    def __init__(self, fields: dict[str, Field], *, nested: bool = False) -> None:
        self.fields, self.nested = fields, nested
        self.widths: list[int] = []
        self._lines: list[str] = []
        self._numbers: list[tuple[str, int]] = []
        self._pieces: list[str] = []
        self._names: dict[str, Any] = {}

    def compiled(self, shape: Shape) -> Write:
        """Return the function that writes values of this shape."""
        self._value(shape, "value")
        self._pack()
        source = "\n    ".join(["def write(value):", *self._lines, f"return ({', '.join(self._pieces)},)"])
        exec(compile(source, "<layout>", "exec"), self._names)  # noqa: S102 - the text is our own
        write: Write = self._names["write"]
        return write

    def _value(self, node: Shape, name: str) -> None:
        """Write the value called ``name``."""
        if isinstance(node, Leaf):
            self._leaf(node, name)
        elif isinstance(node, Items):
            self._items(node, self._local(name))
        elif node.optional:
            held = self._local(name)
            self._number(f"{held} is not None")
            write, widths = self._within(Group(node.path, node.fields, optional=False))
            self._parts(held, write, widths)
        else:
            held = self._local(name)
            for field, part in node.fields:
                self._value(part, f"{held}.{field}")

    def _items(self, node: Items, held: str) -> None:
        """Write a tuple: all marks or all numbers at once if possible, else item by item."""
        item = node.item
        if node.varies:
            held = self._local(f"{held} or ()") if node.optional else held
            self._number(distance(f"len({held})", self.fields[f"{node.path}#"]))
        elif node.optional:
            self._number(f"{held} is not None")
        if isinstance(item, Leaf) and isinstance(item.extent, Choice | Members):
            self._marks(held, block_marker(node, item.extent), node.most * len(item.extent.values))
        elif isinstance(item, Leaf) and is_plain(item) and not node.varies:
            self._all_numbers(node, held)
        else:
            write, widths = self._within(item)
            block = (each if self.nested else remembering)(node, write, widths)
            self._parts(held, block, [node.most * width for width in widths])

    def _all_numbers(self, node: Items, held: str) -> None:
        """Write all numbers of a tuple of known length."""
        each_one = distance("number", self.fields[node.path])
        source = held if each_one == "number" else f"[{each_one} for number in {held}]"
        if node.optional:
            source = f"({self._constant((0,) * node.most)} if {held} is None else {source})"
        self._number(f"*{source}", node.most)

    def _within(self, node: Shape) -> tuple[Write, list[int]]:
        """Return a function for a part of the value, and how many places each of its pieces has."""
        writer = Writer(self.fields, nested=True)
        return writer.compiled(node), writer.widths

    def _leaf(self, leaf: Leaf, name: str) -> None:
        extent, field = leaf.extent, self.fields[leaf.path]
        held = self._local(name) if leaf.optional else name
        if leaf.optional and isinstance(extent, Members | Number | None):
            self._number(f"{held} is not None")
        if isinstance(extent, Choice):
            marks = marker(field.values)
            table = {value: marks((value,)) for value in field.values}
            table |= {None: marks(None)} if leaf.optional else {}
            self._piece(f"{self._constant(table)}[{held}]", len(field.values))
        elif isinstance(extent, Members):
            self._marks(self._local(held), marker(field.values), len(extent.values))
        elif isinstance(extent, Words):
            numbers = {text: k + 1 for k, text in enumerate(field.values)}
            self._number(f"{self._constant(numbers.get)}({held}, 0)")
        else:
            far = distance(held, field)
            self._number(f"0 if {held} is None else {far}" if leaf.optional else far)

    def _number(self, source: str, width: int = 1) -> None:
        """Add one number, or a tuple of so many."""
        self._numbers.append((source, width))
        if self.nested:
            self._pack()

    def _pack(self) -> None:
        """Make a piece of the numbers that were added since the last."""
        if self._numbers:
            sources, widths = zip(*self._numbers, strict=True)
            self._numbers = []
            pack = self._constant(Struct(f"{sum(widths)}f").pack)
            self._piece(f"{pack}({', '.join(sources)})", sum(widths))

    def _marks(self, held: str, mark: Mark, width: int) -> None:
        """Add the piece that a function makes of something; all is 0 if it is empty or missing."""
        self._piece(f"{self._constant(mark)}({held}) if {held} else {self._constant(empty(width))}", width)

    def _parts(self, held: str, write: Callable[[Any], Iterable[bytes]], widths: list[int]) -> None:
        """Add the pieces that a function makes of something; all is 0 if it is empty or missing."""
        nothing = self._constant(tuple(map(empty, widths)))
        self._piece(f"*({self._constant(write)}({held}) if {held} else {nothing})", *widths)

    def _piece(self, source: str, *widths: int) -> None:
        self._pack()
        self._pieces.append(source)
        self.widths += widths

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


def distance(source: str, field: Field) -> str:
    """Return the source of how far a number is from the lowest one, in units."""
    far = f"({source} - {field.low})" if field.low else source
    return far if field.unit == 1 else f"{far} / {field.unit}"


def empty(width: int) -> bytes:
    """Return so many places with nothing in them."""
    return bytes(BYTES * width)


class Kept(dict[Any, bytes]):
    """What was made of the last values: quicker to look up than by ``lru_cache``."""

    def __init__(self, make: Mark) -> None:
        super().__init__()
        self.make = make

    def __missing__(self, value: Any) -> bytes:
        if len(self) >= KEPT:
            self.clear()
        made = self[value] = self.make(value)
        return made


def marker(values: tuple[Any, ...]) -> Mark:
    """Return a function that marks the members of a set, if there is one; most sets come again and again."""
    place = {value: k for k, value in enumerate(values)}
    pack = Struct(f"{len(values)}f").pack

    def marks(members: tuple[Any, ...] | None) -> bytes:
        row = [0] * len(place)
        for member in members or ():
            row[place[member]] = 1
        return pack(*row)

    return Kept(marks).__getitem__


def block_marker(node: Items, extent: Choice | Members) -> Mark:
    """Return a function that marks all items of a tuple, each a choice or a set."""
    mark = marker(tuple(extent.values))
    if isinstance(extent, Members):
        return marked(node, mark, len(extent.values))
    choices = {None: mark(None), **{value: mark((value,)) for value in extent.values}}
    return Kept(marked(node, choices.__getitem__, len(extent.values))).__getitem__


def marked(node: Items, mark: Mark, width: int) -> Mark:
    """Return a function that marks a tuple, item by item."""
    size = BYTES * node.most * width

    def block(items: tuple[Any, ...]) -> bytes:
        check_length(node, items)
        return b"".join(map(mark, items)).ljust(size, b"\0")

    return block


def each(node: Items, write: Write, widths: list[int]) -> Write:
    """Return a function that writes a tuple of structs, with one piece for each of their fields."""
    blank = [tuple(map(empty, widths))] * node.most

    def block(items: tuple[Any, ...]) -> Pieces:
        check_length(node, items)
        parts = [*map(write, items), *blank[len(items) :]]
        return tuple(map(b"".join, zip(*parts, strict=True)))

    return block


def remembering(node: Items, write: Write, widths: list[int]) -> Callable[[Any], Iterable[bytes]]:
    """Return a function that writes a tuple of structs, field by field.

    It remembers how the last two structs of each place were written: from view to view most stay as they
    are, or change between what their owner and what others see.
    """
    blank = [tuple(map(empty, widths))] * node.most
    last: list[tuple[Any, Pieces, Any, Pieces]] = [(None, (), None, ())] * node.most

    def block(items: tuple[Any, ...]) -> Iterable[bytes]:
        check_length(node, items)
        parts = blank[:]
        for k, item in enumerate(items):
            latest, part, older, other = last[k]
            if item is not latest and item != latest:
                part, other = other if item == older else write(item), part
                last[k] = item, part, latest, other
            parts[k] = part
        return chain.from_iterable(zip(*parts, strict=True))

    return block


def check_length(node: Items, items: tuple[Any, ...]) -> None:
    """Refuse a tuple of more items than its catalogue says, or of fewer if it has a known length."""
    if len(items) > node.most or (len(items) < node.most and not node.varies):
        raise ValueError(f"{node.path} holds {len(items)} items; its catalogue says {node.most}")
