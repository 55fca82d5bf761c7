"""What travels over the socket, both ways."""

from typing import Annotated, Any

import msgspec

from kastellan.core.explaining import Answer
from kastellan.core.game import Line, Outcome
from kastellan.core.refusal import Refusal
from kastellan.tables.messages.answers import Problem
from kastellan.tables.messages.fields import Channel, Count, Reaction
from kastellan.tables.messages.records import StoryLine
from kastellan.tables.messages.tables import TableInfo

# From clients.


class Play(msgspec.Struct, tag="play"):
    """Play ``action``; ``ask`` is repeated from the last ``shown``.

    With ``hold`` computer players wait for ``end_turn`` if it ends the turn and may be taken back.
    """

    ask: Count
    action: msgspec.Raw
    hold: bool = False


class EndTurn(msgspec.Struct, tag="end_turn"):
    """Let computer players go on after a turn that could have been taken back (TABLE-3)."""


class Say(msgspec.Struct, tag="chat"):
    """Say something at the table, to the own team, or among spectators."""

    channel: Channel
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500, pattern=r"^[^\x00]*$")]


class React(msgspec.Struct, tag="react"):
    """Show one of a few feelings, wherever one may talk; it is heard as a line ``client-reaction-…``."""

    channel: Channel
    reaction: Reaction


class AskTakeBack(msgspec.Struct, tag="take_back"):
    """Ask to take back the last own step, or with ``whole`` all that may be (TABLE-3)."""

    whole: bool = False


class AnswerTakeBack(msgspec.Struct, tag="answer_take_back"):
    """Agree or refuse that another seat takes back; ``wish`` is the ``id`` of the question."""

    yes: bool
    wish: Annotated[str, msgspec.Meta(max_length=16)] = ""


class Resync(msgspec.Struct, tag="resync"):
    """Ask for the position again; ``seen`` is the last ``number`` that arrived."""

    seen: Count | None = None


class Explain(msgspec.Struct, tag="explain"):
    """Ask what a thing is, such as ``card:1:3``; without one, what all things are called (TABLE-13)."""

    thing: Annotated[str, msgspec.Meta(max_length=40)] = ""


FromClient = Play | EndTurn | Say | React | AskTakeBack | AnswerTakeBack | Resync | Explain


# From the server.


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
    ``clocks`` maps seats to clocks.  ``muted`` are the channels in which the rules want the viewer
    silent now.  ``retract`` counts the own steps that may be taken back.
    """

    number: int
    ask: int
    view: msgspec.Raw
    legal: Legal | None
    story: list[StoryLine]
    clocks: dict[int, SeatClock]
    timers: list[TimeLeft]
    muted: list[Channel]
    to_act: list[int]
    outcome: Outcome | None
    retract: int = 0


class ClocksNow(msgspec.Struct, tag="clocks"):
    """The clocks, since they stand still or run again though nothing was played: as in ``shown``."""

    clocks: dict[int, SeatClock]
    timers: list[TimeLeft]


class NotPlayed(msgspec.Struct, tag="refused"):
    """Why the sender's move was not played; nobody else is told.  ``ask`` is the one sent."""

    ask: int
    refusal: Refusal
    text: str


class Said(msgspec.Struct, tag="chat"):
    """Something said: ``seat`` is null for a spectator.  ``id`` counts what was said on the channel.

    Reactions, and what computer players think, come as ``lines`` for the reader's language, without ``text``.
    """

    id: int
    channel: Channel
    seat: int | None
    name: str
    text: str
    at: float
    lines: list[Line] = []


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


class Explained(msgspec.Struct, tag="explained", omit_defaults=True):
    """What a ``thing`` is, in the position shown under ``number``; or what all ``things`` are called."""

    number: int
    thing: str = ""
    answer: Answer | None = None
    things: dict[str, Line] = {}


class Trouble(msgspec.Struct, tag="error"):
    """A message that could not be used, or why the connection is about to be closed."""

    error: Problem


FromServer = (
    TableNews
    | Shown
    | ClocksNow
    | NotPlayed
    | Said
    | Presence
    | TakeBackAsked
    | TakeBackAnswered
    | Explained
    | Trouble
)
