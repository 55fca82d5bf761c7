"""What fields may hold."""

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec

from kastellan.locale import LANGUAGES
from kastellan.tables.names import END, LONGEST, VISIBLE

if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[LANGUAGES]
    """A language that there are texts in; which ones is found, so that only decoders know."""
Level = Literal["easy", "normal", "hard"]
Channel = Literal["table", "team", "watch"]
Reaction = Literal["bravo", "thanks", "laugh", "surprise", "doubt", "oops"]
Status = Literal["open", "playing", "over"]
Closer = Literal["people", "house", "nobody"]
"""Who ended a table without a result; nobody, when nobody was there any more."""

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST, pattern=VISIBLE)]
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
Token = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
Nonce = Annotated[str, msgspec.Meta(max_length=64, pattern=rf"^[0-9a-f]*{END}")]
Sha256 = Annotated[str, msgspec.Meta(pattern=rf"^[0-9a-f]{{64}}{END}")]
Promised = Annotated[str, msgspec.Meta(pattern=rf"^([0-9a-f]{{64}})?{END}")]
Moment = Annotated[float, msgspec.Meta(ge=0, le=4_102_444_800)]
"""Seconds since 1970, until 2100."""

ContentName = Annotated[str, msgspec.Meta(min_length=1, max_length=60, pattern=VISIBLE)]
ContentId = Annotated[str, msgspec.Meta(max_length=16, pattern=rf"^[a-z0-9]*{END}")]
"""How a content that is kept is known to those who may use it; nothing stands for the house's."""

SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=31)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
