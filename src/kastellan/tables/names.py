"""Names at a table: every character is seen, and no two of them can be taken for each other.

A computer player's name is a key, ``seat-hard-3``: whoever reads says it in their own language.
"""

import re
import unicodedata
from collections.abc import Iterable

from kastellan.core.unseen import HIDDEN, JOINER, STYLES, visible
from kastellan.locale import LANGUAGES, say

LONGEST = 40
END = r"$(?!\n)"
"""The end of a text: ``$`` alone stands before a last line feed as well."""

BLANK = rf"\s\u2800{JOINER}{STYLES}"
SIGNS = r"\u203c-\u3299\U0001f000-\U0001faff"
VIRAMAS = r"\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca"
JOINED = rf"(?<=[{SIGNS}{STYLES}{VIRAMAS}]){JOINER}(?=[^{HIDDEN}{BLANK}])"
STYLED = rf"(?<=[{SIGNS}\xa9\xae])[{STYLES}]|(?<=[0-9#*])\ufe0f(?=\u20e3)"
SHOWS = rf"[^{HIDDEN}{BLANK}]"
"""A text of which something is seen."""

VISIBLE = rf"^ *{SHOWS}(?:[^{HIDDEN}{JOINER}{STYLES}]|{JOINED}|{STYLED})*{END}"

DRAWN_ALIKE = {
    "A": "АΑ", "B": "ВΒ", "C": "С", "E": "ЕΕ", "H": "НΗ", "J": "Ј", "K": "КΚ", "M": "МΜ", "N": "Ν",
    "O": "ОΟ0", "P": "РΡ", "S": "Ѕ", "T": "ТΤ", "X": "ХΧ", "Y": "УΥ", "Z": "Ζ", "a": "аα", "c": "с",
    "d": "ԁ", "e": "е", "h": "һ", "i": "іι", "j": "ј", "l": "ІΙI1|", "o": "оο", "p": "рρ", "s": "ѕ",
    "u": "υ", "v": "ѵν", "x": "х", "y": "уγ",
}  # fmt: skip
"""Letters of one alphabet that are drawn like one of another."""

LOOKALIKES = {ord(other): latin for latin, others in DRAWN_ALIKE.items() for other in others}


BOT = re.compile(rf"(seat-(?:easy|normal|hard))-([0-7]){END}")
NAMES_OF_A_LEVEL = 8


def said(name: str, seat: int, language: str) -> str:
    """Return what a reader of this language calls a seat.

    >>> said("seat-normal-1", 3, "fr"), said("", 3, "fr"), said("Ana", 3, "fr")
    ('Ariane', 'Alouette', 'Ana')
    """
    if bot := BOT.match(name):
        return say(language, bot[1], {"seat": int(bot[2])})
    return name or say(language, "seat-guest", {"seat": seat})


def legible(text: str) -> str:
    """Return what somebody says, in one line and without what does not show."""
    return " ".join(visible(text).split())


def bot_name(level: str, seat: int, others: Iterable[str]) -> str:
    """Return the first name of a level, from the seat's own on, that nobody else has."""
    taken = all_looks(others)
    keys = [f"seat-{level}-{(seat + more) % NAMES_OF_A_LEVEL}" for more in range(NAMES_OF_A_LEVEL)]
    return next((key for key in keys if not taken & all_looks([key])), keys[0])


def all_looks(names: Iterable[str]) -> set[str]:
    """Return what names are compared by, whoever reads them."""
    spoken = {said(name, 0, language) for name in names if name for language in LANGUAGES}
    return {look for one in spoken for look in looks(one)}


def looks(name: str) -> set[str]:
    """Return what a name is compared by: as it is read, and as it is seen."""
    plain = " ".join(unicodedata.normalize("NFKC", name).replace("\u2800", " ").split())
    plain = "".join(letter for letter in plain if letter not in "\u200d\ufe0e\ufe0f")
    return {plain.casefold(), plain.translate(LOOKALIKES)}


def told_apart(name: str, others: Iterable[str]) -> str:
    """Return a name, with a number if one of the others, or a computer player, could be taken for it.

    >>> told_apart("Ana", ["Ivan", "АNA", "ana"]), told_apart("seat-hard-3", [])
    ('Ana 2', 'seat-hard-3 2')
    """
    taken = all_looks(others)
    apart, number = name, 1
    while name and (BOT.match(apart) or taken & all_looks([apart])):
        number += 1
        apart = f"{name[: LONGEST - 4]} {number}"
    return apart
