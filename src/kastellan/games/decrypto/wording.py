"""A move of Decrypto in words, without what comes of it."""

from typing import Any

import msgspec

from kastellan.core.game import Line
from kastellan.core.refusal import Fact
from kastellan.games.decrypto.actions import Action, DraftGuess, FixGuess
from kastellan.games.decrypto.refusals import spoken


def wording(_content: Any, action: Action, _view: Any = None) -> Line:
    """Return the move as a line for hints and reviews."""
    key = f"decrypto-do-{action.__struct_config__.tag}"
    if isinstance(action, DraftGuess | FixGuess):
        return Line(key, {"guess": spoken(action.guess)})
    told = msgspec.structs.asdict(action).items()
    facts: dict[str, Fact] = {name: value for name, value in told if not isinstance(value, bool)}
    return Line(key, facts)
