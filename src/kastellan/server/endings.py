"""The end of a game: its result, everybody's history and the ratings of accounts."""

import time

import msgspec
from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncSession

from kastellan.core.game import Outcome
from kastellan.server.ratings import rate
from kastellan.server.rows import HintRow, ResultRow
from kastellan.server.sheet import write_sheet
from kastellan.tables.sheet import Sheet


async def write_end(session: AsyncSession, sheet: Sheet, outcome: Outcome) -> None:
    """Write down how a game ended, for the table and for all who played."""
    now = time.time()
    sheet.status, sheet.outcome, sheet.updated = "over", outcome, now
    await write_sheet(session, sheet)
    seats = {seat: str(sheet.chairs[seat].person) for seat in sheet.people}
    await session.execute(delete(HintRow).where(HintRow.table == sheet.id))
    for seat, person in seats.items():
        session.add(result(sheet, seat, person, outcome, now))
    await rate(session, sheet.game, seats, outcome)


def result(sheet: Sheet, seat: int, person: str, outcome: Outcome, now: float) -> ResultRow:
    """Return how a person fared, as a row of their history."""
    return ResultRow(
        table=sheet.id,
        seat=seat,
        person=person,
        game=sheet.game,
        rank=outcome.ranks[seat],
        score=outcome.scores[seat],
        players=msgspec.json.encode(sheet.names).decode(),
        ended=now,
    )
