"""Python source that writes a view down, made for one layout and compiled once.

A generic walk over a view would take longer than the rules themselves.  The source has no loops over
fields: it collects the numbers in a list, whose places are known beforehand, and sets those places of an
array of bytes that hold a one.
"""

from collections.abc import Callable
from functools import lru_cache, partial
from typing import Any, NoReturn

from kastellan.adapters.field import Field, place_of
from kastellan.adapters.shape import Group, Items, Leaf, Shape
from kastellan.core.catalogue import Choice, Members, Number, Words

Compiled = Callable[[Any, bytearray], list[int]]

MOST = 2**16 - 1
"""The largest number in the list: two bytes each."""

KEPT = 10_000
"""How many of the last marks of a field are kept."""


class Writer:
    """Puts the source together; ``places`` and ``scales`` say where the numbers go, and times what."""

    def __init__(self, fields: dict[str, Field]) -> None:
        self.fields = fields
        self.places: list[int] = []
        self.scales: list[float] = []
        self._pending: list[str] = []
        self._names: dict[str, Any] = {"too_many": too_many}
        self._lines: list[str] = []
        self._depth = 1
        self._locals = 0

    def compiled(self, shape: Group) -> Compiled:
        """Return the function that writes views of this shape."""
        self._group(shape, "view", ())
        self._flush()
        body = "\n".join(self._lines)
        source = f"def write(view, ones):\n    n = []\n{body}\n    return n\n"
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
        source = f"[number - {field.low} for number in {held}]" if field.low else held
        if node.optional:
            source = f"({self._constant((0,) * node.most)} if {held} is None else {source})"
        self._add(f"*{source}", field, *(place_of(field, (*at, k)) for k in range(node.most)))

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
        else:
            held, low = self._local(name) if leaf.optional else name, self.fields[path].low
            distance = f"{held} - {low}" if low else held
            if leaf.optional:
                self._number(f"{held} is not None", f"{path}?", at)
                distance = f"0 if {held} is None else {distance}"
            self._number(distance, path, at)

    def _choice(self, leaf: Leaf, name: str, at: tuple[int, ...]) -> None:
        """Set the place of a value; one small table for all items of a field stays at hand."""
        field, held = self.fields[leaf.path], self._local(name)
        table = self._constant({value: k for k, value in enumerate(field.values)}, leaf.path)
        condition = f"if {held} is not None: " if leaf.optional else ""
        self._line(f"{condition}ones[{place_of(field, at)} + {table}[{held}]] = 1")

    def _number(self, source: str, path: str, at: tuple[int, ...]) -> None:
        field = self.fields[path]
        self._add(source, field, place_of(field, at))

    def _add(self, source: str, field: Field, *places: int) -> None:
        """Add one number, or a tuple of them."""
        if field.high * field.unit > MOST:
            raise TypeError(f"{field.path} can get larger than {MOST}")
        self._pending.append(source)
        self.places += places
        self.scales += [1 / field.unit] * len(places)

    def _branch(self, condition: str, body: Callable[[], None]) -> None:
        """Write something that may be missing; its numbers are then 0."""
        self._flush()
        self._line(f"if {condition}:")
        before = len(self.places)
        self._depth += 1
        body()
        self._flush()
        self._line("pass")
        self._depth -= 1
        self._line(f"else: n += {self._constant((0,) * (len(self.places) - before))}")

    def _flush(self) -> None:
        """Write out the numbers that were collected."""
        if self._pending:
            self._line(f"n += [{', '.join(self._pending)}]")
            self._pending.clear()

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


def marker(values: tuple[Any, ...]) -> Callable[[tuple[Any, ...] | None], bytes]:
    """Return a function that marks the members of a set, if there is one; most sets come again and again."""
    place = {value: k for k, value in enumerate(values)}

    @lru_cache(maxsize=KEPT)
    def marks(members: tuple[Any, ...] | None) -> bytes:
        row = bytearray(len(place))
        for member in members or ():
            row[place[member]] = 1
        return bytes(row)

    return marks


def block_marker(node: Items, extent: Choice | Members) -> Callable[[tuple[Any, ...]], bytes]:
    """Return a function that marks all items of a tuple, each a choice or a set."""
    mark = mark_item = marker(tuple(extent.values))
    if isinstance(extent, Choice):
        mark_item = {None: mark(None), **{value: mark((value,)) for value in extent.values}}.__getitem__
    size = node.most * len(extent.values)

    @lru_cache(maxsize=KEPT)
    def marks(items: tuple[Any, ...]) -> bytes:
        if len(items) > node.most or (len(items) < node.most and not node.varies):
            raise ValueError(f"{node.path} holds {len(items)} items; its catalogue says {node.most}")
        return b"".join(map(mark_item, items)).ljust(size, b"\0")

    return marks


def too_many(path: str) -> NoReturn:
    """Refuse a view that is larger than its catalogue says."""
    raise ValueError(f"{path} holds more than its catalogue says")
