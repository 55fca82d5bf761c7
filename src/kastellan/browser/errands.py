"""What a page asks of the engine, and what comes back.

Every errand says when it is (``now``, seconds of wall time) and in which ``language`` to answer.
"""

import msgspec

from kastellan.tables.log import Row
from kastellan.tables.messages import Count, CreateTable, Language, Problem, Said
from kastellan.tables.messages.fields import Sha256
from kastellan.tables.sheet import Sheet

FAILED = msgspec.Raw(b"null")


class Head(msgspec.Struct):
    """A table but for its moves, as a page keeps it."""

    sheet: Sheet
    talk: list[Said]


# To the engine that knows the rules.


class Errand(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What every errand says."""

    now: float
    language: Language = "en"


class Open(Errand, tag="open"):
    """Open a table and begin: all other seats are for computer players.  ``seed`` repeats a game."""

    wish: CreateTable
    name: str = ""
    seed: Sha256 | None = None


class Resume(Errand, tag="resume"):
    """Go on with a table that was kept."""

    head: Head
    rows: list[Row]


class Again(Errand, tag="again"):
    """Open the next table with the same settings once the game is over, with what was played in mind."""


class Connect(Errand, tag="connect"):
    """Look at the table, as a socket does that opens; ``seen`` is the last number that arrived."""

    seen: Count | None = None


class Leave(Errand, tag="leave"):
    """Look away: computer players wait."""


class Hear(Errand, tag="hear"):
    """Take what a client sends over its socket: ``text`` is one frame."""

    text: str


class Answer(Errand, tag="answer"):
    """Take what a computer player has thought out, or null if it failed."""

    id: int
    action: msgspec.Raw = FAILED


class Wake(Errand, tag="wake"):
    """The time has come for which the last answer asked."""


class AskHint(Errand, tag="hint"):
    """Have a hint thought out."""


Errands = Open | Resume | Again | Connect | Leave | Hear | Answer | Wake | AskHint


# To the one that thinks.


class Thought(msgspec.Struct):
    """Something to think out from what a seat sees and was told; without ``level`` a hint.

    ``number`` is that of the ``shown`` which it is about.
    """

    id: int
    game: str
    seat: int
    level: str | None
    view: msgspec.Raw
    story: msgspec.Raw
    seed: int
    number: int


# Back to the page.


class Done(msgspec.Struct, omit_defaults=True):
    """What came of an errand.

    ``error`` says why nothing was done.  ``messages`` are for the client, each as a socket would send it.
    ``think`` is to be thought out, and each answered by its ``id``.  ``rows`` and ``head`` are to be kept.
    After ``wake`` seconds, unless another errand comes first, the engine wants to be woken.
    """

    error: Problem | None = None
    messages: list[msgspec.Raw] = []
    think: list[Thought] = []
    rows: list[Row] = []
    head: Head | None = None
    wake: float | None = None
