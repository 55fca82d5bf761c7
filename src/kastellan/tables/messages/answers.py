"""What the server answers over HTTP."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from kastellan.bots.review import Review
from kastellan.core.game import Line, Outcome
from kastellan.core.refusal import Fact
from kastellan.tables.messages.fields import (
    Closer,
    Language,
    Level,
    Nonce,
    Promised,
    SeatNumber,
    Sha256,
    Status,
)
from kastellan.tables.messages.requests import (
    Clock,
)


class Problem(msgspec.Struct, omit_defaults=True):
    """Why a request was not done: rule, message key with facts, and the sentence itself.

    ``detail`` is a decoder's remark in English, for who writes a program.
    """

    rule: str
    reason: str
    facts: Mapping[str, Fact]
    text: str
    place: str = ""
    detail: str = ""


class ErrorAnswer(msgspec.Struct):
    """The body of every answer with a status of 400 or more."""

    error: Problem


class Rating(msgspec.Struct):
    """Strength at one game by OpenSkill: ``ordinal`` is the cautious single number."""

    game: str
    mu: float
    sigma: float
    ordinal: float
    games: int


class MyTable(msgspec.Struct):
    """A table at which one sits."""

    id: str
    game: str
    seat: int
    status: Status
    name: str
    my_turn: bool = False


class Me(msgspec.Struct):
    """The person asking.  ``account`` is the account's name, or ``None`` for a guest.

    ``admin`` tells whether they may act in the name of the house.
    """

    id: str
    name: str
    language: Language
    account: str | None
    ratings: list[Rating]
    tables: list[MyTable]
    admin: bool = False


class PlayedGame(msgspec.Struct):
    """A finished game in one's history; who has ``left`` it ranks last."""

    table: str
    game: str
    seat: int
    rank: int
    score: int
    players: list[str]
    ended: float
    left: bool = False


class Stakes(msgspec.Struct):
    """What leaving means now: is the game ``rated``, is my own rating at stake, how many others are here."""

    rated: bool
    mine: bool
    others: int


class Link(msgspec.Struct):
    """A link to pass on, as a path on this server."""

    link: str


class ProgramToken(msgspec.Struct):
    """The secret of a program's seat; shown once, only its hash is kept."""

    table: str
    seat: int
    token: str


class OptionInfo(msgspec.Struct, omit_defaults=True):
    """One option of a game.  ``optional`` allows null; ``low`` and ``high`` bound a number."""

    name: str
    kind: Literal["flag", "choice", "number", "text", "list"]
    default: Any
    values: list[Any] | None = None
    optional: bool = False
    low: int | None = None
    high: int | None = None


class GameInfo(msgspec.Struct):
    """A game that can be played here."""

    slug: str
    version: int
    seats: list[int]
    options: list[OptionInfo]
    content: str
    bots: list[Level]


class SeatInfo(msgspec.Struct, omit_defaults=True):
    """Who sits where.  ``away_since`` is when a player left or lost the last connection.

    ``absent`` names the player whose seat a computer player keeps warm.  The ``name`` of a computer
    player is a key such as ``seat-hard-3``: whoever reads says it in their language.
    """

    seat: int
    name: str
    kind: Literal["free", "person", "bot"]
    connected: bool
    host: bool
    level: Level | None = None
    away_since: float | None = None
    absent: str | None = None


class Links(msgspec.Struct, omit_defaults=True):
    """Paths to pass on; only for those who sit at the table."""

    invite: str | None = None
    watch: str | None = None


class Seal(msgspec.Struct, omit_defaults=True):
    """The fair deal: ``commitment`` is the SHA-256 of the server's seed, shown before play.

    ``shares`` are those of the nonces that the seats have promised, ``""`` where none is.
    ``server_seed`` and ``nonces`` follow when the game is over.
    """

    commitment: str
    shares: list[str]
    server_seed: str | None = None
    nonces: list[str] | None = None


class TakeBack(msgspec.Struct):
    """A wish to take back: whose, and which seats have agreed so far."""

    seat: int
    agreed: list[int]


class TableInfo(msgspec.Struct):
    """A table as one person sees it, without the game's position.

    ``starting`` asks the players to open their shares in the fair deal: the seats are settled.
    ``sent_away`` says that the host has sent this person away: they cannot sit here any more.
    ``imported`` says that the game was brought in from a file: who played it is not known here.
    ``old`` says that it was begun under rules or with content that are no more: if it is not over, it
    cannot go on, and whoever sits there may close it.
    ``closed_by`` says who ended it without a result.
    """

    id: str
    game: str
    name: str
    seats: list[SeatInfo]
    options: dict[str, Any]
    status: Status
    public: bool
    host_seat: int | None
    links: Links
    my_seat: int | None
    clock: Clock | None
    hints: bool
    created: float
    updated: float
    seal: Seal
    content: str
    outcome: Outcome | None = None
    rematch: str | None = None
    take_back: TakeBack | None = None
    teams: list[list[int]] = []
    watchers: int = 0
    starting: bool = False
    sent_away: bool = False
    imported: bool = False
    old: bool = False
    closed_by: Closer | None = None


class TableLists(msgspec.Struct):
    """Tables that are waiting for players, and public ones that are being played."""

    open: list[TableInfo]
    running: list[TableInfo]


class StoryLine(msgspec.Struct):
    """One line of the story; ``n`` is the ``number`` of the ``shown`` that told it."""

    key: str
    facts: Mapping[str, Fact]
    n: int


class ReplayMove(msgspec.Struct):
    """A step of a replay as one viewer saw it; ``version`` counts the steps that these eyes noticed.

    ``moves`` counts the moves of the finished game's log so far, ``step`` the steps of the table, also
    those that these eyes did not notice; both are null while the game is played.
    """

    version: int
    seat: int
    action: Any
    story: list[StoryLine]
    view: msgspec.Raw
    to_act: list[int]
    at: float
    moves: int | None = None
    step: int | None = None


class Replay(msgspec.Struct):
    """A game from its first position, seen with the ``eyes`` of a seat, a spectator or all.

    ``action`` of a move is null unless these eyes may know it.  With all eyes each ``view`` is
    an object of views by seat, and ``spectator``.  ``moves`` are those of one ``page`` of ``pages``, from 0;
    there are ``count`` of them together.
    """

    table: str
    game: str
    eyes: int | Literal["spectator", "all"]
    names: list[str]
    moves: list[ReplayMove]
    outcome: Outcome | None
    page: int = 0
    pages: int = 1
    count: int = 0


class DealSeal(msgspec.Struct, frozen=True):
    """What proves that chance was not tampered with; see ``docs/fair-deals.md``."""

    commitment: Sha256
    server_seed: Sha256
    nonces: tuple[Nonce, ...]


class Receipt(msgspec.Struct, frozen=True, kw_only=True):
    """What a player kept before the nonce left: with it the server's word can be checked.

    ``shares`` are those that all seats had promised when this one was opened.  ``opened`` counts how
    often this seat was asked to open one, each time another, before the game began.
    """

    kind: Literal["kastellan-receipt"] = "kastellan-receipt"
    table: str
    game: str
    options: dict[str, Any]
    content: str
    seat: SeatNumber
    commitment: Sha256
    shares: tuple[Promised, ...]
    nonce: Nonce
    opened: Annotated[int, msgspec.Meta(ge=1)]
    at: float


class Export(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game to keep: the log (see ``core.log``), the seal of its deal, and names.

    The server knows no ``receipt``: who saves the game with a seat's adds it.
    """

    kind: Literal["kastellan-game"] = "kastellan-game"
    table: str
    names: tuple[str, ...]
    seal: DealSeal | None
    log: Any
    times: tuple[float, ...] = ()
    outcome: Outcome | None = None
    receipt: Receipt | None = None


class Draw(msgspec.Struct):
    """What chance could do at a move of the exported log, in the order in which the dice count.

    Without ``weights`` all outcomes are equally likely and a throw is always made; a weighted
    list with a single entry needs none (``docs/fair-deals.md``).
    """

    move: int
    outcomes: list[Any]
    weights: list[int] | None = None


class Imported(msgspec.Struct):
    """POST /api/import: the finished table that was made, and what was found; nothing is proven by a file."""

    table: str
    remarks: list[str]


class Hinted(msgspec.Struct):
    """POST /api/tables/{id}/hint: what a strong player would do with what one's seat sees.

    ``number`` is that of the ``shown`` which it is about.  ``move`` is the action in words and
    ``line`` the reason, both as message keys; ``details`` are the figures behind it, by game.
    """

    number: int
    action: Any
    move: Line
    line: Line
    details: Any = None


class ReviewNews(msgspec.Struct):
    """GET /api/tables/{id}/review: the review of a finished game, or how far it has come."""

    state: Literal["thinking", "ready", "failed"]
    done: int
    total: int
    review: Review | None = None


class Health(msgspec.Struct):
    """GET /health and /ready."""

    status: Literal["ok", "starting", "stopping", "unavailable"]
    version: str
