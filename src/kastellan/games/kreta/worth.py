"""What a position of Kreta is worth: points on the track and points to be expected.

A province is expected to go to whoever leads there, the more surely the sooner it is scored and
the greater the lead; how sure was read from games between computer players.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import TypeVar

from kastellan.core.knowledge import chances
from kastellan.games.kreta.actions import Action
from kastellan.games.kreta.content import Island
from kastellan.games.kreta.play import advance
from kastellan.games.kreta.ready import sites
from kastellan.games.kreta.state import FARMER, FORT, SCORINGS, SHIP, VILLAGE, VILLAGER, State
from kastellan.games.kreta.steps.reach import harvestable
from kastellan.games.kreta.steps.scoring import face_up

Points = TypeVar("Points", int, float)

MOST = 24
"""No lead in a province is greater."""


def certainty(steepness: float) -> list[float]:
    """Return how sure a lead is, from 0 to 1; a list that also answers to negative leads."""
    leads = [*range(MOST + 1), *range(-MOST, 0)]
    return [1 / (1 + exp(-steepness * lead)) for lead in leads]


NEXT, SECOND, LATER = certainty(2.5), certainty(1.2), certainty(0.7)
"""How sure a lead is when the next, the second or a hidden fort card scores."""

WEIGHTS = (0.9, 0.8, 0.6)
"""How much a scoring by the next, the second and a hidden card counts."""

HARVEST, MORE_HARVEST = 0.7, 0.3
"""Which part of the best tile in reach counts, and of the others."""

RESERVE = (0.3, 0.3, 0.3, 0.3)
"""What a ship, a fort, a village that may be built and a villager in reserve are worth."""

ABBOT_IN_RESERVE = 0.3
ON_TABLE = 0.6
"""What a card costs that cannot be played until the next Castellan."""

SPREAD, SPREAD_PER_SCORING = 1.8, 0.6
"""How far the results of games lie around what was expected, and how much more for each scoring to come."""


def evaluate(state: State) -> list[float]:
    """Return each seat's chance to win."""
    return chances(expectations(state), SPREAD + SPREAD_PER_SCORING * (SCORINGS - state.scorings))


def played(state: State, seat: int, action: Action) -> State:
    """Return the position after a move."""
    after = state.copy()
    advance(after, seat, action)
    return after


def lead(points: Sequence[Points], seat: int) -> Points:
    """Return how far a seat is ahead of the best of the others."""
    others = list(points)
    own = others.pop(seat)
    return own - max(others)


def expectations(state: State) -> list[float]:
    """Return the points that each seat may expect in the end."""
    stakes = scoring_stakes(state)
    expected = [state.score[seat] + standing(state, seat) for seat in range(state.seats)]
    influence, seats = state.influence, state.seats
    for province, (soon, second, later) in enumerate(stakes):
        base = province * 4
        if seats == 2:
            lead = influence[base] - influence[base + 1]
            expected[0] += soon * NEXT[lead] + second * SECOND[lead] + later * LATER[lead]
            expected[1] += soon * NEXT[-lead] + second * SECOND[-lead] + later * LATER[-lead]
        else:
            share_stakes(influence[base : base + seats], soon, second, later, expected)
    return expected


def share_stakes(
    strengths: list[int], soon: float, second: float, later: float, expected: list[float]
) -> None:
    """Add what three or four seats may expect of a province, second places included (KRE-84)."""
    ranked = sorted(strengths, reverse=True)
    for seat, own in enumerate(strengths):
        best = ranked[0] if own != ranked[0] else ranked[1]
        runner_up = ranked[1] if own < ranked[1] else ranked[2]
        first, placed = own - best, own - runner_up
        expected[seat] += soon * (NEXT[first] + NEXT[placed]) / 2
        expected[seat] += second * (SECOND[first] + SECOND[placed]) / 2
        expected[seat] += later * (LATER[first] + LATER[placed]) / 2


Stakes = list[tuple[float, float, float]]


def scoring_stakes(state: State) -> Stakes:
    """Return for each province the points at stake with the next, the second and the hidden cards."""
    shown = tuple(face_up(state))
    return stakes_of(state.content, shown, state.unseen, SCORINGS - state.scorings - len(shown))


@lru_cache(maxsize=4096)
def stakes_of(content: Island, shown: tuple[int, ...], hidden: int, left: int) -> Stakes:
    """Return the stakes of the face-up cards and of so many out of the hidden ones."""
    around, value = content.around, content.value
    soon, second, later = [0.0] * 16, [0.0] * 16, [0.0] * 16
    for stakes, site, weight in zip((soon, second), shown, WEIGHTS, strict=False):
        for province in around[site]:
            stakes[province] = weight * value[province]
    if left > 0:
        unseen = sites(hidden)
        chance = WEIGHTS[2] * left / len(unseen)
        for site in unseen:
            for province in around[site]:
                later[province] += chance * value[province]
    return list(zip(soon, second, later, strict=True))


def standing(state: State, seat: int) -> float:
    """Return what harvest, reserve and cards are worth to a seat beyond its influence."""
    worth = harvest_worth(state, seat) - ON_TABLE * state.table[seat].bit_count()
    if state.abbots[seat] < 0:
        worth += ABBOT_IN_RESERVE
    reserve = state.reserve[seat * 4 : seat * 4 + 4]
    return (
        worth
        + RESERVE[SHIP] * reserve[SHIP]
        + RESERVE[FORT] * reserve[FORT]
        + RESERVE[VILLAGE] * state.permits[seat]
        + RESERVE[VILLAGER] * reserve[VILLAGER]
    )


def harvest_worth(state: State, seat: int) -> float:
    """Return what the tiles in reach of the Farmer are worth: the best one now, the others later."""
    linked = harvestable(state, seat)
    if not linked:
        return 0.0
    best = total = 0
    while linked:
        province = (linked & -linked).bit_length() - 1
        linked &= linked - 1
        points = state.harvested[seat * 5 + state.tiles[province]] + 1
        total += points
        best = max(best, points)
    in_hand = not state.table[seat] >> FARMER & 1
    return (HARVEST if in_hand else MORE_HARVEST) * best + MORE_HARVEST * (total - best)
