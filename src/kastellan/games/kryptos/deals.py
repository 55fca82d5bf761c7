"""Deals that agree with sorted hands, colour stocks and wrong guesses.

Cards are given out in ascending order, so a hand's next card goes into its next hidden slot.
Each owner alone is a small automaton: its state is the number of cards of each colour it has
taken.  Counting the ways in which each owner can still be completed keeps dead ends rare.
"""

from random import Random

Counts = dict[int, int]


class Owner:
    """Someone who hides cards: how many of each colour, and where.

    ``values`` is the hand left to right with 0 for a hidden card, ``wrong`` a bit mask of
    excluded values for each place.  A pile beside the track has neither.
    """

    __slots__ = ("lower", "stock", "total", "upper", "wrong")

    def __init__(
        self, stock: tuple[int, int, int, int], values: list[int] | None, wrong: list[int] | None
    ) -> None:
        self.stock, self.total = stock, sum(stock)
        self.lower, self.upper, self.wrong = [0] * self.total, [49] * self.total, [0] * self.total
        if values is not None and wrong is not None:
            places = [place for place, value in enumerate(values) if not value]
            self.wrong = [wrong[place] for place in places]
            self.lower = [max([0, *values[:place]]) for place in places]
            self.upper = [min([49, *(v for v in values[place:] if v)]) for place in places]

    def fits(self, card: int, rank: int) -> bool:
        """Return whether ``card`` may be this owner's hidden card number ``rank``."""
        return self.lower[rank] < card < self.upper[rank] and not self.wrong[rank] >> card & 1


def deal_again(cards: list[int], owners: list[Owner], colour_of: list[int], rng: Random) -> list[list[int]]:
    """Deal ``cards`` (ascending) to ``owners`` so that everything known holds.

    Deals are not all equally likely, but all are possible.
    """
    ways = [completions(cards, owner, colour_of) for owner in owners]
    while True:
        if (dealt := try_deal(cards, owners, ways, colour_of, rng)) is not None:
            return dealt[0]


def completions(cards: list[int], owner: Owner, colour_of: list[int]) -> list[Counts]:
    """Return, before each card, in how many ways the owner can be completed from each state.

    A state packs the four counts into one number, six bits each.
    """
    full = sum(count << 6 * colour for colour, count in enumerate(owner.stock))
    ways: list[Counts] = [{} for _ in range(len(cards) + 1)]
    ways[-1] = {full: 1}
    for at in range(len(cards) - 1, -1, -1):
        card, colour = cards[at], colour_of[cards[at]]
        later, here = ways[at + 1], dict(ways[at + 1])
        for state, count in later.items():
            if not state >> 6 * colour & 63:
                continue
            earlier = state - (1 << 6 * colour)
            if owner.fits(card, rank_of(earlier)):
                here[earlier] = here.get(earlier, 0) + count
        ways[at] = here
    return ways


def rank_of(state: int) -> int:
    """Return how many cards the owner has taken."""
    return (state & 63) + (state >> 6 & 63) + (state >> 12 & 63) + (state >> 18 & 63)


def try_deal(
    cards: list[int], owners: list[Owner], ways: list[list[Counts]], colour_of: list[int], rng: Random
) -> tuple[list[list[int]], float] | None:
    """Give each card to an owner by the odds of completion; ``None`` in a dead end.

    The number beside the deal is one over the chance of drawing it: its weight in an average.
    """
    states = [0] * len(owners)
    dealt: list[list[int]] = [[] for _ in owners]
    weight = 1.0
    for at, card in enumerate(cards):
        taken = 1 << 6 * colour_of[card]
        takes, stays = [], []
        for p, owner in enumerate(owners):
            later, rank = ways[p][at + 1], rank_of(states[p])
            may_take = rank < owner.total and owner.fits(card, rank)
            takes.append(later.get(states[p] + taken, 0) if may_take else 0)
            stays.append(later.get(states[p], 0))
        taker, inverse = choose_taker(takes, stays, rng)
        if taker < 0:
            return None
        states[taker] += taken
        weight *= inverse
        dealt[taker].append(card)
    return dealt, weight


def choose_taker(takes: list[int], stays: list[int], rng: Random) -> tuple[int, float]:
    """Return who takes a card and one over how likely that was: the one who must, else by odds.

    Nobody is -1.
    """
    must = [p for p, stay in enumerate(stays) if not stay]
    if must:
        return (must[0] if len(must) == 1 and takes[must[0]] else -1), 1.0
    odds = [take / stay for take, stay in zip(takes, stays, strict=True)]
    total = sum(odds)
    left = rng.random() * total
    for p, odd in enumerate(odds):
        left -= odd
        if odd and left < 0:
            return p, total / odd
    last = max((p for p, odd in enumerate(odds) if odd), default=-1)
    return last, total / odds[last] if last >= 0 else 1.0


def chances_alone(cards: list[int], owner: Owner, colour_of: list[int]) -> list[Counts]:
    """Return how many hands of this one owner have which card at each rank, whoever holds the rest."""
    ways = completions(cards, owner, colour_of)
    held: list[Counts] = [{} for _ in range(owner.total)]
    here: Counts = {0: 1}
    for at, card in enumerate(cards):
        taken, following = 1 << 6 * colour_of[card], ways[at + 1]
        there = {state: count for state, count in here.items() if state in following}
        for state, count in here.items():
            rank = rank_of(state)
            if rank < owner.total and state + taken in following and owner.fits(card, rank):
                there[state + taken] = there.get(state + taken, 0) + count
                held[rank][card] = held[rank].get(card, 0) + count * following[state + taken]
        here = there
    return held
