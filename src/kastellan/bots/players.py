"""Who decides for a seat: levels, and the one function that asks a level for an action."""

from functools import lru_cache
from random import Random
from typing import Any

import msgspec

from kastellan.bots.search import AnyGame, search, settle
from kastellan.core.game import Line
from kastellan.core.knowledge import NOTHING, Budget, Knowledge, Seen
from kastellan.core.playout import pick
from kastellan.core.refusal import BadInput
from kastellan.games import GAMES

LEVELS = ("random", "easy", "normal", "hard")
BASELINES = ("greedy",)
"""Named opponents for measuring: ``greedy`` takes what looks best at first sight."""

BUDGETS = {
    "easy": Budget(seconds=0.05),
    "normal": Budget(seconds=0.3),
    "hard": Budget(seconds=1.5),
    "greedy": Budget(iterations=30),
}

TEMPERS = {"easy": 1.5, "normal": 0.6}
"""How readily a level takes what is not the best it found; the others never do."""


def look(game: AnyGame, state: Any, seat: int, story: tuple[Line, ...] = ()) -> Seen:
    """Return what ``seat`` sees of ``state``."""
    acting = len(game.to_act(state))
    return Seen(seat, game.view(state, seat), game.legal(state, seat), state.content, acting, story)


def look_at(game: AnyGame, view: Any, seat: int, content: Any, story: tuple[Line, ...] = ()) -> Seen:
    """Return what a seat sees, from its view alone; any position with this view lists the same actions."""
    state = game.imagine(view, content, Random(0))
    return Seen(seat, view, game.legal(state, seat), content, len(game.to_act(state)), story)


def choose(game: AnyGame, level: str, seen: Seen, rng: Random, budget: Budget | None = None) -> Any:
    """Return the action that a player of ``level`` takes.

    The same seed and a budget of iterations give the same action.
    """
    if level == "random":
        return pick(game, game.imagine(seen.view, seen.content, rng), seen.seat, rng)
    if level not in BUDGETS:
        raise BadInput(f"level {level!r}", f"is not one of {', '.join((*LEVELS, *BASELINES))}")
    knowledge: Knowledge = game.bot or NOTHING
    budget = budget or BUDGETS[level]
    if knowledge.choose is not None:
        action = knowledge.choose(seen, level, rng, budget)
        if action is not None:
            return action
    return settle(search(game, seen, rng, budget), seen, rng, TEMPERS.get(level, 0.0))


def answer(
    slug: str,
    level: str,
    seat: int,
    view: bytes,
    seed: int,
    content: bytes | None = None,
    story: bytes = b"[]",
) -> bytes:
    """Return the JSON of a level's action from the JSON of a seat's view: for other processes.

    ``story`` is what the seat was told so far, a JSON list of lines; players of some games
    draw conclusions from it.
    """
    game = GAMES[slug]
    seen = read_seen(slug, seat, view, content, story)
    return msgspec.json.encode(choose(game, level, seen, Random(seed)))


def read_seen(slug: str, seat: int, view: bytes, content: bytes | None, story: bytes) -> Seen:
    """Return what a seat sees from JSON that came from another process."""
    game = GAMES[slug]
    told = msgspec.json.decode(story, type=tuple[Line, ...])
    return look_at(game, msgspec.json.decode(view, type=game.views), seat, loaded(slug, content), told)


@lru_cache(maxsize=16)
def loaded(slug: str, content: bytes | None) -> Any:
    """Return checked content; the same file is asked for again and again."""
    return GAMES[slug].load(content)
