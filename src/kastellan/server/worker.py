"""Computer players as jobs: server processes ask, ``kastellan worker`` processes answer (PostgreSQL)."""

import asyncio
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import asyncpg  # type: ignore[import-untyped]
from procrastinate import App, PsycopgConnector
from procrastinate.exceptions import AlreadyEnqueued, ConnectorException
from procrastinate.jobs import JobDeferrer, Status

from kastellan.core.game import Viewer
from kastellan.server.bots import bots_to_act, play_for_bot
from kastellan.server.logs import set_up_logs
from kastellan.server.opening import prepare
from kastellan.server.settings import Settings, read_settings
from kastellan.server.thinking import Pool
from kastellan.server.upkeep import CLEAR_SECONDS, repeat

if TYPE_CHECKING:
    from kastellan.server.hall import Hall
    from kastellan.server.table import Table

log = logging.getLogger("kastellan.worker")

ASK_AGAIN = 30.0
TASK = "kastellan.bot_move"
THOUGHT = "kastellan.thought"
SCHEMA_LOCK = 0x70726F63


def make_queue(database_url: str) -> App:
    """Return the queue of bot moves on this database."""
    url = "postgresql://" + database_url.partition("://")[2]
    return App(connector=PsycopgConnector(conninfo=url))


async def prepare_queue(queue: App, database_url: str) -> None:
    """Create the queue's tables once, whoever comes first.

    The lock belongs to a connection, so it is taken over one that is not from a pool.
    """
    connection = await asyncpg.connect("postgresql://" + database_url.partition("://")[2])
    try:
        await connection.execute("select pg_advisory_lock($1)", SCHEMA_LOCK)
        if await connection.fetchval("select to_regclass('procrastinate_jobs')") is None:
            await queue.schema_manager.apply_schema_async()
    finally:
        await connection.close()


class QueueBots:
    """Computer players that think in workers; each decision is asked for once, and again if it is lost."""

    def __init__(self, queue: App) -> None:
        self._queue = queue
        self._asked: dict[tuple[str, int, int], float] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @classmethod
    async def open(cls, database_url: str) -> "QueueBots":
        """Connect to the queue."""
        queue = make_queue(database_url)
        await queue.open_async()
        await prepare_queue(queue, database_url)
        return cls(queue)

    def consider(self, table: "Table") -> None:
        """Ask the workers for the computer players who are to act at a table."""
        now = time.monotonic()
        for seat, ask in bots_to_act(table):
            key = table.sheet.id, seat, ask
            if now - self._asked.get(key, -ASK_AGAIN) >= ASK_AGAIN:
                self.note(key)
                task = asyncio.create_task(self._ask(*key))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    def note(self, key: tuple[str, int, int]) -> None:
        """Remember that this decision has been asked for."""
        now = time.monotonic()
        if len(self._asked) > 10_000:
            self._asked = {one: at for one, at in self._asked.items() if now - at < ASK_AGAIN}
        self._asked[key] = now

    async def _ask(self, table: str, seat: int, ask: int) -> None:
        try:
            await self._queue.configure_task(TASK, queueing_lock=f"{table}:{seat}:{ask}").defer_async(
                table=table, seat=seat, ask=ask
            )
        except AlreadyEnqueued:
            pass
        except Exception:
            self._asked.pop((table, seat, ask), None)
            log.exception("a bot move could not be asked for")

    def think(self, table: "Table", seat: Viewer) -> None:
        """Ask the workers for a hint to a seat, or with ``None`` for the next part of a review.

        Reviews wait until no computer player does.
        """
        number = 0 if seat is None else table.number(seat)
        job = self._queue.configure_task(
            THOUGHT,
            queueing_lock=f"{THOUGHT}:{table.sheet.id}:{seat}:{number}",
            priority=0 if seat is not None else -1,
        )
        task = asyncio.create_task(self._defer(job, table=table.sheet.id, seat=seat))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _defer(self, job: JobDeferrer, **facts: Any) -> None:
        try:
            await job.defer_async(**facts)
        except AlreadyEnqueued:
            pass
        except Exception:
            log.exception("a hint or review could not be asked for")

    async def close(self) -> None:
        """Let go of the queue."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._queue.close_async()


async def drop_lost_jobs(queue: App) -> None:
    """Delete the jobs of workers that were lost; whoever needs what they were to find out asks again."""
    for job in await queue.job_manager.get_stalled_jobs():
        with suppress(ConnectorException):  # another worker was quicker
            await queue.job_manager.finish_job(job, status=Status.FAILED, delete_job=True)


async def run_worker(hall: "Hall", queue: App, pool: Pool, concurrency: int) -> None:
    """Answer for computer players until cancelled."""

    @queue.task(name=TASK)
    async def bot_move(table: str, seat: int, ask: int) -> None:
        bots: Any = hall.bots
        bots.note((table, seat, ask))
        awake = await hall.table(table)
        await hall.reload(awake)
        await play_for_bot(awake, seat, ask, pool)

    @queue.task(name=THOUGHT)
    async def thought(table: str, seat: int | None) -> None:
        from kastellan.server.analysis import ponder  # noqa: PLC0415 - analysis needs the hall

        awake = await hall.table(table)
        await hall.reload(awake)
        if await ponder(awake, seat, pool):
            hall.bots.think(awake, seat)

    await queue.run_worker_async(
        concurrency=concurrency,
        fetch_job_polling_interval=1.0,
        install_signal_handlers=True,
        delete_jobs="always",
    )


async def work_async(settings: Settings) -> None:
    """Run a worker until it is told to stop."""
    from kastellan.server.hall import Hall  # noqa: PLC0415 - the hall opens queues by this module

    hall = Hall(settings)
    await hall.open(serving=False)
    queue = make_queue(settings.database_url)
    processes = max(1, settings.bot_processes)
    pool = Pool(processes)
    try:
        async with queue.open_async():
            repeat(hall, CLEAR_SECONDS, lambda _: drop_lost_jobs(queue))
            print("Kastellan's worker is waiting for bot moves", flush=True)  # noqa: T201 - for who started it
            await run_worker(hall, queue, pool, processes)
    finally:
        pool.close()
        await hall.close()


def work(database_url: str | None = None, **more: Any) -> None:
    """Run ``kastellan worker``: computer players for all servers on one PostgreSQL.

    Raises ``BadInput`` for a setting that cannot be.
    """
    settings = read_settings(database_url=database_url, bots="worker", **more)
    set_up_logs(settings)
    prepare(settings)
    asyncio.run(work_async(settings))
