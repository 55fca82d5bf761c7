"""The database is full or away for a while: nothing is acknowledged, and afterwards all goes on by itself."""

import asyncio
import resource
import sqlite3
import time

import pytest

from tests.server.clients import Screen, Visitor, open_table
from tests.server.processes import SERVE, SERVE_TOY, Postgres, Process

UNLIMITED = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)


def fill_disk(process):
    """Let the process write nothing more, as if its disk were full."""
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (512, resource.RLIM_INFINITY))


def empty_disk(process):
    """Let it write again."""
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, UNLIMITED)


def last_heartbeat(file):
    with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as database:
        return database.execute("select max(at) from alive").fetchone()[0]


async def eventually(happens, seconds=60.0):
    """Wait until a question is answered with yes."""
    until = time.monotonic() + seconds
    while not await happens():
        assert time.monotonic() < until, "it does not happen"
        await asyncio.sleep(0.05)


async def is_ready(person, status):
    """Return whether a load balancer is told this: 200 to send people here, 503 not to."""
    return (await person.http.get("/ready")).status_code == status


async def test_a_full_disk_is_said_and_everything_goes_on_when_there_is_room(tmp_path):
    process = Process(SERVE_TOY, f"sqlite:///{tmp_path}/k.db", bot_pause="0.5")
    people = [await Visitor(process.address, f"Player {n}").arrive() for n in range(2)]
    try:
        table = await open_table(people, "toy", seats=3, bots={"2": "easy"}, options={"rounds": 9})
        screens = [await Screen.open(process.address, table, person.cookie) for person in people]
        for screen in screens:
            await screen.until("shown")
        fill_disk(process)
        await screens[0].play({"type": "bid", "amount": 1})
        error = (await screens[0].until("error"))["error"]
        assert (error["rule"], error["reason"]) == ("HTTP-503", "server-no-records")
        body = {"ask": screens[0].shown["ask"], "action": {"type": "bid", "amount": 1}}
        answer = await people[0].http.post(f"/api/tables/{table}/play", json=body)
        assert (answer.status_code, answer.json()["error"]["reason"]) == (503, "server-no-records")
        assert answer.headers["retry-after"]
        await people[0].post("/api/tables", {"game": "toy", "seats": 2}, 503)
        await eventually(lambda: is_ready(people[0], 503))
        await screens[1].close()
        await asyncio.sleep(3)
        kept = last_heartbeat(tmp_path / "k.db")
        empty_disk(process)
        ask = screens[0].shown["ask"]
        await screens[0].play({"type": "bid", "amount": 1})
        while screens[0].shown["ask"] == ask:
            await screens[0].receive()
        await people[1].post(f"/api/tables/{table}/play", {"ask": 0, "action": {"type": "fold"}})
        await eventually(lambda: round_is_over(people[0], table, ask + 1))

        async def beats():
            return last_heartbeat(tmp_path / "k.db") > kept

        async def knows_who_left():
            return (await people[0].get(f"/api/tables/{table}"))["seats"][1].get("away_since") is not None

        await eventually(beats)
        await eventually(lambda: is_ready(people[0], 200))
        await eventually(knows_who_left)
    finally:
        for person in people:
            await person.close()
        assert process.stop() == 0


async def round_is_over(person, table, ask):
    """Return whether the computer player has bid too, so that the person is asked again."""
    shown = await person.get(f"/api/tables/{table}/shown")
    return shown["ask"] == ask and 0 in shown["to_act"]


async def test_a_clock_strikes_after_the_outage_in_which_it_ran_out(tmp_path):
    process = Process(SERVE, f"sqlite:///{tmp_path}/k.db")
    people = [await Visitor(process.address, f"Player {n}").arrive() for n in range(3)]
    try:
        table = await open_table(people, clock={"per_move": 2})
        screen = await Screen.open(process.address, table, people[0].cookie)
        await screen.until("shown")
        fill_disk(process)
        await asyncio.sleep(4)
        number = screen.shown["number"]
        empty_disk(process)
        await asyncio.wait_for(screen.until("shown"), 60)
        assert screen.shown["number"] == number + 1
        await screen.close()
    finally:
        for person in people:
            await person.close()
        assert process.stop() == 0


@pytest.fixture
def own_postgres(tmp_path_factory):
    """A PostgreSQL that a test may stop."""
    server = Postgres(tmp_path_factory.mktemp("pg"))
    yield server
    server.stop()


async def test_postgresql_may_be_away_for_a_while(own_postgres):
    url = own_postgres.new_database()
    process = Process(SERVE_TOY, url, bot_pause="0.2")
    people = [await Visitor(process.address, f"Player {n}").arrive() for n in range(2)]
    try:
        table = await open_table(people, "toy", seats=3, bots={"2": "easy"}, options={"rounds": 9})
        screen = await Screen.open(process.address, table, people[0].cookie)
        await screen.until("shown")
        own_postgres.interrupt()
        assert (await people[0].http.get("/ready")).status_code == 503
        await screen.play({"type": "bid", "amount": 1})
        assert (await screen.until("error"))["error"]["reason"] == "server-no-records"
        assert (await people[0].http.get("/api/tables")).status_code == 503
        own_postgres.resume()
        await eventually(lambda: is_ready(people[0], 200))
        ask = screen.shown["ask"]
        await screen.play({"type": "bid", "amount": 1})
        while screen.shown["ask"] == ask:
            await screen.receive()
        await people[1].post(f"/api/tables/{table}/play", {"ask": 0, "action": {"type": "fold"}})
        await eventually(lambda: round_is_over(people[0], table, ask + 1))
        await screen.close()
    finally:
        for person in people:
            await person.close()
        assert process.stop() == 0
