"""Backups: all that is kept, in one SQLite file, made while servers run.

It is the same file whatever the database, so a backup of one kind can be brought back into the other.
"""

import asyncio
import hashlib
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Column, Connection, Float, MetaData, String, Table, Text, create_engine, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from kastellan import __version__
from kastellan.core.refusal import BadInput
from kastellan.server.database import FAULTS, Database
from kastellan.server.files import beside, faults, private_from_now
from kastellan.server.opening import cause_of, migrate, must_be_current, visit
from kastellan.server.rows import Base
from kastellan.server.settings import Settings

BATCH = 1000
LABEL = Table(
    "backup",
    MetaData(),
    Column("made", Float()),
    Column("version", String(20)),
    Column("contents", Text()),
)
"""What a backup says of itself."""
NO_DATA = {"alembic_version", LABEL.name}
QUEUE = "procrastinate"
"""How the tables of the queue begin: work under way, which is asked for again."""


class Share(msgspec.Struct, frozen=True):
    """How many rows a table of the database has, and a checksum of them in any order."""

    rows: int
    checksum: str


Contents = dict[str, Share]


def back_up(settings: Settings, file: Path) -> Contents:
    """Write all that is kept into a new file, as it is at one moment; return what is in it."""
    if file.exists():
        raise BadInput(str(file), "is already there; choose another name")
    visit(settings)
    private_from_now()
    part = beside(file, ".part")
    part.unlink(missing_ok=True)
    try:
        if settings.postgres:
            migrate(f"sqlite:///{part}")
            asyncio.run(_copy_out(settings, part))
        else:
            copy_file(settings.file, part)
        found = _seal(part)
        part.rename(file)
    except (*FAULTS, ValueError) as error:
        raise BadInput(str(file), f"cannot be made: {cause_of(error)}") from None
    finally:
        part.unlink(missing_ok=True)
    return found


def copy_file(file: Path, copy: Path) -> None:
    """Copy a SQLite database, which may be written to meanwhile, into one file."""
    source = sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)
    with closing(source), closing(sqlite3.connect(copy)) as target:
        source.backup(target)
        target.execute("pragma journal_mode=delete")  # else two more files go with it


async def _copy_out(settings: Settings, part: Path) -> None:
    """Copy a PostgreSQL database by one look at it."""
    database = Database(settings.database_url)
    try:
        await must_be_current(database)
        async with database.engine.connect() as source:
            look = await source.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            with opened(part) as target:
                for table in Base.metadata.sorted_tables:
                    async for rows in _rows(look, table):
                        target.execute(insert(table), rows)
    finally:
        await database.close()


async def _rows(source: AsyncConnection, table: Table) -> AsyncIterator[list[dict[str, Any]]]:
    """Yield the rows of a table, many at a time."""
    found = await source.stream(select(table))
    async for rows in found.mappings().partitions(BATCH):
        yield [dict(row) for row in rows]


def _seal(part: Path) -> Contents:
    """Write into a backup what is in it, and see that it has reached the disk."""
    with opened(part) as connection:
        LABEL.drop(connection, checkfirst=True)
        found = contents(connection)
        LABEL.create(connection)
        told = {"made": time.time(), "version": __version__, "contents": msgspec.json.encode(found).decode()}
        connection.execute(insert(LABEL), [told])
    if broken := faults(part):
        raise ValueError(f"the database is damaged: {broken[0]}")
    with part.open("rb") as data:
        os.fsync(data.fileno())
    return found


@contextmanager
def opened(file: Path) -> Iterator[Connection]:
    """Open a SQLite file that nobody else uses; what is done in it is done whole or not at all."""
    engine = create_engine(f"sqlite:///{file}", hide_parameters=True)
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def contents(connection: Connection) -> Contents:
    """Return what is in a database of any version, table by table."""
    found = MetaData()
    found.reflect(connection)
    data = {name for name in found.tables if name not in NO_DATA and not name.startswith(QUEUE)}
    return {name: _share(connection, found.tables[name]) for name in sorted(data)}


def _share(connection: Connection, table: Table) -> Share:
    """Return how many rows a table has, and their checksum, which is the same in every database."""
    columns = sorted(table.columns, key=lambda column: column.name)
    count, total = 0, 0
    for row in connection.execute(select(*columns), execution_options={"yield_per": BATCH}):
        count += 1
        total += int.from_bytes(hashlib.sha256(repr(tuple(row)).encode()).digest())
    return Share(count, f"{total % 2**256:064x}")
