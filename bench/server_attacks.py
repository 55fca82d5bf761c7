"""The server is attacked as it was once with success, with the limits that it has by default.

    PYTHONPATH=src:. python bench/server_attacks.py tables | resync | chat | halfopen | unread | hints

``tables``    one guest opens, starts and leaves tables; then one address with guest after guest
``resync``    ten spectators ask for everything again and again, 20 times a second each
``chat``      spectators talk without end; what players said must still be there
``halfopen``  1,300 requests are begun and never ended
``unread``    answers are asked for and never read
``hints``     one guest asks for hints at 20 tables as quickly as it can
"""

import argparse
import asyncio
import socket
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from statistics import median

from bench.measures import as_installed, by_default, connect, cpu_seconds, megabytes, note
from tests.server.clients import Screen, Visitor, choose, open_table
from tests.server.processes import Process

# Tables.


async def tables(folder: Path, seconds: float = 20.0) -> None:
    """Count the tables that one guest opens and leaves, then those that one address opens."""
    process = by_default(folder, trusted_proxies="127.0.0.1")
    guest = await Visitor(process.address).arrive()
    alone, until = 0, time.monotonic() + seconds
    while time.monotonic() < until:
        answer = await guest.http.post(
            "/api/tables", json={"game": "krysis", "seats": 2, "bots": {"1": "hard"}}
        )
        if answer.status_code != 201:
            break
        name = answer.json()["id"]
        await guest.http.post(f"/api/tables/{name}/start")
        await guest.http.post(f"/api/tables/{name}/leave")
        alone += 1
    house = await fill_house(process, seconds)
    other = Visitor(process.address)
    other.http.headers["X-Forwarded-For"] = "203.0.113.7"
    await other.arrive()
    honest = await other.http.post("/api/tables", json={"game": "kryptos", "seats": 3})
    await other.close()
    await guest.close()
    process.stop()
    note(
        "tables",
        {"by_one_guest": alone, "by_one_address": alone + house, "then_for_others": honest.status_code},
    )


async def fill_house(process: Process, seconds: float) -> int:
    """Return how many more tables one address opens, as a new guest each time it is refused."""
    opened, refused, until = 0, 0, time.monotonic() + seconds * 2
    while refused < 5 and time.monotonic() < until:
        guest = Visitor(process.address)
        me = await guest.http.get("/api/me")
        if me.status_code != 200:
            refused += 1
            await asyncio.sleep(0.5)
        else:
            new = await open_until_refused(guest)
            opened, refused = opened + new, 0 if new else refused + 1
        await guest.close()
    return opened


async def open_until_refused(guest: Visitor) -> int:
    """Return how many tables a guest may open."""
    opened = 0
    while (await guest.http.post("/api/tables", json={"game": "kryptos", "seats": 3})).status_code == 201:
        opened += 1
    return opened


# Floods.


async def beside(
    process: Process, flood: Callable[[], Awaitable[None]] | None, moves: int = 60
) -> dict[str, float]:
    """Return what a move of honest players takes while others flood the server, or do not."""
    people = [await Visitor(process.address).arrive() for _ in range(3)]
    table = await open_table(people)
    screens = [await Screen.open(process.address, table, person.cookie) for person in people]
    going = asyncio.ensure_future(flood()) if flood else None
    await asyncio.sleep(0.5)
    began, waits, rng = cpu_seconds(process.pid), [], Random(1)
    shown = [await screen.until("shown") for screen in screens]
    while len(waits) < moves and shown[0]["outcome"] is None:
        (seat,) = shown[0]["to_act"]
        asked = time.monotonic()
        await screens[seat].play(choose("kryptos", seat, shown[seat], rng))
        shown = [await screen.until("shown") for screen in screens]
        waits.append(time.monotonic() - asked)
        await asyncio.sleep(0.05)
    used = (cpu_seconds(process.pid) - began) / len(waits)
    if going is not None:
        going.cancel()
    for screen in screens:
        await screen.close()
    for person in people:
        await person.close()
    return {"move_ms": median(waits) * 1000, "server_cpu_ms_per_move": used * 1000}


async def resync(folder: Path) -> None:
    """Let ten spectators of a game ask for it again, 20 times a second each."""
    process = by_default(folder)
    host = await Visitor(process.address).arrive()
    table = await open_table(
        [host], "kryptos", seats=6, bots={str(n): "easy" for n in range(1, 6)}, public=True
    )
    calm = await beside(process, None)
    eyes = [await Screen.open(process.address, table) for _ in range(10)]

    async def flood() -> None:
        while True:
            for eye in eyes:
                await eye.send(type="resync")
            await asyncio.sleep(0.05)

    found = await beside(process, flood)
    process.stop()
    note("resync", {"calm": calm, "flood": found, "ratio": found["move_ms"] / calm["move_ms"]})


async def chat(folder: Path) -> None:
    """Let spectators talk without end; what players said before must still be there."""
    process = by_default(folder)
    people = [await Visitor(process.address).arrive() for _ in range(3)]
    table = await open_table(people, public=True)
    screen = await Screen.open(process.address, table, people[0].cookie)
    await screen.send(type="chat", channel="table", text="what we agreed on")
    calm = await beside(process, None)
    eyes = [await Screen.open(process.address, table) for _ in range(10)]

    async def flood() -> None:
        while True:
            for number, eye in enumerate(eyes):
                await eye.send(type="chat", channel="watch", text=f"noise {number}")
            await asyncio.sleep(0.05)

    found = await beside(process, flood)
    again = await Screen.open(process.address, table, people[0].cookie)
    while not any("what we agreed on" in text for text in again.raw) and len(again.raw) < 10:
        await again.receive()
    kept = any("what we agreed on" in text for text in again.raw)
    process.stop()
    note(
        "chat", {"calm": calm, "flood": found, "ratio": found["move_ms"] / calm["move_ms"], "talk_kept": kept}
    )


async def halfopen(folder: Path, count: int = 1300) -> None:
    """Begin requests and never end them; they must be given up, and a newcomer served."""
    process = by_default(folder, wait_for_request="10", trusted_proxies="203.0.113.1")
    lines = []
    for _ in range(count):
        line = connect(process)
        line.send(b"GET /health HTTP/1.1\r\nHost: x\r\n")
        lines.append(line)
    await asyncio.sleep(1)
    let_in = sum(is_open(line) for line in lines)
    await asyncio.sleep(15)
    left = sum(is_open(line) for line in lines)
    newcomer = await Visitor(process.address).http.get("/health")
    process.stop()
    note(
        "halfopen",
        {"begun": count, "let_in": let_in, "after_the_time": left, "newcomer": newcomer.status_code},
    )


def is_open(line: socket.socket) -> bool:
    """Return whether the other side has not hung up."""
    line.setblocking(False)
    try:
        return line.recv(1) != b""
    except BlockingIOError:
        return True
    except OSError:
        return False


async def unread(folder: Path, count: int = 100) -> None:
    """Ask for answers and never read them; they must be given up, and their memory free again."""
    process = by_default(folder, wait_for_reader="5", request_rate="10000")
    before = megabytes(process.pid)
    lines = [connect(process) for _ in range(count)]
    for line in lines:
        for _ in range(50):
            line.send(b"GET /schema/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n")
    await asyncio.sleep(3)
    during = megabytes(process.pid)
    await asyncio.sleep(20)
    left = sum(not hung_up(line) for line in lines)
    after = megabytes(process.pid)
    process.stop()
    note("unread", {"lines": count, "during_mb": during - before, "after_mb": after - before, "left": left})


def hung_up(line: socket.socket) -> bool:
    """Return whether the connection was cut, after reading what had come before."""
    line.setblocking(False)
    try:
        while line.recv(1 << 16):
            pass
    except BlockingIOError:
        return False
    except OSError:
        pass
    return True


async def hints(folder: Path, seconds: float = 20.0) -> None:
    """Ask for hints at 20 tables all the time, and see how long somebody else waits for one."""
    process = by_default(folder)
    guest = await Visitor(process.address).arrive()
    names = [await open_table([guest], "kreta", seats=2, bots={"1": "easy"}, hints=True) for _ in range(20)]
    other = await Visitor(process.address).arrive()
    own = await open_table([other], "kreta", seats=2, bots={"1": "easy"}, hints=True)
    answers: dict[int, int] = {}

    async def flood() -> None:
        while True:
            for name in names:
                status = (await guest.http.post(f"/api/tables/{name}/hint")).status_code
                answers[status] = answers.get(status, 0) + 1

    going = [asyncio.ensure_future(flood()) for _ in range(3)]
    await asyncio.sleep(seconds)
    began = time.monotonic()
    status = (await other.http.post(f"/api/tables/{own}/hint")).status_code
    waited = time.monotonic() - began
    for one in going:
        one.cancel()
    process.stop()
    note(
        "hints",
        {"answers": {str(key): n for key, n in answers.items()}, "others": status, "others_wait": waited},
    )


MEASURES = {one.__name__: one for one in (tables, resync, chat, halfopen, unread, hints)}


def main() -> None:
    """Attack as is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", choices=MEASURES)
    asked = parser.parse_args()
    with as_installed() as folder:
        asyncio.run(MEASURES[asked.what](folder))


if __name__ == "__main__":
    main()
