"""How a game of Krysis is set up, and what cannot be."""

from typing import Annotated, Literal

import msgspec

from kastellan.core.refusal import Refusal
from kastellan.games.krysis.rules import Rule


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game is set up.

    ``companies`` gives each seat a company by its number in the content; empty for the order
    of the content.  It matters only in the advanced game.
    """

    advanced: bool = False
    tactical: bool = False
    missions: bool = False
    extra_agents: bool = False
    bank: Literal["finite", "unlimited"] = "finite"
    reveal_loaded_artefacts: bool = True
    open_hq: bool = False
    companies: Annotated[tuple[int, ...], msgspec.Meta(max_length=4)] = ()


def forbid(seats: int, options: Options) -> Refusal | None:
    """Return why Krysis cannot be set up like this (KRY-1, KRY-120), or ``None``."""
    if not 2 <= seats <= 4:
        return Refusal(Rule.PLAYERS, "krysis-players", {"seats": seats})
    if options.companies:
        distinct = len(set(options.companies)) == len(options.companies) == seats
        if not distinct or not all(0 <= company < 4 for company in options.companies):
            return Refusal(Rule.PLAYERS, "krysis-companies", {"seats": seats})
    if options.extra_agents and not options.advanced:
        return Refusal(Rule.EXTRA_AGENTS, "krysis-extra-agents")
    return None


def company_of(options: Options, seat: int) -> int:
    """Return the company of a seat by its number."""
    return options.companies[seat] if options.companies else seat
