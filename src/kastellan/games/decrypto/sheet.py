"""The note sheet of a team: filled in by the program as things become known (DEC-65 to DEC-68)."""

import msgspec

from kastellan.games.decrypto.actions import GUESSES, Digits
from kastellan.games.decrypto.records import HalfRound
from kastellan.games.decrypto.state import GUESS, State


class ClueView(msgspec.Struct, frozen=True):
    """A clue that is known: its text, whether it was performed, whether it is struck."""

    text: str
    performed: bool
    struck: bool


class Row(msgspec.Struct, frozen=True):
    """A round on one side: three clues, our guess (0 for a digit not chosen) and the true code."""

    round: int
    clues: tuple[ClueView, ...]
    guess: Digits | None
    code: Digits | None


class Side(msgspec.Struct, frozen=True):
    """One side of a sheet: the rounds so far, and the clues for each of four keywords."""

    team: int
    name: str
    rows: tuple[Row, ...]
    lists: tuple[tuple[ClueView, ...], ...]


def sheet(state: State, owner: int | None) -> tuple[Side, ...]:
    """Return both sides of a team's sheet, White's first; spectators have one without guesses."""
    return tuple(side(state, owner, team) for team in (0, 1))


def side(state: State, owner: int | None, team: int) -> Side:
    """Fill in one side: on the own one our guess decodes, on the other it intercepts (DEC-66)."""
    past = [half for half in state.history if half.team == team]
    rows = [Row(half.round, clues_of(half), our_guess(half, owner), half.code) for half in past]
    if state.phase == GUESS and state.half == team:
        guess = None
        if owner is not None and (owner == team or state.round > 1):
            guess = GUESSES[state.guesses[owner]]
        rows.append(Row(state.round, known_clues(state, team), guess, None))
    lists = tuple(
        tuple(clue for half in past for clue in clues_of(half)[slice_of(half, digit)] if clue.text)
        for digit in (1, 2, 3, 4)
    )
    return Side(team, state.team_names[team], tuple(rows), lists)


def our_guess(half: HalfRound, owner: int | None) -> Digits | None:
    """Return what the owner of a sheet guessed in a finished half-round."""
    if owner is None:
        return None
    return half.decoding if owner == half.team else half.interception


def slice_of(half: HalfRound, digit: int) -> slice:
    """Return where the clue for a keyword stands in a half-round, if it was given (DEC-27)."""
    at = half.code.index(digit) if digit in half.code else 3
    return slice(at, at + 1)


def clues_of(half: HalfRound) -> tuple[ClueView, ...]:
    """Return the clues of a finished half-round."""
    return tuple(map(ClueView, half.clues, half.performed, half.struck))


def known_clues(state: State, team: int) -> tuple[ClueView, ...]:
    """Return the clues that a team has handed in this round."""
    at = team * 3
    struck = state.struck if state.phase == GUESS and state.half == team else struck_before(state, team)
    return tuple(map(ClueView, state.drafts[at : at + 3], state.performed[at : at + 3], struck))


def struck_before(state: State, team: int) -> list[bool]:
    """Return which clues of a team were struck earlier in this round."""
    for half in state.history:
        if half.round == state.round and half.team == team:
            return list(half.struck)
    return [False] * 3
