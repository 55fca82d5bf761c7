"""Computer players of Kryptos: exact counting, then what a guess is worth."""

from collections.abc import Sequence
from random import Random

from kastellan.core.knowledge import Budget, Knowledge, Seen
from kastellan.games.kryptos.actions import END_TURN, Action, Reveal
from kastellan.games.kryptos.forecast import assess, forecast
from kastellan.games.kryptos.hints import consider, hint
from kastellan.games.kryptos.imagine import deals
from kastellan.games.kryptos.offers import PRICE, Offer, conclude, offers_of, rough_weights
from kastellan.games.kryptos.reveals import exposure
from kastellan.games.kryptos.views import View
from kastellan.games.kryptos.wording import wording

SURE_ENOUGH = 0.6


def choose(seen: Seen, level: str, rng: Random, budget: Budget) -> Action | None:
    """Return what a player of this level does.

    ``greedy`` names the most probable value, ``easy`` a probable one, ``normal`` what promises
    most points; ``hard`` also weighs what it tells and denies the others, who said what, its
    own exposure in the set-up, and the last round.
    """
    view: View = seen.view
    if view.phase == "reveal":
        return choose_reveal(seen, level, rng)
    if level == "hard":
        return consider(seen, rng, budget)[1][0].action
    offers = offers_of(view, conclude(view, seen.content, rng))
    if level == "greedy":
        return greedy(view, offers, rng)
    return easy(view, offers, rng) if level == "easy" else normal(view, offers)


def choose_reveal(seen: Seen, level: str, rng: Random) -> Action:
    """Show any card, or, if strong, one that tells little about the rest of the hand."""
    legal: list[Reveal] = list(seen.legal)
    if level != "hard":
        return rng.choice(legal)
    return min(legal, key=lambda reveal: exposure(seen, reveal.index))


def greedy(view: View, offers: Sequence[Offer], rng: Random) -> Action:
    """Name the most probable value; try again if that promises more than it costs."""
    top = max(offer.chance for offer in offers)
    best = rng.choice([offer for offer in offers if offer.chance > top - 1e-9])
    return END_TURN if view.phase == "second" and best.gain <= PRICE else best.action


def easy(view: View, offers: Sequence[Offer], rng: Random) -> Action:
    """Guess like somebody who counts roughly: likely values, but not always the likeliest."""
    pick = rng.choices(offers, rough_weights(offers))[0]
    return END_TURN if view.phase == "second" and pick.chance < SURE_ENOUGH else pick.action


def normal(view: View, offers: Sequence[Offer]) -> Action:
    """Take what promises most points; try again if that is more than it costs."""
    best = offers[0]
    return END_TURN if view.phase == "second" and best.gain <= PRICE else best.action


KNOWLEDGE = Knowledge(
    choose=choose, hint=hint, forecast=forecast, assess=assess, wording=wording, deals=deals
)
