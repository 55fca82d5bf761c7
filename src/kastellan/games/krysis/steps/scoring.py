"""The final score: crystals and artefact groups in HQ, missions, and ranks."""

from collections.abc import Sequence
from functools import cache
from itertools import product
from operator import add
from typing import Final

from kastellan.games.krysis.state import REWARD, SALE, Draft, State
from kastellan.games.krysis.steps.cards import ahead, crystals_worth
from kastellan.games.krysis.steps.goods import goods_in

SAME = (0, 1, 5, 10, 20, 30)
DIFFERENT = (0, 1, 5, 10, 20, 30, 40)
ONE: Final = [tuple(int(t == artefact) for t in range(6)) for artefact in range(6)]
"""One artefact of each type."""


@cache
def same(cards: int) -> int:
    """Return the best value of identical cards, split into groups of at most five (KRY-R31)."""
    if cards < len(SAME):
        return SAME[cards]
    return max(SAME[first] + same(cards - first) for first in range(1, len(SAME)))


@cache
def best_groups(counts: tuple[int, ...]) -> int:
    """Return the highest total of artefact groups for these numbers of each type (KRY-65, KRY-66).

    Types do not matter, only the numbers.
    """
    if (ordered := tuple(sorted(counts))) != counts:
        return best_groups(ordered)
    best = 0
    for alike in product(*(range(count + 1) for count in counts)):
        rest = [count - k for count, k in zip(counts, alike, strict=True)]
        total = sum(same(k) for k in alike)
        for layer in range(1, max(rest, default=0) + 1):
            total += DIFFERENT[sum(left >= layer for left in rest)]
        best = max(best, total)
    return best


def growth(own: Sequence[int], cards: Sequence[int]) -> int:
    """Return by how many points the groups of these artefacts grow with more cards (KRY-65)."""
    return best_groups(tuple(map(add, own, cards))) - best_groups(tuple(own))


def hoard_of(state: State, seat: int) -> list[int]:
    """Return the artefacts in an HQ."""
    return state.hoard[6 * seat : 6 * seat + 6]


def own_artefacts(state: State, seat: int) -> list[int]:
    """Return the artefacts of a seat at home and in its camp."""
    return list(map(add, hoard_of(state, seat), state.face_down[6 * seat : 6 * seat + 6]))


def worth_at_home(state: State, seat: int, bundle: Sequence[int]) -> int:
    """Return what the crystals in hand and these artefacts would add at home in the end (KRY-64)."""
    return crystals_worth(state.draft.goods, 0) + growth(hoard_of(state, seat), bundle)


def worth_sold(draft: Draft) -> int:
    """Return what the bank pays for the goods in hand (KRY-46, KRY-55)."""
    return SALE * goods_in(draft)


def mission_goods(state: State, seat: int, mission: int) -> int:
    """Return how many goods of a mission lie in an HQ (KRY-111)."""
    return state.hq[3 * seat + mission] if mission < 3 else sum(hoard_of(state, seat))


def mission_points(state: State, seat: int) -> int:
    """Return the reward of a fulfilled mission (KRY-112)."""
    mission = state.missions[seat]
    if mission < 0:
        return 0
    goods = [mission_goods(state, other, mission) for other in range(state.seats)]
    return REWARD if has_most(state.spaces, goods, seat) else 0


def has_most(spaces: Sequence[int], goods: Sequence[int], seat: int) -> bool:
    """Return whether a seat has most of something and any at all; ties go to the miner ahead (KRY-113)."""
    return goods[seat] > 0 and ahead(spaces, goods)[0] == seat


def points(state: State, seat: int) -> tuple[int, int, int, int]:
    """Return the points of a seat: on the track, for crystals, for artefacts and for its mission (KRY-64)."""
    hoard = best_groups(tuple(hoard_of(state, seat)))
    return state.score[seat], crystals_worth(state.hq, 3 * seat), hoard, mission_points(state, seat)


def final_scores(state: State) -> list[int]:
    """Return all points of each seat (KRY-64)."""
    return [sum(points(state, seat)) for seat in range(state.seats)]


def ranks(state: State, scores: list[int]) -> tuple[int, ...]:
    """Return the rank of each seat, ties by the miner ahead on the last level (KRY-68)."""
    order = ahead(state.spaces, scores)
    return tuple([order.index(seat) + 1 for seat in range(state.seats)])
