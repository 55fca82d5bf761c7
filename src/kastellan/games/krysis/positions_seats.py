"""What no seat of Krysis can hold: checked when a position is read."""

from kastellan.core.refusal import must
from kastellan.games.krysis.content import EXTRAS as FIRST_EXTRA
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
    RECRUIT,
    REFILL,
    TACTICAL,
    TEAM,
    THEFT,
    State,
)
from kastellan.games.krysis.steps.cards import size
from kastellan.games.krysis.steps.setup import quota

SETUP = (MISSIONS, EXTRAS, DECK, TACTICAL, HANDS, ARTEFACTS, ENTRANCE)
TURNS = (ACTION, THEFT, DESTINATION)


def check_seat(state: State, seat: int, place: str) -> None:
    """Refuse agents, artefacts and flags that a seat cannot have."""
    options, content = state.options, state.content
    weapon, transport = state.weapon[seat], state.transport[seat]
    must(weapon < 0 or content.is_weapon[weapon], f"{place}.weapon", "is no weapon", Rule.ARTEFACT_KIND)
    must(
        transport < 0 or not content.is_weapon[transport],
        f"{place}.transport",
        "is no transport",
        Rule.ARTEFACT_KIND,
    )
    out = state.team[3 * seat] >= 0 and state.reveal == 3
    must(
        out or (weapon < 0 and transport < 0),
        f"{place}.weapon",
        "is played without a team",
        Rule.PLAY_ARTEFACTS,
    )
    mission = state.missions[seat]
    must(options.missions or mission < 0, f"{place}.mission", "needs the option missions", Rule.MISSIONS)
    if options.missions and state.phase != MISSIONS:
        fine = mission >= 0 and state.missions.count(mission) == 1
        must(fine, f"{place}.mission", "each seat has another mission", Rule.MISSIONS)
    extra = state.extras[seat]
    must(
        options.extra_agents or extra < 0,
        f"{place}.extra",
        "needs the option extra_agents",
        Rule.EXTRA_AGENTS,
    )
    if options.extra_agents and state.phase not in (MISSIONS, EXTRAS):
        fine = extra >= FIRST_EXTRA and state.extras.count(extra) == 1
        must(fine, f"{place}.extra", "each seat has another extra agent", Rule.EXTRA_AGENTS)
    check_deck(state, seat, place)
    check_team(state, seat, place)
    bid_open = state.phase != BID
    for at in range(3 * seat, 3 * seat + 3):
        must(bid_open or state.bids[at] <= state.hq[at], f"{place}.bid", "is more than lies in HQ", Rule.BID)
        must(state.phase not in SETUP or not state.bids[at], f"{place}.bid", "nobody bids yet", Rule.BID)
    sealed = state.phase in (DECK, TACTICAL, BID, TEAM, REFILL, RECRUIT)
    must(
        sealed or not state.ready >> seat & 1,
        f"{place}.ready",
        "nothing is chosen in secret now",
        Rule.ROUNDS,
    )


def check_deck(state: State, seat: int, place: str) -> None:
    """Refuse a deck from which the wrong agents were removed (KRY-91, KRY-121)."""
    removed = state.removed[seat]
    must(state.options.advanced or not removed, f"{place}.removed", "needs the option advanced", Rule.DECK)
    if not state.options.advanced:
        return
    rule = Rule.EXTRA_DECK if state.options.extra_agents else Rule.DECK
    final = state.phase > DECK or (state.phase == DECK and state.ready >> seat & 1)
    for stars in (1, 2, 3):
        number, most = size(removed & state.content.star_masks[stars]), quota(state, seat, stars)
        fine = number == most if final else number <= most
        must(fine, f"{place}.removed", f"{number} of {stars} stars; {most} are removed", rule)
    must(state.phase >= DECK or not removed, f"{place}.removed", "decks are not built yet", rule)


def check_team(state: State, seat: int, place: str) -> None:
    """Refuse hands, teams and discards of impossible size (KRY-23, KRY-61, KRY-106)."""
    out = sum(agent >= 0 for agent in state.team[3 * seat : 3 * seat + 3])
    held, gone = size(state.hand[seat]), size(state.gone[seat])
    revealed = (
        state.reveal
        if state.phase in (TEAM, *TURNS) or (state.phase in (FIND, KEEP) and state.back == ACTION)
        else 0
    )
    in_turns = state.phase in TURNS or revealed == 3
    fine = out == revealed or (in_turns and out == 0 and state.phase != TEAM)
    must(fine, f"{place}.team", f"{out} agents lie out; {revealed} are revealed", Rule.TEAM)
    chosen = state.chosen[seat]
    if state.phase == TEAM:
        kept = chosen < 0 or bool(state.hand[seat] >> chosen & 1)
        fine = kept and (chosen >= 0) == bool(state.ready >> seat & 1)
    else:
        fine = chosen < 0
    must(fine, f"{place}.chosen", "is an agent of the hand, once the choice is final", Rule.TEAM)
    if state.phase in SETUP:
        check_opening(state, seat, place)
        return
    played = (
        3 * state.round
        if state.phase in (REFILL, RECRUIT, OVER) or in_turns
        else 3 * (state.round - 1) + revealed
    )
    must(
        out + gone == played,
        f"{place}.discards",
        f"{played} agents have been played by now",
        Rule.END_OF_ROUND,
    )
    drawn = state.recruits[2 * seat] + state.recruits[2 * seat + 1]
    begun = 9 if state.options.tactical else 6
    hand = min(18, begun + 3 * (state.round - 1)) - played + drawn
    must(held == hand, f"{place}.hand", f"{held} agents; there are {hand} now", Rule.REFILL)


def check_opening(state: State, seat: int, place: str) -> None:
    """Refuse a hand that the set-up cannot have dealt yet (KRY-7, KRY-105)."""
    held, opening = size(state.hand[seat]), 9 if state.options.tactical else 6
    if state.phase in (ARTEFACTS, ENTRANCE):
        fine = held == opening
    elif state.phase == HANDS:
        before = all(size(state.hand[other]) == 6 for other in range(seat))
        fine = held <= 6 and (before or held == 0) and (seat < state.seats - 1 or held < 6)
    elif state.phase == TACTICAL:
        fine = held <= 9 and (held == 9 or not state.ready >> seat & 1)
    else:
        fine = held == 0
    must(fine, f"{place}.hand", f"{held} agents are too many or too few here", Rule.OPENING_HAND)
    must(not state.gone[seat], f"{place}.discards", "nothing has been played", Rule.OPENING_HAND)
