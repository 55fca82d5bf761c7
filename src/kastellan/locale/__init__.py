"""Messages in every language that has a folder here: one Fluent catalogue for Python and for the browser.

A language is there when ``<code>/language.ftl`` says its name.  What it lacks is said in English.
"""

import re
from collections.abc import Callable, Mapping
from decimal import Decimal
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone

ENGLISH = "en"
"""The language that has every text, and from which the others borrow what they lack."""
NAMED = re.compile(r"^language-name = (.+)$", re.MULTILINE)
"""How a language says its own name in its ``language.ftl``."""


def _found() -> dict[str, str]:
    """Return the names of the languages by code: English, then the others in the order of their names."""
    places = {place.name: place.joinpath("language.ftl") for place in files(__package__).iterdir()}
    texts = {code: place.read_text(encoding="utf-8") for code, place in places.items() if place.is_file()}
    names = {code: said[1].strip() for code, text in texts.items() if (said := NAMED.search(text))}
    return {code: names[code] for code in sorted(names, key=lambda code: (code != ENGLISH, names[code]))}


LANGUAGE_NAMES = _found()
LANGUAGES = tuple(LANGUAGE_NAMES)
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
    """Load all messages of a language once, and the English ones that it lacks."""
    bundle = FluentBundle([language], use_isolating=False, functions={"SEAT": _seat, "NAME": _name})
    for one in dict.fromkeys((language, ENGLISH)):
        for resource in _texts(one).values():
            bundle.add_resource(resource)  # what is there already stays
    return bundle


@cache
def _texts(language: str) -> dict[str, Any]:
    """Return the files of a language by their names, read."""
    found = {file.name: file for file in files(__package__).joinpath(language).iterdir()}
    names = sorted(name for name in found if name.endswith(".ftl"))
    return {name: FluentResource(found[name].read_text(encoding="utf-8")) for name in names}


@cache
def written(language: str) -> dict[str, str]:
    """Return the messages that a language has itself, each with the file that it lies in."""
    files_of = _texts(language).items()
    return {one.id.name: file for file, text in files_of for one in text.body if hasattr(one, "id")}


def must_be_written(language: str, key: str) -> None:
    """Raise ``KeyError`` for a message that a language would have to borrow."""
    if key not in written(language) and key in written(ENGLISH):
        raise KeyError(key)
