"""Random play of Kryptos: the loop of ``core.playout`` once more, quick because its calls are compiled."""

from collections.abc import Callable

from kastellan.core.chance import draw_by
from kastellan.games.kryptos.play import Guesses, advance, attempt, chance, legal
from kastellan.games.kryptos.state import State
from kastellan.games.kryptos.steps import end_turn


def playout(state: State, random: Callable[[], float]) -> int:
    """Play at random to the end and return the number of decisions."""
    decisions = 0
    while not state.over:
        seat = state.turn
        if seat < 0:
            advance(state, -1, draw_by(chance(state), random))
            continue
        if state.reveals == 2 * state.seats:
            guess_at_random(state, random)
        else:
            actions = legal(state, seat)
            advance(state, seat, actions[int(random() * len(actions))])
        decisions += 1
    return decisions


def guess_at_random(state: State, random: Callable[[], float]) -> None:
    """Pick one of the listed guesses and play it without building it."""
    guesses = Guesses(state)
    slot, value = guesses.at(int(random() * len(guesses)))
    if slot < 0:
        end_turn(state)
    else:
        attempt(state, state.turn, slot, value)
