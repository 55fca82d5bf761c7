"""Python source that writes what has changed from one view to the next, made for one layout.

A generic walk over two views would take longer than the rules themselves.  A struct becomes one function
without loops over its fields, compiled once and bound to each place in which such a struct stands.
"""

from collections.abc import Callable
from functools import partial
from math import prod
from typing import Any

from kastellan.adapters.field import Field, place_of
from kastellan.adapters.marks import BYTES, Kept, check_length, marks_of, numbers_of, scale, tuple_writer
from kastellan.adapters.shape import Group, Items, Leaf, Shape
from kastellan.core.catalogue import Choice, Members, Number, Words

Update = Callable[[Any, Any], None]
"""Writes a value to its places; the second is the one that stands there."""

At = tuple[int, ...]
"""Which of its kind something is: the numbers of the items that it is part of."""


class Unknown:
    """What stands in a row, and in all parts of it, when that is not known: something that equals nothing."""

    def __getattr__(self, _name: str) -> "Unknown":
        return self


UNKNOWN = Unknown()


class Changes:
    """Makes the functions that write the parts of a view to their places in ``row``."""

    def __init__(self, fields: list[Field], row: memoryview) -> None:
        self.fields = {field.path: field for field in fields}
        self.row, self.bytes = row, row.cast("B")
        self._sources: dict[tuple[str, int], Source] = {}

    def of(self, node: Shape, at: At) -> Update:
        """Return what writes a value of any shape."""
        key = node.path, len(at)
        if key not in self._sources:
            self._sources[key] = Source(self, node)
        return self._sources[key].bound(at)

    def of_list(self, node: Items, at: At) -> Update:
        """Return what writes a tuple of any length item by item; nothing stands after its last item."""
        updates = [self.of(node.item, (*at, k)) for k in range(node.most)]
        clear = [self.clearing(node.path, (*at, k)) for k in range(node.most)]
        unknown = (UNKNOWN,) * node.most

        def update(items: tuple[Any, ...], last: Any) -> None:
            check_length(node, items)
            if not isinstance(last, tuple):
                last = unknown
            for write, new, old in zip(updates, items, (*last, *unknown)):  # noqa: B905 - of any length
                if new is not old and new != old:
                    write(new, old)
            for empty in clear[len(items) : len(last)]:
                empty()

        return update

    def first(self, path: str, at: At) -> int:
        """Return the first place of a field, or of one of its items."""
        return place_of(self.fields[path], at)

    def span(self, path: str, at: At) -> slice:
        """Return the bytes of all places of a field, or of one of its items."""
        first, width = self.first(path, at), prod(self.fields[path].shape[len(at) :])
        return slice(BYTES * first, BYTES * (first + width))

    def clearing(self, path: str, at: At) -> Callable[[], None]:
        """Return what empties all places of a part of the view."""
        row = self.bytes
        spans = [
            self.span(field.path, at)
            for field in self.fields.values()
            if f"{field.path.rstrip('?#')}.".startswith(f"{path}.") and len(field.shape) >= len(at)
        ]
        empty = [(span, bytes(span.stop - span.start)) for span in joined(spans)]

        def clear() -> None:
            for span, nothing in empty:
                row[span] = nothing

        return clear


class Source:
    """The source of a function for values of one shape; ``bound`` gives it the places of one of them."""

    def __init__(self, changes: Changes, node: Shape) -> None:
        self.changes = changes
        self._lines: list[str] = []
        self._shared: dict[str, Any] = {"row": changes.row, "bytes": changes.bytes, "unknown": UNKNOWN}
        self._placed: dict[str, Callable[[At], Any]] = {}
        self._written(node, "new", "old", "        ")
        names = ", ".join(self._placed)
        source = [f"def bind({names}):", "    def write(new, old):", *self._lines, "    return write"]
        exec(compile("\n".join(source), "<layout>", "exec"), self._shared)  # noqa: S102 - the text is our own

    def bound(self, at: At) -> Update:
        """Return the function for the value that stands at ``at``."""
        write: Update = self._shared["bind"](*(place(at) for place in self._placed.values()))
        return write

    def _fields(self, node: Group, new: str, old: str, indent: str) -> None:
        """Write those fields of a struct that have changed."""
        for name, part in node.fields:
            number = len(self._lines)
            value, last = f"v{number}", f"w{number}"
            self._lines += [
                f"{indent}{value} = {new}.{name}",
                f"{indent}{last} = {old}.{name}",
                f"{indent}if {differ(part, value, last)}:",
            ]
            self._written(part, value, last, f"{indent}    ")

    def _written(self, node: Shape, new: str, old: str, indent: str) -> None:
        """Write a value that has changed."""
        if isinstance(node, Items) and node.varies:
            share = scale(max(node.most, 1))
            if node.optional:
                self._lines.append(f"{indent}{new} = {new} or ()")
            self._lines.append(f"{indent}row[{self._first(f'{node.path}#')}] = len({new}) * {share}")
        elif is_told_missing(node):
            clear = self._place(lambda at: self.changes.clearing(node.path, at))
            self._lines += [
                f"{indent}if {new} is None:",
                f"{indent}    {clear}()",
                f"{indent}else:",
                f"{indent}    row[{self._first(f'{node.path}?')}] = 1.0",
            ]
            indent += "    "
        if isinstance(node, Leaf):
            self._leaf(node, new, indent)
        elif isinstance(node, Items):
            self._items(node, new, old, indent)
        else:
            if node.optional:
                self._lines.append(f"{indent}{old} = {old} or unknown")
            self._fields(node, new, old, indent)

    def _items(self, node: Items, new: str, old: str, indent: str) -> None:
        """Write a tuple: at once if it is likely to come again, else those of its items that have changed."""
        item = node.item
        if isinstance(item, Leaf) and not isinstance(item.extent, Members) and not is_told_missing(item):
            field = self.changes.fields[node.path]
            kept = self._share(Kept(node, tuple_writer(item.extent, node.most, field)))
            self._lines.append(f"{indent}bytes[{self._span(node.path)}] = {kept}[{new}]")
        elif node.varies or not node.most:
            update = self._place(lambda at: self.changes.of_list(node, at))
            self._lines.append(f"{indent}{update}({new}, {old})")
        else:
            self._each(node, new, old, indent)

    def _each(self, node: Items, new: str, old: str, indent: str) -> None:
        """Write those items of a tuple of known length that have changed."""
        blank = self._share((UNKNOWN,) * node.most)
        check = self._share(partial(check_length, node))
        names = [(f"{new}_{k}", f"{old}_{k}") for k in range(node.most)]
        self._lines += [
            f"{indent}if len({new}) != {node.most}:",
            f"{indent}    {check}({new})",
            f"{indent}{', '.join(item for item, _ in names)}, = {new}",
            f"{indent}{', '.join(last for _, last in names)}, = {old} if type({old}) is tuple else {blank}",
        ]
        for k, (item, last) in enumerate(names):
            self._lines += [
                f"{indent}if {differ(node.item, item, last)}:",
                f"{indent}    {self._item(node, k)}({item}, {last})",
            ]

    def _leaf(self, leaf: Leaf, new: str, indent: str) -> None:
        """Write a value without parts."""
        extent, field = leaf.extent, self.changes.fields[leaf.path]
        if isinstance(extent, Choice):
            marks = self._share(marks_of(extent, none=leaf.optional))
            self._lines.append(f"{indent}bytes[{self._span(leaf.path)}] = {marks}[{new}]")
        elif isinstance(extent, Members):
            places = self._share({value: k for k, value in enumerate(extent.values)})
            nothing = self._share(bytes(BYTES * len(extent.values)))
            self._lines += [
                f"{indent}bytes[{self._span(leaf.path)}] = {nothing}",
                f"{indent}for member in {new}:",
                f"{indent}    row[{self._first(leaf.path)} + {places}[member]] = 1.0",
            ]
        elif isinstance(extent, Words):
            number = self._share(numbers_of(extent).get)
            self._lines.append(f"{indent}row[{self._first(leaf.path)}] = {number}({new}, 0)")
        else:
            distance = f"({new} - {field.low})" if field.low else new
            self._lines.append(f"{indent}row[{self._first(leaf.path)}] = {distance} * {scale(field.unit)}")

    def _item(self, node: Items, k: int) -> str:
        return self._place(lambda at: self.changes.of(node.item, (*at, k)))

    def _first(self, path: str) -> str:
        return self._place(lambda at: self.changes.first(path, at))

    def _span(self, path: str) -> str:
        return self._place(lambda at: self.changes.span(path, at))

    def _place(self, find: Callable[[At], Any]) -> str:
        """Return a name for something that depends on where the value stands."""
        name = f"p{len(self._placed)}"
        self._placed[name] = find
        return name

    def _share(self, value: Any) -> str:
        """Return a name for something that is the same for all values."""
        name = f"c{len(self._shared)}"
        self._shared[name] = value
        return name


def differ(node: Shape, new: str, old: str) -> str:
    """Return the source of a quick test whether a value has changed; its parts are compared anyway."""
    if isinstance(node, Items) and isinstance(node.item, Group):
        return f"{new} is not {old}"
    return f"{new} is not {old} and {new} != {old}"


def joined(spans: list[slice]) -> list[slice]:
    """Return ascending spans with neighbours made one."""
    found: list[slice] = []
    for span in spans:
        if found and found[-1].stop == span.start:
            span = slice(found.pop().start, span.stop)  # noqa: PLW2901
        found.append(span)
    return found


def is_told_missing(node: Shape) -> bool:
    """Return whether a place of its own tells that there is nothing."""
    if isinstance(node, Leaf):
        return node.optional and isinstance(node.extent, Members | Number | None)
    return node.optional
