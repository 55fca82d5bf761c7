"""Word vectors of the compact files: any text of the three languages as points in several spaces.

English words have vectors of three kinds and French words of one; texts of other languages reach
them over dictionaries.  Needs numpy; ``spaces`` is empty without it.
"""

from collections.abc import Iterator, Sequence
from functools import cache, cached_property, lru_cache
from importlib.resources import as_file, files
from typing import Any, Final

from kastellan.games.decrypto.associations import shared_spelling, trunk
from kastellan.games.decrypto.language import ARTICLES, STEMS, fold

np: Any
try:
    import numpy as np
except ImportError:  # the lexicon is enough to play
    np = None

Array = Any
"""A numpy array of 32-bit numbers."""

FILES: Final = files("kastellan.games.decrypto.content").joinpath("words")
COMMON: Final = 150
"""Words more frequent than about this rank say little within a phrase."""
SENSES: Final = 4
EMPTY: Final = {
    "en": {"of", "to", "in", "on", "at", "with", "for", "and", "or", "is", "it", "his", "her", "your", "my"},
    "fr": {
        "de",
        "d",
        "du",
        "des",
        "au",
        "aux",
        "en",
        "et",
        "ou",
        "qui",
        "que",
        "sur",
        "dans",
        "a",
        "se",
        "s",
    },
    "bg": {"на", "за", "от", "в", "във", "с", "със", "и", "по", "се", "да", "до", "не", "си", "е", "без"},
}


@cache
def lines(name: str) -> tuple[str, ...]:
    """Return the lines of a file."""
    return tuple(FILES.joinpath(name).read_text(encoding="utf-8").splitlines())


@cache
def array(name: str) -> Array:
    """Return an array of a file, left on disk until it is read."""
    with as_file(FILES.joinpath(name)) as path:
        return np.load(path, mmap_mode="r")


@lru_cache(maxsize=1 << 15)
def split(text: str, language: str) -> tuple[str, ...]:
    """Return the words of a text in small letters with their accents, without articles and the like."""
    signs = "".join(sign.lower() if fold(sign).strip() else " " for sign in text)
    words = signs.split()
    telling = [word for word in words if word not in ARTICLES[language] and word not in EMPTY[language]]
    return tuple(telling or words)


class Vocabulary:
    """The words of a language that have vectors; the place of a word is its rank by frequency."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.words = lines(f"{language}.txt")
        self.place = {word: at for at, word in enumerate(self.words)}

    @cached_property
    def bare(self) -> dict[str, int]:
        """Return the place of each word written without accents, and of stems."""
        found: dict[str, int] = {}
        stem = STEMS[self.language]
        for at, word in enumerate(self.words):
            plain = unaccented(word)
            found.setdefault(plain, at)
            found.setdefault(stem(plain), at)
        return found

    def find(self, word: str) -> int | None:
        """Return the place of a word, or of one with its stem."""
        known = self.place.get(word)
        if known is None:
            plain = unaccented(word)
            known = self.bare.get(plain)
            if known is None:
                known = self.bare.get(STEMS[self.language](plain))
        return known

    @cached_property
    def sounds(self) -> dict[str, int]:
        """Return the place of each spelling that the languages share: for names."""
        found: dict[str, int] = {}
        for at, word in enumerate(self.words):
            if len(key := shared_spelling(unaccented(word))) > 3:
                found.setdefault(key, at)
        return found


def unaccented(word: str) -> str:
    """Return a word as the rules compare it."""
    return "".join(map(fold, word))


@cache
def vocabulary(language: str) -> Vocabulary:
    """Return the words of a language that have vectors."""
    return Vocabulary(language)


@cache
def entries(source: str, target: str) -> dict[str, tuple[str, ...]]:
    """Return a dictionary as it is written, or turned round where only the other direction is."""
    if FILES.joinpath(f"{source}-{target}.txt").is_file():
        rows = (row.partition("\t") for row in lines(f"{source}-{target}.txt"))
        return {head: tuple(found.split(", ")) for head, _, found in rows}
    turned: dict[str, list[str]] = {}
    for head, found in entries(target, source).items():
        for other in found[:SENSES]:
            turned.setdefault(other, []).append(head)
    frequent = vocabulary(target).place
    for heads in turned.values():
        heads.sort(key=lambda head: frequent.get(head, len(frequent)))
    return {head: tuple(found) for head, found in turned.items()}


class Bridge:
    """A dictionary from one language into another: word or phrase to texts."""

    def __init__(self, source: str, target: str) -> None:
        self.source = source
        self.known = entries(source, target)

    @cached_property
    def stems(self) -> dict[str, list[str]]:
        """Return the entries of each stem and trunk."""
        stem, found = STEMS[self.source], dict[str, list[str]]()
        for head in self.known:
            plain = unaccented(head)
            for key in {plain, stem(plain), "~" + trunk(stem(plain), self.source)}:
                found.setdefault(key, []).append(head)
        return found

    def translate(self, text: str) -> tuple[str, ...]:
        """Return translations of a word or phrase that is in the dictionary, in this form or another."""
        if text in self.known:
            return self.known[text]
        plain = unaccented(text)
        stem = STEMS[self.source](plain)
        heads = self.stems.get(plain) or self.stems.get(stem)
        if heads is None and len(stem) > 4:
            heads = self.stems.get("~" + trunk(stem, self.source))
        return tuple(other for head in (heads or ())[:3] for other in self.known[head])


@cache
def bridge(source: str, target: str) -> Bridge:
    """Return a dictionary."""
    return Bridge(source, target)


def unit(vectors: Array) -> Array:
    """Return vectors of length 1 in the same directions."""
    return vectors / (np.linalg.norm(vectors, axis=-1, keepdims=True) + 1e-9)


LOWEST, HIGHEST = -4.0, 5.0


def cut(spreads: Array) -> Array:
    """Return spreads cut off at both ends, so that nothing outvotes all else."""
    return np.clip(spreads, LOWEST, HIGHEST)


def soft(rows: Array) -> Array:
    """Return chances from logarithms."""
    weights = np.exp(rows - rows.max(axis=-1, keepdims=True))
    return weights / weights.sum(axis=-1, keepdims=True)


Bag = tuple[int, ...]
"""The places of the words that make up one reading of a text."""


class Space:
    """One kind of word vectors; ``home`` is the language of its words.

    ``trust`` is how much it counts for texts of each language beside other spaces; ``echo`` how
    much of a lead in it is found again by somebody who knows other vectors (fitted against Universal
    Sentence Encoder Multilingual and WordLlama, on half of the keywords).  Where words share vectors a second
    file, ``shared``, tells the row of each word.
    """

    def __init__(
        self, file: str, home: str, trust: dict[str, float], echo: dict[str, float], shared: str = ""
    ) -> None:
        self.file, self.home, self.trust, self.echo, self.shared = file, home, trust, echo, shared

    def rows(self, places: Array) -> Array:
        """Return the vectors of words."""
        rows = array(self.shared)[places] if self.shared else places
        return unit(array(self.file)[rows].astype(np.float32))

    def vectors(self, bags: Sequence[Bag]) -> Array:
        """Return the mean of the words of each bag, rare ones for more."""
        places = np.array([place for bag in bags for place in bag], np.intp)
        if not len(places):
            return np.zeros((0, array(self.file).shape[1]), np.float32)
        begins = np.cumsum([0, *(len(bag) for bag in bags[:-1])])
        weights = ((places + 30) / (places + COMMON)).astype(np.float32)
        return unit(np.add.reduceat(self.rows(places) * weights[:, None], begins))

    def readings(self, text: str, language: str) -> tuple[Bag, ...]:
        """Return what a text may mean in words of this space; nothing if that is unknown."""
        return readings(text.lower(), language, self.home)


@lru_cache(maxsize=1 << 16)
def readings(text: str, language: str, home: str) -> tuple[Bag, ...]:
    """Return the readings of a text: of the whole, or else of its words together."""
    if language == home:
        bag = phrase(text, home)
        return (bag,) if bag else ()
    if whole := translated(text, language, home):
        return whole
    words = [found for word in split(text, language) if (found := translated(word, language, home))]
    if len(words) < 2:
        return words[0] if words else ()
    return (tuple(place for found in words for bag in found[:2] for place in bag),)


def phrase(text: str, home: str) -> Bag:
    """Return the words of a text that have vectors."""
    known = vocabulary(home)
    return tuple(place for word in split(text, home) if (place := known.find(word)) is not None)


def translated(text: str, language: str, home: str) -> tuple[Bag, ...]:
    """Return the readings of a word by the dictionary, or of a name that is spelled alike."""
    others = bridge(language, home).translate(text)[:SENSES]
    if found := tuple(bag for other in others if (bag := phrase(other, home))):
        return found
    if " " in text:
        return ()
    place = vocabulary(home).sounds.get(shared_spelling(unaccented(text)))
    return () if place is None else ((place,),)


SPACES: Final = {
    "glove": Space(
        "en-glove.npy", "en", {"en": 1.0, "fr": 1.0, "bg": 1.0}, {"en": 0.14, "fr": 0.08, "bg": 0.18}
    ),
    "minilm": Space(
        "en-minilm.npy", "en", {"en": 1.0, "fr": 1.0, "bg": 1.0}, {"en": 0.34, "fr": 0.18, "bg": 0.30}
    ),
    "lite": Space(
        "en-lite.npy", "en", {"en": 0.5, "fr": 0.5, "bg": 0.5}, {"en": 0.28, "fr": 0.18, "bg": 0.27}
    ),
    "french": Space(
        "fr.npy",
        "fr",
        {"en": 0.5, "fr": 1.0, "bg": 0.8},
        {"en": 0.16, "fr": 0.33, "bg": 0.14},
        "fr-rows.npy",
    ),
}


def spaces() -> Iterator[Space]:
    """Yield the spaces that are there; none without numpy or the files."""
    for space in SPACES.values() if np is not None else ():
        if FILES.joinpath(space.file).is_file():
            yield space
