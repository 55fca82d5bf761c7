"""People one has met are asked to a new table by name, once both have wished it on the page You."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.test_home import TABLES, ask, finish
from tests.browser.test_pages import refuse_sideways, refuse_untranslated, refuse_violations

People = Callable[..., Page]
WISH = {
    "en": "People I have played with may ask me to their tables by name",
    "fr": "Les personnes avec qui j’ai joué peuvent m’inviter par mon nom",
    "bg": "Който е играл с мен, може да ме кани по име",
}
ASK = {"en": "Ask Radka", "fr": "Inviter Radka", "bg": "Покани Radka"}


def named(page: Page, name: str, language: str) -> None:
    """Give somebody a name, who then wishes to be asked by it."""
    page.goto("/")
    change = page.request.patch(
        "/api/me", data={"name": name, "language": language}, headers={"X-Kastellan": "1"}
    )
    assert change.ok
    page.goto("/me")
    page.get_by_label(WISH[language]).check()
    expect(page.get_by_label(WISH[language])).to_be_checked()


@pytest.mark.parametrize(
    ("language", "size"), [("en", DESKTOP), ("fr", PHONE), ("bg", PHONE)], ids=["en", "fr", "bg"]
)
def test_a_seat_is_kept_for_whom_one_has_met(person: People, language: str, size: dict) -> None:
    host, friend = person(language, viewport=size), person(language, viewport=size)
    named(host, "Mila", language)
    named(friend, "Radka", language)
    finish(host, friend)
    table = ask(host, "/api/tables", {"game": "kreta", "seats": 3})
    host.goto(f"/table/{table['id']}")
    button = host.get_by_role("button", name=ASK[language])
    expect(button).to_be_visible()
    refuse_untranslated(host)
    refuse_sideways(host)
    refuse_violations(host, "main")
    button.click()
    expect(button).to_have_count(0)
    expect(host.locator(".lobby")).to_contain_text("Radka")
    friend.goto("/")
    row = friend.get_by_role("region", name=TABLES[language]).get_by_role("listitem")
    expect(row.filter(has_text="Mila").first).to_be_visible()
    row.filter(has_text="Kreta").get_by_role("link").click()
    friend.wait_for_url(f"**/table/{table['id']}*")
    expect(friend.locator(".lobby")).to_contain_text("Radka")
