"""What a table shows to a viewer: the position as they know it, and what was told since."""

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from kastellan.core.game import Line, Outcome, Viewer
from kastellan.tables.messages import Legal, SeatClock, Shown, StoryLine, TimeLeft
from kastellan.tables.progress import Progress

MOST_LISTED = 200
NOTHING_LEGAL = Legal(0, [])


class Common(NamedTuple):
    """What is shown alike to all."""

    clocks: dict[int, SeatClock]
    timers: list[TimeLeft]
    to_act: list[int]
    outcome: Outcome | None


def shown_to_all(progress: Progress, tick: float) -> Common:
    """Return what is shown alike to all at this time of the table."""
    return Common(
        progress.clocks.shown(tick),
        progress.clocks.shown_timers(tick),
        list(progress.acting),
        None if progress.acting else progress.game.outcome(progress.state),
    )


def shown(
    progress: Progress, viewer: Viewer, number: int, story: Iterable[StoryLine], common: Common
) -> Shown:
    """Return the position as the viewer knows it, whole."""
    return Shown(
        number=number,
        ask=0 if viewer is None else progress.asks[viewer],
        view=msgspec.Raw(progress.view(viewer)),
        legal=None if viewer is None else legal_for(progress, viewer),
        story=list(story),
        clocks=common.clocks,
        timers=common.timers,
        muted=viewer is not None and progress.game.muted(progress.state, viewer),
        to_act=common.to_act,
        outcome=common.outcome,
        retract=progress.retractable(viewer),
    )


def legal_for(progress: Progress, seat: int) -> Legal:
    """Return what the seat may do now."""
    if seat not in progress.acting:
        return NOTHING_LEGAL
    listing = progress.game.legal(progress.state, seat)
    count = len(listing)
    return Legal(count, list(listing) if count <= MOST_LISTED else None)


def numbered(story: Iterable[Line], number: int) -> list[StoryLine]:
    """Return lines as they are sent, with the number of what is shown with them."""
    return [StoryLine(line.key, line.facts, number) for line in story]
