"""The database of people and tables: one engine, created and migrated at start."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker, create_async_engine

BUSY_SECONDS = 20
PATIENCE = 30.0
"""Seconds until a database that does not answer counts as lost."""
FAULTS = (SQLAlchemyError, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError, OSError)
"""What goes wrong when the database is full, locked, broken or away."""

MIGRATION_LOCK = 0x6B617374


class Database:
    """Sessions for reading and for writing.

    SQLite has one writer at a time, so writers queue here instead of in its busy handler, and
    begin with the write lock, because a read transaction cannot always be turned into one.
    """

    def __init__(self, url: str) -> None:
        self.postgres = not url.startswith("sqlite")
        self.engine = _postgres_engine(url) if self.postgres else _sqlite_engine(url)
        self._sessions = async_sessionmaker(self.engine, expire_on_commit=False)
        self._writing = asyncio.Lock()

    async def migrate(self) -> None:
        """Create or upgrade all tables; safe when several processes start at once."""
        async with self.engine.connect() as connection:
            if self.postgres:
                await connection.execute(text(f"select pg_advisory_lock({MIGRATION_LOCK})"))
                await connection.commit()
            try:
                await connection.run_sync(_upgrade)
                await connection.commit()
            finally:
                if self.postgres:
                    await connection.execute(text(f"select pg_advisory_unlock({MIGRATION_LOCK})"))

    async def is_current(self) -> bool:
        """Return whether the database is of this version."""
        newest = ScriptDirectory.from_config(alembic_config()).get_current_head()
        async with self.engine.connect() as connection:
            return await connection.run_sync(_revision) == newest

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncSession]:
        """Open a session that only reads."""
        async with self._sessions() as session:
            yield session

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncSession]:
        """Open a session that is committed at the end, or not at all."""
        if self.postgres:
            async with self._sessions() as session, session.begin():
                yield session
            return
        async with self._writing, self._sessions() as session:
            await session.connection(execution_options={"kastellan_write": True})
            yield session
            await session.commit()

    async def link(self, session: AsyncSession) -> None:
        """Put the next link into the first page of a file; see ``files.belongs``."""
        if not self.postgres:
            link = (await session.execute(text("pragma user_version"))).scalar_one()
            await session.execute(text(f"pragma user_version = {(link + 1) % 2**31}"))

    async def close(self) -> None:
        """Close all connections."""
        await self.engine.dispose()


def alembic_config(connection: Connection | None = None) -> Config:
    """Return where the migrations are, and over which open connection to run them."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def _revision(connection: Connection) -> str | None:
    """Return how far a database has been migrated."""
    return MigrationContext.configure(connection).get_current_revision()


def _upgrade(connection: Connection) -> None:
    """Run all migrations over an open connection."""
    command.upgrade(alembic_config(connection), "head")


def _sqlite_engine(url: str) -> AsyncEngine:
    engine = create_async_engine(
        url.replace("sqlite:", "sqlite+aiosqlite:", 1),
        connect_args={"timeout": BUSY_SECONDS},
        hide_parameters=True,
    )

    @event.listens_for(engine.sync_engine, "connect")
    def _connect(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions are begun below, not by the driver's guess
        cursor = connection.cursor()
        for pragma in ("journal_mode=wal", "synchronous=full", "foreign_keys=on"):
            cursor.execute(f"pragma {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def _begin(connection: Connection) -> None:
        write = connection.get_execution_options().get("kastellan_write")
        connection.exec_driver_sql("begin immediate" if write else "begin")

    return engine


def _postgres_engine(url: str) -> AsyncEngine:
    _, _, rest = url.partition("://")

    async def connect() -> Any:
        # The driver reads the address by itself, so that all its parameters, such as sslmode, can be given.
        return await asyncpg.connect(f"postgresql://{rest}", command_timeout=PATIENCE)

    return create_async_engine(
        "postgresql+asyncpg://",
        async_creator=connect,
        pool_size=5,
        max_overflow=5,
        pool_pre_ping=True,
        hide_parameters=True,
    )
