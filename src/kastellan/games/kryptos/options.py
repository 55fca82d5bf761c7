"""How a game of Kryptos is set up, and what cannot be."""

from typing import Final

import msgspec

from kastellan.core.refusal import Refusal
from kastellan.games.kryptos.rules import Rule

CARDS_IN_PLAY: Final = {3: 32, 4: 36, 5: 40, 6: 48}
MYSTERY_IN_PLAY: Final = {4: 40, 5: 44}
MOST_DRY_ROUNDS: Final = 100
HAND_SIZE: Final = {3: 10, 4: 9, 5: 8, 6: 8}


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game is set up.

    ``first_player`` is a seat, or ``None`` to draw it.  ``dry_rounds`` is the number of
    complete rounds without a revealed card after which the game ends (KRP-41).
    """

    advanced_setup: bool = False
    mystery: bool = False
    bribe: bool = False
    first_player: int | None = None
    dry_rounds: int = 30


def forbid(seats: int, options: Options) -> Refusal | None:
    """Return why Kryptos cannot be set up like this (KRP-1, KRP-2, KRP-42), or ``None``."""
    if seats not in CARDS_IN_PLAY:
        return Refusal(Rule.PLAYERS, "kryptos-players", {"seats": seats})
    if options.mystery and seats not in MYSTERY_IN_PLAY:
        return Refusal(Rule.MYSTERY_PLAYERS, "kryptos-mystery-players", {"seats": seats})
    if options.first_player is not None and not 0 <= options.first_player < seats:
        return Refusal(Rule.FIRST_PLAYER, "kryptos-first-player", {"last": seats})
    if not 1 <= options.dry_rounds <= MOST_DRY_ROUNDS:
        return Refusal(Rule.DRY_ROUNDS, "kryptos-dry-rounds", {"most": MOST_DRY_ROUNDS})
    return None


def highest(seats: int, options: Options) -> int:
    """Return the highest card in play (KRP-4, KRP-43)."""
    return MYSTERY_IN_PLAY[seats] if options.mystery else CARDS_IN_PLAY[seats]


def hand_size(seats: int) -> int:
    """Return how many cards each player is dealt (KRP-6)."""
    return HAND_SIZE[seats]
