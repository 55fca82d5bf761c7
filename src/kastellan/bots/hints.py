"""Hints: what a strong player would do with what a seat sees, and why."""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from kastellan.bots.players import BUDGETS, read_seen
from kastellan.bots.search import AnyGame, search
from kastellan.core.game import Line
from kastellan.core.knowledge import NOTHING, Budget, Choice, Hint, Knowledge, Seen, whole_percent
from kastellan.core.memory import imagined
from kastellan.games import GAMES

SHOWN = 5
CLOSE = 0.02
HOPELESS, CERTAIN = range(2), range(99, 101)


def hint(game: AnyGame, seen: Seen, rng: Random, budget: Budget | None = None) -> Hint:
    """Return what the hard player would do, in words, why, and the figures behind it."""
    found = advised(game, seen, rng, budget or BUDGETS["hard"])
    return msgspec.structs.replace(found, move=in_words(game, seen.content, found.action, seen.view))


def advised(game: AnyGame, seen: Seen, rng: Random, budget: Budget) -> Hint:
    """Return the choice with its reason: by the game's own judgement, or by search."""
    knowledge: Knowledge = game.bot or NOTHING
    if forced(game, seen):
        return Hint(seen.legal[0], Line("hint-only"))
    if knowledge.hint is not None and (own := knowledge.hint(seen, rng, budget)) is not None:
        return own
    choices = compared(game, seen, rng, budget)
    best = choices[0].action
    world = imagined(game, seen.view, seen.content, rng, seen.memory)
    line = None if knowledge.explain is None else knowledge.explain(world, seen.seat, best)
    figures = {} if knowledge.figures is None else knowledge.figures(world, seen.seat, best)
    return Hint(best, line or by_search(choices), {"choices": table(game, seen, choices), **figures})


def compared(game: AnyGame, seen: Seen, rng: Random, budget: Budget) -> list[Choice]:
    """Return what was tried, the best first; what stands alone is tried beside another, for a reason."""
    choices = search(game, seen, rng, budget)
    others = [action for action in seen.legal if action != choices[0].action]
    return search(game, seen, rng, budget, rng.choice(others)) if len(choices) == 1 and others else choices


def forced(game: AnyGame, seen: Seen) -> bool:
    """Return whether there is nothing to choose: one action is listed, and no text can be written freely."""
    if len(seen.legal) != 1:
        return False
    world = imagined(game, seen.view, seen.content, Random(0), seen.memory)
    free = game.suggest(world, seen.seat, Random(0))
    return free is None or free == seen.legal[0]


def by_search(choices: Sequence[Choice]) -> Line:
    """Return the general sentence: how the best choice fared in imagined games."""
    best = choices[0]
    if len(choices) == 1:
        return Line("hint-go-on")
    percent = whole_percent(best.value)
    if percent in HOPELESS or percent in CERTAIN:
        return Line("hint-lost" if percent in HOPELESS else "hint-won")
    others = [choice for choice in choices[1:] if choice.visits > 1]
    close = bool(others) and best.value - others[0].value < CLOSE
    facts = {"percent": percent, "tries": sum(choice.visits for choice in choices)}
    return Line("hint-close" if close else "hint-best", facts)


def table(game: AnyGame, seen: Seen, choices: Sequence[Choice]) -> list[dict[str, Any]]:
    """Return the choices that were tried most as plain data, each in words."""
    return [
        {
            "action": msgspec.to_builtins(one.action),
            "move": msgspec.to_builtins(in_words(game, seen.content, one.action, seen.view)),
            "tries": one.visits,
            "value": one.value,
        }
        for one in choices[:SHOWN]
    ]


def in_words(game: AnyGame, content: Any, action: Any, view: Any = None) -> Line:
    """Return an action as a line for who sees ``view``, as it is sent where a game has no words for it."""
    knowledge: Knowledge = game.bot or NOTHING
    if knowledge.wording is not None:
        return knowledge.wording(content, action, view)
    return Line("hint-move", {"move": msgspec.json.encode(action).decode()})


def hint_json(
    slug: str, seat: int, view: bytes, seed: int, content: bytes | None = None, memory: bytes = b"null"
) -> bytes:
    """Return the JSON of a hint from the JSON of what a seat sees and remembers: for other processes."""
    seen = read_seen(slug, seat, view, content, memory)
    return msgspec.json.encode(hint(GAMES[slug], seen, Random(seed)))


def thought_json(
    slug: str, level: str, seat: int, view: bytes, seed: int, content: bytes | None = None
) -> bytes:
    """Return the JSON of what a computer player says to its team about what its seat sees; often nothing."""
    knowledge: Knowledge = GAMES[slug].bot or NOTHING
    if knowledge.thought is None:
        return b"[]"
    seen = read_seen(slug, seat, view, content, b"null")
    return msgspec.json.encode(knowledge.thought(seen, level, seed))
