"""Random play of Krysis: the loop of ``core.playout`` once more, quick because its calls are compiled."""

from collections.abc import Callable

from kastellan.core.chance import draw_by
from kastellan.games.krysis import phases
from kastellan.games.krysis.play import DEALT, STEPS, chance, to_act
from kastellan.games.krysis.state import State
from kastellan.games.krysis.steps.legal import choices


def playout(state: State, random: Callable[[], float]) -> int:
    """Play at random to the end and return the number of decisions."""
    decisions = 0
    while (phase := state.phase) != phases.OVER:
        if DEALT[phase]:
            event = draw_by(chance(state), random)
            STEPS[phase][type(event)](state, -1, event)
            continue
        seats = to_act(state)
        count = len(seats)
        seat = seats[0] if count == 1 else seats[int(random() * count)]
        actions = choices(state, seat)
        action = actions[int(random() * len(actions))]
        STEPS[phase][type(action)](state, seat, action)
        decisions += 1
    return decisions
