"""Where the points of Kreta come from: provinces led, second places and harvests (KRE-56, KRE-83, KRE-84)."""

from kastellan.core.game import Count
from kastellan.games.kreta import actions as do
from kastellan.games.kreta.actions import Action, Event
from kastellan.games.kreta.state import CASTELLAN, State
from kastellan.games.kreta.steps.scoring import awards


def tally(before: State, seat: int, action: Action | Event, after: State) -> tuple[Count, ...]:
    """Count the points that a move has brought, by source."""
    if isinstance(action, do.Harvest):
        return (Count(seat, "harvests", after.score[seat] - before.score[seat]),)
    if action != do.Play(CASTELLAN):
        return ()
    around = before.content.around[before.row[before.scorings]]
    return tuple(
        Count(one, "most" if points == before.content.value[province] else "second", points)
        for province in around
        for one, points in enumerate(awards(before, province))
        if points
    )
