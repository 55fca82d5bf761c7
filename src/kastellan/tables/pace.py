"""When computer players act: so that nobody can tell by the clock how much they did in secret."""

from math import ceil
from typing import NamedTuple

from kastellan.tables.judging import Judging
from kastellan.tables.progress import Progress, Step

LONGEST_HOLD = 60.0
"""Seconds that computer players wait for a person who has played but not said that the turn is over."""

DRAFTING = 0.4
"""Seconds that are left for drafts between a thought and the seal that ends them."""

SAME = 1e-6
"""Times that differ by less are the same."""


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

    What people beside them can settle is left to these; in a pause nobody is to act.
    """
    progress = table.progress
    if progress is None or table.sheet.status != "playing" or table.sheet.paused:
        return []
    bots = [seat for seat in progress.acting if seat in table.sheet.bots]
    return [
        (seat, progress.asks[seat])
        for seat in bots
        if not any(map(table.sheet.is_present, table.game.left_to(progress.state, seat)))
    ]


def comes_first(table: Judging, seat: int, step: Step) -> bool:
    """Return whether people answer before a computer player is seen to, where all answer in secret.

    The table waits for the people anyway, and so nobody answers by what a computer player is seen to do.
    """
    return people_answer(table) and not is_secret(table.playing, seat, step)


def people_answer(table: Judging) -> bool:
    """Return whether people are to answer in secret."""
    progress = table.playing
    people = set(progress.acting).intersection(table.sheet.people)
    return bool(people) and table.game.sealed(progress.state)


def is_secret(progress: Progress, seat: int, step: Step) -> bool:
    """Return whether nobody but the seat itself notices a step."""
    return progress.seen(step, {}) == 1 << seat


def ready_at(progress: Progress, begun: float, ended: float, thought: float) -> float:
    """Return when something counts as thought out that took from ``begun`` to ``ended``.

    No sooner than a whole ``thought`` takes, else it would show that there was nothing to think about;
    and where answers are sealed with some time for all that is drafted before the seal.
    """
    drafting = DRAFTING if progress.game.sealed(progress.state) else 0.0
    return max(ended, begun + thought) + drafting


def seconds_before(
    progress: Progress, seat: int, step: Step, tick: float, beat: float, ready: float = 0.0
) -> float:
    """Return how long a computer player waits at ``tick`` before it plays a step of what it had ``ready``.

    What nobody else notices is done at once.  What others notice comes a whole number of beats after
    they last noticed something, and by when the whole plan was ready, whatever of it was done in
    secret: else it would show how much was drafted.
    """
    if not beat or is_secret(progress, seat, step):
        return 0.0
    elapsed = max(tick, ready) - progress.tick
    beats = max(1, ceil(elapsed / beat - SAME))
    return max(0.0, progress.tick + beats * beat - tick)
