"""How a game of Decrypto is set up, who plays with whom, and what cannot be."""

from functools import lru_cache
from typing import Annotated, Final, Literal

import msgspec

from kastellan.core.refusal import Refusal
from kastellan.games.decrypto.rules import Rule

ROUNDS: Final = 8
ROUNDS_OF_THREE: Final = 5


LONGEST_LIMIT: Final = 86_400
"""Seconds: a day."""

Seats = Annotated[tuple[int, ...], msgspec.Meta(max_length=8)]
Words = Annotated[tuple[Annotated[str, msgspec.Meta(max_length=40)], ...], msgspec.Meta(max_length=1000)]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game is set up; limits are in seconds, 0 switches one off.

    ``white`` names the seats of White; empty, seats alternate, or with three players 0 and 1 are
    the team.  ``uneven_teams`` allows two against four.  ``encryptor_order`` names all seats (three
    players: those of the team); each team takes turns in this order, or else in seat order; where it
    is ``"chosen"`` each team names its encryptor round by round.  ``silent_encryptor`` keeps an
    encryptor silent in the half-round of the others too.  ``used`` are keywords that this group has
    played before.
    """

    language: Literal["en", "fr", "bg"] = "en"
    timer: int = 30
    first_clue_limit: int = 0
    guess_limit: int = 0
    names_limit: int = 0
    encryptor_order: Literal["chosen"] | Seats = ()
    guess_lock: Literal["any", "all"] = "any"
    root_rule: bool = True
    objections: bool = True
    performed_clues: bool = False
    silent_encryptor: bool = False
    uneven_teams: bool = False
    white: Seats = ()
    used: Words = ()


class LineUp:
    """Who plays with whom: members by team, in their order as encryptors, and each seat's team.

    ``chosen`` tells that the teams name their encryptors instead of taking turns.
    """

    __slots__ = ("chosen", "encryptors", "members", "rounds", "team_of", "three")

    def __init__(self, seats: int, options: Options) -> None:
        white = options.white or ((0, 1) if seats == 3 else tuple(range(0, seats, 2)))
        black = tuple(seat for seat in range(seats) if seat not in white)
        self.three = seats == 3
        self.rounds = ROUNDS_OF_THREE if self.three else ROUNDS
        self.members: tuple[tuple[int, ...], tuple[int, ...]] = tuple(sorted(white)), black
        self.team_of = tuple(1 if seat in black else 0 for seat in range(seats))
        self.chosen = options.encryptor_order == "chosen"
        fixed = options.encryptor_order if options.encryptor_order != "chosen" else ()
        order = fixed or tuple(range(seats))
        self.encryptors: tuple[tuple[int, ...], tuple[int, ...]] = (
            tuple(seat for seat in order if seat in white),
            () if self.three else tuple(seat for seat in order if seat in black),
        )

    @property
    def uneven(self) -> bool:
        """Return whether one team is twice as many as the other (DEC-1)."""
        return sorted(map(len, self.members)) == [2, 4]


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
    return forbid_teams(seats, options) or forbid_order(seats, options) or forbid_limits(options)


def forbid_teams(seats: int, options: Options) -> Refusal | None:
    """Return why White cannot have these seats (DEC-1, DEC-56), or ``None``."""
    white = options.white
    if not white:
        return None
    if len(set(white)) != len(white) or not all(0 <= seat < seats for seat in white):
        return Refusal(Rule.TEAMS, "decrypto-white-seats", {"last": seats})
    if seats == 3:
        fine = len(white) == 2
        return None if fine else Refusal(Rule.THREE_PLAYERS, "decrypto-white-of-three", {"white": len(white)})
    sizes = {"white": len(white), "black": seats - len(white)}
    if line_up(seats, options).uneven:
        return None if options.uneven_teams else Refusal(Rule.TEAMS, "decrypto-two-against-four", sizes)
    return Refusal(Rule.TEAMS, "decrypto-uneven", sizes) if abs(seats - 2 * len(white)) > 1 else None


def forbid_order(seats: int, options: Options) -> Refusal | None:
    """Return why encryptors cannot take turns like this (DEC-9, DEC-57), or ``None``."""
    order = options.encryptor_order
    needed = line_up(seats, options).members[0] if seats == 3 else tuple(range(seats))
    if order in ("chosen", ()) or sorted(order) == sorted(needed):
        return None
    facts = {"seats": tuple(seat + 1 for seat in needed)}
    return Refusal(Rule.ENCRYPTOR, "decrypto-encryptor-order", facts)


def forbid_limits(options: Options) -> Refusal | None:
    """Return why there are no such time limits (DEC-13, DEC-20, DEC-38), or ``None``."""
    for rule, seconds in (
        (Rule.TIMER, options.timer),
        (Rule.TIMER, options.first_clue_limit),
        (Rule.HIDDEN_GUESSES, options.guess_limit),
        (Rule.NAME_KEYWORDS, options.names_limit),
    ):
        if not 0 <= seconds <= LONGEST_LIMIT:
            return Refusal(rule, "decrypto-limits", {"most": LONGEST_LIMIT})
    return None
