"""Who looks at their table: remembered at once, written down in one go with others."""

import time
from collections.abc import Sequence

from sqlalchemy import case, select, tuple_, update

from kastellan.server.database import Database
from kastellan.server.rows import SeatRow
from kastellan.tables.sheet import Sheet

LATELY = 5.0
"""Seconds in which it is written down once that a program was here."""


class Attendance:
    """Since when seats are not looked at, as far as that has not been written down yet."""

    def __init__(self, database: Database, process: str) -> None:
        self._database, self._process = database, process
        self._changes: dict[tuple[str, int], float | None] = {}

    def note(self, sheet: Sheet, seat: int, away: float | None) -> None:
        """Remember that a seat is looked at, or since when it is not."""
        chair = sheet.chairs[seat]
        if (chair.away is None) != (away is None):
            chair.away = away
            self._changes[sheet.id, seat] = away

    def seen(self, sheet: Sheet, seat: int) -> None:
        """Remember that a seat that nobody looks at was answered for just now, as by a program over HTTP."""
        chair, now = sheet.chairs[seat], time.time()
        if chair.away is not None and now - chair.away > LATELY:
            chair.away = self._changes[sheet.id, seat] = now

    def correct(self, sheet: Sheet, seat: int, away: float | None) -> bool:
        """Correct a table that was read before ``away`` was written down; return whether that was needed."""
        chair = sheet.chairs[seat]
        if (
            (sheet.id, seat) in self._changes
            or chair.person is None
            or (chair.away is None) == (away is None)
        ):
            return False
        chair.away = away
        return True

    async def write(self) -> dict[tuple[str, int], float | None]:
        """Write down what has changed, and return it: since when seats of tables are not looked at."""
        changes, self._changes = self._changes, {}
        if not changes:
            return {}
        try:
            async with self._database.write() as session:
                for (table, seat), away in sorted(changes.items()):
                    here = SeatRow.table == table, SeatRow.seat == seat
                    seen_by = self._process if away is None else None
                    await session.execute(update(SeatRow).where(*here).values(away=away, seen_by=seen_by))
        except Exception:
            self._changes = changes | self._changes
            raise
        return changes

    async def gone_with_others(self, running: Sequence[str]) -> list[str]:
        """Take those for absent who looked over a process that runs no more; return the tables concerned.

        Who looks over another process as well is corrected there.
        """
        seat = tuple_(SeatRow.table, SeatRow.seat)
        unseen = select(SeatRow.table, SeatRow.seat).where(
            SeatRow.seen_by.not_in([*running, self._process]), SeatRow.away.is_(None)
        )
        async with self._database.write() as session:
            gone = (await session.execute(unseen.with_for_update(skip_locked=True))).all()
            if gone:
                since = case((SeatRow.person.is_not(None), time.time()))
                absent = update(SeatRow).where(seat.in_(gone)).values(away=since, seen_by=None)
                await session.execute(absent, execution_options={"synchronize_session": False})
        return sorted({table for table, _ in gone})

    async def all_absent(self, since: float) -> None:
        """After a restart nobody looks until they connect again."""
        async with self._database.write() as session:
            await session.execute(
                update(SeatRow)
                .where(SeatRow.person.is_not(None), SeatRow.away.is_(None))
                .values(away=since, seen_by=None)
            )
