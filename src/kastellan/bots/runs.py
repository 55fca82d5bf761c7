"""The games of an arena kept in a directory: an interrupted arena goes on where it stopped."""

import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any, BinaryIO, TypeVar

import msgspec

from kastellan.bots.matches import Played
from kastellan.core.knowledge import Budget
from kastellan.core.refusal import BadInput, must

if sys.platform != "win32":
    import fcntl

FORMAT = 1
SETTINGS, KEPT = "run.json", "games.jsonl"

T = TypeVar("T", bound=msgspec.Struct)


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All that decides how the games of an arena go, except how many there are.

    ``kastellan`` is the version of the players, ``rules`` and ``content`` are that of the game.
    """

    format: int = FORMAT
    kastellan: str
    game: str
    rules: int
    content: str
    seats: int
    bots: tuple[str, ...]
    options: dict[str, Any]
    seed: int
    budgets: dict[str, Budget]

    @property
    def name(self) -> str:
        """Return a short name that no other settings have."""
        return f"{self.game}-{sha256(msgspec.json.encode(self, order='sorted')).hexdigest()[:12]}"


class Run:
    """An arena that is being kept: the games found, and a place for those that follow."""

    def __init__(self, found: dict[int, Played], file: BinaryIO) -> None:
        self.found, self._file = found, file

    def keep(self, played: Played) -> Played:
        """Write down a finished game; return it without its log, which need not stay in memory."""
        self._file.write(msgspec.json.encode(played) + b"\n")
        self._file.flush()
        return msgspec.structs.replace(played, log=None)


@contextmanager
def keeping(directory: Path, settings: Settings) -> Iterator[Run]:
    """Keep games in a directory; one that holds games of other settings is refused."""
    with _opened(directory) as file:
        found = {one.number: msgspec.structs.replace(one, log=None) for _, one in finished(file)}
        if found:
            refuse_to_mix(f"--keep {directory}", read_settings(directory), settings)
        else:
            write_struct(directory / SETTINGS, settings)
        if file.tell() and not _ends_with_a_line(file):
            file.write(b"\n")
        yield Run(found, file)


def _opened(directory: Path) -> BinaryIO:
    """Open the file of games for this process alone.

    The lock ends with the process, or when the process closes the file anywhere else.
    """
    place = f"--keep {directory}"
    try:
        directory.mkdir(parents=True, exist_ok=True)
        file = (directory / KEPT).open("a+b")
    except OSError as error:
        raise BadInput(place, f"cannot be written: {error.strerror}") from None
    if sys.platform != "win32":
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.close()
            remedy = "wait until it ends, or name another directory"
            raise BadInput(place, f"another process is playing these games; {remedy}") from None
    return file


def _ends_with_a_line(file: BinaryIO) -> bool:
    file.seek(-1, os.SEEK_END)
    return file.read(1) == b"\n"


def refuse_to_mix(place: str, there: msgspec.Struct, here: msgspec.Struct) -> None:
    """Refuse to add to what was made by other settings; name those that differ."""
    old, new = (dict(_leaves(msgspec.to_builtins(one))) for one in (there, here))
    other = [name for name in old | new if old.get(name) != new.get(name)]
    differences = ", ".join(f"{name} {old.get(name)} instead of {new.get(name)}" for name in other)
    remedy = "name another directory, or ask for the same again"
    must(not other, place, f"was made with {differences}; {remedy}")


def _leaves(data: dict[str, Any], above: str = "") -> Iterator[tuple[str, Any]]:
    """Yield the single values of nested settings with their dotted names."""
    for name, value in data.items():
        if isinstance(value, dict):
            yield from _leaves(value, f"{above}{name}.")
        else:
            yield f"{above}{name}", list(value) if isinstance(value, tuple) else value


def read_settings(directory: Path) -> Settings:
    """Return how the games in a directory were played."""
    return read_struct(directory / SETTINGS, Settings, "name a directory that `kastellan arena --keep` wrote")


def read_struct(file: Path, kind: type[T], remedy: str) -> T:
    """Return what a file of settings says."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=kind)
    except OSError as error:
        raise BadInput(str(file), f"{error.strerror}; {remedy}") from None
    except msgspec.DecodeError as error:
        raise BadInput(str(file), f"{error}; {remedy}") from None


def write_struct(file: Path, struct: msgspec.Struct) -> None:
    """Write settings for people and programs to read."""
    file.write_bytes(msgspec.json.format(msgspec.json.encode(struct)) + b"\n")


def finished(file: BinaryIO) -> Iterator[tuple[int, Played]]:
    """Yield the finished games in the order in which they ended, each after its place in the file.

    A line that was being written when the process was killed is no finished game.
    """
    seen: set[int] = set()
    place = file.seek(0)
    for line in file:
        played = _read(line)
        if played is not None and played.number not in seen:
            seen.add(played.number)
            yield place, played
        place += len(line)


def _read(line: bytes) -> Played | None:
    try:
        return msgspec.json.decode(line, type=Played)
    except msgspec.DecodeError:
        return None


def read_at(file: BinaryIO, places: Iterable[int]) -> Iterator[Played]:
    """Yield the finished games at some places of the file."""
    for place in places:
        file.seek(place)
        yield msgspec.json.decode(file.readline(), type=Played)
