"""What those see who act in the name of the house: who is where, what was reported, and what was done."""

import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import String, cast, func, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from kastellan.core import CHANCE
from kastellan.server.accounts import account_key
from kastellan.server.rows import ActRow, MoveRow, PersonRow, ReportRow, SeatRow, TableRow
from kastellan.server.sheet import chair_of
from kastellan.tables.messages import AdminAct, AdminPerson, AdminReport, AdminSeat, AdminTable, Said

MOST = 100
"""How many of a kind are shown, the latest first."""


def like(words: str) -> str:
    """Return the pattern of what contains these words."""
    return "%" + words.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_") + "%"


async def tables(session: AsyncSession, words: str = "", status: str = "") -> list[AdminTable]:
    """Return tables whose id, name, seat or person fits; without words all."""
    found = select(TableRow)
    if status:
        found = found.where(TableRow.status == status)
    if words:
        sat = select(SeatRow.table).where(
            or_(SeatRow.person == words, SeatRow.name.ilike(like(words), escape="\\"))
        )
        named = TableRow.name.ilike(like(words), escape="\\")
        found = found.where(or_(TableRow.id == words, TableRow.host == words, named, TableRow.id.in_(sat)))
    rows = (await session.execute(found.order_by(TableRow.updated.desc()).limit(MOST))).scalars().all()
    return await described(session, rows)


async def described(session: AsyncSession, rows: Sequence[TableRow]) -> list[AdminTable]:
    """Return tables with who sits there."""
    ids = [row.id for row in rows]
    seated = select(SeatRow, PersonRow.account).outerjoin(PersonRow, PersonRow.id == SeatRow.person)
    chairs: dict[str, list[AdminSeat]] = {name: [] for name in ids}
    for seat, account in await session.execute(
        seated.where(SeatRow.table.in_(ids)).order_by(SeatRow.table, SeatRow.seat)
    ):
        kind = chair_of(seat).kind
        chairs[seat.table].append(AdminSeat(seat.seat, seat.name, kind, seat.person, account))
    over = [row.id for row in rows if row.status == "over"]  # in a running game private steps would count
    counted = select(MoveRow.table, func.count()).where(MoveRow.table.in_(over), MoveRow.seat != CHANCE)
    moves = dict((await session.execute(counted.group_by(MoveRow.table))).all())
    return [
        AdminTable(
            row.id,
            row.game,
            row.name,
            row.status,  # type: ignore[arg-type]
            row.public,
            row.host,
            row.created,
            row.updated,
            moves.get(row.id, 0) if row.status == "over" else None,
            chairs[row.id],
        )
        for row in rows
    ]


async def people(session: AsyncSession, words: str = "", status: str = "") -> list[AdminPerson]:
    """Return people whose id, name or account fits, or who sat somewhere under such a name."""
    found, now = select(PersonRow), time.time()
    if status == "banned":
        found = found.where(PersonRow.banned_at(now))
    if words:
        called = select(SeatRow.person).where(SeatRow.name.ilike(like(words), escape="\\"))
        fits = (
            PersonRow.id == words,
            PersonRow.account.ilike(like(account_key(words)), escape="\\"),
            PersonRow.name.ilike(like(words), escape="\\"),
            PersonRow.id.in_(called),
        )
        found = found.where(or_(*fits))
    rows = (await session.execute(found.order_by(PersonRow.created.desc()).limit(MOST))).scalars().all()
    ids = [row.id for row in rows]
    sat: dict[str, list[str]] = {name: [] for name in ids}
    for person, table in await session.execute(
        select(SeatRow.person, SeatRow.table)
        .join(TableRow)
        .where(SeatRow.person.in_(ids))
        .order_by(TableRow.updated.desc())
    ):
        sat[str(person)].append(table)
    open_reports = select(ReportRow.about, func.count()).where(
        ReportRow.about.in_(ids), ReportRow.settled.is_(None)
    )
    reported = dict((await session.execute(open_reports.group_by(ReportRow.about))).all())
    return [
        AdminPerson(
            row.id,
            row.name,
            row.account,
            row.created,
            row.banned if row.is_banned(now) else None,
            row.ban_ends,
            sat[row.id][:MOST],
            reported.get(row.id, 0),
        )
        for row in rows
    ]


async def reports(session: AsyncSession, words: str = "", status: str = "") -> list[AdminReport]:
    """Return open reports, the oldest first, or those that were ``settled``, the latest first."""
    settled = status == "settled"
    found = (
        select(ReportRow, PersonRow.name, TableRow)
        .outerjoin(PersonRow, PersonRow.id == ReportRow.by)
        .outerjoin(TableRow, TableRow.id == ReportRow.table)
        .where(ReportRow.settled.is_not(None) if settled else ReportRow.settled.is_(None))
        .order_by(ReportRow.settled.desc() if settled else ReportRow.at)
        .limit(MOST)
    )
    if words:
        fits = (
            ReportRow.table == words,
            ReportRow.about == words,
            ReportRow.name.ilike(like(words), escape="\\"),
            cast(ReportRow.id, String) == words,
        )
        found = found.where(or_(*fits))
    return [report_of(row, name, table) for row, name, table in await session.execute(found)]


def report_of(row: ReportRow, by_name: str | None, table: TableRow | None) -> AdminReport:
    """Return a report; what is said within a team is for nobody else as long as the game runs."""
    context, text = msgspec.json.decode(row.context, type=list[Said]), row.text
    running = table is not None and table.status == "playing"
    open_talk = [said for said in context if not (running and said.channel == "team")]
    if running and (row.message or "").startswith("team"):
        text = None
    return AdminReport(
        row.id,
        row.at,
        row.by,
        by_name or "",
        row.table,
        "" if table is None else table.game,
        row.about,
        row.name,
        row.message,
        text,
        row.why,
        open_talk,
        row.settled,
        row.justified,
        withheld=text != row.text or len(open_talk) < len(context),
    )


async def acts(session: AsyncSession, words: str = "", _status: str = "") -> list[AdminAct]:
    """Return what was done, the latest first; with words what was done by, or to, one of these names."""
    found = select(ActRow).order_by(ActRow.id.desc()).limit(MOST)
    if words:
        found = found.where(or_(ActRow.about == words, ActRow.by == words, ActRow.what == words))
    rows = (await session.execute(found)).scalars()
    return [AdminAct(row.id, row.at, row.by, row.what, row.about, row.why) for row in rows]


VIEWS: dict[str, Callable[[AsyncSession, str, str], Awaitable[list[Any]]]] = {
    "tables": tables,
    "people": people,
    "reports": reports,
    "acts": acts,
}
"""What is listed, by kind: whatever fits some words, and a status."""
