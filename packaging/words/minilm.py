"""The sentence encoder MiniLM in plain numpy: enough to encode single words once."""

import json
from pathlib import Path
from typing import Any

import numpy as np
from encoder import Array, Encoder, attention, standard

HEADS = 12


class MiniLM(Encoder):
    """A BERT of six layers; a word's row is the mean of its last layer over the tokens."""

    size = 384

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
        rows: Array = x.mean(axis=1)
        return rows

    def attend(self, x: Array, at: str) -> Array:
        """Return what each token takes from the others."""
        query, key, value = (
            self.linear(x, f"{at}attention.self.{name}") for name in ("query", "key", "value")
        )
        return self.linear(attention(query, key, value, HEADS), at + "attention.output.dense")

    def linear(self, x: Array, name: str) -> Array:
        """Apply a layer of weights."""
        return x @ self.weights[name + ".weight"].T + self.weights[name + ".bias"]

    def norm(self, x: Array, name: str) -> Array:
        """Bring each token to the learnt mean and spread."""
        return standard(x, 1e-12) * self.weights[name + ".weight"] + self.weights[name + ".bias"]


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
