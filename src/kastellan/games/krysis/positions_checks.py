"""What no position of Krysis can be: checked when one is read."""

from typing import Any

from kastellan.core.refusal import must
from kastellan.games.krysis.content import EXTRAS as FIRST_EXTRA
from kastellan.games.krysis.positions_draft import check_draft
from kastellan.games.krysis.positions_seats import SETUP, TURNS, check_seat
from kastellan.games.krysis.rules import Rule
from kastellan.games.krysis.state import (
    ACTION,
    ARTEFACTS,
    BID,
    DECK,
    DESTINATION,
    ENTRANCE,
    ENTRANCES,
    EXTRAS,
    FIND,
    HANDS,
    KEEP,
    MISSIONS,
    OVER,
    PLACE,
    RECRUIT,
    REFILL,
    ROUNDS,
    TACTICAL,
    TEAM,
    THEFT,
    State,
)
from kastellan.games.krysis.steps.cards import face_down_cards

PROSPECTING = (PLACE, FIND, KEEP)


def check_position(state: State, written: Any) -> None:
    """Refuse what the rules cannot bring about."""
    rounds = 0 if state.phase in SETUP else 1
    fine = rounds <= state.round <= (0 if state.phase in SETUP else ROUNDS)
    must(fine, "$.round", "is 0 in the set-up, then 1 to 5", Rule.ROUNDS)
    check_options(state)
    check_deals(state)
    check_goods(state)
    for seat in range(state.seats):
        check_seat(state, seat, f"$.seats[{seat}]")
    check_miners(state)
    check_turn(state)
    check_finds(state)
    check_draft(state)
    check_recruits(state, written)


def check_options(state: State) -> None:
    """Refuse a phase of the set-up that the options leave out (KRY-R42)."""
    options = state.options
    for phase, played, rule in (
        (MISSIONS, options.missions, Rule.MISSIONS),
        (EXTRAS, options.extra_agents, Rule.EXTRA_AGENTS),
        (DECK, options.advanced, Rule.DECK),
        (TACTICAL, options.tactical, Rule.TACTICAL),
        (HANDS, not options.tactical, Rule.TACTICAL),
    ):
        must(played or state.phase != phase, "$.phase", "is no phase of a game with these options", rule)


def check_deals(state: State) -> None:
    """Refuse missions and extra agents that are not dealt one to each in turn (KRY-110, KRY-120)."""
    for phase, dealt, first, rule in (
        (MISSIONS, state.missions, 0, Rule.MISSIONS),
        (EXTRAS, state.extras, FIRST_EXTRA, Rule.EXTRA_AGENTS),
    ):
        given = [card for card in dealt if card >= first]
        in_turn = dealt == given + [-1] * (state.seats - len(given)) and len(set(given)) == len(given)
        if state.phase <= phase:
            fine = in_turn and (len(given) < state.seats if state.phase == phase else not given)
            must(fine, "$.seats", "missions and extra agents are dealt one to each in turn", rule)


def check_goods(state: State) -> None:
    """Refuse more crystals or artefacts than there are (KRY-70)."""
    numbers = (*state.camp, *state.hq, *state.bids, *state.goods, *state.score)
    must(min(numbers) >= 0, "$.seats", "no number of crystals or points is negative", Rule.CONSERVATION)
    for colour, name in enumerate(("red", "blue", "white")):
        enough = state.bank[colour] >= 0 or state.options.bank == "unlimited"
        must(enough, "$.seats", f"{-state.bank[colour]} {name} crystals too many", Rule.CONSERVATION)
    for t, number in enumerate(state.artefacts):
        name = state.content.file.artefacts[t].id
        must(number >= 0, "$", f"{-number} cards of {name} too many", Rule.FIRST_ARTEFACT)


def check_miners(state: State) -> None:
    """Refuse miners that share a space or are not on the board (KRY-10, KRY-22)."""
    placed = [space for space in state.spaces if space >= 0]
    must(all(-1 <= space < 4 for space in state.spaces), "$.seats", "spaces are 1 to 4", Rule.PLACE)
    entering = state.phase == ENTRANCE
    if state.phase in SETUP and not entering:
        must(not placed, "$.seats", "no miner has entered yet", Rule.ENTRANCE)
        return
    must(entering or len(placed) == state.seats, "$.seats", "every miner has a space", Rule.ENTRANCE)
    if entering:
        first = ENTRANCES[state.seats][: len(placed)]
        fine = len(placed) < state.seats and sorted(placed) == list(first)
        must(fine, "$.seats", "miners enter on one entrance space after the other", Rule.ENTRANCE)
    if state.phase in PROSPECTING and state.back == PLACE and state.turn >= 0:
        there = state.order[: state.turn + (state.phase != PLACE)]
        groups = [[state.spaces[s] for s in there], [s for k, s in enumerate(state.spaces) if k not in there]]
    else:
        groups = [placed]
    for group in groups:
        must(len(set(group)) == len(group), "$.seats", "two miners share a space", Rule.ONE_LEVEL)


def check_turn(state: State) -> None:
    """Refuse a turn where nobody acts alone, and the lack of one where somebody does."""
    alone = state.phase in (*PROSPECTING, *TURNS)
    must(alone == (state.turn >= 0), "$.turn", "names who acts alone, and only then", Rule.ACTION)
    must(alone == bool(state.order), "$.order", "is known where players act in order", Rule.ACTION_ORDER)
    sealed = state.phase in (DECK, TACTICAL, BID, TEAM, REFILL)
    waiting = not sealed or state.ready != (1 << state.seats) - 1
    must(waiting, "$.seats", "all choices are final, so they are open", Rule.ROUNDS)
    in_turns = state.phase in TURNS or (state.phase in (FIND, KEEP) and state.back == ACTION)
    fine = (
        state.reveal == 3
        if in_turns or state.phase == OVER
        else 0 <= state.reveal < (3 if state.phase == TEAM else 1)
    )
    must(fine, "$.reveal", "is the number of agents revealed", Rule.TEAM)
    must(
        in_turns or not (state.used or state.acted or state.leaving),
        "$.used",
        "is for turns only",
        Rule.SPECIAL_ACTION,
    )
    must(state.acted or not state.leaving, "$.leaving", "nobody leaves before acting", Rule.LATE_DISCARD)
    if in_turns:
        check_active(state)


def check_active(state: State) -> None:
    """Refuse teams and played artefacts that a turn cannot have (KRY-31, KRY-32, KRY-36)."""
    seat = state.order[state.turn]
    team = sum(1 << agent for agent in state.team[3 * seat : 3 * seat + 3] if agent >= 0)
    must(team, f"$.seats[{seat}].team", "the active player has a team", Rule.ACTION)
    must(not state.used & ~team, "$.used", "names agents that are not in the team", Rule.SPECIAL_ACTION)
    for later in state.order[state.turn :]:
        must(state.team[3 * later] >= 0, f"$.seats[{later}].team", "has not acted yet", Rule.DEFENDED)
    acting = state.acted or state.phase in (THEFT, DESTINATION)
    for later in state.order[state.turn + acting :]:
        played = state.weapon[later] >= 0 or state.transport[later] >= 0
        must(not played, f"$.seats[{later}].weapon", "is played before acting", Rule.PLAY_ARTEFACTS)


def check_finds(state: State) -> None:
    """Refuse drawn artefacts where none are drawn (KRY-20, KRY-21)."""
    cards = sum(card >= 0 for card in state.pair)
    finding = state.phase in (FIND, KEEP)
    must(
        state.icons > 0 if finding else state.icons == 0,
        "$.icons",
        "are left while artefacts are drawn",
        Rule.SPACE_ARTEFACTS,
    )
    must(
        cards == (2 if state.phase == KEEP else min(cards, finding)),
        "$.pair",
        "is two cards to choose from",
        Rule.SPACE_ARTEFACTS,
    )
    must(finding or state.back == PLACE, "$.mining", "goes with drawn artefacts", Rule.MASTER_MINER)
    must(
        state.phase != FIND or any(state.artefacts) or any(state.scrap),
        "$.icons",
        "no artefact is left to draw",
        Rule.RESHUFFLE,
    )
    dealt = [face_down_cards(state, seat) for seat in range(state.seats)]
    if state.phase == ARTEFACTS:
        fine = sorted(dealt, reverse=True) == dealt and max(dealt) <= 1 and 0 in dealt
        must(fine, "$.seats", "artefacts are dealt one to each in turn", Rule.FIRST_ARTEFACT)
    must(state.phase >= ARTEFACTS or not any(dealt), "$.seats", "has no artefact yet", Rule.FIRST_ARTEFACT)


def check_recruits(state: State, written: Any) -> None:
    """Refuse recruits outside the refill or beyond three (KRY-61, KRY-62)."""
    recruiting = state.phase == RECRUIT
    fine = (
        (0 <= state.recruiter < state.seats and state.recruit_kind in (0, 1))
        if recruiting
        else written.recruiter is None
    )
    must(fine, "$.recruiter", "is who draws an agent now", Rule.REFILL)
    must(recruiting or state.recruit_kind < 0, "$.recruit_kind", "goes with a recruiter", Rule.REFILL)
    refilling = state.phase in (REFILL, RECRUIT)
    must(not refilling or state.round < ROUNDS, "$.phase", "no refill after the last round", Rule.END_OF_GAME)
    for seat in range(state.seats):
        drawn = state.recruits[2 * seat : 2 * seat + 2]
        must(refilling or not any(drawn), f"$.seats[{seat}].recruits", "are for the refill", Rule.REFILL)
        must(min(drawn) >= 0 and sum(drawn) <= 3, f"$.seats[{seat}].recruits", "are at most 3", Rule.REFILL)
        done = sum(drawn) == 3 or not state.piles[seat]
        if refilling:
            must(
                done == bool(state.ready >> seat & 1),
                f"$.seats[{seat}].ready",
                "is who has drawn all",
                Rule.REFILL,
            )
    if recruiting:
        kind = state.content.warriors if state.recruit_kind else state.content.carriers
        must(state.piles[state.recruiter] & kind, "$.recruit_kind", "is an empty pile", Rule.EMPTY_PILE)
        drawing = not state.ready >> state.recruiter & 1
        must(drawing, "$.recruiter", "has drawn all agents of this refill", Rule.REFILL)
