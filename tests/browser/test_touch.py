"""What a finger touches is 44 pixels wide and high or more."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.players import kryptos_at_guessing, play_against_computer

People = Callable[..., Page]
TABLET = {"width": 820, "height": 1180}
TARGETS = "button, a[href], input, select, summary, [role=button], [role=tab]"
SMALL = """targets => [...document.querySelectorAll(targets)]
  .filter(one => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.disabled)
  .filter(one => getComputedStyle(one).pointerEvents !== 'none' && !one.closest('[inert]'))
  .filter(one => !one.matches('p a, span a'))
  .filter(one => !one.matches('li a') || one.innerText === one.parentNode.innerText)
  .map(one => [one, (one.closest('label') ?? one).getBoundingClientRect()])
  .filter(([, box]) => box.width > 1 && (box.width < 43.5 || box.height < 43.5))
  .map(([one, box]) => `${one.ariaLabel ?? one.textContent.trim()}: ${box.width} x ${box.height}`)"""


def small_targets(page: Page) -> list[str]:
    """Return what is too small for a finger; links inside sentences are text."""
    return page.evaluate(SMALL, TARGETS)


@pytest.mark.parametrize("path", ["/", "/new/kreta", "/rules/krysis", "/me", "/device#once"])
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


@pytest.mark.parametrize("seats", [3, 6])
def test_every_card_of_kryptos_fits_a_finger(person: People, seats: int):
    """Ten cards in order, or five other hands: the hand that is looked at lies open with cards of 44 px."""
    page = person(viewport=PHONE, has_touch=True, is_mobile=True)
    kryptos_at_guessing(page, seats)
    for glance in page.locator("[data-glance]").all():
        if glance.get_attribute("aria-expanded") == "false":
            glance.tap()
        expect(glance).to_have_attribute("aria-expanded", "true")
        page.locator(".hands .card:not(.open)").first.tap()
        assert small_targets(page) == []
    page.locator(".mine button").first.tap()
    expect(page.locator("[data-mine]").first).to_be_visible()
    assert small_targets(page) == []


def test_cards_of_kryptos_fit_a_finger_on_a_tablet(person: People):
    """All hands lie open there; fingers get them in two rows."""
    page = person(viewport=TABLET, has_touch=True, is_mobile=True)
    kryptos_at_guessing(page, 6)
    cards = page.locator("button.card")
    sizes = cards.evaluate_all("all => all.map(one => [one.offsetWidth, one.offsetHeight])")
    assert min(min(size) for size in sizes) >= 44
    assert len(sizes) == 48
