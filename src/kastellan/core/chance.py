"""Chance: weighted outcomes, and dice whose every throw can be checked afterwards."""

from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from typing import Generic, Protocol, TypeVar

C = TypeVar("C")
C_co = TypeVar("C_co", covariant=True)


class Outcomes(Protocol[C_co]):
    """What chance may do, each outcome with its weight, a whole number."""

    def __len__(self) -> int: ...
    def __getitem__(self, k: int, /) -> tuple[C_co, int]: ...
    def __iter__(self) -> Iterator[tuple[C_co, int]]: ...


class Even(Generic[C]):
    """Outcomes that are equally likely: ``table[key]`` for every key, without building pairs.

    ``keys`` may be the position's own list.
    """

    __slots__ = ("keys", "table")

    def __init__(self, keys: Sequence[int], table: Sequence[C]) -> None:
        self.keys, self.table = keys, table

    def __len__(self) -> int:
        return len(self.keys)

    def __getitem__(self, k: int) -> tuple[C, int]:
        return self.table[self.keys[k]], 1

    def __iter__(self) -> Iterator[tuple[C, int]]:
        return ((self.table[key], 1) for key in self.keys)


class Below(Protocol):
    """Anything that yields whole numbers below a bound: ``Dice`` or ``random.Random``."""

    def randrange(self, bound: int, /) -> int:
        """Return a number from 0 to ``bound - 1``, each equally likely."""


def draw(outcomes: Outcomes[C], dice: Below) -> C:
    """Pick one outcome in proportion to its weight."""
    if isinstance(outcomes, Even):
        chosen: C = outcomes.table[outcomes.keys[dice.randrange(len(outcomes.keys))]]
        return chosen
    if len(outcomes) == 1:
        return outcomes[0][0]
    return _outcome_at(outcomes, dice.randrange(_total(outcomes)))


def draw_by(outcomes: Outcomes[C], random: Callable[[], float]) -> C:
    """Pick one outcome in proportion to its weight, by a number below 1: for quick random play."""
    if isinstance(outcomes, Even):
        keys = outcomes.keys
        chosen: C = outcomes.table[keys[int(random() * len(keys))]]
        return chosen
    return _outcome_at(outcomes, int(random() * _total(outcomes)))


def _total(outcomes: Outcomes[C]) -> int:
    total = 0
    for _, weight in outcomes:
        total += weight
    return total


def _outcome_at(outcomes: Outcomes[C], place: int) -> C:
    for outcome, weight in outcomes:
        place -= weight
        if place < 0:
            return outcome
    raise AssertionError("weights are positive")


class Dice:
    """Throws that follow from a seed alone and can be repeated in any language.

    Throw number ``n`` (from 0) hashes ``seed || n as 8 big-endian bytes`` with SHA-256 and
    reads the first 8 bytes as a whole number ``x``.  With ``limit`` the largest multiple of
    ``bound`` not above ``2**64``, ``x`` below ``limit`` gives ``x mod bound``; otherwise the
    next number of the sequence is tried, so no outcome is favoured.

    >>> dice = Dice(b"kastellan")
    >>> [dice.randrange(6) for _ in range(5)]
    [4, 5, 0, 2, 4]
    """

    __slots__ = ("seed", "throws")

    def __init__(self, seed: bytes, throws: int = 0) -> None:
        self.seed, self.throws = seed, throws

    def randrange(self, bound: int) -> int:
        """Return a number from 0 to ``bound - 1``, each equally likely."""
        limit = (1 << 64) - (1 << 64) % bound
        while True:
            digest = sha256(self.seed + self.throws.to_bytes(8, "big")).digest()
            self.throws += 1
            number = int.from_bytes(digest[:8], "big")
            if number < limit:
                return number % bound
