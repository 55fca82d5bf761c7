"""What a language still lacks: texts, rulebooks, lessons, and names of the house's content."""

from collections.abc import Iterator
from importlib.resources import files
from typing import Any

from kastellan.games import GAMES
from kastellan.locale import ENGLISH, LANGUAGES, written
from kastellan.tables.lessons import folder_of, taught
from kastellan.tables.shelf import content_of


def lacking(language: str) -> dict[str, list[str]]:
    """Return what readers of a language are shown in English, by the file that would have to hold it."""
    found: dict[str, list[str]] = {}
    for key, file in written(ENGLISH).items():
        if key not in written(language):
            found.setdefault(f"locale/{language}/{file}", []).append(key)
    for place in (*missing_rulebooks(language), *missing_lessons(language)):
        found[place] = ["the whole file"]
    for slug, game in GAMES.items():
        if names := list(unnamed(content_of(game).shown(), language, "$")):
            found[f"games/{slug}/content"] = names
    return found


def missing_rulebooks(language: str) -> Iterator[str]:
    """Yield the rulebooks that are not written in a language."""
    for folder in ("core", *(f"games/{slug}" for slug in GAMES)):
        place = f"{folder}/rulebook/{language}.md"
        if not files("kastellan").joinpath(place).is_file():
            yield place


def missing_lessons(language: str) -> Iterator[str]:
    """Yield the lessons that each language writes for itself, and this one has not."""
    for slug in taught():
        names = {file.name for file in folder_of(slug).iterdir()}
        for name in sorted(names):
            own = name.replace(f".{ENGLISH}.toml", f".{language}.toml")
            if name.endswith(f".{ENGLISH}.toml") and own not in names:
                yield f"games/{slug}/lessons/{own}"


def unnamed(shown: Any, language: str, place: str) -> Iterator[str]:
    """Yield where something has names, but none in this language."""
    if isinstance(shown, list | tuple):
        for at, one in enumerate(shown):
            yield from unnamed(one, language, f"{place}[{at}]")
    elif isinstance(shown, dict):
        if isinstance(shown.get(ENGLISH), str) and not shown.keys().isdisjoint(LANGUAGES):
            if not shown.get(language):
                yield f"{place}: {shown[ENGLISH]}"
            return
        for name, one in shown.items():
            yield from unnamed(one, language, f"{place}.{name}")
