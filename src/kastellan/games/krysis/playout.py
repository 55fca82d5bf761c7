"""Random play of Krysis: the loop of ``core.playout`` once more, quick because its calls are compiled."""

from collections.abc import Callable

from kastellan.core.chance import draw_by
from kastellan.games.krysis.play import BY_CHANCE, advance, chance, to_act
from kastellan.games.krysis.state import OVER, State
from kastellan.games.krysis.steps.legal import legal


def playout(state: State, random: Callable[[], float]) -> int:
    """Play at random to the end and return the number of decisions."""
    decisions = 0
    while state.phase != OVER:
        if BY_CHANCE[state.phase]:
            advance(state, -1, draw_by(chance(state), random))
            continue
        seats = to_act(state)
        count = len(seats)
        seat = seats[0] if count == 1 else seats[int(random() * count)]
        actions = legal(state, seat)
        count = len(actions)
        advance(state, seat, actions[int(random() * count)])
        decisions += 1
    return decisions
