"""A backup is brought back while no server runs: checked before and after, whole or not at all."""

import asyncio
import os
import sqlite3
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import msgspec
from alembic.util import CommandError
from sqlalchemy import Connection, delete, insert, inspect, select, text

from kastellan.core.refusal import BadInput
from kastellan.server.backups import BATCH, LABEL, Contents, contents, copy_file, opened
from kastellan.server.database import FAULTS, Database
from kastellan.server.files import beside, faults, gather
from kastellan.server.news import PRESENT
from kastellan.server.opening import NEWER, PLACE, cause_of, hold, migrate
from kastellan.server.rows import Base
from kastellan.server.settings import Settings

RUNS = "is being served; stop all servers and workers first"


class Restored(msgspec.Struct, frozen=True):
    """What was brought back, and the file in which the data from before is kept, if it was in one."""

    contents: Contents
    aside: Path | None = None


def restore(settings: Settings, file: Path) -> Restored:
    """Replace all that is kept by a backup."""
    held = hold(settings)
    try:
        with tempfile.TemporaryDirectory(dir=None if settings.postgres else settings.file.parent) as folder:
            fresh = Path(folder) / "fresh.db"
            found = _bring_up_to_date(file, fresh)
            if settings.postgres:
                asyncio.run(_fill(settings.database_url, fresh, found))
                return Restored(found)
            return Restored(found, _put_in_place(fresh, settings.file, found))
    except FAULTS as error:
        raise BadInput(str(file), f"cannot be brought back: {cause_of(error)}") from None
    finally:
        if held is not None:
            held.close()


def _bring_up_to_date(file: Path, fresh: Path) -> Contents:
    """Copy a backup, check the copy and migrate it; return what is in it."""
    if not file.is_file():
        raise BadInput(str(file), "is not there")
    try:
        copy_file(file, fresh)
    except sqlite3.DatabaseError as error:
        raise BadInput(str(file), f"is not a backup: {error}") from None
    if broken := faults(fresh):
        raise BadInput(str(file), f"is damaged: {broken[0]}")
    with opened(fresh) as connection:
        _check_label(connection, file)
    try:
        migrate(f"sqlite:///{fresh}")
    except CommandError:
        raise BadInput(str(file), NEWER) from None
    with opened(fresh) as connection:
        return contents(connection)


def _check_label(connection: Connection, file: Path) -> None:
    """Compare a backup with what it says of itself, and take the label off; a bare copy has none."""
    tables = inspect(connection).get_table_names()
    if "alembic_version" not in tables:
        raise BadInput(str(file), "is not a backup of Kastellan")
    if LABEL.name in tables:
        told = connection.execute(select(LABEL.c.contents)).scalar_one()
        if msgspec.json.decode(told, type=Contents) != contents(connection):
            raise BadInput(str(file), "is damaged: it is not what it says of itself")
        LABEL.drop(connection)


# Into SQLite.


def _put_in_place(fresh: Path, file: Path, due: Contents) -> Path | None:
    """Let a database take the place of another, which is kept aside with its WAL."""
    aside = _set_aside(file) if file.exists() else None
    for kind in ("-wal", "-shm"):
        beside(file, kind).unlink(missing_ok=True)
    with fresh.open("rb") as data:
        os.fsync(data.fileno())
    fresh.replace(file)
    with opened(file) as connection:
        if faults(file) or contents(connection) != due:
            raise BadInput(str(file), f"did not keep what was written; the data from before is in {aside}")
    return aside


def _set_aside(file: Path) -> Path:
    """Keep a database under another name as well; what its WAL holds goes along, if need be as a WAL."""
    aside = beside(file, time.strftime(".before-%Y%m%d-%H%M%S"))
    with suppress(sqlite3.Error):  # a broken one is kept as it is
        gather(file)
    wal = beside(file, "-wal")
    if wal.exists():
        wal.rename(beside(aside, "-wal"))
    os.link(file, aside)
    return aside


# Into PostgreSQL.


async def _fill(url: str, fresh: Path, due: Contents) -> None:
    """Replace all rows by those of a backup in one transaction."""
    async with alone(url):
        database = Database(url)
        try:
            await database.migrate()
            async with database.engine.begin() as target:
                await target.run_sync(_copy_in, fresh)
                if await target.run_sync(contents) != due:
                    raise BadInput(PLACE, "did not keep what was written; nothing has changed")
        except CommandError:
            raise BadInput(PLACE, NEWER) from None
        finally:
            await database.close()


@asynccontextmanager
async def alone(url: str) -> AsyncIterator[None]:
    """Keep servers and workers away; refuse if one is there."""
    connection = await asyncpg.connect("postgresql://" + url.partition("://")[2])
    try:
        if not await connection.fetchval("select pg_try_advisory_lock($1)", PRESENT):
            raise BadInput(PLACE, RUNS)
        yield
    finally:
        await connection.close()


def _copy_in(target: Connection, fresh: Path) -> None:
    """Delete all rows, and insert those of a backup; work that was under way is forgotten."""
    tables = Base.metadata.sorted_tables
    for table in reversed(tables):
        target.execute(delete(table))
    if inspect(target).has_table("procrastinate_jobs"):
        target.execute(text("delete from procrastinate_jobs"))
    with opened(fresh) as source:
        for table in tables:
            found = source.execute(select(table), execution_options={"yield_per": BATCH})
            for rows in found.mappings().partitions(BATCH):
                target.execute(insert(table), [dict(row) for row in rows])
            for column in table.columns:
                if column is table.autoincrement_column:
                    _count_on(target, table.name, column.name)


def _count_on(target: Connection, table: str, column: str) -> None:
    """Let new rows be numbered after the highest number there is."""
    target.execute(
        text(
            f"select setval(pg_get_serial_sequence('{table}', '{column}'),"  # noqa: S608 - names of ours
            f" coalesce(max({column}), 0) + 1, false) from {table}"
        )
    )
