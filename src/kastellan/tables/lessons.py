"""Guided games: what lies on the table, what the coach says when, and which tries lead on.

A lesson is a file of data (``docs/lessons.md``).  Whoever learns plays by the true rules; a lesson only says
which of the legal actions lead on, and what the other seats answer.
"""

import tomllib
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any
from zlib import crc32

import msgspec

from kastellan.core.refusal import BadInput, Refusal, must
from kastellan.games import GAMES
from kastellan.locale import LANGUAGES
from kastellan.tables.deals import commitment
from kastellan.tables.messages import CreateTable
from kastellan.tables.recent import AnyGame
from kastellan.tables.sheet import Sheet
from kastellan.tables.shelf import content_of
from kastellan.tables.wishes import sheet_for

FIRST = "first"
"""The name of a game's first lesson."""

Pattern = dict[str, Any]
"""Fields that an action must have; those that are not named may be anything."""


class Slip(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A try that is foreseen: refused by ``rule``, or legal; ``says`` ends the key of its own text."""

    tried: Pattern
    rule: str = ""
    says: str = ""


class Moment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that the coach says.

    Without ``expects`` it is to be read.  ``lets`` are types of actions that are played and lead nowhere.
    ``shows`` is what the coach would do, where no pattern of ``expects`` is a whole action.  ``alone`` goes
    on until the game is over: anything legal is right, and ``shows`` are the turns of who follows the lesson.
    """

    name: str
    glow: tuple[str, ...] = ()
    expects: tuple[Pattern, ...] = ()
    lets: tuple[str, ...] = ()
    slips: tuple[Slip, ...] = ()
    shows: tuple[Pattern, ...] = ()
    alone: bool = False

    @property
    def read(self) -> bool:
        """Return whether there is nothing to do but to read."""
        return not self.expects and not self.alone

    def right(self, action: Pattern) -> bool:
        """Return whether a legal action is one that the coach waits for."""
        return self.alone or any(fits(one, action) for one in self.expects)

    @property
    def example(self) -> Pattern:
        """Return what the coach would do."""
        return next(iter((*self.shows, *self.expects)), {})


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A guided game: the position or the options it begins with, what other seats answer, and its moments.

    ``answers`` are the actions of each other seat in their order; what does not fit, or is not there,
    is the safe choice of an absent player.
    """

    minutes: int
    seat: int = 0
    seats: int = 0
    seed: str = "00" * 32
    options: dict[str, Any] = {}
    position: dict[str, Any] | None = None
    answers: dict[str, tuple[Pattern, ...]] = {}
    moments: tuple[Moment, ...]


def fits(pattern: Pattern, action: Pattern) -> bool:
    """Return whether an action has all fields of a pattern.

    >>> fits({"type": "guess"}, {"type": "guess", "value": 3}), fits({"value": 4}, {"value": 3})
    (True, False)
    """
    return all(name in action and action[name] == value for name, value in pattern.items())


def lesson_names(slug: str) -> list[str]:
    """Return the lessons of a game, whatever language they are for."""
    folder = folder_of(slug)
    found = {file.name.split(".")[0] for file in folder.iterdir() if file.name.endswith(".toml")}
    return sorted(found)


def folder_of(slug: str) -> Any:
    """Return where the lessons of a game lie; an empty place where it has none."""
    folder = files(GAMES[slug].rules.__module__.rpartition(".")[0]).joinpath("lessons")
    must(folder.is_dir(), slug, f"has no lessons; {', '.join(taught())} have")
    return folder


@cache
def taught() -> tuple[str, ...]:
    """Return the games that have lessons."""
    places = {slug: files(game.rules.__module__.rpartition(".")[0]) for slug, game in GAMES.items()}
    return tuple(slug for slug, place in places.items() if place.joinpath("lessons").is_dir())


def lesson_of(slug: str, name: str, language: str) -> Lesson:
    """Return a lesson as it is written for a language, or for all of them."""
    for file in (f"{name}.{language}.toml", f"{name}.toml"):
        found = folder_of(slug).joinpath(file)
        if name.isidentifier() and language in LANGUAGES and found.is_file():
            return read_lesson(found.read_text(encoding="utf-8"), f"{slug}/lessons/{file}")
    raise BadInput(name, f"is no lesson of {slug}; there are {', '.join(lesson_names(slug))}")


def read_lesson(text: str, place: str) -> Lesson:
    """Return the lesson that a text holds; what is wrong with it is named by its place."""
    try:
        return msgspec.convert(tomllib.loads(text), Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadInput(place, str(error)) from None


def sheet_of(slug: str, lesson: Lesson, person: str, name: str, now: float) -> Sheet:
    """Return the table of a lesson: all seats but the learner's are computer players."""
    game = GAMES[slug]
    content = content_of(game)
    opening = lesson.position
    if opening is None:
        seats, options = lesson.seats, msgspec.convert(lesson.options, game.options)
    else:
        state = game.read(msgspec.convert(opening, game.positions), content)
        seats, options = state.seats, state.options
    bots: Any = {str(seat): "easy" for seat in range(seats) if seat != lesson.seat}
    wish = CreateTable(slug, seats, bots=bots, seat=lesson.seat, hints=True)
    sheet = sheet_for(game, content, wish, options, person, name, now)
    sheet.server_seed, sheet.commitment = lesson.seed, commitment(lesson.seed)
    sheet.opening = opening
    return sheet


def answer_of(lesson: Lesson, game: AnyGame, state: Any, seat: int, ask: int) -> Any:
    """Return what another seat does as its action number ``ask``, counted from 0: always the same."""
    given = lesson.answers.get(str(seat), ())
    if ask < len(given):
        action = msgspec.convert(given[ask], game.actions)
        if game.refuse(state, seat, action) is None:
            return action
    return game.absent(state, seat, Random(crc32(f"{lesson.seed} {seat} {ask}".encode())))


class Course:
    """A lesson under way.  ``steps`` are what was done so far, ``None`` for something read: they repeat it.

    ``tries`` counts what went wrong at this moment, and ``slip`` is the end of the key of what is said of it.
    """

    def __init__(self, lesson: Lesson) -> None:
        self.lesson, self.at, self.tries, self.slip = lesson, 0, 0, ""
        self.steps: list[Pattern | None] = []

    @property
    def moment(self) -> Moment | None:
        """Return what the coach speaks of, or ``None`` when all is said."""
        moments = self.lesson.moments
        return moments[self.at] if self.at < len(moments) else None

    def read_on(self) -> bool:
        """Go on from something to be read; return whether that was one."""
        if self.moment is None or not self.moment.read:
            return False
        self._step(None)
        return True

    def refuse(self, action: Pattern) -> Refusal | None:
        """Return what the coach says of a legal action that does not lead on, or ``None`` if it does."""
        moment = self.moment
        if moment is None or moment.right(action) or action.get("type") in moment.lets:
            return None
        self.stumble(action)
        return Refusal("", "lesson-not-now")

    def stumble(self, action: Pattern) -> None:
        """Note a try that leads nowhere."""
        slips = self.moment.slips if self.moment else ()
        self.tries += 1
        self.slip = next((one.says for one in slips if one.says and fits(one.tried, action)), "hint")

    def done(self, action: Pattern) -> None:
        """Take a legal action that leads on, or that is let."""
        moment = self.moment
        if moment is None or moment.alone or not moment.right(action):
            self.steps.append(action)
            self.slip = ""
        else:
            self._step(action)

    def _step(self, step: Pattern | None) -> None:
        self.steps.append(step)
        self.at, self.tries, self.slip = self.at + 1, 0, ""
