"""How long the first page of somebody who comes back takes, in a house with many tables over days.

    PYTHONPATH=src:. python bench/server_home.py [--people 20000] [--tables 5000] [--asked 1000]

A few real games of each kind are played some way and put to rest; all other tables are copies of them
with other people.  People then ask one after another for ``/api/me`` and ``/api/me/home``; then the busiest
of them alone, who plays at many tables and has a long history.
"""

import argparse
import asyncio
import time
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any

import httpx
from sqlalchemy import insert, select

from bench.measures import as_installed, note
from kastellan.core.playout import pick
from kastellan.games import GAMES
from kastellan.server import lobby, starting, upkeep
from kastellan.server.hall import Hall
from kastellan.server.people import YEAR, digest
from kastellan.server.rows import Base, GlanceRow, MoveRow, PersonRow, ResultRow, SeatRow, TableRow, TokenRow
from kastellan.server.settings import Settings
from kastellan.tables.log import PERSON
from kastellan.tables.messages import CreateTable, Sit
from tests.server.processes import GENEROUS, SERVE, Process

STEPS = 60
"""Moves of people in a game that is copied."""
EACH = 3
"""Games of each kind, and finished games of each person."""
BATCH = 500
BUSY_TABLES = 60
BUSY_GAMES = 1_000
"""Running and finished games of the busiest of all people."""


async def play_some(hall: Hall, slug: str, rng: Random) -> None:
    """Play a game some way among four guests."""
    people = [(await hall.people.new_guest(f"Guest {seat}", "en"))[0] for seat in range(4)]
    table = await lobby.create(hall, people[0], CreateTable(slug, 4, public=True))
    for person in people[1:]:
        await lobby.sit(hall, table, person, Sit())
    await starting.start(hall, table, people[0])
    for _ in range(STEPS):
        progress = table.playing
        if not progress.acting:
            return
        seat = rng.choice(progress.acting)
        await table.play(seat, progress.asks[seat], pick(table.game, progress.state, seat, rng), PERSON)


def plain(row: Any, **other: Any) -> dict[str, Any]:
    """Return a row as values, some of them others."""
    return {column.key: getattr(row, column.key) for column in row.__mapper__.column_attrs} | other


async def fill(hall: Hall, people: int, tables: int, rng: Random) -> None:
    """Write down many people and copies of the tables that were played."""
    now = time.time()
    ids = [f"p{number:07}" for number in range(people)]
    async with hall.database.read() as session:
        kept: dict[type[Base], list[Any]] = {
            kind: list((await session.execute(select(kind))).scalars())
            for kind in (TableRow, SeatRow, MoveRow, GlanceRow)
        }
    rows: dict[type[Base], list[dict[str, Any]]] = {
        kind: [] for kind in (PersonRow, TokenRow, TableRow, SeatRow, MoveRow, GlanceRow, ResultRow)
    }
    running = [row for row in kept[TableRow] if row.status == "playing"]
    for person in ids:
        rows[PersonRow].append(
            {"id": person, "name": person, "language": "en", "created": now, "due": now + YEAR}
        )
        token = {"digest": digest(person), "person": person, "kind": "cookie", "created": now}
        rows[TokenRow].append(token | {"expires": now + YEAR})
    for number in range(tables):
        one, name = running[number % len(running)], f"t{number:07}"
        sat = some(ids, rng, busy=number < BUSY_TABLES)
        rows[TableRow].append(plain(one, id=name, public=False, updated=now - rng.random() * 86_400))
        rows[SeatRow] += [
            plain(row, table=name, person=sat[row.seat]) for row in kept[SeatRow] if row.table == one.id
        ]
        for kind in (MoveRow, GlanceRow):
            rows[kind] += [plain(row, table=name) for row in kept[kind] if row.table == one.id]
    for number in range(people * EACH // 4):
        name, at = f"f{number:07}", now - rng.random() * 864_000
        sat = some(ids, rng, busy=number < BUSY_GAMES)
        over = '{"scores":[4,3,2,1],"ranks":[1,2,3,4],"teams":[]}'
        rows[TableRow].append(
            plain(running[0], id=name, status="over", outcome=over, public=False, updated=at)
        )
        for seat, person in enumerate(sat):
            result = {
                "table": name,
                "seat": seat,
                "person": person,
                "game": running[0].game,
                "rank": seat + 1,
            }
            rows[ResultRow].append(
                result | {"score": 4 - seat, "players": '["A","B","C","D"]', "ended": at, "left": False}
            )
    for kind, values in rows.items():
        for first in range(0, len(values), BATCH):
            async with hall.database.write() as session:
                await session.execute(insert(kind), values[first : first + BATCH])


def some(ids: list[str], rng: Random, *, busy: bool) -> list[str]:
    """Return four people, the busiest among them or as it comes."""
    return [ids[0], *rng.sample(ids[1:], 3)] if busy else rng.sample(ids, 4)


async def ask(address: str, people: int, asked: int, rng: Random) -> dict[str, Any]:
    """Return how long people waited for the two answers of their first page, in milliseconds."""
    waits: dict[str, list[float]] = {"/api/me": [], "/api/me/home": []}
    sizes, tables = [], []
    async with httpx.AsyncClient(base_url=address) as client:
        for _ in range(asked):
            cookie = {"Cookie": f"kastellan=p{rng.randrange(people):07}"}
            for path, times in waits.items():
                began = time.perf_counter()
                answer = await client.get(path, headers=cookie)
                times.append(1000 * (time.perf_counter() - began))
                answer.raise_for_status()
                if path == "/api/me":
                    tables.append(len(answer.json()["tables"]))
                else:
                    sizes.append(len(answer.content))
    both = [sum(pair) for pair in zip(*waits.values(), strict=True)]
    found = {path: figures(times) for path, times in waits.items()}
    return {**found, "both": figures(both), "bytes": median(sizes), "tables of one": median(tables)}


def figures(times: list[float]) -> dict[str, float]:
    """Return the usual and the long waits."""
    return {"median": median(times), "p99": quantiles(times, n=100)[98], "most": max(times)}


async def main(people: int, tables: int, asked: int, folder: Path) -> None:
    """Fill a house, start its server, and let people come."""
    url, rng = f"sqlite:///{folder}/home.db", Random(7)
    hall = Hall(
        Settings(database_url=url, bot_processes=0, rest_after=0, secret=GENEROUS["KASTELLAN_SECRET"])
    )
    await hall.open(serving=False)
    for slug in GAMES:
        for _ in range(EACH):
            await play_some(hall, slug, rng)
    await upkeep.rest_idle(hall)
    await fill(hall, people, tables, rng)
    await hall.close()
    process = Process(SERVE, url, request_rate="100000")
    try:
        found = await ask(process.address, people, asked, rng)
        found["busiest"] = await ask(process.address, 1, max(2, asked // 10), rng)
    finally:
        process.stop()
    note("sqlite", {"people": people, "tables": tables, "asked": asked, **found})


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    for option, usual in (("people", 20_000), ("tables", 5_000), ("asked", 1_000)):
        parser.add_argument(f"--{option}", type=int, default=usual)
    chosen = parser.parse_args()
    with as_installed() as place:
        asyncio.run(main(chosen.people, chosen.tables, chosen.asked, place))
