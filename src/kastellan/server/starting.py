"""How a game begins: shares in the fair deal are promised, the seats settled, the shares opened."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from sqlalchemy.ext.asyncio import AsyncSession

from kastellan.server.hall import Hall
from kastellan.server.holidays import rest_from_start
from kastellan.server.lobby import changing, must_host, must_sit
from kastellan.server.people import Person
from kastellan.server.problems import HouseRule, Sorry
from kastellan.server.ratings import settle_rated
from kastellan.server.table import Table
from kastellan.tables.deals import commitment
from kastellan.tables.messages import GiveShare
from kastellan.tables.sheet import Sheet

PATIENCE = 3.0
"""Seconds that a start waits for shares to be opened; browsers do it by themselves."""

GLANCE = 0.02


def settling(table: Table) -> Callable[[AsyncSession, Sheet], Awaitable[None]]:
    """Return what is settled as a game begins: who plays for rating, and whose clock stands still."""

    async def settle(session: AsyncSession, sheet: Sheet) -> None:
        await settle_rated(session, sheet)
        if sheet.status == "playing":
            await rest_from_start(session, sheet, table.time.now())

    return settle


async def give_share(hall: Hall, table: Table, person: Person, wish: GiveShare) -> None:
    """Promise a share in the deal for one's own seat, or open the one that was promised."""
    if wish.nonce and commitment(wish.nonce) != wish.share:
        raise Sorry(HouseRule.MALFORMED, "server-share", place="$.nonce")
    async with changing(hall, table) as sheet:
        chair = sheet.chairs[must_sit(sheet, person)]
        must_be_open(sheet)
        if chair.share != wish.share:
            if sheet.starting:  # or one seat could have all others open their shares again and again
                raise Sorry(HouseRule.CONFLICT, "server-share-late", place="$.share")
            sheet.unsettle()
            chair.share = wish.share
        chair.nonce = wish.nonce or chair.nonce


async def start(hall: Hall, table: Table, person: Person) -> None:
    """Begin the game: the host, when no seat is free; first the promised shares are opened."""
    async with changing(hall, table, settling(table)) as sheet:
        must_host(sheet, person)
        must_be_open(sheet)
        if table.old:
            raise Sorry(HouseRule.GONE, "server-table-old")
        if free := [chair.seat + 1 for chair in sheet.chairs if chair.kind == "free"]:
            raise Sorry(HouseRule.CONFLICT, "server-free-seats", {"count": len(free), "seats": tuple(free)})
        for chair in sheet.promised:
            if chair.away is not None and time.time() - chair.away > PATIENCE:
                chair.share = ""  # nobody is there to open it: the others shall not count on it
        sheet.starting = bool(sheet.promised)
        if not sheet.starting:
            sheet.status = "playing"
    if table.sheet.starting:
        await shares_opened(table)
        await begin(hall, table)


async def shares_opened(table: Table) -> None:
    """Return once all shares are opened, the start was called off, or patience is at its end."""
    with suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            while table.sheet.starting and table.sheet.promised:  # noqa: ASYNC110 - other processes may tell
                await asyncio.sleep(GLANCE)


async def begin(hall: Hall, table: Table) -> None:
    """Begin with the shares that were opened, unless somebody stood up meanwhile."""
    async with changing(hall, table, settling(table)) as sheet:
        if sheet.status == "open" and not sheet.starting:
            raise Sorry(HouseRule.CONFLICT, "server-seats-changed")
        sheet.status, sheet.starting = "playing", False


def must_be_open(sheet: Sheet) -> None:
    """Refuse once the game has begun."""
    if sheet.status != "open":
        raise Sorry(HouseRule.CONFLICT, "server-table-started")
