"""A desktop at 200 %: 1440 by 900 pixels become 720 by 450; no word is cut, and nothing is out of reach."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_decrypto import HEADERS
from tests.browser.test_krysis import EVERYTHING
from tests.browser.test_pages import refuse_sideways
from tests.browser.written import open_at, open_over, positions_by_kind

People = Callable[..., Page]
ZOOMED = {"viewport": {"width": 720, "height": 450}, "device_scale_factor": 2}
SEEN = "one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 1"
CUT = f"""() => [...document.querySelectorAll("body *:not(:empty)")].flatMap((one) => {{
  const text = one.textContent.trim();
  if (one.children.length || !text || one.closest("svg, .sr, option") || !({SEEN})) return [];
  const box = one.getBoundingClientRect();
  const around = one.closest("section, article, li, button, p")?.getBoundingClientRect() ?? box;
  const cut = one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX === "hidden";
  return cut || box.right > around.right + 1 || box.left < around.left - 1
    ? [`${{one.className}}: ${{text}}`] : [];
}})"""
"""Words that are cut, or stand over the edge of what they belong to."""
PRESSED = "main :is(button:enabled, summary, textarea)"
COVERED = f"""() => [...document.querySelectorAll("{PRESSED}")].flatMap((one) => {{
  if (!({SEEN})) return [];
  one.scrollIntoView({{ block: "center", inline: "center" }});
  const box = one.getBoundingClientRect();
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return one.contains(hit) ? [] : [`${{one.className}}: ${{one.ariaLabel ?? one.textContent.trim()}}`];
}})"""
"""What can be pressed but not be brought to where nothing covers it."""
MOMENTS: dict[str, tuple[int, dict[str, Any], list[str]]] = {
    "kryptos": (4, {}, ["guess"]),
    "kreta": (3, {}, ["play", "move_villager"]),
    "krysis": (4, EVERYTHING, ["add_crystal", "choose", "deliver"]),
}


def refuse_losses(page: Page) -> None:
    """Find words that are cut, and controls out of reach."""
    refuse_sideways(page)
    assert page.evaluate(CUT) == []
    assert page.evaluate(COVERED) == []


@pytest.mark.parametrize("game", MOMENTS)
def test_at_200_percent_a_board_loses_nothing(person: People, database: Path, game: str) -> None:
    page = person("bg", **ZOOMED)
    seats, options, kinds = MOMENTS[game]
    for kind in kinds:
        position = positions_by_kind(game, seats, **options)[kind]
        open_at(page, database, position, game, seats, hints=True, **options)
        refuse_losses(page)
    open_over(page, database, game, seats)
    refuse_losses(page)


def test_at_200_percent_the_machine_of_decrypto_loses_nothing(person: People, database: Path) -> None:
    page = person("bg", **ZOOMED)
    wanted = {"game": "decrypto", "seats": 4, "bots": dict.fromkeys("123", "easy"), "hints": True}
    table = page.request.post("/api/tables", headers=HEADERS, data=wanted).json()["id"]
    assert page.request.post(f"/api/tables/{table}/start", headers=HEADERS, data={}).ok
    page.goto(f"/table/{table}")
    expect(page.locator("#clue-1")).to_be_visible()
    refuse_losses(page)
    open_over(page, database, "decrypto", 4)
    refuse_losses(page)
