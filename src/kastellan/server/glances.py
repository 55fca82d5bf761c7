"""What seats see of tables at rest, written down as they are put there, so that a list need not wake them.

The log is the truth: what was seen at another version, or by other rules, is as good as nothing.
"""

from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import delete, insert
from sqlalchemy.exc import IntegrityError

from kastellan.server.database import FAULTS
from kastellan.server.problems import HouseRule, Sorry
from kastellan.server.rows import GlanceRow, TableRow
from kastellan.server.snapshots import made_by
from kastellan.tables.glances import Seen, seen_by

if TYPE_CHECKING:
    from kastellan.server.hall import Hall
    from kastellan.server.table import Table

BATCH = 100
"""Tables to a commit: a move never waits for more than these."""


async def keep_glances(hall: "Hall", tables: Sequence["Table"]) -> None:
    """Write down what people see of tables that are put to rest; where that fails they are woken to tell."""
    for first in range(0, len(tables), BATCH):
        some = tables[first : first + BATCH]
        rows = [row for table in some for row in glances_of(table)]
        with suppress(IntegrityError, *FAULTS):  # another process puts the same tables to rest
            async with hall.database.write() as session:
                names = [table.sheet.id for table in some]
                await session.execute(delete(GlanceRow).where(GlanceRow.table.in_(names)))
                if rows:
                    await session.execute(insert(GlanceRow), rows)


def glances_of(table: "Table") -> list[dict[str, Any]]:
    """Return what everybody sees who has a seat at a running table."""
    if table.progress is None or table.sheet.status != "playing":
        return []
    return [
        {
            "table": table.sheet.id,
            "seat": chair.seat,
            "version": table.progress.version,
            "made_by": made_by(table.sheet),
            "data": msgspec.json.encode(seen_by(table, chair.seat)),
        }
        for chair in table.sheet.chairs
        if chair.person is not None
    ]


async def seen(hall: "Hall", row: TableRow, seat: int, version: int | None, kept: GlanceRow | None) -> Seen:
    """Return what a seat sees of a running table: awake, as it was put to rest, or woken for it."""
    awake = hall.tables.get(row.id)
    if awake is not None and awake.progress is not None:
        return seen_by(awake, seat)
    if kept is not None and kept.version == version and kept.made_by == made_by(row):
        return msgspec.json.decode(kept.data, type=Seen)
    table = await hall.table(row.id)
    if table.progress is None:
        raise Sorry(HouseRule.GONE, "server-table-old")
    return seen_by(table, seat)
