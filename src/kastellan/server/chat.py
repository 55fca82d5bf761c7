"""Talk at a table: for all, for one's team, or among spectators; silent where the rules demand it."""

import re
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING

from sqlalchemy import Select, delete, select

from kastellan.core.game import Viewer
from kastellan.core.refusal import Refusal
from kastellan.server.problems import MUTED, MUTED_TO_OTHERS, NO_TEAM, NOT_SEATED
from kastellan.server.rows import ChatRow
from kastellan.tables.messages import Said, Say
from kastellan.tables.names import HIDDEN
from kastellan.tables.showing import muted_for

if TYPE_CHECKING:
    from kastellan.server.hall import Hall
    from kastellan.server.table import Table

MOST_SHOWN = 200
HIDDEN_LETTERS = re.compile(rf"(?!\s)[{HIDDEN}]")


def refuse_talk(table: "Table", viewer: Viewer, channel: str) -> Refusal | None:
    """Return why ``viewer`` may not speak on a channel now, or ``None``."""
    if (viewer is None) != (channel == "watch"):
        return NOT_SEATED
    if channel == "team" and (viewer is None or not team_of(table, viewer)):
        return NO_TEAM
    if viewer is None or table.progress is None or channel not in muted_for(table.progress, viewer):
        return None
    return MUTED if "team" in muted_for(table.progress, viewer) else MUTED_TO_OTHERS


def team_of(table: "Table", seat: int) -> tuple[int, ...]:
    """Return the seats with which a seat may talk apart, itself included."""
    if table.progress is None:
        return ()
    for team in table.game.teams(table.progress.state):
        if seat in team:
            return team
    return ()


async def say(hall: "Hall", table: "Table", viewer: Viewer, name: str, message: Say) -> Refusal | None:
    """Keep what was said, as far as it is ever shown again, and show it to those who may hear it."""
    text = " ".join(HIDDEN_LETTERS.sub("", message.text).split())
    if refusal := refuse_talk(table, viewer, message.channel):
        return refusal
    if not text:
        return None
    team = team_of(table, viewer) if message.channel == "team" and viewer is not None else ()
    row = ChatRow(
        table=table.sheet.id,
        channel=message.channel,
        team=",".join(map(str, team)),
        seat=viewer,
        name=name,
        text=text,
        at=time.time(),
    )
    async with hall.database.write() as session:
        session.add(row)
        await session.flush()
        await session.execute(
            delete(ChatRow).where(ChatRow.id.in_(latest(row.table).offset(MOST_SHOWN))),
            execution_options={"synchronize_session": False},
        )
    table.tell_all(said(row), hearers(table, row))
    await hall.news.publish("c", table.sheet.id, row.id)
    return None


def latest(table: str) -> Select[int]:
    """Return what finds the numbers of the messages at a table, the latest first."""
    return select(ChatRow.id).where(ChatRow.table == table).order_by(ChatRow.id.desc())


async def pass_on(hall: "Hall", table: "Table", number: int) -> None:
    """Show what was said at another process."""
    async with hall.database.read() as session:
        row = await session.get(ChatRow, number)
    if row is not None:
        table.tell_all(said(row), hearers(table, row))


async def heard(hall: "Hall", table: "Table", viewer: Viewer, after: int = 0) -> list[Said]:
    """Return what was said after message ``after`` and may be heard by ``viewer``."""
    async with hall.database.read() as session:
        rows = (
            await session.execute(
                select(ChatRow)
                .where(ChatRow.table == table.sheet.id, ChatRow.id > after)
                .order_by(ChatRow.id.desc())
                .limit(MOST_SHOWN)
            )
        ).scalars()
    return [said(row) for row in reversed(list(rows)) if may_hear(row, viewer)]


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
    channel = row.channel
    return Said(row.id, channel, row.seat, row.name, row.text, row.at)  # type: ignore[arg-type]
