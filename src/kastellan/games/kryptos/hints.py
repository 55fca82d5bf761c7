"""What the strong player of Kryptos would do, and why in a sentence."""

from random import Random
from typing import Any

from kastellan.core.game import Line
from kastellan.core.knowledge import Budget, Hint, Seen, whole_percent
from kastellan.core.refusal import Fact
from kastellan.games.kryptos.actions import Action, Guess, Reveal
from kastellan.games.kryptos.offers import Offer, Place, conclude, offers_of, promises, worth_of
from kastellan.games.kryptos.posterior import Posterior
from kastellan.games.kryptos.reveals import exposure
from kastellan.games.kryptos.rivals import rivals
from kastellan.games.kryptos.views import View
from kastellan.games.kryptos.weighing import Weighed, weigh

CERTAIN = 1 - 1e-9
NOTABLE = 0.25
"""From so many points on, what others gain or lose by a guess is worth a word."""


def consider(
    seen: Seen, rng: Random, budget: Budget, action: Action | None = None
) -> tuple[Posterior, list[Weighed]]:
    """Return what is concluded, and the choices with their value, best first; ``action`` among them."""
    view: View = seen.view
    found = conclude(view, seen.content, rng, promises(view, seen.memory))
    imagined = rivals(view, seen.content, found, rng, budget)
    return found, weigh(view, offers_of(view, found), imagined, offer_for(view, found, action))


def offer_for(view: View, found: Posterior, action: Action | None) -> Offer | None:
    """Return a guess with its chance, be it none at all."""
    if not isinstance(action, Guess):
        return None
    chance = found.chances.get((action.target, action.index), {}).get(action.value, 0.0)
    return Offer(action.target, action.index, action.value, chance, worth_of(view, action.target))


def hint(seen: Seen, rng: Random, budget: Budget) -> Hint:
    """Return the strong player's choice with its reason and the table of chances."""
    view: View = seen.view
    if view.phase == "reveal":
        return hint_reveal(seen)
    found, weighed = consider(seen, rng, budget)
    best, sure = weighed[0], certain(seen, found, rng)
    details = {"chances": table(found, sure), "sample_size": found.sample_size, "choices": choices(weighed)}
    return Hint(best.action, reason(view, best, found, sure), details)


def certain(seen: Seen, found: Posterior, rng: Random) -> frozenset[Place]:
    """Return the cards that are known for sure even if others have named cards of their own (KRP-23)."""
    believed = [place for place, values in found.chances.items() if max(values.values()) >= CERTAIN]
    if not believed:
        return frozenset()
    counted = conclude(seen.view, seen.content, rng)
    if counted.sample_size is not None:
        return frozenset()
    return frozenset(place for place in believed if max(counted.chances[place].values()) >= CERTAIN)


def share(chance: float, sure: bool) -> float:
    """Return a chance as the sentence and the table give it: all of it is said of what is sure alone."""
    return 1.0 if sure and chance >= CERTAIN else min(chance, CERTAIN)


def hint_reveal(seen: Seen) -> Hint:
    """Return the card that tells least about the rest of the hand."""
    legal: list[Reveal] = list(seen.legal)
    best = min(legal, key=lambda reveal: exposure(seen, reveal.index))
    value = seen.view.hands[seen.seat].values[best.index]
    exposures = [
        {"index": reveal.index, "exposure": round(exposure(seen, reveal.index), 3)} for reveal in legal
    ]
    line = Line("hint-kryptos-reveal", {"index": best.index + 1, "value": value})
    return Hint(best, line, {"reveals": exposures})


def reason(view: View, best: Weighed, found: Posterior, sure: frozenset[Place]) -> Line:
    """Return why a choice is the best, in one line."""
    facts = facts_of(best, sure)
    if best.offer is None:
        return Line("hint-kryptos-stop" if not view.triggered else "hint-kryptos-stop-last", facts)
    if view.triggered:
        return Line("hint-kryptos-last-round", facts)
    if best.offer.place in sure and best.offer.chance >= CERTAIN:
        return Line("hint-kryptos-certain", facts)
    if best.offer.chance >= CERTAIN and found.sample_size is None:
        return Line("hint-kryptos-believed", facts)
    if best.denied >= NOTABLE:
        return Line("hint-kryptos-deny", facts)
    if best.told <= NOTABLE / 4:
        return Line("hint-kryptos-quiet", facts)
    return Line("hint-kryptos-guess", facts)


def facts_of(best: Weighed, sure: frozenset[Place]) -> dict[str, Fact]:
    """Return what the sentence is about."""
    win = whole_percent(min(max(best.value, 0.0), 1.0))
    if best.offer is None:
        return {"win": win}
    offer = best.offer
    return {
        "owner": offer.target,
        "index": offer.index + 1,
        "value": offer.value,
        "percent": whole_percent(share(offer.chance, offer.place in sure)),
        "points": offer.worth,
        "win": win,
    }


def table(found: Posterior, sure: frozenset[Place]) -> list[dict[str, Any]]:
    """Return the chances of every hidden card as plain data, likely values first."""
    return [
        {
            "seat": seat,
            "index": index,
            "values": [
                [value, share(chance, (seat, index) in sure)]
                for value, chance in sorted(values.items(), key=lambda item: -item[1])
            ],
        }
        for (seat, index), values in found.chances.items()
    ]


def choices(weighed: list[Weighed]) -> list[dict[str, Any]]:
    """Return the choices that were weighed as plain data."""
    return [
        {
            "guess": None if one.offer is None else [*one.offer.place, one.offer.value],
            "chance": None if one.offer is None else one.offer.chance,
            "value": one.value,
            "told": one.told,
            "denied": one.denied,
        }
        for one in weighed
    ]
