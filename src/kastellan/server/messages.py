"""Everything that travels between the server and its clients, over HTTP and over the socket.

Field names are the JSON names.  A union is told apart by its ``type``.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from kastellan.bots.review import Review
from kastellan.core.game import Line, Outcome
from kastellan.core.refusal import Fact, Refusal

Language = Literal["en", "fr", "bg"]
Level = Literal["easy", "normal", "hard"]
Channel = Literal["table", "team", "watch"]
Status = Literal["open", "playing", "over"]

PRINTABLE = r"^[^\x00-\x1f\x7f]*$"
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=PRINTABLE)]
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
Token = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
Nonce = Annotated[str, msgspec.Meta(max_length=64, pattern="^[0-9a-f]*$")]
Sha256 = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=31)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]


# What clients send over HTTP.


class ChangeMe(msgspec.Struct, forbid_unknown_fields=True):
    """PATCH /api/me: what to change about oneself."""

    name: Name | None = None
    language: Language | None = None


class Credentials(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/account and /api/login: a name and a password of at least 8 characters."""

    name: Name
    password: Password


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Time limits in seconds: for each decision, and for all decisions of a seat together."""

    per_move: Annotated[int, msgspec.Meta(ge=1, le=604_800)] | None = None
    per_game: Annotated[int, msgspec.Meta(ge=1, le=2_592_000)] | None = None


class CreateTable(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables: the creator becomes the host and sits on ``seat``.

    ``bots`` maps seat numbers (as text) to levels.  ``nonce`` is the creator's share in the
    fair deal: random hexadecimal digits chosen by the client.
    """

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: SeatNumber
    options: dict[str, Any] = {}
    public: bool = False
    name: Name | None = None
    clock: Clock | None = None
    hints: bool = False
    bots: dict[Annotated[str, msgspec.Meta(pattern="^[0-9]{1,2}$")], Level] = {}
    seat: SeatNumber = 0
    nonce: Nonce = ""


class Sit(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables/{id}/sit: on ``seat``, or on the first free one; also to come back."""

    seat: SeatNumber | None = None
    name: Name | None = None
    invite: Token | None = None
    nonce: Nonce = ""


class SetBot(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables/{id}/bot: the host puts a computer player on a seat, or takes it away."""

    seat: SeatNumber
    level: Level | None


class Kick(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables/{id}/kick: the host sends a player away."""

    seat: SeatNumber


class MakeProgram(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables/{id}/program: a token with which a program plays a seat.

    For one's own seat, or, as the host of an open table, for a free one.
    """

    seat: SeatNumber
    name: Name | None = None


class PlayBody(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables/{id}/play: the same as the socket's ``play``."""

    ask: Count
    action: dict[str, Any]


# What the server answers over HTTP.


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
    """The person asking.  ``account`` is the account's name, or ``None`` for a guest."""

    id: str
    name: str
    language: Language
    account: str | None
    ratings: list[Rating]
    tables: list[MyTable]


class PlayedGame(msgspec.Struct):
    """A finished game in one's history."""

    table: str
    game: str
    seat: int
    rank: int
    score: int
    players: list[str]
    ended: float


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

    ``absent`` names the player whose seat a computer player keeps warm.
    """

    seat: int
    name: str
    kind: Literal["free", "person", "bot"]
    connected: bool
    host: bool
    level: Level | None = None
    away_since: float | None = None
    absent: str | None = None
    ready: bool = True


class Links(msgspec.Struct, omit_defaults=True):
    """Paths to pass on; only for those who sit at the table."""

    invite: str | None = None
    watch: str | None = None


class Seal(msgspec.Struct, omit_defaults=True):
    """The fair deal: ``commitment`` is the SHA-256 of the server's seed, shown before play.

    ``server_seed`` and ``nonces`` follow when the game is over.
    """

    commitment: str
    server_seed: str | None = None
    nonces: list[str] | None = None


class TakeBack(msgspec.Struct):
    """A wish to take back: whose, and which seats have agreed so far."""

    seat: int
    agreed: list[int]


class TableInfo(msgspec.Struct):
    """A table as one person sees it, without the game's position."""

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

    ``moves`` counts the moves of the finished game's log so far; null while the game is played.
    """

    version: int
    seat: int
    action: Any
    story: list[StoryLine]
    view: msgspec.Raw
    to_act: list[int]
    at: float
    moves: int | None = None


class Replay(msgspec.Struct):
    """A game from its first position, seen with the ``eyes`` of a seat, a spectator or all.

    ``action`` of a move is null unless these eyes may know it.  With all eyes each ``view`` is
    an object of views by seat, and ``spectator``.
    """

    table: str
    game: str
    eyes: int | Literal["spectator", "all"]
    names: list[str]
    moves: list[ReplayMove]
    outcome: Outcome | None


class DealSeal(msgspec.Struct, frozen=True):
    """What proves that chance was not tampered with; see ``docs/fair-deals.md``."""

    commitment: Sha256
    server_seed: Sha256
    nonces: tuple[Nonce, ...]


class Export(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game to keep: the log (see ``core.log``), the seal of its deal, and names."""

    kind: Literal["kastellan-game"] = "kastellan-game"
    table: str
    names: tuple[str, ...]
    seal: DealSeal | None
    log: Any
    times: tuple[float, ...] = ()
    outcome: Outcome | None = None


class Draw(msgspec.Struct):
    """What chance could do at a move of the exported log, in the order in which the dice count.

    Without ``weights`` all outcomes are equally likely and a throw is always made; a weighted
    list with a single entry needs none (``docs/fair-deals.md``).
    """

    move: int
    outcomes: list[Any]
    weights: list[int] | None = None


class Imported(msgspec.Struct):
    """POST /api/import: the finished table that was made, and whether its deal is proven fair."""

    table: str
    proven: bool
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


# What clients send over the socket.


class Play(msgspec.Struct, tag="play"):
    """Play ``action``; ``ask`` is repeated from the last ``shown``."""

    ask: Count
    action: msgspec.Raw


class Say(msgspec.Struct, tag="chat"):
    """Say something at the table, to the own team, or among spectators."""

    channel: Channel
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500, pattern=r"^[^\x00]*$")]


class AskTakeBack(msgspec.Struct, tag="take_back"):
    """Ask to take back the last own step (TABLE-3)."""


class AnswerTakeBack(msgspec.Struct, tag="answer_take_back"):
    """Agree or refuse that another seat takes back."""

    yes: bool


class Resync(msgspec.Struct, tag="resync"):
    """Ask for the position again; ``seen`` is the last ``number`` that arrived."""

    seen: Count | None = None


FromClient = Play | Say | AskTakeBack | AnswerTakeBack | Resync


# What the server sends over the socket.


class TableNews(TableInfo, tag="table"):
    """The table itself: on connecting, and whenever seats or settings change."""


class Legal(msgspec.Struct):
    """What the seat may do: ``actions`` is null when there are more than 200."""

    count: int
    actions: Any


class TimeLeft(msgspec.Struct):
    """A time limit that the rules set."""

    name: str
    seconds_left: float


class SeatClock(msgspec.Struct):
    """The clock of one seat: seconds left for this decision and for the game; null is no limit."""

    running: bool
    move: float | None
    game: float | None


class Shown(msgspec.Struct, tag="shown"):
    """The position as this viewer knows it, whole, and what was told since the last one.

    ``number`` counts what this viewer was shown; ``ask`` counts the seat's own earlier actions
    and is repeated in ``play``.  ``story`` holds the lines since the last number the client has.
    ``clocks`` maps seats to clocks.  ``retract`` says whether the last step may be taken back.
    """

    number: int
    ask: int
    view: msgspec.Raw
    legal: Legal | None
    story: list[StoryLine]
    clocks: dict[int, SeatClock]
    timers: list[TimeLeft]
    muted: bool
    to_act: list[int]
    outcome: Outcome | None
    retract: bool = False


class NotPlayed(msgspec.Struct, tag="refused"):
    """Why the sender's move was not played; nobody else is told.  ``ask`` is the one sent."""

    ask: int
    refusal: Refusal
    text: str


class Said(msgspec.Struct, tag="chat"):
    """Something said: ``seat`` is null for a spectator.  ``id`` grows and names the message."""

    id: int
    channel: Channel
    seat: int | None
    name: str
    text: str
    at: float


class Presence(msgspec.Struct, tag="presence"):
    """A seat's first connection came or its last one went."""

    seat: int
    connected: bool


class TakeBackAsked(msgspec.Struct, tag="take_back_asked"):
    """A seat would like to take back its last step."""

    seat: int


class TakeBackAnswered(msgspec.Struct, tag="take_back_answered"):
    """What came of the wish."""

    seat: int
    granted: bool


class Trouble(msgspec.Struct, tag="error"):
    """A message that could not be used, or why the connection is about to be closed."""

    error: Problem


FromServer = TableNews | Shown | NotPlayed | Said | Presence | TakeBackAsked | TakeBackAnswered | Trouble
