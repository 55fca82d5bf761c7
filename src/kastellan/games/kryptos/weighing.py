"""What a guess is worth: its points, what it tells and denies the others, and the last round."""

from collections.abc import Sequence

import msgspec

from kastellan.games.kryptos.actions import END_TURN, Action
from kastellan.games.kryptos.offers import PRICE, Offer
from kastellan.games.kryptos.rivals import Rival
from kastellan.games.kryptos.views import View

TOLD, DENIED = 1.0, 1.0
"""How much the points that all others together gain or lose count against the own ones, shared out."""

WIDTH = 10
Imagined = Sequence[Sequence[Rival]]


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
        weighed = last_round(view, list(dict.fromkeys([*looked, *likely])), imagined)
    else:
        weighed = by_points(view, looked, imagined)
    return sorted(weighed, key=lambda one: -one.value)


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
    """Weigh by the chance of winning."""
    points = view.points[view.viewer or 0]
    chances = {total: win_chance(view, total, imagined) for total in range(max(0, points - 1), points + 4)}
    if view.phase == "second":
        return [
            Weighed(None, chances[points]),
            *(Weighed(offer, attempt(offer, points - PRICE, chances)) for offer in looked),
        ]
    return [Weighed(offer, two_attempts(offer, looked, points, chances)) for offer in looked]


def attempt(offer: Offer, points: int, chances: dict[int, float]) -> float:
    """Return the chance of winning by one attempt, the price already paid."""
    right, wrong = chances[points + offer.worth], chances[points]
    return offer.chance * right + (1 - offer.chance) * wrong


def two_attempts(offer: Offer, looked: Sequence[Offer], points: int, chances: dict[int, float]) -> float:
    """Return the chance of winning by this guess, then the best of stopping and trying again."""
    again = chances[points]
    if points:
        others = [other for other in looked if other.place != offer.place]
        again = max([again, *(attempt(other, points - PRICE, chances) for other in others)])
    tie_break = 0.01 * offer.gain
    return offer.chance * chances[points + offer.worth] + (1 - offer.chance) * again + tie_break


def win_chance(view: View, points: int, imagined: Imagined) -> float:
    """Return the chance of winning if this is the last round and the viewer ends it with ``points``."""
    later = still_to_play(view)
    total = 0.0
    for row in imagined:
        chance = 1.0
        for rival in row:
            chance *= stays_behind(view, points, rival, rival.seat in later)
        total += chance
    return total / max(len(imagined), 1)


def still_to_play(view: View) -> list[int]:
    """Return the seats that have a turn after this one in the current round."""
    seats, first, turn = len(view.hands), view.first or 0, view.turn or 0
    return [(first + k) % seats for k in range((turn - first) % seats + 1, seats)]


def stays_behind(view: View, points: int, rival: Rival, plays: bool) -> float:
    """Return the chance that a rival ends behind ``points``; ties go by turn order (KRP-37)."""
    seats, first, score = len(view.hands), view.first or 0, view.points[rival.seat]
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
