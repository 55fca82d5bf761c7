"""Who is likely to win Kryptos, as one viewer can tell, and what a decision cost."""

from collections.abc import Sequence
from random import Random

import msgspec

from kastellan.core.knowledge import Assessment, Budget, Seen
from kastellan.games.kryptos.actions import Action, Reveal
from kastellan.games.kryptos.content import Colours
from kastellan.games.kryptos.hints import consider
from kastellan.games.kryptos.offers import PRICE
from kastellan.games.kryptos.reveals import exposure
from kastellan.games.kryptos.steps import WINNING_POINTS, worth
from kastellan.games.kryptos.views import View
from kastellan.games.kryptos.weighing import Weighed

RACES = 400
FIRST_TRY, SECOND_TRY = 0.84, 0.85
"""How often players who count find a card at the first and, if they try, at the second attempt."""

MOST_EXPOSED = 8.0


def forecast(view: View, _content: Colours, rng: Random) -> list[float]:
    """Return each seat's chance to win, from the points, the hidden cards and whose turn it is.

    The rest of the game is run many times as a race in which every player finds a card as
    often as players who count do on average.
    """
    wins = [0] * len(view.hands)
    if view.phase in ("deal", "reveal"):
        return [1 / len(wins)] * len(wins)
    for _ in range(RACES):
        wins[race(view, rng)] += 1
    return [count / RACES for count in wins]


def race(view: View, rng: Random) -> int:
    """Run the rest of the game once and return the winner (KRP-34 to KRP-40)."""
    seats, first = len(view.hands), view.first or 0
    points, hidden = list(view.points), [sum(hand.stock) for hand in view.hands]
    seat, over = (view.turn or 0), view.phase == "over"
    again, triggered, bribe = view.phase == "second", view.triggered, view.options.bribe
    while not over:
        targets = [other for other in range(seats) if other != seat and hidden[other]]
        if targets:
            turn(points, hidden, seat, targets, again, bribe, rng)
        again, triggered = False, triggered or max(points) >= WINNING_POINTS
        seat = (seat + 1) % seats
        over = not any(hidden) or (seat == first and triggered)
    return min(range(seats), key=lambda s: (-points[s], (s - first) % seats))


def turn(
    points: list[int], hidden: list[int], seat: int, targets: list[int], again: bool, bribe: bool, rng: Random
) -> None:
    """Let a seat try to find a card where most points are to be had."""
    most = max(worth(hidden[target]) for target in targets)
    target = rng.choice([target for target in targets if worth(hidden[target]) == most])
    if again or rng.random() >= FIRST_TRY:
        if not points[seat] or most == 1:
            return
        points[seat] -= PRICE
        points[target] += PRICE if bribe else 0
        if rng.random() >= SECOND_TRY:
            return
    points[seat] += most
    hidden[target] -= 1


def assess(seen: Seen, action: Action, rng: Random, budget: Budget) -> Assessment:
    """Return how good ``action`` was beside the best, from what was seen, as chances to win."""
    if isinstance(action, Reveal):
        return assess_reveal(seen, action)
    view: View = seen.view
    _, weighed = consider(seen, rng, budget, action)
    best = weighed[0]
    taken = next((one for one in weighed if one.action == action), best)
    if view.triggered:
        return Assessment(best.action, best.value, min(best.value, taken.value))
    now = forecast(view, seen.content, Random(0))[seen.seat]
    return Assessment(best.action, now, max(0.0, now - lost(view, seen, best, taken, now)))


def lost(view: View, seen: Seen, best: Weighed, taken: Weighed, now: float) -> float:
    """Return the chance to win that lies between two choices: their points, at what a point is worth now."""
    raised = [points + 3 * (seat == seen.seat) for seat, points in enumerate(view.points)]
    richer = msgspec.structs.replace(view, points=tuple(raised))
    a_point = max(0.0, forecast(richer, seen.content, Random(0))[seen.seat] - now) / 3
    return (best.value - taken.value) * a_point


def assess_reveal(seen: Seen, action: Reveal) -> Assessment:
    """Compare reveals by how much they expose; a whole hand laid open would cost about everything."""
    legal: Sequence[Reveal] = list(seen.legal)
    exposures = {reveal.index: exposure(seen, reveal.index) for reveal in legal}
    best = min(legal, key=lambda reveal: exposures[reveal.index])
    even = 1 / len(seen.view.hands)
    cost = even * (exposures[action.index] - exposures[best.index]) / MOST_EXPOSED
    return Assessment(best, even, max(0.0, even - cost))
