"""The games of the house with their content and rulebooks, each loaded once."""

from functools import cache
from importlib.resources import files
from typing import Any

from kastellan.games import GAMES
from kastellan.locale import Namer
from kastellan.tables.recent import AnyGame


@cache
def content_of(game: AnyGame) -> Any:
    """Return the house content of a game."""
    return game.load(None)


def namer_of(rule: str) -> Namer | None:
    """Return who names the things that a rule speaks of: the content of its game."""
    for game in GAMES.values():
        if rule in set(game.rules):
            namer: Namer = content_of(game).name
            return namer
    return None


def rulebook_of(game: AnyGame, language: str) -> str | None:
    """Return the rules of a game as Markdown, if they are written in this language."""
    package = game.rules.__module__.rpartition(".")[0]
    try:
        return files(package).joinpath("rulebook", f"{language}.md").read_text(encoding="utf-8")
    except (FileNotFoundError, ModuleNotFoundError, ValueError, TypeError):
        return None
