"""The final score: crystals and artefact groups in HQ, missions, and ranks."""

from functools import cache
from itertools import product

from kastellan.games.krysis.state import State

SAME = (0, 1, 5, 10, 20, 30)
DIFFERENT = (0, 1, 5, 10, 20, 30, 40)
REWARD = 10


@cache
def same(cards: int) -> int:
    """Return the best value of identical cards, split into groups of at most five (KRY-R31)."""
    if cards < len(SAME):
        return SAME[cards]
    return max(SAME[first] + same(cards - first) for first in range(1, len(SAME)))


@cache
def best_groups(counts: tuple[int, ...]) -> int:
    """Return the highest total of artefact groups for these numbers of each type (KRY-65, KRY-66)."""
    best = 0
    for alike in product(*(range(count + 1) for count in counts)):
        rest = [count - k for count, k in zip(counts, alike, strict=True)]
        total = sum(same(k) for k in alike)
        for layer in range(1, max(rest, default=0) + 1):
            total += DIFFERENT[sum(left >= layer for left in rest)]
        best = max(best, total)
    return best


def hoard_value(state: State, seat: int) -> int:
    """Return the points of the artefacts in HQ; types do not matter, only their numbers (KRY-65)."""
    return best_groups(tuple(sorted(state.hoard[6 * seat : 6 * seat + 6])))


def crystal_value(state: State, seat: int) -> int:
    """Return the points of the crystals in HQ (KRY-64)."""
    return 3 * state.hq[3 * seat] + 2 * state.hq[3 * seat + 1] + state.hq[3 * seat + 2]


def mission_goods(state: State, seat: int, mission: int) -> int:
    """Return how many goods of a mission lie in an HQ (KRY-111)."""
    return state.hq[3 * seat + mission] if mission < 3 else sum(state.hoard[6 * seat : 6 * seat + 6])


def mission_points(state: State, seat: int) -> int:
    """Return the reward of a fulfilled mission; ties go to the miner ahead (KRY-112, KRY-113)."""
    mission = state.missions[seat]
    if mission < 0 or mission_goods(state, seat, mission) == 0:
        return 0
    most = min(
        range(state.seats), key=lambda other: (-mission_goods(state, other, mission), state.spaces[other])
    )
    return REWARD if most == seat else 0


def final_score(state: State, seat: int) -> int:
    """Return all points of a seat (KRY-64)."""
    return (
        state.score[seat]
        + crystal_value(state, seat)
        + hoard_value(state, seat)
        + mission_points(state, seat)
    )
