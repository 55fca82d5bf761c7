"""Why the active player may not do something in phase 3 of Krysis."""

from collections.abc import Callable
from typing import Any, Final

from kastellan.core.refusal import Fact, Refusal
from kastellan.games.krysis import actions as do
from kastellan.games.krysis.refusals_specials import (
    bring,
    busy,
    out_of_place,
    rob_crystal,
    rob_nobody,
    rob_with,
    snatch,
    spy_with,
    transmute,
    unfinished,
)
from kastellan.games.krysis.rules import Rule
from kastellan.games.krysis.state import ATTACKING, IDLE, LOADING, OVERTIME, ROBBING, SPYING, State
from kastellan.games.krysis.steps.cards import combat, defence, face_down_cards, is_defended, team_slots
from kastellan.games.krysis.steps.composing import WAGE, pays
from kastellan.games.krysis.steps.reach import (
    best_weapon,
    can_load,
    can_steal,
    helps_load,
    is_strong,
    own_rides,
    room,
    with_ride,
)

Check = Callable[[State, int, Any], Refusal | None]

ARTEFACT: Final = 3
"""An artefact among the goods, after the three colours."""


def load(state: State, seat: int, _action: Any) -> Refusal | None:
    """Allow to load if something can be loaded (KRY-41, KRY-43)."""
    if refusal := busy(state):
        return refusal
    if can_load(state, seat, team_slots(state, seat, -1), own_rides(state, seat)):
        return None
    if goods_in_camp(state, seat):
        return Refusal(Rule.FITS, "krysis-nothing-fits")
    return Refusal(Rule.LOAD, "krysis-camp-empty")


def goods_in_camp(state: State, seat: int) -> int:
    """Return how many crystals and face-down artefacts lie in a camp."""
    return sum(state.camp[3 * seat : 3 * seat + 3]) + face_down_cards(state, seat)


def attack(state: State, seat: int, action: do.Attack) -> Refusal | None:
    """Allow an attack that can be completed (KRY-41, KRY-48, KRY-49)."""
    if refusal := busy(state):
        return refusal
    target = action.target
    if not 0 <= target < state.seats or target == seat:
        return Refusal(Rule.ATTACK, "krysis-no-such-target")
    slots, rides = team_slots(state, seat, -1), own_rides(state, seat)
    if goods_in_camp(state, target) and not can_steal(state, target, slots, rides):
        return Refusal(Rule.FITS, "krysis-nothing-fits")
    weapon = best_weapon(state, seat)
    force = combat(state, seat) + weapon
    if is_defended(state, target) and force <= defence(state, target):
        return too_weak(state, target, force, "best" if weapon else "none")
    return (
        None
        if goods_in_camp(state, target)
        else Refusal(Rule.STEAL_SOMETHING, "krysis-nothing-to-steal", {"others": state.seats - 2})
    )


def overtime(state: State, _seat: int, _action: Any) -> Refusal | None:
    """Allow overtime at any time (KRY-31)."""
    return busy(state)


def add_crystal(state: State, seat: int, action: do.AddCrystal) -> Refusal | None:
    """Allow one more crystal in the load or the loot."""
    if state.act == ROBBING:
        return rob_crystal(state, action.colour)
    if state.act == LOADING:
        return load_crystal(state, seat, action.colour)
    return loot_crystal(state, seat, action.colour) if state.act == ATTACKING else out_of_place(state)


def load_crystal(state: State, seat: int, colour: int) -> Refusal | None:
    """Allow a crystal that fits and lies in the own camp (KRY-41, KRY-43)."""
    if not 0 <= colour < 3:
        return Refusal(Rule.LOAD, "krysis-no-such-crystal")
    if refusal := no_room(state, seat, colour):
        return refusal
    if state.goods[colour] == state.camp[3 * seat + colour]:
        return Refusal(Rule.LOAD, "krysis-not-in-camp")
    return None


def loot_crystal(state: State, seat: int, colour: int) -> Refusal | None:
    """Allow a crystal that fits, is fought for and lies there (KRY-41, KRY-48, KRY-51)."""
    if not 0 <= colour < 3:
        return Refusal(Rule.ANNOUNCE, "krysis-no-such-crystal")
    if refusal := no_room(state, seat, colour):
        return refusal
    if refusal := weak(state, seat):
        return refusal
    if state.goods[colour] == state.camp[3 * state.aim + colour]:
        return Refusal(Rule.ANNOUNCE, "krysis-not-there")
    return None


def no_room(state: State, seat: int, good: int, but: int = -1) -> Refusal | None:
    """Return a refusal unless one more good fits; it tells whether a transport would help (KRY-41).

    ``but`` is an artefact to be loaded, so that its last card cannot be played.
    """
    cards = sum(state.bundle) + state.announced
    if room(team_slots(state, seat, state.ride), state.goods, cards)[good]:
        return None
    left = [state.face_down[6 * seat + ride] - state.bundle[ride] - (ride == but) for ride in range(6)]
    helps = state.ride < 0 and any(
        left[ride] > 0 and room(team_slots(state, seat, ride), state.goods, cards)[good]
        for ride in own_rides(state, seat)
    )
    return Refusal(Rule.FITS, "krysis-no-room", {"transport": "yes" if helps else "no"})


def weak(state: State, seat: int) -> Refusal | None:
    """Return a refusal until the attack is stronger than the defence (KRY-48)."""
    if is_strong(state, seat, state.arm):
        return None
    facts = {"force": combat(state, seat), "defence": defence(state, state.aim)}
    return Refusal(Rule.ATTACK, "krysis-weapon-needed", {**facts})


def add_artefact(state: State, seat: int, action: do.AddArtefact) -> Refusal | None:
    """Allow an artefact of the own camp that fits (KRY-35, KRY-41, KRY-43)."""
    if state.act == ATTACKING:
        return Refusal(Rule.ANNOUNCE, "krysis-announce-only")
    if state.act != LOADING:
        return out_of_place(state)
    t = action.artefact
    if not 0 <= t < 6:
        return Refusal(Rule.LOAD, "krysis-not-in-camp")
    there = state.face_down[6 * seat + t] - state.bundle[t]
    if state.ride == t and there == 1:
        return Refusal(Rule.PLAYED_SAFE, "krysis-played-loaded")
    if refusal := no_room(state, seat, ARTEFACT, but=t):
        return refusal
    return None if there - (state.ride == t) > 0 else Refusal(Rule.LOAD, "krysis-not-in-camp")


def announce(state: State, seat: int, _action: Any) -> Refusal | None:
    """Allow one more artefact that fits, is fought for and lies there (KRY-41, KRY-48, KRY-51)."""
    if state.act != ATTACKING:
        return out_of_place(state)
    if refusal := no_room(state, seat, ARTEFACT):
        return refusal
    if refusal := weak(state, seat):
        return refusal
    if state.announced == face_down_cards(state, state.aim):
        return Refusal(Rule.ANNOUNCE, "krysis-not-there")
    return None


def take_back(state: State, _seat: int, _action: Any) -> Refusal | None:
    """Allow to begin anew unless the choice was shown (KRY-102)."""
    if state.act == IDLE:
        return busy(state) or Refusal(Rule.ACTION, "krysis-nothing-chosen")
    return Refusal(Rule.SPY, "krysis-already-seen") if state.act == SPYING else None


def confirm(state: State, seat: int, _action: Any) -> Refusal | None:
    """Allow an attack or a theft that takes something (KRY-48, KRY-49, KRY-101)."""
    if state.act == ROBBING:
        return rob_nobody(state)
    if state.act == LOADING:
        return Refusal(Rule.LOAD, "krysis-name-destination")
    if state.act == OVERTIME:
        return Refusal(Rule.OVERTIME, "krysis-name-pay")
    if state.act == SPYING:
        return Refusal(Rule.SPY, "krysis-take-or-leave")
    if state.act != ATTACKING:
        return out_of_place(state)
    if refusal := weak(state, seat):
        return refusal
    taken = sum(state.goods) + state.announced
    return None if taken else Refusal(Rule.STEAL_SOMETHING, "krysis-steal-something")


def play(state: State, seat: int, action: do.Play) -> Refusal | None:
    """Allow a face-down artefact of the own camp, one of each kind, where its kind helps (KRY-32, KRY-34)."""
    t = action.artefact
    if not 0 <= t < 6 or not state.face_down[6 * seat + t]:
        return Refusal(Rule.PLAY_ARTEFACTS, "krysis-not-face-down")
    if state.act in (ROBBING, SPYING):
        return Refusal(Rule.SPECIAL_FREE, "krysis-no-artefacts-in-special")
    weapon = state.content.is_weapon[t]
    if (state.arm if weapon else state.ride) >= 0:
        return Refusal(Rule.PLAY_ARTEFACTS, "krysis-one-of-each")
    if state.act == IDLE:
        return busy(state) or Refusal(Rule.ARTEFACT_KIND, "krysis-play-with-action")
    if state.act == (LOADING if weapon else OVERTIME):
        return Refusal(Rule.ARTEFACT_KIND, "krysis-wrong-kind")
    if state.act == OVERTIME:
        return None
    slots = team_slots(state, seat, -1)
    if state.act == LOADING:
        return ride_load(state, seat, slots, t)
    return arm(state, seat, t) if weapon else ride(state, seat, slots, t)


def arm(state: State, seat: int, weapon: int) -> Refusal | None:
    """Allow a weapon that makes, or leaves, the attack strong enough (KRY-48)."""
    if is_strong(state, seat, weapon):
        return None
    return too_weak(state, state.aim, combat(state, seat) + state.content.power[weapon], "this")


def too_weak(state: State, target: int, force: int, weapon: str) -> Refusal:
    """Return the refusal of an attack with no weapon, the best one or this one (KRY-48)."""
    others = state.seats - 2
    facts: dict[str, Fact] = {
        "force": force,
        "defence": defence(state, target),
        "weapon": weapon,
        "others": others,
    }
    return Refusal(Rule.ATTACK, "krysis-too-weak", facts)


def ride_load(state: State, seat: int, slots: list[int], transport: int) -> Refusal | None:
    """Allow a transport that is not loaded itself and with which something is loaded (KRY-35, KRY-43)."""
    if state.face_down[6 * seat + transport] == state.bundle[transport]:
        return Refusal(Rule.PLAYED_SAFE, "krysis-loaded-played")
    if helps_load(state, seat, slots, transport):
        return None
    if goods_in_camp(state, seat) == 1:
        return Refusal(Rule.LOAD, "krysis-only-good")
    return Refusal(Rule.FITS, "krysis-rest-unfit")


def ride(state: State, seat: int, slots: list[int], transport: int) -> Refusal | None:
    """Allow a transport with which something can be stolen (KRY-41, KRY-48)."""
    taken = sum(state.goods) + state.announced
    if not taken and not can_steal(state, state.aim, with_ride(state, slots, transport), []):
        return Refusal(Rule.FITS, "krysis-transport-useless")
    return weak(state, seat)


def deliver(state: State, _seat: int, action: do.Deliver) -> Refusal | None:
    """Allow HQ or bank for a load that is not empty (KRY-43, KRY-53)."""
    if state.act == ATTACKING:
        return Refusal(Rule.DESTINATION, "krysis-steal-first")
    if state.act != LOADING:
        return out_of_place(state)
    if not sum(state.goods) + sum(state.bundle):
        return Refusal(Rule.LOAD, "krysis-load-something")
    return Refusal(Rule.LOAD, "krysis-load-where") if action.place == "camp" else None


def take_pay(state: State, _seat: int, action: do.TakePay) -> Refusal | None:
    """Allow pay worth 6, or the most that a short bank can give (KRY-58, KRY-73)."""
    if state.act != OVERTIME:
        return out_of_place(state)
    possible = pays(state)
    if action in possible:
        return None
    most = max(3 * pay.red + 2 * pay.blue + pay.white for pay in possible if isinstance(pay, do.TakePay))
    worth = 3 * action.red + 2 * action.blue + action.white
    if worth in (WAGE, most) and min(action.red, action.blue, action.white) >= 0:
        return Refusal(Rule.SHORT_OVERTIME, "krysis-bank-short")
    return Refusal(Rule.OVERTIME if most == WAGE else Rule.SHORT_OVERTIME, "krysis-pay", {"worth": most})


def end_turn(state: State, _seat: int, _action: Any) -> Refusal | None:
    """Allow to end a turn whose normal action is done (KRY-31)."""
    if refusal := unfinished(state):
        return refusal
    return None if state.acted else Refusal(Rule.ACTION, "krysis-must-act")


IN_TURN: Final[dict[type, Check]] = {
    do.Load: load,
    do.Attack: attack,
    do.Overtime: overtime,
    do.AddCrystal: add_crystal,
    do.AddArtefact: add_artefact,
    do.Announce: announce,
    do.TakeBack: take_back,
    do.Confirm: confirm,
    do.Play: play,
    do.Deliver: deliver,
    do.TakePay: take_pay,
    do.EndTurn: end_turn,
    do.Rob: rob_with,
    do.Spy: spy_with,
    do.Snatch: snatch,
    do.Mine: bring,
    do.Transmute: transmute,
}
