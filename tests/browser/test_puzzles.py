"""Puzzles on the real board: tried, solved, shared, today's for everybody, with and without a server."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from kastellan.core.puzzles import Puzzle
from kastellan.locale import say
from kastellan.tables.names import said
from kastellan.tables.puzzles import puzzles_of
from tests.browser.conftest import AT_ONCE
from tests.browser.players import MAIN, PATIENCE, until

NAME = "0c82bad"
DESKTOP, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
THINGS = ".hand, [data-glance], [data-card], [data-space], .bar, .ask, .know"
BOXES = """(things) => [...document.querySelectorAll(things)].map((one) => {
    const box = one.getBoundingClientRect();
    return [box.x, box.y + scrollY, box.width, box.height].map(Math.round); })"""
"""Where everything lies on the page."""


@pytest.fixture(scope="module")
def page(browser: Browser, address: str) -> Iterator[Page]:
    """Yield one page for all puzzles."""
    context = browser.new_context(viewport=DESKTOP, locale="en", base_url=address, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(AT_ONCE)
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    context.close()
    assert not errors


def puzzle() -> Puzzle:
    """Return the puzzle that is solved here."""
    return puzzles_of("kryptos")[NAME][0]


def choose(page: Page, action: dict[str, Any]) -> None:
    """Press a card and a number."""
    seat, index = action["target"], action["index"]
    closed = page.locator(f"[data-glance='{seat}'][aria-expanded=false]")
    if closed.count():
        closed.click()
    card = page.locator(f"[data-card='{seat}:{index}']")
    if "chosen" not in (card.get_attribute("class") or ""):
        card.click()
    page.locator(f"[data-space='{action['value']}']").click()


def where_all_lies(page: Page) -> Any:
    """Return where everything lies while the mouse is nowhere: what is under it is lifted a little."""
    page.mouse.move(0, 0)
    until(page, "() => !document.querySelector('main :hover') && !document.getAnimations().length")
    return page.evaluate(BOXES, THINGS)


def attempt(page: Page, action: dict[str, Any]) -> None:
    """Try an answer and wait for the verdict."""
    choose(page, action)
    press(page)


def press(page: Page) -> None:
    """Say what is chosen and wait for the verdict."""
    before = int(page.locator("main").get_attribute("data-tries") or 0)
    page.locator(MAIN).click()
    expect(page.locator("main")).to_have_attribute("data-tries", str(before + 1))


def spoken(language: str, key: str, facts: Any) -> str:
    """Return a sentence as the page should say it."""
    names = tuple(said(f"seat-normal-{seat}", seat, language) for seat in range(6))
    return say(language, key, facts, names).replace("\u2068", "").replace("\u2069", "")


def open_puzzle(page: Page, language: str, address: str = f"/puzzles/kryptos/{NAME}") -> None:
    """Open a puzzle in a language."""
    page.goto(address)
    expect(page.locator("main[data-puzzle]")).to_be_visible()
    if page.locator("html").get_attribute("lang") != language:
        page.locator(f"button[lang={language}]:visible").click()
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator(".board .hand").first).to_be_visible()


@pytest.mark.parametrize(
    ("language", "size"), [("en", DESKTOP), ("fr", PHONE), ("bg", DESKTOP)], ids=["en", "fr", "bg"]
)
def test_a_puzzle_is_solved_with_wrong_tries_on_the_way(
    page: Page, language: str, size: dict[str, int]
) -> None:
    page.set_viewport_size(size)
    open_puzzle(page, language)
    answer = puzzle().answers[0][0]
    assert str(puzzle().why.key) not in page.content()
    choose(page, {**answer, "value": 31})
    lying = where_all_lies(page)
    press(page)
    facts = {"owner": 0, "index": 8, "value": 31}
    expect(page.locator("#bar")).to_contain_text(spoken(language, "puzzle-kryptos-card", facts))
    expect(page.locator("[data-note='card:0:8'].impossible")).to_have_text(
        spoken(language, "puzzle-kryptos-note-not", {"value": 31})
    )
    if size == DESKTOP:
        assert where_all_lies(page) == lying, "nothing moves on a wrong try"
    attempt(page, {"target": 0, "index": 0, "value": 6})
    expect(page.locator("[data-note='card:0:1'].unproved")).to_have_text("6 ?")
    expect(page.locator("main")).to_have_attribute("data-solved", "false")
    attempt(page, answer)
    expect(page.locator("main")).to_have_attribute("data-solved", "true")
    expect(page.locator("#proof")).to_be_focused()
    expect(page.locator(".proved")).to_contain_text(spoken(language, puzzle().why.key, puzzle().why.facts))
    assert "33" in page.locator("[data-card='0:7']").inner_text()
    shared = page.locator("[data-share]").inner_text()
    assert "○○●" in shared
    hidden = r"\b(33|31|8)\b|" + "|".join(said(f"seat-normal-{seat}", seat, language) for seat in range(4))
    assert not re.search(hidden, shared), "the text gives nothing away"


def test_number_first_or_card_first_and_a_rule_that_refuses(page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    open_puzzle(page, "en")
    page.locator("[data-space='33']").click()
    page.locator("[data-card='0:7']").click()
    expect(page.locator(MAIN)).to_be_enabled()
    page.locator("[data-card='2:0']").click()
    expect(page.locator("#bar")).to_contain_text("KRP-24")
    expect(page.locator("main")).to_have_attribute("data-tries", "0")
    page.get_by_role("button", name=say("en", "puzzle-nudge", {})).click()
    expect(page.locator("#bar")).to_contain_text(spoken("en", "puzzle-kryptos-nudge", {"owner": 0}))


def test_a_puzzle_is_solved_by_the_keyboard(page: Page) -> None:
    open_puzzle(page, "en")
    page.locator("[data-card='0:7']").focus()
    page.keyboard.press("Enter")
    page.locator("[data-space='33']").focus()
    page.keyboard.press("Enter")
    expect(page.locator(MAIN)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#proof")).to_be_focused()


def test_todays_puzzle_is_the_same_for_two_people(person: Callable[..., Page]) -> None:
    first, second = person("en"), person("fr")
    for one in (first, second):
        one.goto("/")
        one.locator("a[href='/puzzles/kryptos/today']").click()
        expect(one.locator("main[data-puzzle]")).to_be_visible()
    names = [one.locator("main").get_attribute("data-puzzle") for one in (first, second)]
    assert names[0] == names[1]
    found = puzzles_of("kryptos")[names[0] or ""][0]
    attempt(first, found.answers[0][0])
    expect(first.locator(".streak")).to_contain_text(say("en", "puzzle-streak-days", {"count": 1}))
    first.goto("/puzzles/today")
    expect(first.locator(".today > ul li.done")).to_have_count(1)


def test_an_address_without_a_puzzle_leads_to_the_list(page: Page) -> None:
    for address in ("/puzzles/kryptos/nothing", "/puzzles/chess/nothing"):
        page.goto(address)
        expect(page.locator("main a[href='/puzzles']")).to_be_visible()


def test_the_engine_answers_where_the_server_cannot_be_reached(page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    page.route(re.compile("/try$"), lambda route: route.abort())
    open_puzzle(page, "en")
    attempt(page, puzzle().answers[0][0])
    expect(page.locator("main")).to_have_attribute("data-solved", "true")
    page.get_by_role("button", name=say("en", "puzzle-go-on", {})).click()
    expect(page.locator("[data-analysis]")).to_be_visible()
    assert "/analysis/" in page.url
