"""What a move of Kryptos counts: numbers named, those that were right, and what chance would find."""

from kastellan.core.game import Count
from kastellan.games.kryptos.actions import Action, Event, Guess
from kastellan.games.kryptos.content import CARDS
from kastellan.games.kryptos.state import State

PARTS = 1000
"""Of a hit: what chance would find is counted in these."""


def tally(before: State, seat: int, action: Action | Event, after: State) -> tuple[Count, ...]:
    """Count a number that was named."""
    if not isinstance(action, Guess):
        return ()
    right = len(after.hidden) < len(before.hidden)
    by_chance = round(PARTS / len(fitting(before, seat, action)))
    return Count(seat, "named"), Count(seat, "right", int(right)), Count(seat, "chance", by_chance)


def fitting(state: State, seat: int, guess: Guess) -> list[int]:
    """Return the numbers that fit between the cards that lie open, less one's own and those wrongly named."""
    size, place = state.size, guess.index
    own, start = set(state.hands[seat * size : (seat + 1) * size]), guess.target * size
    low, high, slot = 0, CARDS + 1, start + place
    for other in range(size):
        if start + other in state.hidden:
            continue
        value = state.hands[start + other]
        if other < place:
            low = max(low, value + place - other - 1)
        else:
            high = min(high, value - (other - place) + 1)
    wrong = state.wrong[slot]
    return [one for one in state.free if low < one < high and one not in own and not wrong >> one & 1]
