"""What fields may hold."""

from typing import Annotated, Literal

import msgspec

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
