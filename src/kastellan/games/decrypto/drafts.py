"""What the clues of a team are measured against, and what the machine finds in them."""

from collections.abc import Iterable, Sequence

from kastellan.games.decrypto.actions import GUESSES
from kastellan.games.decrypto.clues import Finding, Frame, check_line
from kastellan.games.decrypto.records import HalfRound
from kastellan.games.decrypto.state import State


def clues_given(history: Iterable[HalfRound], team: int) -> tuple[str, ...]:
    """Return every clue of a team so far, struck ones included (DEC-51)."""
    return tuple([clue for half in history if half.team == team for clue in half.clues if clue])


def frame_of(state: State, team: int) -> Frame:
    """Return what the clues of a team are measured against now."""
    code = GUESSES[state.codes[team]] if state.codes[team] >= 0 else ()
    return framed(state, team, code, state.history)


def frame_then(state: State, number: int) -> Frame:
    """Return what the clues of a finished half-round were measured against."""
    half = state.history[number]
    return framed(state, half.team, half.code, state.history[:number])


def framed(state: State, team: int, code: tuple[int, ...], before: Sequence[HalfRound]) -> Frame:
    """Return what clues for a code are measured against after some half-rounds."""
    profiles = state.content.profiles[state.options.language]
    own = tuple([profiles[word] for word in state.keywords[team * 4 : team * 4 + 4]])
    earlier = clues_given(before, team)
    return Frame(state.options.language, own, code, earlier, root_rule=state.options.root_rule)


def lines_of(state: State, team: int) -> tuple[str, ...]:
    """Return the three lines of a team as they stand."""
    return tuple(state.drafts[team * 3 : team * 3 + 3])


def check_drafts(state: State, team: int) -> list[tuple[Finding, ...]]:
    """Return what the machine finds in each line of an encryptor's drafts."""
    frame, lines = frame_of(state, team), lines_of(state, team)
    return [check_line(frame, lines, line) for line in range(3)]
