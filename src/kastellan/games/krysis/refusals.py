"""Why a move of Krysis is refused: ``legal`` decides, this explains, with the most specific rule."""

from typing import Any, Final

from kastellan.core.refusal import Reasons, Refusal, first
from kastellan.games.krysis import actions as do
from kastellan.games.krysis import phases
from kastellan.games.krysis.content import AGENTS
from kastellan.games.krysis.play import legal, to_act
from kastellan.games.krysis.refusals_in_turn import refuse_in_turn
from kastellan.games.krysis.rules import Rule
from kastellan.games.krysis.state import State
from kastellan.games.krysis.steps.rounds import free_spaces, is_placing
from kastellan.games.krysis.steps.setup import put_aside, quota, quotas

WHO_ACTS: Final = {
    phases.MISSIONS: Rule.MISSIONS,
    phases.EXTRAS: Rule.EXTRA_AGENTS,
    phases.DECK: Rule.DECK,
    phases.TACTICAL: Rule.TACTICAL,
    phases.HANDS: Rule.OPENING_HAND,
    phases.ARTEFACTS: Rule.FIRST_ARTEFACT,
    phases.ENTRANCE: Rule.ENTRANCE,
    phases.BID: Rule.BID,
    phases.TEAM: Rule.TEAM,
    phases.REFILL: Rule.REFILL,
    phases.RECRUIT: Rule.REFILL,
    phases.OVER: Rule.END_OF_GAME,
}
"""The rule that says who acts in a phase; in those of a turn it is ``Rule.ACTION``."""

WHAT_IS_DONE: Final = {phases.KEEP: Rule.SPACE_ARTEFACTS, phases.DESTINATION: Rule.DESTINATION}
"""The rule that says what is to be done now, where it is another one."""


def refuse(state: State, seat: int, action: do.Action) -> Refusal | None:
    """Return why ``seat`` may not play ``action``, or ``None`` if it may."""
    if action in legal(state, seat):
        return None
    if seat not in to_act(state):
        return first(waits(state))
    in_turn = state.phase == phases.ACTION
    return refuse_in_turn(state, seat, action) if in_turn else first(elsewhere(state, seat, action))


def who_acts(state: State) -> Rule:
    """Return the rule that says who acts in this phase."""
    if state.phase == phases.DECK and state.options.extra_agents:
        return Rule.EXTRA_DECK
    return Rule.PLACE if is_placing(state) else WHO_ACTS.get(state.phase, Rule.ACTION)


def waits(state: State) -> Reasons:
    """Refuse any action of a seat that is not to act."""
    rule, phase = who_acts(state), state.phase
    yield phase == phases.OVER and Refusal(rule, "krysis-over")
    yield phase in phases.DEALT and Refusal(rule, "krysis-dealing")
    yield phase == phases.REFILL and Refusal(rule, "krysis-drawn-all")
    yield phase in phases.SEALED and Refusal(rule, "krysis-sealed")
    yield Refusal(rule, "krysis-not-your-turn", {"seat": state.order[state.turn]})


def elsewhere(state: State, seat: int, action: Any) -> Reasons:
    """Refuse what is not done in a phase without turns."""
    rule, phase, kind = who_acts(state), state.phase, type(action)
    if phase in (phases.DECK, phases.TACTICAL):
        yield from wrong_agents(state, seat, action, rule)
    yield phase == phases.BID and kind is do.TakeBack and Refusal(rule, "krysis-nothing-chosen")
    yield phase == phases.BID and kind is do.AddCrystal and Refusal(rule, "krysis-bid-hq")
    if phase == phases.PLACE and kind is do.Dig:
        yield from wrong_space(state, action.space)
    yield phase == phases.KEEP and kind is do.Keep and Refusal(Rule.SPACE_ARTEFACTS, "krysis-not-drawn")
    if phase == phases.TEAM and kind is do.Choose:
        yield Refusal(rule, "krysis-not-in-hand", {"agent": name_of(state, action.agent)})
    if phase == phases.REFILL and kind is do.Recruit:
        yield Refusal(Rule.EMPTY_PILE, "krysis-empty-pile", {"kind": action.kind})
    yield Refusal(WHAT_IS_DONE.get(phase, rule), f"krysis-now-{phases.NAMES[phase]}")


def wrong_space(state: State, space: int) -> Reasons:
    """Refuse a space that is taken, or an alternative that it does not show (KRY-17, KRY-18)."""
    yield not 0 <= space < 4 and Refusal(Rule.PLACE, "krysis-no-such-space")
    taken = not free_spaces(state) >> space & 1
    yield taken and Refusal(Rule.PLACE, "krysis-space-taken", {"space": space + 1})
    double = state.content.doubles[state.round - 1] >> space & 1
    yield Refusal(Rule.ALTERNATIVE, "krysis-alternative", {"choices": 1 + double})


def wrong_agents(state: State, seat: int, action: Any, rule: Rule) -> Reasons:
    """Refuse an agent that is not in the deck, one too many or too few (KRY-91, KRY-105, KRY-121)."""
    building = state.phase == phases.DECK
    left = sum(number for _, number in quotas(state, seat)) - put_aside(state)[seat].bit_count()
    yield type(action) is do.TakeBack and Refusal(rule, "krysis-nothing-chosen")
    reason = "krysis-deck-incomplete" if building else "krysis-hand-incomplete"
    yield type(action) is do.Confirm and Refusal(rule, reason, {"number": left})
    if type(action) is do.AddAgent:
        agent = action.agent
        there = 0 <= agent < AGENTS and state.piles[seat] >> agent & 1
        yield not there and Refusal(rule, "krysis-not-in-deck", {"agent": name_of(state, agent)})
        yield not building and Refusal(rule, "krysis-hand-full")
        stars = state.content.stars[agent]
        facts = {"stars": stars, "number": quota(state, seat, stars), "left": left}
        yield Refusal(rule, "krysis-star-level", facts)


def name_of(state: State, agent: int) -> str:
    """Name an agent, if the number is one."""
    return state.content.agent_ids[agent] if 0 <= agent < AGENTS else "none"
