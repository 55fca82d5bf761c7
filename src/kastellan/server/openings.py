"""Who opened a table, and from where: nobody opens more than their share of the house."""

import logging
import time
from typing import TYPE_CHECKING

from sqlalchemy import ColumnElement, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from kastellan.server.people import DAY, Person
from kastellan.server.problems import HouseRule, Sorry
from kastellan.server.rows import OpenedRow, TableRow
from kastellan.server.sheet import write_sheet
from kastellan.tables.sheet import Sheet

if TYPE_CHECKING:
    from kastellan.server.hall import Hall

log = logging.getLogger("kastellan.openings")

UNFINISHED = TableRow.status.in_(("open", "playing"))


async def open_new(hall: "Hall", session: AsyncSession, sheet: Sheet, person: Person, network: str) -> None:
    """Keep a new table and who opened it, or refuse it to who has many: also those that they have left."""
    place = hall.doors.place(network)
    if hall.database.postgres:  # one after the other from one place, or all would count the same
        await session.execute(select(func.pg_advisory_xact_lock(func.hashtext(place))))
    await refuse_too_many(hall, session, person, place)
    await write_sheet(session, sheet)
    session.add(OpenedRow(table=sheet.id, person=person.id, network=place))


async def refuse_too_many(hall: "Hall", session: AsyncSession, person: Person, place: str) -> None:
    """Refuse another table to a person or a network with many, or in a hall that is full.

    Of games that were broken off long ago the hall is not full: they are kept, but nobody comes.
    """
    settings = hall.settings
    if await opened(session, OpenedRow.person == person.id) >= settings.max_tables_per_person:
        facts = {"limit": settings.max_tables_per_person, "hours": int(settings.close_after)}
        raise Sorry(HouseRule.TOO_MANY, "server-too-many-tables", facts)
    if place and await opened(session, OpenedRow.network == place) >= settings.max_tables_per_address:
        log.warning("an address has opened all the tables it may; is it that of a proxy that is not trusted?")
        limit = settings.max_tables_per_address
        raise Sorry(HouseRule.TOO_MANY, "server-too-many-tables-there", {"limit": limit})
    since = time.time() - settings.forget_after * DAY
    lately = select(func.count()).where(UNFINISHED, TableRow.outcome.is_(None), TableRow.updated >= since)
    if (await session.execute(lately)).scalar_one() >= settings.max_tables:
        raise Sorry(HouseRule.BUSY, "server-full")


async def opened(session: AsyncSession, whose: ColumnElement[bool]) -> int:
    """Return how many tables that are not finished somebody has opened."""
    count = select(func.count()).select_from(OpenedRow).join(TableRow, TableRow.id == OpenedRow.table)
    return int((await session.execute(count.where(whose, UNFINISHED))).scalar_one())
