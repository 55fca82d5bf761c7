"""Dictionaries as they are packaged, turned into bridges from word to words."""

import gzip
import re
from collections import Counter
from pathlib import Path
from unicodedata import normalize

Bridge = dict[str, list[str]]
"""For each word its translations, the best supported first."""

HEAD = re.compile(r"^(\S.*?)\s+/.*?<([^>]*)>\s*$|^(\S.*?)\s+<([^>]*)>\s*$|^(\S[^<>]*?)\s+/\S.*/\s*$")
MARKS = re.compile(r"\([^)]*\)|\[[^\]]*\]|<[^>]*>|^\d+\.\s*|\s\d+\.$")
FEW = 5


def plain(text: str) -> str:
    """Return a word in small letters without marks of stress."""
    parts = (
        [sign for sign in normalize("NFD", text) if sign not in "\u0300\u0301"] if cyrillic(text) else text
    )
    return normalize("NFC", "".join(parts)).lower().strip(" .,;!?-")


def cyrillic(text: str) -> bool:
    """Return whether a text has Cyrillic letters."""
    return any("\u0400" <= sign <= "\u04ff" for sign in text)


def read_pairs(package: Path, pair: str) -> list[tuple[str, str]]:
    """Return the pairs of word and translation of a dictionary in the dictd format.

    An entry is a headword with its sound and kind, then for each sense a line of translations and
    sometimes one that explains it in the language of the headword.
    """
    file = next(package.rglob(f"freedict-{pair}.dict.dz"))
    lines = gzip.decompress(file.read_bytes()).decode().splitlines()
    begin = next(at for at, line in enumerate(lines) if line.startswith("http://www.wikdict.com/"))
    found, head, fresh = [], "", False
    for line in lines[begin + 1 :]:
        if match := HEAD.match(line):
            head, fresh = plain(next(group for group in match.groups()[::2] if group)), True
        elif head and (fresh or re.match(r"\d+\. ", line)):
            fresh = False
            found += [(head, word) for part in MARKS.sub("", line).split(",") if (word := plain(part))]
    return found


def invert(pairs: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Return the pairs the other way round."""
    return [(other, one) for one, other in pairs]


def bridge(pairs: list[tuple[str, str]], known: set[str]) -> Bridge:
    """Return the translations of each word into known words or phrases of them, in the order of support."""
    counts: dict[str, Counter[str]] = {}
    for one, other in pairs:
        if all(word in known for word in other.split()):
            counts.setdefault(one, Counter())[other] += 1
    return {one: best(found) for one, found in sorted(counts.items())}


def best(counts: Counter[str]) -> list[str]:
    """Return the best supported, single words before phrases; none with less than half the support."""
    enough = max(counts.values()) / 2
    fine = [word for word in counts if counts[word] >= enough]
    return sorted(fine, key=lambda word: (-counts[word], " " in word, word))[:FEW]


def pivot(first: list[list[tuple[str, str]]], second: list[list[tuple[str, str]]]) -> list[tuple[str, str]]:
    """Return pairs over languages in between; a pair counts for each language that supports it."""
    found: list[tuple[str, str]] = []
    for forth, on in zip(first, second, strict=True):
        further: dict[str, set[str]] = {}
        for one, other in on:
            further.setdefault(one, set()).add(other)
        found += sorted({(one, last) for one, middle in forth for last in further.get(middle, ())})
    return found
