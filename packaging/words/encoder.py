"""What encoders of words in plain numpy have in common, and how many words are encoded once."""

import os
from abc import ABC, abstractmethod
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from hashlib import sha256
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
from rich.progress import track

Array = np.ndarray[Any, np.dtype[np.float32]]

BATCH = 128
PORTION = 1000


class Encoder(ABC):
    """A model read from a folder, which makes a row of numbers of each word."""

    size: ClassVar[int]

    @abstractmethod
    def __init__(self, folder: Path) -> None:
        """Read the model."""

    @abstractmethod
    def split(self, word: str) -> list[int]:
        """Return the tokens of a word."""

    @abstractmethod
    def run(self, tokens: Any) -> Array:
        """Return a row for word after word of as many tokens."""

    def encode(self, words: Sequence[str]) -> Array:
        """Return one row for each word; words of equally many tokens go together."""
        tokens = [self.split(word) for word in words]
        order = sorted(range(len(words)), key=lambda at: len(tokens[at]))
        rows = np.zeros((len(words), self.size), np.float32)
        batches: list[list[int]] = []
        for at in order:
            if not batches or len(batches[-1]) == BATCH or len(tokens[batches[-1][0]]) != len(tokens[at]):
                batches.append([])
            batches[-1].append(at)
        for batch in batches:
            rows[batch] = self.run(np.array([tokens[at] for at in batch]))
        return rows


def attention(query: Array, key: Array, value: Array, heads: int) -> Array:
    """Return what each token takes from the others, each head from its own part of the numbers."""
    batch, length, size = query.shape
    query, key, value = (
        part.reshape(batch, length, heads, size // heads).transpose(0, 2, 1, 3)
        for part in (query, key, value)
    )
    scores = query @ key.transpose(0, 1, 3, 2) / (size // heads) ** 0.5
    weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights /= weights.sum(axis=-1, keepdims=True)
    mixed: Array = (weights @ value).transpose(0, 2, 1, 3).reshape(batch, length, size)
    return mixed


def standard(x: Array, least: float) -> Array:
    """Bring each token to mean 0 and spread 1; ``least`` is added to its variance."""
    centred = x - x.mean(axis=-1, keepdims=True)
    found: Array = centred / np.sqrt((centred**2).mean(axis=-1, keepdims=True) + least)
    return found


@cache
def model(kind: type[Encoder], folder: Path) -> Encoder:
    """Return the model, read once in each process."""
    return kind(folder)


def portion(kind: type[Encoder], folder: Path, words: Sequence[str]) -> Array:
    """Encode some words, or read what an earlier run has kept beside the model."""
    file = folder / f"{sha256(' '.join(words).encode()).hexdigest()[:16]}.npy"
    if not file.exists():
        np.save(file, model(kind, folder).encode(words))
    found: Array = np.load(file)
    return found


def encode(kind: type[Encoder], folder: Path, words: Sequence[str]) -> Array:
    """Encode many words on all cores; takes minutes, and goes on where it was interrupted."""
    portions = [words[at : at + PORTION] for at in range(0, len(words), PORTION)]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        found = pool.map(partial(portion, kind, folder), portions)
        return np.concatenate(list(track(found, kind.__name__, len(portions))))
