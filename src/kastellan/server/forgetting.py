"""What nobody needs any more is deleted, a little at a time, so that the database does not grow without end.

Games are never deleted: neither a move nor the name of who played it.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING

from sqlalchemy import Delete, Select, Update, delete, exists, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from kastellan.server.notices.outbox import forget_notices
from kastellan.server.notices.ways import forget_all
from kastellan.server.people import DAY
from kastellan.server.rows import (
    AliveRow,
    ChatRow,
    ContentRow,
    GlanceRow,
    HintRow,
    MoveRow,
    MuteRow,
    NoticeRow,
    OpenedRow,
    OwnContentRow,
    PersonRow,
    RatingRow,
    ResultRow,
    ReviewRow,
    SeatRow,
    SnapshotRow,
    TableRow,
    TokenRow,
)

if TYPE_CHECKING:
    from kastellan.server.hall import Hall

BATCH = 100
"""Rows to a commit: a move never waits for more than these."""
BREATH = 0.05
"""Seconds between two commits, in which moves are written."""
GRACE_SECONDS = 3600
"""How long an expired token is kept: the clocks of several servers differ."""
HOUR = 3600.0
FOR_A_TABLE = GlanceRow, NoticeRow, MuteRow, ChatRow, HintRow, ReviewRow, SnapshotRow, OpenedRow, SeatRow
"""What is deleted together with a table."""
ADJOURNED_SECONDS = 60 * DAY
"""How long nobody looks at a game of days until it is closed (docs/decisions/032-play-over-days.md)."""
GONE_SECONDS = 7 * DAY
"""How long a silent process is kept: beyond any pause of a machine or difference of clocks that is likely.
One that was only paused writes itself down again."""


async def forget(hall: "Hall") -> None:
    """Delete all that nobody needs; what fails keeps nothing else from being deleted."""
    for batch in (
        forget_tokens,
        forget_tables,
        close_left_games,
        close_adjourned_games,
        forget_openings,
        forget_guests,
        forget_contents,
        forget_notices,
    ):
        await hall.guarded(by_batches(hall, batch))
    await hall.guarded(forget_processes(hall))


async def by_batches(hall: "Hall", batch: Callable[["Hall"], Awaitable[int]]) -> None:
    """Do something until it has less to do than fills a batch."""
    done = await batch(hall)
    while done >= BATCH:
        await asyncio.sleep(BREATH)
        done = await batch(hall)


async def carry_out(session: AsyncSession, *changes: Update | Delete) -> None:
    """Change rows of which nothing is kept in memory."""
    for change in changes:
        await session.execute(change, execution_options={"synchronize_session": False})


async def forget_tokens(hall: "Hall") -> int:
    """Delete cookies, programs' tokens and links that have expired; return how many.

    One that is held just now waits for the next round.
    """
    expired = select(TokenRow.digest).where(TokenRow.expires < time.time() - GRACE_SECONDS)
    unheld = expired.limit(BATCH).with_for_update(skip_locked=True)
    async with hall.database.write() as session:
        digests = (await session.execute(unheld)).scalars().all()
        if digests:
            await carry_out(session, delete(TokenRow).where(TokenRow.digest.in_(digests)))
    return len(digests)


# Guests.


async def forget_guests(hall: "Hall") -> int:
    """Delete guests who have not come for long and have left nothing behind; return how many were looked at.

    All others are looked at again after as long a time.  Who comes just now is held, and left alone.
    """
    now, stay = time.time(), hall.settings.forget_after * DAY
    late = select(PersonRow.id).where(PersonRow.due < now).order_by(PersonRow.due)
    async with hall.database.write() as session:
        unheld = late.limit(BATCH).with_for_update(skip_locked=True)
        people = (await session.execute(unheld)).scalars().all()
        if not people:
            return 0
        needed = await needed_people(session, people)
        gone = [person for person in people if person not in needed]
        await forget_all(session, *gone)
        await carry_out(
            session,
            update(PersonRow).where(PersonRow.id.in_(needed)).values(due=now + stay),
            delete(TokenRow).where(TokenRow.person.in_(gone)),
            delete(OwnContentRow).where(OwnContentRow.owner.in_(gone)),
            delete(PersonRow).where(PersonRow.id.in_(gone)),
        )
    return len(people)


async def needed_people(session: AsyncSession, people: Sequence[str]) -> set[str]:
    """Return who of these has an account, or sat at a table, played or brought in a game that is kept."""
    needed: set[str] = set()
    for column in (SeatRow.person, ResultRow.person, RatingRow.person, TableRow.host):
        found = select(column).where(column.in_(people)).distinct()
        needed.update(map(str, (await session.execute(found)).scalars()))
    owners = select(PersonRow.id).where(PersonRow.id.in_(people), PersonRow.account.is_not(None))
    return needed.union((await session.execute(owners)).scalars())


# Tables.


async def forget_tables(hall: "Hall") -> int:
    """Delete tables at which no game has begun and nobody has been for long; return how many."""
    since = time.time() - hall.settings.close_after * HOUR
    async with hall.database.write() as session:
        deserted = set((await session.execute(deserted_tables(since))).scalars())
        if not deserted:
            return 0
        earlier = await earlier_games(session, deserted)
        gone = {name for name in deserted if earlier.get(name, "") is not None}
        await carry_out(
            session,
            update(TableRow).where(TableRow.rematch.in_(gone)).values(rematch=None),
            *(delete(row).where(row.table.in_(gone)) for row in FOR_A_TABLE),
            delete(TableRow).where(TableRow.id.in_(gone)),
        )
    await hall.refresh(sorted(gone.union(name for name in earlier.values() if name is not None)))
    return len(gone)


def deserted_tables(since: float) -> Select[str]:
    """Find tables without a game that nobody has changed, or looked at from a seat, ``since``."""
    played = exists().where(MoveRow.table == TableRow.id)
    looked_at = exists().where(
        SeatRow.table == TableRow.id,
        SeatRow.person.is_not(None),
        SeatRow.away.is_(None) | (SeatRow.away >= since),
    )
    return (
        select(TableRow.id)
        .where(TableRow.outcome.is_(None), TableRow.status.in_(("open", "over")), TableRow.updated < since)
        .where(~played, ~looked_at)
        .limit(BATCH)
        .with_for_update(skip_locked=True)
    )


SITS = SeatRow.table == TableRow.id, SeatRow.person.is_not(None), SeatRow.level.is_(None)
"""A seat of a table whose owner answers for it."""


async def close_left_games(hall: "Hall") -> int:
    """Close games that everybody has left long ago, without a result; return how many."""
    since = time.time() - hall.settings.close_after * HOUR
    left = TableRow.updated < since, ~exists().where(*SITS)
    return await close_running(hall, select(TableRow.id).where(*left))


async def close_adjourned_games(hall: "Hall") -> int:
    """Close games of days at which nobody has looked for very long, without a result; return how many."""
    since = time.time() - ADJOURNED_SECONDS
    looked = exists().where(*SITS, SeatRow.away.is_(None) | (SeatRow.away >= since))
    gone = TableRow.updated < since, TableRow.clock.is_not(None), ~looked  # quicker clocks have ended theirs
    return await close_running(hall, select(TableRow.id).where(*gone))


async def close_running(hall: "Hall", found: Select[str]) -> int:
    """Close running games, without a result; return how many."""
    closed = update(TableRow).values(status="over", closed_by="nobody")
    unheld = found.where(TableRow.status == "playing").limit(BATCH).with_for_update(skip_locked=True)
    async with hall.database.write() as session:
        gone = (await session.execute(unheld)).scalars().all()
        if gone:
            await carry_out(session, closed.where(TableRow.id.in_(gone)))
    await hall.refresh(sorted(gone))
    return len(gone)


async def forget_openings(hall: "Hall") -> int:
    """Forget who opened tables that are over, and from where; return of how many."""
    over = select(OpenedRow.table).join(TableRow, TableRow.id == OpenedRow.table)
    async with hall.database.write() as session:
        found = (await session.execute(over.where(TableRow.status == "over").limit(BATCH))).scalars().all()
        if found:
            await carry_out(session, delete(OpenedRow).where(OpenedRow.table.in_(found)))
    return len(found)


async def earlier_games(session: AsyncSession, rematches: set[str]) -> dict[str, str | None]:
    """Return the tables that led to these rematches, or ``None`` for one that somebody holds just now."""
    found = select(TableRow.rematch, TableRow.id).where(TableRow.rematch.in_(rematches))
    earlier = {str(name): None for name, _ in await session.execute(found)}
    free = await session.execute(found.with_for_update(skip_locked=True))
    return earlier | {str(name): table for name, table in free}


async def forget_contents(hall: "Hall") -> int:
    """Delete files that nobody keeps and no table was played with; return how many."""
    needed = exists().where(TableRow.content == ContentRow.digest)
    kept = exists().where(OwnContentRow.digest == ContentRow.digest)
    idle = select(ContentRow.digest).where(ContentRow.kept < time.time() - GRACE_SECONDS, ~needed, ~kept)
    async with hall.database.write() as session:
        unheld = idle.limit(BATCH).with_for_update(skip_locked=True)
        digests = (await session.execute(unheld)).scalars().all()
        if digests:
            await carry_out(session, delete(ContentRow).where(ContentRow.digest.in_(digests)))
    return len(digests)


# Processes.


async def forget_processes(hall: "Hall") -> None:
    """Delete processes that ended long ago; the last one stays, since it keeps the time of the house."""
    last = select(func.max(AliveRow.served)).scalar_subquery()
    gone = delete(AliveRow).where(AliveRow.at < time.time() - GONE_SECONDS, AliveRow.served < last)
    async with hall.database.write() as session:
        await carry_out(session, gone)
