"""What those see and send who act in the name of the house."""

from typing import Annotated, Literal

import msgspec

from kastellan.tables.messages.fields import SeatNumber, Status
from kastellan.tables.messages.socket import Said

Reason = Annotated[str, msgspec.Meta(min_length=3, max_length=300, pattern=r"^[^\x00]*$")]


class Report(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables/{id}/report: who has a ``seat``, or something said, by its number on a channel."""

    why: Reason
    seat: SeatNumber | None = None
    message: Annotated[int, msgspec.Meta(ge=0, le=2**53)] | None = None
    channel: Literal["table", "team", "watch"] = "table"


class Because(msgspec.Struct, forbid_unknown_fields=True):
    """Why something is done in the name of the house."""

    why: Reason


class AdminSeat(msgspec.Struct):
    """A seat: ``kind`` as in ``SeatInfo``; with whom it belongs to, if anybody."""

    seat: int
    name: str
    kind: str
    person: str | None
    account: str | None


class AdminTable(msgspec.Struct):
    """A table from outside: who sits there and since when, nothing of what is played or said."""

    id: str
    game: str
    name: str
    status: Status
    public: bool
    host: str | None
    created: float
    updated: float
    moves: int
    seats: list[AdminSeat]


class AdminPerson(msgspec.Struct):
    """A person: the tables where they sit, and how many open reports are about them."""

    id: str
    name: str
    account: str | None
    created: float
    banned: float | None
    tables: list[str]
    reports: int


class AdminReport(msgspec.Struct):
    """A report with what its author had heard last at the table."""

    id: int
    at: float
    by: str | None
    by_name: str
    table: str
    about: str | None
    name: str
    text: str | None
    why: str
    context: list[Said]
    settled: float | None


class AdminAct(msgspec.Struct):
    """A line in the book of acts."""

    id: int
    at: float
    by: str
    what: str
    about: str
    why: str
