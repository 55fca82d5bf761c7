"""Puzzles of the house: read from their files, shown from their seat, and tried.

A puzzle is data (``docs/puzzles.md``).  Whoever tries one is told what its game says of the try, and nothing
that its seat does not know until it is solved.
"""

from collections.abc import Sequence
from datetime import date
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

import msgspec

from kastellan.core.game import Line, apply
from kastellan.core.puzzles import Grade, Pattern, Puzzle, Puzzling, grades
from kastellan.core.refusal import BadInput, Fact, Refusal, must
from kastellan.games import GAMES
from kastellan.locale import LANGUAGES
from kastellan.tables.messages.puzzles import (
    PuzzleEntry,
    PuzzleList,
    PuzzleNews,
    PuzzleSolved,
    PuzzleVerdict,
)
from kastellan.tables.recent import AnyGame
from kastellan.tables.shelf import content_of
from kastellan.tables.showing import NOTHING_LEGAL, listed

ANY = "any"
"""The name of a file whose puzzles are for readers of all languages."""

FILES = (ANY, *LANGUAGES)
SUFFIX = ".jsonl"


def folder_of(slug: str) -> Any:
    """Return where the puzzles of a game lie."""
    return files(GAMES[slug].rules.__module__.rpartition(".")[0]).joinpath("puzzles")


@cache
def puzzled() -> tuple[str, ...]:
    """Return the games that have puzzles."""
    return tuple(slug for slug in GAMES if any(is_there(slug, name) for name in FILES))


def is_there(slug: str, name: str) -> bool:
    """Return whether a game has a file of puzzles for a language, or for any."""
    found: bool = folder_of(slug).joinpath(name + SUFFIX).is_file()
    return found


def puzzling_of(slug: str) -> Puzzling:
    """Return how a game makes and proves its puzzles; refuse one that has none."""
    makers = [name for name, game in GAMES.items() if game.puzzles is not None]
    must(slug in GAMES, slug, f"is no game; there are {', '.join(GAMES)}")
    must(slug in makers, slug, f"makes no puzzles; {', '.join(makers)} do")
    found: Puzzling = GAMES[slug].puzzles
    return found


@cache
def puzzles_of(slug: str) -> dict[str, tuple[Puzzle, str]]:
    """Return the puzzles of a game by their ids, in the order of the days, each with its language."""
    found: dict[str, tuple[Puzzle, str]] = {}
    for name in FILES:
        if is_there(slug, name):
            place = f"{slug}/puzzles/{name}{SUFFIX}"
            text = folder_of(slug).joinpath(name + SUFFIX).read_text(encoding="utf-8")
            for puzzle in read_puzzles(text, place):
                must(puzzle.id not in found, f"{place} {puzzle.id}", "is the id of another puzzle as well")
                found[puzzle.id] = puzzle, "" if name == ANY else name
    return found


def read_puzzles(text: str, place: str) -> list[Puzzle]:
    """Return the puzzles of a file, one in each line; what is wrong is named by its line."""
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            found.append(msgspec.json.decode(line, type=Puzzle))
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadInput(f"{place} line {number}", str(error)) from None
    return found


def puzzle_of(slug: str, name: str) -> Puzzle:
    """Return a puzzle by its id, or refuse."""
    if slug not in GAMES:
        facts: dict[str, Fact] = {"game": slug[:40], "games": tuple(GAMES)}
        raise BadInput("$.game", f"{slug[:40]} is no game of ours", key="server-no-game", facts=facts)
    if slug not in puzzled() or name not in puzzles_of(slug):
        raise BadInput(
            "$.id", f"{name[:40]} is no puzzle of {slug}", key="puzzle-unknown", facts={"id": name[:40]}
        )
    return puzzles_of(slug)[name][0]


def puzzle_list(day: str) -> PuzzleList:
    """Return all puzzles by game, in the order of the days."""
    return PuzzleList(day, {slug: list(entries_of(slug)) for slug in puzzled()})


@cache
def entries_of(slug: str) -> tuple[PuzzleEntry, ...]:
    """Return the puzzles of a game as they are listed."""
    return tuple(
        PuzzleEntry(puzzle.id, puzzle.kind, grades_of(slug)[puzzle.id], language)
        for puzzle, language in puzzles_of(slug).values()
    )


@cache
def grades_of(slug: str) -> dict[str, Grade]:
    """Return how difficult each puzzle of a game is, by its id."""
    puzzles = [puzzle for puzzle, _ in puzzles_of(slug).values()]
    return {puzzle.id: grade for puzzle, grade in zip(puzzles, grades(puzzles), strict=True)}


def daily(slug: str, day: date, language: str) -> str:
    """Return the puzzle of a day: the same for everybody who reads this language.

    The order of a file is the order of the days, and after the last comes the first; the client goes by the
    same rule where it has no server (``web/src/puzzles/days.ts``).
    """
    names = [one.id for one in entries_of(slug) if one.language in ("", language)]
    return names[day.toordinal() % len(names)]


def state_of(game: AnyGame, puzzle: Puzzle) -> Any:
    """Return the position of a puzzle."""
    return game.read(msgspec.convert(puzzle.position, game.positions), content_of(game))


@lru_cache(maxsize=64)
def opened(slug: str, name: str) -> Any:
    """Return the position of a puzzle that is tried; nobody changes it."""
    return state_of(GAMES[slug], puzzle_of(slug, name))


def tried(slug: str, name: str, actions: Sequence[Pattern] = (), nudge: bool = False) -> PuzzleNews:
    """Return a puzzle as its seat sees it, and what is said of a try; without actions, the question."""
    told = after_try(slug, name, actions)
    if nudge:
        told.nudge = GAMES[slug].puzzles.nudge(opened(slug, name), puzzle_of(slug, name))
    return told


def after_try(slug: str, name: str, actions: Sequence[Pattern]) -> PuzzleNews:
    """Return what is shown after a try: a wrong one changes nothing."""
    puzzle = puzzle_of(slug, name)
    game, start = GAMES[slug], opened(slug, name)
    state, verdict = start, None
    done: list[Any] = []
    for at, plain in enumerate(actions):
        if verdict is not None:
            raise BadInput(f"$.actions[{at}]", "comes after the end of the try", key="input-unfit")
        action = decoded(game, plain, at)
        if refusal := game.refuse(state, puzzle.seat, action):
            return news(slug, puzzle, start, state, len(done), refused(refusal))
        state = apply(game, state, puzzle.seat, action)
        done.append(action)
        found = game.puzzles.judge(start, puzzle, done)
        verdict = found and PuzzleVerdict(found.mark, found.line, found.notes)
    if verdict is None or verdict.mark == "right":
        return news(slug, puzzle, start, state, len(done), verdict)
    return news(slug, puzzle, start, start, 0, verdict)


def decoded(game: AnyGame, plain: Pattern, at: int) -> Any:
    """Return an action that was handed in, or refuse what is none."""
    try:
        return msgspec.convert(plain, game.actions)
    except msgspec.ValidationError as error:
        raise BadInput(f"$.actions[{at}]", str(error)) from None


def refused(refusal: Refusal) -> PuzzleVerdict:
    """Return the verdict on something that a rule forbids."""
    return PuzzleVerdict("refused", Line(refusal.reason, refusal.facts), (), refusal.rule)


def news(
    slug: str, puzzle: Puzzle, start: Any, state: Any, actions: int, verdict: PuzzleVerdict | None
) -> PuzzleNews:
    """Return what is shown after a try; what proves the answer, only to who has found it."""
    game, seat = GAMES[slug], puzzle.seat
    acting = game.to_act(state)
    solved = None
    if verdict is not None and verdict.mark == "right":
        glow, notes = game.puzzles.show(start, puzzle)
        solved = PuzzleSolved(puzzle.why, glow, notes, puzzle.position)
    return PuzzleNews(
        game=slug,
        id=puzzle.id,
        kind=puzzle.kind,
        grade=grades_of(slug)[puzzle.id],
        seat=seat,
        seats=start.seats,
        facts=dict(game.puzzles.facts(start, seat, puzzle.kind)),
        view=msgspec.Raw(msgspec.json.encode(game.view(state, seat))),
        legal=listed(game, state, seat) if seat in acting and solved is None else NOTHING_LEGAL,
        to_act=acting,
        actions=actions,
        verdict=verdict,
        solved=solved,
    )
