"""Random play of Kreta: the loop of ``core.playout`` once more, quick because its calls are compiled."""

from collections.abc import Callable

from kastellan.core.chance import draw_by
from kastellan.games.kreta.play import advance, chance, legal
from kastellan.games.kreta.state import CARD, OVER, State


def playout(state: State, random: Callable[[], float]) -> int:
    """Play at random to the end and return the number of decisions."""
    decisions = 0
    while state.step != OVER:
        if state.step < CARD:
            advance(state, -1, draw_by(chance(state), random))
            continue
        seat = state.turn
        actions = legal(state, seat)
        count = len(actions)
        advance(state, seat, actions[int(random() * count)])
        decisions += 1
    return decisions
