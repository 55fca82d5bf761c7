"""The hall: all tables of this process, woken when someone comes, and what they share."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Coroutine
from contextlib import suppress
from functools import partial
from secrets import token_hex
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import msgspec
from sqlalchemy import delete, select

from kastellan.core.refusal import BadInput
from kastellan.games import GAMES
from kastellan.server import upkeep
from kastellan.server.accounts import Accounts
from kastellan.server.attendance import Attendance
from kastellan.server.bots import Bots, PoolBots
from kastellan.server.chat import Talk
from kastellan.server.contents import Contents, known_game
from kastellan.server.database import FAULTS, PATIENCE, Database
from kastellan.server.doors import Doors, read_secret
from kastellan.server.endings import write_end
from kastellan.server.house_time import HouseTime
from kastellan.server.info import table_news
from kastellan.server.installed import install, read_names, read_provided
from kastellan.server.limits import AtOnce, Buckets
from kastellan.server.metrics import Metrics
from kastellan.server.moves import MoveLog, PostgresMoves, SqliteMoves
from kastellan.server.news import News, NoNews, PostgresNews
from kastellan.server.notices.outbox import Outbox
from kastellan.server.people import DAY, People
from kastellan.server.problems import HouseRule, Sorry
from kastellan.server.records import write_record
from kastellan.server.rows import AliveRow, MoveRow, TableRow
from kastellan.server.screens import NOT_FOUND
from kastellan.server.settings import Settings
from kastellan.server.sheet import read_sheet
from kastellan.server.snapshots import Snapshots
from kastellan.server.table import Table
from kastellan.tables.recent import AnyGame
from kastellan.tables.shelf import content_of

log = logging.getLogger("kastellan.hall")

LONGEST_NAME = 32
RECENT_SECONDS = 3600.0
INVITATIONS = 30.0
"""So many seats an hour one keeps for people one has met."""
PAUSES = 20.0
"""An hour, at a table: each one counts for its clocks for ever."""
LETTERS, LETTERS_FROM = 10.0, 60.0
"""Notices an hour that are sent because a person asks, or to one place; and mails because of an address."""


class Hall:
    """What the tables of a process share.  ``open`` makes it ready, ``close`` ends it."""

    moves: MoveLog
    news: News
    bots: Bots

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.process = token_hex(6)
        self.database = Database(settings.database_url)
        stay = settings.forget_after * DAY
        self.contents = Contents(self.database)
        self.names = read_names(settings)
        self.people = People(self.database, stay, partial(upkeep.person_changed, self))
        self.accounts = Accounts(self.people, settings.admins)
        self.attendance = Attendance(self.database, self.process)
        self.snapshots = Snapshots(self.database)
        self.doors = Doors(read_secret(settings))
        self.metrics = Metrics()
        self.notices = Outbox(self)
        self.tables: dict[str, Table] = {}
        self.time = HouseTime()
        self.alive_until = time.time()
        self.wrote: float | None = time.monotonic()
        self.ready = self.serving = False
        self.stopping = False
        self.unreadable: set[str] = set()
        self._waking: dict[str, asyncio.Task[Table]] = {}
        self.recording: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._pool: Any = None
        self.connections = 0
        self.connected: dict[str, int] = {}
        self.requests = Buckets(settings.request_rate, settings.request_rate * 4)
        self.guests = Buckets(settings.request_rate / 10, settings.request_rate * 2)
        self.logins = Buckets(settings.login_rate / 60, settings.login_rate)
        self.passwords = Buckets(settings.login_rate / 60, settings.login_rate)
        self.imports = Buckets(settings.import_rate / 60, settings.import_rate)
        self.puzzles = Buckets(settings.request_rate / 10, settings.request_rate)
        self.readings = Buckets(settings.request_rate / 10, settings.request_rate)
        self.records = AtOnce(settings.max_records_at_once)
        self.talk = Talk()
        self.reports = Buckets(settings.report_rate / 3600, settings.report_rate)
        self.pauses = Buckets(PAUSES / 3600, PAUSES)
        self.letters = Buckets(LETTERS / 3600, LETTERS)
        self.letters_from = Buckets(LETTERS_FROM / 3600, LETTERS_FROM)
        self.invitations = Buckets(INVITATIONS / 3600, INVITATIONS)
        self.hints = Buckets(settings.hint_rate / 60, settings.hint_rate)

    # Opening and closing.

    async def open(self, *, serving: bool = True) -> None:
        """Connect, migrate and, when ``serving``, wake the tables that were being played."""
        self.serving = serving
        await self.database.migrate()
        if self.settings.postgres:
            url = "postgresql://" + self.settings.database_url.partition("://")[2]
            self._pool = await asyncpg.create_pool(url, min_size=1, max_size=4, command_timeout=PATIENCE)
            self.moves = PostgresMoves(self._pool, self.process)
            hear, look_again = partial(upkeep.hear, self), partial(upkeep.look_again, self)
            news = PostgresNews(url, self._pool, self.process, hear, look_again)
            await news.ready()
            self.news = news
        else:
            self.moves = SqliteMoves(str(self.settings.file))
            self.news = NoNews()
        self.bots = await self._bots()
        alone = await self._go_on_with_time()
        if serving:
            await install(self, read_provided(self.settings))
            if alone:
                await self.attendance.all_absent(self.alive_until)
            for game in GAMES.values():  # now, since later all would wait for it
                content_of(game)
            self.run(self._wake_recent())
        upkeep.begin_rounds(self, serving=serving)
        self.ready = True

    async def _bots(self) -> Bots:
        if self.settings.bots == "worker":
            from kastellan.server.worker import QueueBots  # noqa: PLC0415 - only with PostgreSQL

            return await QueueBots.open(self.settings.database_url)
        return PoolBots(self.settings.bot_processes, self.run)

    async def _go_on_with_time(self) -> bool:
        """Take up the time of the house where the last server left it; return whether none runs now.

        The clock of the machine may have been set meanwhile, so the last is who has served longest.
        """
        alone = not isinstance(self.news, PostgresNews) or self.news.alone
        async with self.database.read() as session:
            last = (
                await session.execute(select(AliveRow).order_by(AliveRow.served.desc()).limit(1))
            ).scalar_one_or_none()
        if last is not None:
            since = 0.0 if alone else min(max(0.0, time.time() - last.at), upkeep.SILENCE)
            self.time = HouseTime(last.served + since)
            self.alive_until = min(last.at, time.time())
        return alone

    async def _wake_recent(self) -> None:
        """Wake the tables that have a clock or were played lately, so that time and bots go on."""
        since = time.time() - RECENT_SECONDS
        async with self.database.read() as session:
            names = (
                await session.execute(
                    select(TableRow.id).where(
                        TableRow.status == "playing",
                        TableRow.clock.is_not(None) | (TableRow.updated > since),
                    )
                )
            ).scalars()
        for name in names:
            began = time.monotonic()
            await self.guarded(self._wake_one(name))
            await asyncio.sleep(time.monotonic() - began)  # half of the time is for those who come now

    async def _wake_one(self, name: str) -> None:
        try:
            await self.table(name)
        except Sorry:
            log.warning("a table cannot be woken", extra={"facts": {"table": name}})

    async def close(self) -> None:
        """Let waiting moves be committed, then end everything."""
        self.ready, self.stopping = False, True
        for table in self.tables.values():
            table.rest()
        await self.bots.close()
        going = [*self._tasks, *self.recording.values()]
        for task in going:
            task.cancel()
        await asyncio.gather(*going, return_exceptions=True)
        await self.moves.close()
        self.snapshots.close()
        with suppress(*FAULTS):  # the next start takes everybody for absent anyway
            await upkeep.write_attendance(self)
        await self.news.close()
        if self._pool is not None:
            await self._pool.close()
        await self.database.close()

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in the background; an error is logged, never lost."""
        task = asyncio.create_task(self.guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: work.close())  # where it was called off before it began

    async def guarded(self, work: Awaitable[None]) -> bool:
        """Do something; return whether it went well, and log it otherwise."""
        try:
            await work
        except Exception:
            self.metrics.troubles.labels("background").inc()
            log.exception("work in the background failed")
            return False
        return True

    def enter(self, person: str) -> None:
        """Count a new connection."""
        self.connections += 1
        self.connected[person] = self.connected.get(person, 0) + 1
        self.metrics.connections.set(self.connections)

    def exit(self, person: str) -> None:
        """Count a connection less."""
        self.connections -= 1
        self.connected[person] -= 1
        if not self.connected[person]:
            del self.connected[person]
        self.metrics.connections.set(self.connections)

    # Games.

    def game(self, slug: str) -> tuple[AnyGame, Any]:
        """Return a game and the house content."""
        game = known_game(slug)
        return game, content_of(game)

    @property
    def offered(self) -> tuple[str, ...]:
        """Return the games that can be opened here."""
        return tuple(slug for slug in GAMES if not self.settings.games or slug in self.settings.games)

    # Tables.

    async def table(self, name: str) -> Table:
        """Return a table, waking it if it is at rest."""
        table = self.tables.get(name)
        if table is not None:
            table.touched = time.monotonic()  # it must not be put to rest before its caller has used it
            return table
        if not (name.isascii() and name.isalnum() and len(name) <= LONGEST_NAME):
            raise Sorry(HouseRule.NOT_FOUND, "server-no-table")
        task = self._waking.get(name)
        if task is None:
            task = asyncio.create_task(self._wake(name))
            self._waking[name] = task
            task.add_done_callback(lambda _: self._waking.pop(name, None))
        return await asyncio.shield(task)

    async def _wake(self, name: str) -> Table:
        async with self.database.read() as session:
            sheet = await read_sheet(session, name)
        if sheet is None:
            raise Sorry(HouseRule.NOT_FOUND, "server-no-table")
        table = Table(sheet, self, await self.contents.given(sheet))
        try:
            await table.wake()
        except (BadInput, msgspec.ValidationError):
            log.exception("a table cannot be woken", extra={"facts": {"table": name}})
            raise Sorry(HouseRule.GONE, "server-table-old") from None
        self.keep(table)
        return table

    def keep(self, table: Table) -> None:
        """Take a table that is awake into the hall."""
        self.tables[table.sheet.id] = table
        self.metrics.tables.set(len(self.tables))

    async def reload(self, table: Table) -> None:
        """Read a table's seats and settings again after another process changed them."""
        async with table.lock:
            async with self.database.read() as session:
                sheet = await read_sheet(session, table.sheet.id)
            if sheet is None:
                await self._dismiss(table)
                return
            await self.contents.lay(table, sheet)
            self._insist_on_attendance(table)
            if sheet.status != "open":
                await table.catch_up()
        self.announce(table)
        await table.after_change()

    async def _dismiss(self, table: Table) -> None:
        """Let go of a table that is no longer kept, with what was played meanwhile; who looks is told."""
        table.rest()
        async with self.database.write() as session:
            await session.execute(delete(MoveRow).where(MoveRow.table == table.sheet.id))
        self.tables.pop(table.sheet.id, None)
        for screen in [screen for screens in table.screens.values() for screen in screens]:
            screen.close(NOT_FOUND)

    def _insist_on_attendance(self, table: Table) -> None:
        """Correct a seat that lost its screen elsewhere but has one here."""
        for chair in table.sheet.chairs:
            if chair.kind == "person" and table.screens.get(chair.seat):
                self.attendance.note(table.sheet, chair.seat, None)

    async def refresh(self, names: list[str]) -> None:
        """Read tables again whose seats have gone over to somebody else, here and in other processes."""
        for name in names:
            if (table := self.tables.get(name)) is not None:
                await self.reload(table)
            await self.news.publish("t", name)

    def announce(self, table: Table) -> None:
        """Show every screen the table as its person sees it."""
        for screens in table.screens.values():
            for screen in screens:
                news = table_news(self.doors, table, screen.person)
                screen.show(msgspec.json.encode(news))

    async def finish(self, table: Table) -> None:
        """Write down how a game ended: once, whoever comes first."""
        progress = table.progress
        outcome = None if progress is None else table.game.outcome(progress.state)
        if progress is None or outcome is None:
            return
        async with self.database.write() as session:
            sheet = await read_sheet(session, table.sheet.id, lock=True)
            if sheet is None:
                return
            if sheet.status == "playing":
                await write_end(session, sheet, outcome)
                self.run(write_record(self, sheet))
        table.use(sheet)
        self.announce(table)
        await self.news.publish("t", sheet.id)
