"""How much and how often: connections and messages; who is over the limit is told, nobody else notices."""

import asyncio
import json
import socket
from random import Random

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from kastellan.server.limits import AtOnce, Bucket, Buckets, Crowded
from tests.server.clients import SECONDS, Screen, Visitor, choose, open_table
from tests.server.processes import SERVE, Process

RESYNCS = 1200
"""More than all buffers on the way to a client that does not read can hold."""


async def refused(process, table, cookie):
    """Connect and return the reason and the code with which the server closes."""
    screen = await Screen.open(process.address, table, cookie)
    error = (await screen.until("error"))["error"]
    with pytest.raises(ConnectionClosed) as closed:
        await screen.receive()
    return error["reason"], error["rule"], closed.value.rcvd.code


async def test_connections_are_limited_by_person_and_in_all(tmp_path):
    process = Process(
        SERVE, f"sqlite:///{tmp_path}/k.db", max_connections="3", max_connections_per_person="2"
    )
    people = [await Visitor(process.address).arrive() for _ in range(3)]
    table = await open_table(people)
    first = [await Screen.open(process.address, table, people[0].cookie) for _ in range(2)]
    for screen in first:
        await screen.until("shown")
    assert await refused(process, table, people[0].cookie) == (
        "server-too-many-connections",
        "HTTP-429",
        1013,
    )
    third = await Screen.open(process.address, table, people[1].cookie)
    await third.until("shown")
    assert await refused(process, table, people[2].cookie) == ("server-full", "HTTP-503", 1013)
    await first[0].send(type="resync")
    assert await first[0].until("shown"), "those inside notice nothing"
    await third.close()
    for _ in range(50):
        metrics = (await people[0].http.get("/metrics")).text
        if "kastellan_connections 2.0" in metrics:
            break
        await asyncio.sleep(0.1)
    late = await Screen.open(process.address, table, people[2].cookie)
    assert await late.until("shown"), "a place that was left is free again"
    for screen in (*first, late):
        await screen.close()
    for person in people:
        await person.close()
    assert process.stop() == 0


@pytest.fixture(scope="module")
def strict_server(tmp_path_factory):
    """A server that lets everybody say two things a second."""
    process = Process(SERVE, f"sqlite:///{tmp_path_factory.mktemp('strict')}/k.db", socket_rate="2")
    yield process
    assert process.stop() == 0


async def test_messages_that_come_too_fast_are_answered_and_not_done(strict_server, guests):
    people = await guests(strict_server, 3)
    table = await open_table(people)
    screens = [await Screen.open(strict_server.address, table, person.cookie) for person in people[:2]]
    for screen in screens:
        await screen.until("shown")
    for number in range(12):
        await screens[0].send(type="chat", channel="table", text=f"line {number}")
    answers = [await screens[0].until("error") for _ in range(5)]
    assert {answer["error"]["reason"] for answer in answers} == {"server-too-fast"}
    await screens[1].send(type="chat", channel="table", text="calm")
    heard = []
    while "calm" not in heard:
        heard.append((await screens[1].until("chat"))["text"])
    assert 4 <= len([text for text in heard if text.startswith("line")]) <= 7
    await asyncio.sleep(1.5)
    await screens[0].send(type="resync")
    assert await screens[0].until("shown"), "after a pause one is heard again"
    for screen in screens:
        await screen.close()


async def test_who_does_not_stop_is_cut_off(strict_server, guests):
    people = await guests(strict_server, 3)
    table = await open_table(people)
    screen = await Screen.open(strict_server.address, table, people[0].cookie)
    await screen.until("shown")
    for _ in range(40):
        await screen.send(type="resync")
    with pytest.raises(ConnectionClosed) as closed:
        await screen.until("nothing of the kind")
    assert closed.value.rcvd.code == 1008


def test_buckets_fill_with_time(monkeypatch):
    now = [100.0]
    monkeypatch.setattr("kastellan.server.limits.time.monotonic", lambda: now[0])
    bucket = Bucket(2.0, 3.0)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now[0] += 60
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    buckets = Buckets(1.0, 1.0, keys=2)
    assert [buckets.take(key) for key in "aab"] == [True, False, True]
    assert buckets.take("c"), "one key does not use up another's right"
    assert buckets.take("a"), "what was used longest ago is forgotten"


async def test_a_reader_that_is_too_slow_is_closed_and_holds_nobody_up(sqlite_server, guests):
    """What it was sent before arrives whole and in order; the others play on meanwhile."""
    people = await guests(sqlite_server, 3)
    table = await open_table(people, "kreta")
    screens = [await Screen.open(sqlite_server.address, table, person.cookie) for person in people]
    for screen in screens:
        await screen.until("shown")
    slow = await slow_reader(sqlite_server.address, table, people[0].cookie)
    for _ in range(RESYNCS):
        await slow.send('{"type":"resync"}')
    await slow.send('{"type":"chat","channel":"table","text":"All that was asked for has been sent."}')
    await screens[1].until("chat")
    seat = screens[0].shown["to_act"][0]
    number = screens[seat].shown["number"]
    await screens[seat].play(choose("kreta", seat, screens[seat].shown, Random(1)))
    for screen in screens:
        assert (await screen.until("shown"))["number"] == number + 1
    kinds, code = await read_all(slow)
    assert code == 1013
    assert kinds[0] == "table"
    assert 200 < kinds.count("shown") < RESYNCS
    for screen in screens:
        await screen.close()


async def read_all(connection):
    """Return the kinds of all messages that still come, and the code with which the server closes."""
    kinds = []
    try:
        while True:
            kinds.append(json.loads(await asyncio.wait_for(connection.recv(), SECONDS))["type"])
    except ConnectionClosed as closed:
        return kinds, closed.rcvd.code


async def slow_reader(address, table, cookie):
    """Connect with a small buffer, and without compression, which would hide how much is sent."""
    host, port = address.removeprefix("http://").split(":")
    small = socket.socket()
    small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    small.connect((host, int(port)))
    return await connect(
        f"ws://{host}:{port}/api/tables/{table}/socket",
        sock=small,
        additional_headers={"Cookie": f"kastellan={cookie}"},
        compression=None,
        max_queue=1,
        max_size=None,
    )


async def test_so_many_at_a_time_and_a_few_more_wait():
    limit, going, most = AtOnce(2, waiting=1), [], []
    begun, go = asyncio.Event(), asyncio.Event()

    async def work(key):
        async with limit.one(key):
            going.append(key)
            most.append(going.count("a"))
            begun.set()
            await go.wait()
            going.remove(key)

    tasks = [asyncio.create_task(work("a")) for _ in range(3)]
    await begun.wait()
    with pytest.raises(Crowded):
        await work("a")
    other = asyncio.create_task(work("b"))
    go.set()
    await asyncio.gather(other, *tasks)
    assert max(most) == 2
    assert not limit._asked
    assert not limit._places
