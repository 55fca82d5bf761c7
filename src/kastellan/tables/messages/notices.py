"""What travels about notices: the ways by which somebody is told of their turns, and when not."""

from typing import Annotated, Literal

import msgspec

from kastellan.tables.names import END, VISIBLE

WayKind = Literal["push", "webhook", "email"]
WayForm = Literal["json", "discord", "slack", "matrix", "ntfy"]
"""Which shape a webhook wants; the others have none, and are said to have the first."""
WayTrouble = Literal["gone", "refused", "silent", "inside"]
"""Why nothing arrives: nothing is there any more, it is not taken, nobody answers, it is no public place."""
Minute = Annotated[int, msgspec.Meta(ge=0, le=1439)]
"""A minute of the day."""
Zone = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=rf"^[A-Za-z0-9_+/-]+{END}")]
Key = Annotated[str, msgspec.Meta(max_length=200, pattern=rf"^[A-Za-z0-9_=-]*{END}")]
Label = Annotated[str, msgspec.Meta(max_length=60, pattern=rf"^$|{VISIBLE}")]


class Quiet(msgspec.Struct, forbid_unknown_fields=True):
    """Minutes of the day between which nothing is sent, in the time of a place, such as Europe/Sofia."""

    start: Minute
    end: Minute
    zone: Zone


class Way(msgspec.Struct):
    """A way by which one is told; of its address only ``place`` is shown, enough to tell it from others."""

    id: str
    kind: WayKind
    form: WayForm
    place: str
    label: str
    created: float
    confirmed: bool
    trouble: WayTrouble | None = None


class NoticeNews(msgspec.Struct):
    """What one has chosen, and what can be chosen here (``offered``); ``push_key`` is for browsers."""

    offered: list[WayKind]
    push_key: str
    paused: bool
    quiet: Quiet | None
    ways: list[Way]
    muted: list[str]


class AddWay(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/me/notices/ways: a browser with its keys, a webhook with its form, or a mail address."""

    kind: WayKind
    address: Annotated[str, msgspec.Meta(min_length=3, max_length=2000)]
    form: WayForm = "json"
    token: Annotated[str, msgspec.Meta(max_length=400, pattern=rf"^[!-~]*{END}")] = ""
    p256dh: Key = ""
    auth: Key = ""
    label: Label = ""


class ChangeNotices(msgspec.Struct, forbid_unknown_fields=True):
    """PATCH /api/me/notices: stop all for now, or go on; when it is quiet, or with null that it never is."""

    paused: bool | msgspec.UnsetType = msgspec.UNSET
    quiet: Quiet | msgspec.UnsetType | None = msgspec.UNSET


class MuteTable(msgspec.Struct, forbid_unknown_fields=True):
    """PUT /api/me/notices/tables/{id}: whether this table is left out."""

    muted: bool


class Tried(msgspec.Struct):
    """Whether a notice that was only for trying has arrived; why not, in the reader's language."""

    sent: bool
    text: str
