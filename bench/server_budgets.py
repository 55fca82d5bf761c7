"""Budgets of the server, each as a ratio or a difference within one run.

    PYTHONPATH=src:. python bench/server_budgets.py waiting | waking | restart | restart-postgres

``waiting``   a person's wait for a hard opponent beside 50 abandoned tables, against an idle server
``waking``    the longest stall of the event loop while a table of 50,000 rows is woken
``restart``   seconds from a kill to an answer, with 200 running tables
``restart-postgres``   the same on PostgreSQL
"""

import argparse
import asyncio
import json
import sqlite3
import time
from pathlib import Path
from random import Random
from statistics import median

from bench.measures import as_installed, cpu_seconds, note
from bench.watched import SERVE_WATCHED, longest_stall
from tests.server.clients import Screen, Visitor, choose, open_table
from tests.server.processes import SERVE, Postgres, Process


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


async def waking(folder: Path, rows: int = 50_000, times: int = 5) -> None:
    """Measure for how long the event loop stands still while a table with many drafts is woken."""
    file = folder / "waking.db"
    process = Process(SERVE, f"sqlite:///{file}")
    people = [await Visitor(process.address).arrive() for _ in range(4)]
    table = await open_table(people, "decrypto", options={"timer": 0, "encryptor_order": [0, 1, 2, 3]})
    process.stop()
    add_drafts(file, table, rows)
    found, took = [], []
    for _ in range(times):
        forget_snapshot(file, table)
        process = Process(SERVE_WATCHED, f"sqlite:///{file}", rest_after="3600")
        people[1].http.base_url = process.address
        longest_stall(process)
        began = cpu_seconds(process.pid)
        await people[1].get(f"/api/tables/{table}/shown")
        took.append(cpu_seconds(process.pid) - began)
        found.append(longest_stall(process))
        process.stop()
    for person in people:
        await person.close()
    stalls = {"stalls_ms": found, "longest_stall_ms": median(found)}
    note("waking", {"rows": rows, "times": times, "cpu_seconds": median(took)} | stalls)


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


def forget_snapshot(file: Path, table: str) -> None:
    """Let a table be woken from its first row on, as one that an older version left."""
    with sqlite3.connect(file) as database:
        database.execute("delete from snapshots where table_id = ?", (table,))


async def restart(folder: Path) -> None:
    """Measure a restart on SQLite."""
    note("restart", await restarted(f"sqlite:///{folder}/restart.db"))


async def restart_postgres(folder: Path) -> None:
    """Measure a restart on PostgreSQL."""
    database = Postgres(folder)
    note("restart-postgres", await restarted(database.new_database()))
    database.stop()


async def restarted(url: str, tables: int = 200, times: int = 5) -> dict[str, float]:
    """Return the seconds from a kill to the first answer, with so many running tables."""
    process = Process(SERVE, url)
    people = [await Visitor(process.address).arrive() for _ in range(3)]
    names = [await open_table(people, clock={"per_game": 1000}) for _ in range(tables)]
    ready, cpu, shown, awake = [], [], [], []
    for _ in range(times):
        process.kill()
        began = time.monotonic()
        process = Process(SERVE, url)
        ready.append(time.monotonic() - began)
        cpu.append(cpu_seconds(process.pid))
        screen = await Screen.open(process.address, names[-1], people[0].cookie)
        await screen.until("shown")
        shown.append(time.monotonic() - began)
        await screen.close()
        await all_awake(process, tables)
        awake.append(time.monotonic() - began)
    process.stop()
    for person in people:
        await person.close()
    results = {"tables": tables, "times": times, "ready": median(ready), "ready_cpu": median(cpu)}
    return results | {"shown": median(shown), "all_awake": median(awake)}


async def all_awake(process: Process, tables: int) -> None:
    """Wait until so many tables are awake."""
    visitor = Visitor(process.address)
    while f"kastellan_tables {tables}.0" not in (await visitor.http.get("/metrics")).text:  # noqa: ASYNC110 - it is another process
        await asyncio.sleep(0.05)
    await visitor.close()


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    measures = {
        "waiting": waiting,
        "waking": waking,
        "restart": restart,
        "restart-postgres": restart_postgres,
    }
    parser.add_argument("what", choices=measures)
    asked = parser.parse_args()
    with as_installed() as folder:
        asyncio.run(measures[asked.what](folder))


if __name__ == "__main__":
    main()
