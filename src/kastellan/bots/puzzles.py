"""How difficult a puzzle is: how often computer players of each level fail at it."""

from hashlib import sha256
from random import Random
from typing import Any

import msgspec

from kastellan.bots.players import loaded, look, plan
from kastellan.bots.search import AnyGame
from kastellan.core.game import Line, apply
from kastellan.core.knowledge import Budget
from kastellan.core.puzzles import LEVELS, Puzzle, Verdict
from kastellan.games import GAMES

THOUGHT = {"easy": Budget(iterations=40), "normal": Budget(iterations=150), "hard": Budget(iterations=400)}
"""How long they think, counted so that every machine measures the same."""


NAME = 7
"""So many digits of what is in a puzzle are its id."""


def made(slug: str, seed: str, language: str) -> Puzzle | None:
    """Return a puzzle, proved and measured; the same seed makes the same one, or none."""
    game, rng = GAMES[slug], Random(seed)
    draft = game.puzzles.make(rng, loaded(slug, None), language)
    proof = draft and game.puzzles.prove(draft.state, draft.seat, draft.kind)
    if draft is None or proof is None:
        return None
    written = game.write(draft.state)
    text = msgspec.json.encode([draft.kind, draft.seat, without_defaults(written)], order="sorted")
    position = shortened(written)
    answers = tuple(tuple(msgspec.to_builtins(action) for action in one) for one in proof.answers[:1])
    why = msgspec.convert(msgspec.to_builtins(proof.why), Line)
    puzzle = Puzzle(
        id=sha256(text).hexdigest()[:NAME], kind=draft.kind, seat=draft.seat, position=position,
        answers=answers, why=why, fails=(0, 0, 0),
    )  # fmt: skip
    return measured(slug, puzzle, draft.state)


def without_defaults(written: msgspec.Struct) -> dict[str, Any]:
    """Return a written position without the fields that are as they are when they are left out."""
    kept = {}
    for field in msgspec.structs.fields(written):
        value = getattr(written, field.name)
        made_by = field.default_factory
        default = field.default if made_by is msgspec.NODEFAULT else made_by()
        if default is msgspec.NODEFAULT or value != default:
            kept[field.encode_name] = value
    return kept


def shortened(value: Any) -> Any:
    """Return something written, down to its smallest parts, without what is as it is when it is left out."""
    if isinstance(value, msgspec.Struct):
        return {name: shortened(part) for name, part in without_defaults(value).items()}
    if isinstance(value, tuple | list):
        return [shortened(part) for part in value]
    return msgspec.to_builtins(value)


def measured(slug: str, puzzle: Puzzle, state: Any) -> Puzzle:
    """Return a puzzle with how often players of each level fail at it: always the same figures."""
    easy, normal, hard = (share_of(GAMES[slug], puzzle, state, level) for level in LEVELS)
    return msgspec.structs.replace(puzzle, fails=(easy, normal, hard))


def share_of(game: AnyGame, puzzle: Puzzle, state: Any, level: str) -> float:
    """Return how often a level fails, in percent, to a tenth."""
    missed: float | None = game.puzzles.missed and game.puzzles.missed(state, puzzle, level)
    if missed is not None:
        return round(100 * missed, 1)
    count: int = game.puzzles.tries[LEVELS.index(level)]
    wrong = sum(not finds(game, puzzle, state, level, Random(f"{puzzle.id} {one}")) for one in range(count))
    return round(100 * wrong / count, 1)


def finds(game: AnyGame, puzzle: Puzzle, state: Any, level: str, rng: Random) -> bool:
    """Return whether a player, asked until the try is over, comes to the answer.

    As at a table it thinks once for all steps of a turn that it foresees.
    """
    start, done = state, list[Any]()
    while True:
        for step in plan(game, level, look(game, state, puzzle.seat), rng, THOUGHT[level]):
            state = apply(game, state, puzzle.seat, step.action)
            done.append(step.action)
            verdict: Verdict | None = game.puzzles.judge(start, puzzle, done)
            if verdict is not None:
                return verdict.mark == "right"
