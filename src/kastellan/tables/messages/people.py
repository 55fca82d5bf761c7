"""What the server answers about people: themselves, their tables, results and tokens."""

from typing import Literal

import msgspec

from kastellan.tables.messages.fields import Language, Status


class Rating(msgspec.Struct):
    """Strength at one game by OpenSkill: ``ordinal`` is the cautious single number."""

    game: str
    mu: float
    sigma: float
    ordinal: float
    games: int


class Player(msgspec.Struct):
    """Who sits on a seat, by name: a computer player's is a key, and nobody sits where ``kind`` is free."""

    seat: int
    name: str
    kind: Literal["free", "person", "bot"]


class MyTable(msgspec.Struct):
    """A table at which one sits, as far as one has noticed what happens there.

    ``scores`` are the points that one sees, by seat.  ``changed`` is when one noticed something last.
    """

    id: str
    game: str
    seat: int
    status: Status
    name: str
    changed: float
    my_turn: bool = False
    players: list[Player] = []
    teams: list[list[int]] = []
    scores: list[int] = []


class Me(msgspec.Struct):
    """The person asking.  ``account`` is the account's name, or ``None`` for a guest.

    ``admin`` tells whether they may act in the name of the house.
    """

    id: str
    name: str
    language: Language
    account: str | None
    ratings: list[Rating]
    tables: list[MyTable]
    admin: bool = False


class PlayedGame(msgspec.Struct):
    """A finished game in one's history; who has ``left`` it ranks last."""

    table: str
    game: str
    seat: int
    rank: int
    score: int
    players: list[str]
    ended: float
    left: bool = False


class Stakes(msgspec.Struct):
    """What leaving means now: is the game ``rated``, is my own rating at stake, how many others are here."""

    rated: bool
    mine: bool
    others: int


class Link(msgspec.Struct):
    """A link to pass on, as a path on this server."""

    link: str


class ProgramToken(msgspec.Struct):
    """The secret of a program's seat; shown once, only its hash is kept."""

    table: str
    seat: int
    token: str
