"""What fields may hold."""

from typing import Annotated, Literal

import msgspec

Language = Literal["en", "fr", "bg"]
Level = Literal["easy", "normal", "hard"]
Channel = Literal["table", "team", "watch"]
Status = Literal["open", "playing", "over"]

HIDDEN = (
    r"\x00-\x1f\x7f-\x9f\xad\u061c\u180e\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb"
)
"""Characters that steer what stands around them or do not show at all: two names could look the same."""

BLANK = r"\s\u034f\u115f\u1160\u17b4\u17b5\u200d\u2800\u3164\ufe00-\ufe0f\uffa0"
"""Characters that leave a gap, or show only together with others."""

VISIBLE = rf"^ *[^{HIDDEN}{BLANK}][^{HIDDEN}]*$"
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=VISIBLE)]
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
Token = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
Nonce = Annotated[str, msgspec.Meta(max_length=64, pattern="^[0-9a-f]*$")]
Sha256 = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=31)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
