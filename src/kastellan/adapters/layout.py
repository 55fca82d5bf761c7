"""A view as one row of numbers: where each field stands and how it is read."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
import numpy as np

from kastellan.adapters.field import Field
from kastellan.adapters.shape import Group, Items, Leaf, Shape, shape_of
from kastellan.adapters.writer import Row, Writer
from kastellan.core.catalogue import Choice, Extent, LeftOut, Members, Number, Words

EXACT = 2**24
"""Up to here a place tells any two whole numbers apart."""


class Layout:
    """Where the fields of a game's views stand in a row of ``size`` numbers.

    ``high`` holds the largest value of each place; the smallest is 0.  ``left_out`` are the fields
    of a view that have no place, with the reason.  ``row(view)`` is a new row, and ``fill(room, view)``
    writes one into the bytes of another.
    """

    def __init__(self, view: type[msgspec.Struct], skip: type, extents: Mapping[str, Extent]) -> None:
        self._shape = shape_of(view, skip, extents)
        self.left_out = {path: extent.why for path, extent in extents.items() if isinstance(extent, LeftOut)}
        self.fields: list[Field] = []
        self.size = 0
        self._measure(self._shape, ())
        self.high = np.ones(self.size, np.float32)
        for field in self.fields:
            self.high[field.start : field.stop] = field.high
        writer = self.writer()
        self.row: Callable[[Any], Row] = writer.row
        self.fill: Callable[[memoryview, Any], None] = writer.fill

    def writer(self) -> Writer:
        """Return a writer of rows for one table alone: quick as long as one view follows from the other."""
        return Writer(self._shape, self.fields, self.size)

    def named(self, row: Row) -> dict[str, Row]:
        """Return the parts of a row by the path of their field, in their shapes, without copying."""
        return {field.path: row[field.start : field.stop].reshape(field.shape) for field in self.fields}

    def __str__(self) -> str:
        """Return the fields as a table."""
        lines = [f"{'places':>11}  {'shape':<12} {'field':<24} meaning"]
        for field in self.fields:
            places = f"{field.start}-{field.stop - 1}"
            shape = " x ".join(map(str, field.shape)) or "1"
            lines.append(f"{places:>11}  {shape:<12} {field.path:<24} {field.meaning()}")
        return "\n".join(lines)

    def _measure(self, node: Shape, shape: tuple[int, ...]) -> None:
        """Give all fields of a part of the view their places; ``shape`` counts what it is part of."""
        if isinstance(node, Items):
            if node.varies:
                self._add(f"{node.path}#", shape, "count", unit=max(node.most, 1))
            elif node.optional:
                self._add(f"{node.path}?", shape, "present")
            self._measure(node.item, (*shape, node.most))
        elif isinstance(node, Group):
            if node.optional:
                self._add(f"{node.path}?", shape, "present")
            for _, part in node.fields:
                self._measure(part, shape)
        else:
            self._measure_leaf(node, shape)

    def _measure_leaf(self, leaf: Leaf, shape: tuple[int, ...]) -> None:
        extent, path = leaf.extent, leaf.path
        if leaf.optional and isinstance(extent, Members | Number | None):
            self._add(f"{path}?", shape, "present")
        if isinstance(extent, Choice | Members):
            kind = "one of" if isinstance(extent, Choice) else "set of"
            self._add(path, (*shape, len(extent.values)), kind, values=tuple(extent.values))
        elif isinstance(extent, Words):
            values = tuple(extent.texts)
            self._add(path, shape, "word", high=len(values), values=values)
        elif isinstance(extent, Number):
            unit = extent.unit or extent.high - extent.low
            high = (extent.high - extent.low) / unit
            self._add(path, shape, "number", high=high, low=extent.low, unit=unit)
        else:
            self._add(path, shape, "flag")

    def _add(self, path: str, shape: tuple[int, ...], kind: str, **more: Any) -> None:
        if any(field.path == path for field in self.fields):
            raise TypeError(f"{path} would have two meanings: a tuple and its items may not both be missing")
        field = Field(path, self.size, shape, kind, **more)
        if field.high * field.unit > EXACT:
            raise TypeError(f"{path} can get larger than {EXACT}")
        self.fields.append(field)
        self.size = field.stop
