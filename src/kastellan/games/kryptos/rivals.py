"""What the others may know and gain, seen from one seat: imagined, never looked up."""

from collections.abc import Mapping
from random import Random
from time import perf_counter

import msgspec

from kastellan.core.knowledge import Budget
from kastellan.games.kryptos.content import Colours
from kastellan.games.kryptos.offers import PRICE, Place, worth_of
from kastellan.games.kryptos.posterior import Posterior, posterior
from kastellan.games.kryptos.views import View

MOST = 12
"""More imagined deals than this change a decision hardly ever."""


class Best(msgspec.Struct, frozen=True):
    """The likeliest value of a card, its chance, the chance of the next one, and the card's worth."""

    value: int
    chance: float
    second: float
    worth: int

    @property
    def gain(self) -> float:
        """Return the points to expect."""
        return self.chance * self.worth


class Rival:
    """One opponent in one imagined deal: the best guess at each card, in order of points to expect."""

    __slots__ = ("best", "order", "seat")

    def __init__(self, view: View, seat: int, found: Posterior) -> None:
        self.seat = seat
        self.best: dict[Place, Best] = {}
        for place, values in found.chances.items():
            ordered = sorted(values.items(), key=lambda item: -item[1])
            second = ordered[1][1] if len(ordered) > 1 else 0.0
            self.best[place] = Best(*ordered[0], second, worth_of(view, place[0]))
        self.order = sorted(self.best, key=lambda place: -self.best[place].gain)

    def expects(self, without: Place | None = None) -> float:
        """Return the points to expect from a turn, second attempt included, one card left out."""
        found = [self.best[place] for place in self.order[:3] if place != without][:2]
        if not found:
            return 0.0
        again = found[1].gain - PRICE if len(found) > 1 else 0.0
        return found[0].gain + (1 - found[0].chance) * max(0.0, again)

    def tempted(self, place: Place, value: int) -> float:
        """Return how many more points to expect once ``value`` is known to be wrong at ``place``."""
        best = self.best.get(place)
        if best is None or best.value != value or best.chance >= 1:
            return 0.0
        after = best.second / (1 - best.chance) * best.worth
        return max(after, self.expects(without=place)) - self.expects()

    def denied(self, place: Place) -> float:
        """Return how many points are lost when somebody else takes the card at ``place``."""
        return self.expects() - self.expects(without=place) if place in self.best else 0.0


def rivals(view: View, content: Colours, found: Posterior, rng: Random, budget: Budget) -> list[list[Rival]]:
    """Return, for each of some deals drawn from what is known, what the other seats would conclude."""
    seats = [seat for seat in range(len(view.hands)) if seat != view.viewer]
    most = MOST if budget.iterations is None else max(1, min(MOST, budget.iterations))
    begin, imagined = perf_counter(), []
    for deal in found.draw(rng, most):
        imagined.append([rival for seat in seats if (rival := rival_of(view, seat, deal, content, rng))])
        if budget.seconds is not None and perf_counter() - begin > budget.seconds / 2:
            break
    return imagined


def rival_of(view: View, seat: int, deal: Mapping[Place, int], content: Colours, rng: Random) -> Rival | None:
    """Return what one seat would conclude if the cards lay as in ``deal``."""
    theirs = seen_by(view, seat, deal)
    found = posterior(theirs, content, rng)
    return None if found is None else Rival(theirs, seat, found)


def seen_by(view: View, seat: int, deal: Mapping[Place, int]) -> View:
    """Return what ``seat`` would see if the cards lay as in ``deal``."""
    hands = list(view.hands)
    if view.viewer is not None:
        mine = hands[view.viewer]
        public = tuple(value if up else None for value, up in zip(mine.values, mine.face_up, strict=True))
        hands[view.viewer] = msgspec.structs.replace(mine, values=public)
    known = tuple(
        deal.get((seat, at)) if value is None else value for at, value in enumerate(hands[seat].values)
    )
    hands[seat] = msgspec.structs.replace(hands[seat], values=known)
    return msgspec.structs.replace(view, viewer=seat, hands=tuple(hands))
