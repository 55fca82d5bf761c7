"""Holidays: somebody's clocks stand still at all their tables where moves take days, for some days a year."""

import time
from collections.abc import Iterable
from math import ceil
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Select, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from kastellan.core.refusal import Refusal, TableRule
from kastellan.server.people import DAY, YEAR
from kastellan.server.problems import NotAllowed
from kastellan.server.rows import PersonRow, SeatRow, TableRow
from kastellan.tables.messages import Clock, Holiday
from kastellan.tables.rests import Rest, over_days
from kastellan.tables.sheet import Sheet

if TYPE_CHECKING:
    from kastellan.server.hall import Hall

MOST_DAYS = 30
"""Of holidays within a year; one that is begun counts a whole day."""


class Days(msgspec.Struct):
    """A holiday by the calendar."""

    since: float
    until: float


def lately(row: PersonRow, now: float) -> list[Days]:
    """Return somebody's holidays within a year, in order."""
    taken = [] if row.holidays is None else msgspec.json.decode(row.holidays, type=list[Days])
    return [days for days in taken if days.until > now - YEAR]


def told(taken: Iterable[Days], now: float) -> Holiday:
    """Return until when a holiday lasts, if there is one, and how many days of the year are left."""
    used = sum(ceil((days.until - days.since) / DAY) for days in taken)
    until = next((days.until for days in taken if days.until > now), None)
    return Holiday(until, max(0, MOST_DAYS - used), MOST_DAYS)


async def holiday(hall: "Hall", person: str) -> Holiday:
    """Return what somebody may know of their holidays."""
    now = time.time()
    async with hall.database.read() as session:
        row = (await session.execute(select(PersonRow).where(PersonRow.id == person))).scalar_one()
    return told(lately(row, now), now)


async def begin(hall: "Hall", person: str, days: int) -> Holiday:
    """Let somebody's clocks stand still from now on for so many days."""
    now, tick = time.time(), hall.time.now()
    async with hall.database.write() as session:
        row = (await session.execute(owner(person))).scalar_one()
        taken = lately(row, now)
        known = told(taken, now)
        if known.until is not None:
            raise NotAllowed(Refusal(TableRule.HOLIDAYS, "server-holiday-runs"))
        if days > known.left:
            raise NotAllowed(
                Refusal(TableRule.HOLIDAYS, "server-holiday-days", {"left": known.left}), "$.days"
            )
        taken.append(Days(now, now + days * DAY))
        row.holidays = msgspec.json.encode(taken).decode()
        concerned = await at_tables(session, person)
        rests = {
            table: [*kept, Rest(tick, tick + days * DAY, seat, now + days * DAY)]
            for table, seat, kept in concerned
        }
        await keep(session, rests)
    await hall.refresh(list(rests))
    return told(taken, now)


async def end(hall: "Hall", person: str) -> Holiday:
    """Let somebody's clocks go on before their holiday is over; without one nothing happens."""
    now, tick = time.time(), hall.time.now()
    async with hall.database.write() as session:
        row = (await session.execute(owner(person))).scalar_one()
        taken = [Days(days.since, min(days.until, now)) for days in lately(row, now)]
        row.holidays = msgspec.json.encode(taken).decode()
        rests = {
            table: [cut(rest, tick, now) if rest.seat == seat else rest for rest in kept]
            for table, seat, kept in await at_tables(session, person)
        }
        await keep(session, rests)
    await hall.refresh(list(rests))
    return told(taken, now)


def cut(rest: Rest, tick: float, now: float) -> Rest:
    """Return a rest that has ended by now."""
    if rest.until is None or rest.until <= tick:
        return rest
    return Rest(rest.since, max(rest.since, tick), rest.seat, now)


def owner(person: str) -> Select[PersonRow]:
    """Return the query for a person whom nobody else changes meanwhile."""
    return select(PersonRow).where(PersonRow.id == person).with_for_update()


async def at_tables(session: AsyncSession, person: str) -> list[tuple[str, int, list[Rest]]]:
    """Return the running games where moves take days and somebody sits: table, seat, and rests so far."""
    sits = (SeatRow.person == person) & SeatRow.level.is_(None)
    running = (TableRow.status == "playing") & TableRow.clock.is_not(None)
    found = (
        select(TableRow.id, SeatRow.seat, TableRow.clock, TableRow.rests)
        .join(SeatRow, SeatRow.table == TableRow.id)
        .where(sits, running)
        .order_by(TableRow.id)
        .with_for_update(of=TableRow)
    )
    return [
        (table, seat, [] if rests is None else msgspec.json.decode(rests, type=list[Rest]))
        for table, seat, clock, rests in await session.execute(found)
        if clock is not None and over_days(msgspec.json.decode(clock, type=Clock))
    ]


async def keep(session: AsyncSession, rests: dict[str, list[Rest]]) -> None:
    """Write down when clocks stand still at some tables."""
    rows: list[dict[str, Any]] = [
        {"id": table, "rests": msgspec.json.encode(kept).decode()} for table, kept in rests.items()
    ]
    if rows:
        await session.execute(update(TableRow), rows)


async def rest_from_start(session: AsyncSession, sheet: Sheet, tick: float) -> None:
    """Let clocks of a game that begins stand still for those who are on holiday."""
    if not over_days(sheet.clock):
        return
    now = time.time()
    seated = {chair.person: chair.seat for chair in sheet.chairs if chair.kind == "person"}
    for row in (await session.execute(select(PersonRow).where(PersonRow.id.in_(seated)))).scalars():
        if (until := told(lately(row, now), now).until) is not None:
            sheet.rests = [*sheet.rests, Rest(tick, tick + until - now, seated[row.id], until)]


async def hand_over(session: AsyncSession, guest: str, account: str) -> None:
    """Let an account have had the holidays of a guest: nobody has them twice."""
    now, rows = time.time(), [(await session.execute(owner(one))).scalar_one() for one in (account, guest)]
    both = sorted([days for row in rows for days in lately(row, now)], key=lambda days: days.since)
    rows[0].holidays = msgspec.json.encode(both).decode() if both else None
