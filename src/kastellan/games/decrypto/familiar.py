"""Of which keywords computer players know something: they say so where they know little."""

from importlib.util import find_spec
from typing import TYPE_CHECKING

from kastellan.games.decrypto.vectors import FILES, entries, vocabulary

if TYPE_CHECKING:
    from kastellan.games.decrypto.content import Words


def familiar(content: "Words") -> int:
    """Return how many keywords computer players know: from the associations, or as a word with vectors.

    Of a language that is none of ours they know nothing, even where a word looks like one of ours.
    """
    if content.foreign:
        return 0
    language = content.languages[0]
    spoken = [content.spoken(at, language) for at in range(len(content.words))]
    written = [bool(content.lexicon[language].of(word.id)) for word in content.words]
    return sum(known or has_vector(word, language) for word, known in zip(spoken, written, strict=True))


def has_vector(word: str, language: str) -> bool:
    """Return whether a word has a vector here, its own or over a dictionary."""
    if find_spec("numpy") is None or not FILES.joinpath("en.txt").is_file():
        return False
    return word in (entries("bg", "en") if language == "bg" else vocabulary(language).place)
