"""Values as the bytes of their places in a row."""

from array import array
from collections.abc import Callable
from typing import Any

import numpy as np

from kastellan.adapters.field import Field
from kastellan.adapters.shape import Items
from kastellan.core.catalogue import Choice, Number, Words

BYTES = 4
"""The bytes of a place."""

KEPT = 500
"""How many of the last tuples of a field are kept: thousands would cost more in memory and its upkeep."""


class Kept(dict[Any, bytes]):
    """How the last tuples of a field are written: quicker to look up than by ``lru_cache``."""

    def __init__(self, node: Items, write: Callable[[tuple[Any, ...]], bytes]) -> None:
        super().__init__()
        self.node, self.write = node, write

    def __missing__(self, items: tuple[Any, ...]) -> bytes:
        check_length(self.node, items)
        if len(self) >= KEPT:
            self.clear()
        made = self[items] = self.write(items)
        return made


def tuple_writer(
    extent: Number | Choice | Words | None, most: int, field: Field
) -> Callable[[tuple[Any, ...]], bytes]:
    """Return what writes a tuple of at most so many items."""
    if isinstance(extent, Choice):
        mark, size = marks_of(extent, none=True).__getitem__, BYTES * most * len(extent.values)
        return lambda items: b"".join(map(mark, items)).ljust(size, b"\0")
    if isinstance(extent, Words):
        find = numbers_of(extent).get
        return lambda texts: packed([find(text, 0) for text in texts], most)
    low, share = field.low, scale(field.unit)
    return lambda numbers: packed([(number - low) * share for number in numbers], most)


def packed(numbers: list[float], most: int) -> bytes:
    """Return the bytes of at most so many numbers."""
    return array("f", numbers).tobytes().ljust(BYTES * most, b"\0")


def marks_of(extent: Choice, *, none: bool) -> dict[Any, bytes]:
    """Return the marks of each value, and of none if that may be."""
    width = len(extent.values)
    table: dict[Any, bytes] = {None: bytes(BYTES * width)} if none else {}
    for k, value in enumerate(extent.values):
        table[value] = packed([0.0] * k + [1.0], width)
    return table


def numbers_of(extent: Words) -> dict[str, int]:
    """Return the numbers of texts."""
    return {text: number for number, text in enumerate(extent.texts, 1)}


def scale(unit: int) -> float:
    """Return what a number in such units is multiplied by: as exact as a place of the row, not more."""
    return float(np.float32(1 / unit))


def check_length(node: Items, items: tuple[Any, ...]) -> None:
    """Refuse a tuple of more items than its catalogue says, or of fewer if it has a known length."""
    if len(items) > node.most or (len(items) < node.most and not node.varies):
        raise ValueError(f"{node.path} holds {len(items)} items; its catalogue says {node.most}")
