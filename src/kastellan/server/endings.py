"""The end of a game: its result, everybody's history and the ratings of accounts."""

import time

import msgspec
from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncSession

from kastellan.core.game import Outcome
from kastellan.server.ratings import rate
from kastellan.server.rows import GlanceRow, HintRow, ResultRow
from kastellan.server.sheet import write_sheet
from kastellan.tables.seats import who_left, who_stayed
from kastellan.tables.sheet import Sheet


async def write_end(session: AsyncSession, sheet: Sheet, outcome: Outcome) -> None:
    """Write down how a game ended, for the table and for all who played."""
    sheet.status, sheet.outcome, sheet.updated = "over", outcome, time.time()
    await write_sheet(session, sheet)
    await session.execute(delete(HintRow).where(HintRow.table == sheet.id))
    await session.execute(delete(GlanceRow).where(GlanceRow.table == sheet.id))
    rated = {} if sheet.unrated else await rate(session, sheet, outcome)
    stayed = [result(sheet, seat, person, outcome) for seat, person in who_stayed(sheet).items()]
    left = [result(sheet, seat, person, outcome, left=True) for seat, person in who_left(sheet).items()]
    for row in stayed + left:
        if (rating := rated.get(row.seat)) is not None:
            row.mu, row.sigma = rating.mu, rating.sigma
        session.add(row)


def result(sheet: Sheet, seat: int, person: str, outcome: Outcome, *, left: bool = False) -> ResultRow:
    """Return how a person fared, as a row of their history; who has left is last of all sides."""
    return ResultRow(
        table=sheet.id,
        seat=seat,
        person=person,
        game=sheet.game,
        rank=len(outcome.teams or outcome.ranks) if left else outcome.ranks[seat],
        score=outcome.scores[seat],
        players=msgspec.json.encode(sheet.names).decode(),
        ended=sheet.updated,
        left=left,
    )
