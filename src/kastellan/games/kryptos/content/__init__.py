"""The colours of the 48 cards: house data that the owner of a printed copy can replace."""

from typing import Any

import msgspec

from kastellan.core.content import Names, check_names, count, house_data, named, read_file
from kastellan.core.game import Line
from kastellan.core.refusal import must

CARDS = 48
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
    _check(file.colours)
    return Colours(file.colours, digest)


def _check(colours: tuple[Colour, ...]) -> None:
    """Refuse colours that are not four of twelve numbers each, every number once (KRP-12)."""
    count(colours, 4, "$.colours", "colours", "KRP-12")
    owner: dict[int, str] = {}
    for place, colour in enumerate(colours):
        where = f"$.colours[{place}]"
        check_names(colour.name, f"{where}.name")
        count(colour.numbers, 12, f"{where}.numbers", f"{colour.id} cards", "KRP-12")
        for at, number in enumerate(colour.numbers):
            spot, taken = f"{where}.numbers[{at}]", owner.get(number)
            said = f"{number} is not a card; cards are 1 to {CARDS}"
            must(1 <= number <= CARDS, spot, said, key="content-no-card", number=number, last=CARDS)
            said = f"{number} is already {taken}"
            must(taken is None, spot, said, "KRP-12", "content-number-taken", number=number, other=f"{taken}")
            owner[number] = colour.id
