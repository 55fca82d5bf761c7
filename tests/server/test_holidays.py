"""Holidays where moves take days: clocks stand still at all tables, in measure, and all see until when."""

import time

import pytest

from kastellan.server import accounts, holidays, lobby, starting
from kastellan.server.notices.outbox import waited_for
from kastellan.server.problems import NotAllowed
from kastellan.tables.info import table_info
from kastellan.tables.messages import Clock, CreateTable, Links, Sit
from tests.server.clients import Visitor
from tests.server.test_pauses import DAY, hall, left, opened, playing, timed

__all__ = ["hall"]


@pytest.fixture
def calendar(monkeypatch):
    """Let a test say how much later it is than it is."""
    shift = [0.0]
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + shift[0])

    def later(days):
        shift[0] += days * DAY

    return later


def acting(people, table):
    """Return who is to act, and from which seat."""
    seat = table.progress.acting[0]
    return people[table.sheet.seat_of(people[seat].id)], seat


@pytest.mark.rule("TABLE-16")
async def test_no_time_runs_out_on_a_holiday_and_after_it_what_was_left_is_there(hall):
    people, table, hands = await playing(hall)
    mine, seat = acting(people, table)
    hands.at += DAY
    table.time.reach(hands.at)
    assert left(table) == 2
    other = people[1 - seat] if seat < 2 else people[0]
    hall.time = hands
    await holidays.begin(hall, other.id, 7)
    hands.at += DAY / 2
    assert left(table) == 1.5, "the holiday of another stops no clock of mine"
    await holidays.begin(hall, mine.id, 7)
    hands.at += 7 * DAY
    assert left(table) == 1.5
    hands.at += DAY
    assert left(table) == 0.5


@pytest.mark.rule("TABLE-16")
async def test_a_holiday_can_be_ended_and_counts_by_whole_days(hall, calendar):
    people, table, hands = await playing(hall)
    hall.time = hands
    mine, _ = acting(people, table)
    told = await holidays.begin(hall, mine.id, 20)
    assert (round((told.until - time.time()) / DAY), told.left) == (20, 10)
    calendar(2.5)
    hands.at += 2.5 * DAY
    assert left(table) == 3
    told = await holidays.end(hall, mine.id)
    assert (told.until, told.left) == (None, 27)
    hands.at += DAY
    assert left(table) == 2
    assert await holidays.end(hall, mine.id) == told, "to say it twice does no harm"


@pytest.mark.rule("TABLE-16")
async def test_there_is_no_holiday_without_end(hall, calendar):
    people, _, _ = await playing(hall)
    mine = people[0].id
    await holidays.begin(hall, mine, 30)
    with pytest.raises(NotAllowed, match="server-holiday-runs"):
        await holidays.begin(hall, mine, 1)
    calendar(31)
    with pytest.raises(NotAllowed, match="server-holiday-days"):
        await holidays.begin(hall, mine, 1)
    assert (await holidays.holiday(hall, mine)).left == 0
    calendar(366)
    assert (await holidays.holiday(hall, mine)).left == 30
    for number in range(30):
        await holidays.begin(hall, mine, 1)
        told = await holidays.end(hall, mine)
        assert told.left == 29 - number, "one that is ended at once counts a day"
    with pytest.raises(NotAllowed, match="server-holiday-days"):
        await holidays.begin(hall, mine, 1)


async def test_a_clock_set_back_gives_no_more_days(hall, calendar):
    people, table, hands = await playing(hall)
    hall.time = hands
    mine, _ = acting(people, table)
    await holidays.begin(hall, mine.id, 2)
    calendar(-10)
    hands.at += 3 * DAY
    assert left(table) == 2, "the clock of the table does not go by the calendar"
    assert (await holidays.holiday(hall, mine.id)).left == 28


async def test_a_holiday_outlasts_a_restart_and_holds_in_games_that_begin_in_it(hall, database_url):
    people, table, _ = await playing(hall)
    mine, _ = acting(people, table)
    await holidays.begin(hall, mine.id, 5)
    wish = CreateTable("kryptos", 3, public=True, clock=Clock(per_move=3 * 86_400))
    later = await lobby.create(hall, people[0], wish)
    for friend in people[1:]:
        await lobby.sit(hall, later, friend, Sit())
    await starting.start(hall, later, people[0])
    again = await opened(database_url)
    for name in (table.sheet.id, later.sheet.id):
        woken = await again.table(name)
        hands = timed(woken)
        chair = woken.sheet.seat_of(mine.id)
        woken.progress.clocks.asked = {chair: hands.at}
        woken.progress.clocks.charged = {chair: hands.at}
        hands.at += 4 * DAY
        assert woken.progress.clocks.shown(hands.at)[chair].move == 3 * DAY
        assert not woken.progress.clocks.shown(hands.at)[chair].running
    await again.close()


async def test_everybody_sees_until_when_and_who_is_on_holiday_is_not_called(hall):
    people, table, hall.time = await playing(hall)
    mine, seat = acting(people, table)
    assert waited_for(table) == {seat: 0}
    told = await holidays.begin(hall, mine.id, 3)
    assert waited_for(table) == {}
    for viewer in (people[0].id, people[1].id, None):
        seats = table_info(table, viewer, Links(), 0).seats
        assert [one.holiday for one in seats] == [told.until if one.seat == seat else None for one in seats]


async def test_games_without_days_know_no_holiday(hall):
    people, table, _ = await playing(hall, per_move=600)
    mine, _ = acting(people, table)
    await holidays.begin(hall, mine.id, 3)
    assert table.sheet.rests == []


async def test_an_account_takes_over_the_holidays_of_a_guest(hall):
    account, guest = [(await hall.people.new_guest(name, "en"))[0] for name in ("Ana", "Bo")]
    await holidays.begin(hall, account.id, 4)
    await holidays.begin(hall, guest.id, 5)
    async with hall.database.write() as session:
        await accounts.hand_over(session, guest.id, account.id)
    assert (await holidays.holiday(hall, account.id)).left == 21


async def test_days_that_cannot_be_are_refused(sqlite_server):
    ana = await Visitor(sqlite_server.address).arrive()
    for days in (0, -1, 31, 1.5, "many", None):
        await ana.ask("POST", "/api/me/holiday", {"days": days}, 400)
    assert (await ana.post("/api/me/holiday", {"days": 30}))["left"] == 0
    again = await ana.ask("POST", "/api/me/holiday", {"days": 1}, 422)
    assert (again["error"]["rule"], again["error"]["reason"]) == ("TABLE-16", "server-holiday-runs")
    assert (await ana.ask("DELETE", "/api/me/holiday")) == {"until": None, "left": 29, "most": 30}
    await ana.close()
