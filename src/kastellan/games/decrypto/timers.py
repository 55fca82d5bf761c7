"""How long things may take in Decrypto: the sand timer, the limits of the table, and 30 seconds to judge."""

from typing import Final

from kastellan.core.game import Timer
from kastellan.games.decrypto.actions import TimeUp
from kastellan.games.decrypto.permits import writing_teams
from kastellan.games.decrypto.state import GUESS, NAMES, WRITE, State

JUDGING_SECONDS: Final = 30

TIME_UP: Final = {
    "clues": TimeUp("clues"),
    "answer": TimeUp("answer"),
    "vote": TimeUp("vote"),
    "guess": TimeUp("guess"),
    "names": TimeUp("names"),
}


def timers(state: State) -> tuple[Timer, ...]:
    """Return the time limit that runs now, under a name that no earlier one had."""
    options = state.options
    if state.phase == WRITE:
        sand = options.timer if any(state.submitted) and writing_teams(state) == 2 else 0
        if sand:
            return (Timer(f"sand-{state.round}", sand, TIME_UP["clues"]),)
        return limit(f"clues-{state.round}", options.first_clue_limit, "clues")
    if state.phase == GUESS:
        where = f"{state.round}-{state.half}"
        if state.objector >= 0:
            what = "vote" if state.contested else "answer"
            return limit(f"{what}-{where}-{state.objected}", JUDGING_SECONDS, what)
        again = f"-{len(state.disputes)}" if state.disputes else ""
        return limit(f"guess-{where}{again}", options.guess_limit, "guess")
    if state.phase == NAMES:
        return limit("names", options.names_limit, "names")
    return ()


def limit(name: str, seconds: int, what: str) -> tuple[Timer, ...]:
    """Return a timer unless the limit is switched off."""
    return (Timer(name, seconds, TIME_UP[what]),) if seconds else ()
