"""How much memory a very long game takes: brought in, and replayed by 12 readers who do not read.

PYTHONPATH=src:. python bench/server_memory.py
"""

import asyncio
import socket
import time
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import msgspec

from bench.measures import as_installed, by_default, connect, forget_peak, megabytes, most_megabytes, note
from kastellan.core import apply, draw
from kastellan.core.playout import pick
from kastellan.games import GAMES
from kastellan.games.decrypto.actions import WriteClue
from tests.server.clients import Visitor
from tests.server.processes import Process

MANY = 51_636
READERS = 12
DRAFT: Any = WriteClue(1, "drafts")


def long_game(moves: int) -> bytes:
    """Return an export of a game of Decrypto in which somebody drafts one clue again and again."""
    game, rng = GAMES["decrypto"], Random(3)
    content = game.load(None)
    options = {"timer": 0}
    state, log, place = game.start(4, game.options(timer=0), content), [], None
    while game.outcome(state) is None:
        (seat, *_) = game.to_act(state)
        action = draw(game.chance(state), rng) if seat < 0 else pick(game, state, seat, rng)
        if seat >= 0 and len(log) > 30 and place is None and game.refuse(state, seat, DRAFT) is None:
            place, action = len(log), DRAFT
        log.append((seat, action))
        state = apply(game, state, seat, action)
    log[place:place] = [log[place or 0]] * (moves - len(log))
    kept = {"format": 1, "game": "decrypto", "rules": game.version, "seats": 4, "options": options}
    kept |= {"content": content.digest, "position": None, "moves": log}
    return msgspec.json.encode(
        {"table": "", "names": ["", "", "", ""], "seal": None, "log": kept, "times": []}
    )


async def memory(folder: Path) -> None:
    """Bring in a long game, refused, as long as is permitted, and with the limit raised; replay it unread."""
    found: dict[str, Any] = {}
    raised = {"max_import_moves": "100000", "max_body": "8000000"}
    for name, moves, limits in (
        ("refused", MANY, {"max_body": "8000000"}),
        ("permitted", 10_000, {}),
        ("raised", MANY, raised),
    ):
        process = by_default(folder, wait_for_reader="600", **limits)
        found[name] = await import_and_replay(process, long_game(moves))
        process.stop()
        note("memory", found)


async def import_and_replay(process: Process, game: bytes) -> dict[str, Any]:
    """Return how much more memory a server takes while a game is brought in and 12 do not read its replay."""
    visitor = await Visitor(process.address).arrive()
    before = megabytes(process.pid)
    forget_peak(process.pid)
    top = most_megabytes(process.pid)
    answer = await visitor.http.post("/api/import", content=game, timeout=600)
    found = {"bytes": len(game), "status": answer.status_code, "import_mb": most_megabytes(process.pid) - top}
    if answer.status_code == 201:
        table = answer.json()["table"]
        lines = [unread_replay(process, visitor.cookie, table, page) for page in range(READERS)]
        waits = []
        for _ in range(25):
            began = time.monotonic()
            await visitor.http.get("/health")
            waits.append(time.monotonic() - began)
            await asyncio.sleep(0.2)
        for line in lines:
            line.close()
        found |= {"replay_mb": most_megabytes(process.pid) - top, "others_wait_ms": median(waits) * 1000}
    await visitor.close()
    return found | {"held_mb": megabytes(process.pid) - before}


def unread_replay(process: Process, cookie: str, table: str, page: int) -> socket.socket:
    """Ask for 20 pages of a replay over one connection, and read nothing."""
    line = connect(process)
    for more in range(20):
        path = f"/api/tables/{table}/replay?eyes=all&page={page * 20 + more}"
        line.send(f"GET {path} HTTP/1.1\r\nHost: x\r\nCookie: kastellan={cookie}\r\n\r\n".encode())
    return line


def main() -> None:
    """Measure."""
    with as_installed() as folder:
        asyncio.run(memory(folder))


if __name__ == "__main__":
    main()
