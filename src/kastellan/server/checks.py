"""Is all that is kept sound?  Every log is played again and compared with what stands beside it."""

import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import closing
from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from kastellan.core.refusal import BadInput
from kastellan.server.database import FAULTS, Database
from kastellan.server.deals import commitment
from kastellan.server.files import faults
from kastellan.server.opening import PLACE, cause_of, must_be_current, visit
from kastellan.server.replays import export_of
from kastellan.server.rows import MoveRow, TableRow
from kastellan.server.settings import Settings
from kastellan.server.sheet import read_sheet
from kastellan.server.verification import verify
from kastellan.tables.log import Row
from kastellan.tables.sheet import Sheet


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
                found += [Fault(sheet.id, what) for what in table_faults(sheet, rows)]
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


def table_faults(sheet: Sheet, rows: list[Row]) -> Iterator[str]:
    """Yield what is wrong with a table."""
    if sheet.commitment and commitment(sheet.server_seed) != sheet.commitment:
        yield "the seed is not the one that was committed to"
    if [row.version for row in rows] != list(range(1, len(rows) + 1)):
        yield "the numbers of its moves have a gap"
    elif rows and sheet.status == "open":
        yield "has moves before it has begun"
    elif sheet.status != "open" and (rows or sheet.outcome is not None):
        yield from log_faults(sheet, rows)


def log_faults(sheet: Sheet, rows: list[Row]) -> Iterator[str]:
    """Yield where a log leaves the rules or the seal, or that it leads elsewhere than is written."""
    try:
        verify(export_of(sheet, rows))
    except BadInput as error:
        yield f"{error.place}: {error.reason}"
