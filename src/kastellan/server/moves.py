"""The move log as it is kept: rows appended by one writer, many to a commit."""

import asyncio
import logging
import queue
import sqlite3
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import chain
from typing import Any, Protocol

import asyncpg  # type: ignore[import-untyped]

from kastellan.tables.log import Row

log = logging.getLogger("kastellan.moves")

MOST_IN_ONE_COMMIT = 2000
MOST_IN_ONE_STATEMENT = 200
"""Rows that SQLite writes at once: each statement gives other threads a turn, so fewer are quicker."""


class Conflict(Exception):  # noqa: N818 - an expected answer
    """Another process has already written this version; nothing of the batch was kept."""


class NotKept(Exception):  # noqa: N818 - an expected answer
    """The database could not be written to, as when the disk is full; nothing was acknowledged."""


class MoveLog(Protocol):
    """Where moves are kept."""

    async def append(self, rows: Sequence[Row]) -> None:
        """Commit the rows of one table together, or raise ``Conflict`` or ``NotKept``."""

    async def load(self, table: str, after: int = 0) -> list[Row]:
        """Return the moves of a table whose version is above ``after``, in order."""

    async def close(self) -> None:
        """Finish what is waiting and let go of the database."""


INSERT = "insert into moves (table_id, version, seat, action, at, tick, seen, played_by) values "
SELECT = "select table_id, version, seat, action, at, tick, seen, played_by from moves"

Waiting = tuple[Sequence[Row], "asyncio.Future[None]"]


class SqliteMoves:
    """The move log in SQLite: a thread with a connection of its own commits all that waits at once."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._loop = asyncio.get_running_loop()
        self._gathered: list[Waiting] = []
        self._waiting: queue.SimpleQueue[list[Waiting] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="move log", daemon=True)
        self._writer.start()
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="move log reader")
        self._reading: sqlite3.Connection | None = None

    async def append(self, rows: Sequence[Row]) -> None:
        """Commit the rows of one table together, or raise ``Conflict`` or ``NotKept``."""
        done = self._loop.create_future()
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append((rows, done))
        await done

    def _hand_over(self) -> None:
        """Give the writer all that one turn of the loop has gathered: it is woken once, and commits more."""
        gathered, self._gathered = self._gathered, []
        self._waiting.put(gathered)

    async def load(self, table: str, after: int = 0) -> list[Row]:
        """Return the moves of a table whose version is above ``after``, in order."""
        return await self._loop.run_in_executor(self._reader, self._load, table, after)

    async def close(self) -> None:
        """Finish what is waiting and let go of the database."""
        self._hand_over()
        self._waiting.put(None)
        await self._loop.run_in_executor(None, self._writer.join)
        if self._reading is not None:
            await self._loop.run_in_executor(self._reader, self._reading.close)
        self._reader.shutdown()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self._file,
            timeout=60,
            isolation_level=None,
            check_same_thread=False,
            cached_statements=MOST_IN_ONE_STATEMENT + 10,
        )
        connection.execute("pragma journal_mode=wal")
        connection.execute("pragma synchronous=full")
        return connection

    def _load(self, table: str, after: int) -> list[Row]:
        if self._reading is None:
            self._reading = self._connect()
        rows = self._reading.execute(
            f"{SELECT} where table_id = ? and version > ? order by version", (table, after)
        )
        return [Row(*row) for row in rows]

    def _write(self) -> None:
        """Commit groups until told to stop."""
        connection: sqlite3.Connection | None = None
        going = True
        while going:
            group: list[Waiting] = []
            item = self._waiting.get()
            while item is not None:
                group += item
                if len(group) >= MOST_IN_ONE_COMMIT:
                    break
                try:
                    item = self._waiting.get_nowait()
                except queue.Empty:
                    break
            going = item is not None
            if group:
                try:
                    connection = connection or self._connect()
                    errors = _commit(connection, group)
                except Exception as error:  # noqa: BLE001 - the next group must find a writer
                    errors = not_kept(error, group)
                self._answer(group, errors)
        if connection is not None:
            connection.close()

    def _answer(self, group: list[Waiting], errors: list[Exception | None]) -> None:
        """Wake all who wait for this commit with one call into the loop."""

        def wake() -> None:
            for (_, done), error in zip(group, errors, strict=True):
                settle(done, error)

        self._loop.call_soon_threadsafe(wake)


def settle(done: "asyncio.Future[None]", error: Exception | None) -> None:
    """Tell one who waits what came of the commit."""
    if done.cancelled():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def _commit(connection: sqlite3.Connection, group: list[Waiting]) -> list[Exception | None]:
    """Write all batches in one commit; if one is in the way of another, each by itself."""
    rows = [row for rows, _ in group for row in rows]
    try:
        if len(rows) <= MOST_IN_ONE_STATEMENT:
            _insert(connection, rows)
        else:
            _insert_many(connection, rows)
    except sqlite3.IntegrityError:
        if len(group) == 1:
            return [Conflict()]
        return [_commit(connection, [one])[0] for one in group]
    return [None] * len(group)


def not_kept(error: Exception, group: list[Waiting]) -> list[Exception | None]:
    """Return the answer to all whose moves could not be written, and log why."""
    why = getattr(error, "sqlite_errorname", type(error).__name__)
    log.error("moves could not be kept", exc_info=error, extra={"facts": {"why": why, "count": len(group)}})
    return [NotKept() for _ in group]


def _insert(connection: sqlite3.Connection, rows: list[Row]) -> None:
    """Write rows by one statement; outside a transaction that is a commit of its own."""
    connection.execute(_statement(len(rows)), list(chain.from_iterable(rows)))


@cache
def _statement(rows: int) -> str:
    """Return the statement that writes this many rows."""
    return INSERT + ", ".join(["(?, ?, ?, ?, ?, ?, ?, ?)"] * rows)


def _insert_many(connection: sqlite3.Connection, rows: list[Row]) -> None:
    """Write rows by several statements in one transaction."""
    connection.execute("begin immediate")
    try:
        for at in range(0, len(rows), MOST_IN_ONE_STATEMENT):
            _insert(connection, rows[at : at + MOST_IN_ONE_STATEMENT])
        connection.execute("commit")
    except BaseException:
        connection.execute("rollback")
        raise


PAGE = 1000
GROUP_INSERT = (
    "insert into moves (table_id, version, seat, action, at, tick, seen, played_by)"
    " select * from unnest($1::text[], $2::int[], $3::int[], $4::bytea[],"
    " $5::float8[], $6::float8[], $7::bigint[], $8::int[])"
)
CHANNEL = "kastellan"
MOST_NEWS = 7000


class PostgresMoves:
    """The move log in PostgreSQL: one task inserts all that waits in one statement.

    The same transaction notifies other processes of table and version, nothing more.
    """

    def __init__(self, pool: "asyncpg.Pool[Any]", process: str) -> None:
        self._pool, self._process = pool, process
        self._waiting: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    async def append(self, rows: Sequence[Row]) -> None:
        """Commit the rows of one table together, or raise ``Conflict`` or ``NotKept``."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((rows, done))
        await done

    async def load(self, table: str, after: int = 0) -> list[Row]:
        """Return the moves of a table whose version is above ``after``, in order."""
        found: list[Row] = []
        while True:  # by pages, so that nobody waits until a long one is read
            rows = await self._pool.fetch(
                f"{SELECT} where table_id = $1 and version > $2 order by version limit {PAGE}", table, after
            )
            found += [Row(*row) for row in rows]
            if len(rows) < PAGE:
                return found
            after = found[-1].version

    async def close(self) -> None:
        """Finish what is waiting; the pool is closed by who opened it."""
        self._waiting.put_nowait(None)
        await self._writer

    async def _write(self) -> None:
        """Commit groups until told to stop."""
        item = await self._waiting.get()
        while item is not None:
            group = [item]
            item = None
            while not self._waiting.empty() and len(group) < MOST_IN_ONE_COMMIT:
                following = self._waiting.get_nowait()
                if following is None:
                    self._waiting.put_nowait(None)
                    break
                group.append(following)
            errors = await self._commit(group)
            for (_, done), error in zip(group, errors, strict=True):
                settle(done, error)
            item = await self._waiting.get()

    async def _commit(self, group: list[Waiting]) -> list[Exception | None]:
        """Write all batches in one commit; if one is in the way of another, each by itself."""
        # Sorted, so that two processes with common tables wait for each other in one order.
        rows = sorted(row for rows, _ in group for row in rows)
        try:
            async with self._pool.acquire() as connection, connection.transaction():
                await connection.execute(GROUP_INSERT, *map(list, zip(*rows, strict=True)))
                await self._notify(connection, group)
        except (asyncpg.UniqueViolationError, asyncpg.DeadlockDetectedError):
            if len(group) == 1:
                return [Conflict()]
            return [(await self._commit([one]))[0] for one in group]
        except Exception as error:  # noqa: BLE001 - the next group must find a writer
            return not_kept(error, group)
        return [None] * len(group)

    async def _notify(self, connection: Any, group: list[Waiting]) -> None:
        """Tell other processes which tables have moved on, as few and as short as possible."""
        text = ""
        for rows, _ in group:
            text += f" m:{rows[-1].table}:{rows[-1].version}"
            if len(text) > MOST_NEWS:
                await connection.execute("select pg_notify($1, $2)", CHANNEL, self._process + text)
                text = ""
        if text:
            await connection.execute("select pg_notify($1, $2)", CHANNEL, self._process + text)
