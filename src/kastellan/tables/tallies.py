"""What a finished game counts for each of its seats, by the game's own words."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from kastellan.tables.log import Row
from kastellan.tables.recent import AnyGame
from kastellan.tables.steps import standing, walk

Tally = dict[str, int]


def tallies(game: AnyGame, state: Any, rows: Iterable[Row]) -> dict[int, Tally]:
    """Play a log again and return what its moves count, by seat; what was taken back counts nothing."""
    found: dict[int, Counter[str]] = {}
    for _, changes, _ in walk(game, state, standing(rows)):
        for change in changes:
            for seat, what, amount in game.tally(*change):
                found.setdefault(seat, Counter())[what] += amount
    return {seat: dict(counts) for seat, counts in found.items()}
