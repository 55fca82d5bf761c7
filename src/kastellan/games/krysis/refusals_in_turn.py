"""Why the active player may not do something in phase 3 of Krysis."""

from collections.abc import Callable
from typing import Any, Final

from kastellan.core.refusal import Fact, Refusal
from kastellan.games.krysis import actions as do
from kastellan.games.krysis import phases
from kastellan.games.krysis.content import ALCHEMIST, DEFENCE, MASTER_MINER, SPY, THIEF
from kastellan.games.krysis.play import STEPS
from kastellan.games.krysis.rules import Rule
from kastellan.games.krysis.state import ATTACKING, IDLE, LOADING, ROBBING, SPYING, WAGE, WORKING, State
from kastellan.games.krysis.steps import cards, loading
from kastellan.games.krysis.steps.legal import pays
from kastellan.games.krysis.steps.turns import has_special

Reason = Refusal | Callable[[State, int, Any], Refusal]

DONE: Final = -1
"""The moment after the normal action; before it is ``IDLE``, and in between what is put together."""

ARTEFACT: Final = 3
"""An artefact among the goods, after the three colours."""


def refuse_in_turn(state: State, seat: int, action: do.Action) -> Refusal:
    """Return why the active player does not do this at this moment."""
    done = state.acted and state.draft.act == IDLE
    foreign = type(action) not in STEPS[phases.ACTION]
    otherwise = Refusal(Rule.ACTION, "krysis-now-act") if foreign else None
    reason = REASONS.get((DONE if done else state.draft.act, type(action))) or out_of_place(state, otherwise)
    return reason if isinstance(reason, Refusal) else reason(state, seat, action)


def out_of_place(state: State, otherwise: Refusal | None = None) -> Refusal:
    """Refuse a step that belongs to no action, or to another one (KRY-31)."""
    if state.draft.act == SPYING:  # what a spy saw cannot be taken back
        return Refusal(Rule.SPY, "krysis-take-or-leave")
    if state.draft.act != IDLE:
        return Refusal(Rule.ACTION, "krysis-finish-first")
    if state.acted:
        return Refusal(Rule.ACTION, "krysis-already-acted")
    special = "yes" if has_special(state) else "no"
    return otherwise or Refusal(Rule.ACTION, "krysis-begin-first", {"special": special})


def load(state: State, seat: int, _action: Any) -> Refusal:
    """Refuse to load where nothing is there or fits (KRY-41, KRY-43)."""
    if goods_in_camp(state, seat):
        return Refusal(Rule.FITS, "krysis-nothing-fits")
    return Refusal(Rule.LOAD, "krysis-camp-empty")


def goods_in_camp(state: State, seat: int) -> int:
    """Return how many crystals and face-down artefacts lie in a camp."""
    return sum(state.camp[3 * seat : 3 * seat + 3]) + cards.face_down_cards(state, seat)


def attack(state: State, seat: int, action: do.Attack) -> Refusal:
    """Refuse an attack that cannot be completed (KRY-41, KRY-48, KRY-49)."""
    target = action.target
    if not is_other(state, seat, target):
        return Refusal(Rule.ATTACK, "krysis-no-such-target")
    fit = loading.room(
        loading.with_rides(state, seat, loading.team_slots(state, seat, -1)), loading.NOTHING, 0
    )
    if goods_in_camp(state, target) and not loading.can_steal(state, target, fit):
        return Refusal(Rule.FITS, "krysis-nothing-fits")
    force = loading.best_force(state, seat)
    if force <= cards.to_beat(state, target):
        return too_weak(state, target, force, "best" if force > cards.combat(state, seat) else "none")
    return Refusal(Rule.STEAL_SOMETHING, "krysis-nothing-to-steal", {"others": state.seats - 2})


def is_other(state: State, seat: int, target: int) -> bool:
    """Return whether the target is another player."""
    return 0 <= target < state.seats and target != seat


def too_weak(state: State, target: int, force: int, weapon: str) -> Refusal:
    """Refuse an attack with no weapon, the best one or this one (KRY-48)."""
    facts: dict[str, Fact] = {
        "force": force,
        "defence": cards.defence(state, target),
        "others": state.seats - 2,
    }
    return Refusal(Rule.ATTACK, "krysis-too-weak", {**facts, "weapon": weapon})


def add(state: State, seat: int, action: Any) -> Refusal:
    """Refuse a good that is none, is played, does not fit, is not fought for or not there (KRY-35 to 51)."""
    kind, own = type(action), state.draft.act == LOADING
    missing = Refusal(Rule.LOAD, "krysis-not-in-camp") if own else Refusal(Rule.ANNOUNCE, "krysis-not-there")
    if kind is do.AddCrystal and not 0 <= action.colour < 3:
        return Refusal(missing.rule, "krysis-no-such-crystal")
    loaded = action.artefact if kind is do.AddArtefact else -1
    if kind is do.AddArtefact and not 0 <= loaded < 6:
        return missing
    if loaded >= 0 and loaded == state.draft.ride and face_down_left(state, seat, loaded) == 1:
        return Refusal(Rule.PLAYED_SAFE, "krysis-played-loaded")
    good = action.colour if kind is do.AddCrystal else ARTEFACT
    return no_room(state, seat, good, but=loaded) or weak(state, seat) or missing


def face_down_left(state: State, seat: int, artefact: int) -> int:
    """Return how many cards of a type lie face down in the own camp and are not loaded."""
    return state.face_down[6 * seat + artefact] - state.draft.bundle[artefact]


def no_room(state: State, seat: int, good: int, but: int = -1) -> Refusal | None:
    """Return a refusal unless one more good fits; it tells whether a transport would help (KRY-41).

    ``but`` is an artefact to be loaded, so that its last card cannot be played.
    """
    draft = state.draft
    cards = sum(draft.bundle) + draft.announced
    if loading.more_fits(state, seat, cards)[good]:
        return None
    helpful = draft.ride < 0 and any(
        face_down_left(state, seat, ride) > (ride == but)
        and loading.room(loading.team_slots(state, seat, ride), draft.goods, cards)[good]
        for ride in state.content.rides
    )
    return Refusal(Rule.FITS, "krysis-no-room", {"transport": "yes" if helpful else "no"})


def weak(state: State, seat: int) -> Refusal | None:
    """Return a refusal until the attack, if it is one, is stronger than the defence (KRY-48)."""
    if state.draft.act != ATTACKING or loading.is_strong(state, seat, state.draft.arm):
        return None
    facts = {"force": cards.combat(state, seat), "defence": cards.defence(state, state.draft.aim)}
    return Refusal(Rule.ATTACK, "krysis-weapon-needed", {**facts})


def strike(state: State, seat: int, _action: Any) -> Refusal:
    """Refuse an attack that is too weak or takes nothing (KRY-48, KRY-49)."""
    return weak(state, seat) or Refusal(Rule.STEAL_SOMETHING, "krysis-steal-something")


def play(state: State, seat: int, action: do.Play) -> Refusal:
    """Refuse an artefact that is not face down, is the second of its kind or no help (KRY-32, KRY-34)."""
    t, draft = action.artefact, state.draft
    if not 0 <= t < 6 or not state.face_down[6 * seat + t]:
        return Refusal(Rule.PLAY_ARTEFACTS, "krysis-not-face-down")
    if draft.act in (ROBBING, SPYING):
        return Refusal(Rule.SPECIAL_FREE, "krysis-no-artefacts-in-special")
    weapon = state.content.is_weapon[t]
    if (draft.arm if weapon else draft.ride) >= 0:
        return Refusal(Rule.PLAY_ARTEFACTS, "krysis-one-of-each")
    if draft.act == IDLE:
        return out_of_place(state, Refusal(Rule.ARTEFACT_KIND, "krysis-play-with-action"))
    if weapon and draft.act == ATTACKING:
        return too_weak(state, draft.aim, cards.combat(state, seat) + state.content.power[t], "this")
    if weapon or draft.act == WORKING:
        return Refusal(Rule.ARTEFACT_KIND, "krysis-wrong-kind")
    return ride(state, seat, t)


def ride(state: State, seat: int, transport: int) -> Refusal:
    """Refuse a transport that is loaded itself or with which nothing is moved (KRY-35, KRY-41, KRY-43)."""
    if state.draft.act == LOADING:
        if not face_down_left(state, seat, transport):
            return Refusal(Rule.PLAYED_SAFE, "krysis-loaded-played")
        if goods_in_camp(state, seat) == 1:
            return Refusal(Rule.LOAD, "krysis-only-good")
        return Refusal(Rule.FITS, "krysis-rest-unfit")
    useful = not loading.is_empty(state.draft) or loading.helps(state, seat, transport)
    return (useful and weak(state, seat)) or Refusal(Rule.FITS, "krysis-transport-useless")


def deliver(state: State, _seat: int, _action: Any) -> Refusal:
    """Refuse an empty load, or one for the own camp (KRY-43)."""
    if loading.is_empty(state.draft):
        return Refusal(Rule.LOAD, "krysis-load-something")
    return Refusal(Rule.LOAD, "krysis-load-where")


def take_pay(state: State, _seat: int, action: do.TakePay) -> Refusal:
    """Refuse pay that is not worth 6, or the most that a short bank can give (KRY-58, KRY-73)."""
    best: Any = pays(state)[0]
    most, worth = (cards.crystals_worth([pay.red, pay.blue, pay.white], 0) for pay in (best, action))
    if worth in (WAGE, most) and min(action.red, action.blue, action.white) >= 0:
        return Refusal(Rule.SHORT_OVERTIME, "krysis-bank-short")
    return Refusal(Rule.OVERTIME if most == WAGE else Rule.SHORT_OVERTIME, "krysis-pay", {"worth": most})


def unusable(state: State, seat: int, agent: int, skill: int, rule: Rule) -> Refusal | None:
    """Return a refusal unless the agent is in the team, unused and has the skill (KRY-96)."""
    if agent < 0 or agent not in state.team[3 * seat : 3 * seat + 3]:
        return Refusal(Rule.SPECIAL_ACTION, "krysis-not-in-team")
    name: dict[str, Fact] = {"agent": state.content.agent_ids[agent]}
    if state.used >> agent & 1:
        return Refusal(Rule.SPECIAL_ACTION, "krysis-special-used", name)
    if not state.content.skill[agent]:
        return Refusal(Rule.SPECIAL_ACTION, "krysis-no-skill", name)
    if state.content.skill[agent] == DEFENCE:
        return Refusal(Rule.SPECIAL_ACTION, "krysis-only-defends", name)
    return None if state.content.skill[agent] == skill else Refusal(rule, "krysis-other-skill", name)


SKILLS: Final[dict[type, tuple[int, Rule]]] = {
    do.Rob: (THIEF, Rule.THIEF),
    do.Spy: (SPY, Rule.SPY),
    do.Mine: (MASTER_MINER, Rule.MASTER_MINER),
    do.Transmute: (ALCHEMIST, Rule.ALCHEMIST),
}


def special(state: State, seat: int, action: Any) -> Refusal:
    """Refuse a special agent that cannot be used, or would change nothing (KRY-101 to KRY-104)."""
    skill, rule = SKILLS[type(action)]
    if refusal := unusable(state, seat, action.agent, skill, rule):
        return refusal
    if skill == MASTER_MINER:
        return Refusal(rule, "krysis-brings-nothing")
    if skill == ALCHEMIST:
        return transmute(state, seat, action)
    if not is_other(state, seat, action.target):
        return Refusal(rule, "krysis-no-such-target")
    facts: dict[str, Fact] = {"seat": action.target, "others": state.seats - 2}
    return Refusal(rule, "krysis-no-crystals" if skill == THIEF else "krysis-no-artefacts", facts)


def transmute(state: State, seat: int, action: do.Transmute) -> Refusal:
    """Refuse to change other crystals, too many, or for more than the bank has (KRY-74, KRY-104)."""
    if action.colour not in (1, 2):
        return Refusal(Rule.ALCHEMIST, "krysis-transmute-colour")
    if state.options.bank == "finite" and action.number > state.bank[action.colour - 1]:
        return Refusal(Rule.SHORT_ALCHEMIST, "krysis-alchemist-short")
    most = state.camp[3 * seat + action.colour]
    return Refusal(Rule.ALCHEMIST, "krysis-transmute-number", {"most": most})


def rob_crystal(state: State, _seat: int, _action: Any) -> Refusal:
    """Refuse a crystal beyond the thief's number, or one that is not there (KRY-101)."""
    most = state.content.amount[state.draft.special]
    if sum(state.draft.goods) == most:
        return Refusal(Rule.THIEF, "krysis-thief-full", {"number": most})
    return Refusal(Rule.THIEF, "krysis-not-there")


def snatch(state: State, _seat: int, _action: Any) -> Refusal:
    """Refuse a second choice once a spy of this turn has taken or left one (KRY-102)."""
    spied = any(state.content.skill[agent] == SPY for agent in cards.cards_in(state.used))
    return Refusal(Rule.SPY, "krysis-spied") if spied else out_of_place(state)


REASONS: Final[dict[tuple[int, type], Reason]] = {
    (IDLE, do.Load): load,
    (IDLE, do.Attack): attack,
    (IDLE, do.TakeBack): Refusal(Rule.ACTION, "krysis-nothing-chosen"),
    (IDLE, do.EndTurn): Refusal(Rule.ACTION, "krysis-must-act"),
    (LOADING, do.AddCrystal): add,
    (LOADING, do.AddArtefact): add,
    (LOADING, do.Deliver): deliver,
    (LOADING, do.Confirm): Refusal(Rule.LOAD, "krysis-name-destination"),
    (ATTACKING, do.AddCrystal): add,
    (ATTACKING, do.AddArtefact): Refusal(Rule.ANNOUNCE, "krysis-announce-only"),
    (ATTACKING, do.Announce): add,
    (ATTACKING, do.Confirm): strike,
    (ATTACKING, do.Deliver): Refusal(Rule.DESTINATION, "krysis-steal-first"),
    (WORKING, do.TakePay): take_pay,
    (WORKING, do.Confirm): Refusal(Rule.OVERTIME, "krysis-name-pay"),
    (ROBBING, do.AddCrystal): rob_crystal,
    (ROBBING, do.Confirm): Refusal(Rule.THIEF, "krysis-steal-something"),
    (SPYING, do.TakeBack): Refusal(Rule.SPY, "krysis-already-seen"),
    (SPYING, do.Snatch): Refusal(Rule.SPY, "krysis-not-there"),
    **{(act, do.Play): play for act in (IDLE, DONE, LOADING, ATTACKING, WORKING, ROBBING, SPYING)},
    **{(when, do.Snatch): snatch for when in (IDLE, DONE)},
    **{(when, use): special for when in (IDLE, DONE) for use in SKILLS},
}
