"""Tables at moments worth a picture: computer players play, and a running server finds their moves."""
# ruff: noqa: INP001 - part of a script

import json
import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from playwright.sync_api import APIRequestContext, Page

from kastellan.bots import choose, look
from kastellan.core import CHANCE, Log, Move, draw
from kastellan.core.knowledge import Budget
from kastellan.core.memory import memories
from kastellan.games import GAMES

HEADERS = {"X-Kastellan": "1", "Content-Type": "application/json"}
THINKING = Budget(iterations=20)
EVERYBODY = (1 << 41) - 1
KEEP = (
    "insert into moves (table_id, version, seat, action, at, tick, seen, played_by)"
    " values (?, ?, ?, ?, ?, 0, ?, ?)"
)
SEED = "update tables set server_seed = ? where id = ?"
RENAME = "update seats set name = ? where table_id = ? and seat = ?"
Seen = Callable[[dict[str, Any]], bool]


class Game:
    """A whole game, move by move; the first seat is the one whose eyes are photographed."""

    def __init__(self, slug: str, seats: int, seed: int, **options: Any) -> None:
        self.slug, self.seats, self.options = slug, seats, options
        self.rules = GAMES[slug]
        self.moves: list[Move] = []
        self.told: list[set[str]] = []
        self.moments: list[tuple[int, dict[str, Any]]] = []
        self.play(Random(seed))

    def play(self, rng: Random) -> None:
        """Let computer players play it to its end and note when the first seat had to decide."""
        game = self.rules
        state = game.start(self.seats, msgspec.convert(self.options, game.options), game.load(None))
        minds = memories(game, state)
        while seats := game.to_act(state):
            seat = seats[rng.randrange(len(seats))]
            if seat == CHANCE:
                action = draw(game.chance(state), rng)
            else:
                if 0 in seats:
                    self.moments.append((len(self.moves), msgspec.to_builtins(game.view(state, 0))))
                seen = look(game, state, seat, minds.of(seat))
                action = choose(game, "easy", seen, rng, THINKING)
            self.moves.append(Move(seat, msgspec.to_builtins(action)))
            before = state.copy()
            minds.play(state, seat, action)
            self.told.append({line.key for line in game.tell(before, seat, action, state, 0)})

    def when(self, seen: Seen, after: float = 0.0) -> int | None:
        """Return how many moves come before such a moment: rather in the later part, if there is any."""
        fitting = [number for number, view in self.moments if seen(view)]
        late = [number for number in fitting if number >= after * len(self.moves)]
        return late[0] if late else fitting[-1] if fitting else None

    def before(self, key: str, after: float) -> int | None:
        """Return how many moves come before another seat does what is told to the first by this key."""
        fitting = [n for n, told in enumerate(self.told) if key in told and self.moves[n].seat > 0]
        late = [number for number in fitting if number >= after * len(self.moves)]
        return late[0] if late else fitting[-1] if fitting else None

    def export(self, names: tuple[str, ...]) -> dict[str, Any]:
        """Return the game as it is exported, without a seal."""
        content = self.rules.load(None)
        log = Log(
            game=self.slug,
            rules=self.rules.version,
            seats=self.seats,
            options=self.options,
            content=content.digest,
            moves=tuple(self.moves),
        )
        kind = {"kind": "kastellan-game", "table": "", "seal": None, "names": names}
        return {**kind, "log": msgspec.to_builtins(log)}


def ask(page: Page, method: str, path: str, body: Any = None) -> Any:
    """Call the server as this page's person."""
    data = None if body is None else json.dumps(body)
    answer = page.request.fetch(path, method=method, data=data, headers=HEADERS)
    if not answer.ok:
        raise SystemExit(f"{method} {path}: {answer.status} {answer.text()}")
    return answer.json() if answer.text() else None


def seat_at(
    page: Page,
    database: Path,
    game: Game,
    moves: int,
    names: tuple[str, ...] = (),
    guests: Sequence[APIRequestContext] = (),
) -> str:
    """Return a table where this game has been played so far and this page's person sits first.

    Guests have the other seats, else computers do; what chance will bring is the same each time.
    """
    body = {
        "game": game.slug,
        "seats": game.seats,
        "options": game.options,
        "bots": {str(seat): "easy" for seat in range(1, game.seats)} if not guests else {},
        "hints": True,
        "public": True,
    }
    table: str = ask(page, "POST", "/api/tables", body)["id"]
    for seat, guest in enumerate(guests, 1):
        guest.post(f"/api/tables/{table}/sit", headers=HEADERS, data={"seat": seat, "name": names[seat - 1]})
    with closing(sqlite3.connect(database, timeout=20)) as connection, connection:
        connection.executemany(KEEP, rows(table, game.moves[:moves]))
        connection.execute(SEED, ("5eed" * 16, table))
        for seat, name in enumerate(() if guests else names, 1):
            connection.execute(RENAME, (name, table, seat))
    ask(page, "POST", f"/api/tables/{table}/start", {})
    return table


def rows(table: str, moves: list[Move]) -> Iterator[tuple[Any, ...]]:
    """Yield the rows of the move log; what chance does belongs to the step before it."""
    now = time.time()
    for number, move in enumerate(moves):
        first = number == 0 or move.seat != CHANCE
        action = msgspec.json.encode(move.action)
        yield table, number + 1, move.seat, action, now, EVERYBODY if first else 0, 3 if move.seat < 0 else 1
