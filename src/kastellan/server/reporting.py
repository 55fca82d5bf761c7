"""Players tell those who run the house what happened at a table: about a person, or about something said."""

import time
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from kastellan.server.chat import heard, speaker
from kastellan.server.people import Person
from kastellan.server.problems import HouseRule, Sorry
from kastellan.server.rows import ReportRow
from kastellan.tables.messages import Report, Said
from kastellan.tables.names import legible

if TYPE_CHECKING:
    from kastellan.server.hall import Hall
    from kastellan.server.table import Table

CONTEXT = 20
"""How many messages before it are kept with a report, as the reporter heard them."""


async def report(hall: "Hall", table: "Table", person: Person, wish: Report) -> None:
    """Keep a report: about something said once and for all, about a person once as long as it is open."""
    viewer = table.sheet.seat_of(person.id)
    spoken = await heard(hall, table, viewer)
    if wish.message is None:
        row = about_seat(table, wish)
    else:
        said = found(spoken, wish)
        about, message = await speaker(hall, table, viewer, said), f"{said.channel}:{said.id}"
        row = ReportRow(about=about, name=said.name, text=said.text, message=message)
        spoken = [one for one in spoken if one.at <= said.at]
    if row.about == person.id:
        raise Sorry(HouseRule.CONFLICT, "server-report-self")
    row.at, row.by, row.table = time.time(), person.id, table.sheet.id
    row.why = legible(wish.why)
    row.context = msgspec.json.encode(spoken[-CONTEXT:]).decode()
    try:
        async with hall.database.write() as session:
            await must_be_new(session, row)
            session.add(row)
    except IntegrityError:  # sent twice at once
        raise Sorry(HouseRule.CONFLICT, "server-reported") from None


async def must_be_new(session: AsyncSession, row: ReportRow) -> None:
    """Refuse what the same person has reported before."""
    same = ReportRow.by == row.by, ReportRow.table == row.table
    known = select(ReportRow.id).where(*same, ReportRow.message.is_not_distinct_from(row.message))
    if row.message is None:
        known = known.where(ReportRow.about == row.about, ReportRow.settled.is_(None))
    if (await session.execute(known)).first() is not None:
        raise Sorry(HouseRule.CONFLICT, "server-reported")


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
