"""Positions of Krysis as text: what is written follows from ``fields``, and is checked when read.

What no position can be stands in rows: what must hold, where, why not, and which rule says so.  Rows are
read in their order, so each may rely on those before it.
"""

from collections.abc import Iterator
from operator import sub
from typing import Any

from kastellan.core.masks import mask_of
from kastellan.core.refusal import must
from kastellan.core.written import read_rows, settable, write_rows
from kastellan.games.krysis import fields, phases
from kastellan.games.krysis.content import Mine
from kastellan.games.krysis.fields import AGENTS, DRAFT, POSITION, WRITTEN
from kastellan.games.krysis.options import company_of, forbid
from kastellan.games.krysis.replays import check_draft, check_setup
from kastellan.games.krysis.rules import Rule
from kastellan.games.krysis.state import HAND, RECRUITS, ROUNDS, SUPPLY, TACTICAL_HAND, State, start
from kastellan.games.krysis.steps.goods import artefact_source
from kastellan.games.krysis.steps.rounds import is_placing, kind_of, placed

Rows = Iterator[tuple[object, str, str, Rule]]
"""Whether it holds, at which place, what is wrong otherwise, and by which rule."""


def write(state: State) -> Any:
    """Write ``state`` down, secrets included."""
    content, draft = state.content, state.draft
    seats = tuple(
        fields.WrittenSeat(ready=bool(state.ready >> seat & 1), **write_rows(state, WRITTEN, content, seat))
        for seat in range(state.seats)
    )
    return fields.WrittenPosition(
        options=state.options,
        seats=seats,
        draft=fields.WrittenDraft(**write_rows(draft, DRAFT, content)) if draft.act else None,
        **write_rows(state, POSITION, content),
    )


def read(position: Any, content: Mine) -> State:
    """Return the written position; refuse an impossible one with its field and rule."""
    settable(forbid(len(position.seats), position.options), {"krysis-players": "$.seats"})
    state = start(len(position.seats), position.options, content)
    read_rows(state, POSITION, content, position, "$")
    for seat, player in enumerate(position.seats):
        read_rows(state, WRITTEN, content, player, f"$.seats[{seat}]", seat)
        state.ready |= player.ready << seat
        form_piles(state, seat)
    if position.draft is not None:
        read_rows(state.draft, DRAFT, content, position.draft, "$.draft")
        must(state.draft.act, "$.draft.act", f"is not one of {', '.join(phases.ACTS[1:])}", Rule.ACTION)
    crystals, cards = laid_out(state)  # what lies nowhere else is in the bank and the pile (KRY-70)
    state.bank = list(map(sub, SUPPLY, crystals))
    state.artefacts = list(map(sub, content.copies, cards))
    check_position(state)
    return state


def form_piles(state: State, seat: int) -> None:
    """Put the agents of a seat that are nowhere else into its piles (KRY-1)."""
    content, extra, team = state.content, state.extras[seat], state.team[3 * seat : 3 * seat + 3]
    pile = content.deck(company_of(state.options, seat), state.options.advanced)
    pile |= 1 << extra if extra >= 0 else 0
    shelves = [("team", 1 << agent) for agent in team if agent >= 0]
    shelves += [("hand", state.hand[seat]), ("discards", state.gone[seat]), ("removed", state.removed[seat])]
    for name, agents in shelves:
        stray = ", ".join(AGENTS.write(content, [agents & ~pile]))
        place, reason = f"$.seats[{seat}].{name}", f"{stray} is elsewhere or not of this company"
        must(not stray, place, reason, Rule.PLAYERS)
        pile &= ~agents
    state.piles[seat] = pile


def laid_out(state: State) -> tuple[list[int], list[int]]:
    """Return the crystals by colour that are not in the bank, and the artefacts by type not in the pile."""
    draft, stolen = state.draft, state.phase in phases.LOOT
    single = state.weapon + state.transport + state.pair
    crystals = [sum(state.camp[c::3]) + sum(state.hq[c::3]) + stolen * draft.goods[c] for c in range(3)]
    camps, homes = state.face_down, state.hoard
    cards = [sum(camps[t::6]) + sum(homes[t::6]) + state.scrap[t] + single.count(t) for t in range(6)]
    return crystals, [cards[t] + stolen * draft.bundle[t] for t in range(6)]


def check_position(state: State) -> None:
    """Refuse what the rules cannot bring about."""
    for check in (opening, goods):
        hold(check(state), "$")
    check_setup(state)
    if state.phase < phases.BID:
        return
    for seat in range(state.seats):
        for rows in (cards, agents):
            hold(rows(state, seat), f"$.seats[{seat}]")
    for check in (miners, turn, active, finds):
        hold(check(state), "$")
    check_draft(state)
    hold(refill(state), "$")


def hold(rows: Rows, at: str) -> None:
    """Refuse the first row that does not hold."""
    for fine, place, reason, rule in rows:
        must(fine, f"{at}.{place}" if place else at, reason, rule)


def in_turns(state: State) -> bool:
    """Return whether somebody acts, or draws artefacts for a master miner."""
    finding = state.phase in (phases.FIND, phases.KEEP) and not is_placing(state)
    return finding or state.phase in (phases.ACTION, *phases.LOOT)


def opening(state: State) -> Rows:
    """Refuse an order that is none, and rounds or bids that cannot be (KRY-13, KRY-14, KRY-27)."""
    in_order = not state.order or sorted(state.order) == list(range(state.seats))
    yield in_order, "order", "names every seat once", Rule.ACTION_ORDER
    yield -1 <= state.turn < max(len(state.order), 0), "turn", "is a place in the order", Rule.ACTION_ORDER
    fine = state.round == 0 if state.phase < phases.BID else 1 <= state.round <= ROUNDS
    yield fine, "round", "is 0 in the set-up, then 1 to 5", Rule.ROUNDS
    yield state.phase >= phases.BID or not any(state.bids), "seats", "nobody bids yet", Rule.BID


def goods(state: State) -> Rows:
    """Refuse more crystals or artefacts than there are (KRY-70)."""
    numbers = (*state.camp, *state.hq, *state.bids, *state.draft.goods, *state.score)
    yield min(numbers) >= 0, "seats", "no number of crystals or points is negative", Rule.CONSERVATION
    for colour, number in zip(state.content.file.crystals, state.bank, strict=True):
        enough = number >= 0 or state.options.bank == "unlimited"
        yield enough, "seats", f"{-number} {colour.id} crystals too many", Rule.CONSERVATION
    for artefact, number in zip(state.content.file.artefacts, state.artefacts, strict=True):
        yield number >= 0, "", f"{-number} cards of {artefact.id} too many", Rule.FIRST_ARTEFACT


def cards(state: State, seat: int) -> Rows:
    """Refuse artefacts, bids and sealed choices that a seat cannot have."""
    phase, is_weapon = state.phase, state.content.is_weapon
    weapon, ride = state.weapon[seat], state.transport[seat]
    yield weapon < 0 or is_weapon[weapon], "weapon", "is no weapon", Rule.ARTEFACT_KIND
    yield ride < 0 or not is_weapon[ride], "transport", "is no transport", Rule.ARTEFACT_KIND
    out = state.team[3 * seat] >= 0 and state.reveal == 3
    yield out or weapon == ride == -1, "weapon", "is played without a team", Rule.PLAY_ARTEFACTS
    bid, there = state.bids[3 * seat : 3 * seat + 3], state.hq[3 * seat : 3 * seat + 3]
    fine = phase != phases.BID or all(one <= most for one, most in zip(bid, there, strict=True))
    yield fine, "bid", "is more than lies in HQ", Rule.BID
    sealed = phase in (*phases.SEALED, phases.RECRUIT)
    yield sealed or not state.ready >> seat & 1, "ready", "nothing is chosen in secret now", Rule.ROUNDS


def agents(state: State, seat: int) -> Rows:
    """Hands, teams and discards of possible size (KRY-23, KRY-61, KRY-106)."""
    phase, acting, ready = state.phase, in_turns(state), bool(state.ready >> seat & 1)
    out = sum(agent >= 0 for agent in state.team[3 * seat : 3 * seat + 3])
    held, gone, chosen = state.hand[seat].bit_count(), state.gone[seat].bit_count(), state.chosen[seat]
    revealed = state.reveal if acting or phase == phases.TEAM else 0
    fine = out == revealed or (acting and out == 0)
    yield fine, "team", f"{out} agents lie out; {revealed} are revealed", Rule.TEAM
    kept = chosen < 0 or state.hand[seat] >> chosen & 1
    sealed = (chosen >= 0) == (ready and phase == phases.TEAM)
    yield kept and sealed, "chosen", "is an agent of the hand, once the choice is final", Rule.TEAM
    finished = acting or phase >= phases.REFILL
    played = 3 * state.round if finished else 3 * (state.round - 1) + revealed
    yield out + gone == played, "discards", f"{played} agents have been played by now", Rule.END_OF_ROUND
    begun = TACTICAL_HAND if state.options.tactical else HAND
    drawn = begun + RECRUITS * (state.round - 1)
    hand = min(18, drawn) - played + sum(state.recruits[2 * seat : 2 * seat + 2])
    yield held == hand, "hand", f"{held} agents; there are {hand} now", Rule.REFILL


def miners(state: State) -> Rows:
    """Refuse miners that share a space or are not on the board (KRY-10, KRY-22)."""
    yield all(-1 <= space < 4 for space in state.spaces), "seats", "spaces are 1 to 4", Rule.PLACE
    yield -1 not in state.spaces, "seats", "every miner has a space", Rule.ENTRANCE
    moved = placed(state) if is_placing(state) and state.turn >= 0 else ()
    there = [(seat in moved, space) for seat, space in enumerate(state.spaces)]
    yield len(set(there)) == len(there), "seats", "two miners share a space", Rule.ONE_LEVEL


def turn(state: State) -> Rows:
    """Refuse a turn where nobody acts alone, and the lack of one where somebody does."""
    phase, acting = state.phase, in_turns(state)
    alone = phase in (phases.PLACE, phases.FIND, phases.KEEP) or acting
    yield alone == (state.turn >= 0), "turn", "names who acts alone, and only then", Rule.ACTION
    yield alone == bool(state.order), "order", "is known where players act in order", Rule.ACTION_ORDER
    waiting = phase not in phases.SEALED or state.ready != (1 << state.seats) - 1
    yield waiting, "seats", "all choices are final, so they are open", Rule.ROUNDS
    open_team = range(3, 4) if acting or phase == phases.OVER else range(3 if phase == phases.TEAM else 1)
    yield state.reveal in open_team, "reveal", "is the number of agents revealed", Rule.TEAM
    begun = state.used or state.acted or state.leaving
    yield acting or not begun, "used", "is for turns only", Rule.SPECIAL_ACTION
    yield state.acted or not state.leaving, "leaving", "nobody leaves before acting", Rule.LATE_DISCARD


def active(state: State) -> Rows:
    """Refuse teams and played artefacts that a turn cannot have (KRY-31, KRY-32, KRY-36)."""
    if not in_turns(state):
        return
    seat = state.order[state.turn]
    team = mask_of(agent for agent in state.team[3 * seat : 3 * seat + 3] if agent >= 0)
    yield team, f"seats[{seat}].team", "the active player has a team", Rule.ACTION
    yield not state.used & ~team, "used", "names agents that are not in the team", Rule.SPECIAL_ACTION
    for later in state.order[state.turn :]:
        yield state.team[3 * later] >= 0, f"seats[{later}].team", "has not acted yet", Rule.DEFENDED
    for later in state.order[state.turn + (state.acted or state.phase in phases.LOOT) :]:
        kept = state.weapon[later] == state.transport[later] == -1
        yield kept, f"seats[{later}].weapon", "is played before acting", Rule.PLAY_ARTEFACTS


def finds(state: State) -> Rows:
    """Refuse drawn artefacts where none are drawn (KRY-20, KRY-21)."""
    phase, drawn = state.phase, sum(card >= 0 for card in state.pair)
    finding = phase in (phases.FIND, phases.KEEP)
    fine = state.icons > 0 if finding else state.icons == 0
    yield fine, "icons", "are left while artefacts are drawn", Rule.SPACE_ARTEFACTS
    fine = drawn == 2 if phase == phases.KEEP else drawn <= finding
    yield fine, "pair", "is two cards to choose from", Rule.SPACE_ARTEFACTS
    yield finding or state.back == phases.PLACE, "mining", "goes with drawn artefacts", Rule.MASTER_MINER
    left = phase != phases.FIND or any(artefact_source(state))
    yield left, "icons", "no artefact is left to draw", Rule.RESHUFFLE


def refill(state: State) -> Rows:
    """Refuse recruits outside the refill or beyond three (KRY-61, KRY-62)."""
    seats, seat, kind = state.seats, state.recruiter, state.recruit_kind
    recruiting = state.phase == phases.RECRUIT
    refilling = recruiting or state.phase == phases.REFILL
    fine = 0 <= seat < seats and kind in (0, 1) if recruiting else seat == -1
    yield fine, "recruiter", "is who draws an agent now", Rule.REFILL
    yield recruiting or kind == -1, "recruit_kind", "goes with a recruiter", Rule.REFILL
    last = refilling and state.round == ROUNDS
    yield not last, "phase", "no refill after the last round", Rule.END_OF_GAME
    for player in range(seats):
        drawn, place = state.recruits[2 * player : 2 * player + 2], f"seats[{player}]"
        yield refilling or not any(drawn), f"{place}.recruits", "are for the refill", Rule.REFILL
        fine = min(drawn) >= 0 and sum(drawn) <= RECRUITS
        yield fine, f"{place}.recruits", "are at most 3", Rule.REFILL
        done = sum(drawn) == RECRUITS or not state.piles[player]
        fine = not refilling or done == bool(state.ready >> player & 1)
        yield fine, f"{place}.ready", "is who has drawn all", Rule.REFILL
    if recruiting:
        yield kind_of(state, seat, kind), "recruit_kind", "is an empty pile", Rule.EMPTY_PILE
        drawing = not state.ready >> seat & 1
        yield drawing, "recruiter", "has drawn all agents of this refill", Rule.REFILL
