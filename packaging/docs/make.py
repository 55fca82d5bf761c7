"""Write the documentation as a site: ``python packaging/docs/make.py FOLDER`` (``make docs``).

The pages of ``docs/``, the rulebooks in every language, the docstrings of what programs use, and the
messages of HTTP and socket are gathered into one tree of sources, which Sphinx turns into pages.  A link
that leads nowhere is a failure.
"""

import json
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from sphinx.cmd.build import main as build

from kastellan.games import GAMES
from kastellan.locale import LANGUAGES
from kastellan.rulebook import HEADING, source
from kastellan.server.api_page import page
from kastellan.server.app import make_app
from kastellan.server.settings import Settings

ROOT = Path(__file__).resolve().parents[2]
BOOKS = ("table", *GAMES)
PICTURE = re.compile(r'!\[([^\]]*)\]\(([A-Z]+-E\d+) "([^"]*)"\)')
"""A diagram of a rulebook: the client draws it, here its words stand in its place."""
MODULES = {
    "library": ("A table in Python", ["kastellan", "kastellan.table"]),
    "contract": (
        "The contract of a game",
        [
            "kastellan.core.game",
            "kastellan.core.knowledge",
            "kastellan.core.chance",
            "kastellan.core.refusal",
        ],
    ),
    "players": (
        "Computer players",
        ["kastellan.bots.players", "kastellan.bots.matches", "kastellan.bots.arena"],
    ),
    "messages": (
        "The messages of a table",
        [
            "kastellan.tables.messages.socket",
            "kastellan.tables.messages.answers",
            "kastellan.tables.messages.requests",
        ],
    ),
}


def main() -> int:
    """Gather the sources, and build."""
    target = Path(sys.argv[1] if len(sys.argv) > 1 else "docs-site").resolve()
    with TemporaryDirectory() as folder:
        sources, kept = Path(folder) / "sources", Path(folder) / "kept"
        gather(sources)
        strict = ["-q", "-W", "--keep-going", "-d", str(kept), "-c", str(Path(__file__).parent)]
        if failed := build([*strict, str(sources), str(target)]):
            return failed
    write_schema(target)
    sys.stdout.write(f"The documentation is in {target}; begin with index.html.\n")
    return 0


def gather(sources: Path) -> None:
    """Write all sources of the site."""
    shutil.copytree(ROOT / "docs", sources)
    for page_of in (ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md"):
        shutil.copy(page_of, sources / page_of.name.lower())
    for game in BOOKS:
        for language in LANGUAGES:
            write(sources / f"rules/{game}-{language}.md", rulebook(game, language))
    for name, (title, modules) in MODULES.items():
        write(sources / f"reference/{name}.md", reference(title, modules))


def write_schema(target: Path) -> None:
    """Write what the server answers over HTTP, for people and for programs."""
    schema = make_app(Settings()).openapi_schema.to_schema()
    write(target / "openapi.json", json.dumps(schema, indent=1))
    write(target / "http-api.html", page(schema, "openapi.json"))


def write(file: Path, text: str) -> None:
    """Write a source, in a folder that may be new."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def rulebook(game: str, language: str) -> str:
    """Return a rulebook in which every paragraph can be linked to, and is where another names it."""
    text = source(game, language)
    known = {match[1] for match in HEADING.finditer(text)}

    def linked(match: re.Match[str]) -> str:
        return f"[{match[0]}](#{anchor(match[0], language)})" if match[0] in known else match[0]

    lines = []
    for line in PICTURE.sub(r"*\3* (\1)", text).splitlines():
        if heading := HEADING.match(line):
            lines += [f"({anchor(heading[1], language)})=", line]
        else:
            lines.append(re.sub(r"\b[A-Z]{3,5}-R?\d+\b", linked, line))
    return "\n".join(lines) + "\n"


def anchor(rule: str, language: str) -> str:
    """Return the name of a paragraph within the whole site."""
    return f"{rule.lower()}-{language}"


def reference(title: str, modules: list[str]) -> str:
    """Return a page of docstrings."""
    return "\n".join([f"# {title}", *documented(modules)])


def documented(modules: list[str]) -> Iterator[str]:
    """Yield a part of a page for each module."""
    for name in modules:
        yield f"\n## `{name}`\n\n```{{eval-rst}}\n.. automodule:: {name}\n```\n"


if __name__ == "__main__":
    raise SystemExit(main())
