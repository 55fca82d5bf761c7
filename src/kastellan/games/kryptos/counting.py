"""Counting all deals that agree with what is known, in plain Python and in whole numbers."""

from random import Random

from kastellan.games.kryptos.automata import FIELD, LOW, Automaton, Owner, automata, shape_of, takers

Layer = list[tuple[int, int, tuple[int, ...]]]
"""States of the deal before one card: number, ways to come here, who may take the card."""

Chances = list[list[dict[int, float]]]
"""``chances[owner][rank][card]``: how likely the owner's hidden card number ``rank`` is ``card``."""


class Counted:
    """All deals of ``cards`` to ``owners``: how many, how likely each card is where, and draws."""

    __slots__ = ("_ahead", "_alone", "_steps", "cards", "chances", "states", "total")

    def __init__(
        self, cards: list[int], alone: list[Automaton], steps: list[list[int]], ahead: list[dict[int, int]]
    ) -> None:
        self.cards, self._alone, self._steps, self._ahead = cards, alone, steps, ahead
        self.total = ahead[0].get(0, 0)
        self.states = sum(map(len, ahead))
        self.chances: Chances = []

    def draw(self, rng: Random, count: int) -> list[list[list[int]]]:
        """Return ``count`` deals, all possible ones equally likely: the cards of each owner, ascending."""
        return [self._draw(rng) for _ in range(count)]

    def _draw(self, rng: Random) -> list[list[int]]:
        dealt: list[list[int]] = [[] for _ in self.chances]
        state = 0
        for at, card in enumerate(self.cards):
            ahead = self._ahead[at + 1]
            left = rng.randrange(self._ahead[at][state])
            for p, step in enumerate(self._steps[at]):
                if state >> FIELD * p & LOW not in self._alone[p].takes[at]:
                    continue  # where taking would lead can also be reached by another owner
                left -= ahead.get(state + step, 0)
                if left < 0:
                    dealt[p].append(card)
                    state += step
                    break
        return dealt


def count_deals(cards: list[int], owners: list[Owner], colour_of: list[int], cap: int) -> Counted | None:
    """Count the deals of ``cards`` (ascending) to ``owners``; ``None`` beyond ``cap`` states."""
    alone = automata(cards, owners, colour_of)
    steps = steps_of(alone)
    layers = forward(alone, steps, cap)
    return None if layers is None else backward(cards, alone, steps, layers)


def steps_of(alone: list[Automaton]) -> list[list[int]]:
    """Return what each owner's taking of each card adds to the number of the deal."""
    rows = zip(*(one.steps for one in alone), strict=True)
    return [[step << FIELD * p for p, step in enumerate(row)] for row in rows]


def moves(one: Automaton, may: int, must: int) -> list[dict[int, int]]:
    """Return for each card and state the bits ``may`` (take the card) and ``must`` (not leave it)."""
    return [
        {state: (may if state in takes else 0) | (0 if state in later else must) for state in here}
        for here, takes, later in zip(one.ways, one.takes, one.ways[1:], strict=False)
    ]


def forward(alone: list[Automaton], steps: list[list[int]], cap: int) -> list[Layer] | None:
    """Count the ways to reach each state of the deal before each card."""
    n = len(alone)
    tables = [moves(one, 1 << p, 1 << n + p) for p, one in enumerate(alone)]
    who, layers, states = takers(n), [], 1
    here = {0: 1} if all(one.is_possible() for one in alone) else {}
    for at in range(len(steps)):
        codes = list(here)
        bits = [0] * len(codes)
        for p in range(n):
            table, shift = tables[p][at], FIELD * p
            bits = [found | table[code >> shift & LOW] for found, code in zip(bits, codes, strict=True)]
        layer = [(code, ways, who[found]) for (code, ways), found in zip(here.items(), bits, strict=True)]
        layers.append(layer)
        step, here = steps[at], {}
        for code, ways, able in layer:
            for p in able:
                following = code + step[p]
                here[following] = here.get(following, 0) + ways
        states += len(here)
        if states > cap:
            return None
    return layers


def backward(
    cards: list[int], alone: list[Automaton], steps: list[list[int]], layers: list[Layer]
) -> Counted:
    """Count the ways to finish from each state, and who holds what in how many deals."""
    owners = [one.owner for one in alone]
    full = sum(shape_of(owner.stock).full << FIELD * p for p, owner in enumerate(owners))
    ahead: list[dict[int, int]] = [{} for _ in layers] + [{full: 1}]
    found: list[dict[tuple[int, int], int]] = []
    for at in range(len(layers) - 1, -1, -1):
        step, later, here = steps[at], ahead[at + 1], ahead[at]
        held: dict[tuple[int, int], int] = {}
        for code, ways, able in layers[at]:
            finish = 0
            for p in able:
                if on := later.get(code + step[p]):
                    finish += on
                    owner = p, code >> FIELD * p & LOW
                    held[owner] = held.get(owner, 0) + ways * on
            if finish:
                here[code] = finish
        found.append(held)
    counted = Counted(cards, alone, steps, ahead)
    counted.chances = shares(cards, owners, list(reversed(found)), counted.total)
    return counted


def shares(
    cards: list[int], owners: list[Owner], found: list[dict[tuple[int, int], int]], total: int
) -> Chances:
    """Return the counts as probabilities by owner, rank and card."""
    counts: list[list[dict[int, int]]] = [[{} for _ in range(owner.total)] for owner in owners]
    ranks = [shape_of(owner.stock).ranks for owner in owners]
    for card, held in zip(cards, found, strict=True):
        for (p, state), ways in held.items():
            place = counts[p][ranks[p][state]]
            place[card] = place.get(card, 0) + ways
    return [[{card: ways / total for card, ways in rank.items()} for rank in owner] for owner in counts]
