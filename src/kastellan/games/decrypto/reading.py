"""How computer players read clues: with the keywords before them, or with nothing but the clues so far."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, Protocol

from kastellan.games.decrypto.associations import WHOLE, Associations
from kastellan.games.decrypto.codes import NOTHING, Past, Row, chances
from kastellan.games.decrypto.content import Words
from kastellan.games.decrypto.meaning import Bank, Meaning
from kastellan.games.decrypto.offers import Aim
from kastellan.games.decrypto.vectors import Array, spaces

AVERAGE: Final = 0.2
"""How far a belief rests on the average of the clues instead of on all of them together."""


class Reader(Protocol):
    """Somebody who finds that a clue fits some keywords better than others."""

    def fit(self, clue: str, keywords: Sequence[int], /) -> Row:
        """Return how well a clue fits each of the keywords."""


class Guess(Protocol):
    """What is believed of a hidden keyword."""

    @property
    def likely(self) -> Mapping[int, float]:
        """Return the keywords that the clues point to, with their chances."""

    def fits(self, clue: str, /) -> float:
        """Return how well a clue fits what is believed, as a logarithm."""

    def recalls(self, clue: str, /) -> float:
        """Return how well it fits for one who compares with earlier clues alone."""

    def after(self, clue: str, keyword: int, /) -> float:
        """Return how likely ``keyword`` becomes once this clue is known to stand for the hidden one."""

    def exposes(self, clue: str, keywords: Sequence[int], place: int, /) -> float:
        """Return how likely all clues with this one are taken for the right one of four keywords."""

    @property
    def chances(self) -> Array:
        """Return the chance of each keyword of the list; nothing without vectors."""

    @property
    def middle(self) -> Sequence[Array]:
        """Return the middle of the clues so far in each space, nothing before the first."""


class Knowing(Reader, Protocol):
    """Word knowledge of one language: of the lexicon alone, or with word vectors."""

    def __hash__(self) -> int:
        """Return what it is known by: each is built once."""

    @property
    def content(self) -> Words:
        """Return the keywords."""

    @property
    def language(self) -> str:
        """Return the language of the clues."""

    @property
    def panel(self) -> Sequence[Reader]:
        """Return imagined readers who know less, each something else."""

    def entries(self, keyword: int, language: str = "", /) -> Iterator[tuple[str, int]]:
        """Yield the clues known for a keyword, with grade."""

    def suggest(self, keyword: int, count: int, /) -> list[str]:
        """Return possible clues for a keyword beyond those known for it."""

    def plan(self, aim: Aim, count: int, fine: Callable[[str], bool], /) -> list[str]:
        """Return the most promising clues of one or two words that are fine; none without vectors."""

    def knows(self, clue: str, /) -> bool:
        """Return whether anything is known about a clue."""

    def hear(self, texts: Iterable[str], /) -> None:
        """Look at many clues at once, which may be quicker."""

    def believe(self, earlier: Sequence[str], barred: frozenset[int], average: float, /) -> Guess:
        """Return what is believed of a hidden keyword after some clues for it."""


@lru_cache(maxsize=12)
def knowledge(content: Words, language: str, part: int = WHOLE) -> Knowing:
    """Return all word knowledge of a language, built once for each content."""
    lexicon = Associations(content, language, part)
    banks = [Bank(space, lexicon) for space in spaces()] if content.known else []
    return Meaning(lexicon, banks) if banks else lexicon


def beliefs(
    known: Knowing, past: Past, barred: frozenset[int] = frozenset(), average: float = AVERAGE
) -> list[Guess]:
    """Return what is believed of each of the four hidden keywords."""
    return [known.believe(earlier, barred, average) for earlier in past]


def decode(
    known: Reader, clues: Sequence[str], keywords: Sequence[int], more: Sequence[Row] = ()
) -> list[float]:
    """Return the chances of the codes for a team-mate; ``more`` is added to how well each clue fits.

    What was said before counts for nothing: clues that resemble those of another keyword are
    given on purpose.
    """
    rows = [known.fit(clue, keywords) for clue in clues]
    for at, row in enumerate(more):
        rows[at] = [one + other for one, other in zip(rows[at], row, strict=True)]
    return chances(rows)


def intercept(
    known: Knowing,
    clues: Sequence[str],
    past: Past,
    barred: frozenset[int] = frozenset(),
    average: float = AVERAGE,
) -> list[float]:
    """Return the chances of the codes for an opponent."""
    return chances(rows_for(known, clues, past, barred, average))


def rows_for(
    known: Knowing, clues: Sequence[str], past: Past, barred: frozenset[int], average: float
) -> list[Row]:
    """Return how well each clue fits what is believed of each keyword of the others."""
    believed = beliefs(known, past, barred, average)
    return [[one.fits(clue) for one in believed] if clue else NOTHING for clue in clues]
