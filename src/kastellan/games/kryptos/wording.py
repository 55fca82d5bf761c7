"""A move of Kryptos in words, without what comes of it."""

from typing import Any

from kastellan.core.game import Line
from kastellan.games.kryptos.actions import Action, Guess, Reveal


def wording(_content: Any, action: Action, _view: Any = None) -> Line:
    """Return the move as a line for hints and reviews."""
    match action:
        case Reveal(index):
            return Line("kryptos-do-reveal", {"index": index + 1})
        case Guess(target, index, value):
            return Line("kryptos-do-guess", {"owner": target, "index": index + 1, "value": value})
    return Line("kryptos-do-end_turn")
