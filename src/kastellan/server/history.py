"""One's finished games: those that fit some wishes, a page at a time, and one taken out for good."""

from typing import Literal, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, exists, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from kastellan.core.game import Outcome
from kastellan.server.hall import Hall
from kastellan.server.problems import HouseRule, Sorry
from kastellan.server.rows import ResultRow, SeatRow, TableRow
from kastellan.tables.messages import CoursePoint, History, PlayedGame

PAGE = 20
MOST_POINTS = 1000
"""Of one's finished games: plots are drawn of the latest."""
MOST_NAMES = 50
"""People to choose from, those met most often."""

Result = Literal["won", "lost", "left"]
Company = Literal["people", "computers"]

RESULTS: dict[Result, ColumnElement[bool]] = {
    "won": (ResultRow.rank == 1) & ~ResultRow.left,
    "lost": (ResultRow.rank > 1) & ~ResultRow.left,
    "left": ResultRow.left.is_(True),
}
SOMEBODY = (
    (SeatRow.table == ResultRow.table)
    & (SeatRow.seat != ResultRow.seat)
    & or_(SeatRow.level.is_(None), SeatRow.person.is_not(None))
)
"""That a seat beside one's own was somebody's, even if a computer player went on for them."""


class Wishes(NamedTuple):
    """Which games somebody wants to see: ``name`` is what somebody who played along was called there."""

    game: str | None = None
    result: Result | None = None
    company: Company | None = None
    name: str | None = None


def told_to(person: str) -> ColumnElement[bool]:
    """Return the condition that a result stands in somebody's history."""
    return (ResultRow.person == person) & ~ResultRow.hidden


def fitting(person: str, wishes: Wishes) -> ColumnElement[bool]:
    """Return the condition that a result is in somebody's history and as they wish."""
    fits = told_to(person)
    if wishes.game is not None:
        fits &= ResultRow.game == wishes.game
    if wishes.result is not None:
        fits &= RESULTS[wishes.result]
    if wishes.company is not None:
        met = exists().where(SOMEBODY)
        fits &= met if wishes.company == "people" else ~met
    if wishes.name is not None:
        fits &= exists().where(SOMEBODY, SeatRow.name == wishes.name)
    return fits


async def history(hall: Hall, person: str, wishes: Wishes, skip: int) -> History:
    """Return the finished games that fit, latest first, after the first ``skip`` of them."""
    fits = fitting(person, wishes)
    page = (
        select(ResultRow, TableRow.outcome)
        .join(TableRow, TableRow.id == ResultRow.table)
        .where(fits)
        .order_by(ResultRow.ended.desc(), ResultRow.table, ResultRow.seat)
        .offset(skip)
        .limit(PAGE)
    )
    async with hall.database.read() as session:
        games = [played(row, outcome) for row, outcome in await session.execute(page)]
        count = (await session.execute(select(func.count()).select_from(ResultRow).where(fits))).scalar_one()
        return History(games, count, await names_of(session, person))


def played(row: ResultRow, outcome: str | None) -> PlayedGame:
    """Return a finished game as it is told to who played it."""
    teams = msgspec.json.decode(outcome, type=Outcome).teams if outcome else ()
    players = msgspec.json.decode(row.players, type=list[str])
    return PlayedGame(
        row.table,
        row.game,
        row.seat,
        row.rank,
        row.score,
        players,
        row.ended,
        row.left,
        [list(team) for team in teams],
    )


async def names_of(session: AsyncSession, person: str) -> list[str]:
    """Return what the people were called whom somebody has met, those met most often first."""
    met = func.count().desc()
    names = (
        select(SeatRow.name)
        .join(ResultRow, SOMEBODY)
        .where(told_to(person), SeatRow.name != "")
        .group_by(SeatRow.name)
        .order_by(met, SeatRow.name)
        .limit(MOST_NAMES)
    )
    return list((await session.execute(names)).scalars())


async def course(hall: Hall, person: str) -> list[CoursePoint]:
    """Return how somebody's finished games went, in the order in which they ended."""
    latest = select(ResultRow).where(told_to(person)).order_by(ResultRow.ended.desc()).limit(MOST_POINTS)
    async with hall.database.read() as session:
        rows = list((await session.execute(latest)).scalars())
    return [
        CoursePoint(row.ended, row.game, row.rank == 1 and not row.left, row.mu, row.sigma)
        for row in reversed(rows)
    ]


async def take_out(hall: Hall, person: str, table: str) -> None:
    """Take a game out of somebody's history, for good; all others keep it, and its record stays."""
    mine = update(ResultRow).where(ResultRow.person == person, ResultRow.table == table)
    async with hall.database.write() as session:
        gone = await session.execute(mine.values(hidden=True).returning(ResultRow.seat))
        if not gone.scalars().all():
            raise Sorry(HouseRule.NOT_FOUND, "server-not-found")
