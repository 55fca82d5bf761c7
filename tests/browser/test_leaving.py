"""Before anybody leaves or is sent away, the page says what will come of it, as things stand."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.players import open_table, play_against_computer

People = Callable[..., Page]
PHONE, TABLET, DESKTOP = (390, 844), (820, 1180), (1440, 900)


def open_account(page: Page, name: str) -> None:
    page.goto("/me")
    page.get_by_role("button", name="Create an account").first.click()
    page.get_by_label("Account name").fill(name)
    page.get_by_label("Password", exact=True).fill("correct horse battery")
    page.get_by_role("button", name="Create an account").last.click()
    expect(page.get_by_text(re.compile("You are signed in as"))).to_be_visible()


def choose(page: Page, label: str) -> None:
    """Choose something from the menu of the table."""
    page.locator("details summary").last.click()
    page.locator(".menu").get_by_role("button", name=label, exact=True).click()


def answer(page: Page, label: str) -> None:
    page.get_by_role("dialog").get_by_role("button", name=label, exact=True).click()


def two_at_a_table(person: People, accounts: bool) -> tuple[Page, Page]:
    """Seat two people and a computer player at Kryptos, and begin."""
    host, guest = person(), person()
    for page, name in ((host, "Ana"), (guest, "Boris")):
        if accounts:
            open_account(page, f"{name} {id(page)}")
        page.goto("/me")
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Save").click()
        expect(page.get_by_text("Saved.")).to_be_visible()
    open_table(host, "kryptos", 3, {2: "easy"})
    guest.goto(host.locator(".invite input").first.input_value())
    guest.get_by_role("button", name=re.compile("Sit down")).first.click()
    expect(host.locator(".lobby")).to_contain_text("Boris")
    host.locator(".lobby .btn.game").click()
    for page in (host, guest):
        expect(page.locator(".rail")).to_be_visible()
    return host, guest


@pytest.mark.parametrize("accounts", [False, True])
def test_who_leaves_is_asked_first_and_told_what_it_costs(person: People, accounts: bool) -> None:
    _, guest = two_at_a_table(person, accounts)
    choose(guest, "Leave the table")
    dialog = guest.get_by_role("dialog")
    expect(dialog).to_contain_text("your rating falls" if accounts else "No rating of yours is at stake.")
    answer(guest, "Stay")
    expect(dialog).to_have_count(0)
    expect(guest.locator(".rail")).to_be_visible()
    choose(guest, "Leave the table")
    expect(dialog).to_contain_text("you come last")
    answer(guest, "Leave")
    expect(guest).to_have_url(re.compile("/$"))


def test_a_host_is_told_that_nobody_gains_by_sending_others_away(person: People) -> None:
    host, guest = two_at_a_table(person, accounts=True)
    choose(host, "Send Boris away")
    expect(host.get_by_role("dialog")).to_contain_text("your rating falls at once")
    answer(host, "Send away")
    expect(host.get_by_role("dialog")).to_have_count(0)
    expect(guest.get_by_text("The host has asked you to leave this table.").first).to_be_visible()
    choose(host, "Leave the table")
    expect(host.get_by_role("dialog")).to_contain_text("the game stands still until you come back")


def test_alone_against_computers_the_game_waits(person: People) -> None:
    page = person()
    play_against_computer(page, "kryptos")
    choose(page, "Leave the table")
    expect(page.get_by_role("dialog")).to_contain_text("You find it on the home page.")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
