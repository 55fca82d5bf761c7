"""What happens in Kryptos, one function a step, in the order of the rulebook."""

from bisect import bisect_left
from typing import Final

from kastellan.games.kryptos.state import State, noted

WINNING_POINTS: Final = 15
MOST_FOR_A_CARD: Final = 3


def name_first_player(state: State, seat: int) -> None:
    """Give ``seat`` the marked score card (KRP-2)."""
    state.first = seat


def deal_card(state: State, card: int) -> None:
    """Put ``card`` aside or into the next hand; sort hands once all are dealt (KRP-6, KRP-44)."""
    dealt = len(state.free) - len(state.deck) - len(state.aside)
    del state.deck[bisect_left(state.deck, card)]
    if state.options.mystery and len(state.aside) < 4:
        state.aside.append(card)
        return
    state.hands[dealt] = card
    if dealt == len(state.hands) - 1:
        finish_deal(state)


def finish_deal(state: State) -> None:
    """Leave the rest of the deck undealt, sort the hands, open the reveals (KRP-7, KRP-9, KRP-13)."""
    state.aside += state.deck
    state.aside.sort()
    state.deck.clear()
    size = state.size
    for seat in range(state.seats):
        state.hands[seat * size : (seat + 1) * size] = sorted(state.hands[seat * size : (seat + 1) * size])
    state.turn = (state.first - 1) % state.seats


def reveal_card(state: State, slot: int) -> None:
    """Turn up the card in ``slot`` and move its token from stock to track (KRP-16)."""
    state.hidden.remove(slot)
    state.free.remove(state.hands[slot])
    state.left[slot // state.size] -= 1
    state.wrong[slot] = 0


def pass_reveal(state: State) -> None:
    """Let the next player anticlockwise reveal; after two laps play begins (KRP-13, KRP-14)."""
    state.reveals += 1
    state.turn = state.first if state.reveals == 2 * state.seats else (state.turn - 1) % state.seats


def pay_second_attempt(state: State, seat: int, owner: int) -> None:
    """Pay a point, to the owner of the card if bribes are played (KRP-28, KRP-47)."""
    state.points[seat] -= 1
    if state.options.bribe:
        gain(state, owner, 1)


def guess_right(state: State, seat: int, slot: int) -> None:
    """Score the card by its owner's hidden cards and reveal it (KRP-26, KRP-31)."""
    gain(state, seat, worth(state.left[slot // state.size]))
    reveal_card(state, slot)
    state.found = True


def worth(hidden: int) -> int:
    """Return what a right guess scores where the owner hides so many cards (KRP-31)."""
    return min(MOST_FOR_A_CARD, hidden)


def guess_wrong(state: State, slot: int, value: int) -> None:
    """Remember, as everybody does, what this card is not (KRP-27)."""
    state.wrong[slot] |= 1 << value


def gain(state: State, seat: int, points: int) -> None:
    """Give points; fifteen trigger the end for good (KRP-34, KRP-49)."""
    state.points[seat] += points
    if state.points[seat] >= WINNING_POINTS:
        state.triggered = True


def offer_second_attempt(state: State, slot: int, value: int) -> None:
    """Keep the turn if the player can pay, else end it (KRP-28)."""
    if state.points[state.turn] > 0:
        state.tried = noted(slot, value)
    else:
        end_turn(state)


def end_turn(state: State) -> None:
    """End the game or pass the turn on, skipping who has no target (KRP-30, KRP-35, KRP-39 to KRP-41)."""
    state.tried = 0
    if not state.hidden:
        state.over = True
        return
    while True:
        following = (state.turn + 1) % state.seats
        if following == state.first:
            end_round(state)
            if state.over:
                return
        state.turn = following
        if state.left[following] < len(state.hidden):
            return


def end_round(state: State) -> None:
    """Finish after a triggered or a too long dry round (KRP-35, KRP-41)."""
    state.dry = 0 if state.found else state.dry + 1
    state.found = False
    state.over = state.triggered or state.dry >= state.options.dry_rounds
