"""What to load, steal, play and take in a turn of Krysis: whole actions worked out at once.

Small steps follow from a plan, and a plan from the position alone, so whoever begins one goes on
with it.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from kastellan.games.krysis import actions as do
from kastellan.games.krysis.actions import Action
from kastellan.games.krysis.content import Mine
from kastellan.games.krysis.state import ATTACKING, IDLE, LOADING, OVERTIME, ROBBING, ROUNDS, State
from kastellan.games.krysis.steps.cards import combat, defence, face_down_cards, is_defended, team_slots
from kastellan.games.krysis.steps.composing import pays
from kastellan.games.krysis.steps.legal import in_turn
from kastellan.games.krysis.steps.reach import best_weapon, can_attack, own_rides
from kastellan.games.krysis.steps.turns import SALE
from kastellan.games.krysis.worth import BROUGHT_HOME, CRYSTAL, grouped

HOME = (3.0, 2.0, 1.0)
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
    """Goods to load or steal, where to, with which transport, and what that is worth."""

    worth: float
    place: str
    goods: Crystals
    bundle: Types
    ride: int


class Camp(NamedTuple):
    """What a plan depends on: a camp, the slots of the team that empties it, and the time.

    ``cards`` are the own face-down artefacts and ``hoard`` those at home; ``share`` is the part of a
    camp that is brought home later, and ``watched`` whether others act after the team is gone.
    """

    content: Mine
    slots: Crystals
    crystals: Crystals
    cards: Types
    hoard: Types
    share: float
    last: bool
    watched: bool


def camp_of(state: State, seat: int) -> Camp:
    """Return what a plan of the active player depends on."""
    at, low = 3 * seat, 6 * seat
    return Camp(
        state.content,
        tuple(team_slots(state, seat, -1)),
        tuple(state.camp[at : at + 3]),
        tuple(state.face_down[low : low + 6]),
        tuple(state.hoard[low : low + 6]),
        BROUGHT_HOME[state.round],
        state.round == ROUNDS,
        state.turn < state.seats - 1,
    )


def rides_of(camp: Camp, ride: int) -> list[int]:
    """Return the transports to think of, -1 for none; one that is chosen stays chosen."""
    if ride >= 0:
        return [ride]
    weapons = camp.content.is_weapon
    return [-1, *[t for t in range(6) if camp.cards[t] and not weapons[t]]]


def slots_with(camp: Camp, ride: int) -> Crystals:
    """Return the slots of the team and of a transport."""
    if ride < 0:
        return camp.slots
    hold = camp.content.hold
    return tuple([camp.slots[colour] + hold[3 * ride + colour] for colour in range(3)])


def ride_cost(camp: Camp, ride: int) -> float:
    """Return what playing a transport costs; in the last round nothing."""
    return 0.0 if ride < 0 or camp.last else KEPT


@lru_cache(maxsize=1 << 15)
def load_plans(camp: Camp, ride: int) -> list[Plan]:
    """Return the best load for home and for the bank with each transport that could help, best first."""
    plans = []
    for one in rides_of(camp, ride):
        plans.append(home_load(camp, one))
        plans.append(bank_load(camp, one))
    usable = [plan for plan in plans if any(plan.goods) or any(plan.bundle)]
    return sorted(usable, reverse=True)


def home_load(camp: Camp, ride: int) -> Plan:
    """Fill the slots for headquarters: artefacts first, then crystals by colour, whites last."""
    free_red, free_blue, free_white = slots_with(camp, ride)
    cards = [number - (t == ride) for t, number in enumerate(camp.cards)]
    hoard, bundle, gained, left = list(camp.hoard), [0] * 6, 0.0, sum(cards)
    while left and free_red + free_blue:
        artefact, gain = best_addition(hoard, cards, bundle)
        gained += gain
        bundle[artefact] += 1
        hoard[artefact] += 1
        left -= 1
        if free_blue:
            free_blue -= 1
        else:
            free_red -= 1
    goods = filled(camp.crystals, free_red, free_blue, free_white)
    worth = gained * (1 - camp.share) + sum(bundle) * BROUGHT_EARLY
    for colour in range(3):
        worth += goods[colour] * (HOME[colour] - camp.share * CRYSTAL[colour])
    worth -= ride_cost(camp, ride) + exposure(camp, goods, left)
    return Plan(worth, "hq", goods, tuple(bundle), ride)


def filled(crystals: Crystals, red: int, blue: int, white: int) -> Crystals:
    """Return the crystals that fill slots of each colour, dear ones first (KRY-41)."""
    reds, blues = min(crystals[0], red), min(crystals[1], blue)
    return reds, blues, min(crystals[2], white + 2 * (blue - blues) + 3 * (red - reds))


def best_addition(hoard: list[int], cards: Sequence[int], bundle: list[int]) -> tuple[int, float]:
    """Return the artefact of the camp that adds most to a hoard, and how much."""
    before = grouped(tuple(hoard))
    best, found = -1.0, -1
    for artefact in range(6):
        if cards[artefact] > bundle[artefact]:
            hoard[artefact] += 1
            gain = grouped(tuple(hoard)) - before + 0.1 * cards[artefact]
            hoard[artefact] -= 1
            if gain > best:
                best, found = gain, artefact
    return found, best


def bank_load(camp: Camp, ride: int) -> Plan:
    """Fill the slots for the bank, which pays the same for every good: whites first."""
    free_red, free_blue, free_white = slots_with(camp, ride)
    red, blue, white = camp.crystals
    on_red = min(free_red, white // 3)
    on_blue = min(free_blue, (max(0, white - 3 * on_red - free_white) + 1) // 2)
    if free_white + 3 * on_red + 2 * on_blue < white and on_red < free_red:
        on_red += 1
    whites = min(white, free_white + 3 * on_red + 2 * on_blue)
    goods = min(red, free_red - on_red), min(blue, free_blue - on_blue), whites
    worth = sum([goods[colour] * (SALE - camp.share * CRYSTAL[colour]) for colour in range(3)])
    left = sum(camp.cards) - (ride >= 0)
    worth -= ride_cost(camp, ride) + exposure(camp, goods, left)
    return Plan(worth, "bank", goods, NO_ARTEFACTS, ride)


def exposure(camp: Camp, goods: Crystals, cards: int) -> float:
    """Return what may be lost of the goods left behind when the team goes away."""
    if not camp.watched:
        return 0.0
    left = sum([(camp.crystals[colour] - goods[colour]) * CRYSTAL[colour] for colour in range(3)])
    return EXPOSED * camp.share * (left + STOLEN * cards)


def theft_of(state: State, seat: int, target: int) -> Plan:
    """Return the best loot from the camp of ``target``."""
    crystals: Crystals = tuple(state.camp[3 * target : 3 * target + 3])
    cards = face_down_cards(state, target)
    return theft_plan(camp_of(state, seat), crystals, cards, state.seats - 1, state.ride)


@lru_cache(maxsize=1 << 15)
def theft_plan(camp: Camp, crystals: Crystals, cards: int, rivals: int, ride: int) -> Plan:
    """Return the best loot, with a transport where that brings more than it costs."""
    plans = [loot(camp, crystals, cards, rivals, one) for one in rides_of(camp, ride)]
    return max([plan for plan in plans if any(plan.goods) or any(plan.bundle)] or plans)


def loot(camp: Camp, crystals: Crystals, cards: int, rivals: int, ride: int) -> Plan:
    """Fill the slots with what is worth most: artefacts, then crystals by colour."""
    red, blue, white = slots_with(camp, ride)
    artefacts = min(cards, red + blue)
    goods = filled(crystals, red - max(0, artefacts - blue), max(0, blue - artefacts), white)
    home = sum([goods[colour] * HOME[colour] for colour in range(3)]) + STOLEN * artefacts
    sold = SALE * (sum(goods) + artefacts)
    hurt = sum([goods[colour] * CRYSTAL[colour] for colour in range(3)]) + STOLEN * artefacts
    worth = max(home, sold) + camp.share * hurt / rivals
    worth -= ride_cost(camp, ride) + exposure(camp, (0, 0, 0), sum(camp.cards))
    place = "hq" if home >= sold else "bank"
    return Plan(worth, place, goods, (artefacts, 0, 0, 0, 0, 0), ride)


def overtime_worth(state: State) -> float:
    """Return what overtime is worth: pay for the camp, which stays defended."""
    return BROUGHT_HOME[state.round] * pay_worth(best_pay(state))


def pay_worth(pay: Any) -> float:
    """Return what pay may come to."""
    return float(pay.red * CRYSTAL[0] + pay.blue * CRYSTAL[1] + pay.white * CRYSTAL[2])


def best_pay(state: State) -> Action:
    """Return the pay that is worth most."""
    return max(pays(state), key=pay_worth)


def menu_worths(state: State, seat: int) -> list[tuple[Action, float]]:
    """Return load, attacks and overtime with what each is worth, where possible."""
    found: list[tuple[Action, float]] = [(do.OVERTIME, overtime_worth(state))]
    plans = load_plans(camp_of(state, seat), state.ride)
    if plans:
        found.append((do.LOAD, plans[0].worth))
    slots, rides = team_slots(state, seat, -1), own_rides(state, seat)
    force = combat(state, seat) + best_weapon(state, seat)
    for target in range(state.seats):
        if target != seat and can_attack(state, target, slots, rides, force):
            worth = theft_of(state, seat, target).worth
            if is_defended(state, target) and combat(state, seat) <= defence(state, target):
                worth -= KEPT if state.round < ROUNDS else 0.0
            found.append((do.ATTACKS[target], worth))
    return found


def planned_step(state: State, seat: int) -> Action:
    """Return the next small step of the active player's turn."""
    act = state.act
    if act == IDLE:
        return idle_step(state, seat)
    if act == LOADING:
        return load_step(state, seat)
    if act == ATTACKING:
        return theft_step(state, seat)
    if act == OVERTIME:
        return best_pay(state)
    if act == ROBBING:
        return rob_step(state)
    return snatch_step(state, seat)


def idle_step(state: State, seat: int) -> Action:
    """Use special agents first, then take the action that is worth most."""
    if state.options.advanced:
        special = [action for action in in_turn(state, seat) if type(action) in SPECIALS]
        if special:
            return special[-1]
        if state.acted:
            return do.END_TURN
    return max(menu_worths(state, seat), key=lambda item: item[1])[0]


SPECIALS = (do.Mine, do.Transmute, do.Rob, do.Spy)


def load_step(state: State, seat: int) -> Action:
    """Go on with the best load."""
    plans = load_plans(camp_of(state, seat), state.ride)
    return load_step_of(state, plans[0]) if plans else do.TAKE_BACK


def load_step_of(state: State, plan: Plan) -> Action:
    """Return the next step of a load."""
    if plan.ride != state.ride:
        return do.PLAYS[plan.ride]
    for artefact in range(6):
        if state.bundle[artefact] < plan.bundle[artefact]:
            return do.ADD_ARTEFACTS[artefact]
    for colour in range(3):
        if state.goods[colour] < plan.goods[colour]:
            return do.ADD_CRYSTALS[colour]
    return do.TO_HQ if plan.place == "hq" else do.TO_BANK


def theft_step(state: State, seat: int) -> Action:
    """Go on with an attack: weapon, transport, goods."""
    weapon = needed_weapon(state, seat)
    if weapon >= 0:
        return do.PLAYS[weapon]
    plan = theft_of(state, seat, state.aim)
    if plan.ride != state.ride:
        return do.PLAYS[plan.ride]
    if state.announced < plan.bundle[0]:
        return do.ANNOUNCE
    for colour in range(3):
        if state.goods[colour] < plan.goods[colour]:
            return do.ADD_CRYSTALS[colour]
    return do.CONFIRM


def needed_weapon(state: State, seat: int) -> int:
    """Return the weakest weapon that makes the attack possible, -1 if none is needed."""
    if state.arm >= 0 or not is_defended(state, state.aim):
        return -1
    lacking = defence(state, state.aim) + 1 - combat(state, seat)
    if lacking <= 0:
        return -1
    content, low = state.content, 6 * seat
    strong = [t for t in range(6) if state.face_down[low + t] and content.power[t] >= lacking]
    return min(strong, key=lambda t: content.power[t], default=-1)


def rob_step(state: State) -> Action:
    """Take the dearest crystals that a thief can reach."""
    if sum(state.goods) < state.content.amount[state.special]:
        for colour in range(3):
            if state.goods[colour] < state.camp[3 * state.aim + colour]:
                return do.ADD_CRYSTALS[colour]
    return do.CONFIRM


def snatch_step(state: State, seat: int) -> Action:
    """Take the artefact that goes best with the own ones."""
    seen = state.face_down[6 * state.aim : 6 * state.aim + 6]
    own = [state.hoard[6 * seat + t] + state.face_down[6 * seat + t] for t in range(6)]
    return do.SNATCHES[1 + best_addition(own, seen, [0] * 6)[0]]


def destination(state: State, seat: int) -> Action:
    """Return where stolen goods are worth most."""
    hoard = state.hoard[6 * seat : 6 * seat + 6]
    together = tuple([a + b for a, b in zip(hoard, state.bundle, strict=True)])
    stolen = sum(state.bundle)
    home = grouped(together) - grouped(tuple(hoard)) + BROUGHT_EARLY * stolen
    home += 3 * state.goods[0] + 2 * state.goods[1] + state.goods[2]
    sold = SALE * (sum(state.goods) + stolen)
    return do.TO_HQ if home >= sold else do.TO_BANK
