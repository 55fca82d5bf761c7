"""What the server answers about games and tables."""

from typing import Any, Literal

import msgspec

from kastellan.core.game import Line, Outcome
from kastellan.tables.messages.fields import Closer, Level, Status
from kastellan.tables.messages.requests import Clock


class OptionInfo(msgspec.Struct, omit_defaults=True):
    """One option of a game.  ``optional`` allows null; ``low`` and ``high`` bound a number.

    One that is ``remembered`` is set where people play again, and chosen by nobody.  Those of ``teams`` say
    who plays with whom.
    """

    name: str
    kind: Literal["flag", "choice", "number", "text", "list"]
    default: Any
    values: list[Any] | None = None
    optional: bool = False
    low: int | None = None
    high: int | None = None
    remembered: bool = False
    teams: bool = False


class GameInfo(msgspec.Struct):
    """A game that can be played here; where it ``drafts``, content is typed line by line."""

    slug: str
    version: int
    seats: list[int]
    options: list[OptionInfo]
    content: str
    bots: list[Level]
    name: str
    drafts: bool = False


class SeatInfo(msgspec.Struct, omit_defaults=True):
    """Who sits where.  ``away_since`` is when a player left or lost the last connection.

    ``absent`` names the player whose seat a computer player keeps warm.  The ``name`` of a computer
    player is a key such as ``seat-hard-3``: whoever reads says it in their language.  Their clock of days
    stands still until their latest ``holiday`` ends, or ended.
    """

    seat: int
    name: str
    kind: Literal["free", "person", "bot"]
    connected: bool
    host: bool
    level: Level | None = None
    away_since: float | None = None
    absent: str | None = None
    holiday: float | None = None


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
    """A wish to take back the last step, or with ``whole`` all that may be: whose, and who has agreed.

    An answer names its ``id``, so that it is no answer to another question.
    """

    seat: int
    agreed: list[int]
    whole: bool = False
    id: str = ""


class PauseInfo(msgspec.Struct):
    """A pause that a seat would like: who has agreed, and ``since`` when it holds, once all have.

    An answer names its ``id``, so that it is no answer to another question.
    """

    seat: int
    agreed: list[int]
    id: str
    since: float | None


class TableInfo(msgspec.Struct):
    """A table as one person sees it, without the game's position.

    ``starting`` asks the players to open their shares in the fair deal: the seats are settled.
    ``sent_away`` says that the host has sent this person away: they cannot sit here any more.
    ``imported`` says that the game was brought in from a file: who played it is not known here.
    ``old`` says that it was begun under rules or with content that are no more: if it is not over, it
    cannot go on, and whoever sits there may close it.
    ``closed_by`` says who ended it without a result.
    ``content`` is the digest of what it is played with; what is not the house's has a ``content_name``.
    ``doubts`` are what computer players say of the content, where they know little of it.
    ``teams`` are the seats that play together, also before the game begins.
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
    content_name: str = ""
    doubts: list[Line] = []
    pause: PauseInfo | None = None


class TableLists(msgspec.Struct):
    """Tables that are waiting for players, and public ones that are being played."""

    open: list[TableInfo]
    running: list[TableInfo]
