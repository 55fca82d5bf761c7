"""One's holidays."""

from typing import Any

from litestar import delete, get, post

from kastellan.server import holidays
from kastellan.server.api.common import refuse_programs
from kastellan.server.hall import Hall
from kastellan.server.people import Person
from kastellan.tables.messages import BeginHoliday, Holiday


@get("/api/me/holiday", tags=["people"])
async def my_holiday(hall: Hall, person: Person) -> Holiday:
    """Return until when one is on holiday, and how many days of the year are left."""
    refuse_programs(person)
    return await holidays.holiday(hall, person.id)


@post("/api/me/holiday", tags=["people"], status_code=200)
async def begin_holiday(hall: Hall, person: Person, data: BeginHoliday) -> Holiday:
    """Let one's clocks stand still from now on, at all tables where moves take days."""
    refuse_programs(person)
    return await holidays.begin(hall, person.id, data.days)


@delete("/api/me/holiday", tags=["people"], status_code=200)
async def end_holiday(hall: Hall, person: Person) -> Holiday:
    """Let one's clocks go on."""
    refuse_programs(person)
    return await holidays.end(hall, person.id)


ROUTES: list[Any] = [my_holiday, begin_holiday, end_holiday]
