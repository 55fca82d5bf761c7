"""Universal Sentence Encoder lite in plain numpy: enough to encode single words once."""

import json
import re
from collections.abc import Iterator
from math import inf
from pathlib import Path
from typing import Any

import numpy as np
from encoder import Array, Encoder, attention, standard

LAYERS = 2
HEADS = 4
BEGIN = "▁"
"""What the pieces write before the first letter of a word."""
UNKNOWN = 0
FRAME = re.compile(
    r"^module(_apply_default)?/|(Encoder_en|KonaTransformer|Encode|TransformerStack|TransformerLayer)/"
    r"|layer_prepostprocess/layer_norm/|/ConcatPartitions/concat|/part_0"
)
"""Parts of the names of weights that tell nothing apart."""
KERNEL = re.compile(r"Tensordot/Reshape_1|weights")


class Lite(Encoder):
    """A transformer of two layers; a word's row is made of the mean over the tokens, of length 1."""

    size = 512

    def __init__(self, folder: Path) -> None:
        self.weights = read_shards(folder)
        entries = json.loads((folder / "vocab.json").read_text())
        self.pieces = {piece: (at, score) for at, (piece, score) in enumerate(entries) if score and score < 0}
        """Tokens and their log-probabilities; those without one are signs that no word has."""
        self.longest = max(map(len, self.pieces))

    def split(self, word: str) -> list[int]:
        """Return the tokens of a word: of all ways to cut it into pieces the likeliest."""
        text = BEGIN + word
        best = [(0.0, 0, UNKNOWN), *[(-inf, 0, UNKNOWN)] * len(text)]
        for begin in range(len(text)):
            for end, token, score in self.begun(text, begin):
                if best[begin][0] + score >= best[end][0]:
                    best[end] = best[begin][0] + score, begin, token
        found: list[int] = []
        end = len(text)
        while end:
            _, end, token = best[end]
            if token != UNKNOWN or found[-1:] != [UNKNOWN]:
                found.append(token)
        return found[::-1]

    def begun(self, text: str, begin: int) -> Iterator[tuple[int, int, float]]:
        """Yield where the known pieces from here end, with token and score; else a letter as unknown."""
        ends = range(begin + 1, min(begin + self.longest, len(text)) + 1)
        known = [end for end in ends if text[begin:end] in self.pieces]
        for end in known:
            yield end, *self.pieces[text[begin:end]]
        if not known:
            yield begin + 1, UNKNOWN, 0.0

    def run(self, tokens: Any) -> Array:
        """Return a row for word after word of as many tokens."""
        embedded = self.weights["Embeddings_en"][tokens]
        x = embedded + (embedded + self.places(tokens.shape[1]))
        for layer in range(LAYERS):
            at = f"Layer_{layer}/"
            # The first layer widens the numbers.
            wide = self.linear(x, at + "dense") if layer == 0 else x
            x = wide + self.attend(self.norm(x, at), at + "MultiheadAttention/")
            inner = np.maximum(self.linear(self.norm(x, at + "FFN/"), at + "FFN/conv1"), 0)
            x = x + self.linear(inner, at + "FFN/conv2")
        rows: Array = np.tanh(self.linear(x.mean(axis=1), "hidden_layers/tanh_layer_0"))
        rows /= np.linalg.norm(rows, axis=1, keepdims=True)
        return rows

    def places(self, length: int) -> Array:
        """Return waves that tell first, second and later tokens apart."""
        waves = (
            np.arange(length, dtype=np.float32)[:, None]
            * self.weights["Layer_0/AddTimingSignal/TimingSignal/ExpandDims_1"]
        )
        return np.concatenate([np.sin(waves), np.cos(waves)], axis=1)

    def attend(self, x: Array, at: str) -> Array:
        """Return what each token takes from the others."""
        query, key, value = np.split(self.linear(x, at + "qkv_transform_single"), 3, axis=-1)
        return self.linear(attention(query, key, value, HEADS), at + "output_transform_single")

    def linear(self, x: Array, name: str) -> Array:
        """Apply a layer of weights."""
        return x @ self.weights[name + "/kernel"] + self.weights[name + "/bias"]

    def norm(self, x: Array, at: str) -> Array:
        """Bring each token to the learnt mean and spread."""
        return (
            standard(x, 1e-6) * self.weights[at + "layer_norm_scale"] + self.weights[at + "layer_norm_bias"]
        )


def read_shards(folder: Path) -> dict[str, Array]:
    """Return the arrays of a graph of TensorFlow.js, by the short names of their layers."""
    (group,) = json.loads((folder / "model.json").read_text())["weightsManifest"]
    data = b"".join((folder / shard).read_bytes() for shard in group["paths"])
    found, begin = {}, 0
    for entry in group["weights"]:
        array = np.ndarray(entry["shape"], entry["dtype"], data, begin)
        found[KERNEL.sub("kernel", FRAME.sub("", entry["name"]))] = array.squeeze()
        begin += array.nbytes
    return found
