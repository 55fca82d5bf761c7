"""What a guess is worth: its points, what it tells and denies the others, and the last round."""

from collections.abc import Callable, Sequence
from functools import cache

import msgspec

from kastellan.games.kryptos.actions import END_TURN, Action
from kastellan.games.kryptos.offers import PRICE, Offer
from kastellan.games.kryptos.rivals import Rival
from kastellan.games.kryptos.views import View

TOLD, DENIED = 1.0, 1.0
"""How much the points that all others together gain or lose count against the own ones, shared out."""

WIDTH = 10
EAGER = 0.01
"""What a point to expect counts for among guesses that win the last round equally often."""

Imagined = Sequence[Sequence[Rival]]
Wins = Callable[[int, int | None], float]
"""The chance of winning by the own points at the end and by who was bribed, if anybody."""


class Weighed(msgspec.Struct, frozen=True):
    """A guess, or ``None`` for ending the turn, and its value.

    ``value`` counts points, in the last round the chance of winning.  ``told`` is what a wrong
    guess gives each other player on average, ``denied`` what a right one takes from them.
    """

    offer: Offer | None
    value: float
    told: float = 0.0
    denied: float = 0.0

    @property
    def action(self) -> Action:
        """Return the guess, or the end of the turn."""
        return END_TURN if self.offer is None else self.offer.action


def weigh(
    view: View, offers: Sequence[Offer], imagined: Imagined, also: Offer | None = None
) -> list[Weighed]:
    """Return the guesses worth a look, and ending the turn where that is allowed, best first.

    ``also`` is looked at in any case.
    """
    looked = list(dict.fromkeys([*offers[:WIDTH], *([] if also is None else [also])]))
    if view.triggered:
        likely = sorted(offers, key=lambda offer: -offer.chance)[:WIDTH]
        return last_round(view, list(dict.fromkeys([*looked, *likely])), imagined)
    return sorted(by_points(view, looked, imagined), key=lambda one: -one.value)


def by_points(view: View, offers: Sequence[Offer], imagined: Imagined) -> list[Weighed]:
    """Weigh by points, of which those of the others count against the own."""
    second = view.phase == "second"
    weighed = [Weighed(None, 0.0)] if second else []
    for offer in offers:
        told = mean(imagined, [rival.tempted(offer.place, offer.value) for row in imagined for rival in row])
        denied = mean(imagined, [rival.denied(offer.place) for row in imagined for rival in row])
        value = offer.gain - TOLD * (1 - offer.chance) * told + DENIED * offer.chance * denied
        weighed.append(Weighed(offer, value - price(view) if second else value, told, denied))
    return weighed


def price(view: View) -> float:
    """Return what a second attempt costs; a bribe also enriches one of the others (KRP-28, KRP-47)."""
    return PRICE + (DENIED / (len(view.hands) - 1) if view.options.bribe else 0.0)


def mean(imagined: Imagined, numbers: Sequence[float]) -> float:
    """Return the mean over deals and rivals."""
    return sum(numbers) / max(1, sum(map(len, imagined)))


def last_round(view: View, looked: Sequence[Offer], imagined: Imagined) -> list[Weighed]:
    """Weigh by the chance of winning, best first."""
    points = view.points[view.viewer or 0]

    @cache
    def wins(total: int, bribed: int | None) -> float:
        return win_chance(view, total, imagined, bribed)

    if view.phase == "second":
        again = [Weighed(offer, second_attempt(view, offer, points, wins)) for offer in looked]
        return sorted([Weighed(None, wins(points, None)), *again], key=lambda one: -one.value)
    chances = [(offer, two_attempts(view, offer, looked, points, wins)) for offer in looked]
    chances.sort(key=lambda one: -(one[1] + EAGER * one[0].gain))
    return [Weighed(offer, chance) for offer, chance in chances]


def second_attempt(view: View, offer: Offer, points: int, wins: Wins) -> float:
    """Return the chance of winning by a second attempt at its price, which may be a bribe (KRP-47)."""
    left, bribed = points - PRICE, offer.target if view.options.bribe else None
    return offer.chance * wins(left + offer.worth, bribed) + (1 - offer.chance) * wins(left, bribed)


def two_attempts(view: View, offer: Offer, looked: Sequence[Offer], points: int, wins: Wins) -> float:
    """Return the chance of winning by this guess, then the best of stopping and trying again."""
    again = wins(points, None)
    if points:
        others = [other for other in looked if other.place != offer.place]
        again = max([again, *(second_attempt(view, other, points, wins) for other in others)])
    return offer.chance * wins(points + offer.worth, None) + (1 - offer.chance) * again


def win_chance(view: View, points: int, imagined: Imagined, bribed: int | None) -> float:
    """Return the chance of winning if this is the last round and the viewer ends it with ``points``.

    ``bribed`` is the seat that the viewer gives a point.
    """
    later = still_to_play(view)
    total = 0.0
    for row in imagined:
        chance = 1.0
        for rival in row:
            score = view.points[rival.seat] + (PRICE if rival.seat == bribed else 0)
            chance *= stays_behind(view, points, rival, score, rival.seat in later)
        total += chance
    return total / max(len(imagined), 1)


def still_to_play(view: View) -> list[int]:
    """Return the seats that have a turn after this one in the current round."""
    seats, first, turn = len(view.hands), view.first or 0, view.turn or 0
    return [(first + k) % seats for k in range((turn - first) % seats + 1, seats)]


def stays_behind(view: View, points: int, rival: Rival, score: int, plays: bool) -> float:
    """Return the chance that a rival with ``score`` ends behind ``points``; ties by turn order (KRP-37)."""
    seats, first = len(view.hands), view.first or 0
    needed = points if (rival.seat - first) % seats < ((view.viewer or 0) - first) % seats else points + 1
    if score >= needed:
        return 0.0
    if not plays or not rival.order:
        return 1.0
    once = rival.best[rival.order[0]]
    chance = 1 - once.chance if score + once.worth >= needed else 1.0
    if score and len(rival.order) > 1:
        twice = rival.best[rival.order[1]]
        if score + twice.worth - PRICE >= needed:
            chance -= (1 - once.chance) * twice.chance
    return chance
