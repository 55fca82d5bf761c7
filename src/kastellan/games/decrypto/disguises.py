"""Keywords in disguise: letters drawn otherwise, digits for letters, other alphabets (DEC-53)."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Final
from unicodedata import name

LETTER: Final = re.compile(
    r"(?:LATIN|REGIONAL INDICATOR) (?:.* )?LETTER (?:SMALL CAPITAL |DOTLESS )?([A-Z])(?: WITH .*)?$"
)

LEET: Final = {
    "latin": (str.maketrans("013457@$€!|", "oieastaseil"), str.maketrans("1!", "ll")),
    "cyrillic": (str.maketrans("0346", "озчб"), str.maketrans("6", "ш")),
}
"""What digits and signs stand for inside a word; the second table is another reading of some of them."""
SCRIPTS: Final = {"en": "latin", "fr": "latin", "bg": "cyrillic"}
RUN: Final = re.compile(r"[@$€]?\w+(?:[@$€!|]+\w+)*")

CYRILLIC: Final = "абвгдежзийклмнопрстуфхцчшщъьюя"
LATIN: Final = (
    "a b v g d e zh z i y k l m n o p r s t u f h ts ch sh sht a y yu ya",
    "a b v g d e j z i j k l m n o p r s t u f h c ch sh sht u j ju ja",
    "a b v g d e j z i i k l m n o p r s t u f h c 4 6 6t y i iu q",
    "a b v g d e j z i i k l m n o p r s t u f h c ch sh sht a i iu q",
    "a b w g d e zh z i i k l m n o p r s t u f x tz tch sch st a i iou ia",
)
"""How Bulgarian is written with Latin letters: by law, and as people do."""
SCHEMES: Final = tuple(str.maketrans(dict(zip(CYRILLIC, signs.split(), strict=True))) for signs in LATIN)
BY_LAW: Final = SCHEMES[0]
SHORTEST_LATIN: Final = 4
"""Shorter words that are written so are too often words of another language."""


@cache
def drawn(sign: str) -> str:
    """Return the letter that a character draws in another way, or "".

    >>> drawn("ɴ"), drawn("🇳"), drawn("🅽"), drawn("ø"), drawn("ж")
    ('n', 'n', 'n', 'o', '')
    """
    found = LETTER.search(name(sign, ""))
    return found.group(1).lower() if found else ""


def undisguised(text: str, language: str) -> Iterator[str]:
    """Yield other readings of a text, letter for letter: digits and signs inside words as letters.

    >>> list(undisguised("hot c0ff33", "en"))
    ['hot coffee']
    """
    seen = {text}
    first, second = LEET[SCRIPTS[language]]
    for table in (first, {**first, **second}):
        reading = RUN.sub(lambda run, table=table: _as_letters(run.group(), table), text)  # type: ignore[misc]
        if reading not in seen:
            seen.add(reading)
            yield reading


def _as_letters(run: str, table: dict[int, int]) -> str:
    return run.translate(table) if any(sign.isalpha() for sign in run) else run


def in_latin(word: str) -> frozenset[str]:
    """Return how a Bulgarian word may be written with Latin letters; nothing for short ones.

    >>> sorted(in_latin("чаша"))
    ['4a6a', 'chasha', 'tchascha']
    """
    written = {word.translate(scheme) for scheme in SCHEMES}
    return frozenset(one for one in written if len(one) >= SHORTEST_LATIN)
