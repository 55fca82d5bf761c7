"""How likely each hidden card is each value, from what a seat knows: counted, not sampled.

Beyond a cap of states, which only odd positions of six players reach, deals are drawn instead
and weighed, and the effective sample size says how far to trust the result.
"""

from collections.abc import Mapping
from functools import cache
from random import Random
from types import ModuleType
from typing import Any, Protocol

from kastellan.games.kryptos import counting
from kastellan.games.kryptos.automata import Owner, automata
from kastellan.games.kryptos.content import Colours
from kastellan.games.kryptos.counting import Chances
from kastellan.games.kryptos.deals import try_deal
from kastellan.games.kryptos.views import View

CAP_ARRAYS, CAP_PLAIN = 1_000_000, 150_000
PARTICLES = 2_000
FEW = 3
"""Up to so many owners the plain form is the quicker one."""


class Deals(Protocol):
    """Consistent deals: ``chances[owner][rank][card]`` and whole deals drawn from them."""

    chances: Chances
    states: int

    def draw(self, rng: Random, count: int) -> list[list[list[int]]]:
        """Return deals: the cards of each owner, ascending."""


class Sampled:
    """Deals drawn with weights: ``size`` is how many equally weighted ones they are worth."""

    __slots__ = ("_deals", "_weights", "chances", "size", "states")

    def __init__(self, owners: list[Owner], deals: list[list[list[int]]], weights: list[float]) -> None:
        self._deals, self._weights = deals, weights
        total = sum(weights)
        self.size = total * total / sum(weight * weight for weight in weights)
        self.states = 0
        self.chances: Chances = [[{} for _ in range(owner.total)] for owner in owners]
        for deal, weight in zip(deals, weights, strict=True):
            for ranks, cards in zip(self.chances, deal, strict=True):
                for held, card in zip(ranks, cards, strict=True):
                    held[card] = held.get(card, 0.0) + weight / total

    def draw(self, rng: Random, count: int) -> list[list[list[int]]]:
        """Return deals in proportion to their weights."""
        return rng.choices(self._deals, self._weights, k=count)


class Posterior:
    """What a seat can conclude.

    ``places`` lists the hidden slots of others as (seat, index); ``chances`` gives the values
    that each may have; ``sample_size`` is ``None`` where all deals were counted, and ``count`` is how many.
    """

    __slots__ = ("_by_owner", "_deals", "chances", "count", "sample_size", "states")

    def __init__(self, deals: Deals, by_owner: list[list[tuple[int, int]]]) -> None:
        self._deals, self._by_owner = deals, by_owner
        self.states = deals.states
        self.sample_size: float | None = getattr(deals, "size", None)
        self.count = round(getattr(deals, "total", 0))
        self.chances: dict[tuple[int, int], dict[int, float]] = {
            place: held
            for places, ranks in zip(by_owner, deals.chances, strict=False)
            for place, held in zip(places, ranks, strict=True)
        }

    def draw(self, rng: Random, count: int) -> list[dict[tuple[int, int], int]]:
        """Return whole deals, each as values by (seat, index); all deals are equally likely."""
        return [
            {
                place: card
                for places, cards in zip(self._by_owner, deal, strict=False)
                for place, card in zip(places, cards, strict=True)
            }
            for deal in self._deals.draw(rng, count)
        ]


def posterior(
    view: View,
    content: Colours,
    rng: Random,
    never: Mapping[int, int] | None = None,
    form: str = "",
    particles: int = PARTICLES,
) -> Posterior | None:
    """Return what the viewer can conclude; ``None`` if nothing agrees with ``never``.

    ``never[seat]`` is a bit mask of values that the seat is believed not to hold.  ``form`` is
    ``plain`` or ``arrays``; the quicker one that is there if left out.  Where not all deals can be counted,
    ``particles`` of them are tried.
    """
    seats = [seat for seat, hand in enumerate(view.hands) if seat != view.viewer and any(hand.stock)]
    owners = [owner_of(view, seat, (never or {}).get(seat, 0)) for seat in seats]
    by_owner = [
        [(seat, at) for at, value in enumerate(view.hands[seat].values) if value is None] for seat in seats
    ]
    if any(view.aside.tokens):
        owners.append(Owner(view.aside.tokens, None, None))
    mine = view.hands[view.viewer].values if view.viewer is not None else ()
    cards = [card for card in view.uncovered if card not in mine]
    deals = deals_of(cards, owners, content.colour_of, rng, form, particles)
    return None if deals is None else Posterior(deals, by_owner)


def owner_of(view: View, seat: int, never: int) -> Owner:
    """Return the hidden cards of one seat as the viewer knows them."""
    hand = view.hands[seat]
    wrong = [never | sum(1 << value for value in place) for place in hand.wrong]
    return Owner(hand.stock, [value or 0 for value in hand.values], wrong)


def deals_of(
    cards: list[int], owners: list[Owner], colour_of: list[int], rng: Random, form: str, particles: int
) -> Deals | None:
    """Count all deals, or draw some beyond the cap; ``None`` if there is none."""
    arrays = arrays_module() if form != "plain" and (form or len(owners) > FEW) else None
    counter: Any = arrays or counting
    counted = counter.count_deals(cards, owners, colour_of, CAP_ARRAYS if arrays else CAP_PLAIN)
    if counted is not None:
        return counted if counted.total else None
    return sampled(cards, owners, colour_of, rng, particles)


def sampled(
    cards: list[int], owners: list[Owner], colour_of: list[int], rng: Random, particles: int
) -> Sampled | None:
    """Draw deals by the odds of completion, each with its weight."""
    alone = automata(cards, owners, colour_of)
    if not all(one.is_possible() for one in alone):
        return None
    tries = [try_deal(cards, alone, rng) for _ in range(particles)]
    found = [one for one in tries if one is not None]
    return Sampled(owners, [deal for deal, _ in found], [weight for _, weight in found]) if found else None


@cache
def arrays_module() -> ModuleType | None:
    """Return the numpy form, loaded when first needed, or ``None`` where numpy is missing."""
    try:
        from kastellan.games.kryptos import arrays  # noqa: PLC0415 - numpy is optional and slow to load
    except ImportError:
        return None
    return arrays
