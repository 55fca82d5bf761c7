"""Each owner of hidden cards as a small automaton, and how several of them share out the cards.

Cards are given out in ascending order, each to one owner, so that an owner's next card goes into its
next hidden place.  An owner's state is how many cards of each colour it has taken, numbered in mixed
radix; their sum is the rank of its next hidden card.  Alone, an owner may take a card, leave it, or
must take it because it could not be completed otherwise.  The owners' states side by side in one
number are the state of the whole deal, and taking a card of one colour adds a constant to that number.
"""

from functools import cache
from itertools import product

FIELD = 8
"""Bits for each owner in the number of a deal: no hand has more than 4 * 4 * 3 * 3 states."""

LOW = (1 << FIELD) - 1

Stock = tuple[int, int, int, int]
Ways = dict[int, int]
"""In how many ways an owner can be completed, by its state; one that cannot is left out."""


class Owner:
    """Someone who hides cards: how many of each colour, and where.

    ``values`` is the hand left to right with 0 for a hidden card, ``wrong`` a bit mask of
    excluded values for each place.  A pile beside the track has neither.
    """

    __slots__ = ("lower", "stock", "total", "upper", "wrong")

    def __init__(self, stock: Stock, values: list[int] | None, wrong: list[int] | None) -> None:
        self.stock, self.total = stock, sum(stock)
        self.lower, self.upper, self.wrong = [0] * self.total, [49] * self.total, [0] * self.total
        if values is not None and wrong is not None:
            places = [place for place, value in enumerate(values) if not value]
            self.wrong = [wrong[place] for place in places]
            self.lower = [max([0, *values[:place]]) for place in places]
            self.upper = [min([49, *(v for v in values[place:] if v)]) for place in places]

    def ranks(self, card: int) -> list[bool]:
        """Return for each rank whether ``card`` may be that hidden card; never beyond the last."""
        rows = zip(self.lower, self.upper, self.wrong, strict=True)
        return [low < card < high and not wrong >> card & 1 for low, high, wrong in rows] + [False]


class Shape:
    """The states of an owner with this stock: rank, counts and what a colour adds."""

    __slots__ = ("counts", "full", "ranks", "weights")

    def __init__(self, stock: Stock) -> None:
        self.weights = [1]
        for count in stock[:-1]:
            self.weights.append(self.weights[-1] * (count + 1))
        self.counts = [counts[::-1] for counts in product(*(range(count + 1) for count in reversed(stock)))]
        self.ranks = [sum(counts) for counts in self.counts]
        self.full = len(self.counts) - 1


@cache
def shape_of(stock: Stock) -> Shape:
    """Return the states of an owner with this stock; stocks recur all the time."""
    return Shape(stock)


class Automaton:
    """One owner alone.

    ``ways`` are those to be completed before each card and after the last, ``takes`` those in which it
    takes the card; ``steps`` is what taking a card adds to the state, and ``ranks`` the rank of a state.
    """

    __slots__ = ("owner", "ranks", "steps", "takes", "ways")

    def __init__(self, cards: list[int], owner: Owner, colour_of: list[int]) -> None:
        shape = shape_of(owner.stock)
        self.owner, self.ranks = owner, shape.ranks
        self.steps = [shape.weights[colour_of[card]] for card in cards]
        self.takes: list[Ways] = []
        self.ways: list[Ways] = [{shape.full: 1}]
        for card, step in zip(reversed(cards), reversed(self.steps), strict=True):
            later, colour, fits = self.ways[-1], colour_of[card], owner.ranks(card)
            takes = {
                state - step: count
                for state, count in later.items()
                if shape.counts[state][colour] and fits[shape.ranks[state] - 1]
            }
            here = dict(later)
            for state, count in takes.items():
                here[state] = here.get(state, 0) + count
            self.takes.append(takes)
            self.ways.append(here)
        self.takes.reverse()
        self.ways.reverse()

    def is_possible(self) -> bool:
        """Return whether the owner can be completed at all."""
        return 0 in self.ways[0]


def automata(cards: list[int], owners: list[Owner], colour_of: list[int]) -> list[Automaton]:
    """Return each owner alone."""
    return [Automaton(cards, owner, colour_of) for owner in owners]


@cache
def takers(owners: int) -> list[tuple[int, ...]]:
    """Return who may take a card, by bits: may take, and above them must take, one for each owner."""
    found = []
    for bits in range(1 << 2 * owners):
        may = [p for p in range(owners) if bits >> p & 1]
        must = [p for p in range(owners) if bits >> owners + p & 1]
        if len(must) > 1:
            may = []
        elif must:
            may = [p for p in may if p == must[0]]
        found.append(tuple(may))
    return found
