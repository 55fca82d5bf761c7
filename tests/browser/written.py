"""Tables that begin in the middle: a written position is laid on the table before the game starts."""

import sqlite3
import time
from contextlib import closing
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from playwright.sync_api import Page, expect

from kastellan.core import CHANCE, draw
from kastellan.core.playout import pick
from kastellan.games import GAMES
from tests.laws.playthroughs import path_of
from tests.laws.setups import Setup
from tests.laws.versions import moves_in

HEADERS = {"X-Kastellan": "1"}


@cache
def positions_by_kind(slug: str, seats: int, **options: Any) -> dict[str, Any]:
    """Return for each kind of action a position in which the first seat may do it; the same every time."""
    game, found = GAMES[slug], {}
    wanted = {kind.__struct_config__.tag for kind in game.actions.__args__}
    for seed in range(400):
        rng, state = Random(seed), game.start(seats, msgspec.convert(options, game.options), game.load(None))
        while acting := game.to_act(state):
            for action in game.legal(state, 0) if 0 in acting else ():
                kind = action.__struct_config__.tag
                if kind not in found and getattr(action, "artefact", 0) >= 0:
                    found[kind] = game.write(state)
            seat = acting[rng.randrange(len(acting))]
            game.advance(
                state, seat, draw(game.chance(state), rng) if seat == CHANCE else pick(game, state, seat, rng)
            )
        if set(found) == wanted:
            return found
    raise AssertionError(f"no position for {sorted(wanted - set(found))}")


def open_at(
    page: Page, database: Path, position: Any, slug: str, seats: int, hints: bool = False, **options: Any
) -> None:
    """Sit down on the first seat of a table whose game begins at ``position``; computers play the rest."""
    ask = page.context.request
    assert ask.patch("/api/me", headers=HEADERS, data={"name": "Mila"}).ok
    bots = {str(seat): "easy" for seat in range(1, seats)}
    wanted = {"game": slug, "seats": seats, "public": False, "options": options, "bots": bots, "hints": hints}
    answer = ask.post("/api/tables", headers=HEADERS, data=wanted)
    assert answer.ok, answer.text()
    table = answer.json()["id"]
    with closing(sqlite3.connect(database, timeout=20)) as connection, connection:
        text = msgspec.json.encode(position).decode()
        connection.execute("update tables set opening = ? where id = ?", (text, table))
    begun = ask.post(f"/api/tables/{table}/start", headers=HEADERS, data={})
    assert begun.ok, begun.text()
    page.goto(f"/table/{table}")
    expect(page.locator(".rail")).to_be_visible()


KEEP = (
    "insert into moves (table_id, version, seat, action, at, tick, seen, played_by)"
    " values (?, ?, ?, ?, ?, 0, ?, ?)"
)
EVERYBODY = (1 << 41) - 1


def open_over(page: Page, database: Path, slug: str, seats: int) -> str:
    """Sit down where a recorded game has just ended, and return its table; computers held the other seats."""
    ask, game = page.context.request, GAMES[slug]
    assert ask.patch("/api/me", headers=HEADERS, data={"name": "Mila"}).ok
    bots = {str(seat): "easy" for seat in range(1, seats)}
    answer = ask.post("/api/tables", headers=HEADERS, data={"game": slug, "seats": seats, "bots": bots})
    assert answer.ok, answer.text()
    table: str = answer.json()["id"]
    text = path_of(game, Setup(seats, game.options())).read_text(encoding="utf-8")
    with closing(sqlite3.connect(database, timeout=20)) as connection, connection:
        for number, move in enumerate(moves_in(text), 1):
            action, by = msgspec.json.encode(move.action), 3 if move.seat < 0 else 1
            seen = EVERYBODY if number == 1 or move.seat >= 0 else 0
            connection.execute(KEEP, (table, number, move.seat, action, time.time(), seen, by))
    begun = ask.post(f"/api/tables/{table}/start", headers=HEADERS, data={})
    assert begun.ok, begun.text()
    page.goto(f"/table/{table}")
    expect(page.locator(".finish")).to_be_visible()
    return table
