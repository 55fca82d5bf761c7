"""Step by step exactly those loads, attacks and overtimes can be put together that the rules allow."""

from functools import cache
from itertools import product
from random import Random

import pytest

from kastellan.core.playout import step
from kastellan.games.krysis import GAME
from kastellan.games.krysis import actions as do
from kastellan.games.krysis.phases import ACTION, IDLE
from kastellan.games.krysis.rules import Rule
from tests.games.krysis.conservation import CONTENT, setups

ARTEFACTS = CONTENT.file.artefacts
HOLDS = {
    "R": [(1, 0, 0, 0), (0, 0, 0, 1), (0, 0, 1, 0), (0, 0, 2, 0), (0, 0, 3, 0)],
    "B": [(0, 1, 0, 0), (0, 0, 0, 1), (0, 0, 1, 0), (0, 0, 2, 0)],
    "W": [(0, 0, 1, 0)],
}
"""What a slot can hold: red, blue, white, artefacts (KRY-38)."""


@cache
def loads(slots):
    """Return all that fits into these slots, by filling one after the other."""
    found = {(0, 0, 0, 0)}
    for slot in slots:
        found |= {tuple(map(sum, zip(load, held, strict=True))) for load in found for held in HOLDS[slot]}
    return frozenset(found)


class Sight:
    """What the rules ask about a position."""

    def __init__(self, state, seat):
        self.state, self.seat = state, seat
        self.own = self.cards(seat)
        self.weapons = [None, *(t for t in range(6) if self.own[t] and ARTEFACTS[t].kind == "weapon")]
        self.rides = [None, *(t for t in range(6) if self.own[t] and ARTEFACTS[t].kind == "transport")]

    def cards(self, seat):
        return self.state.face_down[6 * seat : 6 * seat + 6]

    def heaps(self, seat):
        """Return every choice of crystals of a camp."""
        return product(*(range(number + 1) for number in self.state.camp[3 * seat : 3 * seat + 3]))

    def team(self, seat):
        return [CONTENT.agents[agent] for agent in self.state.team[3 * seat : 3 * seat + 3] if agent >= 0]

    def capacity(self, ride):
        slots = "".join(agent.slots for agent in self.team(self.seat))
        return loads("".join(sorted(slots + ("" if ride is None else ARTEFACTS[ride].slots))))

    def combat(self, seat, weapon=None):
        total = sum(self.worth(agent.combat, seat) for agent in self.team(seat))
        played = self.state.weapon[seat]
        return total + sum(ARTEFACTS[t].combat for t in (played, weapon) if t is not None and t >= 0)

    def worth(self, value, seat):
        if isinstance(value, int):
            return value
        return int(value[2:]) * self.state.camp[3 * seat + "RBW".index(value[0])]

    def beaten(self, target, weapon):
        """Return whether a camp may be attacked with this weapon (KRY-48, KRY-50)."""
        skills = [agent.skill.split() for agent in self.team(target)]
        points = sum(int(skill[1]) for skill in skills if skill and skill[0] == "defence")
        return not skills or self.combat(self.seat, weapon) > self.combat(target) + points


def whole_loads(sight):
    """Yield transport, crystals and artefacts of every load (KRY-43)."""
    for ride in sight.rides:
        fits = sight.capacity(ride)
        left = [number - (t == ride) for t, number in enumerate(sight.own)]
        for bundle in product(*(range(number + 1) for number in left)):
            for heap in sight.heaps(sight.seat):
                if any(heap + bundle) and (*heap, sum(bundle)) in fits:
                    yield "load", ride, heap, bundle


def whole_attacks(sight):
    """Yield target, played artefacts, crystals and number of artefacts of every attack (KRY-48 to KRY-51)."""
    others = [seat for seat in range(sight.state.seats) if seat != sight.seat]
    for target, weapon, ride in product(others, sight.weapons, sight.rides):
        if sight.beaten(target, weapon):
            fits = sight.capacity(ride)
            for heap, announced in product(sight.heaps(target), range(sum(sight.cards(target)) + 1)):
                if any((*heap, announced)) and (*heap, announced) in fits:
                    yield "attack", target, weapon, ride, heap, announced


def whole_overtimes(sight):
    """Yield weapon and pay of every overtime (KRY-58, KRY-59, KRY-73)."""
    endless = sight.state.options.bank == "unlimited"
    bank = [6, 6, 6] if endless else [min(number, 6) for number in sight.state.bank]
    worth = {pay: 3 * pay[0] + 2 * pay[1] + pay[2] for pay in product(*(range(n + 1) for n in bank))}
    most = max(value for value in worth.values() if value <= 6)
    for weapon in sight.weapons:
        yield from (("overtime", weapon, pay) for pay, value in worth.items() if value == most)


def put_together(state, seat):
    """Return every whole action that can be reached step by step."""
    found, seen, todo = set(), set(), [state]
    while todo:
        at = todo.pop()
        draft = at.draft
        if draft in seen:
            continue
        seen.add(draft)
        weapon, ride = (None if card < 0 else card for card in (draft.arm, draft.ride))
        for action in GAME.legal(at, seat):
            match action:
                case do.Deliver():
                    found.add(("load", ride, tuple(draft.goods), tuple(draft.bundle)))
                case do.Confirm():
                    found.add(("attack", draft.aim, weapon, ride, tuple(draft.goods), draft.announced))
                case do.TakePay(red, blue, white):
                    found.add(("overtime", weapon, (red, blue, white)))
                case do.Load() | do.Attack() | do.Overtime() | do.Play() | do.Announce():
                    todo.append(after(at, seat, action))
                case do.AddCrystal() | do.AddArtefact():
                    todo.append(after(at, seat, action))
    return found


def after(state, seat, action):
    state = state.copy()
    GAME.advance(state, seat, action)
    return state


def turns(rng, seats, options):
    """Yield the beginnings of turns in a random game that are small enough to try everything."""
    state = GAME.start(seats, options, CONTENT)
    while GAME.to_act(state):
        begins = state.phase == ACTION and state.draft.act == IDLE and not state.acted
        if begins and sum(state.camp) < 26:
            yield state.copy()
        seat, action = step(GAME, state, rng)
        GAME.advance(state, seat, action)


@pytest.mark.rule(Rule.FITS, Rule.LOAD, Rule.ATTACK, Rule.STEAL_SOMETHING, Rule.ANNOUNCE)
@pytest.mark.rule(Rule.OVERTIME, Rule.SHORT_OVERTIME, Rule.PLAY_ARTEFACTS, Rule.ARTEFACT_KIND)
def test_whole_actions_are_those_of_the_rules():
    rng, tried = Random(12), 0
    for seats, options in rng.sample(setups(), 40):
        for state in turns(rng, seats, options):
            seat = state.order[state.turn]
            sight = Sight(state, seat)
            allowed = {*whole_loads(sight), *whole_attacks(sight), *whole_overtimes(sight)}
            assert put_together(state, seat) == allowed
            tried += 1
    assert tried > 200
