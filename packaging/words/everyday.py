"""Everyday words that a player may put into a clue: known to the dictionaries, frequent, not struck by hand.

``struck`` holds for each language what an editor took out of the candidates: words that say nothing,
names, inflected forms, rarities, and whatever is unfit for a family game.
"""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from kastellan.games.decrypto.associations import Associations
from kastellan.games.decrypto.content import house
from kastellan.games.decrypto.meaning import Meaning
from kastellan.games.decrypto.vectors import entries, vocabulary

STRUCK = Path(__file__).parent / "struck"
SHORTEST = 3
FREQUENT = {"en": 16_000, "fr": 30_000, "bg": 10_000}
"""How many of the most frequent words are looked at; Bulgarian ones are as frequent as their English."""
SUPPORT = 2
"""Of how many foreign words an English one has to be a translation."""


def english() -> Iterator[str]:
    """Yield frequent English words that several foreign ones mean."""
    heads = [*entries("bg", "en").values(), *entries("fr", "en").values()]
    support = Counter(word for found in heads for word in found[:2])
    return (word for word in vocabulary("en").words[: FREQUENT["en"]] if support[word] >= SUPPORT)


def french() -> Iterator[str]:
    """Yield frequent French words that mean a frequent English one."""
    known, rank = entries("fr", "en"), vocabulary("en").place
    for word in vocabulary("fr").words[: FREQUENT["fr"]]:
        if any(rank.get(other, FREQUENT["en"]) < FREQUENT["en"] for other in known.get(word, ())):
            yield word


def bulgarian() -> Iterator[str]:
    """Yield Bulgarian words whose first meaning in English is frequent."""
    rank = vocabulary("en").place
    for word, found in entries("bg", "en").items():
        if rank.get(found[0], FREQUENT["bg"]) < FREQUENT["bg"]:
            yield word


def told(language: str) -> set[str]:
    """Return what players may say anyway, in small letters."""
    return {text.lower() for text in Meaning(Associations(house(), language), ()).told}


CANDIDATES = {"en": english, "fr": french, "bg": bulgarian}


def everyday(language: str) -> list[str]:
    """Return the everyday words of a language that are not told anyway."""
    left_out = told(language).union((STRUCK / f"{language}.txt").read_text().split())
    return [
        word
        for word in CANDIDATES[language]()
        if word.isalpha() and len(word) >= SHORTEST and word not in left_out
    ]
