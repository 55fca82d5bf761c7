"""Write which lessons there are, in their order and how many minutes each takes, for the client.

``--check`` only tells whether that is fresh.
"""
# ruff: noqa: INP001 - a script

import json
import sys
from pathlib import Path

from kastellan.locale import LANGUAGES
from kastellan.tables.lessons import lesson_names, lesson_of, taught

TARGET = Path(__file__).parents[1] / "src/learn/lessons.json"


def listed() -> str:
    """Return the lists as they are kept, one game a line."""
    lines = [f"  {json.dumps(slug)}: {json.dumps(lessons(slug))}" for slug in taught()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def lessons(slug: str) -> list[dict[str, str | int]]:
    """Return the lessons of a game with their minutes."""
    found = [lesson_of(slug, name, LANGUAGES[0]) for name in lesson_names(slug)]
    return [{"name": one.name, "minutes": one.minutes} for one in found]


def main() -> str | int:
    """Write the file, or tell that it is stale."""
    text = listed()
    if "--check" in sys.argv[1:]:
        fresh = TARGET.exists() and TARGET.read_text(encoding="utf-8") == text
        return 0 if fresh else f"{TARGET.name} is stale; run: make types"
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
