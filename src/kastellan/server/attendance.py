"""Who looks at their table: remembered at once, written down in one go with others."""

from sqlalchemy import update

from kastellan.server.database import Database
from kastellan.server.rows import SeatRow
from kastellan.server.sheet import Sheet


class Attendance:
    """Since when seats are not looked at, as far as that has not been written down yet."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._changes: dict[tuple[str, int], float | None] = {}

    def note(self, sheet: Sheet, seat: int, away: float | None) -> None:
        """Remember that a seat is looked at, or since when it is not."""
        chair = sheet.chairs[seat]
        if (chair.away is None) != (away is None):
            chair.away = away
            self._changes[sheet.id, seat] = away

    async def write(self) -> list[str]:
        """Write down what has changed; return the tables concerned."""
        changes, self._changes = self._changes, {}
        if not changes:
            return []
        try:
            async with self._database.write() as session:
                for (table, seat), away in sorted(changes.items()):
                    await session.execute(
                        update(SeatRow).where(SeatRow.table == table, SeatRow.seat == seat).values(away=away)
                    )
        except Exception:
            self._changes = changes | self._changes
            raise
        return sorted({table for table, _ in changes})

    async def all_absent(self, since: float) -> None:
        """After a restart nobody looks until they connect again."""
        async with self._database.write() as session:
            await session.execute(
                update(SeatRow).where(SeatRow.person.is_not(None), SeatRow.away.is_(None)).values(away=since)
            )
