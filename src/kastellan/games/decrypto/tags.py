"""What people call emojis in three languages: pictures that a clue and a keyword have in common."""

from functools import cache
from math import sqrt
from typing import Final

import msgspec

from kastellan.games.decrypto.content import Words
from kastellan.games.decrypto.language import LANGUAGES, stemmed
from kastellan.games.decrypto.vectors import FILES

Pictures = dict[tuple[str, ...], set[int]]
"""The emojis that a stemmed text is a name or tag of."""

COMMON: Final = 40
"""A tag of more emojis than this, such as "face", says nothing."""


def tags_in(language: str) -> list[list[str]]:
    """Return the tags of each emoji in a language."""
    file = FILES.joinpath("tags.json")
    rows = msgspec.json.decode(file.read_bytes(), type=list[tuple[list[str], list[str], list[str]]])
    return [row[LANGUAGES.index(language)] for row in rows]


def named_pictures(language: str) -> list[str]:
    """Return the single words among the tags: plain words that may serve as clues."""
    words = {tag for tags in tags_in(language) for tag in tags if tag.isalpha() and len(tag) > 2}
    return sorted(words)


@cache
def pictures(language: str) -> Pictures:
    """Return the emojis of each tag in a language."""
    found: Pictures = {}
    for at, tags in enumerate(tags_in(language)):
        for tag in tags:
            stems = stemmed(tag, language)
            for key in {stems, *((stem,) for stem in stems if len(stem) > 3)}:
                found.setdefault(key, set()).add(at)
    return {key: emojis for key, emojis in found.items() if len(emojis) <= COMMON}


class Tags:
    """The keywords of a list as sets of emojis."""

    def __init__(self, content: Words, language: str) -> None:
        self.language = language
        self.keywords: dict[int, list[tuple[int, float]]] = {}
        for at in range(len(content.words)):
            texts = ((content.spoken(at, one), one) for one in content.languages)
            emojis = set[int]().union(*(pictures(one).get(stemmed(text, one), ()) for text, one in texts))
            for emoji in emojis:
                self.keywords.setdefault(emoji, []).append((at, 1 / sqrt(len(emojis))))

    def links(self, clue: str) -> dict[int, float]:
        """Return the keywords that share emojis with a clue, from 0 to 1."""
        stems = stemmed(clue, self.language)
        known = pictures(self.language)
        emojis = known.get(stems) or set[int]().union(*(known.get((stem,), ()) for stem in stems))
        found: dict[int, float] = {}
        for emoji in emojis:
            for keyword, share in self.keywords.get(emoji, ()):
                found[keyword] = found.get(keyword, 0.0) + share / sqrt(len(emojis))
        return found
