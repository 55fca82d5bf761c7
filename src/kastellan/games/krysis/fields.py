"""What a position of Krysis holds, a row a field: how it is written, where it is shown, and to whom not.

Views, imagination and what computer players know follow from these rows.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from kastellan.core import written
from kastellan.core.written import Form, Row, Shelf
from kastellan.games.krysis import phases
from kastellan.games.krysis.content import Mine
from kastellan.games.krysis.options import Options
from kastellan.games.krysis.rules import Rule
from kastellan.games.krysis.state import CREDIT, State

AGENT: Final = Shelf(lambda content: content.agent_ids, "an agent", Rule.PLAYERS)
ARTEFACT: Final = Shelf(lambda content: content.artefact_ids, "an artefact", Rule.FIRST_ARTEFACT)
MISSION: Final = Shelf(lambda content: content.mission_ids, "a mission", Rule.MISSION_KINDS)


def read_counts(content: Mine, names: tuple[str, ...], place: str) -> list[int]:
    """Return artefacts as numbers by type."""
    cards = [ARTEFACT.number_of(content, name, place) for name in names]
    return [cards.count(t) for t in range(6)]


def artefact_ids(content: Mine, counts: Sequence[int]) -> tuple[str, ...]:
    """Return the ids of artefacts, one for each card."""
    return tuple(content.artefact_ids[t] for t in range(6) for _ in range(counts[t]))


NUMBER: Final = written.plain(0)
FLAG: Final = written.plain(False)
MAYBE: Final = written.maybe()
THREE: Final = written.several(tuple[int, int, int], 0, 0, 0)
CARDS: Final = Form(6, tuple[str, ...], (), artefact_ids, read_counts)
AGENTS: Final = written.members(AGENT)
MINING: Final = Form(
    1,
    bool,
    False,
    lambda _content, one: one[0] == phases.ACTION,
    lambda _content, mining, _place: [phases.ACTION if mining else phases.PLACE],
)

TO_THE_END: Final = range(phases.OVER)
"""What counts for the final score is shown with it (KRY-64, KRY-112)."""

FOR_GOOD: Final = range(phases.OVER + 1)

POSITION: Final = (
    Row("phase", "phase", written.chosen(phases.NAMES, "bid", Rule.ROUNDS)),
    Row("round", "round", written.plain(1)),
    Row("scrap", "discard", CARDS),
    Row("reveal", "reveal", NUMBER),
    Row("order", "order", written.several(tuple[int, ...])),
    Row("turn", "turn", MAYBE),
    Row("icons", "icons", NUMBER),
    Row("pair", "pair", written.things(ARTEFACT, 2, Rule.SPACE_ARTEFACTS)),
    Row("back", "mining", MINING),
    Row("used", "used", AGENTS),
    Row("acted", "acted", FLAG),
    Row("leaving", "leaving", FLAG),
    Row("recruiter", "recruiter", MAYBE),
    Row("recruit_kind", "recruit_kind", MAYBE),
)
OPEN: Final = (
    Row("score", "score", NUMBER, "score"),
    Row("spaces", "space", written.maybe(1), "space"),
    Row("camp", "camp", THREE, "camp"),
    Row("weapon", "weapon", written.thing(ARTEFACT), "weapon"),
    Row("transport", "transport", written.thing(ARTEFACT), "transport"),
    Row("initiative", "initiative", NUMBER, "initiative"),
    Row("team", "team", written.things(AGENT, 3, Rule.TEAM), "agents.team"),
    Row("gone", "discards", AGENTS, "agents.gone"),
    Row("recruits", "recruits", written.several(tuple[int, int], 0, 0), "agents.drawn"),
)
HIDDEN: Final = (
    Row("hq", "hq", THREE._replace(default=CREDIT), "hq", TO_THE_END),
    Row("hoard", "hq_artefacts", CARDS, "hoard", TO_THE_END),
    Row("missions", "mission", written.thing(MISSION), "mission", TO_THE_END),
    Row("bids", "bid", THREE, "bid", (phases.BID,)),
    Row("face_down", "artefacts", CARDS, "artefacts", FOR_GOOD),
    Row("hand", "hand", AGENTS, "agents.cards", FOR_GOOD),
    Row("piles", "", AGENTS, "agents.pile", FOR_GOOD),
    Row("removed", "removed", AGENTS, "agents.removed", FOR_GOOD),
    Row("chosen", "chosen", written.thing(AGENT), "agents.chosen", FOR_GOOD),
    Row("extras", "extra", written.thing(AGENT), "agents.extra", FOR_GOOD),
)
SEAT: Final = OPEN + HIDDEN
WRITTEN: Final = tuple(row for row in SEAT if row.written)
DRAFT: Final = (
    Row("act", "act", written.chosen(phases.ACTS, phases.ACTS[0], Rule.ACTION)),
    Row("aim", "target", MAYBE),
    Row("special", "special", written.thing(AGENT)),
    Row("arm", "weapon", written.thing(ARTEFACT)),
    Row("ride", "transport", written.thing(ARTEFACT)),
    Row("goods", "crystals", THREE),
    Row("bundle", "artefacts", CARDS),
    Row("announced", "announced", NUMBER),
)

WrittenSeat: Any = written.written_as(
    "WrittenSeat",
    "One player; ``space`` is from 1 (foremost), and agents that are nowhere else lie in the draw piles.",
    WRITTEN,
    ("ready", bool, False),
)
WrittenDraft: Any = written.written_as(
    "WrittenDraft", "What the active player puts together, or has announced to steal.", DRAFT
)
WrittenPosition: Any = written.written_as(
    "WrittenPosition",
    "A whole position; the bank and the artefact draw pile hold what lies nowhere else.",
    POSITION,
    ("options", Options, Options()),
    ("seats", tuple[WrittenSeat, ...]),
    ("draft", WrittenDraft | None, None),
)

ALL: Final = frozenset(row.name for row in HIDDEN)


@cache
def seen_by_all(phase: int, open_hq: bool) -> frozenset[str]:
    """Return the names of what everybody sees in such a phase, with or without open HQs."""
    shown = frozenset(row.name for row in SEAT if phase not in row.secret_in)
    return shown | {"hq"} if open_hq else shown


Counts = tuple[int, int | None, tuple[int, int]]


def kinds_are_open(options: Options) -> bool:
    """Return whether all can tell carriers in hand: not after a choice from secret decks (KRY-95)."""
    return not (options.tactical and options.advanced)


def counted(state: State, seat: int, kinds: bool) -> Counts:
    """Return the agents in hand, how many of them are carriers if ``kinds``, and the sizes of both piles."""
    carriers, pile, hand = state.content.carriers, state.piles[seat], state.hand[seat]
    held = (hand & carriers).bit_count() if kinds else None
    in_pile = (pile & carriers).bit_count()
    return hand.bit_count(), held, (in_pile, pile.bit_count() - in_pile)
