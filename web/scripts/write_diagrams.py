"""Write what the rulebooks' diagrams are drawn from, or check that it is fresh (``--check``).

The positions are those that the tests play: ``tests/games/<game>/examples.py``.
"""
# ruff: noqa: INP001 - a script

import sys
from importlib import import_module
from pathlib import Path

import msgspec

from kastellan.games import GAMES

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))


def target(slug: str) -> Path:
    """Return the file of a game."""
    return ROOT / f"web/src/games/{slug}/examples.json"


def drawn(slug: str) -> bytes:
    """Return the drawn examples of a game as they are kept."""
    diagrams = import_module(f"tests.games.{slug}.examples").diagrams()
    return msgspec.json.format(msgspec.json.encode(diagrams), indent=-1) + b"\n"


def main() -> str | int:
    """Write all files, or tell which are stale."""
    texts = {target(slug): drawn(slug) for slug in GAMES}
    stale = [file for file, text in texts.items() if not file.exists() or file.read_bytes() != text]
    if "--check" in sys.argv[1:]:
        names = ", ".join(file.parent.name for file in stale)
        return f"stale diagrams: {names}; run: make types" if stale else 0
    for file in stale:
        file.write_bytes(texts[file])
    return 0


if __name__ == "__main__":
    sys.exit(main())
