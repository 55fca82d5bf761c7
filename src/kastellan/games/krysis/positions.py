"""Positions of Krysis as text: what is written follows from ``fields``, and is checked when read."""

from operator import sub
from typing import Any

from kastellan.core.refusal import must
from kastellan.core.written import read_rows, settable, write_rows
from kastellan.games.krysis import fields, phases
from kastellan.games.krysis.checks import check_position
from kastellan.games.krysis.content import Mine
from kastellan.games.krysis.fields import AGENTS, DRAFT, POSITION, WRITTEN
from kastellan.games.krysis.options import company_of, forbid
from kastellan.games.krysis.rules import Rule
from kastellan.games.krysis.state import ACTS, SUPPLY, State, start


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
        must(state.draft.act, "$.draft.act", f"is not one of {', '.join(ACTS[1:])}", Rule.ACTION)
    find_rest(state)
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


def find_rest(state: State) -> None:
    """Put what lies nowhere else into the bank and the artefact pile (KRY-70)."""
    crystals, cards = laid_out(state)
    state.bank = list(map(sub, SUPPLY, crystals))
    state.artefacts = list(map(sub, state.content.copies, cards))
