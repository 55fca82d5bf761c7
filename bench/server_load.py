"""The game server under load, with boardgame.io's server doing the same in the same run.

T tables of four socket clients; players move in turn; each of the four receives their own view of
about 2 KB.  A table's next move goes out when all four have the last one (closed loop), or once a
second (paced).  Printed and recorded: moves a second, p50 and p99 from sending a move until all
four have it, CPU milliseconds a move, memory per table; and whether a move costs more the more
moves were made before it.

    python bench/server_load.py --folder DIR [--tables 100] [--paced 500] [--seconds 6]

``--folder`` is where boardgame.io is installed by npm (once); it is no dependency of the project.
"""

import argparse
import asyncio
import json
import os
import platform
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
import psutil
import uvloop
from websockets.asyncio.client import connect

from kastellan.games.kryptos import steps

HERE = Path(__file__).parent
COMMAND = (
    "python bench/server_load.py "
    + " ".join(word for word in sys.argv[1:] if not word.startswith("/")).replace("--folder", "").strip()
)
SEATS = 4
WARM_UP = 1.5


class Server:
    """A server process whose CPU time and memory are measured."""

    def __init__(self, command: list[str], environment: dict[str, str], cwd: Path | None = None) -> None:
        self.process = subprocess.Popen(
            command, env={**os.environ, **environment}, stdout=subprocess.PIPE, text=True, cwd=cwd
        )
        line = self.process.stdout.readline() if self.process.stdout else ""
        self.address = line.split()[-1]
        self._watch = psutil.Process(self.process.pid)

    def cpu(self) -> float:
        """Return the CPU seconds used so far."""
        times = self._watch.cpu_times()
        return times.user + times.system

    def memory(self) -> int:
        """Return the bytes held in memory."""
        return int(self._watch.memory_info().rss)

    def stop(self) -> None:
        """End the process."""
        self.process.kill()
        self.process.wait(20)


class Table:
    """One table with its four clients; ``moved`` fires when all four have a new position."""

    def __init__(self) -> None:
        self.waiting = 0
        self.moved = asyncio.Event()
        self.latencies: list[float] = []
        self.rng = Random(7)
        self.tasks: list[asyncio.Task[None]] = []

    def arrived(self) -> None:
        """Count a client that has the new position."""
        self.waiting -= 1
        if self.waiting == 0:
            self.moved.set()

    async def move(self, send: Any) -> None:
        """Send a move and wait until all four have seen it."""
        self.waiting = SEATS
        self.moved.clear()
        began = time.perf_counter()
        await send()
        await asyncio.wait_for(self.moved.wait(), 30)
        self.latencies.append(time.perf_counter() - began)


class Kastellan(Table):
    """A table of Kryptos on our server, rules, views, legal actions, story and durable log included."""

    def __init__(self, address: str, people: list[tuple[str, str]]) -> None:
        super().__init__()
        self.address, self.people = address, people
        self.shown: list[dict[str, Any]] = [{} for _ in range(SEATS)]
        self.sockets: list[Any] = []
        self.bytes = 0

    async def open(self) -> None:
        """Create the table, seat four people, start, connect."""
        async with httpx.AsyncClient(base_url=self.address, timeout=60) as http:
            http.headers["X-Kastellan"] = "1"

            async def ask(person: int, path: str, body: Any = None) -> Any:
                headers = {"Cookie": f"kastellan={self.people[person][1]}"}
                answer = await http.post(path, json=body, headers=headers)
                answer.raise_for_status()
                return answer.json()

            body = {"game": "kryptos", "seats": SEATS, "options": {"dry_rounds": 1_000_000}}
            table = await ask(0, "/api/tables", body)
            invite = table["links"]["invite"].split("invite=")[1]
            for person in range(1, SEATS):
                await ask(person, f"/api/tables/{table['id']}/sit", {"invite": invite})
            await ask(0, f"/api/tables/{table['id']}/start")
        self.waiting = SEATS
        url = f"{self.address.replace('http', 'ws')}/api/tables/{table['id']}/socket"
        for seat in range(SEATS):
            headers = {"Cookie": f"kastellan={self.people[seat][1]}"}
            socket = await connect(url, additional_headers=headers, compression=None, max_queue=None)
            self.sockets.append(socket)
            self.tasks.append(asyncio.create_task(self.read(seat, socket)))
        await asyncio.wait_for(self.moved.wait(), 60)

    async def read(self, seat: int, socket: Any) -> None:
        """Take what one client is shown; decode it only when this client is to act."""
        async for text in socket:
            if text.startswith('{"type":"shown"'):
                self.bytes += len(text)
                self.shown[seat] = text
                self.arrived()

    def next_send(self) -> Any:
        """Return how the seat that is to act makes its next move."""
        last = json.loads(self.shown[0])
        if last["outcome"]:
            return None
        seat = last["to_act"][0]
        shown = json.loads(self.shown[seat])
        action = self.choose(seat, shown)
        text = json.dumps({"type": "play", "ask": shown["ask"], "action": action})
        return lambda: self.sockets[seat].send(text)

    def choose(self, seat: int, shown: dict[str, Any]) -> Any:
        """Return a listed action, or a guess that is wrong as long as one is possible."""
        if shown["legal"]["actions"]:
            return self.rng.choice(shown["legal"]["actions"])
        view = shown["view"]
        own = [value for value in view["hands"][seat]["values"] if value]
        values = [value for value in view["uncovered"] if value in own] or view["uncovered"]
        targets = [
            (target, place)
            for target, hand in enumerate(view["hands"])
            if target != seat
            for place, up in enumerate(hand["face_up"])
            if not up
        ]
        target, place = self.rng.choice(targets)
        tried = view["tried"]
        if tried is not None:
            return {"type": "end_turn"}
        return {"type": "guess", "target": target, "index": place, "value": self.rng.choice(values)}

    async def close(self) -> None:
        """Close all connections."""
        for socket in self.sockets:
            await socket.close()
        for task in self.tasks:
            task.cancel()


class BoardgameIo(Table):
    """A table on boardgame.io's server: a move checked for turn and card, a view of about 2 KB for each."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self.address = address
        self.sockets: list[Any] = []
        self.state, self.player, self.match = 0, "0", ""
        self.bytes = 0

    async def open(self) -> None:
        """Create a match in memory and connect four players over Socket.IO's websocket."""
        self.match = f"match{id(self)}"  # made by the server when the first player asks for it
        self.waiting = SEATS
        for seat in range(SEATS):
            url = f"{self.address.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket"
            socket = await connect(url, compression=None, max_queue=None)
            self.sockets.append(socket)
            await socket.recv()
            await socket.send("40/load,")
            await socket.recv()
            await socket.send(f"42/load,{json.dumps(['sync', self.match, str(seat), None, SEATS])}")
            self.tasks.append(asyncio.create_task(self.read(seat, socket)))
        await asyncio.wait_for(self.moved.wait(), 60)

    async def read(self, seat: int, socket: Any) -> None:
        """Take what one client is sent."""
        async for text in socket:
            if text == "2":
                await socket.send("3")
            elif text.startswith(('42/load,["update"', '42/load,["sync"')):
                self.bytes += len(text)
                if seat == 0:
                    data = json.loads(text[8:])
                    state = data[2] if data[0] == "update" else data[2]["state"]
                    self.state, self.player = state["_stateID"], state["ctx"]["currentPlayer"]
                self.arrived()

    def next_send(self) -> Any:
        """Return how the player whose turn it is makes the next move."""
        payload = {"type": "play", "args": [self.state % 40], "playerID": self.player, "credentials": None}
        message = ["update", {"type": "MAKE_MOVE", "payload": payload}, self.state, self.match, self.player]
        text = f"42/load,{json.dumps(message)}"
        return lambda: self.sockets[int(self.player)].send(text)

    async def close(self) -> None:
        """Close all connections."""
        for socket in self.sockets:
            await socket.close()
        for task in self.tasks:
            task.cancel()


async def measure(tables: list[Any], server: Server, seconds: float, pace: float | None) -> dict[str, float]:
    """Play at all tables for some seconds; return the figures of the second part of the time."""
    stop = asyncio.Event()

    async def run(table: Any, delay: float) -> None:
        await asyncio.sleep(delay)
        due = time.perf_counter()
        while not stop.is_set():
            send = table.next_send()
            if send is None:
                return
            await table.move(send)
            if pace is not None:
                due += pace
                await asyncio.sleep(max(0.0, due - time.perf_counter()))

    rng = Random(1)
    tasks = [asyncio.create_task(run(table, rng.random() * (pace or 0.0))) for table in tables]
    await asyncio.sleep(WARM_UP)
    for table in tables:
        table.latencies.clear()
        table.bytes = 0
    cpu, began = server.cpu(), time.perf_counter()
    await asyncio.sleep(seconds)
    used, elapsed = server.cpu() - cpu, time.perf_counter() - began
    latencies = sorted(latency for table in tables for latency in table.latencies)
    sent = sum(table.bytes for table in tables)
    stop.set()
    await asyncio.gather(*tasks, return_exceptions=True)
    moves = len(latencies)
    return {
        "moves_per_second": round(moves / elapsed, 1),
        "p50_ms": round(latencies[moves // 2] * 1000, 2),
        "p99_ms": round(latencies[int(moves * 0.99)] * 1000, 2),
        "cpu_ms_per_move": round(used / moves * 1000, 3),
        "moves_per_cpu_second": round(moves / used, 1),
        "bytes_per_view": round(sent / moves / SEATS),
    }


async def kastellan_tables(address: str, count: int) -> list[Kastellan]:
    """Open tables on our server, all by the same four people."""
    people = []
    for _ in range(SEATS):
        async with httpx.AsyncClient(base_url=address) as http:
            me = (await http.get("/api/me")).json()
            people.append((me["id"], http.cookies["kastellan"]))
    tables = [Kastellan(address, people) for _ in range(count)]
    for table in tables:
        await table.open()
    return tables


async def boardgame_tables(address: str, count: int) -> list[BoardgameIo]:
    """Open matches on boardgame.io's server."""
    tables = [BoardgameIo(address) for _ in range(count)]
    for table in tables:
        await table.open()
    return tables


def start_kastellan(folder: Path) -> Server:
    """Start our server on a fresh SQLite file, limits out of the way."""
    file = Path(tempfile.mkdtemp(dir=folder)) / "bench.db"
    limits = {
        f"KASTELLAN_{name}": "1000000"
        for name in (
            "REQUEST_RATE",
            "SOCKET_RATE",
            "MAX_CONNECTIONS_PER_PERSON",
            "MAX_TABLES_PER_PERSON",
            "MAX_TABLES_PER_ADDRESS",
        )
    }
    return Server(
        [sys.executable, "-c", "from kastellan.server.app import serve; serve()"],
        {"KASTELLAN_DATABASE_URL": f"sqlite:///{file}", "KASTELLAN_PORT": "0", **limits},
    )


def start_boardgame_io(folder: Path) -> Server:
    """Install boardgame.io once and start its server, in memory."""
    if not (folder / "node_modules" / "boardgame.io").exists():
        subprocess.run(["npm", "install", "--prefix", str(folder), "boardgame.io@0.50.2"], check=True)
    script = folder / "server.js"
    script.write_text((HERE / "server_boardgame_io.js").read_text())
    return Server(["node", str(script)], {"NODE_ENV": "production"}, folder)


async def one_run(
    name: str, server: Server, make: Any, count: int, seconds: float, pace: float | None
) -> Any:
    """Measure one system with one number of tables."""
    idle = server.memory()
    tables = await make(server.address, count)
    memory = (server.memory() - idle) / count / 1024
    figures = await measure(tables, server, seconds, pace)
    for table in tables:
        await table.close()
    server.stop()
    result = {"system": name, "tables": count, "paced": pace is not None, **figures}
    result["kb_per_table"] = round(memory)
    print(json.dumps(result), flush=True)
    return result


async def growth(folder: Path, seconds: float, count: int = 20, windows: int = 4) -> list[dict[str, float]]:
    """Play on at some tables; return the cost of a move after ever more moves."""
    server = start_kastellan(folder)
    tables = await kastellan_tables(server.address, count)
    found, played = [], 0.0
    for _ in range(windows):
        figures = await measure(tables, server, seconds, None)
        played += figures["moves_per_second"] * (seconds + WARM_UP) / count
        found.append({"moves_per_table": round(played), "cpu_ms_per_move": figures["cpu_ms_per_move"]})
        print(json.dumps(found[-1]), flush=True)
    for table in tables:
        await table.close()
    server.stop()
    return found


def engine() -> str:
    """Return in which form the rules run here: as ``make play`` sets them up, or compiled."""
    return "compiled" if str(steps.__file__).endswith(".so") else "interpreted"


async def main(arguments: argparse.Namespace) -> None:
    """Run both systems side by side and record the ratios."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 20_000) if hard > 0 else soft, hard))
    folder = Path(arguments.folder)
    results = []
    for _ in range(arguments.repeats):
        for count, pace in ((arguments.tables, None), (arguments.paced, 1.0)):
            if not count:
                continue
            ours = await one_run(
                "kastellan, SQLite FULL",
                start_kastellan(folder),
                kastellan_tables,
                count,
                arguments.seconds,
                pace,
            )
            theirs = await one_run(
                "boardgame.io 0.50.2, memory",
                start_boardgame_io(folder),
                boardgame_tables,
                count,
                arguments.seconds,
                pace,
            )
            ratio = ours["moves_per_cpu_second"] / theirs["moves_per_cpu_second"]
            results.append({"ours": ours, "theirs": theirs, "moves_per_cpu_second_ratio": round(ratio, 2)})
            print(f"{count} tables: {ratio:.2f} x moves per CPU-second, "
                  f"p99 {ours['p99_ms']} ms against {theirs['p99_ms']} ms", flush=True)  # fmt: skip
    record(results, await growth(folder, arguments.seconds) if arguments.growth else [])


def record(results: list[dict[str, Any]], grown: list[dict[str, float]]) -> None:
    """Keep the figures with date and machine."""
    about = {
        "date": time.strftime("%Y-%m-%d"),
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        "load_average": [round(one, 2) for one in os.getloadavg()],
        "engine": engine(),
        "results": results,
        "growth": grown,
    }
    folder = HERE / "results"
    folder.mkdir(exist_ok=True)
    (folder / "server_load.json").write_text(json.dumps(about, indent=2) + "\n")
    lines = [
        "# The game server under load",
        "",
        f"{about['date']}, {about['machine']}, load average {about['load_average']} with other work.",
        "Kryptos with all rules, views, legal actions, story and a durable log, against boardgame.io's",
        "server in memory with a small game and views of about the same size.",
        f"The rules ran {about['engine']}, as `make play` runs them; `{COMMAND}`.",
        "",
        "| tables | pace | system | moves/s | p50 ms | p99 ms | CPU ms/move | KB/table | bytes/view |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for pair in results:
        lines += [row(one) for one in (pair["ours"], pair["theirs"])]
        ratio = pair["moves_per_cpu_second_ratio"]
        lines.append(f"| | | *ratio of moves per CPU-second* | {ratio} | | | | | |")
    if grown:
        lines += ["", "| moves at each of 20 tables so far | CPU ms/move |", "|---|---|"]
        lines += [f"| {one['moves_per_table']} | {one['cpu_ms_per_move']} |" for one in grown]
    (folder / "server_load.md").write_text("\n".join(lines) + "\n")


def row(one: dict[str, Any]) -> str:
    """Return one line of the record."""
    pace = "1 move/s" if one["paced"] else "closed loop"
    names = ("moves_per_second", "p50_ms", "p99_ms", "cpu_ms_per_move", "kb_per_table", "bytes_per_view")
    return f"| {one['tables']} | {pace} | {one['system']} | {' | '.join(str(one[name]) for name in names)} |"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--folder", default=str(Path(tempfile.gettempdir()) / "kastellan-bench"))
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--paced", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--repeats", type=int, default=1)
    parser.add_argument("--no-growth", dest="growth", action="store_false")
    chosen = parser.parse_args()
    Path(chosen.folder).mkdir(parents=True, exist_ok=True)
    uvloop.run(main(chosen))
