"""What computer players know about words: how strongly a clue points to each keyword of the list.

All of it is drawn from the keywords and the associations written for them.  A clue is taken apart
into features (the phrase, its stems, shorter trunks, and a spelling that the three languages
share); each feature points to the keywords it was written for, and these point on to the keywords
that they share associations with, so that a clue nobody foresaw still says something.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property, lru_cache
from math import exp, log, sqrt
from typing import Final
from zlib import crc32

from kastellan.games.decrypto.codes import NOTHING, Row
from kastellan.games.decrypto.content import Words
from kastellan.games.decrypto.language import STEMS, tokens

UNHEARD: Final = 1e-3
"""The chance of a clue that nothing is known to connect with a keyword."""
SHARPNESS: Final = 0.6
"""Below 1: clues are not independent witnesses, and the associations do not know everything."""

Links = dict[int, float]
"""How strongly something points to keywords, by their place in the content; adds up to 1 or less."""

WHOLE: Final = 0
GRADES: Final = {1: 1.0, 2: 0.8, 3: 0.65}
NAMED: Final = 2.0
PHRASE, STEM, TRUNK, SHARED = "=", ":", "~", "@"
TRUST: Final = {PHRASE: 1.0, STEM: 0.8, TRUNK: 0.4, SHARED: 0.25}
COMMON: Final = 40
"""A stem in the associations of more keywords than this is a word like "of" and says nothing."""
NEIGHBOURS: Final = 40
NAMES: Final = 12
AROUND: Final = 12
REACHED: Final = 80
DIRECT, ONE_STEP, TWO_STEPS = 0.5, 0.3, 0.2
"""How much of a clue's strength stays with its keywords, and goes to neighbours and their neighbours."""

ENDINGS: Final = {
    "en": ("ations", "ation", "ities", "ments", "ment", "ness", "ings", "ing", "ers", "ful", "ous", "ity",
           "ion", "ist", "est", "ive", "ed", "er", "ly", "al", "ic", "y", "e"),
    "fr": ("issement", "ations", "ation", "ements", "ement", "euses", "euse", "trice", "iste", "ante", "ique",
           "eur", "age", "ant", "ent", "eux", "ier", "ees", "ee", "er", "ir", "re", "if", "al", "e"),
    "bg": ("ването", "ване", "ският", "ската", "ски", "ска", "ско", "ният", "ната", "ното", "ните", "ство",
           "ник", "ция", "ене", "ане", "ен", "на", "но", "ни", "ам", "ем", "им", "ат", "ят", "еш", "иш", "ка",
           "че", "а", "я", "о", "е", "и"),
}  # fmt: skip

CYRILLIC: Final = {
    "а": "a", "б": "b", "в": "v", "г": "g", "д": "d", "е": "e", "ж": "j", "з": "s", "и": "i", "й": "i",
    "к": "k", "л": "l", "м": "m", "н": "n", "о": "o", "п": "p", "р": "r", "с": "s", "т": "t", "у": "u",
    "ф": "f", "х": "h", "ц": "s", "ч": "ch", "ш": "ch", "щ": "cht", "ъ": "a", "ь": "", "ю": "iu", "я": "ia",
}  # fmt: skip
SOUNDS: Final = (("ph", "f"), ("sh", "ch"), ("ou", "u"), ("th", "t"), ("ck", "k"), ("qu", "k"))
LATIN: Final = str.maketrans("cqwyzx", "kkvisk")


def trunk(word: str, language: str) -> str:
    """Return what is left of a stem without its usual endings, at most six letters."""
    for ending in ENDINGS[language]:
        if word.endswith(ending) and len(word) - len(ending) >= 4:
            return word[: -len(ending)][:6]
    return word[:6]


@lru_cache(maxsize=1 << 15)
def shared_spelling(word: str) -> str:
    """Return roughly how a word is spelled in any of the languages: for names and international words."""
    latin = "".join(CYRILLIC.get(sign, sign) for sign in word)
    for one, other in SOUNDS:
        latin = latin.replace(one, other)
    latin = latin.translate(LATIN).rstrip("aeiou")
    return "".join(sign for at, sign in enumerate(latin) if at == 0 or sign != latin[at - 1])


@lru_cache(maxsize=1 << 15)
def features(text: str, language: str) -> tuple[tuple[str, float], ...]:
    """Take a clue apart; the weights of its features add up as they are worth."""
    stem = STEMS[language]
    words = [word for word, _, _ in tokens(text)]
    stems = [stem(word) for word in words]
    telling = [word for word in stems if len(word) > 2] or stems
    share = 1 / sqrt(len(telling) or 1)
    found = {PHRASE + language + " ".join(stems): TRUST[PHRASE]}
    for word in telling:
        found[STEM + language + word] = TRUST[STEM] * share
        if len(word) > 3:
            found[TRUNK + language + trunk(word, language)] = TRUST[TRUNK] * share
        if len(word) > 4 and len(key := shared_spelling(word)) > 3:
            found[SHARED + key] = TRUST[SHARED] * share
    return tuple(found.items())


def part_of(language: str, keyword: str, clue: str, salt: int = 0) -> int:
    """Return which half of the associations one belongs to, 1 or 2, the same everywhere and always."""
    return 1 + (crc32(f"{salt} {language} {keyword} {clue}".encode()) >> 7 & 1)


class Associations:
    """Word knowledge for one language, of the whole lexicon or of one half of it.

    ``weight[feature][keyword]`` is how strongly a feature was written for a keyword and
    ``near[keyword]`` the keywords that share features with it, adding up to 1.  ``half`` halves
    what is known once more, by another division: somebody who knows only some of it.
    """

    def __init__(self, content: Words, language: str, part: int = WHOLE, half: int = WHOLE) -> None:
        self.content, self.language, self.part, self.half = content, language, part, half
        self.weight: dict[str, Links] = {}
        for other in content.languages:
            self._learn(other)
        self._reach: dict[int, Links] = {}
        self._direct: dict[str, Links] = {}
        self._links: dict[tuple[str, bool], Links] = {}

    @cached_property
    def panel(self) -> "tuple[Associations, ...]":
        """Return two imagined readers who know half of this each."""
        content, language, part = self.content, self.language, self.part
        return Associations(content, language, part, 1), Associations(content, language, part, 2)

    def entries(self, keyword: int, language: str = "") -> Iterator[tuple[str, int]]:
        """Yield the clues known for a keyword, with grade."""
        language, key = language or self.language, self.content.words[keyword].id
        for entry in self.content.lexicon[language].of(key):
            if self.part not in (WHOLE, part_of(language, key, entry.clue)):
                continue
            if self.half in (WHOLE, part_of(language, key, entry.clue, salt=1)):
                yield entry.clue, entry.grade

    def _learn(self, language: str) -> None:
        for at, profile in enumerate(self.content.profiles[language]):
            for clue, grade in self.entries(at, language):
                self._point(clue, language, at, GRADES[grade])
            for form in profile.forms:
                self._point(form, language, at, NAMED)

    def _point(self, text: str, language: str, keyword: int, strength: float) -> None:
        for feature, trust in features(text, language):
            links = self.weight.setdefault(feature, {})
            links[keyword] = max(links.get(keyword, 0.0), strength * trust / TRUST[feature[0]])

    @cached_property
    def near(self) -> list[Links]:
        """Count shared features, rare ones for more, and those of keywords with many neighbours for less."""
        size = len(self.content.words)
        near: list[Links] = [{} for _ in range(size)]
        for feature, links in self.weight.items():
            if not 1 < len(links) <= COMMON:
                continue
            worth = TRUST[feature[0]] * log(size / len(links)) / sqrt(len(links))
            pairs = list(links.items())
            for one, strength in pairs:
                row = near[one]
                for other, also in pairs:
                    if other != one:
                        row[other] = row.get(other, 0.0) + worth * strength * also
        popular = [sqrt(sum(row.values())) or 1.0 for row in near]
        return [nearest({other: weight / popular[other] for other, weight in row.items()}) for row in near]

    def reach(self, keyword: int) -> Links:
        """Return where the strength of a keyword goes: to itself, its neighbours and theirs."""
        known = self._reach.get(keyword)
        if known is not None:
            return known
        found: Links = {}
        for other, share in self.near[keyword].items():
            found[other] = found.get(other, 0.0) + ONE_STEP * share
            for third, part in self.near[other].items():
                found[third] = found.get(third, 0.0) + TWO_STEPS * share * part
        reached = dict(sorted(found.items(), key=lambda item: (-item[1], item[0]))[:REACHED])
        reached[keyword] = reached.get(keyword, 0.0) + DIRECT
        self._reach[keyword] = reached
        return reached

    def direct(self, clue: str) -> Links:
        """Return the keywords that the features of a clue were written for."""
        known = self._direct.get(clue)
        if known is not None:
            return known
        found: Links = {}
        for feature, trust in features(clue, self.language):
            links = self.weight.get(feature)
            if links is None or len(links) > COMMON:
                continue
            total = sum(links.values())
            for keyword, weight in links.items():
                found[keyword] = found.get(keyword, 0.0) + trust * weight / total
        total = max(sum(found.values()), 1.0)
        found = {keyword: weight / total for keyword, weight in found.items()}
        if len(self._direct) > 20_000:
            self._direct.clear()
        self._direct[clue] = found
        return found

    def links(self, clue: str, apart: bool = False) -> Links:
        """Return how strongly a clue points to each keyword, at first hand and further on.

        ``apart`` from the keywords that it was written for itself.
        """
        found = self._links.get((clue, apart))
        if found is None:
            if len(self._links) > 2_000:
                self._links.clear()
            found = self._links[clue, apart] = {}
            phrase = self.written_for(clue) if apart else {}
            for keyword, weight in self.direct(clue).items():
                if keyword in phrase:
                    continue
                for other, share in self.reach(keyword).items():
                    found[other] = found.get(other, 0.0) + weight * share
        return found

    def written_for(self, clue: str) -> Links:
        """Return the keywords that a text was written for as it stands."""
        return self.weight.get(features(clue, self.language)[0][0], {})

    def link(self, clue: str, keyword: int) -> float:
        """Return how strongly a clue points to one keyword."""
        return sum(weight * self.reach(one).get(keyword, 0.0) for one, weight in self.direct(clue).items())

    def knows(self, clue: str) -> bool:
        """Return whether anything is known about a clue."""
        return bool(self.links(clue))

    def fit(self, clue: str, keywords: Sequence[int]) -> Row:
        """Return how well a clue fits each of the keywords; an empty line tells nothing."""
        if not clue:
            return NOTHING
        return [SHARPNESS * log(self.link(clue, keyword) + UNHEARD) for keyword in keywords]

    def believe(self, earlier: Sequence[str], barred: frozenset[int], average: float) -> "Belief":
        """Return what is believed of a hidden keyword after some clues for it."""
        return Belief(self, earlier, barred, average)

    def suggest(self, keyword: int, count: int) -> list[str]:
        """Return possible clues beyond its own: names of near keywords, and what these share with it."""
        near = list(self.near[keyword])
        names = [self.content.spoken(other, self.language) for other in near[:NAMES]]
        borrowed = {clue for other in near[:AROUND] for clue, _ in self.entries(other)}
        scored = sorted((-self.link(clue, keyword), clue) for clue in borrowed)
        return [*names, *(clue for _, clue in scored)][:count]

    def plan(self, _aim: object, _count: int, _fine: object) -> list[str]:
        """Return nothing: two words together are planned with word vectors only."""
        return []

    def hear(self, texts: Iterable[str]) -> None:
        """Look at many clues at once; here that is no quicker."""


class Belief:
    """What the clues so far tell about a hidden keyword.

    ``likely`` are the keywords that some clue points to, with their probability; every other one
    that may be is as likely as ``other``.  Without vectors there are no
    ``chances`` of all keywords at once and the clues have no ``middle``.
    """

    chances: tuple[()] = ()
    middle: tuple[()] = ()

    def __init__(
        self, known: "Associations", earlier: Sequence[str], barred: frozenset[int], average: float
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
        return SHARPNESS * log(chance)

    def recalls(self, clue: str) -> float:
        """Return how well a clue fits for one who thinks of no keyword; here that is the same."""
        return self.fits(clue)

    def exposes(self, clue: str, keywords: Sequence[int], place: int) -> float:
        """Return how likely the keyword is known after this clue; here all clues count together anyway."""
        return self.after(clue, keywords[place])

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


def nearest(row: Links) -> Links:
    """Keep the nearest neighbours and let them add up to 1."""
    best = sorted(row.items(), key=lambda item: (-item[1], item[0]))[:NEIGHBOURS]
    total = sum(weight for _, weight in best) or 1.0
    return {keyword: weight / total for keyword, weight in best}
