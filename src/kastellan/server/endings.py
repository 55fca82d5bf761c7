"""The end of a game: its result, everybody's history and the ratings of accounts."""

import time

import msgspec
from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncSession

from kastellan.core.game import Outcome
from kastellan.server.ratings import rate
from kastellan.server.rows import HintRow, ResultRow
from kastellan.server.sheet import write_sheet
from kastellan.tables.seats import who_left, who_stayed
from kastellan.tables.sheet import Sheet


async def write_end(session: AsyncSession, sheet: Sheet, outcome: Outcome) -> None:
    """Write down how a game ended, for the table and for all who played."""
    sheet.status, sheet.outcome, sheet.updated = "over", outcome, time.time()
    await write_sheet(session, sheet)
    await session.execute(delete(HintRow).where(HintRow.table == sheet.id))
    for seat, person in who_stayed(sheet).items():
        session.add(result(sheet, seat, person, outcome))
    for seat, person in who_left(sheet).items():
        session.add(result(sheet, seat, person, outcome, left=True))
    if not sheet.unrated:
        await rate(session, sheet, outcome)


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
