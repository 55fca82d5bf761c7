"""What to load, steal, play and take in a turn of Krysis: whole actions worked out at once.

Small steps follow from a plan, and a plan from the position alone, so whoever begins one goes on
with it.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from operator import sub
from typing import Any, Final, NamedTuple

from kastellan.games.krysis import actions as do
from kastellan.games.krysis import phases, ready
from kastellan.games.krysis.content import Mine
from kastellan.games.krysis.play import advance
from kastellan.games.krysis.state import ROUNDS, SALE, VALUES, Draft, State
from kastellan.games.krysis.steps.cards import cards_of, combat, to_beat
from kastellan.games.krysis.steps.legal import draft_steps, menu, pays
from kastellan.games.krysis.steps.loading import Slots, fillings, team_slots, weapon_for, with_ride
from kastellan.games.krysis.steps.scoring import (
    ONE,
    growth,
    hoard_of,
    own_artefacts,
    worth_at_home,
    worth_sold,
)
from kastellan.games.krysis.worth import BROUGHT_HOME, CRYSTAL, worth_of

STOLEN: Final = 5.0
"""What an artefact of unknown type is worth."""

KEPT: Final = 3.0
"""What an artefact must bring to be played: it could be brought home instead."""

EXPOSED: Final = 0.25
"""Which part of an undefended camp is lost to those who act later."""

BROUGHT_EARLY: Final = 1.5
"""What an artefact is worth at home beyond its groups of today: more will join it."""

NO_ARTEFACTS: Final = (0, 0, 0, 0, 0, 0)

Crystals = tuple[int, ...]
Types = tuple[int, ...]


class Plan(NamedTuple):
    """Goods to load, or to steal with so many ``announced`` artefacts; transport, last step and worth."""

    worth: float
    end: do.Action
    ride: int
    goods: Crystals
    bundle: Types = NO_ARTEFACTS
    announced: int = 0

    def is_empty(self) -> bool:
        """Return whether it moves nothing."""
        return not (self.announced or any(self.goods) or any(self.bundle))

    def leads_on(self, draft: Draft) -> bool:
        """Return whether it has all that is in a draft; else that is ended as it is."""
        pairs = zip((*draft.goods, *draft.bundle), (*self.goods, *self.bundle), strict=True)
        return draft.announced <= self.announced and all(taken <= most for taken, most in pairs)


class Camp(NamedTuple):
    """What a plan depends on: a camp, the slots of the team that empties it, and the time.

    ``cards`` are the own face-down artefacts and ``hoard`` those at home; ``share`` is the part of a
    camp that is brought home later, and ``watched`` whether others act after the team is gone.
    """

    content: Mine
    slots: Slots
    crystals: Crystals
    cards: Types
    hoard: Types
    share: float
    last: bool
    watched: bool


def camp_of(state: State, seat: int) -> Camp:
    """Return what a plan of the active player depends on."""
    return Camp(
        state.content,
        team_slots(state, seat, -1),
        tuple(state.camp[3 * seat : 3 * seat + 3]),
        tuple(state.face_down[6 * seat : 6 * seat + 6]),
        tuple(hoard_of(state, seat)),
        BROUGHT_HOME[state.round],
        state.round == ROUNDS,
        state.turn < state.seats - 1,
    )


def rides_of(camp: Camp, ride: int) -> list[tuple[int, Slots, float]]:
    """Return the transports to think of with the slots that they give and what playing them costs.

    -1 is none; one that is chosen stays chosen; in the last round none costs anything.
    """
    cost = 0.0 if camp.last else KEPT
    rides = [t for t in camp.content.rides if camp.cards[t] and ride in (-1, t)]
    found = [(t, with_ride(camp.content, camp.slots, t), cost) for t in rides]
    return found if ride >= 0 else [(-1, camp.slots, 0.0), *found]


@lru_cache(maxsize=1 << 15)
def fill(slots: Slots, crystals: Crystals, artefacts: int, worths: tuple[float, ...]) -> Crystals:
    """Return the crystals worth most that fit beside so many artefacts, dear ones before others (KRY-41)."""
    goods = fillings(slots, crystals, artefacts)
    return max(goods, key=lambda some: worth_of(some, worths), default=(0, 0, 0))


@lru_cache(maxsize=1 << 15)
def load_plans(camp: Camp, ride: int) -> list[Plan]:
    """Return the best load for home and for the bank with each transport that could help, best first.

    For home artefacts go before crystals; the bank pays the same for every good.
    """
    home = tuple([value - camp.share * crystal for value, crystal in zip(VALUES, CRYSTAL, strict=True)])
    bank = tuple([SALE - camp.share * crystal for crystal in CRYSTAL])
    plans = []
    for played, slots, cost in rides_of(camp, ride):
        cards = [number - (t == played) for t, number in enumerate(camp.cards)]
        bundle = best_bundle(camp.hoard, tuple(cards), slots[0] + slots[1])
        gained = growth(camp.hoard, bundle) * (1 - camp.share) + BROUGHT_EARLY * sum(bundle)
        loads = (ready.TO_HQ, bundle, gained, home), (ready.TO_BANK, NO_ARTEFACTS, 0.0, bank)
        for end, loaded, more, worths in loads:
            goods = fill(slots, camp.crystals, sum(loaded), worths)
            risk = exposure(camp, goods, sum(cards) - sum(loaded))
            plans.append(Plan(more + worth_of(goods, worths) - cost - risk, end, played, goods, loaded))
    return sorted([plan for plan in plans if not plan.is_empty()], key=lambda plan: -plan.worth)


@lru_cache(maxsize=1 << 15)
def best_bundle(hoard: Types, cards: Types, room: int) -> Types:
    """Return as many of these artefacts as there is room for, one by one those that add most at home."""
    own, left = list(hoard), list(cards)
    for _ in range(min(sum(cards), room)):
        artefact = best_addition(own, left)
        own[artefact] += 1
        left[artefact] -= 1
    return tuple([before - after for before, after in zip(cards, left, strict=True)])


def best_addition(own: Sequence[int], cards: Sequence[int]) -> int:
    """Return which of these artefacts adds most to the own ones; of equals the most frequent."""
    there = [artefact for artefact in range(6) if cards[artefact]]
    return max(there, key=lambda artefact: growth(own, ONE[artefact]) + 0.1 * cards[artefact])


def exposure(camp: Camp, goods: Crystals, cards: int) -> float:
    """Return what may be lost of the goods left behind when the team goes away."""
    if not camp.watched:
        return 0.0
    left = worth_of(camp.crystals, CRYSTAL) - worth_of(goods, CRYSTAL)
    return EXPOSED * camp.share * (left + STOLEN * cards)


def theft_of(state: State, camp: Camp, seat: int, target: int) -> Plan:
    """Return the best loot from the camp of ``target``."""
    crystals: Crystals = tuple(state.camp[3 * target : 3 * target + 3])
    armed = 0.0 if camp.last or combat(state, seat) > to_beat(state, target) else KEPT
    cards, rivals = cards_of(state.face_down, target), state.seats - 1
    return theft_plan(camp, crystals, cards, rivals, state.draft.ride, armed)


@lru_cache(maxsize=1 << 15)
def theft_plan(camp: Camp, crystals: Crystals, cards: int, rivals: int, ride: int, armed: float) -> Plan:
    """Return the best loot, artefacts first, with a transport where that brings more than it costs.

    ``armed`` is what the weapon costs.
    """
    plans = []
    for played, slots, cost in rides_of(camp, ride):
        artefacts = min(cards, slots[0] + slots[1])
        goods = fill(slots, crystals, artefacts, VALUES)
        home, sold = worth_of(goods, VALUES) + STOLEN * artefacts, SALE * (sum(goods) + artefacts)
        hurt = worth_of(goods, CRYSTAL) + STOLEN * artefacts
        worth = max(home, sold) + camp.share * hurt / rivals
        worth -= cost + armed + exposure(camp, (0, 0, 0), sum(camp.cards))
        plans.append(Plan(worth, ready.CONFIRM, played, goods, announced=artefacts))
    return max([plan for plan in plans if not plan.is_empty()] or plans, key=lambda plan: plan.worth)


@cache
def best_of(offered: tuple[do.TakePay, ...]) -> do.TakePay:
    """Return the pay that may come to most."""
    return max(offered, key=pay_hope)


def pay_hope(pay: Any) -> float:
    """Return what pay may come to."""
    return worth_of((pay.red, pay.blue, pay.white), CRYSTAL)


def menu_plan(state: State, camp: Camp, action: Any) -> Plan:
    """Return the best plan for load, attack or overtime."""
    if action is ready.LOAD:
        return load_plans(camp, -1)[0]
    if action is ready.OVERTIME:
        return pay_plan(best_of(pays(state)), camp.share)
    return theft_of(state, camp, state.order[state.turn], action.target)


@cache
def pay_plan(pay: do.Action, share: float) -> Plan:
    """Return overtime with its pay, of which a share is brought home."""
    return Plan(share * pay_hope(pay), pay, -1, (0, 0, 0))


def planned_step(state: State, seat: int) -> do.Action:
    """Return the next small step of the active player's turn."""
    act = state.draft.act
    if act == phases.IDLE:
        return begin(state, seat)[0]
    if act in (phases.LOADING, phases.ATTACKING):
        return step_of(state, seat, plan_of(state, seat))
    if act == phases.WORKING:
        return best_of(pays(state))
    if act == phases.ROBBING:  # the dearest crystals that a thief can reach
        return next((step for step in draft_steps(state, seat) if type(step) is do.AddCrystal), ready.CONFIRM)
    seen = state.face_down[6 * state.draft.aim : 6 * state.draft.aim + 6]  # a spy takes what goes best
    return ready.SNATCHES[1 + best_addition(own_artefacts(state, seat), seen)]


SPECIALS = (do.Mine, do.Transmute, do.Rob, do.Spy)


def begin(state: State, seat: int) -> tuple[do.Action, Plan | None]:
    """Use special agents first, then begin the action that is worth most, by a plan."""
    actions = menu(state, seat)
    if state.options.advanced:
        special = [action for action in actions if type(action) in SPECIALS]
        if special or state.acted:
            return special[-1] if special else ready.END_TURN, None
    camp = camp_of(state, seat)
    found = [menu_plan(state, camp, action) for action in actions]
    worths = [plan.worth for plan in found]
    best = worths.index(max(worths))
    return actions[best], found[best]


def plan_of(state: State, seat: int) -> Plan:
    """Return the best plan for the load or the attack that has begun."""
    camp, draft = camp_of(state, seat), state.draft
    attacking = draft.act == phases.ATTACKING
    return theft_of(state, camp, seat, draft.aim) if attacking else load_plans(camp, draft.ride)[0]


def weapon_needed(state: State, seat: int) -> int:
    """Return the weakest weapon that the action in hand needs, -1 for none, or the one that is chosen."""
    draft = state.draft
    if draft.act != phases.ATTACKING or draft.arm >= 0:
        return draft.arm
    return weapon_for(state, seat, draft.aim)


def step_of(state: State, seat: int, plan: Plan) -> do.Action:
    """Return the next step of a plan."""
    draft = state.draft
    if (weapon := weapon_needed(state, seat)) != draft.arm:
        return ready.PLAYS[weapon]
    if not plan.leads_on(draft):
        return plan.end
    played = () if plan.ride == draft.ride else (plan.ride,)
    goods, bundle = map(sub, plan.goods, draft.goods), map(sub, plan.bundle, draft.bundle)
    return next(ready.steps_of(played, goods, bundle, plan.announced - draft.announced), plan.end)


def play_on(state: State, seat: int) -> None:
    """Play the active player's turn by plan, up to where something is drawn or the turn is over.

    It comes to what ``planned_step`` comes to one by one, but all goods of a plan are taken at once.
    """
    while state.phase == phases.ACTION and state.order[state.turn] == seat:
        act = state.draft.act
        if act == phases.IDLE:
            first, plan = begin(state, seat)
            advance(state, seat, first)
            if plan is not None:
                follow(state, seat, plan)
        elif act in (phases.LOADING, phases.ATTACKING):
            plan = plan_of(state, seat)
            follow(state, seat, plan if plan.leads_on(state.draft) else as_begun(state.draft, plan.end))
        else:
            advance(state, seat, planned_step(state, seat))


def as_begun(draft: Draft, end: do.Action) -> Plan:
    """Return the plan that ends a draft as it is."""
    return Plan(0.0, end, draft.ride, tuple(draft.goods), tuple(draft.bundle), draft.announced)


def follow(state: State, seat: int, plan: Plan) -> None:
    """Take all that a plan says at once, and its last step."""
    draft = state.draft
    draft.arm, draft.ride, draft.announced = weapon_needed(state, seat), plan.ride, plan.announced
    draft.goods, draft.bundle = list(plan.goods), list(plan.bundle)
    advance(state, seat, plan.end)


def destination(state: State, seat: int) -> do.Action:
    """Return where stolen goods are worth most."""
    draft = state.draft
    home = worth_at_home(state, seat, draft.bundle) + BROUGHT_EARLY * sum(draft.bundle)
    return ready.TO_HQ if home >= worth_sold(draft) else ready.TO_BANK
