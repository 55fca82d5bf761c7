"""Python source that writes a view into two lists, made for one layout and compiled once.

A generic walk over a view would take longer than the rules themselves.  The source has no loops:
it collects all numbers in one list, whose places are known beforehand, and in another the places
that hold a one.
"""

from collections.abc import Callable
from typing import Any, NoReturn

from kastellan.adapters.field import Field, place_of
from kastellan.adapters.shape import Group, Items, Leaf, Shape
from kastellan.core.catalogue import Choice, Members, Number, Words

Compiled = Callable[[Any], tuple[list[int], list[int]]]


class Writer:
    """Puts the source together.

    ``numbered`` are the places of the numbers in the order of the first list, with their fields;
    ``nowhere`` is the place of a choice that was not made.
    """

    def __init__(self, fields: dict[str, Field], nowhere: int) -> None:
        self.fields, self.nowhere = fields, nowhere
        self.numbered: list[tuple[int, Field]] = []
        self._names: dict[str, Any] = {"too_many": too_many}
        self._lines: list[str] = []
        self._numbers: list[str] = []
        self._ones: list[str] = []
        self._depth = 1
        self._locals = 0

    def compiled(self, shape: Group) -> Compiled:
        """Return the function that writes views of this shape."""
        self._group(shape, "view", ())
        self._flush()
        body = "\n".join(self._lines)
        source = f"def write(view):\n    n = []\n    h = []\n{body}\n    return n, h\n"
        exec(compile(source, "<layout>", "exec"), self._names)  # noqa: S102 - the text is our own
        write: Compiled = self._names["write"]
        return write

    def _value(self, node: Shape, name: str, at: tuple[int, ...]) -> None:
        """Write the value called ``name``; ``at`` says which of its kind it is."""
        if isinstance(node, Leaf):
            self._leaf(node, name, at)
            return
        held = self._local(name)
        if isinstance(node, Items) and node.varies:
            self._some(node, self._local(f"{held} or ()") if node.optional else held, at)
        elif node.optional:
            self._number(f"{held} is not None", f"{node.path}?", at)
            self._branch(f"{held} is not None", lambda: self._parts(node, held, at))
        else:
            self._parts(node, held, at)

    def _parts(self, node: Group | Items, held: str, at: tuple[int, ...]) -> None:
        if isinstance(node, Group):
            self._group(node, held, at)
        else:
            self._all(node, held, at)

    def _group(self, node: Group, held: str, at: tuple[int, ...]) -> None:
        for name, part in node.fields:
            self._value(part, f"{held}.{name}", at)

    def _all(self, node: Items, held: str, at: tuple[int, ...]) -> None:
        """Write a tuple of a known length."""
        item = node.item
        if isinstance(item, Leaf) and isinstance(item.extent, Number | None) and not item.optional:
            self._numbers.append(f"*{held}")
            field = self.fields[item.path]
            self.numbered += [(place_of(field, (*at, k)), field) for k in range(node.most)]
            return
        names = [self._name() for _ in range(node.most)]
        self._line(f"{', '.join(names)}, = {held}")
        for k, name in enumerate(names):
            self._value(item, name, (*at, k))

    def _some(self, node: Items, held: str, at: tuple[int, ...]) -> None:
        """Write a tuple of an unknown length."""
        self._number(f"len({held})", f"{node.path}#", at)
        self._line(f"if len({held}) > {node.most}: too_many({node.path!r})")
        for k in range(node.most):
            self._branch(f"len({held}) > {k}", lambda k=k: self._value(node.item, f"{held}[{k}]", (*at, k)))  # type: ignore[misc]

    def _leaf(self, leaf: Leaf, name: str, at: tuple[int, ...]) -> None:
        extent, path = leaf.extent, leaf.path
        if isinstance(extent, Choice):
            table = self._table(path, at) | {None: self.nowhere}
            self._ones.append(f"{self._constant(table)}[{name}]")
        elif isinstance(extent, Members):
            look = self._constant(self._table(path, at).__getitem__)
            held = self._local(name)
            if leaf.optional:
                self._number(f"{held} is not None", f"{path}?", at)
            self._ones.append(f"*map({look}, {held}{' or ()' if leaf.optional else ''})")
        elif isinstance(extent, Words):
            numbers = {text: k + 1 for k, text in enumerate(self.fields[path].values)}
            self._number(f"{self._constant(numbers.get, path)}({name}, 0)", path, at)
        elif leaf.optional:
            held, low = self._local(name), self.fields[path].low
            self._number(f"{held} is not None", f"{path}?", at)
            self._number(f"{low} if {held} is None else {held}", path, at)
        else:
            self._number(name, path, at)

    def _table(self, path: str, at: tuple[int, ...]) -> dict[Any, int]:
        """Return the place of each value of a field."""
        field = self.fields[path]
        first = place_of(field, at)
        return {value: first + k for k, value in enumerate(field.values)}

    def _number(self, source: str, path: str, at: tuple[int, ...]) -> None:
        field = self.fields[path]
        self._numbers.append(source)
        self.numbered.append((place_of(field, at), field))

    def _branch(self, condition: str, body: Callable[[], None]) -> None:
        """Write something that may be missing; its numbers are then low."""
        self._flush()
        self._line(f"if {condition}:")
        before = len(self.numbered)
        self._depth += 1
        body()
        self._flush()
        self._line("pass")
        self._depth -= 1
        low = tuple(field.low for _, field in self.numbered[before:])
        if low:
            self._line(f"else: n += {self._constant(low)}")

    def _flush(self) -> None:
        """Write out what was collected."""
        for target, sources in (("n", self._numbers), ("h", self._ones)):
            if sources:
                self._line(f"{target} += ({', '.join(sources)},)")
                sources.clear()

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


def too_many(path: str) -> NoReturn:
    """Refuse a view that is larger than its catalogue says."""
    raise ValueError(f"{path} holds more than its catalogue says")
