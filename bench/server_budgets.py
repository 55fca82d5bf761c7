"""Budgets of the server, each as a ratio or a difference within one run.

    PYTHONPATH=src:. python bench/server_budgets.py waiting | waking | restart | kills [--postgres]

``waiting``   a person's wait for a hard opponent beside 50 abandoned tables, against an idle server
``waking``    the longest stall of the event loop while a table of 50,000 rows is woken
``restart``   seconds from a kill to an answer, with 200 running tables
``kills``     kill -9 again and again under load; what was acknowledged must be in the log
"""

import argparse
import asyncio
import json
import sqlite3
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from tests.server.clients import Screen, Visitor, choose, open_table
from tests.server.processes import SERVE, Postgres, Process

RESULTS = Path(__file__).parent / "results"


def note(name: str, found: dict[str, Any]) -> None:
    """Keep and print what was measured."""
    file = RESULTS / "server_budgets.json"
    known = json.loads(file.read_text()) if file.exists() else {}
    known[name] = {**found, "command": f"PYTHONPATH=src:. python bench/server_budgets.py {name}"}
    file.write_text(json.dumps(known, indent=2) + "\n")
    print(name, found)


async def wait_for_bot(process: Process, moves: int) -> float:
    """Return the median seconds from a person's move to their next turn against a hard opponent."""
    person = await Visitor(process.address, "Ana").arrive()
    table = await open_table([person], "kreta", seats=2, bots={"1": "hard"})
    screen, waits, rng = await Screen.open(process.address, table, person.cookie), [], Random(1)
    began = time.monotonic()
    while len(waits) < moves:
        shown = await screen.until("shown")
        if shown["outcome"] is not None:
            break
        if shown["to_act"] == [1]:
            began = began or time.monotonic()
        elif shown["to_act"] == [0]:
            if began:
                waits.append(time.monotonic() - began)
            began = 0.0
            await screen.play(choose("kreta", 0, shown, rng))
    await screen.close()
    await person.close()
    return median(waits)


async def waiting(folder: Path, moves: int = 6, abandoned: int = 50) -> None:
    """Measure the wait for a hard opponent on an idle server, then beside abandoned tables."""
    limits = {"max_tables_per_person": "1000", "bot_processes": "2", "bot_pause": "0"}
    process = Process(SERVE, f"sqlite:///{folder}/waiting.db", **limits)
    try:
        await wait_for_bot(process, 1)
        idle = await wait_for_bot(process, moves)
        guest = await Visitor(process.address).arrive()
        for _ in range(abandoned):
            table = await open_table([guest], "krysis", seats=2, bots={"1": "hard"})
            await guest.post(f"/api/tables/{table}/leave")
        beside = await wait_for_bot(process, moves)
        await guest.close()
    finally:
        process.stop()
    note("waiting", {"idle": idle, "beside": beside, "ratio": beside / idle, "abandoned": abandoned})


async def waking(folder: Path, rows: int = 50_000) -> None:
    """Measure the longest stall of ``/health`` while a table with many drafts is woken."""
    file = folder / "waking.db"
    process = Process(SERVE, f"sqlite:///{file}")
    people = [await Visitor(process.address).arrive() for _ in range(4)]
    table = await open_table(people, "decrypto", options={"timer": 0, "encryptor_order": [0, 1, 2, 3]})
    process.stop()
    add_drafts(file, table, rows)
    process = Process(SERVE, f"sqlite:///{file}")
    try:
        stalls: list[float] = []
        for person in people:
            person.http.base_url = process.address
        watch = asyncio.create_task(feel(process, stalls))
        await asyncio.sleep(1)
        quiet, began = max(stalls), time.monotonic()
        stalls.clear()
        await people[1].get(f"/api/tables/{table}/shown")
        took = time.monotonic() - began
        watch.cancel()
    finally:
        process.stop()
        for person in people:
            await person.close()
    note("waking", {"rows": rows, "seconds": took, "longest_answer": max(stalls), "when_quiet": quiet})


def add_drafts(file: Path, table: str, rows: int) -> None:
    """Write as many drafts of a clue into a log as somebody could before there was a limit."""
    with sqlite3.connect(file) as database:
        (last,) = database.execute("select max(version) from moves where table_id = ?", (table,)).fetchone()
        draft = json.dumps({"type": "write_clue", "line": 1, "text": "quarterly"}).encode()
        database.executemany(
            "insert into moves (table_id, version, seat, action, at, tick, seen, played_by)"
            " values (?, ?, 0, ?, 0, 0, 1, 0)",
            [(table, last + 1 + number, draft) for number in range(rows)],
        )


async def feel(process: Process, stalls: list[float]) -> None:
    """Ask again and again whether the server is well, and note how long each answer takes."""
    visitor = Visitor(process.address)
    while True:
        began = time.monotonic()
        await visitor.http.get("/health")
        stalls.append(time.monotonic() - began)
        await asyncio.sleep(0.002)


async def restart(folder: Path, tables: int = 200) -> None:
    """Measure seconds from a kill to the first answer, with so many running tables."""
    url = f"sqlite:///{folder}/restart.db"
    process = Process(SERVE, url)
    people = [await Visitor(process.address).arrive() for _ in range(3)]
    names = [await open_table(people, clock={"per_game": 1000}) for _ in range(tables)]
    process.kill()
    began = time.monotonic()
    process = Process(SERVE, url)
    ready = time.monotonic() - began
    screen = await Screen.open(process.address, names[-1], people[0].cookie)
    await screen.until("shown")
    shown = time.monotonic() - began
    await screen.close()
    process.stop()
    for person in people:
        await person.close()
    note("restart", {"tables": tables, "ready": ready, "shown": shown})


async def kills(url: str, times: int) -> None:
    """Kill a server under load again and again; every number that was shown must still be there."""
    process, lost, seen = Process(SERVE, url), 0, 0
    people = [await Visitor(process.address).arrive() for _ in range(3)]
    rng = Random(5)
    for _ in range(times):
        for person in people:
            person.http.base_url = process.address
        table = await open_table(people)
        screens = [await Screen.open(process.address, table, person.cookie) for person in people]
        plays = [asyncio.create_task(play_on(screen, seat)) for seat, screen in enumerate(screens)]
        await asyncio.sleep(rng.uniform(0.2, 0.8))
        process.kill()
        await asyncio.gather(*plays, return_exceptions=True)
        process = await asyncio.to_thread(Process, SERVE, url)
        for seat, person in enumerate(people):
            back = await Screen.open(process.address, table, person.cookie)
            number = (await back.until("shown"))["number"]
            last = screens[seat].shown
            seen += 1
            lost += last is not None and number < last["number"]
            await back.close()
    process.stop()
    for person in people:
        await person.close()
    kind = "kills" if url.startswith("sqlite") else "kills --postgres"
    note(kind, {"kills": times, "screens": seen, "lost": lost})


async def play_on(screen: Screen, seat: int) -> None:
    """Play at random until the line breaks."""
    rng = Random(seat)
    while True:
        shown = await screen.until("shown")
        if seat in shown["to_act"]:
            await screen.play(choose("kryptos", seat, shown, rng))


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", choices=["waiting", "waking", "restart", "kills"])
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--times", type=int, default=100)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="kb") as folder:
        if asked.what != "kills":
            asyncio.run({"waiting": waiting, "waking": waking, "restart": restart}[asked.what](Path(folder)))
        elif asked.postgres:
            server = Postgres(Path(folder))
            asyncio.run(kills(server.new_database(), asked.times))
            server.stop()
        else:
            asyncio.run(kills(f"sqlite:///{folder}/kills.db", asked.times))


if __name__ == "__main__":
    main()
