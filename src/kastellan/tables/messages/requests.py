"""What clients send over HTTP."""

from typing import Annotated, Any

import msgspec

from kastellan.tables.messages.fields import (
    ContentId,
    Count,
    Language,
    Level,
    Name,
    Nonce,
    Password,
    SeatNumber,
    Sha256,
    Token,
)
from kastellan.tables.names import END


class BeginHoliday(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/me/holiday: for how many days one's clocks of days are to stand still, from now on."""

    days: Annotated[int, msgspec.Meta(ge=1, le=30)]


class ChangeMe(msgspec.Struct, forbid_unknown_fields=True):
    """PATCH /api/me: what to change about oneself; ``by_name`` is as in ``Me``."""

    name: Name | None = None
    language: Language | None = None
    by_name: bool | None = None


class EraseMe(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/me/erase: delete all that is kept about oneself; ``name`` is one's account, or one's name."""

    name: Annotated[str, msgspec.Meta(max_length=100)]


class Credentials(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/account and /api/login: a name and a password of at least 8 characters."""

    name: Name
    password: Password


class NewPassword(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/account/password: the password so far, and the one from now on."""

    old: Password
    new: Password


class DeviceLink(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/device: the part of a link to another device that works once."""

    once: Annotated[str, msgspec.Meta(max_length=100)]


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Time limits in seconds: for each decision, and for all decisions of a seat together."""

    per_move: Annotated[int, msgspec.Meta(ge=1, le=604_800)] | None = None
    per_game: Annotated[int, msgspec.Meta(ge=1, le=2_592_000)] | None = None


class CreateTable(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables: the creator becomes the host and sits on ``seat``.

    ``bots`` maps seat numbers (as text) to levels.  ``content`` is the id of one that is kept here; without
    one the house's is played with.
    """

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: SeatNumber
    options: dict[str, Any] = {}
    public: bool = False
    name: Name | None = None
    clock: Clock | None = None
    hints: bool = False
    bots: dict[Annotated[str, msgspec.Meta(pattern=rf"^[0-9]{{1,2}}{END}")], Level] = {}
    seat: SeatNumber = 0
    content: ContentId = ""


class Settle(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables/{id}/settle: the host lays an open table otherwise, as for a new one.

    What is ``remembered`` of earlier games stays, and without ``content`` so does that.
    """

    seats: SeatNumber
    options: dict[str, Any] = {}
    public: bool = False
    name: Name | None = None
    clock: Clock | None = None
    hints: bool = False
    content: ContentId | None = None


class Move(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables/{id}/move: who sits on ``seat`` and on ``to`` change places, before the game."""

    seat: SeatNumber
    to: SeatNumber


class Sit(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables/{id}/sit: on ``seat``, or on the first free one; also to come back."""

    seat: SeatNumber | None = None
    name: Name | None = None
    invite: Token | None = None


class Invite(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables/{id}/invite: the host keeps a free ``seat`` for who sat on ``met`` of ``table``."""

    seat: SeatNumber
    table: Annotated[str, msgspec.Meta(max_length=40)]
    met: SeatNumber


class GiveShare(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables/{id}/share: promise one's share in the fair deal, or, with ``nonce``, open it.

    ``share`` is the SHA-256 of the nonce: random hexadecimal digits that the client keeps to itself
    until it has kept what the others have promised.
    """

    share: Sha256
    nonce: Nonce = ""


class SetBot(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables/{id}/bot: the host puts a computer player on a seat, or takes it away."""

    seat: SeatNumber
    level: Level | None


class Kick(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables/{id}/kick: the host sends a player away."""

    seat: SeatNumber


class WishPause(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables/{id}/pause: ask for a pause or agree to one; or refuse it, or let the game go on.

    An answer names in ``wish`` the ``id`` of the question.
    """

    yes: bool
    wish: Annotated[str, msgspec.Meta(max_length=16)] = ""


class AskMate(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables/{id}/ask: what the computer player on a seat of one's team thinks."""

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
