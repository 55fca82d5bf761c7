"""Codes and their chances: what readers of clues make of how well each clue fits each keyword."""

from collections.abc import Sequence
from math import exp
from typing import Final

from kastellan.games.decrypto.actions import CODES, GUESSES, Digits

Past = Sequence[Sequence[str]]
"""The clues given so far for each of four keywords."""

Row = Sequence[float]
"""How well one clue fits each of four keywords, as logarithms."""

NOTHING: Final = (0.0, 0.0, 0.0, 0.0)


def chances(rows: Sequence[Row], sharpness: float = 1.0) -> list[float]:
    """Return the probability of each of the 24 codes, in the order of ``GUESSES``."""
    one, two, three = rows
    sums = [sharpness * (one[a - 1] + two[b - 1] + three[c - 1]) for a, b, c in GUESSES[:CODES]]
    top = max(sums)
    weights = [exp(value - top) for value in sums]
    total = sum(weights)
    return [weight / total for weight in weights]


def likeliest(found: Sequence[float]) -> Digits:
    """Return the code of the best chance; the first of equals."""
    return GUESSES[max(range(CODES), key=lambda code: (found[code], -code))]


def portion(row: Sequence[float], place: int) -> float:
    """Return how likely a reader takes one clue for the keyword at ``place``."""
    top = max(row)
    return exp(row[place] - top) / sum(exp(value - top) for value in row)
