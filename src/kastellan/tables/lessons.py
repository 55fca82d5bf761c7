"""Guided games: what lies on the table, what the coach says when, and which tries lead on.

A lesson is a file of data (``docs/lessons.md``).  Whoever learns plays by the true rules; a lesson only says
which of the legal actions lead on, and what the other seats answer.
"""

import tomllib
from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any, Literal
from zlib import crc32

import msgspec

from kastellan.core.refusal import BadInput, Refusal, must
from kastellan.games import GAMES
from kastellan.locale import ENGLISH, LANGUAGES
from kastellan.tables.deals import commitment
from kastellan.tables.messages import CreateTable
from kastellan.tables.recent import AnyGame
from kastellan.tables.sheet import Sheet
from kastellan.tables.shelf import content_of
from kastellan.tables.wishes import sheet_for

FIRST = "first"
"""The name of a game's first lesson."""

Ending = Literal["won", "said"]

Pattern = dict[str, Any]
"""Fields that an action must have; those that are not named may be anything."""

ANEW = "take_back"
"""The type of an action with which a choice begins anew, and its moment with it."""


class Slip(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A try that is foreseen: refused by ``rule``, or legal; ``says`` ends the key of its own text.

    ``after`` are actions that are let and lead to it: the coach speaks as soon as the rule would refuse it;
    of one that is legal when it is made.
    """

    tried: Pattern
    rule: str = ""
    says: str = ""
    after: tuple[Pattern, ...] = ()


class Moment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that the coach says.

    Without ``expects`` it is to be read.  ``begins`` come before it, one after the other, such as to play the
    card whose action is expected.  ``lets`` are types of actions that are played and lead nowhere.
    ``shows`` is what the coach would do, where no pattern of ``expects`` is a whole action; a ``whole``
    moment wants all of it, in whatever order, before what is expected.  ``alone`` goes on until the game is
    over: anything legal is right, and ``shows`` are the turns of who follows the lesson.
    """

    name: str
    glow: tuple[str, ...] = ()
    begins: tuple[Pattern, ...] = ()
    expects: tuple[Pattern, ...] = ()
    lets: tuple[str, ...] = ()
    slips: tuple[Slip, ...] = ()
    shows: tuple[Pattern, ...] = ()
    whole: bool = False
    alone: bool = False

    @property
    def read(self) -> bool:
        """Return whether there is nothing to do but to read."""
        return not self.expects and not self.alone

    def right(self, action: Pattern, done: Sequence[Pattern | None] = ()) -> bool:
        """Return whether a legal action is one that the coach waits for, where some of it is ``done``."""
        if self.whole and self.example(done) is not self.shows[-1]:
            return False
        return self.alone or any(fits(one, action) for one in self.expects)

    def example(self, done: Sequence[Pattern | None]) -> Pattern:
        """Return what the coach would do next, where some of it is ``done``, be it in other words."""
        shown = self.shows or self.expects[:1]
        own = [one for one in done if one is not None]
        for one in shown[:-1]:
            like = next((step for step in own if fits(wordless(one), step)), None)
            if like is None:
                return one
            own.remove(like)
        return shown[-1] if shown else {}


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A guided game: the position or the options it begins with, what other seats answer, and its moments.

    ``order`` is its place among the lessons of its game.  ``answers`` are the actions of each other seat in
    their order; what does not fit, or is not there, is the safe choice of an absent player.  It ends with a
    game that is ``won``, or as soon as all is ``said``.  ``name`` is that of its file.
    """

    name: str = FIRST
    minutes: int
    order: int = 0
    ends: Ending = "won"
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


def wordless(action: Pattern) -> Pattern:
    """Return an action but for the words that somebody wrote.

    >>> wordless({"type": "write_clue", "line": 2, "text": "honey"})
    {'type': 'write_clue', 'line': 2}
    """
    return {name: value for name, value in action.items() if name == "type" or not isinstance(value, str)}


@cache
def lesson_names(slug: str) -> tuple[str, ...]:
    """Return the lessons of a game in their order, whatever language they are for."""
    folder = folder_of(slug)
    found = {file.name.split(".")[0] for file in folder.iterdir() if file.name.endswith(".toml")}
    return tuple(sorted(found, key=lambda name: (lesson_of(slug, name, LANGUAGES[0]).order, name)))


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
    """Return a lesson as it is written for a language, or for all of them, or in English."""
    for file in (f"{name}.{language}.toml", f"{name}.toml", f"{name}.{ENGLISH}.toml"):
        found = folder_of(slug).joinpath(file)
        if name.isidentifier() and language in LANGUAGES and found.is_file():
            return read_lesson(found.read_text(encoding="utf-8"), f"{slug}/lessons/{file}", name)
    raise BadInput(name, f"is no lesson of {slug}; there are {', '.join(lesson_names(slug))}")


def read_lesson(text: str, place: str, name: str = FIRST) -> Lesson:
    """Return the lesson that a text holds; what is wrong with it is named by its place."""
    try:
        return msgspec.convert({**with_nothing(tomllib.loads(text)), "name": name}, Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadInput(place, str(error)) from None


def with_nothing(written: Any) -> Any:
    """Return what was written with ``None`` for each ``"none"``: TOML has no word for it.

    >>> with_nothing({"history": [{"interception": "none"}]})
    {'history': [{'interception': None}]}
    """
    if isinstance(written, dict):
        return {name: with_nothing(value) for name, value in written.items()}
    if isinstance(written, list):
        return [with_nothing(value) for value in written]
    return None if written == "none" else written


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

    ``begun`` are the numbers of steps with which the moments so far began.  ``tries`` counts what went wrong
    at this moment, and ``slip`` is the end of the key of what is said of it.
    """

    def __init__(self, lesson: Lesson) -> None:
        self.lesson, self.at, self.tries, self.slip = lesson, 0, 0, ""
        self.steps: list[Pattern | None] = []
        self.begun = [0]

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
        if self.leads(action) or (self.here and action.get("type") == ANEW):
            return None
        self.stumble(action)
        return Refusal("", "lesson-not-now")

    def leads(self, action: Pattern, after: Sequence[Pattern] = ()) -> bool:
        """Return whether a legal action leads on or is let, were some others done before it."""
        moment, here = self.moment, [*self.here, *after]
        if moment is None:
            return False
        if len(here) < len(moment.begins):
            return fits(moment.begins[len(here)], action)
        return moment.right(action, here) or action.get("type") in moment.lets

    def stumble(self, action: Pattern, rule: str = "") -> None:
        """Note a try that leads nowhere, because a ``rule`` forbids it or the coach wants something else."""
        slips = [one for one in self._slips if one.says and one.rule == rule and fits(one.tried, action)]
        self.tries += 1
        self.slip = slips[0].says if slips else "hint"

    def foresee(self, refused_by: Callable[[Pattern], str]) -> None:
        """Speak of a try that what was let just now has led to, before it is made."""
        for one in self._slips:
            if one.after and one.rule and refused_by(one.tried) == one.rule:
                self.slip = one.says
                return

    @property
    def here(self) -> list[Pattern | None]:
        """Return what was done at this moment, since the choice was begun anew if it was."""
        done = self.steps[self.begun[-1] :]
        anew = [at for at, one in enumerate(done, 1) if one is not None and one.get("type") == ANEW]
        return done[anew[-1] :] if anew else done

    @property
    def _beginning(self) -> Pattern | None:
        """Return what comes next before what is expected, or ``None`` when all of that is done."""
        done = len(self.here)
        begins = self.moment.begins if self.moment else ()
        return begins[done] if done < len(begins) else None

    @property
    def _slips(self) -> tuple[Slip, ...]:
        return self.moment.slips if self.moment else ()

    @property
    def example(self) -> Pattern:
        """Return what the coach would do next."""
        moment = self.moment
        if self._beginning is not None:
            return self._beginning
        return moment.example(self.here) if moment else {}

    @property
    def back(self) -> int:
        """Return how many steps are left to who steps back: to where this moment began, or the one before.

        Who plays alone takes back what they did last.
        """
        done = len(self.steps)
        if self.moment is not None and self.moment.alone and done > self.begun[-1]:
            lets = self.moment.lets
            while done > self.begun[-1] + 1 and (self.steps[done - 1] or {}).get("type") in lets:
                done -= 1
            return done - 1
        return next((one for one in reversed(self.begun) if one < done), 0)

    def done(self, action: Pattern) -> None:
        """Take a legal action that leads on, or that is let."""
        moment = self.moment
        if moment is None or moment.alone or self._beginning or not moment.right(action, self.here):
            self.steps.append(action)
            self.slip = ""
        else:
            self._step(action)

    def _step(self, step: Pattern | None) -> None:
        self.steps.append(step)
        self.begun.append(len(self.steps))
        self.at, self.tries, self.slip = self.at + 1, 0, ""
