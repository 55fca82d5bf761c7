"""The rulebooks: paragraphs by ID, in every language that has them, kept beside each game."""

import re
from functools import cache
from importlib.resources import files

import msgspec

HEADING = re.compile(r"### ([A-Z]+-[A-Z]?\d+) (.*)")
"""A paragraph begins with its ID: ``KRE-3`` is a rule, ``KRE-R3`` a ruling."""


class Paragraph(msgspec.Struct, frozen=True):
    """One rule or ruling in the rulebook; ``text`` is Markdown."""

    id: str
    title: str
    section: str
    text: str


def source(game: str, language: str) -> str:
    """Return the page of a game as Markdown, else in English; ``table`` is the page of every table."""
    pages = files("kastellan").joinpath("core" if game == "table" else f"games/{game}", "rulebook")
    page = pages.joinpath(f"{language}.md")
    return (page if page.is_file() else pages.joinpath("en.md")).read_text(encoding="utf-8")


@cache
def paragraphs(game: str, language: str) -> tuple[Paragraph, ...]:
    """Return the paragraphs of a game's rulebook in order."""
    found, section = [], ""
    for part in re.split(r"^(?=##+ )", source(game, language), flags=re.MULTILINE):
        heading, _, text = part.partition("\n")
        if heading.startswith("## "):
            section = heading[3:].strip()
        elif match := HEADING.match(heading):
            found.append(Paragraph(match[1], match[2].strip(), section, text.strip()))
    return tuple(found)


def ranges(game: str, language: str) -> str:
    """Return which paragraphs there are: ``KRE-1 to KRE-93, KRE-R1 to KRE-R27``."""
    kinds: dict[str, list[str]] = {}
    for one in paragraphs(game, language):
        kinds.setdefault(one.id.rstrip("0123456789"), []).append(one.id)
    return ", ".join(f"{ids[0]} to {ids[-1]}" for ids in kinds.values())
