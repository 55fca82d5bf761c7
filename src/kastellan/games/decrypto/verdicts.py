"""How a round and a tie-break are decided."""

from typing import Final

from kastellan.games.decrypto.state import BLACK, SHARED, WHITE, State

WINNING: Final = 2
"""Interceptions that win, and misses that lose (DEC-31)."""


def verdict(white: int, white_misses: int, black: int, black_misses: int, round_: int) -> str:
    """Return ``white``, ``black``, ``names`` or ``next`` at the end of a round (DEC-31 to DEC-38)."""
    if is_tie_case(white, white_misses, black, black_misses, round_):
        points = (white - white_misses) - (black - black_misses)
        if points == 0:
            return "names"
        return "white" if points > 0 else "black"
    if WINNING in (white, black_misses):
        return "white"
    if WINNING in (black, white_misses):
        return "black"
    return "next"


def is_tie_case(white: int, white_misses: int, black: int, black_misses: int, round_: int) -> bool:
    """Return whether a tie-break decides at the end of a round (DEC-35)."""
    pairs = (white, white_misses), (black, black_misses), (white, black), (white_misses, black_misses)
    ended = WINNING in (white, white_misses, black, black_misses)
    return (WINNING, WINNING) in pairs or (not ended and round_ == 8)


def by_points(state: State) -> bool:
    """Return whether a finished game was decided by points, the first tie-break (DEC-37)."""
    if state.teams.three or state.named[WHITE]:
        return False
    won, lost = state.interceptions, state.misses
    return is_tie_case(won[WHITE], lost[WHITE], won[BLACK], lost[BLACK], state.round)


def verdict_of_three(tokens: int, round_: int) -> str:
    """Return how a round of three players ends (DEC-63)."""
    if tokens >= WINNING:
        return "black"
    return "white" if round_ == 5 else "next"


def verdict_of_names(state: State) -> int:
    """Return the team that found more keywords, or a shared victory (DEC-38, DEC-39)."""
    white, black = keywords_found(state, WHITE), keywords_found(state, BLACK)
    return SHARED if white == black else WHITE if white > black else BLACK


def keywords_found(state: State, team: int) -> int:
    """Count the opposing keywords among the words of a team, each once, in any order (DEC-38)."""
    other = 1 - team
    profiles = state.content.profiles[state.options.language]
    found = 0
    for word in state.keywords[other * 4 : other * 4 + 4]:
        if any(profiles[word].names(text) for text in state.names[team * 4 : team * 4 + 4]):
            found += 1
    return found
