"""What a last turn of Krysis can bring: all that can be loaded or stolen, worked out goods by goods.

What lies in a camp is worth nothing in the end (KRY-67), and what is at home or sold is safe: so the points
of a last turn are certain, but for artefacts that are stolen unseen.  Those are counted over all that the
seat has not seen.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import product
from math import comb, prod
from typing import Final, Literal, NamedTuple

from kastellan.games.krysis import actions as do
from kastellan.games.krysis import phases, ready
from kastellan.games.krysis.content import ALCHEMIST, MASTER_MINER, SPY, THIEF
from kastellan.games.krysis.play import advance
from kastellan.games.krysis.state import ROUNDS, SALE, State
from kastellan.games.krysis.steps.cards import cards_of, crystals_worth, to_beat
from kastellan.games.krysis.steps.loading import Slots, best_force, fillings, team_slots, weapon_for
from kastellan.games.krysis.steps.scoring import growth, hoard_of
from kastellan.games.krysis.steps.turns import uses

Act = Literal["load", "attack", "overtime"]
Target = Literal["hq", "bank", "either", ""]
"""Where goods go: to one place, or to either once it is seen what was stolen."""

Goods = tuple[int, int, int]
Types = tuple[int, ...]
NO_ARTEFACTS: Final[Types] = (0,) * 6


class Way(NamedTuple):
    """A way to play a last turn: what is done before, what is moved where, and the points that it brings."""

    gain: Fraction
    act: Act
    place: Target = ""
    aim: int = -1
    arm: int = -1
    ride: int = -1
    goods: Goods = (0, 0, 0)
    bundle: Types = NO_ARTEFACTS
    announced: int = 0
    before: tuple[do.Action, ...] = ()

    @property
    def plan(self) -> tuple[str, str, int]:
        """Return what is done in rough: ways of one plan differ by goods alone."""
        return self.act, self.place, self.aim

    def actions(self) -> tuple[do.Action, ...]:
        """Return the steps of a load or an attack, up to where something is drawn."""
        steps = [*self.before, ready.ATTACKS[self.aim] if self.act == "attack" else ready.LOAD]
        steps += ready.steps_of((self.arm, self.ride), self.goods, self.bundle, self.announced)
        if self.act == "attack":
            steps.append(ready.CONFIRM)
        if self.place != "either":
            steps.append(ready.TO_HQ if self.place == "hq" else ready.TO_BANK)
        return tuple(steps)


def unseen(state: State, seat: int) -> Types:
    """Return the artefacts by type that a seat cannot see: in the pile, in other camps and other homes."""
    at = 6 * seat
    played = state.weapon + state.transport
    return tuple(
        state.content.copies[t]
        - state.face_down[at + t]
        - state.hoard[at + t]
        - state.scrap[t]
        - played.count(t)
        for t in range(6)
    )


@lru_cache(maxsize=1 << 12)
def thefts(pool: Types, hoard: Types, artefacts: int) -> tuple[tuple[int, Fraction], ...]:
    """Return by how much the own groups may grow with so many unseen artefacts, and how likely each is."""
    found: dict[int, int] = {}
    for bundle in product(*(range(min(number, artefacts) + 1) for number in pool)):
        if sum(bundle) == artefacts:
            more = growth(list(hoard), list(bundle))
            found[more] = found.get(more, 0) + prod(map(comb, pool, bundle))
    total = comb(sum(pool), artefacts)
    return tuple((more, Fraction(number, total)) for more, number in sorted(found.items()))


def stolen(state: State, seat: int, goods: Sequence[int], artefacts: int) -> Fraction:
    """Return what loot brings on average: artefacts are seen before it is decided where all goes (KRY-53)."""
    home, sold = crystals_worth(list(goods), 0), SALE * (sum(goods) + artefacts)
    rows = thefts(unseen(state, seat), tuple(hoard_of(state, seat)), artefacts)
    return sum((max(home + more, sold) * share for more, share in rows), Fraction(0))


def can_be_counted(state: State, seat: int) -> bool:
    """Return whether no special agent would look at hidden cards or draw some."""
    skills, finds = state.content.skill, state.content.finds
    for agent in state.team[3 * seat : 3 * seat + 3]:
        drawing = skills[agent] == MASTER_MINER and finds[4 * agent + 3] > 0
        if not state.used >> agent & 1 and (drawing or skills[agent] == SPY):
            return False
    return True


def has_special(state: State, seat: int) -> bool:
    """Return whether a special agent can change something before the action."""
    helpful = (THIEF, MASTER_MINER, ALCHEMIST)
    return bool(uses(state, seat)) and any(
        state.content.skill[agent] in helpful for agent in state.team[3 * seat : 3 * seat + 3]
    )


def ways(state: State, seat: int) -> Iterator[Way]:
    """Yield every way to play a last turn; of white crystals as many as fit, since each brings something."""
    yield Way(Fraction(0), "overtime")
    for after, before in prepared(state, seat):
        for ride, slots in rides(after, seat):
            yield from loads(after, seat, ride, slots, before)
            yield from attacks(after, seat, ride, slots, before)


def prepared(state: State, seat: int) -> Iterator[tuple[State, tuple[do.Action, ...]]]:
    """Yield the positions in which the action may be taken: special agents are used before it, in any order.

    After it they change nothing that counts.
    """
    found: dict[tuple[object, ...], tuple[State, tuple[do.Action, ...]]] = {}
    rest: list[tuple[State, tuple[do.Action, ...]]] = [(state, ())]
    while rest:
        now, before = rest.pop()
        key = (now.used, *now.camp)
        if key not in found:
            found[key] = now, before
            rest += [(after, before + steps) for after, steps in used(now, seat)]
    return iter(found.values())


def used(state: State, seat: int) -> Iterator[tuple[State, tuple[do.Action, ...]]]:
    """Yield what one more special agent can make of a position."""
    if not state.options.advanced:
        return
    for action in uses(state, seat):
        for steps in robberies(state, action) if isinstance(action, do.Rob) else [(action,)]:
            after = state.copy()
            for step in steps:
                advance(after, seat, step)
            yield after, steps


def robberies(state: State, rob: do.Rob) -> Iterator[tuple[do.Action, ...]]:
    """Yield the crystals that a thief can take (KRY-101)."""
    there, most = state.camp[3 * rob.target : 3 * rob.target + 3], state.content.amount[rob.agent]
    for goods in product(*(range(min(number, most) + 1) for number in there)):
        if 0 < sum(goods) <= most:
            yield rob, *ready.steps_of((), goods, (), 0), ready.CONFIRM


def rides(state: State, seat: int) -> Iterator[tuple[int, Slots]]:
    """Yield the transports of the camp, and none, with the slots that the team then has (KRY-34)."""
    yield -1, team_slots(state, seat, -1)
    for ride in state.content.rides:
        if state.face_down[6 * seat + ride]:
            yield ride, team_slots(state, seat, ride)


def loads(state: State, seat: int, ride: int, slots: Slots, before: tuple[do.Action, ...]) -> Iterator[Way]:
    """Yield all loads with one transport or none (KRY-43 to KRY-46)."""
    cards = [state.face_down[6 * seat + t] - (t == ride) for t in range(6)]
    there, hoard = state.camp[3 * seat : 3 * seat + 3], hoard_of(state, seat)
    for bundle in product(*(range(number + 1) for number in cards)):
        artefacts, more = sum(bundle), growth(hoard, list(bundle))
        for goods in fillings(slots, there, artefacts):
            home = Fraction(crystals_worth(list(goods), 0) + more)
            sold = Fraction(SALE * (sum(goods) + artefacts))
            yield Way(home, "load", "hq", -1, -1, ride, goods, bundle, 0, before)
            yield Way(sold, "load", "bank", -1, -1, ride, goods, bundle, 0, before)


def attacks(state: State, seat: int, ride: int, slots: Slots, before: tuple[do.Action, ...]) -> Iterator[Way]:
    """Yield all attacks with one transport or none, armed where that is needed (KRY-48 to KRY-53)."""
    for target in range(state.seats):
        if target == seat or best_force(state, seat) <= to_beat(state, target):
            continue
        arm = weapon_for(state, seat, target)
        there = state.camp[3 * target : 3 * target + 3]
        for artefacts in range(cards_of(state.face_down, target) + 1):
            for goods in fillings(slots, there, artefacts):
                if artefacts:
                    gain = stolen(state, seat, goods, artefacts)
                    yield Way(
                        gain, "attack", "either", target, arm, ride, goods, NO_ARTEFACTS, artefacts, before
                    )
                else:
                    home, sold = Fraction(crystals_worth(list(goods), 0)), Fraction(SALE * sum(goods))
                    yield Way(home, "attack", "hq", target, arm, ride, goods, NO_ARTEFACTS, 0, before)
                    yield Way(sold, "attack", "bank", target, arm, ride, goods, NO_ARTEFACTS, 0, before)


def is_last_turn(state: State, seat: int) -> bool:
    """Return whether a seat begins its turn of the last round, and nothing depends on others any more."""
    begun = state.acted or state.used or state.draft.act != phases.IDLE
    mine = state.phase == phases.ACTION and state.order[state.turn] == seat
    return mine and state.round == ROUNDS and not begun and not state.options.missions
