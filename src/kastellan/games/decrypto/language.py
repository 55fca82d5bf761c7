"""Words as the rules compare them: normal forms, light stems, prefixes and numbers in three languages."""

from functools import cache, lru_cache
from typing import Final
from unicodedata import category, combining, normalize, numeric

from kastellan.core.unseen import certain
from kastellan.games.decrypto.disguises import BY_LAW, drawn
from kastellan.games.decrypto.stems import stem_bg, stem_en, stem_fr

LANGUAGES: Final = ("en", "fr", "bg")
"""The languages of keywords and clues: those that the rules of this file can compare words in."""

Token = tuple[str, int, int]
"""A normalised word with the span of the text it was read from."""

ARTICLES: Final = {
    "en": frozenset(("a", "an", "the")),
    "fr": frozenset(("le", "la", "les", "l", "un", "une", "des", "du")),
    "bg": frozenset[str](),
}

PREFIXES: Final = {
    "en": ("re", "un", "in", "im", "over", "under", "anti"),
    "fr": ("re", "de", "in", "im", "en", "em", "sur", "sous", "anti"),
    "bg": ("по", "на", "за", "из", "от", "пре", "при", "про", "раз", "до", "под", "над", "не"),
}

CARDINALS: Final = {
    "en": (("one",), ("two",), ("three",), ("four",)),
    "fr": (("un", "une"), ("deux",), ("trois",), ("quatre",)),
    "bg": (
        ("един", "една", "едно"),
        ("два", "две", "двама", "двата", "двете", "двамата"),
        ("три", "трима", "трите", "тримата"),
        ("четири", "четирима", "четирите", "четиримата"),
    ),
}
"""The numbers from 1 to 4 in words."""

ORDINALS: Final = {
    "en": (("first", "1st"), ("second", "2nd"), ("third", "3rd"), ("fourth", "4th")),
    "fr": (
        ("premier", "premiers", "premiere", "premieres", "1er", "1re", "1ere"),
        ("deuxieme", "deuxiemes", "second", "seconds", "seconde", "secondes", "2e", "2eme", "2nd", "2nde"),
        ("troisieme", "troisiemes", "3e", "3eme"),
        ("quatrieme", "quatriemes", "4e", "4eme"),
    ),
    "bg": (
        ("първи", "първа", "първо", "първия", "първият", "първата", "първото", "първите"),
        ("втори", "втора", "второ", "втория", "вторият", "втората", "второто", "вторите"),
        ("трети", "трета", "трето", "третия", "третият", "третата", "третото", "третите"),
        (
            "четвърти",
            "четвърта",
            "четвърто",
            "четвъртия",
            "четвъртият",
            "четвъртата",
            "четвъртото",
            "четвъртите",
        ),
    ),
}

ONLY_ALONE: Final = frozenset(("un", "une", "един", "една", "едно"))
"""Articles as well as numbers: a position only when they are the whole clue (DEC-45)."""

COUNTS: Final = {
    "en": "two three four five six seven eight nine ten eleven twelve thirteen fourteen",
    "fr": "deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze",
    "bg": "две три четири пет шест седем осем девет десет единадесет/единайсет дванадесет/дванайсет "
    "тринадесет/тринайсет четиринадесет/четиринайсет",
}
"""The numbers from 2 to 14 in words: possible letter counts."""

LETTER_WORDS: Final = frozenset((
    "letter", "letters", "initial", "lettre", "lettres", "initiale", "буква", "букви", "буквата", "буквите",
))  # fmt: skip
COUNTED_LETTERS: Final = frozenset(("letter", "letters", "lettre", "lettres", "буква", "букви"))
STARTS_WITH: Final = (
    ("starts", "with"), ("start", "with"), ("begins", "with"), ("ends", "with"), ("spelled", "with"),
    ("commence", "par"), ("finit", "par"), ("debute", "par"), ("ecrit", "avec"),
    ("започва", "с"), ("започва", "със"), ("завършва", "на"), ("почва", "с"),
)  # fmt: skip

DIGIT_OF: Final = {
    word: str(number + 1)
    for language in LANGUAGES
    for number, words in enumerate(CARDINALS[language])
    for word in words
}
"""Number words of any of the three languages as digits (DEC-52)."""

ROMAN: Final = {"i": "1", "ii": "2", "iii": "3", "iv": "4"}
DICE: Final = {chr(0x2680 + side): str(side + 1) for side in range(6)}

POSITION_WORDS: Final = {
    language: frozenset(
        word for table in (CARDINALS[language], ORDINALS[language]) for words in table for word in words
    )
    for language in LANGUAGES
}
COUNT_OF: Final = {
    language: {word: number for number, both in enumerate(words.split(), start=2) for word in both.split("/")}
    for language, words in COUNTS.items()
}

LOOKALIKES: Final = str.maketrans("abcehkmoptxy", "авсенкмортху")
"""Latin letters that look Cyrillic, for words that mix both."""
LATIN_LOOKALIKES: Final = str.maketrans("авсенкмортхуѕіј", "abcehkmoptxysij")
LATIN_ALONE: Final = frozenset("dfgijlnqrsuvwz")
"""Letters that no Cyrillic one stands for: their word is meant to be Latin."""

NUMBER_SIGN: Final = "\u2116"


@cache
def fold(sign: str) -> str:
    """Return what is left of one character: letters, digits and pictures; "" joins, " " parts words."""
    if category(sign) in {"Mn", "Cf"}:
        return ""
    if sign == NUMBER_SIGN:
        return " "
    if plain := number_of(sign) or drawn(sign):
        return plain
    parts = normalize("NFD", normalize("NFKC", sign).casefold())
    kept = [
        part
        for at, part in enumerate(parts)
        if not combining(part) or (part == "\u0306" and parts[at - 1] == "и")
    ]
    plain = normalize("NFC", "".join(kept)).replace("œ", "oe").replace("æ", "ae")
    return "".join(part if part.isalnum() or category(part) == "So" else " " for part in plain)


def number_of(sign: str) -> str:
    """Return the whole number that one character stands for in any script, in digits; else "" (DEC-52).

    >>> number_of("\u0663"), number_of("\u2163"), number_of("\u2682"), number_of("\u00bd"), number_of("a")
    ('3', '4', '3', '', '')
    """
    value = numeric(sign, 0.5)
    return DICE.get(sign, "") if value % 1 else str(int(value))


def digits_of(word: str) -> str:
    """Return the digit that a word spells, or the word (DEC-52)."""
    return DIGIT_OF.get(word) or ROMAN.get(word, word)


def clean(text: str) -> str:
    """Return a text as it is kept and shown: composed, on one line, with nothing that hides in it (DEC-50).

    A text without anything to be seen is empty.
    """
    line = " ".join(certain(normalize("NFC", certain(text)).replace("\u2800", " ")).split())
    return line if any(category(sign)[0] in "LNPS" for sign in line) else ""


@lru_cache(maxsize=1 << 15)
def tokens(text: str) -> tuple[Token, ...]:
    """Return the normalised words of ``text`` with their spans; each picture is a word of its own."""
    found: list[Token] = []
    word, begin = "", 0
    for at, sign in enumerate(text):
        for part in fold(sign):
            if part.isalnum():
                if not word:
                    begin = at
                word += part
                continue
            if word:
                found.append((unmix(word), begin, max(at, begin + 1)))
                word = ""
            if part != " ":
                found.append((part, at, at + 1))
    if word:
        found.append((unmix(word), begin, len(text)))
    return tuple(found)


def unmix(word: str) -> str:
    """Read a word that mixes scripts in the one it is meant to be in: look-alikes hide nothing."""
    if word.isascii() or not any("\u0430" <= sign <= "\u045f" for sign in word):
        return word
    latin = sum(sign in LATIN_ALONE for sign in word)
    cyrillic = sum(not sign.isascii() and ord(sign) not in LATIN_LOOKALIKES for sign in word)
    return word.translate(LATIN_LOOKALIKES if latin > cyrillic else LOOKALIKES)


def as_seen(words: tuple[Token, ...], language: str) -> tuple[Token, ...]:
    """Return words of look-alikes alone as they read in the script of the language."""
    script = LOOKALIKES if language == "bg" else LATIN_LOOKALIKES
    return tuple(
        [
            (word.translate(script), start, end)
            if all(ord(sign) in script for sign in word)
            else (word, start, end)
            for word, start, end in words
        ]
    )


def in_script(words: tuple[Token, ...], language: str) -> tuple[Token, ...]:
    """Return words in Cyrillic letters as they are written in Latin ones, at a table that uses those."""
    if language == "bg":
        return words
    return tuple([(word.translate(BY_LAW), start, end) for word, start, end in words])


def without_article(words: tuple[Token, ...], language: str) -> tuple[Token, ...]:
    """Drop a leading article unless it is the whole text."""
    return words[1:] if len(words) > 1 and words[0][0] in ARTICLES[language] else words


def normal(text: str, language: str) -> str:
    """Return the whole normal form: words with single spaces, no leading article.

    >>> normal("L'Œuf à la coque", "fr")
    'oeuf a la coque'
    """
    return " ".join(word for word, _, _ in without_article(tokens(text), language))


@lru_cache(maxsize=1 << 15)
def stemmed(text: str, language: str) -> tuple[str, ...]:
    """Return the stems of a text without its leading article: what reuse is measured by (DEC-51)."""
    stem = STEMS[language]
    return tuple(stem(word) for word, _, _ in without_article(tokens(text), language))


STEMS: Final = {"en": stem_en, "fr": stem_fr, "bg": stem_bg}


@lru_cache(maxsize=1 << 15)
def without_prefix(word: str, language: str) -> tuple[str, ...]:
    """Return what is left of a word after removing one common prefix, for each that fits (DEC-55)."""
    return tuple(word[len(prefix) :] for prefix in PREFIXES[language] if word.startswith(prefix))


def one_edit_apart(one: str, two: str) -> bool:
    """Return whether at most one letter is changed, left out or added."""
    if one == two:
        return True
    if abs(len(one) - len(two)) > 1:
        return False
    short, long = sorted((one, two), key=len)
    at = 0
    while at < len(short) and short[at] == long[at]:
        at += 1
    return short[at + (len(short) == len(long)) :] == long[at + 1 :]


def differing(one: str, two: str) -> int:
    """Return in how many places two words of one length differ."""
    return sum(a != b for a, b in zip(one, two, strict=True))
