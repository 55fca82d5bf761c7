"""What is done in the name of the house: by the command line, or by accounts it names.

``ACTS`` lists what can be done to tables, people and reports.  Each act is one commit with its line in the
book of acts and the news for the servers that run.
"""

import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from sqlalchemy import and_, delete, not_, select, text, update
from sqlalchemy.ext.asyncio import AsyncSession

from kastellan.server.accounts import account_key
from kastellan.server.database import Database
from kastellan.server.moves import CHANNEL
from kastellan.server.notices.ways import forget_all
from kastellan.server.people import DAY, Person
from kastellan.server.problems import HouseRule, Sorry
from kastellan.server.rows import (
    ActRow,
    Base,
    ChatRow,
    ContentRow,
    MuteRow,
    NoticeRow,
    OrderRow,
    OwnContentRow,
    PersonRow,
    QuietRow,
    RatingRow,
    ReportRow,
    ResultRow,
    SeatRow,
    TableRow,
    TokenRow,
    WayRow,
)
from kastellan.server.settings import Settings
from kastellan.server.sheet import read_sheet, write_sheet
from kastellan.tables.messages import Because
from kastellan.tables.names import legible
from kastellan.tables.seats import close, stand_up
from kastellan.tables.sheet import Sheet

NOBODY = "—"
"""Who stands in the history of others for somebody who was erased."""


def is_admin(settings: Settings, person: Person | None) -> bool:
    """Return whether somebody is the owner of an account that the house has named."""
    if person is None or person.account is None or person.table is not None:
        return False
    return person.account in {account_key(name) for name in settings.admins}


class Act:
    """One act: its session, why it is done, and what servers have to hear of when it is done."""

    def __init__(self, session: AsyncSession, because: Because) -> None:
        self.session, self.because = session, because
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

    async def report(self, number: str) -> ReportRow:
        """Return a report that nobody else changes until the act is done."""
        known = number.isdecimal() and len(number) < 10
        row = await self.session.get(ReportRow, int(number), with_for_update=True) if known else None
        if row is None:
            raise Sorry(HouseRule.NOT_FOUND, "server-no-report")
        return row

    async def tell(self, database: Database) -> None:
        """Let the servers that run hear of it with the commit."""
        for kind, name in self.news:
            if database.postgres:
                news = {"channel": CHANNEL, "news": f"admin {kind}:{name}:0"}
                await self.session.execute(text("select pg_notify(:channel, :news)"), news)
            else:
                self.session.add(OrderRow(kind=kind, name=name))


async def do(database: Database, by: str, kind: str, what: str, about: str, because: Because) -> Any:
    """Do something, write down who did it and why, and tell the servers: all of it or nothing."""
    if what not in ACTS.get(kind, {}):
        raise Sorry(HouseRule.NOT_FOUND, "server-not-found")
    async with database.write() as session:
        doing = Act(session, because)
        done = await ACTS[kind][what](doing, about)
        session.add(ActRow(at=time.time(), by=by, what=what, about=about, why=legible(because.why)))
        await doing.tell(database)
    return done


# Tables.


async def close_table(doing: Act, table: str) -> None:
    """End a table without a result; nothing can be played there any more, and what was played stays."""
    sheet = await doing.sheet(table)
    if sheet.status == "over":
        raise Sorry(HouseRule.CONFLICT, "server-over")
    close(sheet, "house")
    sheet.updated = time.time()
    await write_sheet(doing.session, sheet)
    doing.news.append(("t", table))


async def delete_table(doing: Act, table: str) -> None:
    """Delete a table with all that belongs to it: moves, seats, talk, results."""
    await doing.sheet(table)
    await doing.session.execute(update(TableRow).where(TableRow.rematch == table).values(rematch=None))
    for kind in reversed(Base.metadata.sorted_tables):
        if "table_id" in kind.columns:
            await doing.session.execute(delete(kind).where(kind.columns.table_id == table))
    await doing.session.execute(delete(TableRow).where(TableRow.id == table))
    doing.news.append(("t", table))


# People.


async def ban(doing: Act, person: str) -> None:
    """Let somebody in nowhere, for some days or for good; at running games they count as having left."""
    row, days = await doing.person(person), doing.because.days
    row.banned = time.time()
    row.ban_ends = None if days is None else row.banned + days * DAY
    await vacate(doing, person)
    doing.news.append(("p", person))


async def unban(doing: Act, person: str) -> None:
    """Let somebody in again."""
    row = await doing.person(person)
    row.banned = row.ban_ends = None
    doing.news.append(("p", person))


async def sign_out(doing: Act, person: str) -> None:
    """Make all that proves who somebody is worthless: an account signs in anew, a guest is a stranger."""
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


async def erase(doing: Act, person: str) -> dict[str, Any]:
    """Delete all that is kept about somebody, and return it; the moves they played stay, as nobody's."""
    kept = await export(doing, person)
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
    await forget_all(session, person)
    for change in (
        update(TableRow).where(TableRow.host == person).values(host=None),
        update(ReportRow).where(ReportRow.by == person).values(by=None),
        delete(ReportRow).where(ReportRow.about == person),
        delete(ChatRow).where(ChatRow.person == person),
        delete(OwnContentRow).where(OwnContentRow.owner == person),
        *(delete(kind).where(kind.person == person) for kind in (RatingRow, ResultRow, TokenRow)),
        delete(PersonRow).where(PersonRow.id == person),
    ):
        await session.execute(change, execution_options={"synchronize_session": False})


async def export(doing: Act, person: str) -> dict[str, Any]:
    """Return all that is kept about somebody.

    Left out are the hashes that prove who they are, who reported them and why, when, and for which words
    (few have heard them), and what is said within a team of a game that still runs: nobody outside that
    team may know it.  So are numbers that count for the whole house: they would tell what others do.
    """
    await doing.person(person)
    running = select(TableRow.id).where(TableRow.status == "playing")
    kept = select(OwnContentRow.digest).where(OwnContentRow.owner == person)
    secret = and_(ChatRow.channel == "team", ChatRow.table.in_(running))
    own = {
        "person": select(PersonRow).where(PersonRow.id == person),
        "tokens": select(TokenRow).where(TokenRow.person == person),
        "seats": select(SeatRow).where(SeatRow.person == person),
        "results": select(ResultRow).where(ResultRow.person == person),
        "ratings": select(RatingRow).where(RatingRow.person == person),
        "said": select(ChatRow).where(ChatRow.person == person, not_(secret)),
        "notice_ways": select(WayRow).where(WayRow.person == person),
        "notice_quiet": select(QuietRow).where(QuietRow.person == person),
        "notice_mutes": select(MuteRow).where(MuteRow.person == person),
        "notices": select(NoticeRow).where(NoticeRow.person == person),
        "contents": select(OwnContentRow).where(OwnContentRow.owner == person),
        "content_files": select(ContentRow).where(ContentRow.digest.in_(kept)),
        "reports": select(ReportRow).where(ReportRow.by == person),
        "reported": select(ReportRow).where(ReportRow.about == person),
    }
    return {
        name: [_plain(row, LEFT_OUT.get(name, ())) for row in (await doing.session.execute(wanted)).scalars()]
        for name, wanted in own.items()
    }


async def everything_of(database: Database, person: str) -> dict[str, Any]:
    """Return to somebody all that is kept about them, at any time: so not even that they were reported."""
    async with database.write() as session:
        kept = await export(Act(session, Because("")), person)
    del kept["reported"]
    return kept


LEFT_OUT = {
    "person": ("password",),
    "tokens": ("digest",),
    "said": ("id",),
    "notice_ways": ("secret",),
    "notices": ("id",),
    "reports": ("id", "text", "context", "about"),
    "reported": ("id", "text", "context", "by", "why", "at", "message"),
}


def _plain(row: Base, left_out: tuple[str, ...]) -> dict[str, Any]:
    """Return a row without what is not for its person."""
    columns = (column.key for column in row.__mapper__.column_attrs)
    values = {name: getattr(row, name) for name in columns if name not in left_out}
    return {name: value.decode() if isinstance(value, bytes) else value for name, value in values.items()}


# Reports.


async def settle(doing: Act, number: str) -> None:
    """Put a report aside as done with."""
    await judge(doing, number, justified=True)


async def dismiss(doing: Act, number: str) -> None:
    """Put a report aside as not justified."""
    await judge(doing, number, justified=False)


async def judge(doing: Act, number: str, *, justified: bool) -> None:
    """Put a report aside, once."""
    row = await doing.report(number)
    if row.settled is not None:
        raise Sorry(HouseRule.CONFLICT, "server-report-settled")
    row.settled, row.justified = time.time(), justified


ACTS: dict[str, dict[str, Callable[[Act, str], Awaitable[Any]]]] = {
    "tables": {"close": close_table, "delete": delete_table},
    "people": {"ban": ban, "unban": unban, "sign-out": sign_out, "export": export, "erase": erase},
    "reports": {"settle": settle, "dismiss": dismiss},
}
