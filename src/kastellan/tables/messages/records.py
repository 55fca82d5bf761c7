"""What the server answers about games played: replays, exports, receipts, reviews."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from kastellan.bots.review import Review
from kastellan.core.game import Outcome
from kastellan.core.refusal import Fact
from kastellan.tables.messages.fields import ContentName, Moment, Nonce, Promised, SeatNumber, Sha256


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


class ContentFile(msgspec.Struct, frozen=True):
    """A content as a file, and what it is called."""

    name: ContentName
    file: str


class Export(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game to keep: the log (see ``core.log``), the seal of its deal, and names.

    The server knows no ``receipt``: who saves the game with a seat's adds it.  ``content`` is the file that
    it was played with, and what that is called; with the house content there is none.
    """

    kind: Literal["kastellan-game"] = "kastellan-game"
    table: str
    names: tuple[str, ...]
    seal: DealSeal | None
    log: Any
    times: tuple[Moment, ...] = ()
    outcome: Outcome | None = None
    receipt: Receipt | None = None
    content: ContentFile | None = None


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


class ReviewNews(msgspec.Struct):
    """GET /api/tables/{id}/review: the review of a finished game, or how far it has come."""

    state: Literal["thinking", "ready", "failed"]
    done: int
    total: int
    review: Review | None = None
