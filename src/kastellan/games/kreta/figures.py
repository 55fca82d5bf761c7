"""What helps people to judge a move of Kreta: which provinces swing."""

from typing import Any

from kastellan.core.masks import members
from kastellan.games.kreta.actions import Action, Play
from kastellan.games.kreta.state import CASTELLAN, SCORINGS, State
from kastellan.games.kreta.steps.scoring import awards, awards_with, face_up
from kastellan.games.kreta.worth import lead, played

SHOWN = 6


def figures(state: State, seat: int, action: Action) -> dict[str, Any]:
    """Return the provinces in which a single piece, or this move, turns most points, the hottest first.

    ``scorings`` is how often a province is expected to be scored from now on; ``gain`` is what one
    more piece of influence wins against the best rival each time, ``risk`` what one more of a rival's
    takes, and ``swing`` what the move itself does.
    """
    after = state if isinstance(action, Play) and action.card == CASTELLAN else played(state, seat, action)
    rows = [row(state, after, seat, province, often) for province, often in enumerate(expected(state))]
    hot = sorted(rows, key=heat, reverse=True)
    return {"provinces": [one for one in hot[:SHOWN] if heat(one) > 0]}


def row(state: State, after: State, seat: int, province: int, often: float) -> dict[str, Any]:
    """Return the figures of one province."""
    now = lead(awards(state, province), seat)
    rivals = [other for other in range(state.seats) if other != seat]
    return {
        "province": state.content.ids[province],
        "value": state.content.value[province],
        "scorings": round(often, 2),
        "influence": state.influence[province * 4 : province * 4 + state.seats],
        "points": awards(state, province),
        "gain": lead(awards_with(state, province, seat, 1), seat) - now,
        "risk": now - min(lead(awards_with(state, province, rival, 1), seat) for rival in rivals),
        "swing": lead(awards(after, province), seat) - now,
    }


def heat(figure: dict[str, Any]) -> float:
    """Return how much a province matters now: the points in play each time, and how often."""
    turns: int = max(figure["gain"], figure["risk"], abs(figure["swing"]))
    often: float = figure["scorings"]
    return often * turns + int(bool(figure["swing"]))


def expected(state: State) -> list[float]:
    """Return how often each province is scored from now on: by the cards that lie open, and by chance."""
    often = [0.0] * len(state.content.ids)
    known = face_up(state)
    for site in known:
        for province in state.content.around[site]:
            often[province] += 1.0
    hidden = members(state.unseen)
    left = SCORINGS - state.scorings - len(known)
    for site in hidden:
        for province in state.content.around[site]:
            often[province] += max(0, left) / len(hidden)
    return often
