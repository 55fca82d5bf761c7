"""How soon notices leave: from a move to its notice at a webhook on this machine.

    python bench/notices.py [--people 200]

Each of so many people sits at a table of their own beside two who move; all moves are made at once.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import median

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.clients import Screen, Visitor, choose, open_table
from tests.server.processes import SERVE, Process
from tests.server.sinks import Sink

WANTED = 5.0
"""Seconds within which a notice is to leave."""


class Timed(Sink):
    """A webhook that notes when something came."""

    def __init__(self) -> None:
        super().__init__()
        self.times: dict[str, float] = {}

    def keep(self, arrived):  # noqa: ANN001, ANN201, D102 - as in ``Arrivals``
        self.times.setdefault(json.loads(arrived.body)["table"], time.monotonic())


async def table_of(process: Process, sink: Timed) -> tuple[str, Screen, int]:
    """Seat three people of whom the next but one is told; return the table and who moves now."""
    people = [await Visitor(process.address, f"P{n}").arrive() for n in range(3)]
    table = await open_table(people, "kryptos")
    first = await Screen.open(process.address, table, people[0].cookie)
    shown = await first.until("shown")
    (seat,) = shown["to_act"]
    screen = await Screen.open(process.address, table, people[seat].cookie)
    await screen.until("shown")
    await first.close()
    for number, person in enumerate(people):
        if number != seat:
            way = {"kind": "webhook", "address": f"{sink.address}/{table}/{number}"}
            await person.post("/api/me/notices/ways", way)
        await person.close()
    return table, screen, seat


async def measure(people: int) -> list[float]:
    """Return how many seconds each notice took."""
    sink = Timed()
    await sink.open()
    with tempfile.TemporaryDirectory() as folder:
        process = Process(
            SERVE, f"sqlite:///{folder}/k.db", public_url="http://games.example", notices_to_private="1"
        )
        tables = [await table_of(process, sink) for _ in range(people)]
        began: dict[str, float] = {}
        for number, (table, screen, seat) in enumerate(tables):
            began[table] = time.monotonic()
            await screen.play(choose("kryptos", seat, screen.shown, Random(number)))
        until = time.monotonic() + 120
        while len(sink.times.keys() & began.keys()) < people and time.monotonic() < until:  # noqa: ASYNC110
            await asyncio.sleep(0.1)
        for _, screen, _ in tables:
            await screen.close()
        process.stop()
    await sink.close()
    return sorted(sink.times[table] - at for table, at in began.items() if table in sink.times)


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=200)
    people = parser.parse_args().people
    took = asyncio.run(measure(people))
    late = sum(one > WANTED for one in took)
    print(f"{len(took)} of {people} notices left; median {median(took):.2f} s, slowest {took[-1]:.2f} s")
    print(f"{late} later than {WANTED:g} s")


if __name__ == "__main__":
    main()
