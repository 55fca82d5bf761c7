"""A game in progress, written down: the log need not be played again from the beginning."""

from typing import Any

import msgspec

from kastellan.core import memory
from kastellan.tables.progress import Progress


class Snapshot(msgspec.Struct, frozen=True):
    """Where a game stood at ``version``, when nothing could be taken back."""

    version: int
    position: msgspec.Raw
    throws: int
    asks: list[int]
    numbers: list[int]
    drafts: list[int]
    backs: list[int]
    watched: int
    tick: float
    spent: list[float]
    asked: dict[int, float]
    charged: dict[int, float]
    started: dict[str, float]
    memories: list[msgspec.Raw]


def can_be_written(progress: Progress) -> bool:
    """Return whether the position alone tells how the game goes on: nothing may be taken back."""
    return not any(progress.recent.own)


def write(progress: Progress) -> Snapshot:
    """Return how far a game has come."""
    clocks = progress.clocks
    return Snapshot(
        progress.version,
        msgspec.Raw(msgspec.json.encode(progress.game.write(progress.state))),
        progress.dice.throws,
        progress.asks,
        progress.numbers,
        progress.drafts,
        progress.backs,
        progress.watched,
        progress.tick,
        clocks.spent,
        clocks.asked,
        clocks.charged,
        clocks.started,
        [msgspec.Raw(memory.written(one)) for one in progress.recent.memories.seats],
    )


def read(progress: Progress, snapshot: Snapshot, content: Any) -> None:
    """Bring a game before its first move as far as it had come."""
    game = progress.game
    position = msgspec.json.decode(snapshot.position, type=game.positions)
    progress.state = game.read(position, content)
    progress.acting = game.to_act(progress.state)
    progress.version, progress.watched, progress.tick = snapshot.version, snapshot.watched, snapshot.tick
    progress.asks, progress.numbers = snapshot.asks, snapshot.numbers
    progress.drafts, progress.backs = snapshot.drafts, snapshot.backs
    progress.dice.throws = snapshot.throws
    progress.recent.memories.seats = [memory.read(game, bytes(one)) for one in snapshot.memories]
    clocks = progress.clocks
    clocks.spent, clocks.asked, clocks.charged = snapshot.spent, snapshot.asked, snapshot.charged
    clocks.started, clocks.timers = snapshot.started, game.timers(progress.state)
