"""Why the active player may not do something in phase 3 of Krysis."""

from collections.abc import Callable
from typing import Any, Final

from kastellan.core.masks import members
from kastellan.core.refusal import Reasons, Refusal, first
from kastellan.games.krysis import actions as do
from kastellan.games.krysis import phases
from kastellan.games.krysis.content import ALCHEMIST, DEFENCE, MASTER_MINER, SPY, THIEF
from kastellan.games.krysis.phases import ATTACKING, IDLE, LOADING, ROBBING, SPYING, WORKING
from kastellan.games.krysis.play import STEPS
from kastellan.games.krysis.rules import Rule
from kastellan.games.krysis.state import WAGE, State
from kastellan.games.krysis.steps import cards, loading
from kastellan.games.krysis.steps.goods import artefacts_in, goods_in
from kastellan.games.krysis.steps.legal import pay_worth, pays
from kastellan.games.krysis.steps.turns import has_special

DONE: Final = -1
"""The moment after the normal action; before it is ``IDLE``, and in between what is put together."""

ARTEFACT: Final = 3
"""An artefact among the goods, after the three colours."""


def refuse_in_turn(state: State, seat: int, action: do.Action) -> Refusal:
    """Return why the active player does not do this at this moment."""
    done = state.acted and state.draft.act == IDLE
    reasons = REASONS.get((DONE if done else state.draft.act, type(action)), out_of_place)
    return reasons if isinstance(reasons, Refusal) else first(reasons(state, seat, action))


def out_of_place(state: State, _seat: int, action: do.Action) -> Reasons:
    """Refuse a step that belongs to no action, or to another one (KRY-31)."""
    # what a spy saw cannot be taken back
    yield state.draft.act == SPYING and Refusal(Rule.SPY, "krysis-take-or-leave")
    yield state.draft.act != IDLE and Refusal(Rule.ACTION, "krysis-finish-first")
    yield state.acted and Refusal(Rule.ACTION, "krysis-already-acted")
    yield type(action) not in STEPS[phases.ACTION] and Refusal(Rule.ACTION, "krysis-now-act")
    special = "yes" if has_special(state) else "no"
    yield Refusal(Rule.ACTION, "krysis-begin-first", {"special": special})


def load(state: State, seat: int, _action: Any) -> Reasons:
    """Refuse to load where nothing is there or fits (KRY-41, KRY-43)."""
    yield goods_in_camp(state, seat) and Refusal(Rule.FITS, "krysis-nothing-fits")
    yield Refusal(Rule.LOAD, "krysis-camp-empty")


def goods_in_camp(state: State, seat: int) -> int:
    """Return how many crystals and face-down artefacts lie in a camp."""
    return sum(state.camp[3 * seat : 3 * seat + 3]) + cards.cards_of(state.face_down, seat)


def attack(state: State, seat: int, action: do.Attack) -> Reasons:
    """Refuse an attack that cannot be completed (KRY-41, KRY-48, KRY-49)."""
    target = action.target
    yield not is_other(state, seat, target) and Refusal(Rule.ATTACK, "krysis-no-such-target")
    slots = loading.with_rides(state, seat, loading.team_slots(state, seat, -1))
    useless = not loading.can_steal(state, target, loading.room(slots, loading.NOTHING, 0))
    yield useless and goods_in_camp(state, target) and Refusal(Rule.FITS, "krysis-nothing-fits")
    force = loading.best_force(state, seat)
    weapon = "best" if force > cards.combat(state, seat) else "none"
    yield force <= cards.to_beat(state, target) and too_weak(state, target, force, weapon)
    yield Refusal(Rule.STEAL_SOMETHING, "krysis-nothing-to-steal", {"others": state.seats - 2})


def is_other(state: State, seat: int, target: int) -> bool:
    """Return whether the target is another player."""
    return 0 <= target < state.seats and target != seat


def too_weak(state: State, target: int, force: int, weapon: str) -> Refusal:
    """Refuse an attack with no weapon, the best one or this one (KRY-48)."""
    facts = {"force": force, "defence": cards.defence(state, target), "others": state.seats - 2}
    return Refusal(Rule.ATTACK, "krysis-too-weak", {**facts, "weapon": weapon})


def add(state: State, seat: int, action: Any) -> Reasons:
    """Refuse a good that is none, is played, does not fit, is not fought for or not there (KRY-35 to 51)."""
    kind, own = type(action), state.draft.act == LOADING
    missing = Refusal(Rule.LOAD, "krysis-not-in-camp") if own else Refusal(Rule.ANNOUNCE, "krysis-not-there")
    good = action.colour if kind is do.AddCrystal else ARTEFACT
    yield kind is do.AddCrystal and not 0 <= good < 3 and Refusal(missing.rule, "krysis-no-such-crystal")
    loaded = action.artefact if kind is do.AddArtefact else -1
    yield kind is do.AddArtefact and not 0 <= loaded < 6 and missing
    played = loaded >= 0 and loaded == state.draft.ride and face_down_left(state, seat, loaded) == 1
    yield played and Refusal(Rule.PLAYED_SAFE, "krysis-played-loaded")
    yield no_room(state, seat, good, but=loaded)
    yield weak(state, seat)
    yield missing


def face_down_left(state: State, seat: int, artefact: int) -> int:
    """Return how many cards of a type lie face down in the own camp and are not loaded."""
    return state.face_down[6 * seat + artefact] - state.draft.bundle[artefact]


def no_room(state: State, seat: int, good: int, but: int) -> Refusal | None:
    """Return a refusal unless one more good fits; it tells whether a transport would help (KRY-41).

    ``but`` is an artefact to be loaded, so that its last card cannot be played.
    """
    draft = state.draft
    cards = artefacts_in(draft)
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
    aim, strength = state.draft.aim, cards.force(state, seat, state.draft.arm)
    if state.draft.act != ATTACKING or strength > cards.to_beat(state, aim):
        return None
    return Refusal(
        Rule.ATTACK, "krysis-weapon-needed", {"force": strength, "defence": cards.defence(state, aim)}
    )


def strike(state: State, seat: int, _action: Any) -> Reasons:
    """Refuse an attack that is too weak or takes nothing (KRY-48, KRY-49)."""
    yield weak(state, seat)
    yield Refusal(Rule.STEAL_SOMETHING, "krysis-steal-something")


def play(state: State, seat: int, action: do.Play) -> Reasons:
    """Refuse an artefact that is not face down, is the second of its kind or no help (KRY-32, KRY-34)."""
    t, draft, act = action.artefact, state.draft, state.draft.act
    lies = 0 <= t < 6 and state.face_down[6 * seat + t]
    yield not lies and Refusal(Rule.PLAY_ARTEFACTS, "krysis-not-face-down")
    yield act in (ROBBING, SPYING) and Refusal(Rule.SPECIAL_FREE, "krysis-no-artefacts-in-special")
    weapon = state.content.is_weapon[t]
    second = (draft.arm if weapon else draft.ride) >= 0
    yield second and Refusal(Rule.PLAY_ARTEFACTS, "krysis-one-of-each")
    yield act == IDLE and state.acted and Refusal(Rule.ACTION, "krysis-already-acted")
    yield act == IDLE and Refusal(Rule.ARTEFACT_KIND, "krysis-play-with-action")
    in_attack = weapon and act == ATTACKING
    yield in_attack and too_weak(state, draft.aim, cards.force(state, seat, t), "this")
    yield (weapon or act == WORKING) and Refusal(Rule.ARTEFACT_KIND, "krysis-wrong-kind")
    yield from transport(state, seat, t)


def transport(state: State, seat: int, ride: int) -> Reasons:
    """Refuse one that is loaded itself, carries nothing, or comes before the weapon (KRY-35 to KRY-48)."""
    if state.draft.act == LOADING:
        yield not face_down_left(state, seat, ride) and Refusal(Rule.PLAYED_SAFE, "krysis-loaded-played")
        yield goods_in_camp(state, seat) == 1 and Refusal(Rule.LOAD, "krysis-only-good")
        yield Refusal(Rule.FITS, "krysis-rest-unfit")
    yield (goods_in(state.draft) or loading.helps(state, seat, ride)) and weak(state, seat)
    yield Refusal(Rule.FITS, "krysis-transport-useless")


def deliver(state: State, _seat: int, _action: Any) -> Reasons:
    """Refuse an empty load, or one for the own camp (KRY-43)."""
    yield not goods_in(state.draft) and Refusal(Rule.LOAD, "krysis-load-something")
    yield Refusal(Rule.LOAD, "krysis-load-where")


def take_pay(state: State, _seat: int, action: do.TakePay) -> Reasons:
    """Refuse pay that is not worth 6, or the most that a short bank can give (KRY-58, KRY-73)."""
    most, worth = pay_worth(pays(state)[0]), pay_worth(action)
    fair = worth in (WAGE, most) and min(action.red, action.blue, action.white) >= 0
    yield fair and Refusal(Rule.SHORT_OVERTIME, "krysis-bank-short")
    yield Refusal(Rule.OVERTIME if most == WAGE else Rule.SHORT_OVERTIME, "krysis-pay", {"worth": most})


SKILLS: Final[dict[type, tuple[int, Rule]]] = {
    do.Rob: (THIEF, Rule.THIEF),
    do.Spy: (SPY, Rule.SPY),
    do.Mine: (MASTER_MINER, Rule.MASTER_MINER),
    do.Transmute: (ALCHEMIST, Rule.ALCHEMIST),
}


def special(state: State, seat: int, action: Any) -> Reasons:
    """Refuse an agent that is not there, is used or has another skill, and what changes nothing (KRY-96)."""
    agent, (skill, rule) = action.agent, SKILLS[type(action)]
    there = agent >= 0 and agent in state.team[3 * seat : 3 * seat + 3]
    yield not there and Refusal(Rule.SPECIAL_ACTION, "krysis-not-in-team")
    name, own = {"agent": state.content.agent_ids[agent]}, state.content.skill[agent]
    yield state.used >> agent & 1 and Refusal(Rule.SPECIAL_ACTION, "krysis-special-used", name)
    yield not own and Refusal(Rule.SPECIAL_ACTION, "krysis-no-skill", name)
    yield own == DEFENCE and Refusal(Rule.SPECIAL_ACTION, "krysis-only-defends", name)
    yield own != skill and Refusal(rule, "krysis-other-skill", name)
    yield skill == MASTER_MINER and Refusal(rule, "krysis-brings-nothing")
    yield from transmute(state, seat, action) if skill == ALCHEMIST else visit(state, seat, action, rule)


def transmute(state: State, seat: int, action: do.Transmute) -> Reasons:
    """Refuse to change other crystals, too many, or for more than the bank has (KRY-74, KRY-104)."""
    yield action.colour not in (1, 2) and Refusal(Rule.ALCHEMIST, "krysis-transmute-colour")
    short = state.options.bank == "finite" and action.number > state.bank[action.colour - 1]
    yield short and Refusal(Rule.SHORT_ALCHEMIST, "krysis-alchemist-short")
    most = state.camp[3 * seat + action.colour]
    yield Refusal(Rule.ALCHEMIST, "krysis-transmute-number", {"most": most})


def visit(state: State, seat: int, action: do.Rob | do.Spy, rule: Rule) -> Reasons:
    """Refuse a thief or a spy in the own camp, or where nothing is for them (KRY-101, KRY-102)."""
    yield not is_other(state, seat, action.target) and Refusal(rule, "krysis-no-such-target")
    reason = "krysis-no-crystals" if rule == Rule.THIEF else "krysis-no-artefacts"
    yield Refusal(rule, reason, {"seat": action.target, "others": state.seats - 2})


def rob_crystal(state: State, _seat: int, _action: Any) -> Reasons:
    """Refuse a crystal beyond the thief's number, or one that is not there (KRY-101)."""
    most = state.content.amount[state.draft.special]
    yield sum(state.draft.goods) == most and Refusal(Rule.THIEF, "krysis-thief-full", {"number": most})
    yield Refusal(Rule.THIEF, "krysis-not-there")


def snatch(state: State, seat: int, action: do.Snatch) -> Reasons:
    """Refuse a second choice once a spy of this turn has taken or left one (KRY-102)."""
    spied = any(state.content.skill[agent] == SPY for agent in members(state.used))
    yield spied and Refusal(Rule.SPY, "krysis-spied")
    yield from out_of_place(state, seat, action)


REASONS: Final[dict[tuple[int, type], Refusal | Callable[[State, int, Any], Reasons]]] = {
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
