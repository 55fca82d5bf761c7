"""Is all that is kept sound?  Every log is played again and compared with what stands beside it.

A finished game whose rules are no more, or whose log is gone, must have its record, or one that can be made.
"""

import sqlite3
import zlib
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import closing
from itertools import groupby
from typing import NamedTuple

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from kastellan.core.refusal import BadInput
from kastellan.games import GAMES
from kastellan.server.contents import read_file
from kastellan.server.database import FAULTS, Database
from kastellan.server.files import faults
from kastellan.server.opening import PLACE, cause_of, must_be_current, visit
from kastellan.server.records import About
from kastellan.server.rows import MoveRow, PageRow, RecordRow, SnapshotRow, TableRow
from kastellan.server.settings import Settings
from kastellan.server.sheet import read_sheet
from kastellan.server.snapshots import fits, made_by
from kastellan.tables import snapshots
from kastellan.tables.deals import commitment, dice_of
from kastellan.tables.exports import export_of
from kastellan.tables.judging import Judging
from kastellan.tables.log import Row
from kastellan.tables.record import ALL, SPECTATOR, is_readable, opened
from kastellan.tables.sheet import Sheet
from kastellan.tables.shelf import content_of
from kastellan.tables.verification import verify


class Fault(NamedTuple):
    """Something wrong at a table, or, without one, with the database."""

    table: str
    what: str


class Report(NamedTuple):
    """How much was looked at, and what is wrong."""

    tables: int
    moves: int
    faults: list[Fault]


async def check(settings: Settings) -> Report:
    """Look at all that is kept; servers may run meanwhile."""
    visit(settings)
    found = [] if settings.postgres else list(file_faults(settings))
    database = Database(settings.database_url)
    tables = moves = 0
    try:
        await must_be_current(database)
        async with database.read() as session:
            async for sheet, rows in logs(session):
                tables, moves = tables + 1, moves + len(rows)
                kept = await beside(session, sheet)
                found += [Fault(sheet.id, what) for what in table_faults(sheet, rows, kept)]
            found += [Fault(name, "has moves but is not there") for name in await orphans(session)]
    except FAULTS as error:
        raise BadInput(PLACE, f"cannot be read: {cause_of(error)}") from None
    finally:
        await database.close()
    return Report(tables, moves, found)


def file_faults(settings: Settings) -> Iterator[Fault]:
    """Yield what SQLite finds broken."""
    for what in faults(settings.file):
        yield Fault("", what)
    with closing(sqlite3.connect(settings.file)) as connection:
        for name, row, other, _ in connection.execute("pragma foreign_key_check"):
            yield Fault("", f"row {row} of {name} refers to nothing in {other}")


async def logs(session: AsyncSession) -> AsyncIterator[tuple[Sheet, list[Row]]]:
    """Yield every table with its log."""
    columns = [getattr(MoveRow, name) for name in Row._fields]
    for name in (await session.execute(select(TableRow.id).order_by(TableRow.created))).scalars().all():
        sheet = await read_sheet(session, name)
        rows = await session.execute(select(*columns).where(MoveRow.table == name).order_by(MoveRow.version))
        if sheet is not None:  # deleted meanwhile
            yield sheet, [Row(*row) for row in rows]


async def orphans(session: AsyncSession) -> Sequence[str]:
    """Return tables that are not there and yet have moves."""
    lost = select(MoveRow.table).where(MoveRow.table.not_in(select(TableRow.id))).distinct()
    return (await session.execute(lost)).scalars().all()


class Beside(NamedTuple):
    """What is kept beside a log: a snapshot, a record with its pages, and the content if it is not ours."""

    snapshot: SnapshotRow | None
    record: RecordRow | None
    pages: list[PageRow]
    file: bytes | None = None


async def beside(session: AsyncSession, sheet: Sheet) -> Beside:
    """Return what is kept beside the log of a table."""
    name = sheet.id
    pages = select(PageRow).where(PageRow.table == name).order_by(PageRow.eyes, PageRow.number)
    found = list((await session.execute(pages)).scalars())
    snapshot, record = await session.get(SnapshotRow, name), await session.get(RecordRow, name)
    return Beside(snapshot, record, found, await read_file(session, sheet.game, sheet.content))


def table_faults(sheet: Sheet, rows: list[Row], kept: Beside) -> Iterator[str]:
    """Yield what is wrong with a table."""
    if sheet.commitment and commitment(sheet.server_seed) != sheet.commitment:
        yield "the seed is not the one that was committed to"
    if kept.record is not None:
        yield from record_faults(sheet, kept.record, kept.pages)
    if [row.version for row in rows] != list(range(1, len(rows) + 1)):
        yield "the numbers of its moves have a gap"
    elif rows and sheet.status == "open":
        yield "has moves before it has begun"
    elif sheet.outcome is not None and (not rows or is_old(sheet, kept.file)):
        if kept.record is None and not (rows and can_be_recorded(sheet, rows, kept.file)):
            yield "its rules are no more, and it has no record" if rows else "has neither moves nor a record"
    elif rows and not is_old(sheet, kept.file):
        yield from list(log_faults(sheet, rows, kept.file)) or snapshot_faults(sheet, rows, kept)


def is_old(sheet: Sheet, file: bytes | None) -> bool:
    """Return whether a table is of rules or content that are no more, so that its log says nothing."""
    game = GAMES.get(sheet.game)
    return game is None or sheet.rules != game.version or sheet.content != content_of(game, file).digest


def can_be_recorded(sheet: Sheet, rows: list[Row], file: bytes | None) -> bool:
    """Return whether a game of older rules gets a record by itself: those of today end it the same."""
    game = GAMES.get(sheet.game)
    if game is None or sheet.content != content_of(game, file).digest:
        return False
    return is_readable(Judging(sheet, game, content_of(game, file)), rows)


def log_faults(sheet: Sheet, rows: list[Row], file: bytes | None) -> Iterator[str]:
    """Yield where a log leaves the rules or the seal, or that it leads elsewhere than is written."""
    try:
        verify(export_of(sheet, rows, file))
    except BadInput as error:
        yield f"{error.place}: {error.reason}"


def record_faults(sheet: Sheet, record: RecordRow, pages: list[PageRow]) -> Iterator[str]:
    """Yield which pages of a record cannot be read, or are missing, or that it is of another end."""
    if msgspec.json.decode(record.about, type=About).outcome != sheet.outcome:
        yield "its record has another outcome"
    if {page.eyes for page in pages} < {ALL, SPECTATOR, *(str(chair.seat) for chair in sheet.chairs)}:
        yield "its record lacks what somebody saw"
    for eyes, stream in groupby(pages, lambda page: page.eyes):
        for number, page in enumerate(stream):
            if page.number != number:
                yield f"page {number} of its record is missing ({eyes})"
                break
            try:
                steps = len(msgspec.json.decode(opened(page.data), type=list[msgspec.Raw]))
            except (ValueError, zlib.error):
                steps = -1
            if steps != page.steps:
                yield f"page {number} of its record cannot be read ({eyes})"


def snapshot_faults(sheet: Sheet, rows: list[Row], found: Beside) -> Iterator[str]:
    """Yield that a snapshot, by which a server of this release would wake the game, is not of its log."""
    kept = found.snapshot
    if kept is None or kept.made_by != made_by(sheet):
        return
    if not fits(sheet, kept, rows[kept.version - 1 : kept.version]):
        yield f"its snapshot was not made after move {kept.version}"
        return
    game = GAMES[sheet.game]
    dice = dice_of(sheet.server_seed, [chair.nonce for chair in sheet.chairs])
    progress = Judging(sheet, game, content_of(game, found.file)).opened(dice)
    progress.replay(rows[: kept.version])
    if msgspec.json.encode(snapshots.write(progress)) != kept.data:
        yield f"its snapshot is not the position after move {kept.version}"
