"""The 64-bit hash by which the French vectors know their words (MurmurHash 64A, seed 1)."""

from collections.abc import Iterable, Iterator

MASK = (1 << 64) - 1
FACTOR = 0xC6A4A7935BD1E995


def hashes(words: Iterable[str]) -> Iterator[int]:
    """Yield the hash of each word."""
    return map(murmur, words)


def murmur(word: str) -> int:
    """Return the hash of a word.

    >>> murmur("coffee")
    3197928453018144401
    """
    data = word.encode()
    found = 1 ^ (len(data) * FACTOR & MASK)
    whole = len(data) & ~7
    for at in range(0, whole, 8):
        part = int.from_bytes(data[at : at + 8], "little") * FACTOR & MASK
        found = (found ^ ((part ^ part >> 47) * FACTOR & MASK)) * FACTOR & MASK
    if whole < len(data):
        found = (found ^ int.from_bytes(data[whole:], "little")) * FACTOR & MASK
    found = (found ^ found >> 47) * FACTOR & MASK
    return found ^ found >> 47
