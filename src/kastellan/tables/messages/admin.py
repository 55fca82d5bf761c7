"""What those see and send who act in the name of the house."""

from typing import Annotated, Literal

import msgspec

from kastellan.tables.messages.fields import SeatNumber, Status
from kastellan.tables.messages.socket import Said
from kastellan.tables.names import SHOWS

Reason = Annotated[str, msgspec.Meta(min_length=3, max_length=300, pattern=SHOWS)]


class Report(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables/{id}/report: who has a ``seat``, or something said, by its number on a channel."""

    why: Reason
    seat: SeatNumber | None = None
    message: Annotated[int, msgspec.Meta(ge=0, le=2**53)] | None = None
    channel: Literal["table", "team", "watch"] = "table"


class Because(msgspec.Struct, forbid_unknown_fields=True):
    """Why something is done in the name of the house; a ban lasts so many ``days``, or for good."""

    why: Reason
    days: Annotated[int, msgspec.Meta(ge=1, le=3650)] | None = None


class AdminSeat(msgspec.Struct):
    """A seat: ``kind`` as in ``SeatInfo``; with whom it belongs to, if anybody."""

    seat: int
    name: str
    kind: str
    person: str | None
    account: str | None


class AdminTable(msgspec.Struct):
    """A table from outside: who sits there and since when, nothing of what is played or said.

    Moves are counted when it is over: before, their number would tell of steps that nobody may notice.
    """

    id: str
    game: str
    name: str
    status: Status
    public: bool
    host: str | None
    created: float
    updated: float
    moves: int | None
    seats: list[AdminSeat]


class AdminPerson(msgspec.Struct):
    """A person: the tables where they sit, and how many open reports are about them."""

    id: str
    name: str
    account: str | None
    created: float
    banned: float | None
    ban_ends: float | None
    tables: list[str]
    reports: int


class AdminReport(msgspec.Struct):
    """A report with what its author had heard last at the table.

    ``message`` is the channel and the number of what was said, as in ``table:12``.  As long as the game runs,
    what was said within a team is ``withheld``.
    """

    id: int
    at: float
    by: str | None
    by_name: str
    table: str
    game: str
    about: str | None
    name: str
    message: str | None
    text: str | None
    why: str
    context: list[Said]
    settled: float | None
    justified: bool | None
    withheld: bool = False


class AdminAct(msgspec.Struct):
    """A line in the book of acts."""

    id: int
    at: float
    by: str
    what: str
    about: str
    why: str
