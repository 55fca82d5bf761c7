"""Content that a game is played with: a file of its own, or the house data."""

from collections.abc import Mapping
from hashlib import sha256
from importlib.resources import files
from typing import TypeVar

import msgspec

from kastellan.core.refusal import BadInput, must

F = TypeVar("F")

Names = dict[str, str]
"""A name in each language."""

LANGUAGES = ("en", "fr", "bg")


def house_data(package: str, name: str) -> bytes:
    """Return a file of the house data, which lies beside a game's code."""
    return files(package).joinpath(name).read_bytes()


def read_file(data: bytes, kind: type[F], called: str) -> tuple[F, str]:
    """Return what a file's bytes hold, and their digest; refuse what is no such file."""
    try:
        return msgspec.json.decode(data, type=kind), sha256(data).hexdigest()
    except msgspec.DecodeError as error:
        raise BadInput(f"{called} file", str(error)) from None


def check_names(names: Mapping[str, str], place: str, who: str = "") -> None:
    """Refuse a thing without a name in each language."""
    missing = [language for language in LANGUAGES if not names.get(language)]
    must(not missing, place, f"{f'{who} has ' if who else ''}no name in {', '.join(missing)}")
