"""What a position of Kreta is worth: points on the track and points to be expected.

A province is expected to go to whoever leads there, the more surely the sooner it is scored and
the greater the lead; how sure was read from games between computer players.
"""

from functools import lru_cache
from math import exp
from typing import Final

from kastellan.core.masks import members
from kastellan.core.odds import chances
from kastellan.games.kreta.actions import Action
from kastellan.games.kreta.content import Island
from kastellan.games.kreta.play import advance
from kastellan.games.kreta.state import FARMER, FORT, SCORINGS, SHIP, VILLAGER, State
from kastellan.games.kreta.steps.reach import harvestable
from kastellan.games.kreta.steps.scoring import face_up

MOST: Final = 24
"""No lead in a province is greater."""


def certainty(steepness: float) -> list[float]:
    """Return how sure a lead is, from 0 to 1; a list that also answers to negative leads."""
    leads = [*range(MOST + 1), *range(-MOST, 0)]
    return [1 / (1 + exp(-steepness * lead)) for lead in leads]


NEXT: Final = certainty(2.5)
SECOND: Final = certainty(1.2)
LATER: Final = certainty(0.7)
"""How sure a lead is when the next, the second or a hidden fort card scores."""

WEIGHTS: Final = (0.9, 0.8, 0.6)
"""How much a scoring by the next, the second and a hidden card counts."""

HARVEST: Final = 0.7
MORE_HARVEST: Final = 0.3
"""Which part of the best tile in reach counts, and of the others."""

RESERVE: Final = 0.3
"""What a ship, a fort, a village that may be built and a villager in reserve are worth."""

ABBOT_IN_RESERVE: Final = 0.3
ON_TABLE: Final = 0.6
"""What a card costs that cannot be played until the next Castellan."""

SPREAD: Final = 1.8
SPREAD_PER_SCORING: Final = 0.6
"""How far the results of games lie around what was expected, and how much more for each scoring to come."""


def evaluate(state: State) -> list[float]:
    """Return each seat's chance to win."""
    return chances(expectations(state), SPREAD + SPREAD_PER_SCORING * (SCORINGS - state.scorings))


def played(state: State, seat: int, action: Action) -> State:
    """Return the position after a move."""
    after = state.copy()
    advance(after, seat, action)
    return after


def lead(points: list[int], seat: int) -> int:
    """Return how far a seat is ahead of the best of the others."""
    return points[seat] - max([own for other, own in enumerate(points) if other != seat])


def expected_lead(points: list[float], seat: int) -> float:
    """Return by how much more a seat may expect than the best of the others."""
    return points[seat] - max([own for other, own in enumerate(points) if other != seat])


def expectations(state: State) -> list[float]:
    """Return the points that each seat may expect in the end."""
    stakes = scoring_stakes(state)
    influence, seats = state.influence, state.seats
    if seats == 2:
        first = state.score[0] + standing(state, 0)
        other = state.score[1] + standing(state, 1)
        for province in range(16):
            lead = influence[4 * province] - influence[4 * province + 1]
            soon, second, later = stakes[3 * province], stakes[3 * province + 1], stakes[3 * province + 2]
            first += soon * NEXT[lead] + second * SECOND[lead] + later * LATER[lead]
            other += soon * NEXT[-lead] + second * SECOND[-lead] + later * LATER[-lead]
        return [first, other]
    expected = [state.score[seat] + standing(state, seat) for seat in range(seats)]
    for province in range(16):
        soon, second, later = stakes[3 * province], stakes[3 * province + 1], stakes[3 * province + 2]
        share_stakes(influence[4 * province : 4 * province + seats], soon, second, later, expected)
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


def scoring_stakes(state: State) -> list[float]:
    """Return the points at stake, three numbers a province: with the next, the second and hidden cards."""
    shown = tuple(face_up(state))
    stakes: list[float] = stakes_of(
        state.content, shown, state.unseen, SCORINGS - state.scorings - len(shown)
    )
    return stakes


@lru_cache(maxsize=4096)
def stakes_of(content: Island, shown: tuple[int, ...], hidden: int, left: int) -> list[float]:
    """Return the stakes of the face-up cards and of so many out of the hidden ones."""
    around, value = content.around, content.value
    stakes = [0.0] * 48
    for place, (site, weight) in enumerate(zip(shown[:2], WEIGHTS, strict=False)):
        for province in around[site]:
            stakes[3 * province + place] = weight * value[province]
    if left > 0:
        unseen = members(hidden)
        chance = WEIGHTS[2] * left / len(unseen)
        for site in unseen:
            for province in around[site]:
                stakes[3 * province + 2] += chance * value[province]
    return stakes


def standing(state: State, seat: int) -> float:
    """Return what harvest, reserve and cards are worth to a seat beyond its influence."""
    worth = harvest_worth(state, seat) - ON_TABLE * state.table[seat].bit_count()
    if state.abbots[seat] < 0:
        worth += ABBOT_IN_RESERVE
    reserve, base = state.reserve, 4 * seat
    left = reserve[base + SHIP] + reserve[base + FORT] + reserve[base + VILLAGER] + state.permits[seat]
    return worth + RESERVE * left


def harvest_worth(state: State, seat: int) -> float:
    """Return what the tiles in reach of the Farmer are worth: the best one now, the others later."""
    linked = harvestable(state, seat)
    if not linked:
        return 0.0
    best = 0
    total = 0
    while linked:
        province = (linked & -linked).bit_length() - 1
        linked &= linked - 1
        points = state.harvested[seat * 5 + state.tiles[province]] + 1
        total += points
        best = max(best, points)
    in_hand = not state.table[seat] >> FARMER & 1
    return (HARVEST if in_hand else MORE_HARVEST) * best + MORE_HARVEST * (total - best)
