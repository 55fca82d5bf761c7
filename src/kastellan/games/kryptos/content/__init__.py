"""The colours of the 48 cards: house data that the owner of a printed copy can replace."""

from collections.abc import Iterator
from functools import partial
from typing import Any

import msgspec

from kastellan.core.content import (
    Check,
    Counted,
    Names,
    Proof,
    check_id,
    check_names,
    count,
    faults_in,
    house_data,
    named,
    read_file,
)
from kastellan.core.game import Line
from kastellan.core.refusal import BadInput, must

CARDS = 48
COLOURS = 4
EACH = CARDS // COLOURS
PREFIXES = (32, 36, 40, 44, 48)


class Colour(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the four colours: its names, its symbol and the numbers that have it."""

    id: str
    symbol: str
    name: Names
    numbers: tuple[int, ...]


class ColourFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file as it is written."""

    colours: tuple[Colour, ...]


class Colours:
    """Checked content: ``colour_of[number]`` is the place of its colour among ``colours``."""

    __slots__ = ("colour_of", "colours", "digest", "warnings")

    def __init__(self, colours: tuple[Colour, ...], digest: str) -> None:
        self.colours, self.digest = colours, digest
        self.colour_of = [0] * (CARDS + 1)
        for place, colour in enumerate(colours):
            for number in colour.numbers:
                self.colour_of[number] = place
        self.warnings = tuple(
            Line("content-colours-uneven", {"last": last})
            for last in PREFIXES
            if any(sum(n <= last for n in colour.numbers) != last // 4 for colour in colours)
        )

    def name(self, kind: str, key: str, language: str) -> str:
        """Return the name of a colour by its id or place."""
        for place, colour in enumerate(self.colours):
            if kind == "colour" and key in (colour.id, str(place)):
                return named(colour.name, language)
        raise KeyError(f"{kind} {key}")

    def shown(self) -> Any:
        """Return the whole file: colours are no secret."""
        return msgspec.to_builtins(ColourFile(self.colours))


def load(data: bytes | None) -> Colours:
    """Return checked colours, from a file's bytes or, for ``None``, the house data."""
    if data is None:
        data = house_data(__package__, "colours.json")
    file, digest = read_file(data, ColourFile, "colours")
    for one in checks(file.colours):
        one()
    return Colours(file.colours, digest)


def proofread(data: bytes) -> Proof:
    """Return all that is wrong with a file that somebody is making, and how many numbers each colour has."""
    try:
        file, digest = read_file(data, ColourFile, "colours")
    except BadInput as error:
        return Proof([error], [], (), "")
    faults = faults_in(checks(file.colours))
    warnings = () if faults else Colours(file.colours, digest).warnings
    return Proof(faults, [counted(place, one) for place, one in enumerate(file.colours)], warnings, digest)


def counted(place: int, colour: Colour) -> Counted:
    """Return how many numbers a colour has, and how many it is to have."""
    found = len(colour.numbers)
    line = Line("kryptos-count-numbers", {"found": found, "wanted": EACH})
    return Counted(f"$.colours[{place}]", found == EACH, line)


def checks(colours: tuple[Colour, ...]) -> Iterator[Check]:
    """Yield what colours must be: four of twelve numbers each, every number once (KRP-12)."""
    yield partial(count, colours, COLOURS, "$.colours", "colours", "KRP-12")
    owner: dict[int, str] = {}
    for place, colour in enumerate(colours):
        where = f"$.colours[{place}]"
        yield partial(check_names, colour.name, f"{where}.name")
        yield partial(check_id, colour.id, f"{where}.id")
        new, said = all(colour.id != one.id for one in colours[:place]), "two colours have the same id"
        yield partial(must, new, f"{where}.id", said, key="content-twice", value=colour.id[:40])
        yield partial(count, colour.numbers, EACH, f"{where}.numbers", f"{colour.id} cards", "KRP-12")
        for at, number in enumerate(colour.numbers):
            yield partial(_check_number, number, f"{where}.numbers[{at}]", owner.get(number))
            owner[number] = colour.id


def _check_number(number: int, place: str, taken: str | None) -> None:
    """Refuse what is no card, and a card that another colour has."""
    said = f"{number} is not a card; cards are 1 to {CARDS}"
    must(1 <= number <= CARDS, place, said, key="content-no-card", number=number, last=CARDS)
    said = f"{number} is already {taken}"
    must(taken is None, place, said, "KRP-12", "content-number-taken", number=number, other=f"{taken}"[:40])
