"""How a game of Kreta is set up, and what cannot be."""

from typing import Literal

import msgspec

from kastellan.core.refusal import Refusal
from kastellan.games.kreta.rules import Rule


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may choose.

    ``first_player`` is a seat, or ``None`` to draw it (KRE-10).  ``full_transit`` says who may
    cross a full province: abbots only, or villagers too (KRE-43).
    """

    first_player: int | None = None
    full_transit: Literal["abbots_only", "all"] = "abbots_only"


def forbid(seats: int, options: Options) -> Refusal | None:
    """Return why Kreta cannot be set up like this (KRE-1, KRE-10), or ``None``."""
    if not 2 <= seats <= 4:
        return Refusal(Rule.PLAYERS, "kreta-players", {"seats": seats})
    if options.first_player is not None and not 0 <= options.first_player < seats:
        return Refusal(Rule.FIRST_PLAYER, "kreta-first-player", {"last": seats})
    return None
