"""What is done in the name of the house, to tables and people: by the command line, or by accounts it names.

Each act is one commit with its line in the book of acts and the news for the servers that run.
"""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from sqlalchemy import delete, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncSession

from kastellan.server.database import Database
from kastellan.server.moves import CHANNEL
from kastellan.server.people import Person, account_key
from kastellan.server.problems import HouseRule, Sorry
from kastellan.server.rows import (
    ActRow,
    Base,
    ChatRow,
    OrderRow,
    PersonRow,
    RatingRow,
    ReportRow,
    ResultRow,
    SeatRow,
    TableRow,
    TokenRow,
)
from kastellan.server.settings import Settings
from kastellan.server.sheet import read_sheet, write_sheet
from kastellan.tables.seats import stand_up
from kastellan.tables.sheet import Sheet

NOBODY = "—"
"""Who stands in the history of others for somebody who was erased."""


def is_admin(settings: Settings, person: Person | None) -> bool:
    """Return whether somebody is the owner of an account that the house has named."""
    if person is None or person.account is None or person.table is not None:
        return False
    return person.account in {account_key(name) for name in settings.admins}


class Act:
    """One act: its session, and what servers have to hear of when it is done."""

    def __init__(self, session: AsyncSession) -> None:
        self.session = session
        self.news: list[tuple[str, str]] = []

    async def sheet(self, table: str) -> Sheet:
        """Return a table that nobody else changes until the act is done."""
        sheet = await read_sheet(self.session, table, lock=True)
        if sheet is None:
            raise Sorry(HouseRule.NOT_FOUND, "server-no-table")
        return sheet

    async def person(self, name: str) -> PersonRow:
        """Return a person whom nobody else changes until the act is done."""
        row = await self.session.get(PersonRow, name, with_for_update=True)
        if row is None:
            raise Sorry(HouseRule.NOT_FOUND, "server-no-person")
        return row


@asynccontextmanager
async def act(database: Database, by: str, what: str, about: str, why: str) -> AsyncIterator[Act]:
    """Do something, write down who did it and why, and tell the servers: all of it or nothing."""
    async with database.write() as session:
        doing = Act(session)
        yield doing
        session.add(ActRow(at=time.time(), by=by, what=what, about=about, why=why))
        for kind, name in doing.news:
            if database.postgres:
                news = {"channel": CHANNEL, "news": f"admin {kind}:{name}:0"}
                await session.execute(text("select pg_notify(:channel, :news)"), news)
            else:
                session.add(OrderRow(kind=kind, name=name))


# Tables.


async def close_table(database: Database, by: str, table: str, why: str) -> None:
    """End a table without a result; nothing can be played there any more, and what was played stays."""
    async with act(database, by, "close", table, why) as doing:
        sheet = await doing.sheet(table)
        if sheet.status == "over":
            raise Sorry(HouseRule.CONFLICT, "server-over")
        sheet.status, sheet.updated = "over", time.time()
        await write_sheet(doing.session, sheet)
        doing.news.append(("t", table))


async def delete_table(database: Database, by: str, table: str, why: str) -> None:
    """Delete a table with all that belongs to it: moves, seats, talk, results."""
    async with act(database, by, "delete", table, why) as doing:
        await doing.sheet(table)
        await doing.session.execute(update(TableRow).where(TableRow.rematch == table).values(rematch=None))
        for kind in reversed(Base.metadata.sorted_tables):
            if "table_id" in kind.columns:
                await doing.session.execute(delete(kind).where(kind.columns.table_id == table))
        await doing.session.execute(delete(TableRow).where(TableRow.id == table))
        doing.news.append(("t", table))


# People.


async def ban(database: Database, by: str, person: str, why: str) -> None:
    """Let somebody in nowhere any more; at running games they count as having left."""
    async with act(database, by, "ban", person, why) as doing:
        (await doing.person(person)).banned = time.time()
        await vacate(doing, person)
        doing.news.append(("p", person))


async def unban(database: Database, by: str, person: str, why: str) -> None:
    """Let somebody in again."""
    async with act(database, by, "unban", person, why) as doing:
        (await doing.person(person)).banned = None
        doing.news.append(("p", person))


async def sign_out(database: Database, by: str, person: str, why: str) -> None:
    """Make all that proves who somebody is worthless: an account signs in anew, a guest is a stranger."""
    async with act(database, by, "sign-out", person, why) as doing:
        await doing.person(person)
        await doing.session.execute(delete(TokenRow).where(TokenRow.person == person))
        doing.news.append(("p", person))


async def vacate(doing: Act, person: str) -> None:
    """Let somebody stand up wherever they sit."""
    sat = select(SeatRow.table).join(TableRow).where(SeatRow.person == person, TableRow.status != "over")
    for table in sorted((await doing.session.execute(sat)).scalars()):
        sheet = await doing.sheet(table)
        if (seat := sheet.seat_of(person)) is not None:
            stand_up(sheet, seat, time.time())
            sheet.updated = time.time()
            await write_sheet(doing.session, sheet)
            doing.news.append(("t", table))


async def erase(database: Database, by: str, person: str, why: str) -> dict[str, Any]:
    """Delete all that is kept about somebody, and return it; the moves they played stay, as nobody's."""
    async with act(database, by, "erase", person, why) as doing:
        await doing.person(person)
        kept = await export(doing.session, person)
        await vacate(doing, person)
        seats = (await doing.session.execute(select(SeatRow).where(SeatRow.person == person))).scalars().all()
        for seat in seats:
            seat.person, seat.name = None, ""
            await forget_name(doing.session, seat.table, seat.seat)
            doing.news.append(("t", seat.table))
        await forget_rows(doing.session, person)
        doing.news.append(("p", person))
    return kept


async def forget_name(session: AsyncSession, table: str, seat: int) -> None:
    """Take the name of a seat out of the history of the others, and what was said from it."""
    for row in (await session.execute(select(ResultRow).where(ResultRow.table == table))).scalars():
        players = msgspec.json.decode(row.players, type=list[str])
        players[seat] = NOBODY
        row.players = msgspec.json.encode(players).decode()
    await session.execute(delete(ChatRow).where(ChatRow.table == table, ChatRow.seat == seat))


async def forget_rows(session: AsyncSession, person: str) -> None:
    """Delete what is somebody's own."""
    await session.flush()
    for change in (
        update(TableRow).where(TableRow.host == person).values(host=None),
        update(ReportRow).where(ReportRow.by == person).values(by=None),
        delete(ReportRow).where(ReportRow.about == person),
        delete(ChatRow).where(ChatRow.person == person),
        *(delete(kind).where(kind.person == person) for kind in (RatingRow, ResultRow, TokenRow)),
        delete(PersonRow).where(PersonRow.id == person),
    ):
        await session.execute(change, execution_options={"synchronize_session": False})


async def export(session: AsyncSession, person: str) -> dict[str, Any]:
    """Return all that is kept about somebody, but for the hashes that prove who they are."""
    own = {
        "person": select(PersonRow).where(PersonRow.id == person),
        "tokens": select(TokenRow).where(TokenRow.person == person),
        "seats": select(SeatRow).where(SeatRow.person == person),
        "results": select(ResultRow).where(ResultRow.person == person),
        "ratings": select(RatingRow).where(RatingRow.person == person),
        "said": select(ChatRow).where(ChatRow.person == person),
        "reports": select(ReportRow).where(or_(ReportRow.by == person, ReportRow.about == person)),
    }
    return {
        name: [_plain(row) for row in (await session.execute(wanted)).scalars()]
        for name, wanted in own.items()
    }


def _plain(row: Base) -> dict[str, Any]:
    """Return a row without what is secret."""
    columns = (column.key for column in row.__mapper__.column_attrs)
    return {name: getattr(row, name) for name in columns if name not in {"password", "digest"}}


# Reports.


async def settle(database: Database, by: str, report: int, why: str) -> None:
    """Put a report aside as done with."""
    async with act(database, by, "settle", str(report), why) as doing:
        row = await doing.session.get(ReportRow, report, with_for_update=True)
        if row is None:
            raise Sorry(HouseRule.NOT_FOUND, "server-no-report")
        row.settled = time.time()
