"""A position of Decrypto."""

from typing import Final

from kastellan.core.position import Declared, Derived, position
from kastellan.games.decrypto.actions import BLANK
from kastellan.games.decrypto.content import Words
from kastellan.games.decrypto.options import LineUp, Options, line_up
from kastellan.games.decrypto.records import Dispute, HalfRound

DEAL: Final = 0
CHOOSE: Final = 1
DRAW: Final = 2
WRITE: Final = 3
GUESS: Final = 4
NAMES: Final = 5
OVER: Final = 6

WHITE: Final = 0
BLACK: Final = 1
SHARED: Final = 2


@position
class State(Declared):
    """A whole position; ``teams`` says who plays with whom.

    ``keywords`` are places in the content, four for each team with keywords, -1 before the deal.
    ``chosen`` are the encryptors whom the teams have named for this round, -1 for none: not yet, or
    because they take turns.  ``codes`` and ``guesses`` are places in ``actions.GUESSES``, by team; a code
    is -1 before it is drawn.  ``drafts`` and ``performed`` are by ``team * 3 + line``: drafts of clues
    until the team has ``submitted``, its clues from then on.  ``half`` is the team whose clues are
    discussed and ``struck`` tells which of these are struck.  ``pegs``, by ``team * 3 + line`` too,
    are the seats that chose the digits of a guess, or -1.

    ``fixed`` tells which teams have fixed their guess and ``agreed`` is a bit mask of the seats
    that want to.  ``objector`` is -1 or the seat whose objection is open; it is ``contested``
    once it comes to a vote.  ``votes`` are 0 for none yet or 1 to 3 as in ``actions.VOTES``.
    ``names`` are by ``team * 4 + place``; ``named`` tells which teams have handed theirs in.
    """

    content: Words
    options: Options
    seats: int
    teams: Derived[LineUp]
    keywords: list[int]
    chosen: list[int]
    codes: list[int]
    drafts: list[str]
    performed: list[bool]
    submitted: list[bool]
    struck: list[bool]
    guesses: list[int]
    pegs: list[int]
    fixed: list[bool]
    votes: list[int]
    disputes: list[Dispute]
    names: list[str]
    named: list[bool]
    notes: list[str]
    team_names: list[str]
    interceptions: list[int]
    misses: list[int]
    history: list[HalfRound]
    phase: int = DEAL
    round: int = 1
    half: int = WHITE
    agreed: int = 0
    objector: int = -1
    objected: int = 0
    grounds: str = ""
    contested: bool = False
    winner: int = -1


def start(seats: int, options: Options, content: Words) -> State:
    """Set up before the deal: no keywords, no tokens (DEC-1 to DEC-6)."""
    teams = line_up(seats, options)
    return State(
        content=content,
        options=options,
        seats=seats,
        teams=teams,
        keywords=[-1] * (4 if teams.three else 8),
        chosen=[-1, -1],
        codes=[-1, -1],
        drafts=[""] * 6,
        performed=[False] * 6,
        submitted=[False, False],
        struck=[False] * 3,
        guesses=[BLANK, BLANK],
        pegs=[-1] * 6,
        fixed=[False, False],
        votes=[0] * seats,
        disputes=[],
        names=[""] * 8,
        named=[False, False],
        notes=["", ""],
        team_names=["", ""],
        interceptions=[0, 0],
        misses=[0, 0],
        history=[],
    )
