"""What remembering costs: ``PYTHONPATH=src:. python bench/memory.py``.

CPU microseconds, in random games of every game whose seats remember something, at its most seats: to tell
a move to all seats and update their memories, and to imagine a position without and with a memory.
"""

import json
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from kastellan.core.memory import imagined, memories
from kastellan.core.playout import step
from kastellan.games import GAMES

RESULT = Path(__file__).parent / "results" / "memory.json"
PLAYED = 3
EVERY = 10
"""After so many moves positions are imagined."""


def measured(slug: str) -> dict[str, float]:
    """Play some games at random and measure."""
    game: Any = GAMES[slug]
    seats, content = game.seats[-1], game.load(None)
    spent, counts = dict.fromkeys(("update", "imagine", "imagine with memory"), 0.0), [0, 0]
    for seed in range(PLAYED):
        rng, state = Random(seed), game.start(seats, game.options(), content)
        minds = memories(game, state)
        while game.to_act(state):
            seat, action = step(game, state, rng)
            before = state.copy()
            game.advance(state, seat, action)
            begin = process_time()
            minds.learn(before, seat, action, state)
            spent["update"] += process_time() - begin
            counts[0] += 1
            if counts[0] % EVERY:
                continue
            view, memory = game.view(state, 0), minds.of(0)
            game.imagine(view, content, rng)  # what is counted once for a view is counted now
            begin = process_time()
            game.imagine(view, content, rng)
            between = process_time()
            imagined(game, view, content, rng, memory)
            spent["imagine"] += between - begin
            spent["imagine with memory"] += process_time() - between
            counts[1] += 1
    each = {name: counts[0] if name == "update" else counts[1] for name in spent}
    return {"seats": seats, **{name: round(1e6 * total / each[name], 1) for name, total in spent.items()}}


if __name__ == "__main__":
    found = {slug: measured(slug) for slug, game in GAMES.items() if game.recall is not None}
    RESULT.write_text(json.dumps(found, indent=2) + "\n")
    print(json.dumps(found, indent=2))
