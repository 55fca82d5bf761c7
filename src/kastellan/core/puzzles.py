"""Puzzles: a position, whose eyes, a question, and the answers that are proved to be right."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Annotated, Any, Literal

import msgspec

from kastellan.core.game import Line
from kastellan.core.refusal import Fact

Mark = Literal["right", "impossible", "unproved", "less"]
"""What a try is: right; impossible; possible, but not proved; or worth less than the best."""

Grade = Literal["easy", "medium", "hard"]

LEVELS = ("easy", "normal", "hard")
"""The players by whose failures a puzzle is graded."""

Percent = Annotated[float, msgspec.Meta(ge=0, le=100)]
Pattern = dict[str, Any]


class Puzzle(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A puzzle as it is kept; see ``docs/puzzles.md``.

    ``answers`` are right tries, each a line of actions; of many that come to the same, one is kept.
    ``why`` is the sentence that explains the answer.  ``fails`` is how often players of ``LEVELS`` did
    not find it, in percent, to a tenth.
    """

    id: Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9-]{1,24}$")]
    kind: str
    seat: Annotated[int, msgspec.Meta(ge=0)]
    position: Pattern
    answers: Annotated[tuple[tuple[Pattern, ...], ...], msgspec.Meta(min_length=1)]
    why: Line
    fails: tuple[Percent, Percent, Percent]


class Draft(msgspec.Struct, frozen=True):
    """A position in which a question has an answer that can be proved."""

    state: Any
    seat: int
    kind: str


class Note(msgspec.Struct, frozen=True):
    """Something short that is written beside a thing of the board, such as ``card:1:3``."""

    at: str
    line: Line


class Proof(msgspec.Struct, frozen=True):
    """The answers, and why they are right: found from the position, whatever a file says.

    ``glow`` are the things of the board that the sentence speaks of, ``notes`` what it says of them.
    """

    answers: tuple[tuple[Any, ...], ...]
    why: Line
    glow: tuple[str, ...] = ()
    notes: tuple[Note, ...] = ()


class Verdict(msgspec.Struct, frozen=True):
    """What is said of a try, and what is noted beside the thing that it was about."""

    mark: Mark
    line: Line
    notes: tuple[Note, ...] = ()


class Puzzling(msgspec.Struct, frozen=True, kw_only=True):
    """How a game makes puzzles and proves them.  All of it goes by what the seat sees, and nothing else.

    ``kinds``
        The questions.  Each has its texts: ``puzzle-<game>-<kind>``, ``…-help`` and ``…-know-1`` to ``-3``.
    ``spoken``
        Whether a puzzle is for readers of one language alone.
    ``make(rng, content, language)``
        A position in which one of the questions has a proved answer, or ``None`` if none came up; the
        language is empty where puzzles are for all.
    ``prove(state, seat, kind)``
        The answers from scratch, by looking at everything that can be; ``None`` if there is no clear one.
        It may take seconds.
    ``judge(state, puzzle, actions)``
        What is said of legal actions of the seat; ``None`` as long as more belong to the try.  It is quick.
    ``show(state, puzzle)``
        What glows and what is noted once it is solved; quick as well.
    ``facts(state, seat, kind)``
        What the texts of the question speak of.
    ``nudge(state, puzzle)``
        Where to look, for who asks.
    ``tries``
        How often each of ``LEVELS`` is asked to measure a puzzle: often enough that another measurement
        would hardly give it another grade.
    ``missed(state, puzzle, level)``
        How often a level fails, as a share, where that can be counted and need not be tried.
    """

    kinds: tuple[str, ...]
    make: Callable[[Random, Any, str], Draft | None]
    prove: Callable[[Any, int, str], Proof | None]
    judge: Callable[[Any, Puzzle, Sequence[Any]], Verdict | None]
    show: Callable[[Any, Puzzle], tuple[tuple[str, ...], tuple[Note, ...]]]
    facts: Callable[[Any, int, str], Mapping[str, Fact]]
    nudge: Callable[[Any, Puzzle], Line]
    tries: tuple[int, int, int]
    missed: Callable[[Any, Puzzle, str], float | None] | None = None
    spoken: bool = False


def grades(puzzles: Sequence[Puzzle]) -> list[Grade]:
    """Return how difficult each puzzle is among these: a third is easy, a third hard.

    What counts is how often players fail, on the mean of all levels; equal ones have the same grade.
    """
    means = [sum(puzzle.fails) / len(LEVELS) for puzzle in puzzles]
    ordered = sorted(means)
    medium, hard = (ordered[third * len(ordered) // 3] for third in (1, 2)) if ordered else (0.0, 0.0)
    return ["easy" if mean < medium else "medium" if mean < hard else "hard" for mean in means]
