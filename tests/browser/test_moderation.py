"""Players report what was said or who said it; whom the house has named looks after it in the browser."""

import json
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from secrets import token_hex
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.players import play_against_computer
from tests.browser.test_leaving import answer, open_account, two_at_a_table
from tests.browser.test_pages import refuse_sideways, refuse_untranslated, refuse_violations
from tests.browser.test_touch import small_targets
from tests.browser.written import HEADERS

People = Callable[..., Page]
PARTS = ("/admin", "/admin/tables", "/admin/people", "/admin/acts")
PASSWORD = "correct horse battery"


def ask(page: Page, path: str, **data: Any) -> Any:
    """Ask the server as this page's person."""
    answered = page.context.request.post(path, headers=HEADERS, data=data)
    assert answered.ok, answered.text()
    return answered.json() if answered.text() else None


def keeper_of(person: People, database: Path, **options: Any) -> Page:
    """Return the page of an account that the house has named; it was opened before it was named."""
    page = person(**options)
    name = f"warden{token_hex(4)}"
    ask(page, "/api/account", name=name, password=PASSWORD)
    with closing(sqlite3.connect(database, timeout=20)) as connection, connection:
        connection.execute("update people set account = id where account = 'keeper'")
        connection.execute("update people set account = 'keeper' where account = ?", (name,))
    ask(page, "/api/login", name="Keeper", password=PASSWORD)
    return page


def reported_game(person: People, guest_name: str) -> tuple[Page, Page, str]:
    """Let two play, of whom the host has reported the other; return both and the table."""
    host, guest = person(), person(expected="403")
    for page, name in ((host, "Ana"), (guest, guest_name)):
        named = page.context.request.patch("/api/me", headers=HEADERS, data={"name": name})
        assert named.ok, named.text()
    table = ask(host, "/api/tables", game="kryptos", seats=3, name=guest_name, bots={"2": "easy"})
    path = f"/api/tables/{table['id']}"
    ask(guest, f"{path}/sit", invite=table["links"]["invite"].split("invite=")[1])
    ask(host, f"{path}/start")
    ask(host, f"{path}/report", seat=1, why="insults everybody")
    return host, guest, table["id"]


def talk(page: Page, text: str) -> None:
    page.get_by_role("tab", name=re.compile("Chat")).click()
    page.locator("#chat-text").fill(text)
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text(text)


def give_reason(page: Page, why: str) -> None:
    page.get_by_role("dialog").get_by_label("What happened?").fill(why)
    answer(page, "Send the report")


def test_a_message_is_reported_once_and_as_it_was(person: People, database: Path) -> None:
    """By keyboard, or by a press on it; a person is reported from the seats."""
    host, guest = two_at_a_table(lambda: person(expected="409"), accounts=False)
    rude = f"You fool {token_hex(4)}"
    talk(guest, rude)
    host.get_by_role("tab", name=re.compile("Chat")).click()
    more, dialog = host.get_by_role("button", name="Message of Boris: more"), host.get_by_role("dialog")
    more.focus()
    host.keyboard.press("Enter")
    expect(host.get_by_role("menuitem", name="Report this message")).to_be_focused()
    host.keyboard.press("Escape")
    expect(more).to_be_focused()
    host.keyboard.press("Enter")
    expect(host.get_by_role("menuitem", name="Report this message")).to_be_focused()
    host.keyboard.press("Enter")
    expect(dialog.locator("blockquote")).to_have_text(rude)
    give_reason(host, "insults")
    expect(dialog).to_contain_text("Your report has reached those who run this server")
    answer(host, "Close")
    expect(more).to_be_focused()

    host.get_by_text(rude).click()
    host.get_by_role("menuitem", name="Report this message").click()
    give_reason(host, "insults again")
    expect(dialog.get_by_role("alert")).to_contain_text("You have reported this before.")
    answer(host, "Cancel")

    host.get_by_role("button", name="Boris: more", exact=True).click()
    host.get_by_role("menuitem", name="Report Boris").click()
    give_reason(host, "and stalls")
    expect(dialog).to_contain_text("Your report has reached those who run this server")
    table = host.url.rsplit("/", 1)[1]
    with closing(sqlite3.connect(database)) as connection:
        kept = connection.execute(
            "select name, text, why from reports where at_table = ?", (table,)
        ).fetchall()
    assert kept == [("Boris", rude, "insults"), ("Boris", None, "and stalls")]


def test_for_others_there_is_nothing_at_the_address_of_the_house(person: People) -> None:
    page = person()
    open_account(page, f"Somebody {token_hex(4)}")
    expect(page.get_by_role("link", name="Reports, tables, people")).to_have_count(0)
    seen = []
    for path in ("/nowhere", *PARTS, "/admin/nothing"):
        page.goto(path)
        expect(page.get_by_role("heading", name="There is nothing at this address")).to_be_visible()
        seen.append((page.title(), page.locator("body").inner_text()))
    assert len(set(seen)) == 1


def do(page: Page, what: str, why: str) -> None:
    """Do something to the only one found, and give a reason."""
    expect(page.locator("#found > li")).to_have_count(1)
    page.locator("#found").get_by_role("button", name=what, exact=True).click()
    page.get_by_role("dialog").get_by_label("Why?").fill(why)
    answer(page, what)
    expect(page.get_by_role("status").filter(has_text="written down in the book of acts")).to_be_visible()


def search(page: Page, part: str, words: str) -> None:
    page.get_by_role("navigation", name="Parts of this page").get_by_role("link", name=part).click()
    page.get_by_role("searchbox").fill(words)
    page.keyboard.press("Enter")


def test_reports_are_looked_at_and_settled(person: People, database: Path) -> None:
    page, name = keeper_of(person, database), f"Boris {token_hex(4)}"
    reported_game(person, name)
    page.goto("/me")
    page.get_by_role("link", name="Reports, tables, people").click()
    page.get_by_role("searchbox").fill(name)
    page.keyboard.press("Enter")
    report = page.get_by_role("listitem").filter(has_text=f"About {name}")
    expect(report).to_contain_text("Ana reports: insults everybody")
    expect(report).to_contain_text("At a table of Kryptos")
    do(page, "Not justified", "it was a joke")
    expect(page.get_by_text("No reports here.")).to_be_visible()
    page.get_by_text("Settled", exact=True).click()
    expect(report).to_contain_text("Not justified,")
    report.get_by_role("link", name=f"Look at {name}").click()
    expect(page.get_by_role("heading", name=name)).to_be_visible()


def test_people_are_banned_exported_and_erased(person: People, database: Path) -> None:
    page, name = keeper_of(person, database), f"Boris {token_hex(4)}"
    _, guest, _ = reported_game(person, name)
    page.goto("/admin")
    search(page, "People", name)
    found = page.locator("#found > li")
    expect(found.get_by_role("link", name="one open report")).to_be_visible()
    do(page, "Ban", "insults")
    expect(found).to_contain_text("Banned until")
    while guest.context.request.get("/api/me").ok:
        guest.wait_for_timeout(100)
    guest.goto("/me")
    expect(guest.get_by_text(re.compile("You may not play on this server until"))).to_be_visible()
    do(page, "Let in again", "said sorry")
    expect(found).not_to_contain_text("Banned")
    do(page, "Sign out", "lost their phone")
    with page.expect_download() as saved:
        do(page, "Erase", "asked for it")
    kept = json.loads(Path(saved.value.path()).read_text(encoding="utf-8"))
    assert kept["person"][0]["name"] == name
    assert "insults everybody" not in json.dumps(kept), "who is reported does not learn by whom and why"
    expect(page.get_by_text("No such people.")).to_be_visible()
    search(page, "Book of acts", kept["person"][0]["id"])
    acts = ["erased", "saved", "signed", "let", "banned"]
    expect(page.locator("#found > li")).to_have_text([re.compile(f"^keeper {act}") for act in acts])


def test_tables_are_shown_closed_and_deleted_and_the_board_says_so(person: People, database: Path) -> None:
    page, name = keeper_of(person, database), f"Boris {token_hex(4)}"
    host, _, table = reported_game(person, name)
    host.goto(f"/table/{table}")
    expect(host.locator(".rail")).to_be_visible()
    page.goto("/admin")
    search(page, "Tables", name)
    found = page.locator("#found > li")
    expect(found).to_have_count(1)
    expect(found).to_contain_text("Being played")
    expect(found).not_to_contain_text("move")
    found.get_by_text("Who sits there").click()
    expect(found.get_by_role("link", name="Ana")).to_be_visible()
    do(page, "Close", "asked for it")
    closed = "Those who run this server closed this table. The game has no result."
    expect(host.locator("#bar")).to_contain_text(closed)
    expect(host.locator(".table")).to_have_attribute("data-turn", "false")
    host.reload()
    expect(host.locator("#bar")).to_contain_text(closed)
    expect(host.get_by_role("button", name="Rematch")).to_be_visible()
    do(page, "Delete", "asked for it")
    expect(page.get_by_text("No such tables.")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "fr", "bg"])
def test_the_pages_of_the_house_speak_three_languages_and_fit_phones(
    person: People, database: Path, language: str
) -> None:
    reported_game(person, "Boris")
    nameless = person()
    play_against_computer(nameless, "kryptos")
    page = keeper_of(person, database, language=language, viewport=PHONE, has_touch=True, is_mobile=True)
    for path in PARTS:
        page.goto(path)
        expect(page.locator("#found li").first).to_be_visible()
        page.set_viewport_size(PHONE)
        assert small_targets(page) == []
        for size in (PHONE, DESKTOP):
            page.set_viewport_size(size)
            refuse_sideways(page)
            box, button = (page.locator(f".find {one}").bounding_box() for one in ("input", "button"))
            assert box
            assert button
            assert box["x"] + box["width"] <= button["x"], "the search box ends before its button"
        refuse_untranslated(page)
        refuse_violations(page)
