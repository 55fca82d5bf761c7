"""What is to be sent, kept in the database: written down once a turn, tried until it is sent or too late.

Who is away from the table, has not seen that it is their turn, and wants to be told, is told by each of their
ways, once.  Whoever sends looks again whether that still holds.
"""

import asyncio
import logging
import time
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any, NamedTuple
from zoneinfo import ZoneInfo

from sqlalchemy import delete, exists, select, update
from sqlalchemy.dialects import postgresql, sqlite

from kastellan.server.notices import push
from kastellan.server.notices.forms import Notice, notice_of_turn
from kastellan.server.notices.sending import FINAL, GONE, SENT, Sender
from kastellan.server.notices.ways import remove
from kastellan.server.problems import Sorry
from kastellan.server.rows import MuteRow, NoticeRow, PersonRow, QuietRow, TableRow, WayRow
from kastellan.tables.rests import stands

if TYPE_CHECKING:
    from kastellan.server.hall import Hall
    from kastellan.server.table import Table

log = logging.getLogger("kastellan.notices")

ROUND_SECONDS = 1.0
"""How often it is looked what is due."""
GRACE = 2.0
"""Seconds after which a notice is due: who only changes pages, or takes a step back, calls nobody."""
LEASE = 60.0
"""Seconds after which another process sends what one has taken up and not ended."""
MOST_AT_ONCE = 40
"""Notices that are being sent at a time."""
LATER = (5.0, 30.0, 120.0, 600.0, 3600.0, 4 * 3600.0)
"""Seconds until a notice is tried again, and no more often than so."""
MOST_FAILURES = 5
"""After so many notices in a row that nobody took, a way is left alone until its person tries it."""
BATCH = 200


class Ready(NamedTuple):
    """A notice that is still true, the way it goes, and what its reader may do with it."""

    way: WayRow
    notice: Notice


class Outbox:
    """The notices of a hall.  ``key`` is the house's for web push."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.key = push.key_of(hall.doors.push_seed())
        self.sender = Sender(hall.settings, hall.doors, self.key)
        self._sending: set[int] = set()

    # Writing down.

    def consider(self, table: "Table") -> None:
        """Write down whose turn it is at a table, if they are away; what was written down before stays."""
        if not (self.hall.serving and self.hall.settings.notices):
            return
        fresh = {seat: turn for seat, turn in waited_for(table).items() if table.noted.get(seat) != turn}
        if fresh:
            table.noted.update(fresh)
            self.hall.run(self._note(table, fresh))

    async def _note(self, table: "Table", turns: dict[int, int]) -> None:
        try:
            for seat, turn in turns.items():
                await self.note(table, seat, turn)
        except Exception:
            for seat in turns:  # so that it is looked at again
                table.noted.pop(seat, None)
            raise

    async def note(self, table: "Table", seat: int, turn: int) -> None:
        """Write down that it is a seat's turn, for each way of its person; once, whoever comes first."""
        from kastellan.server.my_tables import noticed  # noqa: PLC0415 - it needs the hall

        chair = table.sheet.chairs[seat]
        ways = await self._ways(str(chair.person), table.sheet.id)
        if not ways or chair.away is None or await noticed(self.hall, table, seat) < chair.away:
            return
        now = time.time()
        rows = [
            {
                "way": way, "person": chair.person, "table": table.sheet.id, "seat": seat, "turn": turn,
                "made": now, "due": now + GRACE, "attempts": 0,
            }
            for way in ways
        ]  # fmt: skip
        insert: Any = (postgresql if self.hall.settings.postgres else sqlite).insert
        async with self.hall.database.write() as session:
            await session.execute(insert(NoticeRow).values(rows).on_conflict_do_nothing())

    async def _ways(self, person: str, table: str) -> Sequence[str]:
        """Return by which ways somebody wants to be told of a table."""
        stopped = exists().where(QuietRow.person == person, QuietRow.paused)
        muted = exists().where(MuteRow.person == person, MuteRow.table == table)
        good = WayRow.person == person, WayRow.confirmed, WayRow.failures < MOST_FAILURES
        async with self.hall.database.read() as session:
            return (await session.execute(select(WayRow.id).where(*good, ~stopped, ~muted))).scalars().all()

    # Sending.

    async def send_due(self) -> None:
        """Begin to send what is due, as far as there are places."""
        free = MOST_AT_ONCE - len(self._sending)
        due = select(NoticeRow.id).where(NoticeRow.due <= time.time()).limit(1)
        if free <= 0:
            return
        async with self.hall.database.read() as session:
            if (await session.execute(due)).first() is None:
                return
        for row in await self._take(free):
            self._sending.add(row.id)
            self.hall.run(self._send(row))

    async def _take(self, most: int) -> Sequence[NoticeRow]:
        """Return what is due and taken up by nobody else, as taken up by us.

        What is still being sent here is left alone, however long that takes: nobody is told twice.
        """
        now = time.time()
        due = select(NoticeRow).where(NoticeRow.due <= now, NoticeRow.id.not_in(self._sending))
        due = due.order_by(NoticeRow.due).limit(most)
        async with self.hall.database.write() as session:
            rows = (await session.execute(due.with_for_update(skip_locked=True))).scalars().all()
            for row in rows:
                row.due, row.attempts = now + LEASE, row.attempts + 1
        return rows

    async def _send(self, row: NoticeRow) -> None:
        try:
            ready = await self.still_true(row)
            if ready is None:
                await self._end(row, "dropped")
            elif isinstance(ready, float):
                await self._put_off(row, ready, row.attempts - 1)
            else:
                await self._settle(row, ready.way, *await self.sender.send(ready.way, ready.notice))
        finally:
            self._sending.discard(row.id)

    async def still_true(self, row: NoticeRow) -> Ready | float | None:
        """Return what is to be sent, when instead, if it is quiet for its reader, or ``None`` for nothing.

        A turn that has passed, a table that is looked at, and what is not wanted any more are not told.
        """
        async with self.hall.database.read() as session:
            way = await session.get(WayRow, row.way)
            person = await session.get(PersonRow, row.person)
            quiet = await session.get(QuietRow, row.person)
            muted = await session.get(MuteRow, (row.person, row.table))
        if way is None or person is None or muted is not None or (quiet is not None and quiet.paused):
            return None
        if person.is_banned(time.time()):
            return None
        try:
            table = await self.hall.table(row.table)
        except Sorry:
            return None
        if waited_for(table).get(row.seat) != row.turn or table.sheet.chairs[row.seat].person != row.person:
            return None
        if quiet is not None and (until := quiet_until(quiet, time.time())) is not None:
            return until
        return Ready(way, self.notice(table, person.language, row))

    def notice(self, table: "Table", language: str, row: NoticeRow) -> Notice:
        """Return what a reader is told: which table it is, and its link."""
        sheet, hall = table.sheet, self.hall
        mark = hall.doors.mark(sheet.id, row.seat, row.turn, row.way)
        game = hall.names.get(sheet.game, sheet.game.title())
        return notice_of_turn(
            language, sheet.game, game, sheet.id, sheet.name, hall.settings.public_url, mark
        )

    async def _settle(self, row: NoticeRow, way: WayRow, outcome: str, wait: float | None) -> None:
        """Write down what became of a notice; what nobody took is tried again later."""
        if outcome == GONE and way.kind == "push":  # the browser has forgotten us
            async with self.hall.database.write() as session:
                await remove(session, WayRow.id == way.id)
            self._count(way.kind, "failed")
        elif outcome == SENT:
            await self._end(row, "sent", way)
        elif outcome in FINAL or row.attempts > len(LATER):
            await self._end(row, "failed", way, outcome)
        else:
            later = max(LATER[row.attempts - 1], min(wait or 0.0, LATER[-1]))
            await self._put_off(row, time.time() + later, row.attempts)

    async def _end(
        self, row: NoticeRow, how: str, way: WayRow | None = None, trouble: str | None = None
    ) -> None:
        ended = update(NoticeRow).where(NoticeRow.id == row.id).values(due=None, ended=how)
        async with self.hall.database.write() as session:
            await session.execute(ended)
            if way is not None:
                failures = 0 if trouble is None else WayRow.failures + 1
                state = update(WayRow).where(WayRow.id == way.id).values(failures=failures, trouble=trouble)
                await session.execute(state)
        self._count("" if way is None else way.kind, how)
        if trouble is not None:
            log.info("a notice could not be sent", extra={"facts": {"why": trouble}})

    async def _put_off(self, row: NoticeRow, due: float, attempts: int) -> None:
        later = update(NoticeRow).where(NoticeRow.id == row.id).values(due=due, attempts=attempts)
        async with self.hall.database.write() as session:
            await session.execute(later)

    def _count(self, kind: str, how: str) -> None:
        self.hall.metrics.notices.labels(how, kind).inc()


def waited_for(table: "Table") -> dict[int, int]:
    """Return whose turn it is at a table and who is not there, with the counts of their earlier actions.

    In a pause nobody is waited for, nor is who is on holiday.
    """
    progress = table.progress
    if progress is None or table.sheet.status != "playing" or table.sheet.paused:
        return {}
    away = [chair.seat for chair in table.sheet.chairs if chair.kind == "person" and chair.away is not None]
    now, rests = table.time.now(), table.sheet.rests
    called = [seat for seat in progress.acting if seat in away and not stands(rests, seat, now)]
    return {seat: progress.asks[seat] for seat in called}


def quiet_until(quiet: QuietRow, now: float) -> float | None:
    """Return when it is no longer quiet for somebody, or ``None`` if it is not quiet now."""
    here = datetime.fromtimestamp(now, ZoneInfo(quiet.zone))
    minute, start, end = here.hour * 60 + here.minute, quiet.start, quiet.end
    across = start > end
    if start == end or not (start <= minute < end or (across and (minute >= start or minute < end))):
        return None
    day = here + timedelta(days=1) if across and minute >= start else here
    return day.replace(hour=end // 60, minute=end % 60, second=0, microsecond=0).timestamp()


async def send_due(hall: "Hall") -> None:
    """Begin to send what is due."""
    if hall.settings.notices:
        await hall.notices.send_due()


async def forget_notices(hall: "Hall") -> int:
    """Delete notices of tables that are over; return how many."""
    over = (
        select(NoticeRow.id).join(TableRow, TableRow.id == NoticeRow.table).where(TableRow.status == "over")
    )
    async with hall.database.write() as session:
        found = (await session.execute(over.limit(BATCH))).scalars().all()
        if found:
            await session.execute(delete(NoticeRow).where(NoticeRow.id.in_(found)))
    await asyncio.sleep(0)
    return len(found)
