"""Hints: what a strong player would do with what a seat sees, and why."""

from random import Random

import msgspec

from kastellan.bots.players import BUDGETS, read_seen
from kastellan.bots.search import AnyGame, search
from kastellan.core.game import Line
from kastellan.core.knowledge import NOTHING, Budget, Hint, Knowledge, Seen
from kastellan.games import GAMES

SHOWN = 5


def hint(game: AnyGame, seen: Seen, rng: Random, budget: Budget | None = None) -> Hint:
    """Return what the hard player would do, why, and the figures behind it."""
    knowledge: Knowledge = game.bot or NOTHING
    budget = budget or BUDGETS["hard"]
    if len(seen.legal) == 1:
        return Hint(seen.legal[0], Line("hint-only"))
    if knowledge.hint is not None and (own := knowledge.hint(seen, rng, budget)) is not None:
        return own
    choices = search(game, seen, rng, budget)
    best = choices[0]
    others = [choice for choice in choices[1:] if choice.visits > 1]
    facts = {"percent": round(100 * best.value), "tries": sum(choice.visits for choice in choices)}
    close = bool(others) and best.value - others[0].value < 0.02
    details = {
        "choices": [
            {"action": msgspec.to_builtins(one.action), "tries": one.visits, "value": round(one.value, 3)}
            for one in choices[:SHOWN]
        ]
    }
    line = None
    if knowledge.explain is not None:
        line = knowledge.explain(game.imagine(seen.view, seen.content, rng), seen.seat, best.action)
    return Hint(best.action, line or Line("hint-close" if close else "hint-best", facts), details)


def hint_json(
    slug: str, seat: int, view: bytes, seed: int, content: bytes | None = None, story: bytes = b"[]"
) -> bytes:
    """Return the JSON of a hint from the JSON of a seat's view: for other processes."""
    seen = read_seen(slug, seat, view, content, story)
    return msgspec.json.encode(hint(GAMES[slug], seen, Random(seed)))
