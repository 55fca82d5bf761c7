"""What a finger touches is 44 pixels wide and high or more; ``docs/decisions/007`` tells of one exception."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.players import play_against_computer

People = Callable[..., Page]
TARGETS = "button, a[href], input, select, summary, [role=button], [role=tab]"
SMALL = """([targets, exception]) => [...document.querySelectorAll(targets)]
  .filter(one => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.disabled)
  .filter(one => getComputedStyle(one).pointerEvents !== 'none' && !one.closest('[inert], ' + exception))
  .filter(one => !(one.matches('a') && one.closest('p, span')))
  .map(one => [one, (one.closest('label') ?? one).getBoundingClientRect()])
  .filter(([, box]) => box.width > 1 && (box.width < 43.5 || box.height < 43.5))
  .map(([one, box]) => `${one.ariaLabel ?? one.textContent.trim()}: ${box.width} x ${box.height}`)"""
NINE_IN_A_ROW = "button.card"


def small_targets(page: Page) -> list[str]:
    """Return what is too small for a finger; links inside sentences are text."""
    return page.evaluate(SMALL, [TARGETS, NINE_IN_A_ROW])


@pytest.mark.parametrize("path", ["/", "/new/kreta", "/rules/krysis", "/me"])
def test_pages_are_made_for_fingers(person: People, path: str):
    page = person(viewport=PHONE, has_touch=True, is_mobile=True)
    page.goto(path)
    expect(page.locator("h1").first).to_be_visible()
    assert small_targets(page) == []


@pytest.mark.parametrize("game", ["kryptos", "decrypto", "kreta", "krysis"])
def test_tables_are_made_for_fingers(person: People, game: str):
    page = person(viewport=PHONE, has_touch=True, is_mobile=True)
    play_against_computer(page, game)
    assert small_targets(page) == []
