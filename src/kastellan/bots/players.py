"""What a computer player is given, and who decides for it."""

from random import Random
from typing import Any

import msgspec

from kastellan.core.game import Game, Listing
from kastellan.core.playout import pick

LEVELS = ("random",)


class Seen(msgspec.Struct, frozen=True):
    """All that a seat has to decide by: its view, what it may do and the content."""

    seat: int
    view: Any
    legal: Listing[Any]
    content: Any


def look(game: Game[Any, Any, Any, Any, Any, Any, Any], state: Any, seat: int) -> Seen:
    """Return what ``seat`` sees of ``state``."""
    return Seen(seat, game.view(state, seat), game.legal(state, seat), state.content)


def choose(game: Game[Any, Any, Any, Any, Any, Any, Any], level: str, seen: Seen, rng: Random) -> Any:
    """Return the action that a player of ``level`` takes; ``random`` takes any."""
    del level
    return pick(game, game.imagine(seen.view, seen.content, rng), seen.seat, rng)
