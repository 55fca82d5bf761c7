"""The first page: games for who is new, what waits for who comes back, the same people again."""

import time
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from kastellan.locale import say
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.players import PATIENCE, play_against_computer
from tests.browser.test_pages import refuse_sideways, refuse_untranslated, refuse_violations
from tests.browser.test_touch import small_targets
from tests.server.clients import choose

People = Callable[..., Page]
TABLES = {"en": "Your tables", "fr": "Vos tables", "bg": "Вашите маси"}
AGAIN = {"en": "Again with the same people", "fr": "Rejouer avec les mêmes", "bg": "Отново със същите хора"}


def ask(page: Page, path: str, body: Any = None) -> Any:
    """Ask the server as the person at this page."""
    headers = {"X-Kastellan": "1"}
    answer = page.request.get(path) if body is None else page.request.post(path, data=body, headers=headers)
    assert answer.ok, answer.text()
    return answer.json() if answer.body() else None


def finish(host: Page, friend: Page) -> str:
    """Let two people and a computer play a game of Kryptos to its end; return its table."""
    table = ask(host, "/api/tables", {"game": "kryptos", "seats": 3, "bots": {"2": "easy"}})
    path, rng, until = f"/api/tables/{table['id']}", Random(1), time.monotonic() + PATIENCE / 1000
    ask(friend, f"{path}/sit", {"invite": table["links"]["invite"].split("invite=")[1]})
    ask(host, f"{path}/start", {})
    while ask(host, path)["status"] != "over":
        assert time.monotonic() < until, "the game does not end"
        for seat, page in enumerate((host, friend)):
            shown = ask(page, f"{path}/shown")
            if seat in shown["to_act"]:
                action = msgspec.to_builtins(choose("kryptos", seat, shown, rng))
                ask(page, f"{path}/play", {"ask": shown["ask"], "action": action})
    return str(table["id"])


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", ["en", "fr", "bg"])
def test_who_comes_back_finds_what_waits_above_the_games(person: People, language: str, size: dict) -> None:
    """A row has a picture that is not spoken, and one stop for the keyboard: its heading's link."""
    page = person(language, viewport=size)
    page.goto("/")
    expect(page.locator("article")).to_have_count(4)
    expect(page.get_by_role("region", name=TABLES[language])).to_have_count(0)
    play_against_computer(page, "kryptos")
    page.goto("/")
    panel = page.get_by_role("region", name=TABLES[language])
    row = panel.get_by_role("listitem")
    expect(row).to_have_count(1)
    expect(row.locator(".mini img")).to_have_js_property("complete", True)
    assert row.locator(".mini").get_attribute("aria-hidden") == "true"
    assert row.locator("img").evaluate("one => one.naturalWidth") == 144
    assert row.locator("a, button, [tabindex]").count() == 1
    first = page.locator("article").first
    assert panel.bounding_box()["y"] < first.bounding_box()["y"], "the games come after"
    refuse_untranslated(page)
    refuse_sideways(page)
    refuse_violations(page, "main")
    row.get_by_role("link").press("Enter")
    page.wait_for_url("**/table/*")


def test_the_same_people_play_again_by_one_press(person: People) -> None:
    """Who presses opens the table; the others find an invitation as the first thing, until they have come."""
    host, friend = person(), person()
    for page, name in ((host, "Mila"), (friend, "Radka")):
        page.goto("/")
        page.get_by_label("What shall the others call you?").fill(name)
        page.get_by_role("button", name="That’s me").click()
        expect(page.get_by_label("What shall the others call you?")).to_have_count(0)
    first = finish(host, friend)
    host.goto("/")
    panel = host.get_by_role("region", name=AGAIN["en"])
    expect(panel.get_by_role("listitem")).to_contain_text("Radka")
    panel.get_by_role("button", name="Kryptos again with Radka").click()
    host.wait_for_url("**/table/*")
    expect(host.locator(".lobby")).to_be_visible()
    friend.goto("/")
    row = friend.get_by_role("region", name=TABLES["en"]).get_by_role("listitem")
    expect(row).to_contain_text("Mila asks you to play.")
    expect(friend.get_by_role("region", name=AGAIN["en"])).to_have_count(0)
    row.get_by_role("link", name="Kryptos with").click()
    expect(friend.locator(".lobby")).to_contain_text("Radka")
    assert friend.url == host.url
    friend.goto(f"/table/{first}/replay")
    friend.get_by_role("button", name="Join the rematch").click()
    friend.wait_for_url(host.url)
    expect(friend.locator(".lobby")).to_contain_text("Radka")


def test_the_page_you_counts_one_s_games_and_begins_a_holiday_on_a_phone(person: People) -> None:
    page, friend = person("bg", viewport=PHONE, has_touch=True, is_mobile=True), person()
    for one in (page, friend):
        one.goto("/")
    finish(page, friend)
    until = time.monotonic() + PATIENCE / 1000
    while not ask(page, "/api/me/statistics"):
        assert time.monotonic() < until, "the game is not counted"
    page.goto("/me")
    row = page.locator("section:has(#me-games) tbody[data-game=kryptos] tr").first
    expect(row.locator("td").first).to_have_text("1")

    part = page.locator("section:has(#me-holidays)")
    part.get_by_label(say("bg", "holidays-days", {})).select_option("3")
    part.get_by_role("button", name=say("bg", "holidays-begin", {})).tap()
    expect(part.get_by_role("status")).to_contain_text("В отпуск до")
    refuse_untranslated(page)
    refuse_sideways(page)
    refuse_violations(page, "main")
    assert small_targets(page) == []
    part.get_by_role("button", name=say("bg", "holidays-end", {})).tap()
    expect(part.get_by_role("status")).to_have_text(say("bg", "holidays-left", {"left": 29}))
