"""Why a move of Krysis is refused: ``legal`` decides, this explains, with the most specific rule."""

from typing import Any, Final

from kastellan.core.refusal import Fact, Refusal
from kastellan.games.krysis import actions as do
from kastellan.games.krysis import phases
from kastellan.games.krysis.actions import Action
from kastellan.games.krysis.content import AGENTS
from kastellan.games.krysis.play import STEPS, legal, to_act
from kastellan.games.krysis.refusals_in_turn import REASONS as IN_TURN
from kastellan.games.krysis.refusals_in_turn import Reason, moment, out_of_place
from kastellan.games.krysis.rules import Rule
from kastellan.games.krysis.state import TACTICAL_HAND, State
from kastellan.games.krysis.steps.cards import size
from kastellan.games.krysis.steps.prospecting import free_spaces, is_placing
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
    reason = reason_for(state, action)
    return reason if isinstance(reason, Refusal) else reason(state, seat, action)


def reason_for(state: State, action: Action) -> Reason:
    """Return why this is not done at this moment, or a function that finds it out."""
    if state.phase == phases.ACTION:
        foreign = type(action) not in STEPS[phases.ACTION]
        otherwise = Refusal(Rule.ACTION, "krysis-now-act") if foreign else None
        return IN_TURN.get((moment(state), type(action))) or out_of_place(state, otherwise)
    rule = WHAT_IS_DONE.get(state.phase, who_acts(state))
    not_now = Refusal(rule, f"krysis-now-{phases.NAMES[state.phase]}")
    return REASONS.get((state.phase, type(action)), not_now)


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


def nothing_chosen(state: State, _seat: int, _action: Any) -> Refusal:
    """Refuse to take back what was not begun."""
    return Refusal(who_acts(state), "krysis-nothing-chosen")


def dig(state: State, _seat: int, action: do.Dig) -> Refusal:
    """Refuse a space that is taken, or an alternative that it does not show (KRY-17, KRY-18)."""
    if not 0 <= action.space < 4:
        return Refusal(Rule.PLACE, "krysis-no-such-space")
    if not free_spaces(state) >> action.space & 1:
        return Refusal(Rule.PLACE, "krysis-space-taken", {"space": action.space + 1})
    double = state.content.doubles[state.round - 1] >> action.space & 1
    return Refusal(Rule.ALTERNATIVE, "krysis-alternative", {"choices": 1 + double})


def choose(state: State, _seat: int, action: do.Choose) -> Refusal:
    """Refuse an agent that is not in hand (KRY-23)."""
    return Refusal(Rule.TEAM, "krysis-not-in-hand", agent_fact(state, action.agent))


def recruit(_state: State, _seat: int, action: do.Recruit) -> Refusal:
    """Refuse an empty pile (KRY-61, KRY-62)."""
    return Refusal(Rule.EMPTY_PILE, "krysis-empty-pile", {"kind": action.kind})


def agent_fact(state: State, agent: int) -> dict[str, Fact]:
    """Name an agent, if the number is one."""
    return {"agent": state.content.agent_ids[agent] if 0 <= agent < AGENTS else "none"}


def add_agent(state: State, seat: int, action: do.AddAgent) -> Refusal:
    """Refuse an agent that is not in the deck, or one too many (KRY-91, KRY-105, KRY-121)."""
    rule, agent = who_acts(state), action.agent
    if not 0 <= agent < AGENTS or not state.piles[seat] >> agent & 1:
        return Refusal(rule, "krysis-not-in-deck", agent_fact(state, agent))
    if state.phase == phases.TACTICAL:
        return Refusal(rule, "krysis-hand-full")
    stars = state.content.stars[agent]
    facts: dict[str, Fact] = {"stars": stars, "number": quota(state, seat, stars)}
    return Refusal(rule, "krysis-star-level", {**facts, "left": still_to_remove(state, seat)})


def still_to_remove(state: State, seat: int) -> int:
    """Return how many agents must still be removed from a deck (KRY-91, KRY-121)."""
    return sum(quota(state, seat, stars) for stars in (1, 2, 3)) - size(state.removed[seat])


def confirm_deck(state: State, seat: int, _action: Any) -> Refusal:
    """Refuse a deck from which too few agents are removed (KRY-91, KRY-121)."""
    return Refusal(who_acts(state), "krysis-deck-incomplete", {"number": still_to_remove(state, seat)})


def confirm_hand(state: State, seat: int, _action: Any) -> Refusal:
    """Refuse a hand of fewer than nine (KRY-105)."""
    missing = TACTICAL_HAND - size(state.hand[seat])
    return Refusal(Rule.TACTICAL, "krysis-hand-incomplete", {"number": missing})


REASONS: Final[dict[tuple[int, type], Reason]] = {
    (phases.DECK, do.AddAgent): add_agent,
    (phases.DECK, do.TakeBack): nothing_chosen,
    (phases.DECK, do.Confirm): confirm_deck,
    (phases.TACTICAL, do.AddAgent): add_agent,
    (phases.TACTICAL, do.TakeBack): nothing_chosen,
    (phases.TACTICAL, do.Confirm): confirm_hand,
    (phases.BID, do.AddCrystal): Refusal(Rule.BID, "krysis-bid-hq"),
    (phases.BID, do.TakeBack): nothing_chosen,
    (phases.PLACE, do.Dig): dig,
    (phases.KEEP, do.Keep): Refusal(Rule.SPACE_ARTEFACTS, "krysis-not-drawn"),
    (phases.TEAM, do.Choose): choose,
    (phases.REFILL, do.Recruit): recruit,
}
