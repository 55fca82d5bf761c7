"""The board answers to keys: what may be done, what lies where, what changed last; all keys are listed."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from kastellan.games import GAMES
from kastellan.locale import say
from tests.browser.conftest import AT_ONCE, QUICK, SERVED
from tests.browser.players import PATIENCE, number, settle, wait_for_turn
from tests.browser.test_help import DESKTOP, SEATS, position
from tests.browser.test_kreta import by_keyboard
from tests.browser.test_kryptos import kryptos_by_keyboard
from tests.browser.written import open_at

STEPS: dict[str, Callable[[Page], None]] = {"kryptos": kryptos_by_keyboard, "kreta": by_keyboard}
"""How one step is taken by keyboard; the other games are only listened to."""


@pytest.fixture(scope="module")
def page(browser: Browser, address: str) -> Iterator[Page]:
    """Yield one page for all games."""
    context = browser.new_context(viewport=DESKTOP, locale="en", base_url=address, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(f"{QUICK}; {SERVED}; {AT_ONCE}")
    yield context.new_page()
    context.close()


def heard(page: Page, key: str) -> str:
    """Press a key and return what is then said in the live region."""
    region = page.locator("[data-heard]")
    before = region.get_attribute("data-heard") or ""
    page.keyboard.press(key)
    expect(region).not_to_have_attribute("data-heard", before)
    return region.inner_text()


def lying(slug: str, view: Any, content: Any, names: tuple[str, ...]) -> list[str]:
    """Return some of what lies on the table, in words, from the engine's view."""
    if slug == "kryptos":
        mine = view.hands[0]
        return [f"Your card {at + 1}: {value}, " for at, value in enumerate(mine.values)]
    if slug == "kreta":
        owned = [(site + 1, seat) for site, seat in enumerate(view.forts) if seat is not None]
        return [f"Fort of {names[seat]}." for _, seat in owned] + [f"Fort site {site}, " for site, _ in owned]
    if slug == "krysis":
        return [content.agents[card].name["en"] for card in view.seats[0].agents.cards or ()]
    return [f"{at + 1}, {word}" for at, word in enumerate(view.teams[0].keywords)]


@pytest.mark.parametrize("slug", list(SEATS))
def test_the_board_answers_to_keys(page: Page, database: Path, slug: str) -> None:
    state = position(slug)
    open_at(page, database, GAMES[slug].write(state), slug, SEATS[slug])
    wait_for_turn(page)
    names = tuple(one.removesuffix(" (you)") for one in page.locator(".rail .name").all_inner_texts())
    said = heard(page, "Shift+F2")
    assert "⟨" not in said
    for words in lying(slug, GAMES[slug].view(state, 0), state.content, names):
        assert words in said
    told = heard(page, "F2")
    for part in page.locator("#bar p[role=status]").inner_text().splitlines():
        assert part.strip() in told
    if step := STEPS.get(slug):
        before = number(page)
        step(page)
        settle(page, before)
        lines = page.locator("#panel-log .log li[data-at]")
        expect(lines.first).to_be_visible()
        assert lines.last.inner_text().strip().splitlines()[-1] in heard(page, "F8")
    else:
        assert "⟨" not in heard(page, "F8")


def test_every_key_is_listed_and_the_focus_comes_back(page: Page, database: Path) -> None:
    state = position("kryptos")
    open_at(page, database, GAMES["kryptos"].write(state), "kryptos", SEATS["kryptos"])
    wait_for_turn(page)
    page.locator("#board").focus()
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name=say("en", "keys-title", {}))
    expect(dialog).to_match_aria_snapshot(
        """
        - dialog "Keys of this page":
          - heading "Keys of this page" [level=2]
          - heading "Ask the board" [level=3]
          - term: F2
          - definition:
            - button "What may I do now?"
          - term: Shift + F2
          - definition:
            - button "What lies where?"
          - term: F8
          - definition:
            - button "What changed last?"
        """
    )
    caps = [re.sub(r"\s", "", one) for one in dialog.locator("dt").all_inner_texts()]
    assert caps[:9] == ["F2", "Shift+F2", "F8", "?", "H", "Ctrl+Z", "Ctrl+Shift+Z", "EscapeSpace", "R"]
    dialog.get_by_role("button", name="What may I do now?").click()
    expect(dialog.locator(".said")).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.locator("#board")).to_be_focused()


def test_with_the_readers_own_colours_what_is_chosen_is_framed(page: Page, database: Path) -> None:
    state = position("kryptos")
    open_at(page, database, GAMES["kryptos"].write(state), "kryptos", SEATS["kryptos"])
    wait_for_turn(page)
    page.emulate_media(forced_colors="active")
    page.locator("[data-mine='2']").click()
    for chosen in ("[data-mine='2'][aria-pressed=true]", "#tab-log"):
        expect(page.locator(chosen)).to_have_css("outline-width", "4px")
    expect(page.locator("[data-mine='3']")).not_to_have_css("outline-width", "4px")
    expect(page.locator("#bar")).to_have_css("border-top-style", "solid")
    page.emulate_media(forced_colors="none")
