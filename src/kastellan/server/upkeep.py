"""How a hall is kept up: by rounds in the background, and by news of people and tables elsewhere."""

import asyncio
import gc
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from sqlalchemy import delete, select

from kastellan.server.chat import pass_on
from kastellan.server.database import FAULTS
from kastellan.server.forgetting import forget
from kastellan.server.glances import keep_glances
from kastellan.server.news import PostgresNews
from kastellan.server.notices.outbox import ROUND_SECONDS, send_due
from kastellan.server.problems import Sorry
from kastellan.server.records import write_missing
from kastellan.server.rows import AliveRow, OrderRow
from kastellan.server.screens import SEAT_CHANGED, Screen
from kastellan.server.table import Table
from kastellan.server.tallies import count_missing

if TYPE_CHECKING:
    from kastellan.server.hall import Hall

ATTENDANCE_SECONDS = 0.3
CLEAR_SECONDS = 600.0
TEND_SECONDS = 5.0
HEED_SECONDS = 0.5
AFTER_FAILURE = 2.0
HEARTBEAT = 2.0
SILENCE = 15.0
"""Seconds without a heartbeat after which it counts as failed."""
ANSWER_SECONDS = 3.0
ABANDONED = 10.0
"""Seconds after which a review that nobody works on is taken up again."""


# Rounds.


def begin_rounds(hall: "Hall", *, serving: bool) -> None:
    """Begin what is done now and then; a process that is not ``serving`` only shows that it runs."""
    if serving:
        repeat(hall, max(0.05, min(30.0, hall.settings.rest_after / 4)), rest_idle)
        repeat(hall, ATTENDANCE_SECONDS, write_attendance)
        repeat(hall, TEND_SECONDS, tend)
        repeat(hall, TEND_SECONDS, note_lost)
        repeat(hall, HEED_SECONDS, heed)
        repeat(hall, ABANDONED, take_up_reviews)
        repeat(hall, CLEAR_SECONDS, clear_away)
        repeat(hall, CLEAR_SECONDS, forget)
        repeat(hall, TEND_SECONDS, write_missing)
        repeat(hall, TEND_SECONDS, count_missing)
        repeat(hall, ROUND_SECONDS, send_due)
    repeat(hall, HEARTBEAT, beat)


def repeat(hall: "Hall", seconds: float, work: Callable[["Hall"], Awaitable[None]]) -> None:
    """Do something now and then as long as the server runs, also after it has failed."""

    async def rounds() -> None:
        while True:
            went_well = await hall.guarded(work(hall))
            await asyncio.sleep(seconds if went_well else max(seconds, AFTER_FAILURE))

    hall.run(rounds())


async def rest_idle(hall: "Hall") -> None:
    """Put tables to rest that nobody has looked at for a while, and write down what is seen of them."""
    resting = []
    for name, table in list(hall.tables.items()):
        if table.idle and time.monotonic() - table.touched > hall.settings.rest_after:
            table.rest()
            hall.snapshots.forget(name)
            del hall.tables[name]
            resting.append(table)
    hall.metrics.tables.set(len(hall.tables))
    await keep_glances(hall, resting)


async def write_attendance(hall: "Hall") -> None:
    """Write down who looks at their table, and tell the other processes."""
    written = await hall.attendance.write()
    for (name, seat), away in written.items():
        table = hall.tables.get(name)
        if table is not None and hall.attendance.correct(table.sheet, seat, away):
            hall.announce(table)
    for name in sorted({name for name, _ in written}):
        await hall.news.publish("t", name)


async def note_lost(hall: "Hall") -> None:
    """Take those for absent who looked over a process that was lost: it could not write it down itself."""
    if isinstance(hall.news, PostgresNews):
        await hall.refresh(await hall.attendance.gone_with_others(await hall.news.running()))


async def tend(hall: "Hall") -> None:
    """Take up what a fault has interrupted: a clock, a computer player, an end not written down."""
    for table in list(hall.tables.values()):
        if not table.lock.locked():
            await hall.guarded(table.go_on())
        await asyncio.sleep(0)


async def take_up_reviews(hall: "Hall") -> None:
    """Take up reviews that nobody works on."""
    from kastellan.server.analysis import go_on_with_reviews  # noqa: PLC0415 - it needs the hall

    await go_on_with_reviews(hall)


async def clear_away(_hall: "Hall") -> None:
    """Free what closed connections have left behind, which the collector is told to do seldom."""
    gc.collect()


async def beat(hall: "Hall") -> None:
    """Write down that this process runs, and in ``wrote`` when that was last possible."""
    try:
        async with hall.database.write() as session:
            await session.merge(AliveRow(process=hall.process, at=time.time(), served=hall.time.now()))
            await hall.database.link(session)
    except FAULTS:
        hall.wrote = None
        raise
    hall.wrote = time.monotonic()


async def is_well(hall: "Hall") -> bool:
    """Return whether the database answers, and could be written to at the latest heartbeat."""
    if hall.wrote is None or time.monotonic() - hall.wrote > SILENCE:
        return False
    try:
        async with asyncio.timeout(ANSWER_SECONDS), hall.database.read() as session:
            await session.execute(select(1))
    except FAULTS:
        return False
    return True


# News of people and of other processes.


async def person_changed(hall: "Hall", person: str) -> None:
    """Let nobody look with the eyes someone had before, here and in other processes."""
    await close_signed_out(hall, person)
    await hall.news.publish("p", person)


async def close_signed_out(hall: "Hall", person: str | None = None) -> None:
    """Close the screens of someone, or of all, whose device was signed out: they see with other eyes."""
    shown = [screen for table in hall.tables.values() for some in table.screens.values() for screen in some]
    for screen in shown:
        if person in {None, screen.person} and await is_signed_out(hall, screen):
            screen.person = ""  # nobody's from now on, however slowly it is closed
            screen.close(SEAT_CHANGED)


async def is_signed_out(hall: "Hall", screen: Screen) -> bool:
    """Return whether the device of a screen is no longer its person's, or they are banned."""
    try:
        return bool(screen.device) and await hall.people.by_digest(screen.device) is None
    except Sorry:
        return True


async def heed(hall: "Hall") -> None:
    """Hear what another program has changed in the SQLite database; elsewhere news come by themselves."""
    if hall.settings.postgres:
        return
    async with hall.database.read() as session:
        orders = (await session.execute(select(OrderRow).order_by(OrderRow.id))).scalars().all()
    for order in orders:
        hear(hall, order.kind, order.name, 0)
    if orders:
        async with hall.database.write() as session:
            await session.execute(delete(OrderRow).where(OrderRow.id <= orders[-1].id))


def hear(hall: "Hall", kind: str, name: str, number: int) -> None:
    """Do what news of another process calls for; the kinds are those of ``news.Listener``."""
    if kind == "p":
        hall.people.forget(name)
        hall.run(close_signed_out(hall, name))
        return
    table = hall.tables.get(name)
    if table is None:
        return
    if kind == "m" and (table.progress is None or number > table.progress.version):
        hall.run(catch_up(table))
    elif kind == "t":
        hall.run(hall.reload(table))
    elif kind == "c":
        hall.run(pass_on(hall, table, number))


async def catch_up(table: Table) -> None:
    """Read and show the moves of another process, then go on from there."""
    async with table.lock:
        if table.progress is not None:
            await table.catch_up()
    await table.after_change()


def look_again(hall: "Hall") -> None:
    """Trust nothing that is remembered: news may have been missed."""
    hall.people.forget()
    hall.run(close_signed_out(hall))
    for table in hall.tables.values():
        hall.run(hall.reload(table))
