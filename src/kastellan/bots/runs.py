"""The games of an arena kept in a directory: an interrupted arena goes on where it stopped."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from kastellan.bots.matches import Played
from kastellan.core.knowledge import Budget
from kastellan.core.refusal import BadInput, must

if sys.platform != "win32":
    import fcntl

FORMAT = 1
SETTINGS, GAMES = "run.json", "games.jsonl"
KEPT = "name a directory that `kastellan arena --keep` wrote"


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
        return msgspec.structs.replace(played, log=None)


@contextmanager
def keeping(directory: Path, settings: Settings) -> Iterator[Run]:
    """Keep games in a directory; one that holds games of other settings is refused."""
    with _opened(directory) as file:
        found = {one.number: msgspec.structs.replace(one, log=None) for _, one in finished(directory)}
        if found:
            _compare(directory, settings)
        else:
            (directory / SETTINGS).write_bytes(msgspec.json.format(msgspec.json.encode(settings)))
        if file.tell() and not _ends_with_a_line(file):
            file.write(b"\n")
        yield Run(found, file)


def _opened(directory: Path) -> BinaryIO:
    """Open the file of games for this process alone; every game is written at once, without a buffer."""
    try:
        directory.mkdir(parents=True, exist_ok=True)
        file = (directory / GAMES).open("a+b", buffering=0)
    except OSError as error:
        raise BadInput(f"--keep {directory}", f"cannot be written: {error.strerror}") from None
    if sys.platform != "win32":
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.close()
            reason = "another process is playing these games; wait for it or name another directory"
            raise BadInput(f"--keep {directory}", reason) from None
    return file


def _ends_with_a_line(file: BinaryIO) -> bool:
    file.seek(-1, 2)
    return file.read(1) == b"\n"


def _compare(directory: Path, settings: Settings) -> None:
    """Refuse to mix games of different settings."""
    there, here = (
        msgspec.json.decode(msgspec.json.encode(one)) for one in (read_settings(directory), settings)
    )
    other = [name for name in here if there[name] != here[name]]
    differences = ", ".join(f"{name} {there[name]} instead of {here[name]}" for name in other)
    remedy = "name another directory, or ask for the same again"
    must(not other, f"--keep {directory}", f"holds games with {differences}; {remedy}")


def read_settings(directory: Path) -> Settings:
    """Return how the games in a directory were played."""
    file = directory / SETTINGS
    try:
        return msgspec.json.decode(file.read_bytes(), type=Settings)
    except OSError as error:
        raise BadInput(str(file), f"{error.strerror}; {KEPT}") from None
    except msgspec.DecodeError as error:
        raise BadInput(str(file), f"{error}; {KEPT}") from None


def finished(directory: Path) -> Iterator[tuple[int, Played]]:
    """Yield the finished games in the order in which they ended, each after its place in the file.

    A line that was being written when the process was killed is no finished game.
    """
    seen: set[int] = set()
    place = 0
    with (directory / GAMES).open("rb") as file:
        for line in file:
            played = _read(line)
            if played is not None and played.number not in seen:
                seen.add(played.number)
                yield place, played
            place += len(line)


def read_at(directory: Path, places: Iterable[int]) -> Iterator[Played]:
    """Yield the finished games at some places of the file."""
    with (directory / GAMES).open("rb") as file:
        for place in places:
            file.seek(place)
            yield msgspec.json.decode(file.readline(), type=Played)


def _read(line: bytes) -> Played | None:
    try:
        return msgspec.json.decode(line, type=Played)
    except msgspec.DecodeError:
        return None
