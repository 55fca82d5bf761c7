"""What the server answers about people: themselves, their tables, results and tokens."""

import msgspec

from kastellan.tables.messages.fields import Language, Status


class Rating(msgspec.Struct):
    """Strength at one game by OpenSkill: ``ordinal`` is the cautious single number."""

    game: str
    mu: float
    sigma: float
    ordinal: float
    games: int


class MyTable(msgspec.Struct):
    """A table at which one sits."""

    id: str
    game: str
    seat: int
    status: Status
    name: str
    my_turn: bool = False


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
