"""Why a special agent of Krysis may not be used like this (KRY-96 to KRY-104)."""

from kastellan.core.refusal import Refusal
from kastellan.games.krysis import actions as do
from kastellan.games.krysis.rules import Rule
from kastellan.games.krysis.state import IDLE, SPYING, State
from kastellan.games.krysis.steps.cards import DEFENCE, cards_in, face_down_cards
from kastellan.games.krysis.steps.turns import (
    ALCHEMIST,
    MASTER_MINER,
    SPY,
    THIEF,
    brings_something,
    has_crystals,
    has_special,
)


def unfinished(state: State) -> Refusal | None:
    """Return a refusal while something is being put together; what a spy saw cannot be taken back."""
    if state.act == SPYING:
        return Refusal(Rule.SPY, "krysis-take-or-leave")
    return None if state.act == IDLE else Refusal(Rule.ACTION, "krysis-finish-first")


def busy(state: State) -> Refusal | None:
    """Return a refusal while something is being put together or the normal action is done (KRY-31)."""
    if refusal := unfinished(state):
        return refusal
    return Refusal(Rule.ACTION, "krysis-already-acted") if state.acted else None


def out_of_place(state: State) -> Refusal:
    """Return the refusal of a step that belongs to no action, or to another one (KRY-31)."""
    special = "yes" if has_special(state) else "no"
    return busy(state) or Refusal(Rule.ACTION, "krysis-begin-first", {"special": special})


def ready_for(state: State, seat: int, agent: int, skill: int, rule: Rule) -> Refusal | None:
    """Return a refusal unless the agent is in the team, unused and has the skill (KRY-96)."""
    if refusal := unfinished(state):
        return refusal
    if agent < 0 or agent not in state.team[3 * seat : 3 * seat + 3]:
        return Refusal(Rule.SPECIAL_ACTION, "krysis-not-in-team")
    if state.used >> agent & 1:
        return Refusal(Rule.SPECIAL_ACTION, "krysis-special-used", {"agent": state.content.agent_ids[agent]})
    if not state.content.skill[agent]:
        return Refusal(Rule.SPECIAL_ACTION, "krysis-no-skill", {"agent": state.content.agent_ids[agent]})
    if state.content.skill[agent] == DEFENCE:
        return Refusal(Rule.SPECIAL_ACTION, "krysis-only-defends", {"agent": state.content.agent_ids[agent]})
    if state.content.skill[agent] != skill:
        return Refusal(rule, "krysis-other-skill", {"agent": state.content.agent_ids[agent]})
    return None


def rob_with(state: State, seat: int, action: do.Rob) -> Refusal | None:
    """Allow a thief to rob a camp with crystals (KRY-101)."""
    if refusal := ready_for(state, seat, action.agent, THIEF, Rule.THIEF):
        return refusal
    target = action.target
    if not 0 <= target < state.seats or target == seat:
        return Refusal(Rule.THIEF, "krysis-no-such-target")
    return (
        None
        if has_crystals(state, target)
        else Refusal(Rule.THIEF, "krysis-no-crystals", {"seat": target, "others": state.seats - 2})
    )


def rob_crystal(state: State, colour: int) -> Refusal | None:
    """Allow one more crystal of the robbed camp, up to the thief's number (KRY-101)."""
    most = state.content.amount[state.special]
    if sum(state.goods) == most:
        return Refusal(Rule.THIEF, "krysis-thief-full", {"number": most})
    if not 0 <= colour < 3 or state.goods[colour] == state.camp[3 * state.aim + colour]:
        return Refusal(Rule.THIEF, "krysis-not-there")
    return None


def rob_nobody(state: State) -> Refusal | None:
    """Refuse a theft of nothing (KRY-101)."""
    return None if any(state.goods) else Refusal(Rule.THIEF, "krysis-steal-something")


def spy_with(state: State, seat: int, action: do.Spy) -> Refusal | None:
    """Allow a spy to look at a camp with face-down artefacts (KRY-102)."""
    if refusal := ready_for(state, seat, action.agent, SPY, Rule.SPY):
        return refusal
    target = action.target
    if not 0 <= target < state.seats or target == seat:
        return Refusal(Rule.SPY, "krysis-no-such-target")
    return (
        None
        if face_down_cards(state, target)
        else Refusal(Rule.SPY, "krysis-no-artefacts", {"seat": target, "others": state.seats - 2})
    )


def snatch(state: State, _seat: int, action: do.Snatch) -> Refusal | None:
    """Allow one of the artefacts that the spy sees, or none (KRY-102)."""
    if state.act != SPYING:
        return unfinished(state) or spied(state) or out_of_place(state)
    if action.artefact == -1:
        return None
    if 0 <= action.artefact < 6 and state.face_down[6 * state.aim + action.artefact]:
        return None
    return Refusal(Rule.SPY, "krysis-not-there")


def spied(state: State) -> Refusal | None:
    """Return the refusal of a second choice once a spy of this turn has taken or left one (KRY-102)."""
    skill = state.content.skill
    done = any(skill[agent] == SPY for agent in cards_in(state.used))
    return Refusal(Rule.SPY, "krysis-spied") if done else None


def bring(state: State, seat: int, action: do.Mine) -> Refusal | None:
    """Allow a master miner who would bring something (KRY-103)."""
    if refusal := ready_for(state, seat, action.agent, MASTER_MINER, Rule.MASTER_MINER):
        return refusal
    if brings_something(state, action.agent):
        return None
    return Refusal(Rule.MASTER_MINER, "krysis-brings-nothing")


def transmute(state: State, seat: int, action: do.Transmute) -> Refusal | None:
    """Allow to change crystals of the own camp for those in the bank (KRY-74, KRY-104)."""
    colour, number = action.colour, action.number
    finite = state.options.bank == "finite"
    if finite and state.act == IDLE and colour in (1, 2) and number > state.bank[colour - 1]:
        return Refusal(Rule.SHORT_ALCHEMIST, "krysis-alchemist-short")
    if refusal := ready_for(state, seat, action.agent, ALCHEMIST, Rule.ALCHEMIST):
        return refusal
    if colour not in (1, 2):
        return Refusal(Rule.ALCHEMIST, "krysis-transmute-colour")
    if not 1 <= number <= state.camp[3 * seat + colour]:
        return Refusal(Rule.ALCHEMIST, "krysis-transmute-number", {"most": state.camp[3 * seat + colour]})
    return None
