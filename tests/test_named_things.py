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


GUIDES = [ROOT / "CONTRIBUTING.md", ROOT / "docs/first-read.md", ROOT / "docs/one-move.md"]
"""The pages by which somebody finds their way in the code: they name files by their last part."""

TREES = [ROOT / name for name in ("src", "tests", "docs", "bench", "packaging", "web/src", "web/scripts")]
FILES = [
    f"/{file.relative_to(ROOT).as_posix()}"
    for file in [*ROOT.iterdir(), *TREES, *(file for tree in TREES for file in tree.rglob("*"))]
]
CLIENT = "\n".join(
    one.read_text(encoding="utf-8")
    for one in (ROOT / "web/src").rglob("*")
    if one.suffix in {".ts", ".svelte"}
)


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


@pytest.mark.parametrize("page", GUIDES, ids=lambda page: str(page.relative_to(ROOT)))
def test_a_guide_names_files_that_are_there(page: Path) -> None:
    names = {
        name for one in code(page) for name in re.findall(r"[\w./<>{},-]+\.(?:py|md|ts|svelte|ftl)\b", one)
    }
    names |= {one for one in code(page) if re.fullmatch(r"[\w./<>-]+/", one)}
    assert len(names) > 3, "it names some"
    assert [name for name in sorted(names) if not is_there(name)] == []


def is_there(name: str) -> bool:
    """Return whether some file or folder ends like this: ``<game>`` is any, ``{en,fr}`` are all of these."""
    if choice := re.search(r"\{([^}]*)\}", name):
        return all(is_there(name.replace(choice[0], one)) for one in choice[1].split(","))
    form = re.compile("/" + re.sub(r"<[a-z]+>", r"[^/]+", name.strip("/").replace(".", r"\.")) + "$")
    return any(form.search(file) for file in FILES)


@pytest.mark.parametrize("page", GUIDES, ids=lambda page: str(page.relative_to(ROOT)))
def test_a_guide_names_functions_that_are_there(page: Path) -> None:
    """Such as ``Table.play``, ``game.refuse`` or ``diagrams()``: what stands last is defined somewhere."""
    text = page.read_text(encoding="utf-8")
    names = re.findall(r"`([A-Za-z_]+(?:\.[a-z_]+|\([\w, ]*\)))`", text)
    last = {name.partition("(")[0].rpartition(".")[2] for name in names if not is_there(name)}
    gone = [name for name in sorted(last) if not is_defined(name)]
    assert gone == []


def is_defined(name: str) -> bool:
    """Return whether a function, a method or a field is called so, in the engine, the client or the tests."""
    tests = "\n".join(file.read_text(encoding="utf-8") for file in (ROOT / "tests/games").rglob("*.py"))
    form = rf"^\s*(?:async )?(?:def |class )?{name}(?:\(|:| =|\b.*=>)|\b(?:function|const|let) {name}\b"
    return any(re.search(form, text, re.MULTILINE) for text in (SOURCES, CLIENT, tests))


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
