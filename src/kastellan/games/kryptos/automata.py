"""Each owner of hidden cards as a small automaton, and how several of them share out the cards.

Cards are given out in ascending order, each to one owner.  An owner's state is how many cards of
each colour it has taken, numbered in mixed radix; their sum is the rank of its next hidden card.
Alone, an owner may take a card, leave it, or must take it because it could not be completed
otherwise.  The owners' states side by side in one number are the state of the whole deal, and
taking a card of one colour adds a constant to that number.
"""

from functools import cache
from itertools import product

from kastellan.games.kryptos.deals import Owner

FIELD = 8
"""Bits for each owner in the number of a deal: no hand has more than 4 * 4 * 3 * 3 states."""

LOW = (1 << FIELD) - 1

Stock = tuple[int, int, int, int]


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


def moves(cards: list[int], owner: Owner, colour_of: list[int], may: int, must: int) -> list[dict[int, int]]:
    """Return, for each card, what the owner can do in each state that it can reach and complete.

    The entries are made of the bits ``may`` (take the card) and ``must`` (not leave it).
    """
    shape = shape_of(owner.stock)
    reached = reach(cards, owner, colour_of, shape)
    table: list[dict[int, int]] = [{} for _ in cards]
    alive = {shape.full: 0} if shape.full in reached[-1] else {}
    for at in range(len(cards) - 1, -1, -1):
        step, can_take = shape.weights[colour_of[cards[at]]], fitting(cards[at], owner)
        colour, full = colour_of[cards[at]], owner.stock[colour_of[cards[at]]]
        here: dict[int, int] = {}
        for state in reached[at]:
            bits = 0 if state in alive else must
            if shape.counts[state][colour] < full and can_take[shape.ranks[state]] and state + step in alive:
                bits |= may
            if bits != must:
                here[state] = bits
        table[at] = alive = here
    return table


def reach(cards: list[int], owner: Owner, colour_of: list[int], shape: Shape) -> list[set[int]]:
    """Return the states that the owner can be in before each card and after the last."""
    layers = [{0}]
    for card in cards:
        colour = colour_of[card]
        step, full, can_take = shape.weights[colour], owner.stock[colour], fitting(card, owner)
        layers.append(
            layers[-1]
            | {
                state + step
                for state in layers[-1]
                if shape.counts[state][colour] < full and can_take[shape.ranks[state]]
            }
        )
    return layers


def fitting(card: int, owner: Owner) -> list[bool]:
    """Return for each rank whether ``card`` may be that hidden card; never beyond the last."""
    return [
        low < card < high and not wrong >> card & 1
        for low, high, wrong in zip(owner.lower, owner.upper, owner.wrong, strict=True)
    ] + [False]
