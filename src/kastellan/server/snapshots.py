"""Waking: a game is played again from its last snapshot on, apart from the loop that serves everybody.

The log is the truth: a snapshot that does not fit it, or was made by other rules, is as good as none.
"""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from hashlib import sha256
from typing import TYPE_CHECKING, ParamSpec, TypeVar

import msgspec

from kastellan import __version__
from kastellan.server.database import FAULTS, Database
from kastellan.server.rows import SnapshotRow, TableRow
from kastellan.tables import snapshots
from kastellan.tables.log import Row
from kastellan.tables.progress import Progress
from kastellan.tables.sheet import Sheet
from kastellan.tables.snapshots import Snapshot

if TYPE_CHECKING:
    from kastellan.server.table import Table

log = logging.getLogger("kastellan.snapshots")

EVERY = 200
"""Rows of a log from one snapshot to the next."""

FEW = 30
"""Rows that are played again quicker than a thread is woken."""

P = ParamSpec("P")
T = TypeVar("T")


class Snapshots:
    """Keeps snapshots and wakes tables by them, in one thread: the loop shares its time with one only."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="waking")
        self._kept: dict[str, int] = {}

    async def apart(self, work: Callable[P, T], *args: P.args, **_none: P.kwargs) -> T:
        """Do something that takes long apart from the loop."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *args)

    async def restore(self, table: "Table") -> Progress:
        """Return how far a table has come by its log."""
        name, progress = table.sheet.id, table.opening()
        async with self._database.read() as session:
            kept = await session.get(SnapshotRow, name)
        rows = await table.hall.moves.load(name, 0 if kept is None else kept.version - 1)
        if kept is not None and not fits(table.sheet, kept, rows):
            rows, kept = await table.hall.moves.load(name), None
        if kept is None:
            await self._replay(progress, rows)
        else:
            try:
                snapshots.read(progress, msgspec.json.decode(kept.data, type=Snapshot), table.content)
                await self._replay(progress, rows[1:])
            except (ValueError, KeyError, IndexError):
                log.warning("a snapshot cannot be used", extra={"facts": {"table": name}})
                progress, rows = table.opening(), await table.hall.moves.load(name)
                await self._replay(progress, rows)
        self._kept[name] = 0 if kept is None else kept.version
        return progress

    async def _replay(self, progress: Progress, rows: list[Row]) -> None:
        if len(rows) > FEW:
            await self.apart(progress.replay, rows)
        else:
            progress.replay(rows)

    def consider(self, table: "Table") -> None:
        """Keep a snapshot of a table that has come far since the last one, where one can be made."""
        progress, name = table.progress, table.sheet.id
        if progress is None or progress.version < self._kept.get(name, 0) + EVERY:
            return
        if snapshots.can_be_written(progress):
            self._kept[name] = progress.version
            snapshot = snapshots.write(progress)
            data = msgspec.json.encode(snapshot)
            table.hall.run(self._keep(table, snapshot.version, data))

    async def _keep(self, table: "Table", version: int, data: bytes) -> None:
        """Write a snapshot down; where that cannot be done the log is enough."""
        name = table.sheet.id
        with suppress(*FAULTS):
            [last, *_] = await table.hall.moves.load(name, version - 1)
            fields = {
                "version": version,
                "made_by": made_by(table.sheet),
                "mark": mark_of(last),
                "data": data,
            }
            async with self._database.write() as session:
                await session.merge(SnapshotRow(table=name, **fields))

    def forget(self, name: str) -> None:
        """Remember no more how far a table that is put to rest had come."""
        self._kept.pop(name, None)

    def close(self) -> None:
        """Let go of the thread."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def made_by(sheet: Sheet | TableRow) -> str:
    """Return by what a snapshot is made, and alone can be read."""
    return f"{__version__} {sheet.game} {sheet.rules} {sheet.content}"


def mark_of(row: Row) -> str:
    """Return by what a move is known again."""
    return sha256(msgspec.json.encode((row.version, row.seat, row.action, row.tick, row.seen))).hexdigest()


def fits(sheet: Sheet, kept: SnapshotRow, rows: list[Row]) -> bool:
    """Return whether a snapshot was made by these rules, after the first of these rows."""
    return bool(rows) and kept.made_by == made_by(sheet) and kept.mark == mark_of(rows[0])
