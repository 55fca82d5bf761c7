"""The log of a table, the only truth of a game: one row per move."""

from typing import NamedTuple

TAKEN_BACK = -3
"""The seat of a row that takes back the move before it; ``action`` is the seat that asked."""

PERSON, BOT, ABSENT, SERVER = range(4)
"""Who played a row: a person, a computer player, the clock for a person, chance or the clock itself."""

PUBLIC = 40
"""The bit of ``Row.seen`` that stands for spectators; set where it cannot be told otherwise."""


class Row(NamedTuple):
    """One move.

    ``version`` counts from 1 without a gap.  ``action`` is JSON.  ``at`` is wall time; ``tick``
    is the table's own time, which stands still while no server runs.  ``seen`` is a bit mask of
    the seats to whom this step (a move with the chance that follows) was shown.
    """

    table: str
    version: int
    seat: int
    action: bytes
    at: float
    tick: float
    seen: int
    by: int
