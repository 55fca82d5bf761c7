"""What a player, or chance, does in Kryptos; and all of it ready made."""

from typing import Final

import msgspec

ASIDE: Final = -1
"""As target of a guess: the cards beside the track, which nobody holds."""

SLOTS: Final = 10
VALUES: Final = 49


class Reveal(msgspec.Struct, frozen=True, gc=False, tag="reveal"):
    """Turn up the own card at ``index`` during the set-up (KRP-14)."""

    index: int


class Guess(msgspec.Struct, frozen=True, gc=False, tag="guess"):
    """Say that the card at ``index`` of ``target`` is ``value`` (KRP-22, KRP-28)."""

    target: int
    index: int
    value: int


class EndTurn(msgspec.Struct, frozen=True, gc=False, tag="end_turn"):
    """Decline the second attempt (KRP-30)."""


class First(msgspec.Struct, frozen=True, gc=False, tag="first"):
    """Chance: ``seat`` is the first player (KRP-2)."""

    seat: int


class Deal(msgspec.Struct, frozen=True, gc=False, tag="deal"):
    """Chance: the next card of the deal is ``card`` (KRP-6)."""

    card: int


Action = Reveal | Guess | EndTurn
Event = First | Deal

REVEALS: Final = [Reveal(index) for index in range(SLOTS)]
END_TURN: Final = EndTurn()
FIRSTS: Final = [First(seat) for seat in range(6)]
DEALS: Final = [Deal(card) for card in range(VALUES)]
GUESSES: Final = [
    Guess(slot // SLOTS, slot % SLOTS, value) for slot in range(6 * SLOTS) for value in range(VALUES)
]
"""``GUESSES[(target * SLOTS + index) * VALUES + value]``."""
