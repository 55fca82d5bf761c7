"""What finished games count in the statistics of those who played them."""

import asyncio
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import select, update

from kastellan.core.chance import Dice
from kastellan.server.records import can_be_read
from kastellan.server.rows import UNCOUNTED, ResultRow
from kastellan.server.sheet import read_sheet
from kastellan.tables.showing import Showing
from kastellan.tables.tallies import Tally, tallies

if TYPE_CHECKING:
    from kastellan.server.hall import Hall

FEW = 10
"""Games that are counted in one round."""


async def count_missing(hall: "Hall") -> None:
    """Count games that have ended since the last round, or before there were statistics."""
    waiting = UNCOUNTED & ResultRow.table.not_in(hall.unreadable)
    uncounted = select(ResultRow.table).where(waiting).distinct().limit(FEW)
    async with hall.database.read() as session:
        names = list((await session.execute(uncounted)).scalars())
    for name in names:
        if not await hall.guarded(count(hall, name)):
            hall.unreadable.add(name)


async def count(hall: "Hall", name: str) -> None:
    """Write down what a finished game counts for each seat, nothing if it cannot be played again."""
    counted: dict[int, Tally] = {}
    async with hall.database.read() as session:
        sheet = await read_sheet(session, name)
    if sheet is not None and await can_be_read(hall, sheet):
        given = await hall.contents.given(sheet)
        rows = await hall.moves.load(name)
        start = Showing(sheet, *given).opened(Dice(b"")).state
        counted = await asyncio.to_thread(tallies, given.game, start, rows)
    async with hall.database.write() as session:
        for seat in range(0 if sheet is None else len(sheet.chairs)):
            mine = update(ResultRow).where(ResultRow.table == name, ResultRow.seat == seat)
            await session.execute(mine.values(tally=msgspec.json.encode(counted.get(seat, {})).decode()))
