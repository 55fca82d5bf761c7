"""How computer players read clues: with the keywords before them, or with nothing but the clues so far."""

from collections.abc import Sequence
from math import exp, log
from typing import Final

from kastellan.games.decrypto.actions import CODES, GUESSES, Digits
from kastellan.games.decrypto.associations import Associations, Links

Past = Sequence[Sequence[str]]
"""The clues given so far for each of four keywords."""

Row = Sequence[float]
"""How well one clue fits each of four keywords, as logarithms."""

UNHEARD: Final = 1e-3
"""The chance of a clue that nothing is known to connect with a keyword."""
HISTORY: Final = 0.1
AVERAGE: Final = 0.2
"""How far a belief rests on the average of the clues instead of on all of them together."""
SHARPNESS: Final = 0.6
"""Below 1: clues are not independent witnesses, and the associations do not know everything."""

NOTHING: Final = (0.0, 0.0, 0.0, 0.0)


class Belief:
    """What the clues so far tell about a hidden keyword.

    ``likely`` are the keywords that some clue points to, with their probability; every other one
    that may be is as likely as ``other``.
    """

    def __init__(
        self, known: Associations, earlier: Sequence[str], barred: frozenset[int], average: float = AVERAGE
    ) -> None:
        self.known, self.barred = known, barred
        self._expected: Links = {}
        heard = [known.links(clue) for clue in earlier]
        together = product_of(heard, barred)
        top = max(together.values(), default=0.0)
        together = {keyword: exp(one - top) for keyword, one in together.items()}
        rest = max(len(known.content.words) - len(barred) - len(together), 0)
        total = sum(together.values()) + rest * exp(-top)
        average = average if heard else 0.0
        self.other = (1 - average) * exp(-top) / total
        self.likely = {keyword: (1 - average) * one / total for keyword, one in together.items()}
        for links in heard:
            whole = sum(links.values()) * len(heard)
            for keyword in links.keys() & together.keys():
                self.likely[keyword] += average * links[keyword] / whole

    def of(self, keyword: int) -> float:
        """Return how likely the hidden keyword is this one."""
        return 0.0 if keyword in self.barred else self.likely.get(keyword, self.other)

    def fits(self, clue: str) -> float:
        """Return how well a clue fits what is believed, as a logarithm."""
        chance = UNHEARD
        for keyword, weight in self.known.direct(clue).items():
            expected = self._expected.get(keyword)
            if expected is None:
                expected = sum(share * self.of(one) for one, share in self.known.reach(keyword).items())
                self._expected[keyword] = expected
            chance += weight * expected
        return log(chance)

    def after(self, clue: str, keyword: int) -> float:
        """Return how likely ``keyword`` becomes once this clue is known to stand for the hidden one."""
        links = self.known.links(clue)
        total = UNHEARD + sum(weight * self.of(one) for one, weight in links.items())
        return self.of(keyword) * (links.get(keyword, 0.0) + UNHEARD) / total


def product_of(heard: Sequence[Links], barred: frozenset[int]) -> Links:
    """Return the evidence of all clues together, as logarithms above what an unheard keyword has."""
    found: Links = {}
    for links in heard:
        for keyword, weight in links.items():
            if keyword not in barred:
                found[keyword] = found.get(keyword, 0.0) + log(1 + weight / UNHEARD)
    return found


def beliefs(
    known: Associations, past: Past, barred: frozenset[int] = frozenset(), average: float = AVERAGE
) -> list[Belief]:
    """Return what is believed of each of the four hidden keywords."""
    return [Belief(known, earlier, barred, average) for earlier in past]


def fit(known: Associations, clue: str, keywords: Sequence[int]) -> Row:
    """Return how well a clue fits each of the keywords; an empty line tells nothing."""
    if not clue:
        return NOTHING
    return [log(known.link(clue, keyword) + UNHEARD) for keyword in keywords]


def chances(rows: Sequence[Row], sharpness: float = SHARPNESS) -> list[float]:
    """Return the probability of each of the 24 codes, in the order of ``GUESSES``."""
    one, two, three = rows
    sums = [sharpness * (one[a - 1] + two[b - 1] + three[c - 1]) for a, b, c in GUESSES[:CODES]]
    top = max(sums)
    weights = [exp(value - top) for value in sums]
    total = sum(weights)
    return [weight / total for weight in weights]


def decode(known: Associations, clues: Sequence[str], keywords: Sequence[int], past: Past) -> list[float]:
    """Return the chances of the codes for a team-mate; clues like earlier ones of a keyword fit it better."""
    before = [Belief(known, earlier, frozenset(), average=1.0) if earlier else None for earlier in past]
    rows = []
    for clue in clues:
        row = list(fit(known, clue, keywords))
        for place, belief in enumerate(before):
            if belief is not None and clue:
                row[place] += HISTORY * (belief.fits(clue) - log(UNHEARD))
        rows.append(row)
    return chances(rows)


def intercept(
    known: Associations,
    clues: Sequence[str],
    past: Past,
    barred: frozenset[int] = frozenset(),
    average: float = AVERAGE,
) -> list[float]:
    """Return the chances of the codes for an opponent."""
    believed = beliefs(known, past, barred, average)
    return chances([[one.fits(clue) for one in believed] if clue else NOTHING for clue in clues])


def likeliest(found: Sequence[float]) -> Digits:
    """Return the code of the best chance; the first of equals."""
    return GUESSES[max(range(CODES), key=lambda code: (found[code], -code))]
