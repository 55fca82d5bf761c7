"""Positions of Krysis as text: what is written follows from ``fields``, and is checked when read."""

from collections.abc import Sequence
from typing import Any

from kastellan.core.refusal import BadInput, must
from kastellan.games.krysis import fields, phases
from kastellan.games.krysis.checks import check_position
from kastellan.games.krysis.content import Mine
from kastellan.games.krysis.fields import DRAFT, POSITION, WRITTEN, Row
from kastellan.games.krysis.forms import agent_ids
from kastellan.games.krysis.options import company_of, forbid
from kastellan.games.krysis.rules import Rule
from kastellan.games.krysis.state import ACTS, SUPPLY, Draft, State, start


def write(state: State) -> Any:
    """Write ``state`` down, secrets included."""
    content = state.content
    draft = fields.WrittenDraft(**written(content, state.draft, DRAFT)) if state.draft.act else None
    seats = tuple(write_seat(state, seat) for seat in range(state.seats))
    return fields.WrittenPosition(
        options=state.options, seats=seats, draft=draft, **written(content, state, POSITION)
    )


def written(content: Mine, whole: State | Draft, rows: Sequence[Row]) -> dict[str, Any]:
    """Return the fields of a position or a draft as they are written."""
    values = [(row, getattr(whole, row.name)) for row in rows]
    return {
        row.written: row.form.write(content, [value] if row.form.each == 1 else value)
        for row, value in values
    }


def write_seat(state: State, seat: int) -> Any:
    """Write one player down."""
    found = {}
    for row in WRITTEN:
        at = row.form.each * seat
        found[row.written] = row.form.write(state.content, getattr(state, row.name)[at : at + row.form.each])
    return fields.WrittenSeat(ready=bool(state.ready >> seat & 1), **found)


def read(position: Any, content: Mine) -> State:
    """Return the written position; refuse an impossible one with its field and rule."""
    seats = len(position.seats)
    if refusal := forbid(seats, position.options):
        place = "$.seats" if refusal.reason == "krysis-players" else "$.options"
        raise BadInput(place, refusal.reason, refusal.rule)
    state = start(seats, position.options, content)
    take_over(state, position, POSITION, "$", content)
    for row in WRITTEN:
        values: list[int] = []
        for seat, player in enumerate(position.seats):
            place = f"$.seats[{seat}].{row.written}"
            values += row.form.read(content, getattr(player, row.written), place)
        setattr(state, row.name, type(getattr(state, row.name))(values))
    state.ready = sum(player.ready << seat for seat, player in enumerate(position.seats))
    if position.draft is not None:
        take_over(state.draft, position.draft, DRAFT, "$.draft", content)
        must(state.draft.act, "$.draft.act", f"is not one of {', '.join(ACTS[1:])}", Rule.ACTION)
    for seat in range(seats):
        form_piles(state, seat)
    find_rest(state)
    check_position(state)
    return state


def take_over(whole: State | Draft, position: Any, rows: Sequence[Row], place: str, content: Mine) -> None:
    """Read the fields of a position or a draft."""
    for name, written, form, *_ in rows:
        values = form.read(content, getattr(position, written), f"{place}.{written}")
        kind = type(getattr(whole, name))
        setattr(whole, name, values[0] if form.each == 1 else kind(values))


def form_piles(state: State, seat: int) -> None:
    """Put the agents of a seat that are nowhere else into its piles (KRY-1)."""
    content, extra, team = state.content, state.extras[seat], state.team[3 * seat : 3 * seat + 3]
    pile = content.deck(company_of(state.options, seat), state.options.advanced)
    pile |= 1 << extra if extra >= 0 else 0
    shelves = [("team", 1 << agent) for agent in team if agent >= 0]
    shelves += [("hand", state.hand[seat]), ("discards", state.gone[seat]), ("removed", state.removed[seat])]
    for name, agents in shelves:
        stray = ", ".join(agent_ids(content, [agents & ~pile]))
        place, reason = f"$.seats[{seat}].{name}", f"{stray} is elsewhere or not of this company"
        must(not stray, place, reason, Rule.PLAYERS)
        pile &= ~agents
    state.piles[seat] = pile


def find_rest(state: State) -> None:
    """Put what lies nowhere else into the bank and the artefact pile (KRY-70)."""
    stolen = state.phase in phases.LOOT
    for colour in range(3):
        out = sum(state.camp[colour::3]) + sum(state.hq[colour::3]) + stolen * state.draft.goods[colour]
        state.bank[colour] = SUPPLY[colour] - out
    for t in range(6):
        out = sum(state.face_down[t::6]) + sum(state.hoard[t::6]) + state.scrap[t]
        out += stolen * state.draft.bundle[t] + (state.weapon + state.transport + state.pair).count(t)
        state.artefacts[t] = state.content.copies[t] - out
