"""A server whose event loop is watched from within: for how long it stands still by the server's own doing.

Other programs on the machine must not count, threads of the server that keep the loop from running must.
Two figures hold a stall in: the processor time of the whole process meanwhile, and the time on the wall
without what the loop's thread waited for a processor.  Either is too much on a busy machine, never too
little, so the smaller one is taken.
"""

import asyncio
import os
import signal
import threading
import time
from pathlib import Path

from kastellan.server.hall import Hall
from tests.server.processes import Process

EVERY = 0.002
SERVE_WATCHED = "from bench.watched import serve_watched; serve_watched()"

longest = 0.0


async def watch() -> None:
    """Come back every two milliseconds, and note how long it took at most."""
    global longest  # noqa: PLW0603 - one loop in a process
    queued = Path(f"/proc/self/task/{threading.get_native_id()}/schedstat")
    now = moment(queued)
    while True:
        before = now
        await asyncio.sleep(EVERY)
        now = moment(queued)
        longest = max(longest, min(now[0] - before[0], now[1] - before[1]))


def moment(queued: Path) -> tuple[float, float]:
    """Return the processor time so far, and the time on the wall without that spent queueing for it."""
    waited = int(queued.read_text().split()[1]) / 1e9
    return time.process_time(), time.monotonic() - waited


def tell(*_: object) -> None:
    """Write the longest stall so far down, and begin anew."""
    global longest  # noqa: PLW0603
    where = Path(os.environ["STALLS"])
    where.with_suffix(".new").write_text(str(longest))
    longest = 0.0
    where.with_suffix(".new").rename(where)


def serve_watched() -> None:
    """Run a server that is watched; ``SIGUSR1`` makes it tell."""
    from kastellan.server.app import serve  # noqa: PLC0415

    go_on = Hall.open

    async def open_hall(hall: Hall, **named: bool) -> None:
        await go_on(hall, **named)
        hall.run(watch())

    Hall.open = open_hall  # type: ignore[method-assign]
    signal.signal(signal.SIGUSR1, tell)
    serve()


def longest_stall(process: Process) -> float:
    """Return the longest stall of a watched server since it was last asked, in milliseconds."""
    where = Path(os.environ["STALLS"])
    where.unlink(missing_ok=True)
    os.kill(process.pid, signal.SIGUSR1)
    while not where.exists():
        time.sleep(0.01)
    return float(where.read_text()) * 1000
