"""Talk at a table: for all, for one's team, or among spectators; silent where the rules demand it."""

import time
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from kastellan.core.game import Line, Viewer
from kastellan.core.refusal import Refusal
from kastellan.server.limits import Buckets
from kastellan.server.rows import ChatRow, TableRow
from kastellan.tables import talk
from kastellan.tables.messages import React, Said, Say

if TYPE_CHECKING:
    from kastellan.server.hall import Hall
    from kastellan.server.table import Table

KEPT = {"table": 200, "team": 200, "watch": 100}
"""How much is kept and shown again of each channel: none displaces another."""


class Talk:
    """How much may be said: by each seat, by all spectators of a table together, and from each network."""

    def __init__(self) -> None:
        self._seats, self._tables = Buckets(2.0, 20.0), Buckets(1.0, 10.0)
        self._networks = Buckets(0.5, 10.0)

    def take(self, table: str, viewer: Viewer, network: str) -> bool:
        """Use the right to say something once; return whether there was one."""
        if viewer is not None:
            return self._seats.take(f"{table} {viewer}")
        return self._networks.take(network) and self._tables.take(table)


async def say(
    hall: "Hall", table: "Table", viewer: Viewer, person: str, name: str, message: Say | React
) -> Refusal | None:
    """Keep what was said, as far as it is ever shown again, and show it to those who may hear it."""
    spoken = talk.spoken(table, viewer, message, name, person)
    if not isinstance(spoken, talk.Spoken):
        return spoken
    row = row_of(table.sheet.id, spoken, person)
    async with hall.database.write() as session:
        await lock(session, row.table)
        await add(session, row)
    await tell(hall, table, row)
    return None


async def think_aloud(hall: "Hall", table: "Table", seat: int, lines: Sequence[Line]) -> Said:
    """Let a computer player tell its team what it thinks; what it said last is not said again."""
    row = row_of(table.sheet.id, talk.thought_aloud(table, seat, lines))
    same = ChatRow.table == row.table, ChatRow.channel == "team", ChatRow.team == row.team
    async with hall.database.write() as session:
        await lock(session, row.table)
        own = select(ChatRow).where(*same, ChatRow.seat == seat).order_by(ChatRow.id.desc()).limit(1)
        last = (await session.execute(own)).scalar_one_or_none()
        if last is not None and last.lines == row.lines:
            return said(last)
        await add(session, row)
    await tell(hall, table, row)
    return said(row)


async def remark(hall: "Hall", table: "Table", one: talk.Spoken) -> None:
    """Keep and show what a computer player remarks on what has just happened."""
    row = row_of(table.sheet.id, one)
    async with hall.database.write() as session:
        await lock(session, row.table)
        await add(session, row)
    await tell(hall, table, row)


def row_of(table: str, one: talk.Spoken, person: str = "") -> ChatRow:
    """Return the row in which something said is kept."""
    return ChatRow(
        table=table,
        channel=one.channel,
        team=",".join(map(str, one.team)),
        seat=one.seat,
        person=person or None,
        name=one.name,
        text=one.text,
        lines=msgspec.json.encode(one.lines).decode() if one.lines else None,
        at=time.time(),
    )


async def tell(hall: "Hall", table: "Table", row: ChatRow) -> None:
    """Show something that is kept to those who may hear it, here and at other processes."""
    table.tell_all(said(row), hearers(table, row))
    await hall.news.publish("c", table.sheet.id, row.id)


async def lock(session: AsyncSession, table: str) -> None:
    """Let nobody else say anything at a table until this is kept."""
    await session.execute(select(TableRow.id).where(TableRow.id == table).with_for_update())


async def add(session: AsyncSession, row: ChatRow) -> None:
    """Keep something said under the next number of its channel, and let go of what is no longer shown."""
    here = ChatRow.table == row.table, ChatRow.channel == row.channel, ChatRow.team == row.team
    last = (await session.execute(select(func.max(ChatRow.number)).where(*here))).scalar_one()
    row.number = (last or 0) + 1
    session.add(row)
    await session.flush()
    await session.execute(
        delete(ChatRow).where(*here, ChatRow.number <= row.number - KEPT[row.channel]),
        execution_options={"synchronize_session": False},
    )


async def pass_on(hall: "Hall", table: "Table", number: int) -> None:
    """Show what was said at another process."""
    async with hall.database.read() as session:
        row = await session.get(ChatRow, number)
    if row is not None:
        table.tell_all(said(row), hearers(table, row))


async def heard(
    hall: "Hall", table: "Table", viewer: Viewer, after: Mapping[str, int] | None = None
) -> list[Said]:
    """Return what may be heard by ``viewer`` and was said after the numbers ``after`` of the channels."""
    async with hall.database.read() as session:
        rows = (
            await session.execute(select(ChatRow).where(ChatRow.table == table.sheet.id).order_by(ChatRow.id))
        ).scalars()
    known = after or {}
    return [said(row) for row in rows if may_hear(row, viewer) and row.number > known.get(row.channel, 0)]


def numbers_of(text: str | None) -> dict[str, int]:
    """Return the numbers up to which a client has heard the channels: ``table:12,team:3``."""
    parts = [part.partition(":") for part in (text or "")[:100].split(",")]
    return {channel: int(number) for channel, _, number in parts if number.isdecimal() and len(number) < 10}


async def speaker(hall: "Hall", table: "Table", viewer: Viewer, message: Said) -> str | None:
    """Return who said something that ``viewer`` has heard, if it is known."""
    wanted = ChatRow.table == table.sheet.id, ChatRow.channel == message.channel, ChatRow.number == message.id
    async with hall.database.read() as session:
        rows = (await session.execute(select(ChatRow).where(*wanted))).scalars()
    return next((row.person for row in rows if may_hear(row, viewer)), None)


def hearers(table: "Table", row: ChatRow) -> Iterable[Viewer]:
    """Return the viewers at the table who may hear a message."""
    return [viewer for viewer in table.screens if may_hear(row, viewer)]


def may_hear(row: ChatRow, viewer: Viewer) -> bool:
    """Return whether a message is for this viewer."""
    return talk.may_hear(row.channel, team_of(row), viewer)


def team_of(row: ChatRow) -> tuple[int, ...]:
    """Return the seats that hear what is said within a team."""
    return tuple(map(int, row.team.split(","))) if row.team else ()


def said(row: ChatRow) -> Said:
    """Return a message as it is shown."""
    channel: Any = row.channel
    lines = [] if row.lines is None else msgspec.json.decode(row.lines, type=list[Line])
    return talk.said(
        talk.Spoken(channel, team_of(row), row.seat, row.name, row.text, lines), row.number, row.at
    )
