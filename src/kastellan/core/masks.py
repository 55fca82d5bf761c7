"""Sets of numbers below 40 as bit masks; compiled where possible."""

from collections.abc import Iterable
from typing import Final


def listed(ten: int) -> list[tuple[int, ...]]:
    """Return the members of all sets of ten numbers."""
    return [tuple([10 * ten + k for k in range(10) if bits >> k & 1]) for bits in range(1 << 10)]


ONES: Final = listed(0)
TENS: Final = listed(1)
TWENTIES: Final = listed(2)
THIRTIES: Final = listed(3)


def members(mask: int) -> tuple[int, ...]:
    """Return the numbers of a set, ascending.

    >>> members(0b1011)
    (0, 1, 3)
    """
    if mask < 1 << 20:
        return ONES[mask & 1023] + TENS[mask >> 10]
    return ONES[mask & 1023] + TENS[mask >> 10 & 1023] + TWENTIES[mask >> 20 & 1023] + THIRTIES[mask >> 30]


def mask_of(numbers: Iterable[int]) -> int:
    """Return the set of these numbers, none of them twice."""
    return sum([1 << number for number in numbers])
