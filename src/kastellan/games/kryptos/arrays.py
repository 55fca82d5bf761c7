"""Counting all deals that agree with what is known, with numpy: for tables of five and six.

Each layer of states is kept sorted.  Taking a card adds a constant, so the successors through
one owner are sorted as well and the next layer is a merge of a few sorted runs.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kastellan.games.kryptos.automata import FIELD, LOW, Automaton, Owner, automata, shape_of, takers
from kastellan.games.kryptos.counting import Chances, steps_of

Codes = NDArray[np.int64]
Counts = NDArray[np.float64]


class Layer:
    """The states before one card: numbers, ways to come here, and each owner's takers and where they lead."""

    __slots__ = ("ahead", "codes", "leads", "ways")

    def __init__(self, codes: Codes, ways: Counts) -> None:
        self.codes, self.ways = codes, ways
        self.leads: list[tuple[NDArray[np.intp], NDArray[np.intp]]] = []
        self.ahead: Counts = np.zeros(len(codes))


class CountedArrays:
    """All deals of ``cards`` to ``owners``: how many, how likely each card is where, and draws."""

    __slots__ = ("_layers", "_steps", "cards", "chances", "states", "total")

    def __init__(
        self, cards: list[int], steps: list[list[int]], layers: list[Layer], chances: Chances
    ) -> None:
        self.cards, self._steps, self._layers, self.chances = cards, steps, layers, chances
        self.total = float(layers[0].ahead[0]) if len(layers[0].ahead) else 0.0
        self.states = sum(len(layer.codes) for layer in layers)

    def draw(self, rng: Random, count: int) -> list[list[list[int]]]:
        """Return ``count`` deals, all possible ones equally likely: the cards of each owner, ascending."""
        throws = np.random.default_rng(rng.getrandbits(64)).random((len(self.cards), count))
        places = np.zeros(count, dtype=np.intp)
        takers_of = np.empty((len(self.cards), count), dtype=np.intp)
        for at in range(len(self.cards)):
            takers_of[at], places = self._share(at, places, throws[at])
        return [
            [
                [card for card, taker in zip(self.cards, taken, strict=True) if taker == p]
                for p in range(len(self.chances))
            ]
            for taken in takers_of.T.tolist()
        ]

    def _share(
        self, at: int, places: NDArray[np.intp], throws: Counts
    ) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
        """Return who takes card ``at`` in each deal, and the deals' places in the next layer."""
        layer, following = self._layers[at], self._layers[at + 1]
        owners = len(self.chances)
        weights = np.zeros((owners, len(layer.codes)))
        targets = np.zeros((owners, len(layer.codes)), dtype=np.intp)
        for p, (able, target) in enumerate(layer.leads):
            weights[p, able] = following.ahead[target]
            targets[p, able] = target
        bounds = np.cumsum(weights[:, places], axis=0)
        taker = (throws * bounds[-1] >= bounds).sum(axis=0)
        return taker, targets[taker, places]


def count_deals(
    cards: list[int], owners: list[Owner], colour_of: list[int], cap: int
) -> CountedArrays | None:
    """Count the deals of ``cards`` (ascending) to ``owners``; ``None`` beyond ``cap`` states."""
    alone = automata(cards, owners, colour_of)
    steps = steps_of(alone)
    layers = forward(alone, steps, cap)
    if layers is None:
        return None
    chances = backward(cards, owners, layers)
    return CountedArrays(cards, steps, layers, chances)


def options(one: Automaton, may: int, must: int) -> NDArray[np.int64]:
    """Return by card and state the bits ``may`` (take the card) and ``must`` (not leave it)."""
    bits = np.full((len(one.steps), len(one.ranks)), must, dtype=np.int64)
    for row, takes, later in zip(bits, one.takes, one.ways[1:], strict=True):
        row[list(later)] = 0
        row[list(takes)] += may
    return bits


def forward(alone: list[Automaton], steps: list[list[int]], cap: int) -> list[Layer] | None:
    """Count the ways to reach each state before each card, and note where each taker leads."""
    n = len(alone)
    bits = [options(one, 1 << p, 1 << n + p) for p, one in enumerate(alone)]
    able_of = np.array([sum(1 << p for p in able) for able in takers(n)])
    layers, states = [Layer(np.zeros(1, dtype=np.int64), np.ones(1))], 1
    for at in range(len(steps)):
        layer = layers[-1]
        found = bits[0][at][layer.codes & LOW]
        for p in range(1, n):
            found = found | bits[p][at][layer.codes >> FIELD * p & LOW]
        following = successors(layer, able_of[found], steps[at])
        layers.append(following)
        states += len(following.codes)
        if states > cap:
            return None
    return layers


def successors(layer: Layer, able: NDArray[np.int64], step: Sequence[int]) -> Layer:
    """Merge what the takers of one card lead to into the next layer."""
    origins = [np.flatnonzero(able >> p & 1) for p in range(len(step))]
    runs = [layer.codes[origin] + step[p] for p, origin in enumerate(origins)]
    merged = np.sort(np.concatenate(runs), kind="stable")
    fresh = np.empty(len(merged), dtype=np.bool_)
    fresh[:1] = True
    np.not_equal(merged[1:], merged[:-1], out=fresh[1:])
    codes = merged[fresh]
    ways = np.zeros(len(codes))
    for origin, run in zip(origins, runs, strict=True):
        target = np.searchsorted(codes, run)
        ways[target] += layer.ways[origin]
        layer.leads.append((origin, target))
    return Layer(codes, ways)


def backward(cards: list[int], owners: list[Owner], layers: list[Layer]) -> Chances:
    """Count the ways to finish from each state, and return who holds what how likely."""
    full = sum(shape_of(owner.stock).full << FIELD * p for p, owner in enumerate(owners))
    layers[-1].ahead = (layers[-1].codes == full).astype(np.float64)
    ranks: list[Any] = [np.array(shape_of(owner.stock).ranks) for owner in owners]
    counts = [np.zeros((owner.total + 1, len(cards))) for owner in owners]
    for at in range(len(cards) - 1, -1, -1):
        layer, following = layers[at], layers[at + 1]
        for p, (origin, target) in enumerate(layer.leads):
            if not len(origin):
                continue
            on = following.ahead[target]
            layer.ahead[origin] += on
            rank = ranks[p][layer.codes[origin] >> FIELD * p & LOW]
            counts[p][:, at] = np.bincount(rank, layer.ways[origin] * on, minlength=owners[p].total + 1)
    total = float(layers[0].ahead[0])
    return [
        [
            {card: ways / total for card, ways in zip(cards, row, strict=True) if ways}
            for row in table.tolist()[:-1]
        ]
        for table in counts
    ]
