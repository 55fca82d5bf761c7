"""The tables at which somebody sits, told apart by what that person has noticed there."""

from typing import Any

from sqlalchemy import select

from kastellan.server.hall import Hall
from kastellan.server.lobby import changing
from kastellan.server.people import Person
from kastellan.server.problems import Sorry
from kastellan.server.rows import MoveRow, SeatRow, TableRow
from kastellan.server.table import Table
from kastellan.tables.info import teams_of
from kastellan.tables.messages import MyTable, Player
from kastellan.tables.names import told_apart


async def my_table(hall: Hall, row: TableRow, seat: int) -> MyTable:
    """Return a table with its players and scores; one at rest is woken to tell."""
    mine = MyTable(row.id, row.game, seat, _any(row.status), row.name, changed=row.updated)
    try:
        table = await hall.table(row.id)
    except Sorry:  # from before a change of the rules: nobody can go on
        return mine
    mine.my_turn = table.progress is not None and seat in table.progress.acting
    mine.players = [Player(chair.seat, chair.name, _any(chair.kind)) for chair in table.sheet.chairs]
    mine.teams, mine.scores = teams_of(table), standing(table, seat)
    mine.changed = await noticed(hall, table, seat)
    return mine


def standing(table: Table, seat: int) -> list[int]:
    """Return the points of all as a seat sees them, from nothing but its view."""
    if table.progress is None:
        return []
    return list(table.game.standing(table.game.view(table.progress.state, seat)))


async def noticed(hall: Hall, table: Table, seat: int) -> float:
    """Return when a seat noticed a step last; before the first one, when the table changed."""
    if table.sheet.status == "open":
        return table.sheet.updated
    sees = MoveRow.seen.op("&")(1 << seat) != 0  # PostgreSQL shifts by an integer alone
    last = select(MoveRow.at).where(MoveRow.table == table.sheet.id, sees).order_by(MoveRow.version.desc())
    async with hall.database.read() as session:
        at = (await session.execute(last.limit(1))).scalar_one_or_none()
    return table.sheet.created if at is None else at


async def introduce(hall: Hall, person: Person) -> None:
    """Call somebody who had no name by the one they gave, at all tables where they sit."""
    mine = select(SeatRow.table).join(TableRow, TableRow.id == SeatRow.table)
    unnamed = mine.where(SeatRow.person == person.id, SeatRow.name == "", TableRow.status != "over")
    async with hall.database.read() as session:
        names = list((await session.execute(unnamed)).scalars())
    for name in names:
        async with changing(hall, await hall.table(name)) as sheet:
            others = [chair.name for chair in sheet.chairs if chair.person != person.id]
            for chair in sheet.chairs:
                if chair.person == person.id and not chair.name:
                    chair.name = told_apart(person.name, others)


def _any(kept: str) -> Any:
    """Return a word of the database where one of a few is wanted: the message checks it."""
    return kept
