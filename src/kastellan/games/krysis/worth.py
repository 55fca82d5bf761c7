"""What a position of Krysis is worth between two rounds: what is safe, and what may still be brought home."""

from collections.abc import Sequence
from math import exp
from typing import Final

from kastellan.core.odds import chances
from kastellan.games.krysis import phases
from kastellan.games.krysis.state import REWARD, ROUNDS, State
from kastellan.games.krysis.steps.cards import crystals_worth
from kastellan.games.krysis.steps.scoring import best_groups, growth, hoard_of, mission_goods

CRYSTAL: Final = [3.0, 2.1, 1.5]
"""What a crystal in a camp may come to: brought home or, if white, sold where there is room for it."""

BROUGHT_HOME: Final = [0.6, 0.52, 0.45, 0.38, 0.3, 0.0]
"""Which part of a camp its owner still brings home, by the number of rounds played."""

STEPS_OF_GROUPS: Final = [0.0, 1.0, 5.0, 10.0, 20.0, 30.0, 40.0, 44.0, 50.0, 55.0, 60.0, 65.0, 70.0]
"""What so many artefacts come to if they match well (KRY-65)."""

TO_COME: Final = 0.9
"""How many more artefacts a seat may expect from each round."""

GROWTH: Final = 0.7
"""How much of the growth that more artefacts would bring to a collection is counted."""

SPREAD: Final = 3.5
SPREAD_PER_ROUND: Final = 1.2
"""How far the results of games lie around what was expected, and how much more for each round to come."""


def worth_of(goods: Sequence[int], worths: Sequence[float]) -> float:
    """Return what crystals are worth."""
    return goods[0] * worths[0] + goods[1] * worths[1] + goods[2] * worths[2]


def evaluate(state: State) -> list[float]:
    """Return each seat's chance to win."""
    expected = [expectation(state, seat) for seat in range(state.seats)]
    return chances(expected, SPREAD + SPREAD_PER_ROUND * (ROUNDS - state.round))


def expectation(state: State, seat: int) -> float:
    """Return the points that a seat may expect in the end."""
    part = BROUGHT_HOME[ROUNDS if state.phase == phases.OVER else state.round]
    crystals = worth_of(state.camp[3 * seat : 3 * seat + 3], CRYSTAL)
    safe = state.score[seat] + crystals_worth(state.hq, 3 * seat) + mission_hope(state, seat)
    return safe + part * crystals + collection(state, seat, part)


def collection(state: State, seat: int, part: float) -> float:
    """Return what the artefacts of a seat may come to: at home, in the camp, and with those to come."""
    hoard, cards = hoard_of(state, seat), state.face_down[6 * seat : 6 * seat + 6]
    held, loose = sum(hoard), sum(cards)
    more = part * growth(hoard, cards) if loose else 0.0
    expected, to_come = held + part * loose, TO_COME * (ROUNDS - state.round)
    outlook = along(expected + to_come) - along(to_come) - along(expected)  # large groups pay more each
    return best_groups(tuple(hoard)) + more + GROWTH * outlook


def along(artefacts: float) -> float:
    """Return ``STEPS_OF_GROUPS`` between whole numbers."""
    whole = min(int(artefacts), len(STEPS_OF_GROUPS) - 2)
    low, high = STEPS_OF_GROUPS[whole], STEPS_OF_GROUPS[whole + 1]
    return low + (artefacts - whole) * (high - low)


def mission_hope(state: State, seat: int) -> float:
    """Return what the own mission may bring: all of it for who leads, less while rounds are left."""
    mission = state.missions[seat]
    if mission < 0:
        return 0.0
    own = mission_goods(state, seat, mission)
    best = max(mission_goods(state, other, mission) for other in range(state.seats) if other != seat)
    return REWARD / (1 + exp((best - own) / (1 + 0.5 * (ROUNDS - state.round))))
