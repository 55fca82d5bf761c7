"""The sentence encoder MiniLM in plain numpy: enough to encode single words once."""

import json
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
from rich.progress import track

Array = np.ndarray[Any, np.dtype[np.float32]]

HEADS = 12
BATCH = 128
PORTION = 1000


class MiniLM:
    """A BERT of six layers; ``encode`` gives the mean of its last layer over a word's tokens."""

    def __init__(self, folder: Path) -> None:
        self.weights = read_safetensors(folder / "model.safetensors")
        self.layers = json.loads((folder / "config.json").read_text())["num_hidden_layers"]
        pieces = (folder / "vocab.txt").read_text().splitlines()
        self.pieces = {piece: at for at, piece in enumerate(pieces)}

    def split(self, word: str) -> list[int]:
        """Return the tokens of a word: always the longest known piece next."""
        found, rest = [self.pieces["[CLS]"]], word
        while rest:
            prefix = "" if rest is word else "##"
            for end in range(len(rest), 0, -1):
                if prefix + rest[:end] in self.pieces:
                    found.append(self.pieces[prefix + rest[:end]])
                    rest = rest[end:]
                    break
            else:
                return [self.pieces["[CLS]"], self.pieces["[UNK]"], self.pieces["[SEP]"]]
        return [*found, self.pieces["[SEP]"]]

    def encode(self, words: Sequence[str]) -> Array:
        """Return one row for each word; words of equally many tokens go together."""
        tokens = [self.split(word) for word in words]
        order = sorted(range(len(words)), key=lambda at: len(tokens[at]))
        rows = np.zeros((len(words), 384), np.float32)
        batches: list[list[int]] = []
        for at in order:
            if not batches or len(batches[-1]) == BATCH or len(tokens[batches[-1][0]]) != len(tokens[at]):
                batches.append([])
            batches[-1].append(at)
        for batch in batches:
            rows[batch] = self.run(np.array([tokens[at] for at in batch]))
        return rows

    def run(self, tokens: Any) -> Array:
        """Return the mean of the last layer for word after word of as many tokens."""
        weights, length = self.weights, tokens.shape[1]
        x = weights["embeddings.word_embeddings.weight"][tokens]
        x = x + weights["embeddings.position_embeddings.weight"][:length]
        x = x + weights["embeddings.token_type_embeddings.weight"][0]
        x = self.norm(x, "embeddings.LayerNorm")
        for layer in range(self.layers):
            at = f"encoder.layer.{layer}."
            x = self.norm(x + self.attend(x, at), at + "attention.output.LayerNorm")
            inner = self.linear(x, at + "intermediate.dense")
            inner *= 0.5 * (1 + np.tanh(0.7978846 * inner * (1 + 0.044715 * inner * inner)))
            x = self.norm(x + self.linear(inner, at + "output.dense"), at + "output.LayerNorm")
        return x.mean(axis=1)

    def attend(self, x: Array, at: str) -> Array:
        """Return what each token takes from the others."""
        batch, length, size = x.shape
        query, key, value = (
            self.linear(x, f"{at}attention.self.{name}")
            .reshape(batch, length, HEADS, size // HEADS)
            .transpose(0, 2, 1, 3)
            for name in ("query", "key", "value")
        )
        scores = query @ key.transpose(0, 1, 3, 2) / (size // HEADS) ** 0.5
        weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
        weights /= weights.sum(axis=-1, keepdims=True)
        mixed = (weights @ value).transpose(0, 2, 1, 3).reshape(batch, length, size)
        return self.linear(mixed, at + "attention.output.dense")

    def linear(self, x: Array, name: str) -> Array:
        """Apply a layer of weights."""
        return x @ self.weights[name + ".weight"].T + self.weights[name + ".bias"]

    def norm(self, x: Array, name: str) -> Array:
        """Bring each token to mean 0 and spread 1, then to the learnt ones."""
        centred = x - x.mean(axis=-1, keepdims=True)
        spread = np.sqrt((centred**2).mean(axis=-1, keepdims=True) + 1e-12)
        return centred / spread * self.weights[name + ".weight"] + self.weights[name + ".bias"]


def read_safetensors(file: Path) -> dict[str, Array]:
    """Return the arrays of a file of 32-bit numbers; others in it are left out."""
    data = file.read_bytes()
    size = int.from_bytes(data[:8], "little")
    found = {}
    for name, entry in json.loads(data[8 : 8 + size]).items():
        if name != "__metadata__" and entry["dtype"] == "F32":
            begin, end = entry["data_offsets"]
            array = np.frombuffer(data[8 + size + begin : 8 + size + end], np.float32)
            found[name.removeprefix("bert.")] = array.reshape(entry["shape"])
    return found


@cache
def model(folder: Path) -> MiniLM:
    """Return the model, read once in each process."""
    return MiniLM(folder)


def portion(folder: Path, words: Sequence[str]) -> Array:
    """Encode some words, or read what an earlier run has kept beside the model."""
    file = folder / f"{sha256(' '.join(words).encode()).hexdigest()[:16]}.npy"
    if not file.exists():
        np.save(file, model(folder).encode(words))
    found: Array = np.load(file)
    return found


def encode(folder: Path, words: Sequence[str]) -> Array:
    """Encode many words on all cores; takes minutes, and goes on where it was interrupted."""
    portions = [words[at : at + PORTION] for at in range(0, len(words), PORTION)]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        found = pool.map(partial(portion, folder), portions)
        return np.concatenate(list(track(found, "MiniLM", len(portions))))
