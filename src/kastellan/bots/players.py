"""Who decides for a seat: levels, and the one function that asks a level for the steps of a turn."""

from collections.abc import Mapping
from functools import lru_cache
from random import Random
from typing import Any

import msgspec

from kastellan.bots import planning
from kastellan.bots.search import AnyGame, Search, undisturbed
from kastellan.core.knowledge import NOTHING, Budget, Knowledge, Planned, Seen
from kastellan.core.memory import begun, imagined, read
from kastellan.core.playout import pick
from kastellan.core.refusal import BadInput
from kastellan.games import GAMES

LEVELS = ("random", "easy", "normal", "hard")
BASELINES = ("greedy",)
"""Named opponents for measuring: ``greedy`` takes what looks best at first sight."""

BUDGETS = {
    "easy": Budget(seconds=0.066),
    "normal": Budget(seconds=0.4),
    "hard": Budget(seconds=2.0),
    "greedy": Budget(iterations=30),
}
"""How long a level thinks about a turn, all its steps together."""

GOING_ON = 0.2
"""Which part of that a level takes to think again in the middle of a turn, when it has learnt something."""

TEMPERS = {"easy": 1.5, "normal": 0.6}
"""How readily a level takes what is not the best it found; the others never do."""


def levels_of(game: AnyGame) -> tuple[str, ...]:
    """Return who may play a game in an arena: all levels, baselines and styles of its own."""
    knowledge: Knowledge = game.bot or NOTHING
    return *LEVELS, *BASELINES, *knowledge.styles


def look(game: AnyGame, state: Any, seat: int, memory: Any = None) -> Seen:
    """Return what ``seat`` sees of ``state``; without ``memory`` it has just come to the table."""
    view, acting = game.view(state, seat), len(game.to_act(state))
    memory = begun(game, view, state.content) if memory is None else memory
    return Seen(seat, view, game.legal(state, seat), state.content, acting, memory)


def look_at(game: AnyGame, view: Any, seat: int, content: Any, memory: Any = None) -> Seen:
    """Return what a seat sees, from its view alone; any position with this view lists the same actions."""
    state = game.imagine(view, content, Random(0))
    memory = begun(game, view, content) if memory is None else memory
    return Seen(seat, view, game.legal(state, seat), content, len(game.to_act(state)), memory)


def choose(game: AnyGame, level: str, seen: Seen, rng: Random, budget: Budget | None = None) -> Any:
    """Return the action that a player of ``level`` takes.

    The same seed and a budget of iterations give the same action.
    """
    return plan(game, level, seen, rng, budget)[0].action


def plan(
    game: AnyGame, level: str, seen: Seen, rng: Random, budget: Budget | None = None
) -> tuple[Planned, ...]:
    """Return what a player of ``level`` does, step by step, as long as it learns nothing on the way.

    The first step fits what was seen; each further one has what the seat will see if all goes as foreseen.
    """
    if level == "random":
        world = imagined(game, seen.view, seen.content, rng, seen.memory)
        return (Planned(pick(game, world, seen.seat, rng)),)
    if level not in levels_of(game):
        raise BadInput(f"level {level!r}", f"is not one of {', '.join(levels_of(game))}")
    knowledge: Knowledge = game.bot or NOTHING
    budget = budget or BUDGETS.get(level, BUDGETS["hard"])
    if knowledge.choose is not None:
        action = knowledge.choose(seen, level, rng, budget)
        if action is not None:
            return (Planned(action),)
    temper = TEMPERS.get(level, 0.0)
    return undisturbed(lambda: planning.plan(Search(game, seen, rng), budget, temper))


def answer(
    slug: str,
    level: str,
    seat: int,
    view: bytes,
    seed: int,
    content: bytes | None = None,
    memory: bytes = b"null",
    going_on: bool = False,
) -> bytes:
    """Return the JSON of a level's plan from the JSON of what a seat sees and remembers: for other processes.

    Who is ``going_on`` with a turn has thought about it before.
    """
    seen = read_seen(slug, seat, view, content, memory)
    return msgspec.json.encode(plan(GAMES[slug], level, seen, Random(seed), time_for(level, going_on)))


def time_for(level: str, going_on: bool, budgets: Mapping[str, Budget] = BUDGETS) -> Budget | None:
    """Return how long a level thinks at the beginning of its turn, or ``going_on`` with it."""
    budget = budgets.get(level)
    return budget.part(GOING_ON) if budget is not None and going_on else budget


def thought_seconds(level: str, going_on: bool) -> float:
    """Return how long a level thinks; nothing for one that does not think by the clock."""
    budget = time_for(level, going_on)
    return 0.0 if budget is None or budget.seconds is None else budget.seconds


def read_seen(slug: str, seat: int, view: bytes, content: bytes | None, memory: bytes) -> Seen:
    """Return what a seat sees and remembers from JSON that came from another process."""
    game = GAMES[slug]
    seen, known = msgspec.json.decode(view, type=game.views), read(game, memory)
    return look_at(game, seen, seat, loaded(slug, content), known)


@lru_cache(maxsize=16)
def loaded(slug: str, content: bytes | None) -> Any:
    """Return checked content; the same file is asked for again and again."""
    return GAMES[slug].load(content)
