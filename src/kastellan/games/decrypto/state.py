"""A position of Decrypto."""

from typing import Final

from kastellan.games.decrypto.actions import BLANK
from kastellan.games.decrypto.content import Words
from kastellan.games.decrypto.options import LineUp, Options, line_up
from kastellan.games.decrypto.records import Dispute, HalfRound

DEAL: Final = 0
DRAW: Final = 1
WRITE: Final = 2
GUESS: Final = 3
NAMES: Final = 4
OVER: Final = 5

WHITE: Final = 0
BLACK: Final = 1
SHARED: Final = 2


class State:
    """A whole position; ``teams`` says who plays with whom and is shared by copies.

    ``keywords`` are places in the content, four for each team with keywords, -1 before the deal.
    ``codes`` and ``guesses`` are places in ``actions.GUESSES``, by team; a code is -1 before it is
    drawn.  ``drafts`` and ``performed`` are by ``team * 3 + line``: drafts of clues until the
    team has ``submitted``, its clues from then on.  ``half`` is the team whose clues are
    discussed and ``struck`` tells which of these are struck.  ``pegs``, by ``team * 3 + line`` too,
    are the seats that chose the digits of a guess, or -1.

    ``fixed`` tells which teams have fixed their guess and ``agreed`` is a bit mask of the seats
    that want to.  ``objector`` is -1 or the seat whose objection is open; it is ``contested``
    once it comes to a vote.  ``votes`` are 0 for none yet or 1 to 3 as in ``actions.VOTES``.
    ``names`` are by ``team * 4 + place``; ``named`` tells which teams have handed theirs in.
    """

    __slots__ = (
        "agreed", "codes", "content", "contested", "disputes", "drafts", "fixed", "grounds", "guesses",
        "half", "history", "interceptions", "keywords", "misses", "named", "names", "notes", "objected",
        "objector", "options", "pegs", "performed", "phase", "round", "seats", "struck", "submitted",
        "team_names", "teams", "votes", "winner",
    )  # fmt: skip

    def __init__(
        self, content: Words, options: Options, seats: int, teams: LineUp, keywords: list[int], phase: int,
        round: int, half: int, codes: list[int], drafts: list[str], performed: list[bool],  # noqa: A002
        submitted: list[bool], struck: list[bool], guesses: list[int], fixed: list[bool], agreed: int,
        objector: int, objected: int, grounds: str, contested: bool, votes: list[int],
        disputes: list[Dispute], names: list[str], named: list[bool], notes: list[str],
        team_names: list[str], interceptions: list[int], misses: list[int], history: list[HalfRound],
        winner: int, pegs: list[int],
    ) -> None:  # fmt: skip
        self.content, self.options, self.seats, self.teams = content, options, seats, teams
        self.keywords, self.phase, self.round, self.half, self.codes = keywords, phase, round, half, codes
        self.drafts, self.performed, self.submitted, self.struck = drafts, performed, submitted, struck
        self.guesses, self.fixed, self.agreed, self.pegs = guesses, fixed, agreed, pegs
        self.objector, self.objected, self.grounds = objector, objected, grounds
        self.contested, self.votes, self.disputes = contested, votes, disputes
        self.names, self.named, self.notes, self.team_names = names, named, notes, team_names
        self.interceptions, self.misses, self.history, self.winner = interceptions, misses, history, winner

    def copy(self) -> "State":
        """Return an equal position that shares nothing changeable with this one."""
        return State(
            self.content, self.options, self.seats, self.teams, self.keywords[:], self.phase, self.round,
            self.half, self.codes[:], self.drafts[:], self.performed[:], self.submitted[:], self.struck[:],
            self.guesses[:], self.fixed[:], self.agreed, self.objector, self.objected, self.grounds,
            self.contested, self.votes[:], self.disputes[:], self.names[:], self.named[:], self.notes[:],
            self.team_names[:], self.interceptions[:], self.misses[:], self.history[:], self.winner,
            self.pegs[:],
        )  # fmt: skip

    def key(self) -> tuple[object, ...]:
        """Return a value equal for equal positions and for no others."""
        return (
            self.content.digest, self.options, self.seats, tuple(self.keywords), self.phase, self.round,
            self.half, tuple(self.codes), tuple(self.drafts), tuple(self.performed), tuple(self.submitted),
            tuple(self.struck), tuple(self.guesses), tuple(self.fixed), self.agreed, self.objector,
            self.objected, self.grounds, self.contested, tuple(self.votes), tuple(self.disputes),
            tuple(self.names), tuple(self.named), tuple(self.notes), tuple(self.team_names),
            tuple(self.interceptions), tuple(self.misses), tuple(self.history), self.winner,
            tuple(self.pegs),
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())


def start(seats: int, options: Options, content: Words) -> State:
    """Set up before the deal: no keywords, no tokens (DEC-1 to DEC-6)."""
    teams = line_up(seats, options)
    return State(
        content, options, seats, teams, [-1] * (4 if teams.three else 8), DEAL, 1, 0, [-1, -1], [""] * 6,
        [False] * 6, [False, False], [False] * 3, [BLANK, BLANK], [False, False], 0, -1, 0, "", False,
        [0] * seats, [], [""] * 8, [False, False], ["", ""], ["", ""], [0, 0], [0, 0], [], -1, [-1] * 6,
    )  # fmt: skip
