"""How a person plays in these tests: by clicking, or by keyboard alone."""

import time
from collections.abc import Callable

from playwright.sync_api import Page, expect

TABLE = ".table"
MAIN = "[data-main-button]"
PATIENCE = 60_000
"""Milliseconds after which something hangs: no machine is that slow."""
START = 5 * PATIENCE
"""The same for the engine of a page, which a machine with much to do starts slowly."""


def play_against_computer(page: Page, game: str) -> None:
    """Sit down from the home page in one click."""
    page.goto("/")
    page.locator(f"article[data-game={game}] .btn.game").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".rail")).to_be_visible()


def open_table(page: Page, game: str, seats: int, bots: dict[int, str], **ticks: bool) -> str:
    """Open a table by the form and return its address."""
    page.goto(f"/new/{game}")
    page.locator(f"input[name=seats][value='{seats}']").check(force=True)
    for seat, level in bots.items():
        page.locator(f"#seat-{seat}").select_option(level)
    if ticks:
        page.locator("summary", has_text="Options").click()
    for label, on in ticks.items():
        page.get_by_label(label.replace("_", " ")).set_checked(on)
    page.locator("form .btn.game").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".lobby")).to_be_visible()
    return page.url


def status(page: Page) -> str:
    """Return whether the table is open, being played or over."""
    return page.locator(TABLE).get_attribute("data-status") or ""


def my_turn(page: Page) -> bool:
    """Return whether this page's player may act."""
    return page.locator(TABLE).get_attribute("data-turn") == "true"


def number(page: Page) -> str:
    """Return how many positions the page has been shown."""
    return page.locator(TABLE).get_attribute("data-number") or ""


def settle(page: Page, before: str) -> None:
    """Wait until the page has been shown something new."""
    expect(page.locator(TABLE)).not_to_have_attribute("data-number", before, timeout=PATIENCE)


def until(page: Page, expression: str, seconds: float = 60) -> None:
    """Wait until an expression holds in the page, whose policy forbids it to evaluate strings by itself."""
    end = time.monotonic() + seconds
    while not page.evaluate(expression):
        assert time.monotonic() < end, f"never held: {expression}"
        page.wait_for_timeout(50)


def stand_still(page: Page) -> None:
    """Let time pass only where the test says so, on a page whose clock is installed."""
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)


def stop_time(page: Page) -> None:
    """Let nothing that lasts end by itself from here on."""
    page.clock.install()
    stand_still(page)


def wait_for_turn(page: Page, patience: int = PATIENCE) -> None:
    """Wait until this page's player may act; where an engine starts for that, with more patience."""
    expect(page.locator(TABLE)).to_have_attribute("data-turn", "true", timeout=patience)


def kryptos_by_mouse(page: Page) -> None:
    """Do one step of Kryptos: show a card, or guess a number that fits."""
    before = number(page)
    hidden = page.locator(".hands .card:not(.open)")
    if phase(page) == "reveal":
        page.locator("[data-mine]:not(.open)").nth(2).click()
    else:
        if not page.locator(".hands .card.chosen").count():
            open_a_hand(page)
            hidden.nth(int(before) % hidden.count()).click()
        page.locator(".space.may").first.click()
    page.locator(MAIN).click()
    settle(page, before)


def open_a_hand(page: Page) -> None:
    """Where only one hand lies open, as on a phone, and nothing of it is hidden any more, open another."""
    for glance in page.locator("[data-glance][aria-expanded=false]").all():
        if page.locator(".hands .card:not(.open)").count():
            return
        glance.click()


def kryptos_at_guessing(page: Page, seats: int) -> None:
    """Sit down among computer players and show cards until it is this player's turn to guess."""
    open_table(page, "kryptos", seats, dict.fromkeys(range(1, seats), "easy"))
    page.locator(".lobby .btn.game").click()
    expect(page.locator(".rail")).to_be_visible()
    reach_guessing(page)


def reach_guessing(page: Page) -> None:
    """Show cards until it is my turn to guess, asked once a round: it may come between two questions."""
    while True:
        assert status(page) == "playing"
        if not my_turn(page):
            page.wait_for_timeout(30)
        elif phase(page) == "reveal":
            kryptos_by_mouse(page)
        else:
            return


def phase(page: Page) -> str:
    """Return the phase of a game of Kryptos."""
    return page.locator("[data-phase]").get_attribute("data-phase") or ""


def play_to_the_end(pages: list[Page], step: Callable[[Page], None], seconds: float = 300) -> None:
    """Let every page's player act in turn until the game is over."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if all(status(page) == "over" for page in pages):
            return
        acting = [page for page in pages if status(page) == "playing" and my_turn(page)]
        for page in acting:
            step(page)
        if not acting:
            pages[0].wait_for_timeout(30)
    raise AssertionError(f"the game is not over: {[page.locator('#bar').inner_text() for page in pages]}")
