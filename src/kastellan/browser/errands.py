"""What a page asks of the engine, and what comes back.

Every errand says when it is (``now``, seconds of wall time) and in which ``language`` to answer.
"""

from typing import Any, Literal

import msgspec

from kastellan.bots.review import Review
from kastellan.core.content import Draft
from kastellan.core.game import Line
from kastellan.tables.lessons import Ending
from kastellan.tables.log import Row
from kastellan.tables.messages import ContentFile, Count, CreateTable, Language, Problem, Said, TryPuzzle
from kastellan.tables.messages.fields import Sha256
from kastellan.tables.sheet import Sheet

FAILED = msgspec.Raw(b"null")


class Head(msgspec.Struct):
    """A table but for its moves, as a page keeps it; ``content`` is its file, if it is not the house's."""

    sheet: Sheet
    talk: list[Said]
    content: str | None = None


# To the engine that knows the rules.


class Errand(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What every errand says."""

    now: float
    language: Language = "en"


class Open(Errand, tag="open"):
    """Open a table and begin: all other seats are for computer players.  ``seed`` repeats a game.

    ``content`` is the file that the game is played with, if it is not the house's.
    """

    wish: CreateTable
    name: str = ""
    seed: Sha256 | None = None
    content: ContentFile | None = None


class Resume(Errand, tag="resume"):
    """Go on with a table that was kept."""

    head: Head
    rows: list[Row]


class Again(Errand, tag="again"):
    """Open the next table with the same settings once the game is over, with what was played in mind."""


class Learn(Errand, tag="learn"):
    """Open a guided game and do again the ``steps`` that were done: null for something read."""

    game: str
    lesson: str
    name: str = ""
    steps: list[dict[str, Any] | None] = []


class ReadOn(Errand, tag="read_on"):
    """What the coach said is read: go on."""


class Puzzle(Errand, tag="puzzle"):
    """Ask for a puzzle, or try it; needs no table."""

    game: str
    id: str
    wish: TryPuzzle = msgspec.field(default_factory=TryPuzzle)


class TypeLines(Errand, tag="draft"):
    """Check what somebody types, line by line; needs no table."""

    game: str
    draft: Draft


class Proofread(Errand, tag="proofread"):
    """Check a file that somebody is making; needs no table."""

    game: str
    text: str


class Connect(Errand, tag="connect"):
    """Look at the table, as a socket does that opens; ``seen`` is the last number that arrived."""

    seen: Count | None = None


class Leave(Errand, tag="leave"):
    """Look away: computer players wait."""


class Hear(Errand, tag="hear"):
    """Take what a client sends over its socket: ``text`` is one frame."""

    text: str


class Answer(Errand, tag="answer"):
    """Take what a computer player has thought out, the steps of its turn, or null if it failed."""

    id: int
    plan: msgspec.Raw = FAILED


class Wake(Errand, tag="wake"):
    """The time has come for which the last answer asked."""


class AskHint(Errand, tag="hint"):
    """Have a hint thought out."""


class AskMate(Errand, tag="ask"):
    """Have a computer player of one's team think aloud."""

    seat: int


class Aloud(Errand, tag="aloud"):
    """Let a computer player say to its team what it has thought out."""

    seat: int
    lines: list[Line]


class Bring(Errand, tag="bring"):
    """Take in a game from a file, whose ``text`` this is, as a finished table."""

    text: str


class Look(Errand, tag="look"):
    """Ask for something about the table, as one asks a server; a replay has ``eyes`` and a ``page``.

    A ``thing`` is explained as these eyes saw it after a ``step``.
    """

    at: Literal["info", "replay", "export", "draws", "explain", "content"]
    eyes: str = "spectator"
    page: Count = 0
    step: Count = 0
    thing: str = ""


Errands = (
    Open
    | Resume
    | Again
    | Learn
    | ReadOn
    | Puzzle
    | TypeLines
    | Proofread
    | Connect
    | Leave
    | Hear
    | Answer
    | Wake
    | AskHint
    | AskMate
    | Aloud
    | Bring
    | Look
)


# To the one that thinks.


class Thought(msgspec.Struct, tag="thought"):
    """Something to think out from what a seat sees and remembers; without ``level`` a hint.

    ``number`` is that of the ``shown`` which it is about.  One that is ``aloud`` is for the team to hear.
    An ``action`` is compared with the best.
    Who is ``going_on`` with a turn has thought about it before, and takes less time.
    """

    id: int
    game: str
    seat: int
    level: str | None
    view: msgspec.Raw
    memory: msgspec.Raw
    seed: int
    number: int
    aloud: bool = False
    going_on: bool = False
    action: msgspec.Raw = FAILED
    content: str | None = None


class ReviewWork(msgspec.Struct, tag="review"):
    """The next part of the review of a game; ``parts`` are those that were made so far."""

    log: msgspec.Raw
    parts: list[msgspec.Raw]
    content: str | None = None


class Reviewed(msgspec.Struct):
    """What came of it: the next of ``total`` parts, or with all of them the whole review."""

    total: int
    part: msgspec.Raw | None = None
    review: Review | None = None


Thinking = Thought | ReviewWork


# Back to the page.


Doing = Literal["read", "do", "alone", "watch", "end"]


class Coach(msgspec.Struct):
    """What the coach of a guided game says: moment ``number`` of ``total``, and what there is to do.

    ``slip`` ends the key of what is said of the last try, which led nowhere.  ``shows`` is what the coach
    would do.  ``steps`` are to be kept: with them the lesson goes on from here.
    Who steps back keeps the first ``back`` of them.
    """

    lesson: str
    ends: Ending
    moment: str
    number: int
    total: int
    minutes: int
    does: Doing
    glow: list[str]
    slip: str
    tries: int
    shows: dict[str, Any] | None
    steps: list[dict[str, Any] | None]
    back: int
    won: bool


class Done(msgspec.Struct, omit_defaults=True):
    """What came of an errand.

    ``error`` says why nothing was done.  ``messages`` are for the client, each as a socket would send it.
    ``think`` is to be thought out, and each answered by its ``id``.  ``rows`` and ``head`` are to be kept.
    After ``wake`` seconds, unless another errand comes first, the engine wants to be woken.
    ``found`` is what was asked for, as a server would answer.  ``coach`` speaks at the table of a lesson.
    """

    error: Problem | None = None
    messages: list[msgspec.Raw] = []
    think: list[Thought] = []
    rows: list[Row] = []
    head: Head | None = None
    wake: float | None = None
    found: Any = None
    coach: Coach | None = None
