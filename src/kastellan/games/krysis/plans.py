"""What to load, steal, play and take in a turn of Krysis: whole actions worked out at once.

Small steps follow from a plan, and a plan from the position alone, so whoever begins one goes on
with it.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from kastellan.games.krysis import actions as do
from kastellan.games.krysis import ready
from kastellan.games.krysis.actions import Action
from kastellan.games.krysis.content import Mine
from kastellan.games.krysis.state import (
    ATTACKING,
    IDLE,
    LOADING,
    ROBBING,
    ROUNDS,
    SALE,
    VALUES,
    WORKING,
    State,
)
from kastellan.games.krysis.steps.cards import combat, face_down_cards, to_beat
from kastellan.games.krysis.steps.legal import draft_steps, menu, pays
from kastellan.games.krysis.steps.loading import Slots, is_empty, is_strong, spare, team_slots
from kastellan.games.krysis.steps.scoring import best_groups, hoard_of, own_artefacts, worth_at_home
from kastellan.games.krysis.worth import BROUGHT_HOME, CRYSTAL, worth_of

STOLEN = 5.0
"""What an artefact of unknown type is worth."""

KEPT = 3.0
"""What an artefact must bring to be played: it could be brought home instead."""

EXPOSED = 0.25
"""Which part of an undefended camp is lost to those who act later."""

BROUGHT_EARLY = 1.5
"""What an artefact is worth at home beyond its groups of today: more will join it."""

NO_ARTEFACTS = (0, 0, 0, 0, 0, 0)

Crystals = tuple[int, ...]
Types = tuple[int, ...]


class Plan(NamedTuple):
    """Goods to load, or to steal with so many ``announced`` artefacts; transport, last step and worth."""

    worth: float
    end: Action
    ride: int
    goods: Crystals
    bundle: Types = NO_ARTEFACTS
    announced: int = 0

    def is_empty(self) -> bool:
        """Return whether it moves nothing."""
        return not (self.announced or any(self.goods) or any(self.bundle))


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
    hold, (red, blue, white) = camp.content.hold, camp.slots
    cost = 0.0 if camp.last else KEPT
    found = [] if ride >= 0 else [(-1, camp.slots, 0.0)]
    for t in [ride] if ride >= 0 else camp.content.rides:
        if camp.cards[t]:
            slots = red + hold[3 * t], blue + hold[3 * t + 1], white + hold[3 * t + 2]
            found.append((t, slots, cost))
    return found


@lru_cache(maxsize=1 << 15)
def fill(slots: Slots, crystals: Crystals, artefacts: int, worths: tuple[float, ...]) -> Crystals:
    """Return the crystals worth most that fit beside so many artefacts, dear ones before others (KRY-41)."""
    best, found = -1.0, (0, 0, 0)
    for red in range(min(crystals[0], slots[0]), -1, -1):
        for blue in range(min(crystals[1], slots[1]), -1, -1):
            left_red, left_blue, whites = spare(slots, red, blue, artefacts)
            goods = red, blue, min(crystals[2], whites)
            worth = worth_of(goods, worths)
            if left_red >= 0 and left_blue >= 0 and worth > best:
                best, found = worth, goods
    return found


@lru_cache(maxsize=1 << 15)
def load_plans(camp: Camp, ride: int) -> list[Plan]:
    """Return the best load for home and for the bank with each transport that could help, best first."""
    plans = []
    for one in rides_of(camp, ride):
        plans += [home_load(camp, *one), bank_load(camp, *one)]
    usable = [plan for plan in plans if not plan.is_empty()]
    return sorted(usable, key=lambda plan: -plan.worth)


def home_load(camp: Camp, ride: int, slots: Slots, cost: float) -> Plan:
    """Fill the slots for headquarters: artefacts first, then crystals."""
    cards = [number - (t == ride) for t, number in enumerate(camp.cards)]
    own, gained, loaded = list(camp.hoard), 0.0, min(sum(cards), slots[0] + slots[1])
    for _ in range(loaded):
        artefact, gain = best_addition(own, cards)
        gained += gain
        own[artefact] += 1
        cards[artefact] -= 1
    worths = tuple([VALUES[colour] - camp.share * CRYSTAL[colour] for colour in range(3)])
    goods = fill(slots, camp.crystals, loaded, worths)
    worth = gained * (1 - camp.share) + loaded * BROUGHT_EARLY + worth_of(goods, worths)
    bundle = tuple([after - before for after, before in zip(own, camp.hoard, strict=True)])
    return Plan(worth - cost - exposure(camp, goods, sum(cards)), ready.TO_HQ, ride, goods, bundle)


def best_addition(own: list[int], cards: Sequence[int]) -> tuple[int, float]:
    """Return the artefact of a camp that adds most to the own ones, and how much."""
    before = best_groups(tuple(own))
    best, found = -1.0, -1
    for artefact in range(6):
        if cards[artefact]:
            own[artefact] += 1
            gain = best_groups(tuple(own)) - before + 0.1 * cards[artefact]
            own[artefact] -= 1
            if gain > best:
                best, found = gain, artefact
    return found, best


def bank_load(camp: Camp, ride: int, slots: Slots, cost: float) -> Plan:
    """Fill the slots with crystals for the bank, which pays the same for every good."""
    worths = tuple([SALE - camp.share * crystal for crystal in CRYSTAL])
    goods = fill(slots, camp.crystals, 0, worths)
    left = sum(camp.cards) - (ride >= 0)
    worth = worth_of(goods, worths) - cost - exposure(camp, goods, left)
    return Plan(worth, ready.TO_BANK, ride, goods)


def exposure(camp: Camp, goods: Crystals, cards: int) -> float:
    """Return what may be lost of the goods left behind when the team goes away."""
    if not camp.watched:
        return 0.0
    left = worth_of(camp.crystals, CRYSTAL) - worth_of(goods, CRYSTAL)
    return EXPOSED * camp.share * (left + STOLEN * cards)


def theft_of(state: State, camp: Camp, target: int) -> Plan:
    """Return the best loot from the camp of ``target``."""
    crystals: Crystals = tuple(state.camp[3 * target : 3 * target + 3])
    return theft_plan(camp, crystals, face_down_cards(state, target), state.seats - 1, state.draft.ride)


@lru_cache(maxsize=1 << 15)
def theft_plan(camp: Camp, crystals: Crystals, cards: int, rivals: int, ride: int) -> Plan:
    """Return the best loot, with a transport where that brings more than it costs."""
    plans = [loot(camp, crystals, cards, rivals, *one) for one in rides_of(camp, ride)]
    return max([plan for plan in plans if not plan.is_empty()] or plans, key=lambda plan: plan.worth)


def loot(
    camp: Camp, crystals: Crystals, cards: int, rivals: int, ride: int, slots: Slots, cost: float
) -> Plan:
    """Fill the slots with what is worth most: artefacts, then crystals by colour."""
    artefacts = min(cards, slots[0] + slots[1])
    goods = fill(slots, crystals, artefacts, VALUES)
    home, sold = worth_of(goods, VALUES) + STOLEN * artefacts, SALE * (sum(goods) + artefacts)
    hurt = worth_of(goods, CRYSTAL) + STOLEN * artefacts
    worth = max(home, sold) + camp.share * hurt / rivals
    worth -= cost + exposure(camp, (0, 0, 0), sum(camp.cards))
    return Plan(worth, ready.CONFIRM, ride, goods, announced=artefacts)


def pay_worth(pay: Any) -> float:
    """Return what pay may come to."""
    return worth_of((pay.red, pay.blue, pay.white), CRYSTAL)


def best_pay(state: State) -> Action:
    """Return the pay that is worth most."""
    return max(pays(state), key=pay_worth)


def menu_worth(state: State, camp: Camp, action: Any) -> float:
    """Return what load, attack or overtime is worth."""
    if type(action) is do.Load:
        return load_plans(camp, -1)[0].worth
    if type(action) is do.Overtime:
        return camp.share * pay_worth(best_pay(state))
    force = combat(state, state.order[state.turn])
    armed = not camp.last and force <= to_beat(state, action.target)
    return theft_of(state, camp, action.target).worth - (KEPT if armed else 0.0)


def planned_step(state: State, seat: int) -> Action:
    """Return the next small step of the active player's turn."""
    act = state.draft.act
    if act == IDLE:
        return idle_step(state, seat)
    if act == LOADING:
        plans = load_plans(camp_of(state, seat), state.draft.ride)
        return step_of(state, plans[0]) if plans else ready.TAKE_BACK
    if act == ATTACKING:
        return theft_step(state, seat)
    if act == WORKING:
        return best_pay(state)
    if act == ROBBING:  # the dearest crystals that a thief can reach
        return next((step for step in draft_steps(state, seat) if type(step) is do.AddCrystal), ready.CONFIRM)
    seen = state.face_down[6 * state.draft.aim : 6 * state.draft.aim + 6]  # a spy takes what goes best
    return ready.SNATCHES[1 + best_addition(own_artefacts(state, seat), seen)[0]]


SPECIALS = (do.Mine, do.Transmute, do.Rob, do.Spy)


def idle_step(state: State, seat: int) -> Action:
    """Use special agents first, then take the action that is worth most."""
    actions = menu(state, seat)
    special = [action for action in actions if type(action) in SPECIALS]
    if special:
        return special[-1]
    if state.acted:
        return ready.END_TURN
    camp = camp_of(state, seat)
    return max(actions, key=lambda action: menu_worth(state, camp, action))


def step_of(state: State, plan: Plan) -> Action:
    """Return the next step of a plan."""
    draft = state.draft
    if plan.ride != draft.ride:
        return ready.PLAYS[plan.ride]
    for artefact in range(6):
        if draft.bundle[artefact] < plan.bundle[artefact]:
            return ready.ADD_ARTEFACTS[artefact]
    if draft.announced < plan.announced:
        return ready.ANNOUNCE
    for colour in range(3):
        if draft.goods[colour] < plan.goods[colour]:
            return ready.ADD_CRYSTALS[colour]
    return plan.end


def theft_step(state: State, seat: int) -> Action:
    """Go on with an attack: the weakest weapon that makes it possible, then transport and goods."""
    draft = state.draft
    if draft.arm >= 0 or not is_empty(draft) or is_strong(state, seat, -1):
        return step_of(state, theft_of(state, camp_of(state, seat), draft.aim))
    cards, power = state.face_down, state.content.power
    strong = [t for t in state.content.weapons if cards[6 * seat + t] and is_strong(state, seat, t)]
    return ready.PLAYS[min(strong, key=power.__getitem__)]


def destination(state: State, seat: int) -> Action:
    """Return where stolen goods are worth most."""
    stolen = sum(state.draft.bundle)
    home = worth_at_home(state, seat, state.draft.bundle) + BROUGHT_EARLY * stolen
    return ready.TO_HQ if home >= SALE * (sum(state.draft.goods) + stolen) else ready.TO_BANK
