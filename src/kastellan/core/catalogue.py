"""All that can be done and seen in a game, counted out: for programs that want arrays of a fixed size."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

import msgspec

S = TypeVar("S")
A = TypeVar("A")


class Number(msgspec.Struct, frozen=True):
    """A whole number from ``low`` to ``high``, told as its distance from ``low`` in ``unit``s.

    Without a unit it is told from 0 to 1.
    """

    high: int
    low: int = 0
    unit: int = 0


class Choice(msgspec.Struct, frozen=True):
    """One of some values, or none of them: a place for each, at most one of which is set."""

    values: Sequence[Any]


class Members(msgspec.Struct, frozen=True):
    """A set of values, told by a tuple without repeats: a place for each value."""

    values: Sequence[Any]


class Words(msgspec.Struct, frozen=True):
    """A text out of a list: its number from 1, or 0 for any other text and for none."""

    texts: Sequence[str]


class Each(msgspec.Struct, frozen=True):
    """A tuple of ``most`` items, each told as ``of``; items that are structs tell their own fields.

    If the number of items ``varies``, it is told first, and the places after the last are empty.
    """

    most: int
    of: "Extent | None" = None
    varies: bool = False


class LeftOut(msgspec.Struct, frozen=True):
    """A field that is not told, and why nothing is lost."""

    why: str


Extent = Number | Choice | Members | Words | Each | LeftOut


class Catalogue(msgspec.Struct, Generic[S, A], frozen=True, kw_only=True):
    """What can ever be done and seen at a table of given seats, options and content.

    ``actions``
        Every action that can be offered, once, in an order that never changes.
    ``extents``
        How large the fields of a view can get, by their path such as ``hands.values``.
    ``memories``
        The same of a memory, where the game has any (``core.memory``).
    ``draws`` and ``longest``
        The most outcomes that chance ever has, and a number of moves that no game exceeds.
    ``idle``
        Actions that only take back or talk.  They are not offered while there are others, so
        that every game ends.
    ``offers(state, seat)``
        A mask of what a seat may choose, one byte for each of ``actions``: where this is not
        what ``legal`` lists, or is found quicker without listing.
    ``numbers(state, seat)``
        The same as a new list of ascending numbers: where this is found quicker than by counting
        out the mask.
    """

    actions: Sequence[A]
    extents: Mapping[str, Extent]
    draws: int
    longest: int
    memories: Mapping[str, Extent] = {}
    idle: Sequence[A] = ()
    offers: Callable[[S, int], bytearray] | None = None
    numbers: Callable[[S, int], list[int]] | None = None
