"""What no position of Krysis can be: checked when one is read."""

from typing import Any

from kastellan.core.refusal import BadInput
from kastellan.games.krysis.content import EXTRAS as FIRST_EXTRA
from kastellan.games.krysis.rules import Rule
from kastellan.games.krysis.state import (
    ACTION,
    ARTEFACTS,
    ATTACKING,
    BID,
    DECK,
    DESTINATION,
    ENTRANCE,
    EXTRAS,
    FIND,
    HANDS,
    IDLE,
    KEEP,
    LOADING,
    MISSIONS,
    OVER,
    OVERTIME,
    PLACE,
    RECRUIT,
    REFILL,
    ROBBING,
    ROUNDS,
    SPYING,
    TACTICAL,
    TEAM,
    THEFT,
    State,
)
from kastellan.games.krysis.steps.cards import face_down_cards, fits, size, team_slots
from kastellan.games.krysis.steps.reach import is_strong
from kastellan.games.krysis.steps.setup import quota

SETUP = (MISSIONS, EXTRAS, DECK, TACTICAL, HANDS, ARTEFACTS, ENTRANCE)
PROSPECTING = (PLACE, FIND, KEEP)
TURNS = (ACTION, THEFT, DESTINATION)


def must(fine: object, place: str, reason: str, rule: Rule) -> None:
    """Refuse the position unless ``fine``."""
    if not fine:
        raise BadInput(place, reason, rule)


def check_position(state: State, written: Any) -> None:
    """Refuse what the rules cannot bring about."""
    rounds = 0 if state.phase in SETUP else 1
    fine = rounds <= state.round <= (0 if state.phase in SETUP else ROUNDS)
    must(fine, "$.round", "is 0 in the set-up, then 1 to 5", Rule.ROUNDS)
    check_goods(state)
    for seat in range(state.seats):
        check_seat(state, seat, f"$.seats[{seat}]")
    check_miners(state)
    check_turn(state)
    check_finds(state)
    check_draft(state)
    check_recruits(state, written)


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


def check_miners(state: State) -> None:
    """Refuse miners that share a space or are not on the board (KRY-10, KRY-22)."""
    placed = [space for space in state.spaces if space >= 0]
    must(all(-1 <= space < 4 for space in state.spaces), "$.seats", "spaces are 1 to 4", Rule.PLACE)
    entering = state.phase == ENTRANCE
    if state.phase in SETUP and not entering:
        must(not placed, "$.seats", "no miner has entered yet", Rule.ENTRANCE)
        return
    must(entering or len(placed) == state.seats, "$.seats", "every miner has a space", Rule.ENTRANCE)
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
        seat = state.order[state.turn]
        team = sum(1 << agent for agent in state.team[3 * seat : 3 * seat + 3] if agent >= 0)
        must(team, f"$.seats[{seat}].team", "the active player has a team", Rule.ACTION)
        must(not state.used & ~team, "$.used", "names agents that are not in the team", Rule.SPECIAL_ACTION)
        for later in state.order[state.turn :]:
            must(state.team[3 * later] >= 0, f"$.seats[{later}].team", "has not acted yet", Rule.DEFENDED)


def check_finds(state: State) -> None:
    """Refuse drawn artefacts where none are drawn (KRY-20, KRY-21)."""
    cards = sum(card >= 0 for card in state.pair)
    finding = state.phase in (FIND, KEEP)
    must(finding == (state.icons > 0), "$.icons", "are left while artefacts are drawn", Rule.SPACE_ARTEFACTS)
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


def check_draft(state: State) -> None:
    """Refuse a draft that the rules would not have let grow."""
    stolen = state.phase in (THEFT, DESTINATION)
    if state.act == IDLE:
        empty = not (any(state.goods) or any(state.bundle) or state.announced or stolen)
        must(empty, "$.draft", "a theft says what is stolen", Rule.ANNOUNCE)
        return
    must(
        state.phase == ACTION or (stolen and state.act == ATTACKING),
        "$.draft",
        "nothing is put together now",
        Rule.ACTION,
    )
    seat = state.order[state.turn]
    aimed = state.act in (ATTACKING, ROBBING, SPYING)
    fine = 0 <= state.aim < state.seats and state.aim != seat if aimed else state.aim < 0
    must(fine, "$.draft.target", "is another seat, if the action has a target", Rule.ATTACK)
    skilled = state.act in (ROBBING, SPYING)
    fine = (state.special >= 0) == skilled and (
        not skilled or state.special in state.team[3 * seat : 3 * seat + 3]
    )
    must(fine, "$.draft.special", "is an agent of the team, for special actions", Rule.SPECIAL_ACTION)
    must(skilled or not state.acted, "$.draft", "the normal action is done", Rule.ACTION)
    check_played(state, seat)
    check_load(state, seat, state.aim if aimed else seat, stolen)


def check_played(state: State, seat: int) -> None:
    """Refuse artefacts in a draft that are not there or do not belong to the action (KRY-32, KRY-34)."""
    for artefact, weapon, acts in (
        (state.arm, True, (ATTACKING, OVERTIME)),
        (state.ride, False, (ATTACKING, LOADING)),
    ):
        if artefact >= 0:
            there = state.face_down[6 * seat + artefact] > 0 and state.content.is_weapon[artefact] == weapon
            must(
                there and state.act in acts,
                "$.draft",
                "plays an artefact that it cannot",
                Rule.PLAY_ARTEFACTS,
            )


def check_load(state: State, seat: int, origin: int, stolen: bool) -> None:
    """Refuse goods in a draft that are not there or do not fit (KRY-41, KRY-51, KRY-101)."""
    for colour in range(3):
        must(
            state.goods[colour] <= state.camp[3 * origin + colour],
            "$.draft.crystals",
            "do not lie there",
            Rule.ANNOUNCE,
        )
    drawn = sum(state.bundle)
    if stolen:
        fine = drawn == state.announced if state.phase == DESTINATION else drawn < state.announced
        must(fine, "$.draft.artefacts", "are not those announced", Rule.RANDOM_THEFT)
        left = state.announced - drawn
        must(left <= face_down_cards(state, origin), "$.draft.announced", "are not there", Rule.ANNOUNCE)
    elif state.act == LOADING:
        for t in range(6):
            free = state.face_down[6 * seat + t] - (state.ride == t)
            must(state.bundle[t] <= free, "$.draft.artefacts", "do not lie there", Rule.LOAD)
    else:
        must(not drawn, "$.draft.artefacts", "only a load names artefacts", Rule.LOAD)
        must(
            0 <= state.announced <= face_down_cards(state, origin),
            "$.draft.announced",
            "are not there",
            Rule.ANNOUNCE,
        )
    must(state.act == ATTACKING or not state.announced, "$.draft.announced", "is for attacks", Rule.ANNOUNCE)
    taken = sum(state.goods)
    if state.act in (LOADING, ATTACKING):
        ride = state.transport[seat] if stolen else state.ride
        slots = team_slots(state, seat, ride)
        cards = state.announced if state.act == ATTACKING else drawn
        must(
            fits(slots, state.goods[0], state.goods[1], state.goods[2], cards),
            "$.draft",
            "does not fit",
            Rule.FITS,
        )
        must(not stolen or taken + cards, "$.draft", "steals nothing", Rule.STEAL_SOMETHING)
        if state.act == ATTACKING and taken + cards:
            must(is_strong(state, seat, state.arm), "$.draft", "is not strong enough", Rule.ATTACK)
    elif state.act == ROBBING:
        must(taken <= state.content.amount[state.special], "$.draft.crystals", "are too many", Rule.THIEF)
    else:
        must(not taken, "$.draft.crystals", "are not part of this action", Rule.ACTION)


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
