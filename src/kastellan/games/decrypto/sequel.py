"""Another game of Decrypto for the same people: with words that they have not played yet."""

from typing import Final

import msgspec

from kastellan.games.decrypto.options import Options
from kastellan.games.decrypto.state import State

STAY_IN: Final = 40
"""Words that are never left out: of fewer, those of the other team could be guessed from one's own."""


def sequel(state: State) -> Options:
    """Count this game's keywords as played; what was played longest ago comes back first (DEC-7)."""
    words = state.content.words
    dealt = tuple(words[word].id for word in state.keywords if word >= 0)
    used = tuple(word for word in state.options.used if word not in dealt) + dealt
    back = max(0, len(used) - max(0, len(words) - STAY_IN))
    return msgspec.structs.replace(state.options, used=used[back:])
