"""Why a hidden card of Kryptos is certain, as a person would see it: the simplest reason that decides."""

from functools import cache
from itertools import combinations

from kastellan.core.game import Line
from kastellan.core.refusal import Fact
from kastellan.games.kryptos.automata import Owner, Stock
from kastellan.games.kryptos.content import Colours
from kastellan.games.kryptos.offers import Place
from kastellan.games.kryptos.posterior import Posterior, owner_of
from kastellan.games.kryptos.views import View

Fits = dict[Place, frozenset[int]]
"""The numbers that fit each hidden card, by the order and the colours of its own hand alone."""


def unknown(view: View) -> list[int]:
    """Return the numbers that the viewer has not seen."""
    mine = view.hands[view.viewer].values if view.viewer is not None else ()
    return [card for card in view.uncovered if card not in mine]


def fits_alone(view: View, content: Colours) -> Fits:
    """Return what fits each hidden card when its hand is looked at by itself."""
    cards, fits = unknown(view), Fits()
    for seat, hand in enumerate(view.hands):
        if seat == view.viewer:
            continue
        places = [(seat, at) for at, value in enumerate(hand.values) if value is None]
        ways = fillings(owner_of(view, seat, 0), cards, content.colour_of)
        fits |= {place: frozenset(held) for place, held in zip(places, ways, strict=True)}
    return fits


def fillings(owner: Owner, cards: list[int], colour_of: list[int]) -> list[set[int]]:
    """Return the cards that each hidden place of an owner holds in some filling by order and colours."""
    held: list[set[int]] = [set() for _ in range(owner.total)]

    @cache
    def fill(rank: int, begin: int, stock: Stock) -> bool:
        """Return whether the places from ``rank`` on can be filled with cards from ``begin`` on."""
        if rank == owner.total:
            return True
        fine = False
        for at in range(begin, len(cards)):
            card, colour = cards[at], colour_of[cards[at]]
            if stock[colour] and owner.ranks(card)[rank]:
                left = [count - (place == colour) for place, count in enumerate(stock)]
                if fill(rank + 1, at + 1, (left[0], left[1], left[2], left[3])):
                    held[rank].add(card)
                    fine = True
        return fine

    fill(0, 0, owner.stock)
    return held


def bounds(view: View, place: Place) -> tuple[int, int]:
    """Return the open numbers on both sides of a card: 0 and 49 where there is none."""
    values = view.hands[place[0]].values
    low = max((value for value in values[: place[1]] if value), default=0)
    high = min((value for value in values[place[1] :] if value), default=49)
    return low, high


def edge(low: int, high: int) -> str:
    """Return between what a card lies."""
    if low and high < 49:
        return "between"
    return "above" if low else "below" if high < 49 else "anywhere"


def reason(view: View, content: Colours, found: Posterior, place: Place) -> Line:
    """Return why a card is certain: the sentence and what it speaks of."""
    (owner, index), (value,) = place, found.chances[place]
    low, high = bounds(view, place)
    facts: dict[str, Fact] = {
        "owner": owner, "index": index + 1, "value": value, "deals": found.count,
        "low": low, "high": high, "edge": edge(low, high),
    }  # fmt: skip
    out = [card for card in unknown(view) if low < card < high]
    if len(out) == 1:
        return Line("puzzle-kryptos-why-gap", facts)
    coloured = [card for card in out if view.hands[owner].stock[content.colour_of[card]]]
    if len(coloured) == 1:
        return Line("puzzle-kryptos-why-colour", {**facts, "numbers": tuple(out)})
    fits = fits_alone(view, content)
    if len(fits[place]) == 1:
        return Line("puzzle-kryptos-why-hand", facts)
    facts["numbers"] = tuple(sorted(fits[place]))
    elsewhere = any(value in held for other, held in fits.items() if other != place)
    if not elsewhere and not aside_may_hold(view, content, value):
        return Line("puzzle-kryptos-why-only", facts)
    if taken := taken_elsewhere(fits, place, value):
        return Line("puzzle-kryptos-why-taken", {**facts, **taken})
    return Line("puzzle-kryptos-why-deals", facts)


def aside_may_hold(view: View, content: Colours, value: int) -> bool:
    """Return whether the cards beside the track may hold a number, by their colours."""
    return bool(view.aside.tokens[content.colour_of[value]])


def taken_elsewhere(fits: Fits, place: Place, value: int) -> dict[str, Fact]:
    """Return two cards that take all other numbers that fit between them; else nothing.

    They are of two hands: in one hand, which is sorted, they would be certain themselves.
    """
    for one, other in combinations([card for card in fits if card != place], 2):
        held = fits[one] | fits[other]
        if len(held) == 2 and fits[place] - held == {value}:
            return {
                "other": one[0], "otherIndex": one[1] + 1, "third": other[0], "thirdIndex": other[1] + 1,
                "taken": tuple(sorted(held)),
            }  # fmt: skip
    return {}
