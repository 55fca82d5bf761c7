"""What a position of Krysis holds, a row a field: how it is written, where it is shown, and to whom not."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

from kastellan.games.krysis import forms, phases
from kastellan.games.krysis.forms import Form
from kastellan.games.krysis.options import Options
from kastellan.games.krysis.rules import Rule
from kastellan.games.krysis.state import ACTS, CREDIT

TO_THE_END: Final = range(phases.OVER)
"""What counts for the final score is shown with it (KRY-64, KRY-112)."""

FOR_GOOD: Final = range(phases.OVER + 1)


class Row(NamedTuple):
    """A field: its name in the position, where it is written if it is, its form, its place in a view.

    Whoever is not the owner does not see it in the phases of ``secret_in``.
    """

    name: str
    written: str
    form: Form
    place: str = ""
    secret_in: Sequence[int] = ()


POSITION: Final = (
    Row("phase", "phase", forms.chosen(phases.NAMES, "bid", Rule.ROUNDS)),
    Row("round", "round", forms.plain(1)),
    Row("scrap", "discard", forms.CARDS),
    Row("reveal", "reveal", forms.NUMBER),
    Row("order", "order", forms.numbers(tuple[int, ...])),
    Row("turn", "turn", forms.MAYBE),
    Row("icons", "icons", forms.NUMBER),
    Row("pair", "pair", forms.things(forms.ARTEFACT, 2, Rule.SPACE_ARTEFACTS)),
    Row("back", "mining", forms.MINING),
    Row("used", "used", forms.AGENTS),
    Row("acted", "acted", forms.FLAG),
    Row("leaving", "leaving", forms.FLAG),
    Row("recruiter", "recruiter", forms.MAYBE),
    Row("recruit_kind", "recruit_kind", forms.MAYBE),
)
OPEN: Final = (
    Row("score", "score", forms.NUMBER, "score"),
    Row("spaces", "space", forms.number(1), "space"),
    Row("camp", "camp", forms.THREE, "camp"),
    Row("weapon", "weapon", forms.thing(forms.ARTEFACT), "weapon"),
    Row("transport", "transport", forms.thing(forms.ARTEFACT), "transport"),
    Row("initiative", "initiative", forms.NUMBER, "initiative"),
    Row("team", "team", forms.things(forms.AGENT, 3, Rule.TEAM), "agents.team"),
    Row("gone", "discards", forms.AGENTS, "agents.gone"),
    Row("recruits", "recruits", forms.numbers(tuple[int, int], 0, 0), "agents.drawn"),
)
HIDDEN: Final = (
    Row("hq", "hq", forms.THREE._replace(default=CREDIT), "hq", TO_THE_END),
    Row("hoard", "hq_artefacts", forms.CARDS, "hoard", TO_THE_END),
    Row("missions", "mission", forms.thing(forms.MISSION), "mission", TO_THE_END),
    Row("bids", "bid", forms.THREE, "bid", (phases.BID,)),
    Row("face_down", "artefacts", forms.CARDS, "artefacts", FOR_GOOD),
    Row("hand", "hand", forms.AGENTS, "agents.cards", FOR_GOOD),
    Row("piles", "", forms.AGENTS, "agents.pile", FOR_GOOD),
    Row("removed", "removed", forms.AGENTS, "agents.removed", FOR_GOOD),
    Row("chosen", "chosen", forms.thing(forms.AGENT), "agents.chosen", FOR_GOOD),
    Row("extras", "extra", forms.thing(forms.AGENT), "agents.extra", FOR_GOOD),
)
SEAT: Final = OPEN + HIDDEN
WRITTEN: Final = tuple(row for row in SEAT if row.written)
DRAFT: Final = (
    Row("act", "act", forms.chosen(ACTS, ACTS[0], Rule.ACTION)),
    Row("aim", "target", forms.MAYBE),
    Row("special", "special", forms.thing(forms.AGENT)),
    Row("arm", "weapon", forms.thing(forms.ARTEFACT)),
    Row("ride", "transport", forms.thing(forms.ARTEFACT)),
    Row("goods", "crystals", forms.THREE),
    Row("bundle", "artefacts", forms.CARDS),
    Row("announced", "announced", forms.NUMBER),
)


def written_as(name: str, says: str, rows: Sequence[Row], *others: Any) -> Any:
    """Return the type of what is written: these rows, and other fields with their types and defaults."""
    fields = [*others, *[(row.written, row.form.kind, row.form.default) for row in rows]]
    settings: dict[str, Any] = {"frozen": True, "forbid_unknown_fields": True, "kw_only": True}
    return msgspec.defstruct(name, fields, namespace={"__doc__": says}, **settings)


WrittenSeat: Any = written_as(
    "WrittenSeat",
    "One player; ``space`` is from 1 (foremost), and agents that are nowhere else lie in the draw piles.",
    WRITTEN,
    ("ready", bool, False),
)
WrittenDraft: Any = written_as(
    "WrittenDraft", "What the active player puts together, or has announced to steal.", DRAFT
)
WrittenPosition: Any = written_as(
    "WrittenPosition",
    "A whole position; the bank and the artefact draw pile hold what lies nowhere else.",
    POSITION,
    ("options", Options, Options()),
    ("seats", tuple[WrittenSeat, ...]),
    ("draft", WrittenDraft | None, None),
)
