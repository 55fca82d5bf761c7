"""Tables that begin in the middle: a written position is laid on the table before the game starts."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Page, expect

HEADERS = {"X-Kastellan": "1"}


def open_at(page: Page, database: Path, position: Any, slug: str, seats: int, **options: Any) -> None:
    """Sit down on the first seat of a table whose game begins at ``position``; computers play the rest."""
    ask = page.context.request
    assert ask.patch("/api/me", headers=HEADERS, data={"name": "Mila"}).ok
    bots = {str(seat): "easy" for seat in range(1, seats)}
    wanted = {"game": slug, "seats": seats, "public": False, "options": options, "bots": bots}
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
