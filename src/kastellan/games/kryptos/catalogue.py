"""All that can be done and seen in Kryptos."""

from collections.abc import Callable

from kastellan.core.catalogue import Catalogue, Choice, Each, Extent, Members, Number
from kastellan.games.kryptos.actions import END_TURN, GUESSES, REVEALS, SLOTS, VALUES, Action
from kastellan.games.kryptos.content import Colours
from kastellan.games.kryptos.options import Options, hand_size, highest
from kastellan.games.kryptos.play import revealable
from kastellan.games.kryptos.state import STARTING_POINTS, State
from kastellan.games.kryptos.steps import WINNING_POINTS

PHASES = ("deal", "reveal", "first", "second", "over")
MOST_FOR_A_CARD = 3


def catalogue(seats: int, options: Options, _content: Colours) -> Catalogue[State, Action]:
    """Return the reveals, the end of a turn, and the guesses by slot and value."""
    size, cards = hand_size(seats), highest(seats, options)
    guesses = [
        GUESSES[(seat * SLOTS + index) * VALUES + value]
        for seat in range(seats)
        for index in range(size)
        for value in range(1, cards + 1)
    ]
    turns = 2 * seats * (options.dry_rounds + 1) * (seats * size + 1)
    return Catalogue(
        actions=[*REVEALS[:size], END_TURN, *guesses],
        extents=extents(seats, size, cards, options),
        draws=cards,
        longest=cards + 1 + 2 * seats + turns,
        offers=offers(size, cards, size + 1 + len(guesses)),
    )


def offers(size: int, cards: int, actions: int) -> Callable[[State, int], bytearray]:
    """Return a function that marks what may be done without listing it."""
    before = size + 1

    def offered(state: State, seat: int) -> bytearray:
        mask = bytearray(actions)
        if state.over or seat != state.turn:
            return mask
        if state.reveals < 2 * state.seats:
            for slot in revealable(state):
                mask[slot - seat * size] = 1
            return mask
        values = bytearray(cards)
        for value in state.free:
            values[value - 1] = 1
        first, last = seat * size, (seat + 1) * size
        for slot in state.hidden:
            if slot < first or slot >= last:
                at = before + slot * cards
                mask[at : at + cards] = values
        if state.tried:
            slot, value = divmod(state.tried - 1, VALUES)
            mask[size], mask[size + slot * cards + value] = 1, 0
        return mask

    return offered


def extents(seats: int, size: int, cards: int, options: Options) -> dict[str, Extent]:
    """Return how large the fields of a view get."""
    seat, card = Choice(range(seats)), range(1, cards + 1)
    in_colour = Number(12)
    most = STARTING_POINTS * seats + MOST_FOR_A_CARD * seats * size
    return {
        "viewer": seat,
        "phase": Choice(PHASES),
        "first": seat,
        "turn": seat,
        "points": Each(seats, Number(most, unit=WINNING_POINTS)),
        "hands": Each(seats),
        "hands.values": Each(size, Choice(card)),
        "hands.face_up": Each(size),
        "hands.stock": in_colour,
        "hands.wrong": Each(size, Members(card)),
        "aside.cards": Number(cards),
        "aside.tokens": in_colour,
        "aside.values": Members(card),
        "uncovered": Members(card),
        "dealt": Number(seats * size),
        "reveals": Number(2 * seats),
        "tried.target": seat,
        "tried.index": Choice(range(size)),
        "tried.value": Choice(card),
        "dry": Number(options.dry_rounds),
    }
