"""Computer players of Kryptos: exact counting, then what a guess is worth."""

from collections.abc import Sequence
from random import Random

from kastellan.core.knowledge import Budget, Knowledge, Seen
from kastellan.games.kryptos.actions import END_TURN, Action, Reveal
from kastellan.games.kryptos.offers import PRICE, Offer, conclude, offers_of, promises
from kastellan.games.kryptos.posterior import Posterior
from kastellan.games.kryptos.reveals import exposure
from kastellan.games.kryptos.rivals import rivals
from kastellan.games.kryptos.views import View
from kastellan.games.kryptos.weighing import Weighed, weigh

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
        return action_of(consider(seen, rng, budget)[1][0])
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


def consider(seen: Seen, rng: Random, budget: Budget) -> tuple[Posterior, list[Weighed]]:
    """Return what is concluded, and the choices with their value, best first."""
    view: View = seen.view
    found = conclude(view, seen.content, rng, promises(view, seen.story))
    imagined = rivals(view, seen.content, found, rng, budget)
    return found, weigh(view, offers_of(view, found), imagined)


def action_of(weighed: Weighed) -> Action:
    """Return the guess, or the end of the turn."""
    return END_TURN if weighed.offer is None else weighed.offer.action


def greedy(view: View, offers: Sequence[Offer], rng: Random) -> Action:
    """Name the most probable value; try again if that promises more than it costs."""
    top = max(offer.chance for offer in offers)
    best = rng.choice([offer for offer in offers if offer.chance > top - 1e-9])
    return END_TURN if view.phase == "second" and best.gain <= PRICE else best.action


def easy(view: View, offers: Sequence[Offer], rng: Random) -> Action:
    """Guess like somebody who counts roughly: likely values, but not always the likeliest."""
    pick = rng.choices(offers, [offer.chance**2 for offer in offers])[0]
    return END_TURN if view.phase == "second" and pick.chance < SURE_ENOUGH else pick.action


def normal(view: View, offers: Sequence[Offer]) -> Action:
    """Take what promises most points; try again if that is more than it costs."""
    best = offers[0]
    return END_TURN if view.phase == "second" and best.gain <= PRICE else best.action


KNOWLEDGE = Knowledge(choose=choose, story=True)
