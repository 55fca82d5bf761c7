"""Mistakes of a finished game, played again from what one knew then."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.players import MAIN
from tests.browser.test_analysis import SECONDS, reviewed
from tests.short_games import short_game

People = Callable[..., Page]
RETRY = "[data-retry]"


def reviewed_here(page: Page, game: str) -> None:
    """Open a finished game from a file in the browser itself, and its review: the server has neither."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/api/tables" in request.url else None)
    page.goto("/local")
    file = {
        "name": "game.json",
        "mimeType": "application/json",
        "buffer": json.dumps(short_game(game)).encode(),
    }
    page.locator("input[type=file]").set_input_files(file)
    page.locator("a.primary", has_text="Replay").click(timeout=SECONDS)
    page.locator("#tab-review").click()
    expect(page.locator(".review .legend")).to_be_visible(timeout=SECONDS)
    assert not asked


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("review", [reviewed, reviewed_here], ids=["served", "here"])
def test_a_costly_decision_is_tried_again_compared_and_shown(
    person: People, size: dict[str, int], review: Callable[[Page, str], None]
) -> None:
    page = person(viewport=size)
    review(page, "kryptos")
    choice = page.locator(".review select")
    for seat in range(3):
        choice.select_option(str(seat))
        if page.locator(".review .again").count():
            break
    page.locator(".review .again").click()
    expect(page.locator(f"{RETRY} #board")).to_be_visible(timeout=SECONDS)
    move = page.locator(RETRY).get_attribute("data-retry") or ""
    page.locator(f"{RETRY} .side").get_by_role("button", name="Show me").click()
    expect(page.locator(f"{RETRY} .line.better")).not_to_be_empty()
    if page.locator("[data-glance][aria-expanded=false]").count():
        page.locator("[data-glance][aria-expanded=false]").first.click()
    page.locator(".hands .card:not(.open)").first.click()
    page.locator(".space.may").first.click()
    page.locator(MAIN).click()
    expect(page.locator(f"{RETRY} .figures")).to_be_visible(timeout=SECONDS)
    assert page.locator(RETRY).get_attribute("data-fate") in {"found", "better", "worse"}
    kept = page.evaluate("Object.keys(localStorage).filter((one) => one.startsWith('kastellan-retry-'))")
    assert len(kept) == 1
    assert move in page.evaluate("(key) => localStorage[key]", kept[0])
    page.locator(f"{RETRY} .side header button").click()
    expect(page.locator(".review .legend")).to_be_visible()
