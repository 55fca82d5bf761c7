"""Why a move of Krysis is refused: ``legal`` decides, this explains, with the most specific rule."""

from typing import Final

from kastellan.core.refusal import Fact, Refusal
from kastellan.games.krysis import actions as do
from kastellan.games.krysis import phases
from kastellan.games.krysis.actions import Action
from kastellan.games.krysis.content import AGENTS
from kastellan.games.krysis.play import legal, to_act
from kastellan.games.krysis.refusals_in_turn import refuse_in_turn
from kastellan.games.krysis.rules import Rule
from kastellan.games.krysis.state import TACTICAL_HAND, State
from kastellan.games.krysis.steps.cards import size
from kastellan.games.krysis.steps.rounds import free_spaces, is_placing
from kastellan.games.krysis.steps.setup import quota

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


def refuse(state: State, seat: int, action: Action) -> Refusal | None:
    """Return why ``seat`` may not play ``action``, or ``None`` if it may."""
    if action in legal(state, seat):
        return None
    if seat not in to_act(state):
        return waits(state)
    return (
        refuse_in_turn(state, seat, action) if state.phase == phases.ACTION else reason(state, seat, action)
    )


def who_acts(state: State) -> Rule:
    """Return the rule that says who acts in this phase."""
    if state.phase == phases.DECK and state.options.extra_agents:
        return Rule.EXTRA_DECK
    return Rule.PLACE if is_placing(state) else WHO_ACTS.get(state.phase, Rule.ACTION)


def waits(state: State) -> Refusal:
    """Refuse any action of a seat that is not to act."""
    rule, phase = who_acts(state), state.phase
    if phase == phases.OVER:
        return Refusal(rule, "krysis-over")
    if phase in phases.DEALT:
        return Refusal(rule, "krysis-dealing")
    if phase in phases.SEALED:
        return Refusal(rule, "krysis-drawn-all" if phase == phases.REFILL else "krysis-sealed")
    return Refusal(rule, "krysis-not-your-turn", {"seat": state.order[state.turn]})


def reason(state: State, seat: int, action: Action) -> Refusal:
    """Return why this is not done in this phase."""
    rule = who_acts(state)
    match state.phase, action:
        case phases.DECK | phases.TACTICAL, do.AddAgent(agent):
            return wrong_agent(state, seat, agent)
        case phases.DECK | phases.TACTICAL | phases.BID, do.TakeBack():
            return Refusal(rule, "krysis-nothing-chosen")
        case phases.DECK, do.Confirm():
            return Refusal(rule, "krysis-deck-incomplete", {"number": still_to_remove(state, seat)})
        case phases.TACTICAL, do.Confirm():
            return Refusal(rule, "krysis-hand-incomplete", {"number": TACTICAL_HAND - size(state.hand[seat])})
        case phases.BID, do.AddCrystal():
            return Refusal(Rule.BID, "krysis-bid-hq")
        case phases.PLACE, do.Dig(space):
            return wrong_space(state, space)
        case phases.KEEP, do.Keep():
            return Refusal(Rule.SPACE_ARTEFACTS, "krysis-not-drawn")
        case phases.TEAM, do.Choose(agent):
            return Refusal(Rule.TEAM, "krysis-not-in-hand", agent_fact(state, agent))
        case phases.REFILL, do.Recruit(kind):
            return Refusal(Rule.EMPTY_PILE, "krysis-empty-pile", {"kind": kind})
    return Refusal(WHAT_IS_DONE.get(state.phase, rule), f"krysis-now-{phases.NAMES[state.phase]}")


def wrong_space(state: State, space: int) -> Refusal:
    """Refuse a space that is taken, or an alternative that it does not show (KRY-17, KRY-18)."""
    if not 0 <= space < 4:
        return Refusal(Rule.PLACE, "krysis-no-such-space")
    if not free_spaces(state) >> space & 1:
        return Refusal(Rule.PLACE, "krysis-space-taken", {"space": space + 1})
    double = state.content.doubles[state.round - 1] >> space & 1
    return Refusal(Rule.ALTERNATIVE, "krysis-alternative", {"choices": 1 + double})


def wrong_agent(state: State, seat: int, agent: int) -> Refusal:
    """Refuse an agent that is not in the deck, or one too many (KRY-91, KRY-105, KRY-121)."""
    rule = who_acts(state)
    if not 0 <= agent < AGENTS or not state.piles[seat] >> agent & 1:
        return Refusal(rule, "krysis-not-in-deck", agent_fact(state, agent))
    if state.phase == phases.TACTICAL:
        return Refusal(rule, "krysis-hand-full")
    stars = state.content.stars[agent]
    facts: dict[str, Fact] = {"stars": stars, "number": quota(state, seat, stars)}
    return Refusal(rule, "krysis-star-level", {**facts, "left": still_to_remove(state, seat)})


def agent_fact(state: State, agent: int) -> dict[str, Fact]:
    """Name an agent, if the number is one."""
    return {"agent": state.content.agent_ids[agent] if 0 <= agent < AGENTS else "none"}


def still_to_remove(state: State, seat: int) -> int:
    """Return how many agents must still be removed from a deck (KRY-91, KRY-121)."""
    return sum(quota(state, seat, stars) for stars in (1, 2, 3)) - size(state.removed[seat])
