"""What people do with tables: create, sit, leave, start, and what the host may do."""

import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from math import ceil

from sqlalchemy.ext.asyncio import AsyncSession

from kastellan.core.refusal import Refusal, TableRule
from kastellan.server.company import who_was
from kastellan.server.contents import chosen
from kastellan.server.doors import same
from kastellan.server.hall import Hall
from kastellan.server.openings import open_new
from kastellan.server.people import Person
from kastellan.server.problems import HouseRule, NotAllowed, Sorry
from kastellan.server.ratings import rate_as_lost
from kastellan.server.sheet import read_sheet, write_sheet
from kastellan.server.table import Table
from kastellan.tables.judging import NOT_PLAYING
from kastellan.tables.messages import CreateTable, Invite, Sit
from kastellan.tables.names import told_apart
from kastellan.tables.rests import over_days
from kastellan.tables.seats import close as end
from kastellan.tables.seats import send_away, stand_in, stand_up
from kastellan.tables.sheet import Chair, Sheet
from kastellan.tables.wishes import (
    as_new,
    bot_chair,
    forbidden,
    misplaced,
    next_sheet,
    sheet_for,
    wished_options,
)


async def create(hall: Hall, person: Person, wish: CreateTable, network: str = "") -> Table:
    """Open a table; the creator is its host and sits."""
    given, named = await chosen(hall, person, wish.game, wish.content)
    game, content, _ = given
    options = wished_options(game, wish)
    if found := forbidden(game, content, wish, options):
        raise NotAllowed(*found)
    if wrong := misplaced(wish):
        seat, place = wrong
        raise Sorry(HouseRule.MALFORMED, "server-no-seat", {"seat": seat + 1}, place)
    sheet = sheet_for(game, content, wish, options, person.id, person.name, time.time(), named)
    async with hall.database.write() as session:
        await open_new(hall, session, sheet, person, network)
    table = Table(sheet, hall, given)
    hall.keep(table)
    return table


@asynccontextmanager
async def changing(
    hall: Hall, table: Table, also: Callable[[AsyncSession, Sheet], Awaitable[None]] | None = None
) -> AsyncIterator[Sheet]:
    """Change seats or settings: alone, kept before anybody is told, told to every screen.

    ``also`` is done in the same commit.
    """
    async with table.lock:
        async with hall.database.write() as session:
            sheet = await read_sheet(session, table.sheet.id, lock=True)
            if sheet is None:
                raise Sorry(HouseRule.NOT_FOUND, "server-no-table")
            yield sheet
            sheet.updated = time.time()
            if also is not None:
                await also(session, sheet)
            await write_sheet(session, sheet)
        await hall.contents.lay(table, sheet)
        if sheet.status == "playing" and table.progress is None:
            await table.wake()
    hall.announce(table)
    await hall.news.publish("t", sheet.id)
    await table.after_change()


async def sit(hall: Hall, table: Table, person: Person, wish: Sit) -> None:
    """Sit down at an open table, or come back to one's own seat."""
    async with changing(hall, table) as sheet:
        if wish.seat is not None and wish.seat >= len(sheet.chairs):
            raise Sorry(HouseRule.MALFORMED, "server-no-seat", {"seat": wish.seat + 1}, "$.seat")
        mine = [chair for chair in sheet.chairs if chair.person == person.id]
        if mine and sheet.status != "open":
            refuse_uninvited(hall, sheet, person, wish)
            chair = mine[0]
            if chair.level is not None:
                chair.level, chair.away = None, away_of(table, chair.seat)
            sheet.host = sheet.host or person.id
            return
        if sheet.status != "open":
            raise Sorry(HouseRule.CONFLICT, "server-table-started")
        refuse_uninvited(hall, sheet, person, wish)
        chair = free_chair(sheet, wish.seat, mine)
        if chair not in mine:
            sheet.unsettle()
        if not mine:  # who was not there does not know what was played
            sheet.options = as_new(table.game, sheet.options)
        for old in mine:
            if old is not chair:
                sheet.chairs[old.seat] = Chair(old.seat)
        name = wish.name or (mine[0].name if mine else person.name)
        others = [other.name for other in sheet.chairs if other.person != person.id]
        chair.person, chair.name = person.id, told_apart(name, others)
        chair.away = away_of(table, chair.seat)
        if sheet.host is None:
            sheet.host = person.id


async def invite(hall: Hall, table: Table, person: Person, wish: Invite) -> None:
    """Keep a free seat for somebody the host has played with; they find it among their tables."""
    other, name = await who_was(hall, person.id, wish.table, wish.met)
    async with changing(hall, table) as sheet:
        must_host(sheet, person)
        chair = must_have(sheet, wish.seat)
        if sheet.status != "open":
            raise Sorry(HouseRule.CONFLICT, "server-table-started")
        if chair.kind != "free":
            raise Sorry(HouseRule.CONFLICT, "server-seat-taken", {"seat": wish.seat + 1}, "$.seat")
        if any(seated.person == other for seated in sheet.chairs):
            raise Sorry(HouseRule.CONFLICT, "server-sits-here", {"name": name}, "$.met")
        if not hall.invitations.take(person.id):
            raise Sorry(HouseRule.TOO_MANY, "server-too-many-invitations")
        sheet.unsettle()
        sheet.options = as_new(table.game, sheet.options)
        sheet.kicked = [gone for gone in sheet.kicked if gone != other]
        called = told_apart(name, [seated.name for seated in sheet.chairs])
        sheet.chairs[wish.seat] = Chair(wish.seat, other, called, away=sheet.created)


def refuse_uninvited(hall: Hall, sheet: Sheet, person: Person, wish: Sit) -> None:
    """Refuse people who were sent away, and at private tables those without an invitation."""
    if person.id in sheet.kicked:
        raise Sorry(HouseRule.FORBIDDEN, "server-kicked")
    if person.table == sheet.id or sheet.public or person.id == sheet.host:
        return
    if not has_seat(sheet, person, None) and not same(wish.invite, hall.doors.invite(sheet.id, sheet.links)):
        raise Sorry(HouseRule.FORBIDDEN, "server-not-invited")


def free_chair(sheet: Sheet, seat: int | None, mine: list[Chair]) -> Chair:
    """Return the seat that was asked for, or one's own, or the first free one."""
    if seat is None:
        if mine:
            return mine[0]
        for chair in sheet.chairs:
            if chair.kind == "free":
                return chair
        raise Sorry(HouseRule.CONFLICT, "server-no-free-seat")
    chair = sheet.chairs[seat]
    if chair.kind != "free" and chair not in mine:
        raise Sorry(HouseRule.CONFLICT, "server-seat-taken", {"seat": seat + 1}, "$.seat")
    return chair


def away_of(table: Table, seat: int) -> float | None:
    """Return since when nobody looks with the eyes of a seat."""
    return None if table.screens.get(seat) else time.time()


async def leave(hall: Hall, table: Table, person: Person) -> None:
    """Stand up; in a running game a computer player keeps the seat until its owner comes back."""
    async with changing(hall, table) as sheet:
        stand_up(sheet, must_sit(sheet, person), time.time())
        if table.old and not sheet.people:
            end(sheet, "nobody")


async def close(hall: Hall, table: Table, person: Person) -> None:
    """End a game, without a result, that cannot go on since its rules or content are no more."""
    async with changing(hall, table) as sheet:
        if all(chair.person != person.id for chair in sheet.chairs):
            raise Sorry(HouseRule.FORBIDDEN, "server-not-seated")
        if not table.old or sheet.status == "over":
            raise Sorry(HouseRule.CONFLICT, "server-not-old")
        end(sheet, "people")


async def set_bot(hall: Hall, table: Table, person: Person, seat: int, level: str | None) -> None:
    """Put a computer player on a free seat or on that of someone who is away, or take it off."""
    async with changing(hall, table) as sheet:
        must_host(sheet, person)
        chair = must_have(sheet, seat)
        if sheet.status == "over":
            raise NotAllowed(NOT_PLAYING)
        if chair.kind == "person" and (sheet.status == "open" or chair.away is None):
            raise Sorry(HouseRule.CONFLICT, "server-seat-taken", {"seat": seat + 1}, "$.seat")
        if sheet.status == "open":
            others = [other.name for other in sheet.chairs if other.seat != seat]
            bot = None if level is None else bot_chair(seat, level, others)
            sheet.chairs[seat] = bot or Chair(seat)
            sheet.unsettle()
        elif level is None:
            raise Sorry(HouseRule.CONFLICT, "server-table-started")
        elif over_days(sheet.clock):
            raise NotAllowed(Refusal(TableRule.STAND_INS, "server-no-stand-in"), "$.seat")
        elif chair.away is None or chair.kind == "bot":
            raise Sorry(HouseRule.CONFLICT, "server-bot-stays", {"seat": seat + 1}, "$.seat")
        elif (wait := chair.away + hall.settings.stand_in_after - time.time()) > 0:
            raise Sorry(HouseRule.CONFLICT, "server-not-away-yet", {"seconds": ceil(wait)}, "$.seat")
        else:
            stand_in(sheet, seat, level)


async def kick(hall: Hall, table: Table, person: Person, seat: int) -> None:
    """Send a player away; in a running game a computer player goes on, and the host loses rating."""
    rivals: list[str] = []

    async def count(session: AsyncSession, sheet: Sheet) -> None:
        if rivals:
            await rate_as_lost(session, sheet.game, person.id, rivals)

    async with changing(hall, table, count) as sheet:
        must_host(sheet, person)
        chair = must_have(sheet, seat)
        gone = sheet.status == "playing" and chair.level is not None  # or who stepped out could not come back
        if chair.person is None or chair.person == person.id or gone:
            raise Sorry(HouseRule.CONFLICT, "server-nobody-to-kick", {"seat": seat + 1}, "$.seat")
        if sheet.status == "playing" and not sheet.unrated:
            rivals += rivals_of(table, sheet, person)
        send_away(sheet, seat)


def rivals_of(table: Table, sheet: Sheet, person: Person) -> list[str]:
    """Return the people at a table who play against somebody."""
    mates = {
        seat for chair in sheet.chairs if chair.person == person.id for seat in table.team_of(chair.seat)
    }
    others = [chair for chair in sheet.chairs if chair.person != person.id and chair.seat not in mates]
    return [chair.person for chair in others if chair.person is not None]


async def renew_links(hall: Hall, table: Table, person: Person) -> None:
    """Make new links: those passed on so far open nothing any more, and only who sits here stays."""
    async with changing(hall, table) as sheet:
        must_host(sheet, person)
        sheet.links += 1


async def rematch(hall: Hall, table: Table, person: Person, network: str = "") -> Table:
    """Open the next table with the same people and settings, once, whoever asks first.

    Who asks at an old game is led to the last that came of it: so no words are played twice.
    """

    async def open_next(session: AsyncSession, sheet: Sheet) -> None:
        if sheet.rematch is None:
            following = next_sheet(table, sheet, person.id, time.time())
            await open_new(hall, session, following, person, network)
            sheet.rematch = following.id

    async with changing(hall, table, open_next) as sheet:
        if all(chair.person != person.id for chair in sheet.chairs):
            raise Sorry(HouseRule.FORBIDDEN, "server-not-seated")
        if sheet.status != "over":
            raise Sorry(HouseRule.CONFLICT, "server-not-over")
    following = await hall.table(str(table.sheet.rematch))
    if following.sheet.status == "over" and has_seat(following.sheet, person, None):
        return await rematch(hall, following, person, network)
    return following


def has_seat(sheet: Sheet, person: Person, seat: int | None) -> bool:
    """Return whether a seat is somebody's own; with ``None`` whether they have one."""
    return any(chair.person == person.id for chair in sheet.chairs if seat in {None, chair.seat})


def must_sit(sheet: Sheet, person: Person) -> int:
    """Return where a person sits, or refuse."""
    seat = sheet.seat_of(person.id)
    if seat is None:
        raise Sorry(HouseRule.FORBIDDEN, "server-not-seated")
    return seat


def must_host(sheet: Sheet, person: Person) -> None:
    """Refuse everybody but the host."""
    if sheet.host != person.id:
        raise Sorry(HouseRule.FORBIDDEN, "server-host-only")


def must_have(sheet: Sheet, seat: int) -> Chair:
    """Return a seat of the table, or refuse."""
    if not 0 <= seat < len(sheet.chairs):
        raise Sorry(HouseRule.MALFORMED, "server-no-seat", {"seat": seat + 1}, "$.seat")
    return sheet.chairs[seat]
