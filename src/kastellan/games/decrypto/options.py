"""How a game of Decrypto is set up, who plays with whom, and what cannot be."""

from functools import lru_cache
from typing import Final, Literal

import msgspec

from kastellan.core.refusal import Refusal
from kastellan.games.decrypto.rules import Rule

ROUNDS: Final = 8
ROUNDS_OF_THREE: Final = 5


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game is set up; limits are in seconds, 0 switches one off.

    ``white`` names the seats of White; empty, seats alternate, or with three players 0 and 1 are
    the team.  ``encryptor_order`` names all seats (three players: those of the team); each team
    takes turns in this order, or else in seat order.  ``used`` are keywords that this group has
    played before.
    """

    language: Literal["en", "fr", "bg"] = "en"
    timer: int = 30
    first_clue_limit: int = 0
    guess_limit: int = 0
    names_limit: int = 0
    root_rule: bool = True
    performed_clues: bool = False
    guess_lock: Literal["any", "all"] = "any"
    objections: bool = True
    white: tuple[int, ...] = ()
    encryptor_order: tuple[int, ...] = ()
    used: tuple[str, ...] = ()


class LineUp:
    """Who plays with whom: members by team, in their order as encryptors, and each seat's team."""

    __slots__ = ("encryptors", "members", "rounds", "team_of", "three")

    def __init__(self, seats: int, options: Options) -> None:
        white = options.white or ((0, 1) if seats == 3 else tuple(range(0, seats, 2)))
        black = tuple(seat for seat in range(seats) if seat not in white)
        self.three = seats == 3
        self.rounds = ROUNDS_OF_THREE if self.three else ROUNDS
        self.members: tuple[tuple[int, ...], tuple[int, ...]] = tuple(sorted(white)), black
        self.team_of = [1 if seat in black else 0 for seat in range(seats)]
        order = options.encryptor_order or tuple(range(seats))
        self.encryptors: tuple[tuple[int, ...], tuple[int, ...]] = (
            tuple(seat for seat in order if seat in white),
            () if self.three else tuple(seat for seat in order if seat in black),
        )


@lru_cache(maxsize=256)
def line_up(seats: int, options: Options) -> LineUp:
    """Return who plays with whom (DEC-1, DEC-9, DEC-56)."""
    return LineUp(seats, options)


def forbid(seats: int, options: Options) -> Refusal | None:
    """Return why Decrypto cannot be set up like this (DEC-1, DEC-9, DEC-56), or ``None``.

    Its facts count seats from 1, as people do where they choose them.
    """
    if not 3 <= seats <= 8:
        return Refusal(Rule.TEAMS, "decrypto-players", {"seats": seats})
    white = options.white
    if white and (len(set(white)) != len(white) or not all(0 <= seat < seats for seat in white)):
        return Refusal(Rule.TEAMS, "decrypto-white-seats", {"last": seats})
    if seats == 3 and white and len(white) != 2:
        return Refusal(Rule.THREE_PLAYERS, "decrypto-white-of-three", {"white": len(white)})
    if seats > 3 and white and abs(seats - 2 * len(white)) > 1:
        return Refusal(Rule.TEAMS, "decrypto-uneven", {"white": len(white), "black": seats - len(white)})
    needed = sorted(line_up(seats, options).members[0]) if seats == 3 else list(range(seats))
    if options.encryptor_order and sorted(options.encryptor_order) != needed:
        return Refusal(
            Rule.ENCRYPTOR, "decrypto-encryptor-order", {"seats": tuple(seat + 1 for seat in needed)}
        )
    return forbid_limits(options)


def forbid_limits(options: Options) -> Refusal | None:
    """Return why there are no such time limits (DEC-13, DEC-20, DEC-38), or ``None``."""
    if min(options.timer, options.first_clue_limit) < 0:
        return Refusal(Rule.TIMER, "decrypto-limits")
    if options.guess_limit < 0:
        return Refusal(Rule.HIDDEN_GUESSES, "decrypto-limits")
    return Refusal(Rule.NAME_KEYWORDS, "decrypto-limits") if options.names_limit < 0 else None
