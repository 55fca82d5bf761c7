"""Computer players think for people: where nobody looks a game stands still, and goes on for who comes."""

import asyncio
from random import Random

import asyncpg
import pytest

from kastellan.server import lobby
from kastellan.server.attention import attention, call
from kastellan.server.turns import LATER, PRESENT, WATCHED
from kastellan.tables.messages import CreateTable
from tests.server.clients import Screen, Visitor, choose, open_table
from tests.server.processes import SERVE, WORK, Process
from tests.server.records import Records
from tests.server.test_forgetting import new_hall
from tests.server.test_outages import eventually

BOTS = {"1": "easy", "2": "easy"}
LONG_ENOUGH = 3.0
"""Seconds in which computer players would make many moves."""


@pytest.fixture
async def house(database_url):
    """A server whose computer players stop at once when everybody has gone, and a person."""
    process = Process(SERVE, database_url, bot_grace="0")
    person = await Visitor(process.address, "Ana").arrive()
    yield process, person, database_url
    await person.close()
    assert process.stop() == 0
    assert '"level":"error"' not in process.errors()


async def count(url, table):
    async with Records(url) as records:
        return len((await records.table(table))[1])


async def moves_on(url, table, beyond):
    async def further():
        return await count(url, table) > beyond

    await eventually(further)


async def test_where_nobody_looks_nothing_is_thought(house):
    """A game that its only player has left stands still; once somebody looks it goes on."""
    process, person, url = house
    table = await open_table([person], seats=3, bots=BOTS, public=True)
    await person.post(f"/api/tables/{table}/leave")
    before = await count(url, table)
    await asyncio.sleep(LONG_ENOUGH)
    assert await count(url, table) == before
    watching = await Screen.open(process.address, table)
    await moves_on(url, table, before)
    await watching.close()


async def test_a_game_goes_on_for_who_comes_back(house):
    process, person, url = house
    table = await open_table([person], seats=3, bots=BOTS)
    screen = await Screen.open(process.address, table, person.cookie)
    while True:
        shown = await screen.until("shown")
        if shown["to_act"] == [0]:
            break
    await screen.close()
    seat = await person.get(f"/api/tables/{table}")
    assert seat["my_seat"] == 0
    await person.post(f"/api/tables/{table}/leave")
    before = await count(url, table)
    await asyncio.sleep(LONG_ENOUGH)
    assert await count(url, table) == before
    await person.post(f"/api/tables/{table}/sit", {})
    again = await Screen.open(process.address, table, person.cookie)
    shown = await again.until("shown")
    await again.play(choose("kryptos", 0, shown, Random(1)))
    await moves_on(url, table, before + 1)
    await again.close()


async def test_a_program_that_asks_over_http_is_waited_for(database_url):
    """It has no screen; each request shows that it is there."""
    process = Process(SERVE, database_url, bot_grace="30")
    person = await Visitor(process.address, "Ana").arrive()
    try:
        table = await open_table([person], seats=3, bots=BOTS)
        shown = await person.get(f"/api/tables/{table}/shown")
        for _ in range(3):
            while shown["to_act"] != [0]:
                shown = await person.get(f"/api/tables/{table}/shown?seen={shown['number']}&wait=20")
            move = {"ask": shown["ask"], "action": choose("kryptos", 0, shown, Random(1))}
            shown = await person.post(f"/api/tables/{table}/play", move)
    finally:
        await person.close()
        assert process.stop() == 0


async def test_workers_think_for_people_too(postgres):
    """What was asked for is answered; then nobody asks for a table at which nobody looks."""
    url = postgres.new_database()
    process = Process(SERVE, url, bots="worker", bot_grace="0")
    worker = await asyncio.to_thread(Process, WORK, url)
    person = await Visitor(process.address, "Ana").arrive()
    try:
        table = await open_table([person], seats=3, bots=BOTS, public=True)
        await person.post(f"/api/tables/{table}/leave")
        await asyncio.sleep(LONG_ENOUGH)
        before = await count(url, table)
        await asyncio.sleep(LONG_ENOUGH)
        assert await count(url, table) == before
        watching = await Screen.open(process.address, table)
        await moves_on(url, table, before + 2)
        await watching.close()
    finally:
        await person.close()
        assert [process.stop(), worker.stop()] == [0, 0]
    assert '"level":"error"' not in process.errors() + worker.errors()


NEVER_AGAIN = "import kastellan.server.worker as worker; worker.ASK_AGAIN = 1e9\n"
"""A server that asks for each decision only once: what is lost is lost, unless workers take it up."""

NEVER_SILENT = "import kastellan.server.worker as worker; worker.LOST_SECONDS = 1e9\n"
"""A worker that takes no other for lost however long it is silent."""

NEVER_ENDING = """
import asyncio, kastellan.server.bots as bots
async def stuck(*_): await asyncio.sleep(1e9)
bots.what_it_knows = stuck
"""


async def test_what_a_worker_was_killed_over_is_thought_out_by_the_next(postgres):
    """As soon as its process is dead: nobody has to ask again, or to wait for how long it is silent."""
    url = postgres.new_database()
    process = Process(NEVER_AGAIN + SERVE, url, bots="worker")
    lost = await asyncio.to_thread(Process, NEVER_ENDING + WORK, url)
    person = await Visitor(process.address, "Ana").arrive()
    connection = await asyncpg.connect(url)

    async def begun():
        return (
            await connection.fetchval("select count(*) from procrastinate_jobs where status = 'doing'") == 1
        )

    try:
        table = await open_table([person], seats=3, bots=BOTS, options={"first_player": 2})
        screen = await Screen.open(process.address, table, person.cookie)
        before = (await screen.until("shown"))["number"]
        await eventually(begun)
        other = await asyncio.to_thread(Process, NEVER_SILENT + WORK, url)
        lost.kill()
        assert (await screen.until("shown"))["number"] > before
        await screen.close()
        assert other.stop() == 0
    finally:
        await connection.close()
        await person.close()
        assert process.stop() == 0


class Looking:
    """A screen as far as attention goes."""

    def __init__(self, network, person):
        self.network, self.person = network, person


@pytest.fixture
async def table(tmp_path):
    hall = new_hall(f"sqlite:///{tmp_path}/k.db")
    await hall.open(serving=False)
    guest, _ = await hall.people.new_guest("Ana", "en")
    made = await lobby.create(hall, guest, CreateTable("kryptos", 3, bots=BOTS))
    made.sheet.chairs[0].away = 1.0
    yield made
    await hall.close()


def test_nobody_waits_where_all_went_long_ago(table):
    assert attention(table) is None


def test_spectators_count_less_than_players(table):
    table.screens[None] = {Looking("elsewhere", "")}
    assert attention(table).rank == WATCHED
    table.screens[0] = {Looking("here", table.sheet.chairs[0].person)}
    wanted = attention(table)
    assert (wanted.rank, [owner.network for owner in wanted.owners]) == (PRESENT, ["here"])


def test_who_has_just_gone_is_waited_for_a_little(table, monkeypatch):
    table.sheet.chairs[0].away = 1000.0
    monkeypatch.setattr("kastellan.server.attention.time.time", lambda: 1059.0)
    assert attention(table).rank == LATER
    monkeypatch.setattr("kastellan.server.attention.time.time", lambda: 1061.0)
    assert attention(table) is None


async def test_a_program_waits_as_long_as_it_asks_again(table, monkeypatch):
    call(table, 0, "here")
    assert attention(table).rank == PRESENT
    now, seen = table.callers[0][1], table.sheet.chairs[0].away
    assert seen > 1000, "and was here just now, so that nobody plays for it"
    monkeypatch.setattr("kastellan.server.attention.time.monotonic", lambda: now + 61)
    monkeypatch.setattr("kastellan.server.attention.time.time", lambda: seen + 61)
    assert attention(table) is None


def test_who_looks_over_another_process_is_present(table):
    table.sheet.chairs[0].away = None
    assert attention(table).rank == PRESENT
