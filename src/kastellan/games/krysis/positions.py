"""Positions of Krysis as text: one row for each field says how it is written and read."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from kastellan.core.refusal import BadInput, must
from kastellan.games.krysis import phases
from kastellan.games.krysis.checks import check_position
from kastellan.games.krysis.content import Mine
from kastellan.games.krysis.options import company_of, forbid
from kastellan.games.krysis.rules import Rule
from kastellan.games.krysis.state import ACTS, SUPPLY, Draft, State, start
from kastellan.games.krysis.steps.cards import cards_in
from kastellan.games.krysis.written import WrittenDraft, WrittenPosition, WrittenSeat


class Form(NamedTuple):
    """How some numbers of a position are written, and read again at a place.

    A seat has ``each`` of them; 1 stands for a single number where there are no seats.
    """

    each: int
    write: Callable[[Mine, Sequence[int]], Any]
    read: Callable[[Mine, Any, str], Sequence[int]]


class Shelf(NamedTuple):
    """Things that are written by their ids, what one of them is called, and the rule about them."""

    ids: Callable[[Mine], Sequence[str]]
    called: str
    rule: Rule


def agent_ids(content: Mine) -> Sequence[str]:
    """Return the ids of all agents by their numbers."""
    ids: list[str] = content.agent_ids
    return ids


AGENT: Final = Shelf(agent_ids, "an agent", Rule.PLAYERS)
ARTEFACT: Final = Shelf(
    lambda content: [one.id for one in content.file.artefacts], "an artefact", Rule.FIRST_ARTEFACT
)
MISSION: Final = Shelf(
    lambda content: [one.id for one in content.file.missions], "a mission", Rule.MISSION_KINDS
)


def number_of(shelf: Shelf, content: Mine, name: str, place: str) -> int:
    """Return the number of a thing by its id."""
    ids = shelf.ids(content)
    must(name in ids, place, f"{name!r} is not {shelf.called}", shelf.rule)
    return ids.index(name)


def numbers(each: int) -> Form:
    """Return the form of numbers that are written as they are."""
    return Form(each, lambda _content, some: tuple(some), lambda _content, some, _place: some)


def number(lowest: int) -> Form:
    """Return the form of a number counted from ``lowest``, or ``None``, which is -1."""

    def read(_content: Mine, one: int | None, _place: str) -> list[int]:
        return [-1 if one is None else one - lowest if one >= lowest else -2]  # -2 is never allowed

    return Form(1, lambda _content, one: None if one[0] < 0 else one[0] + lowest, read)


def thing(shelf: Shelf) -> Form:
    """Return the form of one thing, or none."""

    def read(content: Mine, name: str | None, place: str) -> list[int]:
        return [-1 if name is None else number_of(shelf, content, name, place)]

    return Form(1, lambda content, one: None if one[0] < 0 else shelf.ids(content)[one[0]], read)


def things(shelf: Shelf, most: int, rule: Rule) -> Form:
    """Return the form of things in an order, at most so many."""

    def read(content: Mine, names: tuple[str, ...], place: str) -> list[int]:
        must(len(names) <= most, place, f"{len(names)} of them; there are at most {most}", rule)
        found = [number_of(shelf, content, name, place) for name in names]
        return [*found, *[-1] * (most - len(found))]

    return Form(most, lambda content, some: tuple(shelf.ids(content)[one] for one in some if one >= 0), read)


def read_counts(content: Mine, names: tuple[str, ...], place: str) -> list[int]:
    """Return artefacts as numbers by type."""
    cards = [number_of(ARTEFACT, content, name, place) for name in names]
    return [cards.count(t) for t in range(6)]


def read_mask(content: Mine, names: tuple[str, ...], place: str) -> list[int]:
    """Return agents as a mask; refuse one named twice."""
    must(len(set(names)) == len(names), place, "names an agent twice", Rule.PLAYERS)
    return [sum(1 << number_of(AGENT, content, name, place) for name in names)]


def chosen(names: Sequence[str], rule: Rule) -> Form:
    """Return the form of one of these names."""

    def read(_content: Mine, name: str, place: str) -> list[int]:
        must(name in names, place, f"is not one of {', '.join(names)}", rule)
        return [names.index(name)]

    return Form(1, lambda _content, one: names[one[0]], read)


PLAIN: Final = Form(1, lambda _content, one: one[0], lambda _content, one, _place: [one])
MAYBE: Final = number(0)
THREE: Final = numbers(3)
CARDS: Final = Form(
    6,
    lambda content, some: tuple(ARTEFACT.ids(content)[t] for t in range(6) for _ in range(some[t])),
    read_counts,
)
AGENTS: Final = Form(
    1, lambda content, one: tuple(agent_ids(content)[k] for k in cards_in(one[0])), read_mask
)
MINING: Final = Form(
    1,
    lambda _content, one: one[0] == phases.ACTION,
    lambda _content, mining, _place: [phases.ACTION if mining else phases.PLACE],
)

Fields = tuple[tuple[str, str, Form], ...]
"""What something is called where it is written and in the position, and its form."""

POSITION: Final[Fields] = (
    ("phase", "phase", chosen(phases.NAMES, Rule.ROUNDS)),
    ("round", "round", PLAIN),
    ("discard", "scrap", CARDS),
    ("reveal", "reveal", PLAIN),
    ("order", "order", numbers(0)),
    ("turn", "turn", MAYBE),
    ("icons", "icons", PLAIN),
    ("pair", "pair", things(ARTEFACT, 2, Rule.SPACE_ARTEFACTS)),
    ("mining", "back", MINING),
    ("used", "used", AGENTS),
    ("acted", "acted", PLAIN),
    ("leaving", "leaving", PLAIN),
    ("recruiter", "recruiter", MAYBE),
    ("recruit_kind", "recruit_kind", MAYBE),
)
SEAT: Final[Fields] = (
    ("score", "score", PLAIN),
    ("space", "spaces", number(1)),
    ("camp", "camp", THREE),
    ("artefacts", "face_down", CARDS),
    ("hq", "hq", THREE),
    ("hq_artefacts", "hoard", CARDS),
    ("hand", "hand", AGENTS),
    ("team", "team", things(AGENT, 3, Rule.TEAM)),
    ("discards", "gone", AGENTS),
    ("removed", "removed", AGENTS),
    ("extra", "extras", thing(AGENT)),
    ("chosen", "chosen", thing(AGENT)),
    ("weapon", "weapon", thing(ARTEFACT)),
    ("transport", "transport", thing(ARTEFACT)),
    ("mission", "missions", thing(MISSION)),
    ("bid", "bids", THREE),
    ("initiative", "initiative", PLAIN),
    ("recruits", "recruits", numbers(2)),
)
DRAFT: Final[Fields] = (
    ("act", "act", chosen(ACTS, Rule.ACTION)),
    ("target", "aim", MAYBE),
    ("special", "special", thing(AGENT)),
    ("weapon", "arm", thing(ARTEFACT)),
    ("transport", "ride", thing(ARTEFACT)),
    ("crystals", "goods", THREE),
    ("artefacts", "bundle", CARDS),
    ("announced", "announced", PLAIN),
)


def write(state: State) -> WrittenPosition:
    """Write ``state`` down, secrets included."""
    content = state.content
    draft = WrittenDraft(**written(content, state.draft, DRAFT)) if state.draft.act else None
    seats = tuple(write_seat(state, seat) for seat in range(state.seats))
    return WrittenPosition(
        options=state.options, seats=seats, draft=draft, **written(content, state, POSITION)
    )


def written(content: Mine, whole: State | Draft, fields: Fields) -> dict[str, Any]:
    """Return the fields of a position or a draft as they are written."""
    values = [(name, form, getattr(whole, attribute)) for name, attribute, form in fields]
    return {name: form.write(content, [value] if form.each == 1 else value) for name, form, value in values}


def write_seat(state: State, seat: int) -> WrittenSeat:
    """Write one player down."""
    fields = {
        name: form.write(state.content, getattr(state, attribute)[form.each * seat : form.each * (seat + 1)])
        for name, attribute, form in SEAT
    }
    return WrittenSeat(ready=bool(state.ready >> seat & 1), **fields)


def read(position: WrittenPosition, content: Mine) -> State:
    """Return the written position; refuse an impossible one with its field and rule."""
    seats = len(position.seats)
    if refusal := forbid(seats, position.options):
        place = "$.seats" if refusal.reason == "krysis-players" else "$.options"
        raise BadInput(place, refusal.reason, refusal.rule)
    state = start(seats, position.options, content)
    take_over(state, position, POSITION, "$", content)
    for name, attribute, form in SEAT:
        values: list[int] = []
        for seat, player in enumerate(position.seats):
            values += form.read(content, getattr(player, name), f"$.seats[{seat}].{name}")
        setattr(state, attribute, type(getattr(state, attribute))(values))
    state.ready = sum(player.ready << seat for seat, player in enumerate(position.seats))
    if position.draft is not None:
        take_over(state.draft, position.draft, DRAFT, "$.draft", content)
        must(state.draft.act, "$.draft.act", f"is not one of {', '.join(ACTS[1:])}", Rule.ACTION)
    for seat in range(seats):
        form_piles(state, seat)
    find_rest(state)
    check_position(state)
    return state


def take_over(whole: State | Draft, position: Any, fields: Fields, place: str, content: Mine) -> None:
    """Read the fields of a position or a draft."""
    for name, attribute, form in fields:
        values = form.read(content, getattr(position, name), f"{place}.{name}")
        kind = type(getattr(whole, attribute))
        setattr(whole, attribute, values[0] if form.each == 1 else kind(values))


def form_piles(state: State, seat: int) -> None:
    """Put the agents of a seat that are nowhere else into its piles (KRY-1)."""
    content, extra, team = state.content, state.extras[seat], state.team[3 * seat : 3 * seat + 3]
    pile = content.deck(company_of(state.options, seat), state.options.advanced)
    pile |= 1 << extra if extra >= 0 else 0
    shelves = [("team", 1 << agent) for agent in team if agent >= 0]
    shelves += [("hand", state.hand[seat]), ("discards", state.gone[seat]), ("removed", state.removed[seat])]
    for name, agents in shelves:
        stray = ", ".join(agent_ids(content)[agent] for agent in cards_in(agents & ~pile))
        must(
            not stray, f"$.seats[{seat}].{name}", f"{stray} is elsewhere or not of this company", Rule.PLAYERS
        )
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
