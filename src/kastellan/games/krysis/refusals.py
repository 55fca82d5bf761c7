"""Why a move of Krysis is refused, and which rule says so."""

from collections.abc import Callable
from typing import Any, Final

from kastellan.core.refusal import Fact, Refusal
from kastellan.games.krysis import actions as do
from kastellan.games.krysis.actions import Action
from kastellan.games.krysis.refusals_in_turn import IN_TURN
from kastellan.games.krysis.refusals_specials import busy
from kastellan.games.krysis.rules import Rule
from kastellan.games.krysis.state import (
    ACTION,
    ARTEFACTS,
    BID,
    DECK,
    DESTINATION,
    ENTRANCE,
    EXTRAS,
    FIND,
    HANDS,
    KEEP,
    MISSIONS,
    OVER,
    PLACE,
    RECRUIT,
    REFILL,
    TACTICAL,
    TEAM,
    THEFT,
    State,
)
from kastellan.games.krysis.steps.cards import size
from kastellan.games.krysis.steps.prospecting import is_taken
from kastellan.games.krysis.steps.setup import quota

Check = Callable[[State, int, Any], Refusal | None]

PHASE_RULES: Final = {
    MISSIONS: Rule.MISSIONS,
    EXTRAS: Rule.EXTRA_AGENTS,
    DECK: Rule.DECK,
    TACTICAL: Rule.TACTICAL,
    HANDS: Rule.OPENING_HAND,
    ARTEFACTS: Rule.FIRST_ARTEFACT,
    ENTRANCE: Rule.ENTRANCE,
    BID: Rule.BID,
    PLACE: Rule.PLACE,
    TEAM: Rule.TEAM,
    ACTION: Rule.ACTION,
    THEFT: Rule.ACTION,
    DESTINATION: Rule.ACTION,
    REFILL: Rule.REFILL,
    RECRUIT: Rule.REFILL,
}
SEALED: Final = (DECK, TACTICAL, BID, TEAM, REFILL)
DEALING: Final = (MISSIONS, EXTRAS, HANDS, ARTEFACTS, ENTRANCE, FIND, THEFT, RECRUIT)
NOW: Final = {
    DECK: "krysis-now-deck",
    TACTICAL: "krysis-now-tactical",
    BID: "krysis-now-bid",
    PLACE: "krysis-now-place",
    KEEP: "krysis-now-keep",
    TEAM: "krysis-now-team",
    ACTION: "krysis-now-act",
    DESTINATION: "krysis-now-destination",
    REFILL: "krysis-now-refill",
}


def refuse(state: State, seat: int, action: Action) -> Refusal | None:
    """Return why ``seat`` may not play ``action``, or ``None`` if it may."""
    phase = state.phase
    if phase == OVER:
        return Refusal(Rule.END_OF_GAME, "krysis-over")
    rule = phase_rule(state)
    if phase in DEALING:
        return Refusal(rule, "krysis-dealing")
    if phase in SEALED:
        if not 0 <= seat < state.seats or state.ready >> seat & 1:
            return Refusal(rule, "krysis-drawn-all" if phase == REFILL else "krysis-sealed")
    elif seat != state.order[state.turn]:
        return Refusal(rule, "krysis-not-your-turn", {"seat": state.order[state.turn]})
    checks = IN_TURN if phase == ACTION else CHECKS.get(phase, {})
    check = checks.get(type(action))
    if check is None:
        begun = busy(state) if phase == ACTION else None
        return begun or Refusal(now_rule(state, rule), NOW[phase])
    return check(state, seat, action)


def phase_rule(state: State) -> Rule:
    """Return the rule that says who acts in this phase."""
    if state.phase in (FIND, KEEP):
        return Rule.PLACE if state.back == PLACE else Rule.ACTION
    if state.phase == DECK and state.options.extra_agents:
        return Rule.EXTRA_DECK
    return PHASE_RULES[state.phase]


def now_rule(state: State, rule: Rule) -> Rule:
    """Return the rule that says what is to be done now."""
    if state.phase == KEEP:
        return Rule.SPACE_ARTEFACTS
    return Rule.DESTINATION if state.phase == DESTINATION else rule


def allow(_state: State, _seat: int, _action: Any) -> Refusal | None:
    """Allow what needs no further check."""
    return None


def bid_crystal(state: State, seat: int, action: do.AddCrystal) -> Refusal | None:
    """Allow a crystal of the own HQ (KRY-14)."""
    colour = action.colour
    if 0 <= colour < 3 and state.bids[3 * seat + colour] < state.hq[3 * seat + colour]:
        return None
    return Refusal(Rule.BID, "krysis-bid-hq")


def take_bid_back(state: State, seat: int, _action: Any) -> Refusal | None:
    """Allow to begin the bid anew if there is one."""
    return None if any(state.bids[3 * seat : 3 * seat + 3]) else Refusal(Rule.BID, "krysis-nothing-chosen")


def dig(state: State, _seat: int, action: do.Dig) -> Refusal | None:
    """Allow a free space and an alternative that it shows (KRY-17, KRY-18)."""
    space = action.space
    if not 0 <= space < 4:
        return Refusal(Rule.PLACE, "krysis-no-such-space")
    if is_taken(state, space):
        return Refusal(Rule.PLACE, "krysis-space-taken", {"space": space + 1})
    choices = state.content.choices[4 * (state.round - 1) + space]
    if 0 <= action.alternative < choices or (action.alternative == -1 and choices == 1):
        return None
    return Refusal(Rule.ALTERNATIVE, "krysis-alternative", {"choices": choices})


def keep(state: State, _seat: int, action: do.Keep) -> Refusal | None:
    """Allow one of the two drawn artefacts (KRY-20)."""
    drawn = action.artefact in state.pair and action.artefact >= 0
    return None if drawn else Refusal(Rule.SPACE_ARTEFACTS, "krysis-not-drawn")


def choose(state: State, seat: int, action: do.Choose) -> Refusal | None:
    """Allow an agent of the own hand (KRY-23)."""
    if action.agent >= 0 and state.hand[seat] >> action.agent & 1:
        return None
    return Refusal(Rule.TEAM, "krysis-not-in-hand", agent_fact(state, action.agent))


def agent_fact(state: State, agent: int) -> dict[str, Fact]:
    """Name an agent, if the number is one."""
    return {"agent": state.content.agent_ids[agent] if 0 <= agent < 40 else "none"}


def recruit(state: State, seat: int, action: do.Recruit) -> Refusal | None:
    """Allow a pile that is not empty (KRY-61, KRY-62)."""
    kind = state.content.carriers if action.kind == "carrier" else state.content.warriors
    return (
        None
        if state.piles[seat] & kind
        else Refusal(Rule.EMPTY_PILE, "krysis-empty-pile", {"kind": action.kind})
    )


def remove_agent(state: State, seat: int, action: do.AddAgent) -> Refusal | None:
    """Allow an agent of a star level that is not complete (KRY-91, KRY-121)."""
    rule = phase_rule(state)
    agent = action.agent
    if not 0 <= agent < 40 or not state.piles[seat] >> agent & 1:
        return Refusal(rule, "krysis-not-in-deck", agent_fact(state, agent))
    stars = state.content.stars[agent]
    most = quota(state, seat, stars)
    if size(state.removed[seat] & state.content.star_masks[stars]) == most:
        facts: dict[str, Fact] = {"stars": stars, "number": most, "left": still_to_remove(state, seat)}
        return Refusal(rule, "krysis-star-level", facts)
    return None


def confirm_deck(state: State, seat: int, _action: Any) -> Refusal | None:
    """Allow a deck from which enough agents are removed (KRY-91, KRY-121)."""
    left = still_to_remove(state, seat)
    return Refusal(phase_rule(state), "krysis-deck-incomplete", {"number": left}) if left else None


def still_to_remove(state: State, seat: int) -> int:
    """Return how many agents must still be removed from a deck (KRY-91, KRY-121)."""
    return sum(quota(state, seat, stars) for stars in (1, 2, 3)) - size(state.removed[seat])


def take_deck_back(state: State, seat: int, _action: Any) -> Refusal | None:
    """Allow to begin anew if an agent is put aside."""
    return None if state.removed[seat] else Refusal(phase_rule(state), "krysis-nothing-chosen")


def pick_agent(state: State, seat: int, action: do.AddAgent) -> Refusal | None:
    """Allow agents of the own deck until there are nine (KRY-105)."""
    agent = action.agent
    if not 0 <= agent < 40 or not state.piles[seat] >> agent & 1:
        return Refusal(Rule.TACTICAL, "krysis-not-in-deck", agent_fact(state, agent))
    return Refusal(Rule.TACTICAL, "krysis-hand-full") if size(state.hand[seat]) == 9 else None


def confirm_hand(state: State, seat: int, _action: Any) -> Refusal | None:
    """Allow a hand of nine (KRY-105)."""
    missing = 9 - size(state.hand[seat])
    return Refusal(Rule.TACTICAL, "krysis-hand-incomplete", {"number": missing}) if missing else None


def take_hand_back(state: State, seat: int, _action: Any) -> Refusal | None:
    """Allow to begin anew if an agent is chosen."""
    return None if state.hand[seat] else Refusal(Rule.TACTICAL, "krysis-nothing-chosen")


CHECKS: Final[dict[int, dict[type, Check]]] = {
    DECK: {do.AddAgent: remove_agent, do.TakeBack: take_deck_back, do.Confirm: confirm_deck},
    TACTICAL: {do.AddAgent: pick_agent, do.TakeBack: take_hand_back, do.Confirm: confirm_hand},
    BID: {do.AddCrystal: bid_crystal, do.TakeBack: take_bid_back, do.Confirm: allow},
    PLACE: {do.Dig: dig},
    KEEP: {do.Keep: keep},
    TEAM: {do.Choose: choose},
    DESTINATION: {do.Deliver: allow},
    REFILL: {do.Recruit: recruit},
}
