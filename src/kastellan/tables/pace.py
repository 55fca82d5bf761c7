"""When computer players act: so that nobody can tell by the clock how much they did in secret."""

from typing import NamedTuple

from kastellan.tables.judging import Judging
from kastellan.tables.progress import Progress, Step

LONGEST_HOLD = 60.0
"""Seconds that computer players wait for a person who has played but not said that the turn is over."""


class Held(NamedTuple):
    """For whom computer players wait, and how long at most."""

    seat: int
    until: float


def hold(table: Judging, seat: int, now: float) -> Held | None:
    """Return that computer players wait, if only they are to act and the last step may be taken back.

    Nobody else's time runs meanwhile: with other people at the table they do not wait.
    """
    acting, recent = table.playing.acting, table.playing.recent
    alone = table.sheet.people == [seat]
    if not alone or not acting or not recent.last(seat) or not set(acting).issubset(table.sheet.bots):
        return None
    return Held(seat, now + LONGEST_HOLD)


def bots_to_act(table: Judging) -> list[tuple[int, int]]:
    """Return the seats of computer players who are to act, with their counts of earlier actions.

    What people beside them can settle is left to these.
    """
    progress = table.progress
    if progress is None or table.sheet.status != "playing":
        return []
    bots = [seat for seat in progress.acting if seat in table.sheet.bots]
    return [
        (seat, progress.asks[seat])
        for seat in bots
        if not any(map(table.sheet.is_present, table.game.left_to(progress.state, seat)))
    ]


def seconds_before(progress: Progress, seat: int, step: Step, tick: float, beat: float) -> float:
    """Return how long a computer player waits at ``tick`` before it plays a step.

    What nobody else notices is done at once.  What others notice comes a ``beat`` after they last
    noticed something, and after drafts at a whole number of beats: by the moment at which a sealed bid
    is confirmed it could be counted how many crystals went into it.
    """
    if not beat or progress.seen(step, {}) == 1 << seat:
        return 0.0
    elapsed = max(0.0, tick - progress.tick)
    return -elapsed % beat if progress.recent.is_private(seat) else max(0.0, beat - elapsed)
