"""The log of a table, the only truth of a game: one row per move."""

from typing import NamedTuple

from kastellan.core.game import Viewer

TAKEN_BACK = -3
"""The seat of a row that takes back the last step of a seat, which is its ``action``."""

BEGUN = -4
"""The seat of a log's first row where players begin and not chance: from here on their time runs."""

PERSON, BOT, ABSENT, SERVER = range(4)
"""Who played a row: a person, a computer player, the clock for a person, chance or the clock itself."""

PUBLIC = 40
"""The bit of ``Row.seen`` that stands for spectators; steps kept before it was used lack it."""


class Row(NamedTuple):
    """One move.

    ``version`` counts from 1 without a gap.  ``action`` is JSON.  ``at`` is wall time; ``tick``
    is the table's own time, which stands still while no server runs.  ``seen`` is a bit mask of
    those who noticed this step (a move with the chance that follows).
    """

    table: str
    version: int
    seat: int
    action: bytes
    at: float
    tick: float
    seen: int
    by: int


def sees(seen: int, viewer: Viewer) -> bool:
    """Return whether a viewer is among those who noticed a step."""
    return bool(seen >> (PUBLIC if viewer is None else viewer) & 1)


def everybody(seats: int) -> int:
    """Return all seats and spectators, as ``Row.seen`` has them."""
    return (1 << seats) - 1 | 1 << PUBLIC
