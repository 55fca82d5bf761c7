"""The stage does not move: no refusal, hint, look or choice changes the boxes of a board (Kryptos, Kreta)."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.players import MAIN, kryptos_at_guessing, wait_for_turn
from tests.browser.test_kreta import LAND, play_until
from tests.browser.written import open_at

People = Callable[..., Page]
Boxes = dict[str, list[float]]
LOW = {"width": 1280, "height": 720}
TABLET = {"width": 820, "height": 1180}
PHONE = {"width": 390, "height": 844}
SIZES = pytest.mark.parametrize("size", [LOW, TABLET, PHONE], ids=lambda size: str(size["width"]))
MEASURE = """parts => {
  const top = document.querySelector('.rail').getBoundingClientRect().top;
  return Object.fromEntries(parts.map(part => {
    const one = document.querySelector(part);
    const box = one.getBoundingClientRect();
    const left = box.left + one.parentElement.scrollLeft;
    return [part, [left, box.top - top, box.width, box.height].map(Math.round)];
  }));
}"""
"""Where parts lie, from the rail on; a map that is panned has not moved."""


def boxes(page: Page, parts: tuple[str, ...]) -> Boxes:
    """Return where the parts of a board lie, from the rail on."""
    found: Boxes = page.evaluate(MEASURE, list(parts))
    return found


def hint(page: Page) -> None:
    """Ask for a hint and read it."""
    page.locator("#bar .ask").click()
    expect(page.locator("#hint h2")).to_be_visible()


def kryptos_causes(page: Page) -> Iterator[str]:
    """Do one after the other what once moved the board."""
    page.locator(".hands .card.open").first.click()
    expect(page.get_by_role("alert")).to_be_visible()
    yield "a refusal"
    page.locator(".hands .card:not(.open)").first.click()
    yield "a card"
    page.locator(".space.may").first.click()
    expect(page.locator(MAIN)).to_be_visible()
    yield "a number"
    hint(page)
    yield "a hint"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Pencil").click()
    yield "the pencil"


@SIZES
def test_nothing_moves_the_board_of_kryptos(person: People, size: dict[str, int]) -> None:
    """Hands, track and one's own cards lie where they lay, whatever is said and chosen."""
    page = person(viewport=size)
    kryptos_at_guessing(page, 4)
    parts = (".hands", ".bench", ".bench .grid", ".mine")
    before = boxes(page, parts)
    for cause in kryptos_causes(page):
        assert boxes(page, parts) == before, cause


def kreta_causes(page: Page) -> Iterator[str]:
    """Do one after the other what once moved the map."""
    page.mouse.click(*page.locator("[data-province='5']").evaluate(LAND))
    expect(page.locator("[data-sum='5']")).to_be_visible()
    yield "a look at a province"
    page.locator("button.card.up").first.click()
    yield "a look at a site"
    page.locator("[data-card]:not(.open)").first.click()
    expect(page.get_by_role("alert")).to_be_visible()
    yield "a refusal"
    page.locator("[data-card].open").last.click()
    expect(page.locator("#bar")).to_contain_text("Press the card again, or the button")
    yield "a card"
    hint(page)
    yield "a hint"
    page.keyboard.press("Escape")
    page.locator("[data-card='3'].open").click()
    page.locator(MAIN).click()
    expect(page.locator("[data-step=commander]")).to_be_visible()
    yield "a card that is carried out"
    page.mouse.click(*page.locator(".legal[data-province]").first.evaluate(LAND))
    expect(page.locator("#bar")).to_contain_text("Press the place again, or the button")
    yield "a place"


@SIZES
def test_nothing_moves_the_map_of_kreta(person: People, database: Path, size: dict[str, int]) -> None:
    """Crete is as large as the window allows, and stays so; in low windows nothing lies under the bar."""
    page = person(viewport=size)
    position = play_until(
        lambda view: (
            view.scorings > 2
            and view.step == "card"
            and view.turn == 0
            and {0, 3} <= set(view.players[0].hand)
            and 0 not in view.players[0].playable
        )
    )
    open_at(page, database, position, "kreta", 2, hints=True)
    wait_for_turn(page)
    parts = (".map", ".crete", ".cards", ".forts", ".would", ".players")
    before = boxes(page, parts)
    for cause in kreta_causes(page):
        assert boxes(page, parts) == before, cause
    if size["width"] > 1100:
        bar = page.locator(".console").bounding_box()
        assert bar
        for part in parts:
            box = page.locator(part).first.bounding_box()
            assert box
            assert box["y"] + box["height"] <= bar["y"], part
