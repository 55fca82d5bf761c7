"""Who waits for what happens at a table: computer players think for people, not for empty rooms."""

import time
from typing import TYPE_CHECKING

from kastellan.server.turns import LATER, PRESENT, WATCHED, Owner, Wanted
from kastellan.tables.sheet import Chair

if TYPE_CHECKING:
    from kastellan.server.table import Table


def attention(table: "Table") -> Wanted | None:
    """Return who waits for the next move at a table, and how urgently; ``None`` where nobody looks."""
    people = [chair for chair in table.sheet.chairs if chair.kind == "person"]
    if waiting := [owner for chair in people for owner in waiting_at(table, chair)]:
        return Wanted(PRESENT, tuple(waiting))
    if watching := table.screens.get(None):
        return Wanted(WATCHED, tuple(Owner(one.network, one.person or one.network) for one in watching))
    since = time.time() - table.hall.settings.bot_grace
    lately = [known(chair.person) for chair in people if chair.away is not None and chair.away > since]
    return Wanted(LATER, tuple(lately)) if lately else None


def call(table: "Table", seat: int, network: str) -> None:
    """Note that a program asks for its seat, and let computer players go on for it."""
    table.callers[seat] = network, time.monotonic()
    table.hall.attendance.seen(table.sheet, seat)
    table.hall.bots.consider(table)


def waiting_at(table: "Table", chair: Chair) -> set[Owner]:
    """Return who waits on a seat: before a screen here or elsewhere, or as a program that asks over HTTP."""
    here = {Owner(screen.network, screen.person) for screen in table.screens.get(chair.seat, ())}
    if here:
        return here
    network, at = table.callers.get(chair.seat, ("", 0.0))
    if network and time.monotonic() - at < table.hall.settings.bot_grace:
        return {Owner(network, str(chair.person))}
    return {known(chair.person)} if chair.away is None else set()


def known(person: str | None) -> Owner:
    """Return a person of whom it is not known from where they come."""
    return Owner(str(person), str(person))
