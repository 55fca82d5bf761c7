"""The rounds of a server: one thing that fails stops no other, and several processes share the work."""

import asyncio
import time
from datetime import timedelta

import asyncpg
import msgspec
import pytest
from sqlalchemy import select, update

from kastellan.server import analysis, lobby, replays, starting, upkeep
from kastellan.server.analysis import begin_review, go_on_with_reviews, kept_review, write_part
from kastellan.server.news import HOLD, WORKER
from kastellan.server.rows import ReviewRow, TableRow
from kastellan.server.thinking import Pool
from kastellan.server.turns import Owner
from kastellan.server.upkeep import ABANDONED
from kastellan.server.worker import MOST_ATTEMPTS, make_queue, prepare_queue, take_up_lost_jobs
from kastellan.tables.messages import Clock, CreateTable
from tests.server.clients import Screen, Visitor, open_table
from tests.server.processes import SERVE, Process
from tests.server.test_forgetting import new_hall, write
from tests.server.test_outages import eventually
from tests.short_games import short_game

OWNER = Owner("here", "Ana")


@pytest.fixture
async def halls(database_url):
    """Two halls without rounds on one database, whose computer players only note what they are asked."""
    halls = [new_hall(database_url) for _ in range(2)]
    for hall in halls:
        await hall.open(serving=False)
        hall.asked = []
        hall.bots.think = lambda table, seat, _, asked=hall.asked: asked.append((table.sheet.id, seat))
    yield halls
    for hall in halls:
        await hall.close()


async def finished(hall):
    """Return a finished table; its review is soon made."""
    guest, _ = await hall.people.new_guest("Ana", "en")
    game = msgspec.json.encode(short_game("kryptos", 5))
    return await hall.table((await replays.take_in(hall, guest, game)).table)


async def in_all(halls, table):
    return [await hall.table(table.sheet.id) for hall in halls]


async def reviews(hall):
    async with hall.database.read() as session:
        return list((await session.execute(select(ReviewRow))).scalars())


# Reviews.


async def test_a_review_that_several_ask_for_is_begun_once(halls):
    tables = await in_all(halls, await finished(halls[0]))
    begun = await asyncio.gather(
        *(
            begin_review(hall, table, None, OWNER)
            for hall, table in zip(halls, tables, strict=True)
            for _ in range(3)
        )
    )
    assert {row.state for row in begun} == {"thinking"}
    assert len(halls[0].asked + halls[1].asked) == 1


async def test_a_review_that_was_broken_off_is_taken_up_by_one(halls):
    table = await finished(halls[0])
    await in_all(halls, table)
    await begin_review(halls[0], table, None, OWNER)
    await write(halls[0], update(ReviewRow).values(touched=time.time() - ABANDONED - 1))
    halls[0].asked.clear()
    await asyncio.gather(*(go_on_with_reviews(hall) for hall in halls for _ in range(3)))
    assert halls[0].asked + halls[1].asked == [(table.sheet.id, None)]


async def test_what_another_process_has_thought_out_is_not_undone(halls):
    """Who read the review before the other wrote takes it for broken off, and is wrong."""
    table = await finished(halls[0])
    await begin_review(halls[0], table, None, OWNER)
    await write(halls[0], update(ReviewRow).values(touched=time.time() - ABANDONED - 1))
    old = await kept_review(halls[0], table.sheet.id)
    later = {"state": "ready", "review": "{}", "done": 6, "total": 6}
    await write(halls[1], update(ReviewRow).values(touched=time.time(), **later))
    halls[0].asked.clear()
    await analysis.go_on_with_review(halls[0], old)
    [row] = await reviews(halls[0])
    assert {name: getattr(row, name) for name in later} == later
    assert halls[0].asked == []


async def test_of_two_who_think_out_the_same_part_one_goes_on(halls):
    tables = await in_all(halls, await finished(halls[0]))
    await begin_review(halls[0], tables[0], None, OWNER)
    pool = Pool(0)
    try:
        more = await asyncio.gather(*(write_part(table, pool) for table in tables))
        [row] = await reviews(halls[0])
        assert (sorted(more), row.done) == ([False, True], 1)
        assert row.total > 1
        assert len(msgspec.json.decode(row.parts)) == 1
        while await write_part(tables[1], pool):
            pass
    finally:
        pool.close()
    [row] = await reviews(halls[0])
    assert (row.state, row.done, row.parts) == ("ready", row.total, "[]")
    assert row.review is not None


async def test_a_review_that_cannot_be_taken_up_keeps_no_other_waiting(halls, monkeypatch):
    hall = halls[0]
    tables = [await finished(hall) for _ in range(3)]
    for table in tables:
        await begin_review(hall, table, None, OWNER)
    await write(hall, update(ReviewRow).values(touched=time.time() - ABANDONED - 1))
    hall.asked.clear()
    broken, find = {(await reviews(hall))[0].table}, hall.table

    async def fail(name):
        if name in broken:
            raise KeyError("a fault of ours")
        return await find(name)

    monkeypatch.setattr(hall, "table", fail)
    await go_on_with_reviews(hall)
    assert {name for name, _ in hall.asked} == {table.sheet.id for table in tables} - broken


# Waking.


async def test_a_table_that_cannot_be_woken_keeps_no_other_asleep(database_url, monkeypatch):
    hall = new_hall(database_url)
    await hall.open(serving=False)
    for _ in range(3):
        guest, _ = await hall.people.new_guest("Ana", "en")
        table = await lobby.create(hall, guest, CreateTable("kryptos", 3, bots={"1": "easy", "2": "easy"}))
        await starting.start(hall, table, guest)
    names = set(hall.tables)
    await hall.close()
    again = new_hall(database_url)
    wake, broken = again._wake, []

    async def fail(name):
        if not broken:
            broken.append(name)
            raise KeyError("a fault of ours")
        return await wake(name)

    monkeypatch.setattr(again, "_wake", fail)
    await again.open()
    try:

        async def all_others():
            return set(again.tables) == names - set(broken)

        await eventually(all_others)
    finally:
        await again.close()


# Rest.


async def test_a_game_that_ended_elsewhere_lets_its_table_rest(database_url):
    """Its clock ran here when news came that it is over: the table must not stay awake for ever."""
    hall = new_hall(database_url)
    await hall.open(serving=False)
    try:
        guest, _ = await hall.people.new_guest("Ana", "en")
        wish = CreateTable("kryptos", 3, bots={"1": "easy", "2": "easy"}, clock=Clock(per_move=600))
        table = await lobby.create(hall, guest, wish)
        await starting.start(hall, table, guest)
        await eventually(lambda: awaited(table, 0))
        assert not table.idle, "the clock of a person runs"
        await write(hall, update(TableRow).values(status="over"))
        await hall.reload(table)
        assert table.idle
    finally:
        await hall.close()


async def awaited(table, seat):
    return seat in table.progress.acting


# Attendance.


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
async def test_a_change_at_the_table_does_not_hide_who_has_just_come(halls):
    """Who comes is written down a little later; a table read in between must not make them absent."""
    hall = halls[0]
    guest, _ = await hall.people.new_guest("Ana", "en")
    table = await lobby.create(hall, guest, CreateTable("kryptos", 3))
    for away in (None, time.time()):
        hall.attendance.note(table.sheet, 0, away)
        await lobby.set_bot(hall, table, guest, 1, "easy")
        await upkeep.write_attendance(hall)
        assert table.sheet.chairs[0].away == away
        await hall.reload(table)
        assert table.sheet.chairs[0].away == away


async def test_who_was_seen_over_a_lost_process_is_absent(postgres):
    """Unless they are seen over another process as well; and the host may put a computer player there."""
    url = postgres.new_database()
    lost, other = [await asyncio.to_thread(Process, SERVE, url) for _ in range(2)]
    people = [await Visitor(other.address, f"Player {n}").arrive() for n in range(3)]
    try:
        table = await open_table(people)
        screens = [await Screen.open(lost.address, table, person.cookie) for person in people]
        screens.append(await Screen.open(other.address, table, people[1].cookie))
        for screen in screens:
            await screen.until("shown")

        async def absent():
            seats = (await people[0].get(f"/api/tables/{table}"))["seats"]
            return [seat["seat"] for seat in seats if seat.get("away_since") is not None]

        async def none_is():
            return await absent() == []

        async def those_of_the_lost_one_are():
            return await absent() == [0, 2]

        async def only_the_replaced_one_is():
            return await absent() == [2]

        await eventually(none_is)
        refused = await people[0].post(f"/api/tables/{table}/bot", {"seat": 2, "level": "easy"}, 409)
        assert refused["error"]["reason"] == "server-seat-taken"
        lost.kill()
        await eventually(those_of_the_lost_one_are)
        await people[0].post(f"/api/tables/{table}/bot", {"seat": 2, "level": "easy"})
        back = await Screen.open(other.address, table, people[0].cookie)
        await eventually(only_the_replaced_one_is)
        await back.close()
        await screens[-1].close()
    finally:
        for person in people:
            await person.close()
        assert other.stop() == 0
    assert '"level":"error"' not in other.errors()


# Jobs.


async def test_the_jobs_of_a_lost_worker_are_done_by_others(postgres):
    """A few seconds of silence are enough, and a death is seen at once; what is lost often is given up."""
    url = postgres.new_database()
    queue = make_queue(url)
    connection = await asyncpg.connect(url)
    try:
        async with queue.open_async():
            await prepare_queue(queue, url)
            made = "insert into procrastinate_workers values (default, now() - $1::interval) returning id"
            ids = [await connection.fetchval(made, timedelta(seconds=ago)) for ago in (6, 0, 0)]
            for running in ids[:2]:
                await connection.execute(HOLD, WORKER, running)
            insert = (
                "insert into procrastinate_jobs"
                " (queue_name, task_name, status, worker_id, queueing_lock, attempts)"
                " values ('default', 'x', $1::procrastinate_job_status, $2, $3, $4)"
            )
            for job in (
                ("doing", ids[0], "lost", 0),
                ("doing", None, "pruned", 1),
                ("doing", ids[0], "hopeless", MOST_ATTEMPTS),
                ("doing", ids[0], "asked anew", 0),
                ("todo", None, "asked anew", 0),
                ("doing", ids[1], "at work", 0),
                ("doing", ids[2], "died", 0),
            ):
                await connection.execute(insert, *job)
            await asyncio.gather(*(take_up_lost_jobs(queue) for _ in range(3)))
            left = await connection.fetch(
                "select queueing_lock, status::text from procrastinate_jobs order by 1"
            )
            assert [tuple(row) for row in left] == [
                ("asked anew", "todo"),
                ("at work", "doing"),
                ("died", "todo"),
                ("lost", "todo"),
                ("pruned", "todo"),
            ]
    finally:
        await connection.close()
