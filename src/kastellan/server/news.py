"""News between server processes on one PostgreSQL: which table has changed, and nothing more."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol

import asyncpg  # type: ignore[import-untyped]

from kastellan.server.database import FAULTS, PATIENCE
from kastellan.server.moves import CHANNEL

log = logging.getLogger("kastellan.news")

PRESENT = 0x6B617375
"""The advisory lock that every server process shares as long as it runs."""

WORKER = 0x6B617774
"""The advisory locks that workers hold, each by its number, as long as they run."""

LISTEN_SECONDS = 30.0
"""How long silence is trusted."""

APPLICATION = "kastellan "
"""How processes call themselves where the database lists who is connected, followed by their names."""

KEEP_ALIVE = {"tcp_keepalives_idle": "30", "tcp_keepalives_interval": "10", "tcp_keepalives_count": "3"}
"""So that the database soon notices a machine that is gone."""

RUNNING = (
    "select application_name from pg_stat_activity"
    " where datname = current_database() and starts_with(application_name, $1)"
)
ALONE = "select case when pg_try_advisory_lock($1) then pg_advisory_unlock($1) else false end"
SHARE = "select pg_advisory_lock_shared($1)"
HOLD = "select pg_advisory_lock_shared($1::int, $2::int)"

Listener = Callable[[str, str, int], None]
"""Called with a kind, a table and a number: ``m`` moved to a version, ``t`` seats or settings
changed, ``c`` something was said (the number of the message); or with ``p`` and a person who has changed."""


class News(Protocol):
    """How processes hear of each other."""

    async def publish(self, kind: str, table: str, number: int = 0) -> None:
        """Tell the other processes."""

    async def close(self) -> None:
        """Stop listening."""


class NoNews:
    """One process on its own: there is nobody to tell."""

    async def publish(self, kind: str, table: str, number: int = 0) -> None:
        """Tell nobody."""

    async def close(self) -> None:
        """Nothing was open."""


class PostgresNews:
    """One kept connection that listens; the pool's connections speak.

    ``alone`` tells whether no other process was there when this one came.
    """

    def __init__(
        self, url: str, pool: Any, process: str, listener: Listener, reconnected: Callable[[], None]
    ) -> None:
        self._url, self._pool, self._process = url, pool, process
        self._listener, self._reconnected = listener, reconnected
        self._ready = asyncio.Event()
        self._connection: Any = None
        self._worker: int | None = None
        self.alone = False
        self._task = asyncio.create_task(self._listen())

    async def ready(self) -> None:
        """Wait until the first connection listens."""
        await self._ready.wait()

    async def publish(self, kind: str, table: str, number: int = 0) -> None:
        """Tell the other processes; if that fails they find out by themselves, see ``_listen``."""
        try:
            await self._pool.execute(
                "select pg_notify($1, $2)", CHANNEL, f"{self._process} {kind}:{table}:{number}"
            )
        except FAULTS:
            log.warning("other processes could not be told", extra={"facts": {"table": table}})

    async def running(self) -> list[str]:
        """Return the processes that listen now."""
        rows = await self._pool.fetch(RUNNING, APPLICATION)
        return [str(row[0]).removeprefix(APPLICATION) for row in rows]

    async def work_as(self, worker: int) -> None:
        """Hold a worker's lock: it ends with this process, and is taken again when a connection was lost."""
        self._worker = worker
        with suppress(*FAULTS):
            await self._hold(self._connection)

    async def _hold(self, connection: Any) -> None:
        if self._worker is not None:
            await connection.execute(HOLD, WORKER, self._worker)

    async def close(self) -> None:
        """Stop listening."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self) -> None:
        """Keep a connection that listens; after a gap everything awake is looked at again."""
        first = True
        while True:
            try:
                name = {"application_name": APPLICATION + self._process}
                connection = await asyncpg.connect(self._url, server_settings=KEEP_ALIVE | name)
                lost = asyncio.Event()
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                if first:
                    self.alone = bool(await connection.fetchval(ALONE, PRESENT))
                await connection.execute(SHARE, PRESENT)
                await self._hold(connection)
                self._connection = connection
                await connection.add_listener(CHANNEL, self._heard)
                self._ready.set()
                if not first:
                    self._reconnected()
                first = False
                try:
                    await self._hear(connection, lost)
                finally:
                    await connection.close(timeout=2)
            except FAULTS:
                log.warning("the connection for news was lost and is opened again")
            await asyncio.sleep(0.5)

    async def _hear(self, connection: Any, lost: asyncio.Event) -> None:
        """Wait until the connection is lost; one that only seems to be there does not answer."""
        while not lost.is_set():
            try:
                async with asyncio.timeout(LISTEN_SECONDS):
                    await lost.wait()
            except TimeoutError:
                await connection.fetchval("select 1", timeout=PATIENCE)

    def _heard(self, _connection: Any, _process: int, _channel: str, payload: Any) -> None:
        sender, *items = str(payload).split(" ")
        if sender == self._process:
            return
        for item in items:
            kind, table, number = item.split(":")
            self._listener(kind, table, int(number))
