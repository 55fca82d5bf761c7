"""Where server processes are born quickly: by forking one that has imported everything.

A server takes two seconds to import what it needs and a fraction of one to start.  The nursery imports once,
and every birth is a process of its own: with its own environment, folder, output, signals and end.
"""

import gc
import json
import os
import select
import signal
import socket
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
OPEN = "import sys; from tests.server.nursery import bear; exec(bear(int(sys.argv[1])))"
MOST = 1 << 20
"""Bytes that ask for a birth: a program and its environment."""


class Born:
    """A process that the nursery bore; what is needed of ``subprocess.Popen``."""

    def __init__(self, program: str, folder: Path, environment: dict[str, str], stderr: int) -> None:
        self.returncode: int | None = None
        told, telling = os.pipe()
        printed, printing = os.pipe()
        asked = json.dumps({"program": program, "folder": str(folder), "environment": environment}).encode()
        socket.send_fds(nursery(), [asked], [printing, stderr, telling])
        os.close(printing)
        os.close(telling)
        self.stdout = os.fdopen(printed, "r")
        self._news = os.fdopen(told, "rb", buffering=0)
        self.pid = int(self._news.readline())

    def poll(self) -> int | None:
        """Return the exit code if it has ended."""
        return self.returncode if self._ended(0) else None

    def wait(self, timeout: float) -> int:
        """Return the exit code once it has ended."""
        if not self._ended(timeout):
            raise subprocess.TimeoutExpired("a process of the nursery", timeout)
        assert self.returncode is not None
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def _ended(self, timeout: float) -> bool:
        if self.returncode is None and select.select([self._news], [], [], timeout)[0]:
            self.returncode = int(self._news.readline())
            self._news.close()
        return self.returncode is not None


@cache
def nursery() -> socket.socket:
    """Return the way to ask the nursery of this process; it ends with this process."""
    ours, its = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    ours.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MOST)
    subprocess.Popen([sys.executable, "-c", OPEN, str(its.fileno())], cwd=ROOT, pass_fds=[its.fileno()])
    its.close()
    return ours


def bear(door: int) -> Any:
    """Bear whoever is asked for; return the program of a newborn in its own process.

    Beside each stands a nurse that waits for its end and tells it.
    """
    learn()
    gc.freeze()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    asking = socket.socket(fileno=door)
    while True:
        asked, descriptors, _, _ = socket.recv_fds(asking, MOST, 3)
        if not asked:
            raise SystemExit(0)
        if os.fork() == 0:
            asking.close()
            return nurse(json.loads(asked), *descriptors)
        for descriptor in descriptors:
            os.close(descriptor)


def learn() -> None:
    """Import and load what every server would import and load again; nobody else who reads this file does."""
    import aiosqlite  # noqa: F401, PLC0415
    import asyncpg  # noqa: F401, PLC0415
    import uvloop  # noqa: F401, PLC0415

    import kastellan.server.worker  # noqa: F401, PLC0415
    from kastellan.games import GAMES  # noqa: PLC0415
    from kastellan.server.accounts import decoy  # noqa: PLC0415
    from kastellan.server.app import make_app  # noqa: PLC0415
    from kastellan.server.settings import read_settings  # noqa: PLC0415
    from kastellan.tables.shelf import house_of  # noqa: PLC0415

    make_app(read_settings({}))
    decoy()
    for game in GAMES.values():
        house_of(game)


def nurse(asked: dict[str, Any], printing: int, stderr: int, telling: int) -> Any:
    """Wait for the end of a newborn; in the newborn itself, return its program."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    newborn = os.fork()
    if newborn == 0:
        os.close(telling)
        os.dup2(printing, sys.stdout.fileno())
        os.dup2(stderr, sys.stderr.fileno())
        os.close(printing)
        os.close(stderr)
        os.chdir(asked["folder"])
        os.environ.clear()
        os.environ.update(asked["environment"])
        return compile(asked["program"], "<program>", "exec")
    os.close(printing)
    os.close(stderr)
    os.write(telling, f"{newborn}\n".encode())
    _, status = os.waitpid(newborn, 0)
    os.write(telling, f"{os.waitstatus_to_exitcode(status)}\n".encode())
    os._exit(0)
