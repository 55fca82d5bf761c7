"""Where the points of Krysis come from: sales, crystals at home by colour, artefacts, missions (KRY-64)."""

from kastellan.core.game import Count
from kastellan.games.krysis import phases
from kastellan.games.krysis.actions import Action, Event
from kastellan.games.krysis.state import State
from kastellan.games.krysis.steps.cards import crystals_worth
from kastellan.games.krysis.steps.scoring import points

COLOURS = {"red": (1, 0, 0), "blue": (0, 1, 0), "white": (0, 0, 1)}


def tally(before: State, _seat: int, _action: Action | Event, after: State) -> tuple[Count, ...]:
    """Count the points of all seats by source once the game is over."""
    if after.phase != phases.OVER or before.phase == phases.OVER:
        return ()
    return tuple(count for seat in range(after.seats) for count in sources(after, seat) if count.amount)


def sources(state: State, seat: int) -> list[Count]:
    """Return what a seat has from each source."""
    sold, _, artefacts, mission = points(state, seat)
    home = state.hq[3 * seat : 3 * seat + 3]
    crystals = [
        Count(seat, colour, crystals_worth([one * count for one, count in zip(only, home, strict=True)], 0))
        for colour, only in COLOURS.items()
    ]
    return [
        Count(seat, "sold", sold),
        *crystals,
        Count(seat, "artefacts", artefacts),
        Count(seat, "mission", mission),
    ]
