"""The tables at which somebody sits, told apart by what that person has noticed there."""

from typing import Any, NamedTuple

from sqlalchemy import and_, func, literal_column, select
from sqlalchemy.ext.asyncio import AsyncSession

from kastellan.server.glances import seen
from kastellan.server.hall import Hall
from kastellan.server.lobby import changing
from kastellan.server.people import Person
from kastellan.server.problems import Sorry
from kastellan.server.ratings import has_come
from kastellan.server.rows import GlanceRow, MoveRow, SeatRow, TableRow
from kastellan.server.sheet import chair_of, sheet_of
from kastellan.server.table import Table
from kastellan.tables.glances import Seen
from kastellan.tables.info import teams_before
from kastellan.tables.messages import MyTable, Player
from kastellan.tables.names import told_apart
from kastellan.tables.sheet import Chair, Sheet

MOST_LISTED = 100


class Sat(NamedTuple):
    """A table at which somebody sits: how far its log goes, when they noticed a step last, what was kept."""

    row: TableRow
    seat: int
    version: int | None
    noticed: float | None
    kept: GlanceRow | None


class Mine(NamedTuple):
    """One's tables that are not over, and pictures of the running ones by id."""

    tables: list[MyTable]
    pictures: dict[str, str]


async def my_tables(hall: Hall, person: str) -> Mine:
    """Return where somebody sits, the latest first: two queries, however many tables there are."""
    async with hall.database.read() as session:
        sat = await where_sat(session, person)
        chairs: dict[str, list[Chair]] = {one.row.id: [] for one in sat}
        seats = select(SeatRow).where(SeatRow.table.in_(chairs)).order_by(SeatRow.seat)
        for seat in (await session.execute(seats)).scalars() if sat else ():
            chairs[seat.table].append(chair_of(seat))
    mine = Mine([], {})
    for one in sat:
        table, picture = await my_table(hall, one, sheet_of(one.row, chairs[one.row.id]))
        mine.tables.append(table)
        if picture:
            mine.pictures[table.id] = picture
    return mine


async def where_sat(session: AsyncSession, person: str) -> list[Sat]:
    """Find the tables that are not over at which somebody sits."""
    moves = MoveRow.table == TableRow.id
    version = select(func.max(MoveRow.version)).where(moves).correlate(TableRow).scalar_subquery()
    sees = MoveRow.seen.op("&")(literal_column("(1 << seats.seat)")) != 0
    latest = select(MoveRow.at).where(moves, sees).order_by(MoveRow.version.desc()).limit(1)
    noticed = latest.correlate(TableRow, SeatRow).scalar_subquery()
    found = (
        select(TableRow, SeatRow.seat, version, noticed, GlanceRow)
        .join(SeatRow, SeatRow.table == TableRow.id)
        .outerjoin(GlanceRow, and_(GlanceRow.table == TableRow.id, GlanceRow.seat == SeatRow.seat))
        .where(SeatRow.person == person, TableRow.status != "over")
        .order_by(TableRow.updated.desc())
        .limit(MOST_LISTED)
    )
    return [Sat(*row) for row in await session.execute(found)]


async def my_table(hall: Hall, one: Sat, sheet: Sheet) -> tuple[MyTable, str]:
    """Return a table with its players and scores, and its picture; one nobody can go on with stays bare."""
    row, seat, chair = one.row, one.seat, sheet.chairs[one.seat]
    mine = MyTable(row.id, row.game, seat, _any(row.status), row.name, changed=row.updated)
    try:
        if row.status == "open":
            mine.teams = teams_before(hall.game(row.game)[0], sheet)
            mine.invited = None if has_come(sheet, chair) else sheet.host_seat
        else:
            mine.paused = None if sheet.pause is None else sheet.pause.since
            mine.changed = row.created if one.noticed is None else one.noticed
            running = await seen(hall, row, seat, one.version, one.kept)
    except Sorry:  # from before a change of the rules
        return mine, ""
    mine.players = [Player(chair.seat, chair.name, _any(chair.kind)) for chair in sheet.chairs]
    return (mine, "") if row.status == "open" else (as_seen(mine, running, chair), running.picture)


def as_seen(mine: MyTable, running: Seen, chair: Chair) -> MyTable:
    """Add what a seat sees of a running table; for who is replaced, and in a pause, it is nobody's turn."""
    mine.to_act, mine.teams, mine.scores, mine.task = (
        running.to_act,
        running.teams,
        running.scores,
        running.task,
    )
    mine.my_turn = mine.seat in running.to_act and chair.level is None and mine.paused is None
    return mine


async def noticed(hall: Hall, table: Table, seat: int) -> float:
    """Return when a seat noticed a step last; before the first one, when the table changed."""
    if table.sheet.status == "open":
        return table.sheet.updated
    sees = MoveRow.seen.op("&")(1 << seat) != 0  # PostgreSQL shifts by an integer alone
    last = select(MoveRow.at).where(MoveRow.table == table.sheet.id, sees).order_by(MoveRow.version.desc())
    async with hall.database.read() as session:
        at = (await session.execute(last.limit(1))).scalar_one_or_none()
    return table.sheet.created if at is None else at


async def introduce(hall: Hall, person: Person) -> None:
    """Call somebody who had no name by the one they gave, at all tables where they sit."""
    mine = select(SeatRow.table).join(TableRow, TableRow.id == SeatRow.table)
    unnamed = mine.where(SeatRow.person == person.id, SeatRow.name == "", TableRow.status != "over")
    async with hall.database.read() as session:
        names = list((await session.execute(unnamed)).scalars())
    for name in names:
        async with changing(hall, await hall.table(name)) as sheet:
            others = [chair.name for chair in sheet.chairs if chair.person != person.id]
            for chair in sheet.chairs:
                if chair.person == person.id and not chair.name:
                    chair.name = told_apart(person.name, others)


def _any(kept: str) -> Any:
    """Return a word of the database where one of a few is wanted: the message checks it."""
    return kept
