"""What stays on record once it is public: disputes about clues, and finished half-rounds."""

import msgspec

from kastellan.games.decrypto.actions import Digits

Three = tuple[str, str, str]
Flags = tuple[bool, bool, bool]


class Dispute(msgspec.Struct, frozen=True):
    """A settled objection of ``seat`` to ``line`` by ``rule``: conceded, or voted on by seat.

    ``votes`` holds ``"uphold"``, ``"reject"``, ``"abstain"`` or ``""`` for each seat.
    """

    seat: int
    line: int
    rule: str
    conceded: bool
    struck: bool
    votes: tuple[str, ...]


class HalfRound(msgspec.Struct, frozen=True):
    """A finished half-round of ``team``: clues, code and both guesses are known to all (DEC-27)."""

    round: int
    team: int
    encryptor: int
    clues: Three
    performed: Flags
    struck: Flags
    code: Digits
    interception: Digits | None
    decoding: Digits
    disputes: tuple[Dispute, ...] = ()

    @property
    def caught(self) -> bool:
        """Return whether the other team found the code (DEC-24)."""
        return self.interception == self.code

    @property
    def misread(self) -> bool:
        """Return whether the own team did not find it (DEC-25)."""
        return self.decoding != self.code
