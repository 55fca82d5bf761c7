"""Further opinions on clues, from outside: a larger model on this machine, or a service over the network.

Both are asked one question only, when a player decodes: how strongly does each clue point to each
of the player's own keywords?  No answer, a late one or nonsense counts as no opinion.  They are
set by the environment (see ``docs/bots.md``) and off unless they are.
"""

import logging
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from os import environ
from statistics import fmean, pstdev
from time import monotonic
from typing import Any, Final, Protocol

import msgspec

log = logging.getLogger(__name__)

WEIGHT: Final = 1.0
PATIENCE: Final = 5.0
LONGEST_PATIENCE: Final = 60
LIMIT: Final = 1 << 20

Table = list[list[float]]
"""How strongly each clue points to each word, on any scale; a row for each clue."""


class Scorer(Protocol):
    """Somebody with an opinion on clues."""

    def table(self, clues: Sequence[str], words: Sequence[str], language: str, /) -> Table:
        """Return how strongly each clue points to each word; may raise anything."""


class Endpoint:
    """A service that speaks the protocol of OpenAI's chat completions."""

    def __init__(self, url: str, model: str, key: str = "", seconds: float = 5.0) -> None:
        self.url, self.model, self.key, self.seconds = url.rstrip("/"), model, key, seconds

    def table(self, clues: Sequence[str], words: Sequence[str], language: str) -> Table:
        """Ask the service for a table of points from 0 to 10."""
        import httpx  # noqa: PLC0415 - an optional extra

        headers = {"Authorization": f"Bearer {self.key}"} if self.key else {}
        asked, data, deadline = self.question(clues, words, language), b"", monotonic() + self.seconds
        with (
            httpx.Client(timeout=self.seconds, headers=headers) as client,
            client.stream("POST", f"{self.url}/chat/completions", json=asked) as answer,
        ):
            answer.raise_for_status()
            for part in answer.iter_bytes():
                data += part
                if len(data) > LIMIT or monotonic() > deadline:
                    raise TimeoutError("too long an answer")
        text = msgspec.json.decode(data)["choices"][0]["message"]["content"]
        return msgspec.json.decode(text[text.index("[[") : text.rindex("]]") + 2], type=Table)

    def question(self, clues: Sequence[str], words: Sequence[str], language: str) -> dict[str, Any]:
        """Return what is sent: the clues on the table and the player's own keywords, nothing else."""
        told = msgspec.json.encode({"language": language, "clues": clues, "keywords": words}).decode()
        asked = (
            "A player of a word game gave clues, each for another of these keywords. For every clue in order "
            "rate every keyword in order from 0 (no connection) to 10 (surely meant). Answer with a JSON "
            "list of lists of numbers and nothing else."
        )
        return {
            "model": self.model,
            "temperature": 0,
            "messages": [{"role": "system", "content": asked}, {"role": "user", "content": told}],
        }


class SentenceModel:
    """Universal Sentence Encoder Multilingual, an ONNX file, on this machine: English and French."""

    def __init__(self, file: str) -> None:
        onnxruntime = import_module("onnxruntime")
        options = onnxruntime.SessionOptions()
        options.register_custom_ops_library(import_module("onnxruntime_extensions").get_library_path())
        options.intra_op_num_threads = 1
        self.session = onnxruntime.InferenceSession(file, options, providers=["CPUExecutionProvider"])

    def encode(self, texts: Sequence[str]) -> Any:
        """Return a vector of length 1 for each text."""
        import numpy as np  # noqa: PLC0415

        rows = self.session.run(None, {"inputs": [text.lower() for text in texts]})[0]
        return rows / np.linalg.norm(rows, axis=1, keepdims=True)

    def table(self, clues: Sequence[str], words: Sequence[str], language: str) -> Table:
        """Return how near each clue is to each word; of Bulgarian the model knows too little."""
        if language == "bg":
            raise LookupError("the model does not read Bulgarian")
        rows: Table = (self.encode(clues) @ self.encode(words).T).tolist()
        return rows


def patience(text: str) -> float:
    """Return how many seconds a service has to answer; what is no such number is logged."""
    try:
        seconds = float(text or PATIENCE)
    except ValueError:
        seconds = -1.0
    if not 0 < seconds <= LONGEST_PATIENCE:
        log.warning("KASTELLAN_WORDS_TIMEOUT: %r is not a number of seconds up to %d", text, LONGEST_PATIENCE)
        return PATIENCE
    return seconds


def build(settings: Mapping[str, str]) -> tuple[Scorer, ...]:
    """Return the scorers that are set; one that cannot be built is left out and logged."""
    found: list[Scorer] = []
    if url := settings.get("KASTELLAN_WORDS_ENDPOINT"):
        seconds = patience(settings.get("KASTELLAN_WORDS_TIMEOUT", ""))
        model, key = settings.get("KASTELLAN_WORDS_MODEL", "default"), settings.get("KASTELLAN_WORDS_KEY", "")
        found.append(Endpoint(url, model, key, seconds))
    if file := settings.get("KASTELLAN_WORDS_ONNX"):
        try:
            found.append(SentenceModel(file))
        except Exception as error:  # noqa: BLE001 - whatever a runtime raises, the game goes on
            log.warning("word model left out: %s", type(error).__name__)
    return tuple(found)


@lru_cache(maxsize=1)
def configured() -> tuple[Scorer, ...]:
    """Return the scorers that the environment names, built once in each process."""
    return build(environ)


def opinions(
    scorers: Sequence[Scorer], clues: Sequence[str], words: Sequence[str], language: str
) -> list[list[float]]:
    """Return what the scorers add to each clue's row, zeros where there is no opinion."""
    total = [[0.0] * len(words) for _ in clues]
    spoken = [at for at, clue in enumerate(clues) if clue]
    for scorer in scorers if spoken else ():
        try:
            table = checked(
                scorer.table([clues[at] for at in spoken], words, language), len(spoken), len(words)
            )
        except Exception as error:  # noqa: BLE001 - a service may fail in any way; the game goes on
            log.warning("no opinion on clues from %s: %s", type(scorer).__name__, type(error).__name__)
            continue
        for at, row in zip(spoken, table, strict=True):
            total[at] = [one + WEIGHT * more for one, more in zip(total[at], row, strict=True)]
    return total


def checked(table: Table, clues: int, words: int) -> Table:
    """Return each row in spreads from its mean; refuse a table of another shape or without real numbers."""
    if len(table) != clues or any(len(row) != words for row in table):
        raise ValueError("a table of another shape")
    if not all(abs(one) < float("inf") for row in table for one in row):
        raise ValueError("a table with numbers that are none")
    return [[(one - fmean(row)) / (pstdev(row) or 1.0) for one in row] for row in table]
