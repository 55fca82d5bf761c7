"""A table as it is kept in the database."""

from typing import Any

import msgspec
from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from kastellan.core.game import Outcome
from kastellan.server.rows import SeatRow, TableRow
from kastellan.tables.messages import Clock
from kastellan.tables.rests import Rest
from kastellan.tables.sheet import Chair, Pause, Sheet, Wish

JSON_FIELDS: dict[str, Any] = {
    "options": dict[str, Any],
    "clock": Clock | None,
    "outcome": Outcome | None,
    "take_back": Wish | None,
    "kicked": list[str],
    "rated": list[str] | None,
    "opening": Any,
    "pause": Pause | None,
    "rests": list[Rest],
}
PLAIN_FIELDS = [name for name in Sheet.__struct_fields__ if name != "chairs" and name not in JSON_FIELDS]


async def read_sheet(session: AsyncSession, table: str, *, lock: bool = False) -> Sheet | None:
    """Return a table, or ``None``; with ``lock`` nobody else changes it until the commit."""
    wanted = select(TableRow).where(TableRow.id == table)
    row = (await session.execute(wanted.with_for_update() if lock else wanted)).scalar_one_or_none()
    if row is None:
        return None
    seats = await session.execute(select(SeatRow).where(SeatRow.table == table).order_by(SeatRow.seat))
    return sheet_of(row, [chair_of(seat) for seat in seats.scalars()])


def chair_of(row: SeatRow) -> Chair:
    """Return a seat from its row."""
    return Chair(row.seat, row.person, row.name, row.level, row.share, row.nonce, row.away, row.spared)


def sheet_of(row: TableRow, chairs: list[Chair]) -> Sheet:
    """Return a table from its row and seats."""
    fields = {name: getattr(row, name) for name in PLAIN_FIELDS}
    for name, kind in JSON_FIELDS.items():
        text = getattr(row, name)
        if text is not None:
            fields[name] = msgspec.json.decode(text, type=kind)
        elif name == "clock":
            fields[name] = None
    return Sheet(chairs=chairs, **fields)


async def write_sheet(session: AsyncSession, sheet: Sheet) -> None:
    """Keep a table and its seats, new, changed or taken away."""
    fields = {name: getattr(sheet, name) for name in PLAIN_FIELDS}
    for name in JSON_FIELDS:
        value = getattr(sheet, name)
        fields[name] = None if value is None else msgspec.json.encode(value).decode()
    await session.merge(TableRow(seats=len(sheet.chairs), **fields))
    await session.flush()
    gone = delete(SeatRow).where(SeatRow.table == sheet.id, SeatRow.seat >= len(sheet.chairs))
    await session.execute(gone)
    for chair in sheet.chairs:
        await session.merge(SeatRow(table=sheet.id, **msgspec.structs.asdict(chair)))
