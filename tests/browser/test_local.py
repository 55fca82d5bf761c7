"""Tables in the browser itself: played, kept, gone on with, and nothing of them at the server."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Request, expect

from kastellan.games import GAMES
from tests.browser.players import (
    START,
    TABLE,
    kryptos_by_mouse,
    number,
    play_to_the_end,
    settle,
    until,
    wait_for_turn,
)
from tests.local.solo import Solo, wish_for

People = Callable[..., Page]
KEEP = """
([id, head, rows]) => new Promise((done, failed) => {
    const opening = indexedDB.open("kastellan-tables", 1);
    opening.onupgradeneeded = () => {
        for (const name of ["heads", "rows"]) opening.result.createObjectStore(name);
    };
    opening.onsuccess = () => {
        const work = opening.result.transaction(["heads", "rows"], "readwrite");
        work.objectStore("heads").put(head, id);
        for (const row of rows) work.objectStore("rows").put(row, [id, row[1]]);
        work.oncomplete = () => (opening.result.close(), done());
        work.onerror = failed;
    };
})
"""
WHOLE = "async () => (await caches.match(new URL('/whole', location.href).href)) !== undefined"
"""Everything that is needed without a network is kept."""
VISIT = "(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"


def kept(slug: str, left: int) -> dict[str, Any]:
    """Return a table as a browser keeps it, at a decision of its person: ``left`` before their last one."""
    solo = Solo(seed=4)
    solo.open(wish_for(slug, hints=True))
    decisions = []
    while solo.info["status"] != "over":
        if not solo.thoughts and solo.info["my_seat"] in solo.shown["to_act"]:
            decisions.append(json.loads(json.dumps({"head": solo.head, "rows": solo.rows})))
        solo.step()
    return decisions[-left]


def keep(page: Page, table: dict[str, Any]) -> str:
    """Put a table where the browser keeps its own; return its address."""
    name = table["head"]["sheet"]["id"]
    page.evaluate(KEEP, [name, table["head"], table["rows"]])
    return f"/local/{name}"


@pytest.fixture
def asked() -> list[str]:
    """Return what was asked of the server about tables."""
    return []


def watched(page: Page, asked: list[str]) -> Page:
    """Note what a page asks of the server about tables."""

    def note(request: Request) -> None:
        if "/api/tables" in request.url:
            asked.append(request.url)

    page.on("request", note)
    page.on("websocket", lambda socket: asked.append(socket.url))
    return page


def test_a_game_is_played_in_the_browser_and_goes_on_without_a_network(
    person: People, asked: list[str]
) -> None:
    """From the home page; whoever has played here once can do so without a network."""
    page = watched(person(), asked)
    page.goto("/")
    card = page.locator("article[data-game=kryptos]")
    card.get_by_label("On this device").check()
    card.get_by_label("How many play").select_option("3")
    card.locator(".btn.game").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    asked.clear()  # what the home page wanted to know
    page.wait_for_url(re.compile(r"/local/\w{10}$"), timeout=START)
    wait_for_turn(page)
    kryptos_by_mouse(page)
    wait_for_turn(page)
    before, cards = number(page), page.locator("[data-mine].open").count()
    until(page, WHOLE)
    page.context.set_offline(True)
    page.reload()
    wait_for_turn(page, START)
    assert (number(page), page.locator("[data-mine].open").count()) == (before, cards)
    kryptos_by_mouse(page)
    assert asked == [], "the server knows nothing of it"
    page.goto("/")
    expect(page.locator("article[data-game]")).to_have_count(len(GAMES))
    page.goto("/rules/kreta")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Kreta")


def test_a_network_that_is_cut_before_the_first_game_is_waited_for(person: People) -> None:
    """Who has seen the home page alone has no engine yet: the page says so, and goes on with the line."""
    page = person(expected="ERR_INTERNET_DISCONNECTED|ERR_FAILED")
    page.goto("/")
    expect(page.locator("article[data-game]")).to_have_count(len(GAMES))
    until(page, "async () => !!(await navigator.serviceWorker.getRegistration())?.active")
    page.context.set_offline(True)
    page.evaluate(VISIT, "/local/new?game=kryptos&seats=3&level=easy")
    expect(page.get_by_role("alert")).to_be_visible()
    page.context.set_offline(False)
    page.get_by_role("button", name="Try again").click()
    wait_for_turn(page, START)


def test_where_the_engine_cannot_be_had_the_server_is_offered(person: People) -> None:
    """The network is cut too early, the server has another version by now, the browser has no WebAssembly."""
    page = person(expected="404|ERR_FAILED", service_workers="block")
    page.route("**/engine.zip", lambda route: route.abort())
    page.goto("/local/new?game=kryptos&seats=3&level=easy")
    expect(page.get_by_role("alert")).to_contain_text("could not be fetched or started")
    expect(page.get_by_role("button", name="Play on the server instead")).to_be_visible()
    page.unroute("**/engine.zip")
    page.route("**/engine.zip", lambda route: route.fulfill(status=404))
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("alert")).to_contain_text("older than what the server has now")
    page.add_init_script("delete window.WebAssembly")
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("cannot run tables of its own")
    page.get_by_role("button", name="Play on the server instead").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".rail")).to_be_visible()


def test_a_game_ends_and_another_begins(person: People, asked: list[str]) -> None:
    page = watched(person(), asked)
    page.goto("/rules")
    page.goto(keep(page, kept("kryptos", 2)))
    wait_for_turn(page, START)
    play_to_the_end([page], kryptos_by_mouse)
    first = page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: url != first)
    expect(page.locator(TABLE)).to_have_attribute("data-status", "playing")
    assert asked == []


def test_every_game_is_shown_and_played_by_a_hint(person: People, asked: list[str]) -> None:
    """The boards cannot tell such a table from a served one."""
    page = watched(person(), asked)
    page.goto("/rules")
    for slug in GAMES:
        page.evaluate(VISIT, keep(page, kept(slug, 3)))
        expect(page.locator(TABLE)).to_have_attribute("data-game", slug, timeout=START)
        wait_for_turn(page)
        before = number(page)
        page.locator("[aria-controls=hint]").click()
        page.locator("#hint .btn.game, #hint .btn.primary").click()
        settle(page, before)
    assert asked == []


def test_what_is_not_there_says_so(person: People) -> None:
    """A table of another browser, a game that is none, a table whose rules are no more."""
    page = person()
    page.goto("/local/nothing123")
    expect(page.get_by_role("alert")).to_contain_text("This browser keeps no such table.")
    page.evaluate(VISIT, "/local/new?game=chess")
    expect(page.get_by_role("alert")).to_contain_text("There is no game called “chess” here.", timeout=START)
    old = kept("kryptos", 2)
    old["head"]["sheet"]["rules"] = 0
    page.evaluate(VISIT, keep(page, old))
    expect(page.get_by_role("alert")).to_contain_text("older version of the rules")
