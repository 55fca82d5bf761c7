"""All that can be done and seen in Kryptos."""

from bisect import bisect_left
from collections.abc import Sequence
from itertools import compress

from kastellan.core.catalogue import Catalogue, Choice, Each, Extent, Members, Number
from kastellan.games.kryptos.actions import END_TURN, GUESSES, REVEALS, SLOTS, VALUES, Action, Reveal
from kastellan.games.kryptos.content import Colours
from kastellan.games.kryptos.options import Options, hand_size, highest
from kastellan.games.kryptos.play import Guesses, legal
from kastellan.games.kryptos.state import STARTING_POINTS, State, attempted
from kastellan.games.kryptos.steps import MOST_FOR_A_CARD, WINNING_POINTS

PHASES = ("deal", "reveal", "first", "second", "over")


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
    offers = Offers(size, cards, size + 1 + len(guesses))
    return Catalogue(
        actions=[*REVEALS[:size], END_TURN, *guesses],
        extents=extents(seats, size, cards, options),
        draws=cards,
        longest=cards + 1 + 2 * seats + turns,
        memories=memory_extents(seats, cards),
        offers=offers.mask,
        numbers=offers.numbers,
    )


class Guessable:
    """Every guess while these cards are hidden and these values free: a mask and, once asked for, numbers."""

    def __init__(self, hidden: list[int], free: list[int], mask: bytearray) -> None:
        self.hidden, self.free, self.mask = hidden, free, mask
        self.numbers: list[int] = []


class Offers:
    """What ``legal`` lists, as a ``mask`` and as ``numbers``, without a walk through the list.

    All guesses are kept until a card is revealed, since a wrong one leaves them as they are; what
    ``Guesses`` leaves out is taken out of a copy.
    """

    def __init__(self, size: int, cards: int, actions: int) -> None:
        self.size, self.cards = size, cards
        self._every = list(range(actions))  # numbers that need not be made again
        self._own = bytearray(size * cards)
        self._kept = Guessable([], [], bytearray(actions))

    def mask(self, state: State, seat: int) -> bytearray:
        """Mark what a seat may do."""
        listing = legal(state, seat)
        if not isinstance(listing, Guesses):
            mask = bytearray(len(self._every))
            for number in indices(listing):
                mask[number] = 1
            return mask
        mask = self._guessable(state).mask[:]
        first = self._number(seat * self.size, 1)
        mask[first : first + len(self._own)] = self._own
        if state.tried:
            mask[self.size], mask[self._number(*attempted(state.tried))] = 1, 0
        return mask

    def numbers(self, state: State, seat: int) -> list[int]:
        """Return the numbers of what a seat may do."""
        listing = legal(state, seat)
        if not isinstance(listing, Guesses):
            return indices(listing)
        kept = self._guessable(state)
        if not kept.numbers:
            kept.numbers = list(compress(self._every, kept.mask))
        numbers, values = kept.numbers[:], len(state.free)
        del numbers[listing.lower * values : (listing.lower + listing.own) * values]
        if state.tried:
            del numbers[bisect_left(numbers, self._number(*attempted(state.tried)))]
            numbers.insert(0, self.size)
        return numbers

    def _number(self, slot: int, value: int) -> int:
        """Return the number of a guess."""
        return self.size + slot * self.cards + value

    def _guessable(self, state: State) -> Guessable:
        """Return all guesses, those at the own cards too."""
        kept, hidden, free = self._kept, state.hidden, state.free
        if kept.hidden != hidden or kept.free != free:
            mask, values = bytearray(len(self._every)), bytearray(self.cards)
            for value in free:
                values[value - 1] = 1
            for slot in hidden:
                first = self._number(slot, 1)
                mask[first : first + self.cards] = values
            kept = self._kept = Guessable(hidden[:], free[:], mask)
        return kept


def indices(reveals: Sequence[Action]) -> list[int]:
    """Return the numbers of what may be revealed in the set-up."""
    return [action.index for action in reveals if isinstance(action, Reveal)]


def memory_extents(seats: int, cards: int) -> dict[str, Extent]:
    """Return how large the fields of a memory get."""
    return {"named": Each(seats, Members(range(1, cards + 1)))}


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
