"""Many computer players at once, and one that is killed in mid-thought.

    PYTHONPATH=src:. python bench/server_company.py killed | crowd | honest

``killed``    seconds from the death of a worker in mid-thought to the move, by another worker (PostgreSQL)
``crowd``     200 tables of computer players alone, each watched: what a move of people takes meanwhile
``honest``    20 people each against a hard opponent: how long they wait, and what a move of others takes
"""

import argparse
import asyncio
import os
import signal
import time
from pathlib import Path
from statistics import median

import asyncpg

from bench.measures import as_installed, megabytes, note
from bench.server_attacks import beside
from bench.server_budgets import wait_for_bot
from tests.server.clients import Screen, Visitor, open_table
from tests.server.processes import SERVE, WORK, Postgres, Process
from tests.server.test_attention import NEVER_ENDING

DOING = "select count(*) from procrastinate_jobs where status = 'doing'"


async def killed(folder: Path, times: int = 5) -> None:
    """Measure how soon a worker takes up what another was killed over, and how long it thinks itself."""
    database = Postgres(folder)
    url = database.new_database()
    process = Process(SERVE, url, bots="worker")
    other = Process(WORK, url, bot_processes="1")
    person = await Visitor(process.address, "Ana").arrive()
    alone = [await one_answer(process, person) for _ in range(times + 1)][1:]
    taken = [await killed_once(url, process, other, person) for _ in range(times)]
    await person.close()
    process.stop()
    other.stop()
    database.stop()
    note(
        "killed", {"times": times, "without": median(alone), "seconds": median(taken), "longest": max(taken)}
    )


async def one_answer(process: Process, person: Visitor) -> float:
    """Return the seconds until a computer player has acted that begins."""
    screen = await begun(process, person)
    began = time.monotonic()
    await screen.until("shown")
    await screen.close()
    return time.monotonic() - began


async def killed_once(url: str, process: Process, other: Process, person: Visitor) -> float:
    """Let a worker be killed over a thought while another is idle; return the seconds until the move."""
    os.kill(other.pid, signal.SIGSTOP)
    lost = await asyncio.to_thread(Process, NEVER_ENDING + WORK, url)
    screen = await begun(process, person)
    connection = await asyncpg.connect(url)
    while not await connection.fetchval(DOING):  # noqa: ASYNC110 - it is another process
        await asyncio.sleep(0.05)
    await connection.close()
    os.kill(other.pid, signal.SIGCONT)
    await asyncio.sleep(1)
    lost.kill()
    began = time.monotonic()
    await screen.until("shown")
    await screen.close()
    return time.monotonic() - began


async def begun(process: Process, person: Visitor) -> Screen:
    """Return the screen of a new game that a computer player begins."""
    bots = {"1": "easy", "2": "easy"}
    table = await open_table([person], seats=3, bots=bots, options={"first_player": 2})
    screen = await Screen.open(process.address, table, person.cookie)
    await screen.until("shown")
    return screen


async def crowd(folder: Path, tables: int = 200, seconds: float = 30.0) -> None:
    """Let computer players play alone at many tables that are watched, and people beside them."""
    process = Process(SERVE, f"sqlite:///{folder}/crowd.db", bot_processes="2", bot_pause="0.5")
    calm, before = await beside(process, None), megabytes(process.pid)
    host = await Visitor(process.address).arrive()
    for _ in range(tables):
        name = await open_table([host], seats=3, bots={"1": "easy", "2": "normal"}, public=True)
        await host.post(f"/api/tables/{name}/leave")
        eye = await Screen.open(process.address, name)
        asyncio.ensure_future(look_on(eye))  # noqa: RUF006 - until the end
    moved, began = await moves_of_bots(process), time.monotonic()
    found = await beside(process, None)
    await asyncio.sleep(max(0.0, seconds - (time.monotonic() - began)))
    rate = (await moves_of_bots(process) - moved) / (time.monotonic() - began)
    more = megabytes(process.pid) - before
    process.stop()
    figures = {"tables": tables, "calm": calm, "crowd": found, "bot_moves_per_second": rate, "more_mb": more}
    note("crowd", figures)


async def look_on(eye: Screen) -> None:
    """Read whatever is shown."""
    async for _ in eye.socket:
        pass


async def moves_of_bots(process: Process) -> float:
    """Return how many moves computer players have made."""
    async with Visitor(process.address).http as http:
        lines = (await http.get("/metrics")).text.splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.startswith("kastellan_bot_moves_total"))


async def honest(folder: Path, tables: int = 20, moves: int = 3) -> None:
    """Let people play against hard opponents at many tables, and some without any beside them."""
    process = Process(SERVE, f"sqlite:///{folder}/honest.db", bot_processes="2", bot_pause="0.5")
    await wait_for_bot(process, 1)
    alone, calm = await wait_for_bot(process, moves), await beside(process, None)
    going = asyncio.gather(*(wait_for_bot(process, moves) for _ in range(tables)))
    await asyncio.sleep(5)
    found = await beside(process, None)
    waits = await going
    process.stop()
    waited = {"alone": alone, "among_all": median(waits), "longest": max(waits)}
    note("honest", {"tables": tables, "wait_for_a_hard_opponent": waited, "calm": calm, "move": found})


MEASURES = {one.__name__: one for one in (killed, crowd, honest)}


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", choices=MEASURES)
    asked = parser.parse_args()
    with as_installed() as folder:
        asyncio.run(MEASURES[asked.what](folder))


if __name__ == "__main__":
    main()
