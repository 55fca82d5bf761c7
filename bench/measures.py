"""What scripts about the server share: a folder, figures of a process, and where results go."""

import json
import os
import socket
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psutil

from kastellan.server.settings import Settings
from tests.server.processes import GENEROUS, SERVE, Process

RESULTS = Path(__file__).parent / "results"


@contextmanager
def as_installed() -> Iterator[Path]:
    """Yield a folder; servers that are started find their bytecode in it, as those that pip installed do."""
    with tempfile.TemporaryDirectory(prefix="kb") as folder:
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        os.environ["PYTHONPYCACHEPREFIX"] = f"{folder}/bytecode"
        os.environ["STALLS"] = f"{folder}/stalls"
        yield Path(folder)


def known_results() -> dict[str, Any]:
    """Return what this script has measured before."""
    file = results_file()
    return json.loads(file.read_text()) if file.exists() else {}


def results_file() -> Path:
    """Return where the results of this script are kept."""
    return RESULTS / f"{Path(sys.argv[0]).stem}.json"


def note(name: str, found: dict[str, Any]) -> None:
    """Keep and print what was measured, with the load of the machine meanwhile and the command."""
    script, known = Path(sys.argv[0]).stem, known_results()
    command = f"PYTHONPATH=src:. python bench/{script}.py {' '.join(sys.argv[1:])}"
    known[name] = {**rounded(found), "load": rounded(os.getloadavg()[0]), "command": command}
    results_file().write_text(json.dumps(known, indent=2) + "\n")
    print(name, known[name])


def rounded(found: Any) -> Any:
    """Return figures with as many digits as mean something."""
    if isinstance(found, float):
        return float(f"{found:.3g}")
    if isinstance(found, dict):
        return {name: rounded(value) for name, value in found.items()}
    return [rounded(one) for one in found] if isinstance(found, list) else found


def cpu_seconds(pid: int) -> float:
    """Return the processor time that a process has used so far, without its children."""
    times = psutil.Process(pid).cpu_times()
    return float(times.user + times.system)


def megabytes(pid: int) -> float:
    """Return how much memory a process holds that is its own."""
    return float(psutil.Process(pid).memory_full_info().uss) / 1e6


def forget_peak(pid: int) -> None:
    """Let the most memory that a process has held be what it holds now."""
    Path(f"/proc/{pid}/clear_refs").write_text("5")


def most_megabytes(pid: int) -> float:
    """Return how much memory a process has held at most, as the system counts it."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    (peak,) = (line.split()[1] for line in lines if line.startswith("VmHWM:"))
    return int(peak) / 1e3


def by_default(folder: Path, **more: str) -> Process:
    """Return a server with its limits as they are by default."""
    names = [
        name.removeprefix("KASTELLAN_").lower() for name in GENEROUS if not name.endswith(("SECRET", "LEVEL"))
    ]
    limits = {name: str(getattr(Settings(), name)) for name in names}
    return Process(SERVE, f"sqlite:///{folder}/{time.monotonic_ns()}.db", **{**limits, **more})


def connect(process: Process) -> socket.socket:
    """Return a connection that takes in as little as can be."""
    host, port = process.address.removeprefix("http://").split(":")
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    line.connect((host, int(port)))
    return line
