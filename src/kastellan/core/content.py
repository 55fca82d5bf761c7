"""Content that a game is played with: a file of its own, or the house data."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import sha256
from importlib.resources import files
from typing import Annotated, Literal, NamedTuple, TypeVar

import msgspec

from kastellan.core.game import Line
from kastellan.core.refusal import BadInput, must
from kastellan.core.unseen import certain

F = TypeVar("F")

Names = dict[str, Annotated[str, msgspec.Meta(max_length=40)]]
"""A name in each language."""

PLAIN = re.compile("[A-Za-z0-9][A-Za-z0-9_-]{0,29}")
"""How the things of a file are called in positions, logs and the names of drawings."""

REQUIRED = ("en", "fr", "bg")
"""The languages in which content has to name its things; in others it may, else the English name is said."""


def named(names: Mapping[str, str], language: str) -> str:
    """Return a name in a language, or in English where it has none in that."""
    return names.get(language) or names["en"]


def house_data(package: str, name: str) -> bytes:
    """Return a file of the house data, which lies beside a game's code."""
    return files(package).joinpath(name).read_bytes()


def read_file(data: bytes, kind: type[F], called: str) -> tuple[F, str]:
    """Return what a file's bytes hold, and their digest; refuse what is no such file."""
    try:
        return msgspec.json.decode(data, type=kind), sha256(data).hexdigest()
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadInput(f"{called} file", str(error)) from None


def count(things: Sequence[object], number: int, place: str, what: str, rule: str) -> None:
    """Refuse a wrong number of things."""
    found = len(things)
    must(
        found == number,
        place,
        f"{found} {what}; the game has {number}",
        rule,
        "content-count",
        found=found,
        wanted=number,
    )


def check_names(names: Mapping[str, str], place: str, who: str = "") -> None:
    """Refuse a thing without a name in each language that wants one, or with one that no board can show."""
    missing = [language for language in REQUIRED if not names.get(language, "").strip()]
    said = f"{f'{who} has ' if who else ''}no name in {', '.join(missing)}"
    must(not missing, place, said, key="content-name-missing", languages=tuple(missing))
    for language, name in names.items():
        must(
            certain(name) == name and name.isprintable(),
            f"{place}.{language}",
            "holds signs that nobody sees",
            key="content-name-signs",
        )


def check_id(value: str, place: str) -> None:
    """Refuse what a thing cannot be known by in a position or a drawing's name."""
    fine = PLAIN.fullmatch(value)
    must(fine, place, f"{value[:40]!r} is no plain name", key="content-id", value=value[:40])


# Content as somebody makes it: all that is wrong with it, not only what is found first.

Check = Callable[[], None]
"""One thing that a file must hold; raises ``BadInput``."""

MOST_FAULTS = 50


class Counted(msgspec.Struct, frozen=True):
    """How many things of a kind a file has, where the rules want a number: whether it is ``fine``."""

    place: str
    fine: bool
    line: Line


class Proof(NamedTuple):
    """What is wrong with a file, nothing for one that can be played with, and what is counted in it."""

    faults: list[BadInput]
    counts: list[Counted]
    warnings: tuple[Line, ...]
    digest: str


def faults_in(checks: Iterable[Check]) -> list[BadInput]:
    """Return what checks find, each for itself, as far as anybody reads on."""
    found = []
    for check in checks:
        try:
            check()
        except BadInput as error:
            found.append(error)
        if len(found) == MOST_FAULTS:
            break
    return found


# Content as somebody types it, line by line.


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of a list: what was typed, and the roots that somebody has given for it, if any."""

    text: Annotated[str, msgspec.Meta(max_length=100)]
    roots: (
        Annotated[tuple[Annotated[str, msgspec.Meta(max_length=40)], ...], msgspec.Meta(max_length=12)] | None
    ) = None


class Draft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A list as somebody types it, and its language: one of ours, or ``other``."""

    language: Literal["en", "fr", "bg", "other"]
    entries: Annotated[tuple[Entry, ...], msgspec.Meta(max_length=2000)]


class DraftLine(msgspec.Struct, frozen=True):
    """A line once it is checked: as it would be played, with a note, or to be mended.

    ``mended`` is how it could be written, where that is certain.  Roots that were ``derived`` follow from a
    rule: nobody has looked at them.
    """

    text: str
    state: Literal["fine", "note", "mend"]
    remark: Line | None
    letters: int = 0
    roots: tuple[str, ...] = ()
    derived: bool = False
    mended: str = ""


class Drafted(msgspec.Struct, frozen=True):
    """What comes of a draft: its lines, and either why it makes no content yet, or the ``file``.

    ``remarks`` are about the whole; ``known`` tells of how many lines computer players know something.
    """

    lines: list[DraftLine]
    problem: Line | None
    file: str = ""
    remarks: list[Line] = []
    known: int = 0
