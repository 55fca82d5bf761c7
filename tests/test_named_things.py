"""What the documents name is there: extras, commands, targets, settings, files and links."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
import typer
from typer.main import get_command

from kastellan.cli import app

ROOT = Path(__file__).parents[1]
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *(page for page in sorted((ROOT / "docs").rglob("*.md")) if page.name != "index.md"),
]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
TARGETS = set(
    re.findall(r"^([a-z]+)(?= .*:|:)", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
)
SOURCES = "\n".join(file.read_text(encoding="utf-8") for file in (ROOT / "src").rglob("*.py"))
PLACES = ("src/", "tests/", "docs/", "bench/", "examples/", "packaging/", "web/src/", "web/scripts/")


def commands(group: typer.core.TyperGroup, before: str = "") -> Iterator[str]:
    """Yield all commands of the command line, with their words."""
    for name, one in group.commands.items():
        yield f"{before}{name}"
        if hasattr(one, "commands"):
            yield from commands(one, f"{before}{name} ")


COMMANDS = set(commands(get_command(app)))


def code(page: Path) -> list[str]:
    """Return what stands as code in a page: between backticks and on lines of blocks."""
    text = page.read_text(encoding="utf-8")
    blocks = re.findall(r"^```\w*\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    lines = [line.removeprefix("$ ") for block in blocks for line in block.splitlines()]
    return [*lines, *re.findall(r"`([^`\n]+)`", text)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_what_a_page_names_exists(page: Path) -> None:
    missing: list[str] = []
    for one in code(page):
        missing += [
            f"extra {extra}"
            for extra in re.findall(r"\bkastellan\[(\w+)\]", one)
            if extra not in PROJECT["optional-dependencies"]
        ]
        missing += [f"make {word}" for word in re.findall(r"^make ([a-z]+)", one) if word not in TARGETS]
        missing += [
            f"kastellan {words}"
            for words in re.findall(r"^kastellan ((?:[a-z]+ ?)+)", one)
            if not any(words == known or words.startswith(f"{known} ") for known in COMMANDS)
        ]
        missing += [word for word in re.findall(r"\bKASTELLAN_[A-Z_]+\b", one) if not known_setting(word)]
        if re.fullmatch(r"[\w./-]+", one) and one.startswith(PLACES) and not (ROOT / one).exists():
            missing.append(one)
    assert missing == []


def known_setting(name: str) -> bool:
    """Return whether a setting is read by the server, or by what builds and starts it."""
    field = name.removeprefix("KASTELLAN_").lower()
    built = (ROOT / "setup.py").read_text() + (ROOT / "src/kastellan/compiled.py").read_text()
    return (
        name in built or name in SOURCES or re.search(rf"^    {field}: ", SOURCES, re.MULTILINE) is not None
    )


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    text = re.sub(r"`[^`\n]+`", "", page.read_text(encoding="utf-8"))
    links = [link for link in re.findall(r"\]\(([^)\s]+)", text) if not link.startswith(("http", "#"))]
    assert [link for link in links if not (page.parent / link.partition("#")[0]).exists()] == []
