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
from kastellan.tables.messages import React, Said, Say
from kastellan.tables.talk import words_of

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
    text, lines = words_of(message)
    if refusal := table.refuse_talk(viewer, message.channel, person):
        return refusal
    if not text and not lines:
        return None
    team = table.team_of(viewer) if message.channel == "team" and viewer is not None else ()
    row = ChatRow(
        table=table.sheet.id,
        channel=message.channel,
        team=",".join(map(str, team)),
        seat=viewer,
        person=person or None,
        name=name,
        text=text,
        lines=msgspec.json.encode(lines).decode() if lines else None,
        at=time.time(),
    )
    await spread(hall, table, row)
    return None


async def think_aloud(hall: "Hall", table: "Table", seat: int, lines: Sequence[Line]) -> Said:
    """Let a computer player tell its team what it thinks; what it said last is not said again."""
    team = ",".join(map(str, table.team_of(seat)))
    row = ChatRow(
        table=table.sheet.id,
        channel="team",
        team=team,
        seat=seat,
        name=table.sheet.chairs[seat].name,
        text="",
        lines=msgspec.json.encode(lines).decode(),
        at=time.time(),
    )
    own = ChatRow.table == row.table, ChatRow.channel == "team", ChatRow.team == team, ChatRow.seat == seat
    async with hall.database.read() as session:
        last = (
            (await session.execute(select(ChatRow).where(*own).order_by(ChatRow.id.desc()))).scalars().first()
        )
    if last is not None and last.lines == row.lines:
        return said(last)
    await spread(hall, table, row)
    return said(row)


async def spread(hall: "Hall", table: "Table", row: ChatRow) -> None:
    """Keep something said, and show it to those who may hear it."""
    async with hall.database.write() as session:
        await add(session, row)
    table.tell_all(said(row), hearers(table, row))
    await hall.news.publish("c", table.sheet.id, row.id)


async def add(session: AsyncSession, row: ChatRow) -> None:
    """Keep something said under the next number of its channel, and let go of what is no longer shown."""
    here = ChatRow.table == row.table, ChatRow.channel == row.channel, ChatRow.team == row.team
    await session.execute(select(TableRow.id).where(TableRow.id == row.table).with_for_update())
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
    """Return whether a message is for this viewer: spectators talk apart, teams among themselves."""
    if row.channel == "team":
        return viewer is not None and str(viewer) in row.team.split(",")
    return row.channel == "table" or viewer is None


def said(row: ChatRow) -> Said:
    """Return a message as it is shown."""
    channel: Any = row.channel
    lines = [] if row.lines is None else msgspec.json.decode(row.lines, type=list[Line])
    return Said(row.number, channel, row.seat, row.name, row.text, row.at, lines)
