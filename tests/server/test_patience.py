"""Clients that send or read too slowly are not waited for; nobody else notices them."""

import asyncio
import socket
import time

import pytest

from kastellan.server.patience import Doorkeeper
from kastellan.server.settings import Settings
from tests.server.clients import Visitor, open_table, play_whole
from tests.server.processes import SERVE, Process
from tests.server.test_limits import RESYNCS, slow_reader
from tests.server.test_outages import eventually

SHORT = {"wait_for_request": "1", "wait_for_reader": "1"}
HEAD = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nX-Kastellan: 1\r\nContent-Type: application/json\r\n"
BIG = b"GET /schema/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"


@pytest.fixture(scope="module")
def hasty(tmp_path_factory):
    """A server that waits a second for a request and for its reader."""
    process = Process(SERVE, f"sqlite:///{tmp_path_factory.mktemp('hasty')}/k.db", **SHORT)
    yield process
    assert process.stop() == 0
    assert "Traceback" not in process.errors()


def dial(process, buffer=None):
    """Return a connection; one with a small buffer takes little before it is read."""
    host, port = process.address.removeprefix("http://").split(":")
    made = socket.socket()
    if buffer:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    made.settimeout(60)
    made.connect((host, int(port)))
    return made


def is_cut_off(connection):
    """Return whether the server ends a connection; waits for it."""
    try:
        return connection.recv(1) == b""
    except ConnectionError:
        return True


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"\r\n",
        b"GET /hea",
        b"GET /health HTTP/1.1\r\nHost: x\r\nX-More: ",
        HEAD + b"Content-Length: 100\r\n\r\n{",
        HEAD + b"Transfer-Encoding: chunked\r\n\r\n5\r\n{",
    ],
    ids=["nothing", "an empty line", "a word", "half a head", "half a body", "half a piece"],
)
def test_a_request_that_does_not_come_whole_is_not_waited_for(hasty, sent):
    with dial(hasty) as connection:
        connection.sendall(sent)
        assert is_cut_off(connection)


def drip(connection, data, pause):
    """Send byte by byte until the server ends the connection; return whether it does."""
    try:
        for byte in data:
            connection.sendall(bytes([byte]))
            time.sleep(pause)
    except ConnectionError:
        return True
    return False


def test_one_who_sends_byte_by_byte_is_not_waited_for_either(hasty):
    with dial(hasty) as connection:
        assert drip(connection, HEAD * 10, 0.02)


def test_half_a_request_after_a_whole_one_is_not_waited_for(hasty):
    with dial(hasty) as connection:
        connection.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        assert b"200 OK" in connection.recv(10_000)
        connection.sendall(b"\r\n")
        while connection.recv(10_000):
            pass


def test_a_head_without_end_is_refused(hasty):
    with dial(hasty) as connection:
        connection.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n" + b"X: y\r\n" * 12_000)
        assert connection.recv(10_000).startswith(b"HTTP/1.1 400")


async def test_a_whole_request_is_served_however_long_it_takes(hasty):
    """Waiting for news takes longer than a request may take to come."""
    people = [await Visitor(hasty.address).arrive() for _ in range(3)]
    table = await open_table(people)
    shown = await people[0].get(f"/api/tables/{table}/shown")
    again = await people[0].get(f"/api/tables/{table}/shown?seen={shown['number']}&wait=3")
    assert again["number"] == shown["number"]
    for person in people:
        await person.close()


def test_an_answer_that_nobody_reads_is_given_up(hasty):
    with dial(hasty, 1024) as connection:
        connection.sendall(BIG * 100)
        assert drip(connection, b"G" * 600, 0.1)


async def test_a_slow_reader_who_reads_on_gets_all_of_it(hasty):
    """Slower than the time limit, but never still."""
    people = [await Visitor(hasty.address).arrive() for _ in range(3)]
    table = await open_table(people, public=True)
    for screen in await play_whole(hasty.address, people, table, "kryptos", 3):
        await screen.close()
    path = f"/api/tables/{table}/replay?eyes=all"
    whole = (await people[0].http.get(path)).content
    assert len(whole) > 200_000
    with dial(hasty, 32_768) as connection:
        head = f"GET {path} HTTP/1.1\r\nHost: x\r\nCookie: kastellan={people[0].cookie}\r\n\r\n"
        connection.sendall(head.encode())
        got = b""
        while not got.endswith(whole[-100:]):
            piece = await asyncio.to_thread(connection.recv, 32_768)
            assert piece, "it was cut off"
            got += piece
            await asyncio.sleep(3 * len(piece) / len(whole))
        assert got.partition(b"\r\n\r\n")[2] == whole
    for person in people:
        await person.close()


async def test_a_screen_that_nobody_reads_is_given_up(hasty):
    people = [await Visitor(hasty.address).arrive() for _ in range(3)]
    table = await open_table(people, "kreta")
    slow = await slow_reader(hasty.address, table, people[0].cookie)
    for _ in range(RESYNCS):
        await slow.send('{"type":"resync"}')

    async def gone():
        return "kastellan_connections 0.0" in (await people[0].http.get("/metrics")).text

    await eventually(gone)
    for person in people:
        await person.close()


# How many.


def test_an_address_has_so_many_connections_and_others_theirs():
    keeper = Doorkeeper(Settings(max_connections_per_address=2, trusted_proxies="10.0.0.1"))
    assert [keeper.enter("192.0.2.1") for _ in range(3)] == ["192.0.2.1", "192.0.2.1", None]
    assert keeper.enter("192.0.2.2") == "192.0.2.2"
    keeper.leave("192.0.2.1")
    assert keeper.enter("192.0.2.1") == "192.0.2.1"
    assert [keeper.enter("10.0.0.1") for _ in range(3)] == [""] * 3, "a proxy counts by itself"


def test_half_open_connections_of_one_address_keep_nobody_out(tmp_path):
    process = Process(
        SERVE, f"sqlite:///{tmp_path}/k.db", max_connections_per_address="20", trusted_proxies="10.0.0.1"
    )
    open_ones = [dial(process) for _ in range(20)]
    try:
        for one in open_ones:
            one.sendall(b"GET /hea")
        with dial(process) as late:
            assert is_cut_off(late), "the address has all it may have"
        open_ones.pop().close()
        for _ in range(100):
            with dial(process) as next_one:
                next_one.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
                try:
                    answer = next_one.recv(1000)
                except ConnectionError:
                    answer = b""
            if answer:
                break
            time.sleep(0.1)
        assert b"200 OK" in answer
    finally:
        for one in open_ones:
            one.close()
        assert process.stop() == 0
