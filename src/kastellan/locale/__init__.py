"""Messages in three languages: one Fluent catalogue for Python and for the browser."""

import re
from collections.abc import Callable, Mapping
from decimal import Decimal
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone

LANGUAGES = ("en", "fr", "bg")
LARGEST = 10**18
"""The largest number that is written out; no rule speaks of one, but somebody may send one."""

Namer = Callable[[str, str, str], str]
"""Names a thing of the content: ``namer(kind, key, language)``."""

ELIDING = re.compile(r"h?[eéèêëiî]|[aàâäoôöœuùûü]|y[^aeiou]", re.IGNORECASE)
"""How a name begins before which French elides: « d’Athéna », « d’Hermès », but « de Yannis »."""


def say(
    language: str, key: str, facts: Mapping[str, Any], seats: tuple[str, ...] = (), namer: Namer | None = None
) -> str:
    """Return the message ``key`` as a sentence in ``language``.

    In a message, ``SEAT($owner)`` is the name of a seat and ``NAME($place, kind: "province")``
    the name of a thing of the content.  Seats without a name are numbered from 1.
    ``SEAT($owner, after: "de")`` puts the word before the name, joined as French wants it.
    """
    bundle = _bundle(language)
    message = bundle.get_message(key)
    if message.value is None:
        raise KeyError(key)
    spoken = {name: _spoken(fact) for name, fact in facts.items()}
    with _speaking(seats, namer, language):
        text, errors = bundle.format_pattern(message.value, spoken)
    if errors:
        raise ValueError(f"{language} {key}: {errors[0]}")
    return str(text)


def _spoken(fact: Any) -> Any:
    """Join lists and shorten enormous numbers, which Fluent does not know."""
    if isinstance(fact, int) and abs(fact) > LARGEST:
        return f"{Decimal(fact):.3g}"
    return ", ".join(map(str, fact)) if isinstance(fact, tuple | list) else fact


class _Speech:
    """Who is being talked about while one message is formatted."""

    seats: tuple[str, ...] = ()
    namer: Namer | None = None
    language = "en"


class _speaking:  # noqa: N801 - used as a context
    """Set the names for one message; formatting never waits, so one holder is enough."""

    def __init__(self, seats: tuple[str, ...], namer: Namer | None, language: str) -> None:
        self.names = seats, namer, language

    def __enter__(self) -> None:
        _Speech.seats, _Speech.namer, _Speech.language = self.names

    def __exit__(self, *_: object) -> None:
        _Speech.seats, _Speech.namer = (), None


def _seat(seat: Any, after: str = "") -> Any:
    """Return the name of a seat, after a word if one is given."""
    number, unnamed = int(seat), _unnamed("seat-unnamed", number=int(seat) + 1)
    name = _Speech.seats[number] if number < len(_Speech.seats) else unnamed
    if not after:
        return name
    if name == unnamed:
        return _unnamed("seat-unnamed-after", after=after, number=number + 1)
    elided = after.endswith("e") and ELIDING.match(name)
    return f"{after[:-1]}’{name}" if elided else f"{after} {name}"


def _unnamed(key: str, **facts: str | int) -> str:
    """Return what a seat without a name is called."""
    bundle = _bundle(_Speech.language)
    pattern = bundle.get_message(key).value
    return str(bundle.format_pattern(pattern, facts)[0] if pattern else facts["number"])


def _name(key: Any, kind: str = "") -> Any:
    """Return the name of a thing of the content; several keys are named one by one."""
    if _Speech.namer is None:
        return FluentNone(str(key))
    return ", ".join(_Speech.namer(kind, one, _Speech.language) for one in str(key).split(", "))


@cache
def _bundle(language: str) -> FluentBundle:
    """Load all messages of a language once."""
    bundle = FluentBundle([language], use_isolating=False, functions={"SEAT": _seat, "NAME": _name})
    for file in sorted(files(__package__).joinpath(language).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
