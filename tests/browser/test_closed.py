"""Games of older rules are closed or left, and long ones are read page by page."""

import json
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from playwright.sync_api import Page, Route, expect

from tests.browser.test_leaving import answer, choose, two_at_a_table
from tests.browser.test_records import open_replay

People = Callable[..., Page]
COPIED = {"tables": "id", "seats": "table_id", "moves": "table_id"}


UNREADABLE = {"content": "0" * 64, "status": "over", "outcome": '{"scores":[12,9,9],"ranks":[1,2,2]}'}


def older(database: Path, table: str, **facts: str) -> str:
    """Copy a running game as one that was begun under older rules; the server has not seen it yet."""
    name = f"old{len(facts)}{table}"[:32]
    with closing(sqlite3.connect(database, timeout=20)) as connection, connection:
        connection.row_factory = sqlite3.Row
        for kind, key in COPIED.items():
            for row in connection.execute(f"select * from {kind} where {key} = ?", (table,)).fetchall():  # noqa: S608 - our own names
                copy = dict(row) | {key: name} | ({"rules": 99, **facts} if kind == "tables" else {})
                marks = ", ".join("?" * len(copy))
                connection.execute(f"insert into {kind} values ({marks})", tuple(copy.values()))  # noqa: S608
    return name


def test_a_game_of_older_rules_is_closed_by_who_sits_there(person: People, database: Path) -> None:
    host, guest = two_at_a_table(person, accounts=False)
    old = older(database, host.url.rsplit("/", 1)[1])
    for page in (host, guest):
        page.goto(f"/table/{old}")
        expect(page.get_by_role("heading", name=re.compile("This game cannot go on"))).to_be_visible()
    host.get_by_role("button", name="Close the game").click()
    for page in (host, guest):
        expect(
            page.get_by_role("heading", name="A player closed this game. It has no result.")
        ).to_be_visible()
        expect(page.get_by_role("button", name="Close the game")).to_have_count(0)
    host.goto("/me")
    expect(host.locator(f"a[href='/table/{old}']")).to_have_count(0)


def test_what_is_left_of_a_finished_game_that_cannot_be_read_is_its_result_and_a_file(
    person: People, database: Path
) -> None:
    host, _ = two_at_a_table(person, accounts=False)
    old = older(database, host.url.rsplit("/", 1)[1], **UNREADABLE)
    host.goto(f"/table/{old}")
    expect(host.get_by_role("heading", name=re.compile("Its result stands"))).to_be_visible()
    expect(host.locator(".ends li").first).to_have_text("1stAna")
    with host.expect_download() as saved:
        host.get_by_role("link", name="Save the game").click()
    assert json.loads(Path(saved.value.path()).read_text(encoding="utf-8"))["outcome"]["ranks"] == [1, 2, 2]


def test_a_game_of_older_rules_that_all_have_left_is_closed(person: People, database: Path) -> None:
    host, guest = two_at_a_table(person, accounts=False)
    old = older(database, host.url.rsplit("/", 1)[1])
    for page in (host, guest):
        page.goto(f"/table/{old}")
        choose(page, "Leave the table")
        answer(page, "Leave")
        expect(page).to_have_url(re.compile("/$"))
    host.goto(f"/table/{old}")
    expect(host.get_by_role("heading", name=re.compile("Nobody came any more"))).to_be_visible()


def test_a_long_game_is_read_page_by_page(person: People) -> None:
    """Whoever jumps to the end before it has come is taken there as soon as it has."""
    page = person()
    asked: list[str] = []
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.on("request", lambda request: asked.append(request.url))
    page.route(re.compile(r"/replay\?.*page=1\b"), hold)
    open_replay(page, "krysis")
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".step")).to_have_text(re.compile(r"^99 of \d{3,}$"))
    held.pop().continue_()
    expect(page.locator(".step")).to_have_text(re.compile(r"^(\d+) of \1$"))
    expect(page.locator(".rail .rank")).to_have_count(3)
    pages = [int(found[1]) for url in asked if (found := re.search(r"replay\?.*page=(\d+)", url))]
    assert pages == list(range(len(pages)))
    assert len(pages) > 1
    steps = int(page.locator(".step").inner_text().split()[0])
    assert len(pages) == steps // 100 + 1
    for _ in range(2):
        page.get_by_role("button", name="One step back").click()
    expect(page.locator(".step")).to_have_text(re.compile(rf"^{steps - 2} of {steps}$"))
