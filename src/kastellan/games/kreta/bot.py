"""What Kreta tells computer players: what a position is worth, and which moves to look at first."""

from collections.abc import Sequence
from math import exp
from typing import Any

from kastellan.core.game import Line, Listing
from kastellan.core.knowledge import Knowledge
from kastellan.games.kreta.actions import Action, BuildFort, Harvest, MoveShip, MoveVillager, Play
from kastellan.games.kreta.figures import figures
from kastellan.games.kreta.play import advance
from kastellan.games.kreta.state import CASTELLAN, SCORINGS, State
from kastellan.games.kreta.steps.reach import connected
from kastellan.games.kreta.steps.scoring import awards, unseen
from kastellan.games.kreta.wording import wording

LATER = (1.0, 0.8)
"""How far the present majorities count at the two fort cards that lie open."""

UNKNOWN = 0.45
"""And at those that are still face down, each by its chance of coming at all."""

HARVEST, HELD_CARD = 0.5, 0.3


def evaluate(state: State) -> list[float]:
    """Return how good the position is for each seat: points now and to be expected, as a chance to win."""
    expected = expectations(state)
    spread = 4.0 + 1.2 * (SCORINGS - state.scorings)
    chances = []
    for seat in range(state.seats):
        others = max(points for other, points in enumerate(expected) if other != seat)
        chances.append(1 / (1 + exp((others - expected[seat]) / spread)))
    return chances


def expectations(state: State) -> list[float]:
    """Return the points that each seat may expect by majorities, harvest and cards in hand."""
    expected = [float(points) for points in state.score]
    for province, weight in enumerate(scoring_weights(state)):
        if weight:
            for seat, points in enumerate(awards(state, province)):
                expected[seat] += weight * points
    for seat in range(state.seats):
        reachable = connected(state, seat) & state.tile_mask
        while reachable:
            province = (reachable & -reachable).bit_length() - 1
            reachable &= reachable - 1
            expected[seat] += HARVEST * (state.harvested[seat * 5 + state.tiles[province]] + 1)
        expected[seat] -= HELD_CARD * state.table[seat].bit_count()
    return expected


def scoring_weights(state: State) -> list[float]:
    """Return how often each province may still score, counting far and uncertain scorings less."""
    weights = [0.0] * 16
    around = state.content.around
    known = [site for site in state.row[state.scorings :] if site]
    for site, weight in zip(known, LATER, strict=False):
        for province in around[site]:
            weights[province] += weight
    left = SCORINGS - state.scorings - len(known)
    hidden = unseen(state)
    if left > 0 and hidden:
        share = UNKNOWN * left / len(hidden)
        for site in hidden:
            for province in around[site]:
                weights[province] += share
    return weights


def priors(state: State, seat: int, legal: Listing[Action]) -> list[tuple[Action, float]]:
    """Return the moves in order of how hot the provinces are that they touch."""
    weights = scoring_weights(state)
    heat = [weight * value for weight, value in zip(weights, state.content.value, strict=True)]
    rated = [(action, rate(state, seat, action, heat)) for action in legal]
    return sorted(rated, key=lambda item: -item[1])


def rate(state: State, seat: int, action: Action, heat: Sequence[float]) -> float:
    """Return a weight for one move."""
    if isinstance(action, Play):
        mine, others = scoring_now(state, seat) if action.card == CASTELLAN else (1, 0)
        return 1.0 + max(0, mine - others)
    if isinstance(action, BuildFort):
        return 0.1 + sum(heat[province] for province in state.content.around[action.site])
    if isinstance(action, MoveVillager | MoveShip):
        return 0.1 + max(0.0, heat[action.province] - heat[action.origin])
    province: Any = getattr(action, "province", None)
    return 0.5 if province is None else 0.1 + heat[province]


def scoring_now(state: State, seat: int) -> tuple[int, int]:
    """Return how many points a scoring now gives the seat and the best of the others."""
    gained = [0] * state.seats
    for province in state.content.around[state.row[state.scorings]]:
        for other, points in enumerate(awards(state, province)):
            gained[other] += points
    return gained[seat], max(points for other, points in enumerate(gained) if other != seat)


def known(state: State, _seat: int) -> tuple[object, ...]:
    """Return what a seat knows: the whole position, for Kreta hides nothing that is in it."""
    return state.key()


def explain(state: State, seat: int, action: Action) -> Line | None:
    """Say what a move brings: points now, or the province that it swings most."""
    if isinstance(action, Play):
        if action.card != CASTELLAN:
            return None
        mine, others = scoring_now(state, seat)
        return Line("hint-kreta-score", {"points": mine, "others": others})
    after = state.copy()
    advance(after, seat, action)
    if isinstance(action, Harvest):
        points = after.score[seat] - state.score[seat]
        return Line("hint-kreta-harvest", {"province": str(action.province), "points": points})
    swings = [swing(state, after, seat, province) for province in range(16)]
    best = max(range(16), key=lambda province: swings[province])
    return (
        Line("hint-kreta-swing", {"province": str(best), "points": swings[best]})
        if swings[best] > 0
        else None
    )


def swing(before: State, after: State, seat: int, province: int) -> int:
    """Return by how many points a province would now count more for a seat against its best rival."""
    return margin(awards(after, province), seat) - margin(awards(before, province), seat)


def margin(points: Sequence[int], seat: int) -> int:
    """Return the lead of a seat over the best of the others."""
    return points[seat] - max(count for other, count in enumerate(points) if other != seat)


KNOWLEDGE = Knowledge(
    evaluate=evaluate,
    horizon=2,
    priors=priors,
    known=known,
    explain=explain,
    figures=figures,
    wording=wording,
)
