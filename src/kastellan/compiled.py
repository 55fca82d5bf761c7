"""Compiled modules that were built behind the back of an earlier start, used where they fit the sources.

``packaging/compile.py`` builds them once and keeps them in the environment, in a folder named after a
digest of the sources.  Who has edited a source gets another digest and runs interpreted until the next build:
nothing stale is ever used.  This file imports the standard library alone, and so does who reads it to build.
"""

import os
import sys
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
SOURCES = ("bots", "core", "games")
"""The packages that compiled files import."""

HOT = (
    "bots/chances.py",
    "bots/search.py",
    "bots/utility.py",
    "core/chance.py",
    "core/masks.py",
    "core/odds.py",
    "core/playout.py",
    "games/kreta/bot.py",
    "games/kreta/content/island.py",
    "games/kreta/ordering.py",
    "games/kreta/worth.py",
    "games/krysis/bot.py",
    "games/krysis/content/mine.py",
    "games/krysis/imagine.py",
    "games/krysis/known.py",
    "games/krysis/ordering.py",
    "games/krysis/plans.py",
    "games/krysis/shelves.py",
    "games/krysis/worth.py",
    "games/*/ready.py",
    "games/*/state.py",
    "games/*/steps.py",
    "games/*/steps/*.py",
    "games/*/play.py",
    "games/*/playout.py",
)
"""The files that are compiled: rules, and all that a computer player thinks with."""

HOME = Path(os.environ.get("KASTELLAN_COMPILED", Path(sys.prefix) / "kastellan-compiled"))


def digest_of(package: Path) -> str:
    """Return what stands for the sources of a package, this list of files, and the interpreter."""
    digest = sha256(repr((sys.version, sys.platform)).encode())
    files = [file for name in SOURCES for file in (package / name).rglob("*.py")]
    for file in [package / "compiled.py", *sorted(files)]:
        digest.update(f"{file.relative_to(package).as_posix()} ".encode() + file.read_bytes())
    return digest.hexdigest()[:24]


@cache
def folder() -> Path:
    """Return where the compiled form of these sources is kept, once it is built."""
    return HOME / digest_of(PACKAGE)


def is_built() -> bool:
    """Return whether there is something to use: nothing where it is switched off, or no files can be."""
    return os.environ.get("KASTELLAN_COMPILE", "1") != "0" and HOME.is_dir() and folder().is_dir()


class Finder:
    """Finds the compiled modules in their folder, before the sources are found."""

    def __init__(self, place: Path) -> None:
        self._files: dict[str, Path] = {}
        for file in place.rglob("*"):
            for suffix in EXTENSION_SUFFIXES:
                if file.name.endswith(suffix):
                    name = file.relative_to(place).as_posix().removesuffix(suffix)
                    self._files.setdefault(name.replace("/", "."), file)

    def find_spec(
        self, name: str, _path: Sequence[str] | None = None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return how to load a compiled module, if it is one."""
        file = self._files.get(name)
        return None if file is None else spec_from_file_location(name, file)


def use() -> None:
    """Let imports from now on find compiled modules, if there are any that fit."""
    if sys.platform != "emscripten" and is_built():
        sys.meta_path.insert(0, Finder(folder()))


def form() -> str:
    """Return in which form this process runs."""
    from kastellan.bots import search  # noqa: PLC0415 - whoever reads this file to build imports nothing

    return "interpreted" if str(search.__file__).endswith(".py") else "compiled"
