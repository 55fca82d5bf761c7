"""How much and how often: connections and messages; who is over the limit is told, nobody else notices."""

import asyncio

import pytest
from websockets.exceptions import ConnectionClosed

from kastellan.server.limits import Bucket, Buckets
from tests.server.clients import Screen, Visitor, open_table
from tests.server.processes import SERVE, Process


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
        4403,
    )
    third = await Screen.open(process.address, table, people[1].cookie)
    await third.until("shown")
    assert await refused(process, table, people[2].cookie) == ("server-full", "HTTP-503", 4403)
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


async def test_messages_that_come_too_fast_are_answered_and_not_done(tmp_path):
    process = Process(SERVE, f"sqlite:///{tmp_path}/k.db", socket_rate="2")
    people = [await Visitor(process.address).arrive() for _ in range(3)]
    table = await open_table(people)
    screens = [await Screen.open(process.address, table, person.cookie) for person in people[:2]]
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
    for person in people:
        await person.close()
    assert process.stop() == 0


async def test_who_does_not_stop_is_cut_off(tmp_path):
    process = Process(SERVE, f"sqlite:///{tmp_path}/k.db", socket_rate="1")
    people = [await Visitor(process.address).arrive() for _ in range(3)]
    table = await open_table(people)
    screen = await Screen.open(process.address, table, people[0].cookie)
    await screen.until("shown")
    for _ in range(40):
        await screen.send(type="resync")
    with pytest.raises(ConnectionClosed) as closed:
        await screen.until("nothing of the kind")
    assert closed.value.rcvd.code == 1008
    for person in people:
        await person.close()
    assert process.stop() == 0


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
