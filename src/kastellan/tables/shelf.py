"""The games of the house with their content and rulebooks, each loaded once, and contents from files."""

from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from kastellan.games import GAMES
from kastellan.locale import ENGLISH, Namer
from kastellan.tables.recent import AnyGame

RECENT = 32
"""Files of which the checked content is kept at hand; tables keep theirs as long as they are awake."""


def content_of(game: AnyGame, file: bytes | None = None) -> Any:
    """Return the content of a file, checked, or without one the house content of a game."""
    return house_of(game) if file is None else _loaded(game, file)


@cache
def house_of(game: AnyGame) -> Any:
    """Return the house content of a game."""
    return game.load(None)


@lru_cache(maxsize=RECENT)
def _loaded(game: AnyGame, file: bytes) -> Any:
    return game.load(file)


def namer_of(rule: str) -> Namer | None:
    """Return who names the things that a rule speaks of: the content of its game."""
    for game in GAMES.values():
        if rule in set(game.rules):
            namer: Namer = content_of(game).name
            return namer
    return None


def rulebook_of(game: AnyGame, language: str) -> str | None:
    """Return the rules of a game as Markdown, in this language or else in English, if they are written."""
    package = game.rules.__module__.rpartition(".")[0]
    for one in (language, ENGLISH):
        try:
            return files(package).joinpath("rulebook", f"{one}.md").read_text(encoding="utf-8")
        except (FileNotFoundError, ModuleNotFoundError, ValueError, TypeError):
            continue
    return None
