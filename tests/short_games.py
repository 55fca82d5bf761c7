"""Finished games that began shortly before their end, for what would take long over whole games."""

from functools import cache
from random import Random
from typing import Any

import msgspec

import kastellan
from kastellan.bots import Budget, choose, look
from kastellan.games import GAMES

NAMES = ("Ana", "Константин-Александър", "Chloé")
LEFT = 10


@cache
def short_game(slug: str, left: int = LEFT) -> dict[str, Any]:
    """Return such a game of three as the server exports it, unsealed, played to its end at random.

    It begins ``left`` decisions before the end that good players would have come to.
    """
    game, rng, table = GAMES[slug], Random(11), kastellan.new(slug, 3, seed=11)
    positions = []
    while table.to_act:
        positions.append(table.position())
        seat = table.to_act[0]
        table.play(seat, choose(game, "normal", look(game, table.state, seat), rng, Budget(iterations=4)))
    late = kastellan.position(slug, positions[-left])
    while late.to_act:
        seat = late.to_act[0]
        late.play(seat, choose(game, "random", look(game, late.state, seat), rng))
    head = {"kind": "kastellan-game", "table": "x", "names": NAMES, "seal": None}
    return {**head, "log": msgspec.to_builtins(late.log), "outcome": msgspec.to_builtins(late.outcome)}
