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
    ``to_act`` are the seats that are waited for, and ``task`` is the game's word for what is done now.
    ``invited`` is the seat of who opened the table for one who has not been there yet.
    ``paused`` is since when the table rests, as all have agreed: it is nobody's turn then.
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
    to_act: list[int] = []
    task: str = ""
    invited: int | None = None
    paused: float | None = None


class Company(msgspec.Struct):
    """People one has finished games with, and how these ended: ``table`` was the latest, of ``game``.

    ``players`` are the people in it by seat, ``seat`` is one's own there; ``won`` counts who won how often
    of the ``games`` among the same people, in the order of ``players``.
    """

    table: str
    game: str
    seat: int
    players: list[Player]
    won: list[int]
    games: int
    winners: list[int]
    ended: float


class Met(msgspec.Struct):
    """Somebody one has finished ``games`` with, last as ``seat`` of ``table``, who may be asked by name."""

    table: str
    seat: int
    name: str
    games: int


class Home(msgspec.Struct):
    """What stands on one's first page beside ``Me``: pictures of running tables by id, and company."""

    pictures: dict[str, str]
    again: list[Company]


class Me(msgspec.Struct):
    """The person asking.  ``account`` is the account's name, or ``None`` for a guest.

    ``admin`` tells whether they may act in the name of the house; ``played`` counts one's finished games.
    ``by_name`` tells whether people they have played with are offered by name, and may ask them so.
    """

    id: str
    name: str
    language: Language
    account: str | None
    ratings: list[Rating]
    tables: list[MyTable]
    admin: bool = False
    played: int = 0
    by_name: bool = False


class PlayedGame(msgspec.Struct):
    """A finished game in one's history; who has ``left`` it ranks last.  ``teams`` won and lost together."""

    table: str
    game: str
    seat: int
    rank: int
    score: int
    players: list[str]
    ended: float
    left: bool = False
    teams: list[list[int]] = []


class History(msgspec.Struct):
    """A page of one's finished games; ``count`` of them fit, and ``names`` are those whom one has met."""

    games: list[PlayedGame]
    count: int
    names: list[str]


class CoursePoint(msgspec.Struct):
    """A finished game in the course of time, and, if it was rated, one's rating at that game after it."""

    ended: float
    game: str
    won: bool
    mu: float | None = None
    sigma: float | None = None


class Statistics(msgspec.Struct):
    """One's games of a kind: how many were ``played`` to their end, how many ``won``, the ``best`` points.

    ``tally`` sums up what the game counts, over those ``counted`` so far; ``last`` tells which of the latest
    were won, the latest at the end.
    """

    game: str
    played: int
    won: int
    best: int
    counted: int
    tally: dict[str, int]
    last: list[bool]


class Holiday(msgspec.Struct):
    """Until when one is on holiday, if one is, and how many days are ``left`` of the ``most`` in a year."""

    until: float | None
    left: int
    most: int


class Stakes(msgspec.Struct):
    """What leaving means now: is the game ``rated``, is my own rating at stake, how many others are here.

    Whom the host ``replaced`` can lose rating and gain none.
    """

    rated: bool
    mine: bool
    others: int
    replaced: bool = False


class Link(msgspec.Struct):
    """A link to pass on, as a path on this server."""

    link: str


class ProgramToken(msgspec.Struct):
    """The secret of a program's seat; shown once, only its hash is kept."""

    table: str
    seat: int
    token: str
