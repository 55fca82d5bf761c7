"""What those see who act in the name of the house: who is where, what was reported, and what was done."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import func, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from kastellan.server.people import account_key
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
    counted = select(MoveRow.table, func.max(MoveRow.version)).where(MoveRow.table.in_(ids))
    moves = dict((await session.execute(counted.group_by(MoveRow.table))).tuples().all())
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
            moves.get(row.id, 0),
            chairs[row.id],
        )
        for row in rows
    ]


async def people(session: AsyncSession, words: str = "") -> list[AdminPerson]:
    """Return people whose id, name or account fits, or who sat somewhere under such a name."""
    found = select(PersonRow)
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
    reported = dict((await session.execute(open_reports.group_by(ReportRow.about))).tuples().all())
    return [
        AdminPerson(
            row.id,
            row.name,
            row.account,
            row.created,
            row.banned,
            sat[row.id][:MOST],
            reported.get(row.id, 0),
        )
        for row in rows
    ]


async def reports(session: AsyncSession, *, settled: bool = False) -> list[AdminReport]:
    """Return open reports, the oldest first, or those that were settled, the latest first."""
    order = ReportRow.settled.desc() if settled else ReportRow.at
    wanted = ReportRow.settled.is_not(None) if settled else ReportRow.settled.is_(None)
    rows = await session.execute(
        select(ReportRow, PersonRow.name)
        .outerjoin(PersonRow, PersonRow.id == ReportRow.by)
        .where(wanted)
        .order_by(order)
        .limit(MOST)
    )
    return [
        AdminReport(
            row.id,
            row.at,
            row.by,
            name or "",
            row.table,
            row.about,
            row.name,
            row.text,
            row.why,
            msgspec.json.decode(row.context, type=list[Said]),
            row.settled,
        )
        for row, name in rows
    ]


async def acts(session: AsyncSession) -> list[AdminAct]:
    """Return what was done, the latest first."""
    rows = (await session.execute(select(ActRow).order_by(ActRow.id.desc()).limit(MOST))).scalars()
    return [AdminAct(row.id, row.at, row.by, row.what, row.about, row.why) for row in rows]
