"""A field of a view and its places in a row of numbers."""

from math import prod
from typing import Any

import msgspec


class Field(msgspec.Struct, frozen=True):
    """One field of the row: from ``start``, of this ``shape``; ``kind`` says how to read it.

    ``number``: a distance from ``low`` in ``unit``s; ``flag``: 0 or 1; ``one of`` and ``set of``:
    a place for each of ``values``; ``word``: a number in a list of texts, 0 for none; ``count``: how
    many items there are, as a share of the most; ``present``: 1 unless there is nothing.
    """

    path: str
    start: int
    shape: tuple[int, ...]
    kind: str
    high: float = 1
    low: int = 0
    unit: int = 1
    values: tuple[Any, ...] = ()

    @property
    def stop(self) -> int:
        """Return the place after the last."""
        return self.start + prod(self.shape)

    def meaning(self) -> str:
        """Return how to read the field, in words."""
        if self.kind in {"one of", "set of"}:
            return f"{self.kind} {spoken(self.values)}"
        if self.kind == "number":
            return f"number from {self.low}, in units of {self.unit}"
        return f"word of {self.high:.0f}" if self.kind == "word" else self.kind


def spoken(values: tuple[Any, ...]) -> str:
    """Return values in short: whole numbers in a row by the first and the last."""
    first = values[0]
    if len(values) > 2 and isinstance(first, int) and values == tuple(range(first, first + len(values))):
        return f"{first} to {values[-1]}"
    return ", ".join(str(value) or "nothing" for value in values)


def place_of(field: Field, at: tuple[int, ...]) -> int:
    """Return the first place of item ``at`` of a field."""
    place = 0
    for index, most in zip(at, field.shape, strict=False):
        place = place * most + index
    return field.start + place * prod(field.shape[len(at) :])
