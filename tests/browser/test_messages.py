"""What the client says exists in all three languages, and its types are those of the Python structs."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Junk, Message

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web/src"
LOCALE = ROOT / "src/kastellan/locale"
LANGUAGES = ("en", "fr", "bg")
KEY = re.compile(r"""["'`]((?:client|seat|table|[a-z]+-ui)-[a-z0-9_-]*)(\$\{)?""")


def catalogue(language: str) -> set[str]:
    """Return all keys of a language; a broken entry fails."""
    keys: set[str] = set()
    for file in sorted((LOCALE / language).glob("*.ftl")):
        for entry in parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, Junk), f"{file}: {entry.content}"
            if isinstance(entry, Message):
                assert entry.id.name not in keys, f"{file}: {entry.id.name} twice"
                keys.add(entry.id.name)
    return keys


def spoken() -> set[tuple[str, bool]]:
    """Return every message key in the client's sources, and whether it is only the beginning of one."""
    files = [
        file for file in WEB.rglob("*") if file.suffix in {".ts", ".svelte"} and ".spec." not in file.name
    ]
    return {
        (key, bool(open_ended) or key.endswith("-"))
        for file in files
        for key, open_ended in KEY.findall(file.read_text(encoding="utf-8"))
        if not key.startswith(("table-t", "seat-s"))
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_the_client_exists(language: str) -> None:
    keys = catalogue(language)
    wanted = {
        (key, partly)
        for key, partly in spoken()
        if key.startswith("client-") or "-ui-" in key or key == "seat-unnamed"
    }
    missing = {
        key
        for key, partly in wanted
        if not (any(one.startswith(key) for one in keys) if partly else key in keys)
    }
    assert not missing


@pytest.mark.parametrize("language", ["fr", "bg"])
def test_languages_have_the_same_keys(language: str) -> None:
    mine = {key for key in catalogue(language) if key.startswith("client-") or "-ui-" in key}
    english = {key for key in catalogue("en") if key.startswith("client-") or "-ui-" in key}
    assert mine == english


def test_generated_types_are_fresh() -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "web/scripts/write_types.py", "--check"],
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr


def test_the_lock_file_names_no_registry() -> None:
    assert '"resolved"' not in (ROOT / "web/package-lock.json").read_text()
