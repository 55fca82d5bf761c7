"""Somebody reads letters half as large again: pages take the form of a smaller screen, and nothing is cut."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from kastellan.games import GAMES
from tests.browser.conftest import FLAGS, chromium
from tests.browser.players import play_against_computer

SIZES = {"phone": {"width": 390, "height": 844}, "desktop": {"width": 1280, "height": 720}}
PAGES = ("/", "/new", "/rules/krysis", "/me", "/learn/kreta")
TOO_WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.fixture(scope="module")
def browser(browser: Browser) -> Iterator[Browser]:
    """Yield a Chromium whose reader has set letters of 24 pixels instead of 16."""
    large = browser.browser_type.launch(
        executable_path=chromium(), args=[*FLAGS, "--blink-settings=defaultFontSize=24"]
    )
    yield large
    large.close()


@pytest.mark.parametrize("size", SIZES)
def test_large_letters_make_no_page_wider_than_its_screen(person: Callable[..., Page], size: str) -> None:
    page = person("bg", viewport=SIZES[size])
    for path in PAGES:
        page.goto(path)
        expect(page.locator("main h1").first).to_be_visible()
        assert page.evaluate(TOO_WIDE) <= 0, path
    for game in GAMES:
        play_against_computer(page, game)
        expect(page.locator("#bar")).to_be_visible()
        assert page.evaluate(TOO_WIDE) <= 0, game


def test_a_desktop_with_large_letters_has_the_form_of_a_smaller_screen(person: Callable[..., Page]) -> None:
    page = person(viewport=SIZES["desktop"])
    play_against_computer(page, "kreta")
    expect(page.locator("#bar")).to_be_visible()
    expect(page.locator("#panel")).to_be_hidden()
