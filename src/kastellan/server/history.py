"""One's finished games: those that fit some wishes by pages, what they come to, one taken out for good."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, exists, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from kastellan.core.game import Outcome
from kastellan.server.hall import Hall
from kastellan.server.problems import HouseRule, Sorry
from kastellan.server.rows import ResultRow, SeatRow, TableRow
from kastellan.tables.messages import CoursePoint, History, PlayedGame, Statistics

PAGE = 20
MOST_POINTS = 1000
"""Of one's finished games: plots are drawn of the latest."""
LAST = 10
"""Games of a kind of which it is told one by one whether they were won."""
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


async def statistics(hall: Hall, person: str) -> list[Statistics]:
    """Return what the games come to that somebody has played to the end, the game played most first."""
    columns = ResultRow.game, ResultRow.rank, ResultRow.score, ResultRow.tally
    stayed = select(*columns).where(told_to(person), ~ResultRow.left).order_by(ResultRow.ended)
    async with hall.database.read() as session:
        rows = (await session.execute(stayed)).all()
    games: dict[str, list[Any]] = {}
    for row in rows:
        games.setdefault(row.game, []).append(row)
    return [summed(game, played) for game, played in sorted(games.items(), key=lambda one: -len(one[1]))]


def summed(game: str, rows: Sequence[Any]) -> Statistics:
    """Return what results of one game come to, the latest at the end."""
    tally: Counter[str] = Counter()
    counted = [msgspec.json.decode(row.tally, type=dict[str, int]) for row in rows if row.tally]
    for one in counted:
        tally.update(one)
    won = [row.rank == 1 for row in rows]
    best = max(row.score for row in rows)
    return Statistics(game, len(rows), sum(won), best, sum(map(bool, counted)), dict(tally), won[-LAST:])


async def take_out(hall: Hall, person: str, table: str) -> None:
    """Take a game out of somebody's history, for good; all others keep it, and its record stays."""
    mine = update(ResultRow).where(ResultRow.person == person, ResultRow.table == table)
    async with hall.database.write() as session:
        gone = await session.execute(mine.values(hidden=True).returning(ResultRow.seat))
        if not gone.scalars().all():
            raise Sorry(HouseRule.NOT_FOUND, "server-not-found")
