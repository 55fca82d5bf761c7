"""A hint never covers what it speaks of."""

import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kastellan.games import GAMES
from tests.browser.players import number, settle, status, wait_for_turn
from tests.browser.test_analysis import SECONDS, begin

People = Callable[..., Page]
PHONE = {"width": 390, "height": 844}
STEPS = 12
"""Decisions of each game: cards, places, crystals, pegs are among them."""
COVERED = """selector => {
  const [hint] = document.querySelectorAll("#hint");
  const { top, bottom } = hint.getBoundingClientRect();
  const head = document.querySelector("header").getBoundingClientRect().bottom;
  const seen = [...document.querySelectorAll(selector)].filter(one => one.checkVisibility());
  const boxes = seen.map(one => one.getBoundingClientRect());
  const inSight = box => box.top >= head - 1 && box.bottom <= innerHeight + 1;
  return {
    found: boxes.length,
    clear: boxes.filter(box => inSight(box) && (box.bottom <= top || box.top >= bottom)).length,
    boxes: [head, top, bottom, ...boxes.map(box => [box.top, box.bottom])],
  };
}"""


def spoken_of(game: str, action: dict[str, Any]) -> Iterator[str]:
    """Name, by selectors, what an action is done with: what the hint says that it is about."""
    kind = action["type"]
    if game == "kryptos" and kind == "reveal":
        yield f"[data-mine='{action['index']}'], .mine > .glance[aria-expanded=false]"
    if game == "kryptos" and kind == "guess":
        owner = action["target"]
        yield f"[data-card='{owner}:{action['index']}'], [data-glance='{owner}'][aria-expanded=false]"
    if game == "decrypto" and kind in {"draft_guess", "fix_guess"}:
        yield ".rows > .row"
    if game == "decrypto" and kind == "write_clue":
        yield f".desk > .line:nth-child({action['line']})"
    if game == "kreta" and "card" in action:
        yield f".mine [data-card='{action['card']}']"
    if game == "kreta" and "province" in action:
        yield f"[data-province='{action['province']}']"
    if game == "krysis" and "colour" in action:
        yield f"button[data-take='{action['colour']}']"
    if game == "krysis" and kind in {"choose", "add_agent"}:
        yield f"[data-agent='{action['agent']}']"
    if game == "krysis" and kind == "dig":
        yield f"[data-goods='mine:{action['space']}']"
    if game == "krysis" and kind in {"load", "overtime"}:
        yield f".menu [data-act='{kind}']"
    if game == "krysis" and kind == "recruit":
        yield f"[data-recruit='{action['kind']}']"


def refuse_covered(page: Page, selector: str) -> None:
    """Wait until nothing that is found lies under the hint: what is told meanwhile may still move the bar."""
    end = time.monotonic() + 20
    while True:
        found = page.evaluate(COVERED, selector)
        if found["found"] and found["clear"] == found["found"]:
            return
        assert time.monotonic() < end, (selector, found)
        page.wait_for_timeout(100)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_hint_covers_nothing_that_it_speaks_of(person: People, game: str) -> None:
    """On a phone, where it lies over the board: what to do it with is in sight above it, or below."""
    page = person(viewport=PHONE, has_touch=True, is_mobile=True)
    begin(page, game)
    looked_at = 0
    for _ in range(STEPS):
        wait_for_turn(page)
        with page.expect_response("**/hint", timeout=SECONDS) as answer:
            page.locator("#bar .ask").click()
        action = answer.value.json()["action"]
        expect(page.locator("#hint h2")).to_be_visible()
        for selector in spoken_of(game, action):
            refuse_covered(page, selector)
            looked_at += 1
        before = number(page)
        page.locator("#hint .btn.game").click()
        settle(page, before)
        if status(page) == "over":
            break
    assert looked_at > 1
