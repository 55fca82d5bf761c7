"""What several commands share: kinds of arguments, files that are read, options that are chosen."""

import json
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console

from kastellan import BadInput, Log
from kastellan.core.refusal import TableRule, must
from kastellan.games import GAMES
from kastellan.locale import LANGUAGES
from kastellan.table import read_options

console = Console()

GameName = Annotated[str, typer.Argument(metavar="GAME", help="One of " + ", ".join(GAMES) + ".")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for machines.")]
Language = Annotated[str, typer.Option("--lang", help=f"One of {', '.join(LANGUAGES)}.")]


def must_speak(lang: str) -> None:
    """Refuse a language that there is no text in."""
    must(lang in LANGUAGES, f"--lang {lang}", f"languages are {', '.join(LANGUAGES)}")


def chosen_options(game: Any, pairs: list[str]) -> dict[str, Any]:
    """Return ``name=value`` pairs as options; values are JSON, or else text."""
    options: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadInput(f"--option {pair}", "is written name=value")
        try:
            options[name] = json.loads(value)
        except json.JSONDecodeError:
            options[name] = value
    read_options(game, options)
    return options


def read_bytes(file: Path) -> bytes:
    """Return a file's content, or say that it cannot be read."""
    try:
        return file.read_bytes()
    except OSError as error:
        raise BadInput(str(file), error.strerror or "cannot be read") from None


def read_log(data: bytes, file: Path) -> Log:
    """Return the log in a file; the server's export holds it under ``log``."""
    try:
        raw = msgspec.json.decode(data)
        return msgspec.convert(raw["log"] if isinstance(raw, dict) and "log" in raw else raw, Log)
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        raise BadInput(str(file), f"is not a log of a game: {error}", TableRule.FOREIGN) from None


def need(package: str, place: str) -> None:
    """Say how to get an optional package that is not there."""
    must(find_spec(package), place, f"needs {package}; install it with: pip install 'kastellan[ray]'")
