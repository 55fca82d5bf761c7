"""Another game of Decrypto for the same people: with words that they have not played yet."""

import msgspec

from kastellan.games.decrypto.options import Options
from kastellan.games.decrypto.state import State


def sequel(state: State) -> Options:
    """Count this game's keywords as played; once some came again, they alone are (DEC-7)."""
    dealt = tuple(state.content.words[word].id for word in state.keywords if word >= 0)
    used = state.options.used
    anew = not set(dealt).isdisjoint(used)
    return msgspec.structs.replace(state.options, used=dealt if anew else used + dealt)
