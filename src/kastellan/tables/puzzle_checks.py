"""Whether a puzzle is what it says: its position can be, its answer is proved, its texts can be said."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from kastellan.core.game import Line, apply, resample
from kastellan.core.puzzles import Proof, Puzzle, Puzzling
from kastellan.core.refusal import BadInput
from kastellan.games import GAMES
from kastellan.locale import LANGUAGES, must_be_written, say
from kastellan.tables.puzzles import state_of
from kastellan.tables.recent import AnyGame
from kastellan.tables.shelf import content_of

KNOWN = 3
"""So many sentences say what a solver may build on."""

Answers = set[tuple[Any, ...]]


def mistakes_in(slug: str, puzzle: Puzzle, language: str = "") -> Iterator[str]:
    """Yield what is wrong with a puzzle; the answer is proved from scratch."""
    found = list(slips_in(slug, puzzle, language))
    yield from found
    if not found:
        game = GAMES[slug]
        state = state_of(game, puzzle)
        yield from unproved(game, puzzle, game.puzzles.prove(state, puzzle.seat, puzzle.kind))


def slips_in(slug: str, puzzle: Puzzle, language: str = "") -> Iterator[str]:
    """Yield what can be seen at once: kinds, positions, actions and texts."""
    game = GAMES[slug]
    puzzling: Puzzling = game.puzzles
    if puzzle.kind not in puzzling.kinds:
        yield f"kind: {puzzle.kind!r} is none of {', '.join(puzzling.kinds)}"
        return
    try:
        state = state_of(game, puzzle)
    except (BadInput, msgspec.ValidationError) as error:
        yield f"position: {error}"
        return
    if puzzle.seat not in game.to_act(state):
        yield f"seat: {puzzle.seat} is not to act; {game.to_act(state)} are"
        return
    wrong = [
        f"answers[{number}]: {one}"
        for number, answer in enumerate(puzzle.answers)
        for one in wrong_answer(game, puzzle, state, answer)
    ]
    yield from wrong or missing_texts(slug, puzzle, state, language)


def wrong_answer(game: AnyGame, puzzle: Puzzle, state: Any, answer: tuple[Any, ...]) -> Iterator[str]:
    """Yield why an answer cannot be played, or is not told to be right when it is tried."""
    start, done, verdict = state, [], None
    for at, plain in enumerate(answer):
        try:
            action = msgspec.convert(plain, game.actions)
        except msgspec.ValidationError as error:
            yield f"action {at} is none of this game: {error}"
            return
        if refusal := game.refuse(state, puzzle.seat, action):
            yield f"action {at} is forbidden by {refusal.rule}"
            return
        state = apply(game, state, puzzle.seat, action)
        done.append(action)
        verdict = game.puzzles.judge(start, puzzle, done)
    if verdict is None or verdict.mark != "right":
        yield f"is not right when it is tried, but {verdict and verdict.mark}"


def unproved(game: AnyGame, puzzle: Puzzle, proof: Proof | None) -> Iterator[str]:
    """Yield how what is kept differs from what is proved."""
    if proof is None:
        yield f"answers: the question {puzzle.kind!r} has no clear answer in this position"
        return
    proved = {plain(answer) for answer in proof.answers}
    kept = {plain(msgspec.convert(answer, tuple[game.actions, ...])) for answer in puzzle.answers}  # type: ignore[name-defined]
    if not kept <= proved:
        yield f"answers: {sorted(kept - proved)} is not among what is proved, {sorted(proved)}"
    if plain(proof.why) != plain(puzzle.why):
        yield f"why: says {puzzle.why}; what is proved is {proof.why}"


def plain(value: Any) -> str:
    """Return something as JSON, to be compared."""
    return msgspec.json.encode(value, order="sorted").decode()


def texts_of(slug: str, puzzle: Puzzle, state: Any) -> Iterator[Line]:
    """Yield all that is said of a puzzle before a try and after its solution."""
    puzzling: Puzzling = GAMES[slug].puzzles
    facts = dict(puzzling.facts(state, puzzle.seat, puzzle.kind))
    key = f"puzzle-{slug}-{puzzle.kind}"
    yield from (Line(one, facts) for one in (key, f"{key}-help"))
    yield from (Line(f"{key}-know-{number}", facts) for number in range(1, KNOWN + 1))
    yield puzzle.why
    yield from (note.line for note in puzzling.show(state, puzzle)[1])


def missing_texts(slug: str, puzzle: Puzzle, state: Any, language: str) -> Iterator[str]:
    """Yield the texts that cannot be said in a language of those who read it."""
    for one in [language] if language else LANGUAGES:
        for line in texts_of(slug, puzzle, state):
            try:
                must_be_written(one, line.key)
                say(one, line.key, line.facts, namer=content_of(GAMES[slug]).name)
            except (LookupError, ValueError) as error:
                yield f"the text {line.key} cannot be said in {one}; write it in puzzles-{slug}.ftl ({error})"


def tells_a_secret(slug: str, puzzle: Puzzle, tries: list[Any], rng: Random) -> str:
    """Return what a try is told that the seat cannot know, because it is told otherwise in another deal."""
    game = GAMES[slug]
    state = state_of(game, puzzle)
    other = resample(game, state, puzzle.seat, rng)
    for actions in tries:
        here, there = (plain(game.puzzles.judge(one, puzzle, actions)) for one in (state, other))
        if here != there:
            return f"{actions} is told {here}, in another deal {there}"
    return ""
