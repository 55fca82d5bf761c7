"""The finished games one has played."""

from typing import Annotated, Any

from litestar import delete, get
from litestar.params import Parameter

from kastellan.server import history
from kastellan.server.api.common import Query, TableName, refuse_programs
from kastellan.server.hall import Hall
from kastellan.server.people import Person
from kastellan.tables.messages import CoursePoint, History, Statistics

MOST_SKIPPED = 1_000_000


@get("/api/me/games", tags=["people"])
async def my_games(
    hall: Hall,
    person: Person,
    game: Query = None,
    result: history.Result | None = None,
    company: history.Company | None = None,
    name: Query = None,
    skip: Annotated[int, Parameter(ge=0, le=MOST_SKIPPED)] = 0,
) -> History:
    """Return finished games one has played that fit, latest first, after the first ``skip`` of them."""
    refuse_programs(person)
    return await history.history(hall, person.id, history.Wishes(game, result, company, name), skip)


@get("/api/me/course", tags=["people"])
async def my_course(hall: Hall, person: Person) -> list[CoursePoint]:
    """Return how one's finished games went over time, and one's ratings after them."""
    refuse_programs(person)
    return await history.course(hall, person.id)


@get("/api/me/statistics", tags=["people"])
async def my_statistics(hall: Hall, person: Person) -> list[Statistics]:
    """Return what one's finished games come to, by game."""
    refuse_programs(person)
    return await history.statistics(hall, person.id)


@delete("/api/me/games/{name:str}", tags=["people"], status_code=204)
async def take_out(hall: Hall, person: Person, name: TableName) -> None:
    """Take a game out of one's own history, for good; the others keep it, and so does the table."""
    refuse_programs(person)
    await history.take_out(hall, person.id, name)


ROUTES: list[Any] = [my_games, my_course, my_statistics, take_out]
