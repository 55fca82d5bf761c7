"""How a beginner reads clues: at their word.

They know what everybody thinks of first, not the clever associations, compare a clue with one
keyword or one earlier clue at a time, and go no further than what the two have in common.  What tells
them nothing is as likely as anything else.
"""

from collections.abc import Sequence
from math import log
from typing import Final

from kastellan.games.decrypto.associations import COMMON, GRADES, UNHEARD, Associations, Links, features
from kastellan.games.decrypto.codes import NOTHING, Past, Row, chances
from kastellan.games.decrypto.meaning import Meaning
from kastellan.games.decrypto.reading import Knowing

CLEVER: Final = GRADES[3]
"""Associations no stronger than this do not come to their mind."""


class Plainly:
    """A beginner with some of what the lexicon of a language knows."""

    def __init__(self, known: Knowing) -> None:
        lexicon = known.lexicon if isinstance(known, Meaning) else known
        assert isinstance(lexicon, Associations)  # noqa: S101 - there is no other knowledge
        self.lexicon = lexicon

    def links(self, clue: str) -> Links:
        """Return how strongly a clue brings each keyword to mind."""
        found: Links = {}
        for feature, trust in features(clue, self.lexicon.language):
            written = self.lexicon.weight.get(feature, {})
            for keyword, weight in written.items() if len(written) <= COMMON else ():
                if weight > CLEVER:
                    found[keyword] = max(found.get(keyword, 0.0), trust * weight)
        return found

    def read(self, clues: Sequence[str], keywords: Sequence[int], past: Past) -> list[float]:
        """Return the chances of the codes: by the own keywords, or without them by the clues so far."""
        return chances([self.row(clue, keywords, past) if clue else NOTHING for clue in clues])

    def row(self, clue: str, keywords: Sequence[int], past: Past) -> Row:
        """Return how well a clue fits each keyword, or each list of earlier clues."""
        links = self.links(clue)
        if keywords:
            return [log(links.get(keyword, 0.0) + UNHEARD) for keyword in keywords]
        return [
            log(max((shared(links, self.links(one)) for one in earlier), default=0.0) + UNHEARD)
            for earlier in past
        ]


def shared(one: Links, other: Links) -> float:
    """Return how strongly two clues bring the same keyword to mind."""
    return max((weight * other[keyword] for keyword, weight in one.items() if keyword in other), default=0.0)
