"""Computer players as jobs: server processes ask, ``kastellan worker`` processes answer (PostgreSQL)."""

import asyncio
import logging
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

import asyncpg  # type: ignore[import-untyped]
from procrastinate import App, PsycopgConnector, RetryStrategy
from procrastinate.exceptions import AlreadyEnqueued, ConnectorException, UniqueViolation
from procrastinate.jobs import Job, JobDeferrer, Status
from procrastinate.manager import JobManager

from kastellan.core.game import Viewer
from kastellan.server.attention import attention
from kastellan.server.bots import bots_to_act, play_for_bot, rank_of
from kastellan.server.logs import set_up_logs
from kastellan.server.news import WORKER, PostgresNews
from kastellan.server.opening import prepare
from kastellan.server.settings import Settings, read_settings
from kastellan.server.thinking import Pool
from kastellan.server.turns import Owner, Wanted
from kastellan.server.upkeep import repeat
from kastellan.tables import pace

if TYPE_CHECKING:
    from kastellan.server.hall import Hall
    from kastellan.server.table import Table

log = logging.getLogger("kastellan.worker")

ASK_AGAIN = 30.0
BEAT_SECONDS = 1.0
LOST_SECONDS = 5.0
"""How often a worker shows that it runs, and after how long a silence it counts as lost with its machine."""
BETWEEN_STEPS = 6
"""How many computer players may wait for the beat of their next step beside those that think."""
MOST_ATTEMPTS = 3
MOST_WAITING = 1000
"""A rank is worth more than so many thoughts that somebody waits for."""
TASK = "kastellan.bot_move"
THOUGHT = "kastellan.thought"
CANCELLED: Any = (asyncio.CancelledError,)
LEFT_TO_OTHERS = RetryStrategy(max_attempts=MOST_ATTEMPTS, retry_exceptions=CANCELLED)
SCHEMA_LOCK = 0x70726F63
DIED = (
    "select id from procrastinate_workers where id not in (select objid::bigint from pg_locks"
    " where locktype = 'advisory' and classid::bigint = %(lock)s and granted"
    " and database = (select oid from pg_database where datname = current_database()))"
)


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


Decision = tuple[int, int]
"""A seat of a table, and how often it has acted."""


class Asked(NamedTuple):
    """When a decision was asked for, for whom, and whether people were to answer first (``Game.sealed``)."""

    at: float
    people: frozenset[str]
    early: bool


class QueueBots:
    """Computer players that think in workers; each decision is asked for once, and again if it is lost.

    Who sees people at a table asks: a server does, a worker never.
    """

    def __init__(self, queue: App) -> None:
        self._queue = queue
        self._asked: dict[str, dict[Decision, Asked]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @classmethod
    async def open(cls, database_url: str) -> "QueueBots":
        """Connect to the queue."""
        queue = make_queue(database_url)
        await queue.open_async()
        await prepare_queue(queue, database_url)
        return cls(queue)

    def consider(self, table: "Table") -> None:
        """Ask the workers for the computer players who are to act at a table, if anybody looks."""
        name, wanted, now = table.sheet.id, attention(table), time.monotonic()
        before, due = self._asked.pop(name, {}), bots_to_act(table)
        if wanted is None or not due or not table.hall.serving:
            return
        early = pace.people_answer(table)
        asked = self._asked[name] = {one: before[one] for one in due if one in before}
        for decision in due:
            known = asked.get(decision)
            if known is None or now - known.at >= ASK_AGAIN or (known.early and not early):
                priority = self.priority(wanted)
                asked[decision] = Asked(now, frozenset(owner.person for owner in wanted.owners), early)
                self._run(self._ask(name, decision, priority))

    def priority(self, wanted: Wanted) -> int:
        """Return how a thought ranks: below all of a better rank, and below what its owner waits for already.

        So the second thought of one person comes after the first of everybody else.
        """
        asked = [one for table in self._asked.values() for one in table.values()]
        waiting = min(sum(owner.person in one.people for one in asked) for owner in wanted.owners)
        return -wanted.rank * MOST_WAITING - min(waiting, MOST_WAITING - 1)

    async def _ask(self, table: str, decision: Decision, priority: int) -> None:
        seat, ask = decision
        waits, alone = (
            f"{table}:{seat}:{ask}",
            f"{table}:{seat}",
        )  # who thinks plays its plan to the end first
        job = self._queue.configure_task(TASK, queueing_lock=waits, lock=alone, priority=priority)
        if not await self._defer(job, table=table, seat=seat, ask=ask):
            self._asked.get(table, {}).pop(decision, None)

    def think(self, table: "Table", seat: Viewer, owner: Owner) -> None:
        """Ask the workers for a hint to a seat, or with ``None`` for the next part of a review."""
        number = 0 if seat is None else table.number(seat)
        job = self._queue.configure_task(
            THOUGHT,
            queueing_lock=f"{THOUGHT}:{table.sheet.id}:{seat}:{number}",
            priority=self.priority(Wanted(rank_of(seat), (owner,))),
        )
        self._run(self._defer(job, table=table.sheet.id, seat=seat, owner=list(owner)))

    def _run(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _defer(self, job: JobDeferrer, **facts: Any) -> bool:
        """Ask for a job, unless it is asked for already; return whether that could be done."""
        try:
            with suppress(AlreadyEnqueued):
                await job.defer_async(**facts)
        except Exception:
            log.exception("a thought could not be asked for")
            return False
        return True

    async def close(self) -> None:
        """Let go of the queue."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._queue.close_async()


class Worked(JobManager):
    """Jobs whose worker holds a lock as long as its process runs, so that its death is seen at once."""

    def __init__(self, queue: App, news: PostgresNews) -> None:
        super().__init__(queue.connector)
        self._news = news

    async def register_worker(self) -> int:
        """Return the number of a new worker, which holds its lock from now on."""
        worker = await super().register_worker()
        await self._news.work_as(worker)
        return worker


async def lost_jobs(queue: App) -> list[Job]:
    """Return what workers were doing whose process died, or whose machine is silent."""
    jobs = queue.job_manager
    found = list(await jobs.get_stalled_jobs(seconds_since_heartbeat=LOST_SECONDS))
    for row in await queue.connector.execute_query_all_async(DIED, lock=WORKER):
        found += await jobs.list_jobs_async(status="doing", worker_id=row["id"])
    return list({job.id: job for job in found}.values())


async def take_up_lost_jobs(queue: App) -> None:
    """Let others do what lost workers were doing; what is lost again and again is given up."""
    for job in await lost_jobs(queue):
        with suppress(ConnectorException):  # another worker was quicker
            if job.attempts >= MOST_ATTEMPTS or not await asked_again(queue, job):
                await queue.job_manager.finish_job(job, status=Status.FAILED, delete_job=True)


async def asked_again(queue: App, job: Job) -> bool:
    """Let a job be done by another worker; return ``False`` if the same was asked for anew meanwhile."""
    try:
        await queue.job_manager.retry_job(job)
    except UniqueViolation:
        return False
    return True


async def run_worker(hall: "Hall", queue: App, pool: Pool, concurrency: int) -> None:
    """Answer for computer players until told to stop; what is not thought out by then is left to others."""

    @queue.task(name=TASK, retry=LEFT_TO_OTHERS)
    async def bot_move(table: str, seat: int, ask: int) -> None:
        awake = await hall.table(table)
        await hall.reload(awake)
        await play_for_bot(awake, seat, ask, pool)

    @queue.task(name=THOUGHT, retry=LEFT_TO_OTHERS)
    async def thought(table: str, seat: int | None, owner: tuple[str, str]) -> None:
        from kastellan.server.analysis import ponder  # noqa: PLC0415 - analysis needs the hall

        awake = await hall.table(table)
        await hall.reload(awake)
        if await ponder(awake, seat, pool):
            hall.bots.think(awake, seat, Owner(*owner))

    await queue.run_worker_async(
        concurrency=concurrency,
        fetch_job_polling_interval=1.0,
        install_signal_handlers=True,
        delete_jobs="always",
        update_heartbeat_interval=BEAT_SECONDS,
        shutdown_graceful_timeout=hall.settings.stop_after,
    )


async def work_async(settings: Settings) -> None:
    """Run a worker until it is told to stop."""
    from kastellan.server.hall import Hall  # noqa: PLC0415 - the hall opens queues by this module

    hall = Hall(settings)
    await hall.open(serving=False)
    queue = make_queue(settings.database_url)
    if isinstance(hall.news, PostgresNews):
        queue.job_manager = Worked(queue, hall.news)
    processes = max(1, settings.bot_processes)
    pool = Pool(processes)
    try:
        async with queue.open_async():
            repeat(hall, BEAT_SECONDS, lambda _: take_up_lost_jobs(queue))
            print("Kastellan's worker is waiting for bot moves", flush=True)  # noqa: T201 - for who started it
            await run_worker(hall, queue, pool, processes + BETWEEN_STEPS)
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
