"""Positions of Krysis as text: what is written, and how it is read."""

from collections import Counter
from collections.abc import Sequence

import msgspec

from kastellan.core.refusal import BadInput, must
from kastellan.games.krysis.content import Mine
from kastellan.games.krysis.options import Options, company_of, forbid
from kastellan.games.krysis.positions_checks import check_position
from kastellan.games.krysis.rules import Rule
from kastellan.games.krysis.state import ACTION, ACTS, DESTINATION, PHASES, PLACE, SUPPLY, THEFT, State, start
from kastellan.games.krysis.steps.cards import cards_in

Crystals = tuple[int, int, int]


class WrittenSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One player; agents, artefacts and missions by their ids, ``space`` from 1 (foremost).

    What is neither in hand, team, discards nor removed lies in the draw piles.  ``hq`` is, where
    not written, the credit of the set-up.  ``recruits`` are carriers and warriors drawn in this refill.
    """

    score: int = 0
    space: int | None = None
    camp: Crystals = (0, 0, 0)
    artefacts: tuple[str, ...] = ()
    hq: Crystals = (1, 2, 3)
    hq_artefacts: tuple[str, ...] = ()
    hand: tuple[str, ...] = ()
    team: tuple[str, ...] = ()
    discards: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    extra: str | None = None
    chosen: str | None = None
    weapon: str | None = None
    transport: str | None = None
    mission: str | None = None
    bid: Crystals = (0, 0, 0)
    initiative: int = 0
    ready: bool = False
    recruits: tuple[int, int] = (0, 0)


class WrittenDraft(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the active player puts together, or has announced to steal."""

    act: str
    target: int | None = None
    special: str | None = None
    weapon: str | None = None
    transport: str | None = None
    crystals: Crystals = (0, 0, 0)
    artefacts: tuple[str, ...] = ()
    announced: int = 0


class WrittenPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole position.

    The bank and the artefact draw pile are not written: they hold what lies nowhere else.
    ``order`` is the order of placing or acting and ``turn`` the place in it.  ``icons`` are
    artefacts still to be drawn and ``pair`` the cards drawn, ``mining`` by a master miner.
    """

    options: Options = Options()
    phase: str = "bid"
    round: int = 1
    seats: tuple[WrittenSeat, ...]
    discard: tuple[str, ...] = ()
    reveal: int = 0
    order: tuple[int, ...] = ()
    turn: int | None = None
    icons: int = 0
    pair: tuple[str, ...] = ()
    mining: bool = False
    used: tuple[str, ...] = ()
    acted: bool = False
    leaving: bool = False
    draft: WrittenDraft | None = None
    recruiter: int | None = None
    recruit_kind: int | None = None


def write(state: State) -> WrittenPosition:
    """Write ``state`` down, secrets included."""
    return WrittenPosition(
        options=state.options,
        phase=PHASES[state.phase],
        round=state.round,
        seats=tuple(write_seat(state, seat) for seat in range(state.seats)),
        discard=artefact_ids(state, state.scrap),
        reveal=state.reveal,
        order=tuple(state.order),
        turn=None if state.turn < 0 else state.turn,
        icons=state.icons,
        pair=tuple(artefact_id(state, card) or "" for card in state.pair if card >= 0),
        mining=state.back == ACTION,
        used=agent_ids(state, state.used),
        acted=state.acted,
        leaving=state.leaving,
        draft=write_draft(state),
        recruiter=None if state.recruiter < 0 else state.recruiter,
        recruit_kind=None if state.recruit_kind < 0 else state.recruit_kind,
    )


def write_seat(state: State, seat: int) -> WrittenSeat:
    """Write one player down."""
    at, content = slice(3 * seat, 3 * seat + 3), state.content
    cards = slice(6 * seat, 6 * seat + 6)
    missions = content.file.missions
    return WrittenSeat(
        score=state.score[seat],
        space=None if state.spaces[seat] < 0 else state.spaces[seat] + 1,
        camp=three(state.camp[at]),
        artefacts=artefact_ids(state, state.face_down[cards]),
        hq=three(state.hq[at]),
        hq_artefacts=artefact_ids(state, state.hoard[cards]),
        hand=agent_ids(state, state.hand[seat]),
        team=tuple(content.agent_ids[agent] for agent in state.team[at] if agent >= 0),
        discards=agent_ids(state, state.gone[seat]),
        removed=agent_ids(state, state.removed[seat]),
        extra=agent_id(state, state.extras[seat]),
        chosen=agent_id(state, state.chosen[seat]),
        weapon=artefact_id(state, state.weapon[seat]),
        transport=artefact_id(state, state.transport[seat]),
        mission=None if state.missions[seat] < 0 else missions[state.missions[seat]].id,
        bid=three(state.bids[at]),
        initiative=state.initiative[seat],
        ready=bool(state.ready >> seat & 1),
        recruits=(state.recruits[2 * seat], state.recruits[2 * seat + 1]),
    )


def write_draft(state: State) -> WrittenDraft | None:
    """Write down what is being put together, if anything."""
    if not state.act:
        return None
    return WrittenDraft(
        act=ACTS[state.act],
        target=None if state.aim < 0 else state.aim,
        special=agent_id(state, state.special),
        weapon=artefact_id(state, state.arm),
        transport=artefact_id(state, state.ride),
        crystals=three(state.goods),
        artefacts=artefact_ids(state, state.bundle),
        announced=state.announced,
    )


def three(numbers: list[int]) -> Crystals:
    """Return three numbers as a tuple."""
    red, blue, white = numbers
    return red, blue, white


def agent_id(state: State, agent: int) -> str | None:
    """Return the id of an agent, or ``None``."""
    return None if agent < 0 else state.content.agent_ids[agent]


def agent_ids(state: State, mask: int) -> tuple[str, ...]:
    """Return the ids of the agents in a mask."""
    return tuple(state.content.agent_ids[agent] for agent in cards_in(mask))


def artefact_id(state: State, artefact: int) -> str | None:
    """Return the id of an artefact type, or ``None``."""
    return None if artefact < 0 else state.content.file.artefacts[artefact].id


def artefact_ids(state: State, counts: Sequence[int]) -> tuple[str, ...]:
    """Return the ids of artefacts, one for each card."""
    return tuple(
        artefact.id
        for artefact, number in zip(state.content.file.artefacts, counts, strict=True)
        for _ in range(number)
    )


def read(written: WrittenPosition, content: Mine) -> State:
    """Return the written position; refuse an impossible one with its field and rule."""
    seats = len(written.seats)
    if refusal := forbid(seats, written.options):
        place = "$.seats" if refusal.reason == "krysis-players" else "$.options"
        raise BadInput(place, refusal.reason, refusal.rule)
    must(written.phase in PHASES, "$.phase", f"is not one of {', '.join(PHASES)}", Rule.ROUNDS)
    state = start(seats, written.options, content)
    state.phase, state.round, state.reveal = PHASES.index(written.phase), written.round, written.reveal
    read_turn(state, written)
    for seat, player in enumerate(written.seats):
        read_seat(state, seat, player, f"$.seats[{seat}]")
    state.scrap = read_artefacts(state, written.discard, "$.discard")
    pair = [read_artefact(state, card, "$.pair") for card in written.pair]
    must(len(pair) <= 2, "$.pair", "is at most two cards", Rule.SPACE_ARTEFACTS)
    state.pair = [*pair, -1, -1][:2]
    if written.draft is not None:
        read_draft(state, written.draft)
    find_rest(state)
    check_position(state, written)
    return state


def read_turn(state: State, written: WrittenPosition) -> None:
    """Take over whose turn it is and what has happened in it."""
    fine = not written.order or sorted(written.order) == list(range(state.seats))
    must(fine, "$.order", "names every seat once", Rule.ACTION_ORDER)
    state.order = list(written.order)
    state.turn = -1 if written.turn is None else written.turn
    fine = written.turn is None or (0 <= written.turn < len(written.order))
    must(fine, "$.turn", "is a place in the order", Rule.ACTION_ORDER)
    state.icons, state.back = written.icons, ACTION if written.mining else PLACE
    state.used = read_agents(state, written.used, "$.used")
    state.acted, state.leaving = written.acted, written.leaving
    state.recruiter = -1 if written.recruiter is None else written.recruiter
    state.recruit_kind = -1 if written.recruit_kind is None else written.recruit_kind
    state.initiative = [player.initiative for player in written.seats]


def read_seat(state: State, seat: int, player: WrittenSeat, place: str) -> None:
    """Take over one player."""
    at, cards = slice(3 * seat, 3 * seat + 3), slice(6 * seat, 6 * seat + 6)
    state.score[seat] = player.score
    state.spaces[seat] = -1 if player.space is None else player.space - 1
    state.camp[at], state.hq[at], state.bids[at] = player.camp, player.hq, player.bid
    state.face_down[cards] = read_artefacts(state, player.artefacts, f"{place}.artefacts")
    state.hoard[cards] = read_artefacts(state, player.hq_artefacts, f"{place}.hq_artefacts")
    read_seat_agents(state, seat, player, place)
    state.weapon[seat] = read_artefact(state, player.weapon, f"{place}.weapon")
    state.transport[seat] = read_artefact(state, player.transport, f"{place}.transport")
    missions = [mission.id for mission in state.content.file.missions]
    must(player.mission in (None, *missions), f"{place}.mission", "is not a mission", Rule.MISSION_KINDS)
    state.missions[seat] = -1 if player.mission is None else missions.index(player.mission)
    state.ready |= player.ready << seat
    state.recruits[2 * seat : 2 * seat + 2] = player.recruits


def read_seat_agents(state: State, seat: int, player: WrittenSeat, place: str) -> None:
    """Take over the agents of a player; those not named lie in the piles."""
    state.extras[seat] = read_agent(state, player.extra, f"{place}.extra")
    owned = state.content.deck(company_of(state.options, seat), state.options.advanced)
    if state.extras[seat] >= 0:
        owned |= 1 << state.extras[seat]
    state.piles[seat] = owned
    team = [read_agent(state, agent, f"{place}.team") for agent in player.team]
    must(len(team) <= 3, f"{place}.team", f"{len(team)} agents; a team has 3", Rule.TEAM)
    state.team[3 * seat : 3 * seat + len(team)] = team
    state.hand[seat] = read_agents(state, player.hand, f"{place}.hand")
    state.gone[seat] = read_agents(state, player.discards, f"{place}.discards")
    state.removed[seat] = read_agents(state, player.removed, f"{place}.removed")
    state.chosen[seat] = read_agent(state, player.chosen, f"{place}.chosen")
    shelves = (
        ("team", sum(1 << agent for agent in set(team))),
        ("hand", state.hand[seat]),
        ("discards", state.gone[seat]),
        ("removed", state.removed[seat]),
    )
    for name, mask in shelves:
        stray = agent_ids(state, mask & ~state.piles[seat])
        must(
            not stray,
            f"{place}.{name}",
            f"{', '.join(stray)} is elsewhere or not of this company",
            Rule.PLAYERS,
        )
        state.piles[seat] &= ~mask
    must(len(set(team)) == len(team), f"{place}.team", "names an agent twice", Rule.TEAM)


def read_draft(state: State, draft: WrittenDraft) -> None:
    """Take over what is being put together."""
    must(draft.act in ACTS[1:], "$.draft.act", f"is not one of {', '.join(ACTS[1:])}", Rule.ACTION)
    state.act = ACTS.index(draft.act)
    state.aim = -1 if draft.target is None else draft.target
    state.special = read_agent(state, draft.special, "$.draft.special")
    state.arm = read_artefact(state, draft.weapon, "$.draft.weapon")
    state.ride = read_artefact(state, draft.transport, "$.draft.transport")
    state.goods = list(draft.crystals)
    state.bundle = read_artefacts(state, draft.artefacts, "$.draft.artefacts")
    state.announced = draft.announced


def read_agent(state: State, agent: str | None, place: str) -> int:
    """Return the number of an agent by its id, -1 for none."""
    if agent is None:
        return -1
    must(agent in state.content.agent_ids, place, f"{agent!r} is not an agent", Rule.PLAYERS)
    return state.content.agent_ids.index(agent)


def read_agents(state: State, agents: Sequence[str], place: str) -> int:
    """Return agents as a mask; refuse one named twice."""
    must(len(set(agents)) == len(agents), place, "names an agent twice", Rule.PLAYERS)
    return sum(1 << read_agent(state, agent, place) for agent in agents)


def read_artefact(state: State, artefact: str | None, place: str) -> int:
    """Return the number of an artefact type by its id, -1 for none."""
    ids = [one.id for one in state.content.file.artefacts]
    must(artefact is None or artefact in ids, place, f"{artefact!r} is not an artefact", Rule.FIRST_ARTEFACT)
    return -1 if artefact is None else ids.index(artefact)


def read_artefacts(state: State, artefacts: Sequence[str], place: str) -> list[int]:
    """Return artefacts as numbers by type."""
    counts = Counter(read_artefact(state, artefact, place) for artefact in artefacts)
    return [counts[t] for t in range(6)]


def find_rest(state: State) -> None:
    """Put what lies nowhere else into the bank and the artefact pile (KRY-70)."""
    stolen = state.phase in (THEFT, DESTINATION)
    for colour in range(3):
        out = sum(state.camp[colour::3]) + sum(state.hq[colour::3]) + stolen * state.goods[colour]
        state.bank[colour] = SUPPLY[colour] - out
    for t in range(6):
        out = sum(state.face_down[t::6]) + sum(state.hoard[t::6]) + state.scrap[t] + stolen * state.bundle[t]
        out += (state.weapon + state.transport + state.pair).count(t)
        state.artefacts[t] = state.content.copies[t] - out
