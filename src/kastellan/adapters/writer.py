"""Python source that writes a view down, made for one layout and compiled once.

A generic walk over a view would take longer than the rules themselves.  The source has no loops over
fields: it collects the numbers in two lists, whose places are known beforehand, and sets those places
of an array of bytes that hold a one.  Numbers that fit into a byte have a list of their own, because
they are turned into an array four times as quickly.
"""

from collections.abc import Callable
from functools import lru_cache, partial
from typing import Any, NoReturn

from kastellan.adapters.field import Field, place_of
from kastellan.adapters.shape import Group, Items, Leaf, Shape
from kastellan.core.catalogue import Choice, Members, Number, Words

Compiled = Callable[[Any, bytearray], tuple[list[int], list[int]]]

BYTE = 255
KEPT = 10_000
"""How many of the last marks of a field are kept."""


class Column:
    """A list of numbers in the source: its name, what is still to be added, and where it all goes."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.pending: list[str] = []
        self.places: list[int] = []
        self.fields: list[Field] = []

    def add(self, source: str, field: Field, *places: int) -> None:
        """Add one number, or a tuple of them."""
        self.pending.append(source)
        self.places += places
        self.fields += [field] * len(places)


class Writer:
    """Puts the source together."""

    def __init__(self, fields: dict[str, Field]) -> None:
        self.fields = fields
        self.small, self.large = Column("n"), Column("m")
        self._names: dict[str, Any] = {"too_many": too_many}
        self._lines: list[str] = []
        self._depth = 1
        self._locals = 0

    def compiled(self, shape: Group) -> Compiled:
        """Return the function that writes views of this shape."""
        self._group(shape, "view", ())
        self._flush()
        body = "\n".join(self._lines)
        source = f"def write(view, ones):\n    n, m = [], []\n{body}\n    return n, m\n"
        exec(compile(source, "<layout>", "exec"), self._names)  # noqa: S102 - the text is our own
        write: Compiled = self._names["write"]
        return write

    def _value(self, node: Shape, name: str, at: tuple[int, ...]) -> None:
        """Write the value called ``name``; ``at`` says which of its kind it is."""
        if isinstance(node, Leaf):
            self._leaf(node, name, at)
        elif isinstance(node, Items):
            self._items(node, self._local(name), at)
        elif node.optional:
            held = self._local(name)
            self._number(f"{held} is not None", f"{node.path}?", at)
            self._branch(f"{held} is not None", lambda: self._group(node, held, at))
        else:
            self._group(node, self._local(name), at)

    def _group(self, node: Group, held: str, at: tuple[int, ...]) -> None:
        for name, part in node.fields:
            self._value(part, f"{held}.{name}", at)

    def _items(self, node: Items, held: str, at: tuple[int, ...]) -> None:
        """Write a tuple: as a block of marks or of numbers if possible, else item by item."""
        item = node.item
        if node.varies:
            held = self._local(f"{held} or ()") if node.optional else held
            self._number(f"len({held})", f"{node.path}#", at)
        elif node.optional:
            self._number(f"{held} is not None", f"{node.path}?", at)
        if isinstance(item, Leaf) and isinstance(item.extent, Choice | Members):
            self._block(node, item.extent, held, at)
        elif node.varies:
            self._some(node, held, at)
        elif isinstance(item, Leaf) and isinstance(item.extent, Number | None) and not item.optional:
            self._numbers(node, held, at)
        elif node.optional:
            self._branch(f"{held} is not None", lambda: self._all(node, held, at))
        else:
            self._all(node, held, at)

    def _block(self, node: Items, extent: Choice | Members, held: str, at: tuple[int, ...]) -> None:
        """Write all marks of a tuple at once."""
        width = node.most * len(extent.values)
        first = place_of(self.fields[node.path], at)
        marks = self._constant(block_marker(node, extent), node.path)
        self._line(f"if {held}: ones[{first}:{first + width}] = {marks}({held})")

    def _numbers(self, node: Items, held: str, at: tuple[int, ...]) -> None:
        """Write all numbers of a tuple at once."""
        field = self.fields[node.path]
        low = self._constant((field.low,) * node.most)
        source = f"*({low} if {held} is None else {held})" if node.optional else f"*{held}"
        self._column(field).add(source, field, *(place_of(field, (*at, k)) for k in range(node.most)))

    def _all(self, node: Items, held: str, at: tuple[int, ...]) -> None:
        """Write a tuple of a known length."""
        names = [self._name() for _ in range(node.most)]
        self._line(f"{', '.join(names)}, = {held}")
        for k, name in enumerate(names):
            self._value(node.item, name, (*at, k))

    def _some(self, node: Items, held: str, at: tuple[int, ...]) -> None:
        """Write a tuple of an unknown length."""
        self._line(f"if len({held}) > {node.most}: too_many({node.path!r})")
        for k in range(node.most):
            self._branch(f"len({held}) > {k}", partial(self._value, node.item, f"{held}[{k}]", (*at, k)))

    def _leaf(self, leaf: Leaf, name: str, at: tuple[int, ...]) -> None:
        extent, path = leaf.extent, leaf.path
        if isinstance(extent, Choice):
            self._choice(leaf, name, at)
        elif isinstance(extent, Members):
            held, first = self._local(name), place_of(self.fields[path], at)
            if leaf.optional:
                self._number(f"{held} is not None", f"{path}?", at)
            marks = self._constant(marker(self.fields[path].values), path)
            self._line(f"if {held}: ones[{first}:{first + len(extent.values)}] = {marks}({held})")
        elif isinstance(extent, Words):
            numbers = {text: k + 1 for k, text in enumerate(self.fields[path].values)}
            self._number(f"{self._constant(numbers.get, path)}({name}, 0)", path, at)
        elif leaf.optional:
            held, low = self._local(name), self.fields[path].low
            self._number(f"{held} is not None", f"{path}?", at)
            self._number(f"{low} if {held} is None else {held}", path, at)
        else:
            self._number(name, path, at)

    def _choice(self, leaf: Leaf, name: str, at: tuple[int, ...]) -> None:
        """Set the place of a value; one small table for all items of a field stays at hand."""
        field, held = self.fields[leaf.path], self._local(name)
        table = self._constant({value: k for k, value in enumerate(field.values)}, leaf.path)
        condition = f"if {held} is not None: " if leaf.optional else ""
        self._line(f"{condition}ones[{place_of(field, at)} + {table}[{held}]] = 1")

    def _number(self, source: str, path: str, at: tuple[int, ...]) -> None:
        field = self.fields[path]
        self._column(field).add(source, field, place_of(field, at))

    def _column(self, field: Field) -> Column:
        """Return the list that a field's numbers belong to."""
        return self.small if field.low >= 0 and field.low + field.high * field.unit <= BYTE else self.large

    def _branch(self, condition: str, body: Callable[[], None]) -> None:
        """Write something that may be missing; its numbers are then low."""
        self._flush()
        self._line(f"if {condition}:")
        before = [(column, len(column.places)) for column in (self.small, self.large)]
        self._depth += 1
        body()
        self._flush()
        self._line("pass")
        self._depth -= 1
        self._line("else:")
        self._depth += 1
        for column, first in before:
            low = tuple(field.low for field in column.fields[first:])
            self._line(f"{column.name} += {self._constant(low)}" if low else "pass")
        self._depth -= 1

    def _flush(self) -> None:
        """Write out the numbers that were collected."""
        for column in (self.small, self.large):
            if column.pending:
                self._line(f"{column.name} += [{', '.join(column.pending)}]")
                column.pending.clear()

    def _line(self, text: str) -> None:
        self._lines.append("    " * self._depth + text)

    def _local(self, source: str) -> str:
        """Return a name that holds the value of ``source``."""
        if source.isidentifier():
            return source
        name = self._name()
        self._line(f"{name} = {source}")
        return name

    def _name(self) -> str:
        self._locals += 1
        return f"v{self._locals}"

    def _constant(self, value: Any, name: str = "") -> str:
        """Return a name for a value that never changes; the same one for the same ``name``."""
        name = f"c_{name.replace('.', '_')}" if name else f"c{len(self._names)}"
        self._names.setdefault(name, value)
        return name


def marker(values: tuple[Any, ...]) -> Callable[[tuple[Any, ...]], bytes]:
    """Return a function that marks the members of a set; most sets come again and again."""
    place = {value: k for k, value in enumerate(values)}

    @lru_cache(maxsize=KEPT)
    def marks(members: tuple[Any, ...]) -> bytes:
        row = bytearray(len(place))
        for member in members:
            row[place[member]] = 1
        return bytes(row)

    return marks


def block_marker(node: Items, extent: Choice | Members) -> Callable[[tuple[Any, ...]], bytes]:
    """Return a function that marks all items of a tuple, each a choice or a set."""
    mark = marker(tuple(extent.values))
    several = isinstance(extent, Members)

    @lru_cache(maxsize=KEPT)
    def marks(items: tuple[Any, ...]) -> bytes:
        if len(items) > node.most or (len(items) < node.most and not node.varies):
            raise ValueError(f"{node.path} holds {len(items)} items; its catalogue says {node.most}")
        sets = [item if several else (item,) for item in items]
        sets += [()] * (node.most - len(items))
        return b"".join(mark(() if members in {None, (None,)} else members) for members in sets)

    return marks


def too_many(path: str) -> NoReturn:
    """Refuse a view that is larger than its catalogue says."""
    raise ValueError(f"{path} holds more than its catalogue says")
