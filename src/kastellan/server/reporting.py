"""Players tell those who run the house what happened at a table: about a person, or about something said."""

import time
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import select

from kastellan.server.chat import heard, speaker
from kastellan.server.people import Person
from kastellan.server.problems import HouseRule, Sorry
from kastellan.server.rows import ReportRow
from kastellan.tables.messages import Report, Said

if TYPE_CHECKING:
    from kastellan.server.hall import Hall
    from kastellan.server.table import Table

CONTEXT = 20
"""How many messages before it are kept with a report, as the reporter heard them."""


async def report(hall: "Hall", table: "Table", person: Person, wish: Report) -> None:
    """Keep a report; the same one is kept once, as long as it is open."""
    viewer = table.sheet.seat_of(person.id)
    spoken = await heard(hall, table, viewer)
    if wish.message is None:
        row = about_seat(table, wish)
    else:
        said = found(spoken, wish)
        row = ReportRow(about=await speaker(hall, table, viewer, said), name=said.name, text=said.text)
        spoken = [one for one in spoken if one.at <= said.at]
    if row.about == person.id:
        raise Sorry(HouseRule.CONFLICT, "server-report-self")
    row.at, row.by, row.table, row.why = time.time(), person.id, table.sheet.id, wish.why
    row.context = msgspec.json.encode(spoken[-CONTEXT:]).decode()
    same = ReportRow.by == row.by, ReportRow.table == row.table, ReportRow.about == row.about
    async with hall.database.write() as session:
        known = select(ReportRow.id).where(
            *same, ReportRow.text.is_not_distinct_from(row.text), ReportRow.settled.is_(None)
        )
        if (await session.execute(known)).first() is None:
            session.add(row)


def about_seat(table: "Table", wish: Report) -> ReportRow:
    """Return a report about whoever sits, or sat until they left, on a seat."""
    chairs = table.sheet.chairs
    if wish.seat is None or wish.seat >= len(chairs) or chairs[wish.seat].person is None:
        raise Sorry(HouseRule.CONFLICT, "server-nobody-to-report", place="$.seat")
    chair = chairs[wish.seat]
    return ReportRow(about=chair.person, name=chair.name)


def found(spoken: list[Said], wish: Report) -> Said:
    """Return what was said, if the reporter has heard it."""
    for said in spoken:
        if (said.channel, said.id) == (wish.channel, wish.message):
            return said
    raise Sorry(HouseRule.NOT_FOUND, "server-no-message", place="$.message")
