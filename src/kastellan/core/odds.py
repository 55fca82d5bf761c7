"""How points that may be expected become chances and weights.  Compiled where possible."""

from collections.abc import Sequence
from math import exp


def chances(expected: Sequence[float], spread: float) -> list[float]:
    """Return each seat's chance to win by the points that all may expect, give or take ``spread``."""
    if len(expected) == 2:
        first = 1 / (1 + exp((expected[1] - expected[0]) / spread))
        return [first, 1 - first]
    best = max(expected)
    powers = [exp((points - best) / spread) for points in expected]
    whole = sum(powers)
    return [power / whole for power in powers]


def tempered(worths: Sequence[float], temperature: float) -> list[float]:
    """Return a weight for each worth, 1 for the best: one e times as great is better by ``temperature``."""
    best = max(worths)
    return [exp((worth - best) / temperature) for worth in worths]
