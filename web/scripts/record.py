"""Record real views and legal actions of a game as a fixture for vitest: ``record.py GAME SEATS FILE``."""
# ruff: noqa: INP001 - a script

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import kastellan

MOST_LISTED = 200
EVERY = 9


def record(game: str, seats: int) -> list[dict[str, Any]]:
    """Play a game at random and keep every ninth position as the seat to act sees it, and the last."""
    table, rng = kastellan.new(game, seats, seed=7), Random(7)
    kept: list[dict[str, Any]] = []
    for step in range(400):
        if not table.to_act:
            break
        seat = table.to_act[0]
        legal = table.legal(seat)
        if step % EVERY == 0 and len(kept) < EVERY:
            kept.append(keep(table, seat, legal))
        table.play(seat, legal[rng.randrange(len(legal))])
    return [*kept, keep(table, 0, ())]


def keep(table: Any, seat: int, legal: Any) -> dict[str, Any]:
    """Return a position as the server would send it."""
    listed = [msgspec.to_builtins(one) for one in legal] if len(legal) <= MOST_LISTED else None
    return {
        "seat": seat,
        "to_act": list(table.to_act),
        "view": msgspec.to_builtins(table.view(seat)),
        "legal": {"count": len(legal), "actions": listed},
    }


if __name__ == "__main__":
    name, count, file = sys.argv[1:]
    Path(file).write_text(
        json.dumps(record(name, int(count)), separators=(",", ":")) + "\n", encoding="utf-8"
    )
