"""Pauses where moves take days: with everybody's consent, through a restart, and ended by any one."""

import pytest

from kastellan.server import lobby, pauses, starting
from kastellan.server.house_time import TableTime
from kastellan.server.my_tables import my_tables
from kastellan.server.notices.outbox import waited_for
from kastellan.server.problems import NotAllowed, Sorry
from kastellan.tables import pace
from kastellan.tables.messages import Clock, CreateTable, Sit, WishPause
from tests.server.test_forgetting import new_hall
from tests.server.test_notices import act, settled
from tests.server.test_outages import eventually

DAY = 86_400.0
YES, NO = WishPause(yes=True), WishPause(yes=False)


class Hands:
    """Time as a test sets it."""

    def __init__(self, now: float) -> None:
        self.at = now

    def now(self) -> float:
        """Return it."""
        return self.at


class Looker:
    """A screen that keeps what it is shown."""

    def __init__(self, person: str, viewer: int | None) -> None:
        self.person, self.viewer, self.device, self.network, self.language = person, viewer, "", "", "en"
        self.links, self.shown = 0, []

    def show(self, message: bytes) -> None:
        """Keep a message."""
        self.shown.append(message)

    def close(self, code: int) -> None:
        """Keep that it was closed."""
        self.shown.append(b"closed %d" % code)


async def opened(database_url):
    hall = new_hall(database_url)
    await hall.open(serving=False)
    hall.rounds = set(hall._tasks)
    return hall


@pytest.fixture
async def hall(database_url):
    """A hall without rounds."""
    hall = await opened(database_url)
    yield hall
    await hall.close()


async def playing(hall, count=3, per_move=3 * 86_400, **more):
    """Return people who play with so much time for a move, and their table, whose time a test sets."""
    people = [(await hall.people.new_guest(f"Player {n}", "en"))[0] for n in range(count)]
    seats = count + len(more.get("bots", {}))
    wish = CreateTable("kryptos", seats, clock=Clock(per_move=per_move), **more)
    table = await lobby.create(hall, people[0], wish)
    for friend in people[1:]:
        await lobby.sit(hall, table, friend, Sit(invite=hall.doors.invite(table.sheet.id, 0)))
    await starting.start(hall, table, people[0])
    return people, table, timed(table)


def timed(table):
    """Let a test set the time of a table; return its hands."""
    hands = Hands(table.time.now())
    table.time = TableTime(hands)
    return hands


def left(table):
    """Return what is left of the time of who is to act."""
    seat = table.progress.acting[0]
    return round(table.progress.clocks.shown(table.time.now())[seat].move / DAY, 3)


async def paused(hall, people, table):
    """Let all agree to a pause."""
    await pauses.wish(hall, table, people[0], YES)
    for other in people[1:]:
        await pauses.wish(hall, table, other, WishPause(yes=True, wish=table.sheet.pause.id))
    assert table.sheet.paused


@pytest.mark.rule("TABLE-14", "TABLE-15")
async def test_a_pause_begins_when_all_agree_and_no_time_runs_out_in_it(hall):
    people, table, hands = await playing(hall, 3)
    hands.at += DAY
    await pauses.wish(hall, table, people[0], YES)
    asked = table.sheet.pause
    assert (asked.seat, asked.agreed, asked.since) == (0, [0], None)
    await pauses.wish(hall, table, people[1], WishPause(yes=True, wish=asked.id))
    assert not table.sheet.paused, "one has not agreed yet"
    await pauses.wish(hall, table, people[2], WishPause(yes=True, wish=asked.id))
    assert table.sheet.paused
    hands.at += 50 * DAY
    version = table.progress.version
    await table.strike()
    assert (table.progress.version, left(table)) == (version, 2.0)
    await pauses.wish(hall, table, people[1], NO)
    hands.at += DAY
    await table.strike()
    assert (table.progress.version, left(table)) == (version, 1.0)
    hands.at += DAY
    await table.strike()
    assert table.progress.version == version + 1, "time runs out again"


async def test_the_times_in_which_clocks_stood_still_do_not_grow_without_end(hall):
    (host,), table, _ = await playing(hall, 1, bots={"1": "easy", "2": "easy"})
    for _ in range(20):
        await pauses.wish(hall, table, host, YES)
        await pauses.wish(hall, table, host, NO)
    with pytest.raises(Sorry, match="server-too-fast"):
        await pauses.wish(hall, table, host, YES)
    await pauses.wish(hall, table, host, NO)
    assert len(table.sheet.rests) == 20


@pytest.mark.rule("TABLE-15")
async def test_one_refusal_settles_the_question_and_an_answer_to_another_one_is_none(hall):
    people, table, _ = await playing(hall)
    await pauses.wish(hall, table, people[0], YES)
    old = table.sheet.pause.id
    await pauses.wish(hall, table, people[1], WishPause(yes=False, wish=old))
    assert table.sheet.pause is None
    await pauses.wish(hall, table, people[0], YES)
    with pytest.raises(Sorry, match="server-pause-answered"):
        await pauses.wish(hall, table, people[1], WishPause(yes=True, wish=old))
    assert not table.sheet.paused


@pytest.mark.rule("TABLE-15")
async def test_there_are_pauses_only_where_moves_take_days_and_for_those_who_sit_there(hall):
    people, quick, _ = await playing(hall, per_move=86_399)
    with pytest.raises(NotAllowed, match="server-no-pause") as told:
        await pauses.wish(hall, quick, people[0], YES)
    assert told.value.refusal.rule == "TABLE-15"
    _, table, _ = await playing(hall)
    with pytest.raises(Sorry, match="server-not-seated"):
        await pauses.wish(hall, table, people[0], YES)


async def test_a_pause_outlasts_a_restart_and_so_does_the_time_that_it_saved(hall, database_url):
    people, table, hands = await playing(hall)
    hands.at += DAY
    await paused(hall, people, table)
    name, began = table.sheet.id, hands.at
    other = await opened(database_url)
    try:
        again = await other.table(name)
        hands = timed(again)
        hands.at = began + 9 * DAY
        assert (again.sheet.paused, left(again)) == (True, 2.0)
        assert again.progress.clocks.next_strike(()) is None
        await pauses.wish(other, again, people[1], NO)
        hands.at += DAY
    finally:
        await other.close()
    third = await opened(database_url)
    try:
        once_more = await third.table(name)
        timed(once_more).at = began + 10 * DAY
        assert (once_more.sheet.paused, left(once_more)) == (False, 1.0)
    finally:
        await third.close()


@pytest.mark.rule("TABLE-15")
async def test_who_plays_ends_the_pause_and_the_next_has_all_their_time(hall):
    people, table, hands = await playing(hall)
    await paused(hall, people, table)
    hands.at += 9 * DAY
    await act(table)

    async def over():
        return not table.sheet.paused

    await eventually(over)
    await settled(hall)
    assert (table.sheet.rests[-1].until, left(table)) == (hands.at, 3.0)


async def test_what_nobody_else_notices_ends_no_pause(hall):
    people, table, hands = await playing(hall)
    await paused(hall, people, table)
    hands.at += DAY
    table.progress.version += 1  # a private step moves neither the time that all know nor the pause
    await table.go_on()
    await settled(hall)
    assert table.sheet.paused


async def test_in_a_pause_nobody_is_called_and_computers_wait(hall):
    hall.bots.think = lambda *_: None
    people, table, _ = await playing(hall, 2, bots={"2": "easy"})
    table.progress.acting = (0,)
    assert waited_for(table) == {0: 0}
    await paused(hall, people, table)
    assert waited_for(table) == {}
    table.progress.acting = (2,)
    assert pace.bots_to_act(table) == []
    table.sheet.pause = None
    assert pace.bots_to_act(table) == [(2, 0)]


async def test_everybody_is_shown_that_the_clocks_stand_still_and_since_when(hall):
    people, table, _ = await playing(hall)
    screens = [Looker(people[1].id, 1), Looker("", None)]
    table.screens = {1: {screens[0]}, None: {screens[1]}}
    await paused(hall, people, table)
    for screen in screens:
        clocks = [message for message in screen.shown if b'"type":"clocks"' in message]
        assert len(clocks) == 1
        assert b'"running":true' not in clocks[0]
    [mine] = (await my_tables(hall, people[table.progress.acting[0]].id)).tables
    assert (mine.paused, mine.my_turn) == (table.sheet.pause.since, False)
