"""Hints at the table and reviews in the replay: mouse and keyboard, three languages, phone and desktop."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kastellan.games import GAMES
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.players import number, open_table, settle, wait_for_turn
from tests.browser.test_pages import english_words, refuse_sideways, refuse_untranslated, refuse_violations
from tests.short_games import short_game

People = Callable[..., Page]

SECONDS = 150_000
"""A machine under load may think long."""


def begin(page: Page, game: str, **settings: Any) -> str:
    """Open a table against a computer player by HTTP, begin, and go there."""
    seats = 4 if game == "decrypto" else min(GAMES[game].seats)
    bots = {str(seat): "easy" for seat in range(1, seats)}
    options = {"timer": 0} if game == "decrypto" else {}  # no sand runs while a loaded machine thinks
    body = {"game": game, "seats": seats, "bots": bots, "hints": True, "options": options, **settings}
    table: str = ask(page, "/api/tables", body)["id"]
    ask(page, f"/api/tables/{table}/start", {})
    page.goto(f"/table/{table}")
    wait_for_turn(page)
    return table


def ask(page: Page, path: str, body: Any) -> Any:
    """Send something as this page's person."""
    headers = {"X-Kastellan": "1", "Content-Type": "application/json"}
    page.request.get("/api/me", headers={"Accept-Language": page.evaluate("navigator.language")})
    answer = page.request.post(path, data=json.dumps(body), headers=headers)
    assert answer.ok, answer.text()
    return answer.json()


def hinted(page: Page) -> None:
    """Ask for a hint and wait for it."""
    page.get_by_role("button", name=HINT[page.locator("html").get_attribute("lang") or "en"]).click()
    expect(page.locator("#hint h2")).to_be_visible(timeout=SECONDS)


HINT = {"en": "Hint", "fr": "Conseil", "bg": "Съвет"}


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_hint_names_a_move_its_reason_and_the_games_own_figures(person: People, game: str) -> None:
    """It can be played from there; then it is gone, and a new one may be asked for."""
    page = person("fr")
    begin(page, game)
    hinted(page)
    expect(page.locator("#hint p").first).not_to_be_empty()
    expect(page.locator("#hint .figures")).to_be_visible()
    refuse_untranslated(page)
    refuse_violations(page)
    before = number(page)
    page.locator("#hint .btn.game").click()
    settle(page, before)
    expect(page.locator("#hint h2")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "bg"])
def test_a_hint_speaks_the_readers_language_on_a_phone(person: People, language: str) -> None:
    """Kryptos: the table of chances of any hidden card; nothing is too wide, axe is content."""
    page = person(language, viewport=PHONE, has_touch=True, is_mobile=True, color_scheme="dark")
    table = begin(page, "kryptos")
    for _ in range(2):
        before = number(page)
        hinted(page)
        page.locator("#hint .btn.game").click()
        settle(page, before)
        wait_for_turn(page)
    hinted(page)
    cards = page.locator("#hint select")
    cards.select_option(index=cards.locator("option").count() - 1)
    shares = [int(text.rstrip("\u00a0 %")) for text in page.locator("#hint .share b").all_inner_texts()]
    assert 95 <= sum(shares) <= 105
    refuse_sideways(page)
    refuse_untranslated(page)
    refuse_violations(page)
    if language == "bg":
        assert not [line for line in english_words(page) if "Mila" not in line]
    assert table


def test_a_hint_is_asked_for_and_put_away_by_keyboard(person: People) -> None:
    page = person()
    begin(page, "kryptos")
    button = page.get_by_role("button", name="Hint")
    button.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#hint h2")).to_be_visible(timeout=SECONDS)
    expect(button).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("Escape")
    expect(page.locator("#hint h2")).to_have_count(0)
    expect(button).to_be_focused()


def test_everybody_sees_whether_hints_are_allowed(person: People) -> None:
    """In the lobby and in the menu; without them there is no button."""
    page, other = person(), person("fr")
    open_table(page, "kryptos", 3, {2: "easy"}, Hints_and_thinking_aids=False)
    expect(page.locator(".lobby")).to_contain_text("No hints")
    other.goto(page.locator(".invite input").first.input_value())
    expect(other.locator(".lobby")).to_contain_text("Sans conseils")
    stern = person()
    begin(stern, "kryptos", hints=False)
    expect(stern.locator("#bar")).to_be_visible()
    expect(stern.get_by_role("button", name="Hint")).to_have_count(0)
    stern.locator("summary").click()
    expect(stern.locator(".menu")).to_contain_text("No hints")


def reviewed(page: Page, game: str) -> None:
    """Bring a finished game in and open its review."""
    table = ask(page, "/api/import", short_game(game))["table"]
    page.goto(f"/table/{table}/replay")
    page.locator("#tab-review").click()
    expect(page.locator(".review .legend")).to_be_visible(timeout=SECONDS)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_review_is_read_and_leads_to_the_moves(person: People, size: dict[str, int]) -> None:
    """The chart, the costly decisions with the better choice, and luck apart; a click goes there."""
    page = person("en", viewport=size, has_touch=size is PHONE, is_mobile=size is PHONE)
    reviewed(page, "kryptos")
    refuse_untranslated(page)
    refuse_sideways(page)
    refuse_violations(page)
    expect(page.locator(".review tbody tr")).to_have_count(3)
    costly = page.locator(".review ol button")
    expect(costly.first).to_contain_text("Better")
    step = int(costly.first.locator("small").inner_text().split()[-1])
    who = costly.first.locator("b").inner_text()
    costly.first.click()
    expect(page.locator(".step")).to_contain_text(f"{step} of")
    expect(page.get_by_label("Seen with the eyes of").locator("option:checked")).to_have_text(who)
    expect(costly.first).to_have_attribute("aria-current", "true")


def test_the_chart_is_a_slider(person: People) -> None:
    """Arrow keys step through the game, a click goes where it points, and the chances are spoken."""
    page = person()
    reviewed(page, "kryptos")
    chart = page.get_by_role("slider", name="Chances to win")
    chart.focus()
    page.keyboard.press("End")
    last = int(chart.get_attribute("aria-valuemax") or 0)
    expect(chart).to_have_attribute("aria-valuenow", str(last))
    assert "100%" in (chart.get_attribute("aria-valuetext") or "")
    page.keyboard.press("ArrowLeft")
    expect(chart).to_have_attribute("aria-valuenow", str(last - 1))
    expect(page.locator(".step")).to_contain_text(f"{last - 1} of {last}")
    page.keyboard.press("Home")
    box = chart.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] * 0.98, box["y"] + 20)
    expect(chart).not_to_have_attribute("aria-valuenow", "0")


@pytest.mark.parametrize("language", ["fr", "bg"])
def test_a_review_speaks_the_readers_language_and_is_saved(person: People, language: str) -> None:
    """Kreta: provinces and cards by their names; the file holds what is shown."""
    page = person(language)
    reviewed(page, "kreta")
    refuse_untranslated(page)
    if language == "bg":
        foreign = english_words(page)
        assert not [line for line in foreign if not any(name in line for name in ("Ana", "Chlo", "KRETA"))]
    with page.expect_download() as download:
        page.locator(".review > .btn").click()
    saved = json.loads(download.value.path().read_text())
    assert saved["game"] == "kreta"
    assert len(saved["chart"][0]["chances"]) == 3
    assert download.value.suggested_filename.endswith("-review.json")
