"""A table as it is kept in the database: what is played, how, and by whom."""

from typing import Any

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from kastellan.core.game import Outcome
from kastellan.server.messages import Clock
from kastellan.server.rows import SeatRow, TableRow

STAND_IN = "normal"
"""How well the computer player plays who keeps a seat for somebody."""


class Chair(msgspec.Struct):
    """A seat.  With ``level`` a computer player sits there; with ``person`` too, it keeps it warm."""

    seat: int
    person: str | None = None
    name: str = ""
    level: str | None = None
    nonce: str = ""
    away: float | None = None

    @property
    def kind(self) -> str:
        """Return who answers for the seat: a person, a bot, or nobody."""
        if self.level is not None:
            return "bot"
        return "free" if self.person is None else "person"


class Wish(msgspec.Struct):
    """A wish to take back the step that ended at ``version``, and who has agreed."""

    seat: int
    agreed: list[int]
    version: int


class Sheet(msgspec.Struct):
    """Everything about a table but its moves; ``links`` counts how often its links were made anew."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    content: str
    name: str
    public: bool
    status: str
    host: str | None
    clock: Clock | None
    hints: bool
    server_seed: str
    commitment: str
    created: float
    updated: float
    chairs: list[Chair]
    outcome: Outcome | None = None
    rematch: str | None = None
    take_back: Wish | None = None
    kicked: list[str] = []
    opening: Any = None
    links: int = 0

    def seat_of(self, person: str | None) -> int | None:
        """Return where a person sits and answers, if anywhere."""
        for chair in self.chairs:
            if person is not None and chair.person == person and chair.level is None:
                return chair.seat
        return None

    def is_present(self, seat: int) -> bool:
        """Return whether a person answers for the seat and looks at the table."""
        chair = self.chairs[seat]
        return chair.kind == "person" and chair.away is None

    @property
    def host_seat(self) -> int | None:
        """Return where the host sits."""
        return self.seat_of(self.host)

    @property
    def people(self) -> list[int]:
        """Return the seats for which a person answers."""
        return [chair.seat for chair in self.chairs if chair.person is not None and chair.level is None]

    @property
    def bots(self) -> list[int]:
        """Return the seats for which a computer player answers."""
        return [chair.seat for chair in self.chairs if chair.level is not None]

    @property
    def names(self) -> list[str]:
        """Return what the seats are called."""
        return [chair.name or str(chair.seat + 1) for chair in self.chairs]


JSON_FIELDS: dict[str, Any] = {
    "options": dict[str, Any],
    "clock": Clock | None,
    "outcome": Outcome | None,
    "take_back": Wish | None,
    "kicked": list[str],
    "opening": Any,
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
    return Chair(row.seat, row.person, row.name, row.level, row.nonce, row.away)


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
    """Keep a table and its seats, new or changed."""
    fields = {name: getattr(sheet, name) for name in PLAIN_FIELDS}
    for name in JSON_FIELDS:
        value = getattr(sheet, name)
        fields[name] = None if value is None else msgspec.json.encode(value).decode()
    await session.merge(TableRow(seats=len(sheet.chairs), **fields))
    await session.flush()
    for chair in sheet.chairs:
        await session.merge(SeatRow(table=sheet.id, **msgspec.structs.asdict(chair)))
