"""Does the moment at which a computer player seals tell how much it drafted?  Krysis, also with a worker.

A person seals without a bid, at once or after some seconds, and notes after how many beats the computer is
seen to have sealed; when the bids are open, how many crystals went into its bid.
"""

import asyncio
import json
import os
import sys
import tempfile
import time
from collections import defaultdict
from pathlib import Path
from random import Random

from tests.server.clients import Screen, Visitor, choose, open_table
from tests.server.processes import SERVE, WORK, Postgres, Process

BEAT = 0.8
LEVEL = "normal"
GAMES = 3
Seen = dict[int, list[float]]
"""Beats from the person's seal to the computer's, by the crystals of its bid."""


async def play(address: str, number: int, wait: float, seconds: float, seen: Seen) -> None:
    """Play a game at random, but seal no bid, and note when the computer seals."""
    person = await Visitor(address, f"Eve {number}").arrive()
    table = await open_table([person], "krysis", seats=2, bots={"1": LEVEL})
    screen = await Screen.open(address, table, person.cookie)
    rng, end = Random(number), time.monotonic() + seconds
    await screen.until("shown")
    while screen.shown is not None and screen.shown["outcome"] is None and time.monotonic() < end:
        shown = screen.shown
        if 0 not in shown["to_act"]:
            await screen.until("shown")
        elif shown["view"]["phase"] == "bid":
            await asyncio.sleep(wait)
            await seal(screen, seen)
        else:
            await screen.play(choose("krysis", 0, shown, rng))
            await screen.until("shown")
    await screen.close()
    await person.close()


async def seal(screen: Screen, seen: Seen) -> None:
    """Seal no bid; note how long the computer takes after that, and what it bid."""
    await screen.play({"type": "confirm"})
    await screen.until("shown")
    sealed = time.monotonic()
    shown = screen.shown or {}
    while shown["view"]["phase"] == "bid":
        if shown["to_act"] != [1]:
            return
        shown = await screen.until("shown")
    bid = shown["view"]["seats"][1]["bid"] or ()
    seen[sum(bid)].append(round((time.monotonic() - sealed) / BEAT, 2))


async def measure(address: str, wait: float, seconds: float) -> dict[str, list[float]]:
    """Return the beats of some games that are played at once, by crystals."""
    seen: Seen = defaultdict(list)
    await asyncio.gather(*(play(address, number, wait, seconds, seen) for number in range(GAMES)))
    return {str(crystals): sorted(beats) for crystals, beats in sorted(seen.items())}


def main() -> None:
    """Measure on SQLite with a pool and on PostgreSQL with a worker; print JSON with the machine's load."""
    seconds, found = float(sys.argv[1]) if len(sys.argv) > 1 else 60.0, {}
    paced = {"bot_pause": str(BEAT), "bot_processes": "1"}
    with tempfile.TemporaryDirectory(prefix="kb") as folder:
        postgres = Postgres(Path(folder) / "pg")
        url = postgres.new_database()
        servers = {"sqlite, pool": [Process(SERVE, f"sqlite:///{folder}/k.db", **paced)]}
        servers["postgres, worker"] = [
            Process(SERVE, url, bots="worker", **paced),
            Process(WORK, url, **paced),
        ]
        for name, processes in servers.items():
            for wait in (0.0, 4.0):
                told = asyncio.run(measure(processes[0].address, wait, seconds))
                found[f"{name}, sealed after {wait:.0f} s"] = told
            for process in processes:
                process.stop()
        postgres.stop()
    print(json.dumps({"load": os.getloadavg()[0], "beats by crystals": found}, indent=1))


if __name__ == "__main__":
    main()
