"""Whoever comes for the first time, gives no name, comes late or plays by keyboard on a small screen."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.players import (
    MAIN,
    kryptos_by_mouse,
    my_turn,
    number,
    open_table,
    play_against_computer,
    settle,
    status,
)

People = Callable[..., Page]


def test_a_guest_without_a_name_is_called_by_a_bird(person: People) -> None:
    """Both are told who sits where; the game begins without a word of what was refused at the door."""
    host, guest = person(), person("fr", expected="status of 403|WebSocket connection")
    open_table(host, "kryptos", 3, {2: "easy"})
    guest.goto(host.get_by_label("Link to play").input_value())
    guest.locator(".seats .btn.primary").first.click()
    expect(host.locator(".seats li b").nth(1)).to_have_text("Stork")
    expect(guest.locator(".seats li b").nth(0)).to_have_text("Hirondelle")
    host.get_by_role("button", name="Begin the game").click()
    expect(guest.locator(".rail")).to_be_visible()
    expect(guest.get_by_role("alert")).to_have_count(0)
    host.get_by_role("tab", name="Chat").click()
    host.get_by_label("Write something").fill("Hello")
    host.get_by_role("button", name="Send").click()
    expect(host.get_by_role("log")).to_contain_text("Swallow Hello")


def test_computers_are_easy_at_first_and_as_wished_for_later(person: People) -> None:
    """Level and seats stand at the button; one press plays as the last time, another leads back."""
    page = person()
    page.goto("/")
    card = page.locator("article[data-game=kryptos]")
    level, seats = card.get_by_label("How well the computers play"), card.get_by_label("How many play")
    expect(level).to_have_value("easy")
    level.select_option("hard")
    seats.select_option("3")
    card.locator(".btn.game").click()
    expect(page.locator(".rail li")).to_have_count(3)
    expect(page.locator(".rail")).to_contain_text("Hermes")
    table = page.url
    page.goto("/")
    expect(level).to_have_value("hard")
    expect(seats).to_have_value("3")
    page.get_by_role("region", name="Your tables").get_by_role("link", name="Kryptos").click()
    page.wait_for_url(table)


def test_a_guest_who_comes_too_late_is_told_so(person: People) -> None:
    """At a full table there is no seat to choose; when the game begins, the invitation has ended."""
    host, late = person(), person(expected="status of 403|WebSocket connection")
    open_table(host, "kryptos", 3, {1: "easy", 2: "easy"})
    late.goto(host.get_by_label("Link to play").input_value())
    expect(late.locator(".lobby footer")).to_contain_text("Every seat is taken.")
    expect(late.get_by_label("Your name")).to_have_count(0)
    host.get_by_role("button", name="Begin the game").click()
    expect(late.get_by_role("heading", level=1)).to_have_text("You cannot enter here")
    expect(late.get_by_role("alert")).to_contain_text("the game has probably begun")
    expect(late.locator(".lobby")).to_have_count(0)


@pytest.mark.parametrize("public", [False, True], ids=["private", "public"])
def test_who_is_sent_away_is_told_at_once(person: People, public: bool) -> None:
    """Also when they come again, and without a seat to choose; a public table may still be looked at."""
    host, guest = person(), person("fr", expected="status of 403|WebSocket connection")
    open_table(host, "kryptos", 3, {2: "easy"}, Everybody_may_join_and_watch=public)
    guest.goto(host.get_by_label("Link to play").input_value())
    guest.locator(".seats .btn.primary").first.click()
    expect(guest.locator(".lobby footer")).to_contain_text("L’hôte")
    host.get_by_role("button", name="Send away").click()
    host.get_by_role("dialog").get_by_role("button", name="Send away").click()
    told = guest.get_by_role("alert")
    expect(told).to_contain_text("L’hôte vous a demandé de quitter cette table.")
    expect(guest.get_by_role("button", name="S’asseoir")).to_have_count(0)
    expect(guest.locator(".lobby")).to_have_count(int(public))
    guest.reload()
    expect(told).to_contain_text("L’hôte vous a demandé de quitter cette table.")
    expect(host.locator(".seats ol li").nth(1)).to_contain_text("Seat 2 is free")


def test_the_keyboard_goes_into_the_sheet_and_comes_back(person: People) -> None:
    page = person(viewport=PHONE)
    play_against_computer(page, "kryptos")
    button = page.get_by_role("button", name="Log, chat")
    button.press("Enter")
    expect(page.get_by_role("tab", name="Log")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#panel")).to_be_hidden()
    expect(button).to_be_focused()


def test_what_was_gained_hides_no_score_on_a_phone(person: People) -> None:
    page = person(viewport=PHONE, has_touch=True, is_mobile=True)
    play_against_computer(page, "kryptos")
    while not page.locator(".rail .gain").count():
        assert status(page) == "playing"
        if my_turn(page):
            kryptos_by_mouse(page)
        page.wait_for_timeout(20)
    seat = page.locator(".rail li").filter(has=page.locator(".gain")).first
    gain, figure = seat.locator(".gain").bounding_box(), seat.locator(".figure").bounding_box()
    assert gain
    assert figure
    assert gain["x"] + gain["width"] <= figure["x"]


def test_a_lobby_without_a_line_says_so_and_shows_who_sits_there(person: People) -> None:
    """A change that did not reach the server is taken out of the field, so that it can be chosen again."""
    page = person()
    open_table(page, "kryptos", 3, {})
    field = page.get_by_label("Who plays on seat 2?")
    page.context.set_offline(True)
    expect(page.get_by_role("status").filter(has_text="Reconnecting")).to_be_visible()
    field.select_option("easy")
    expect(page.get_by_role("alert")).to_contain_text("cannot be reached")
    expect(field).to_have_value("")
    page.context.set_offline(False)
    expect(page.get_by_role("status").filter(has_text="Reconnecting")).to_have_count(0)
    field.select_option("easy")
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(field).to_have_value("easy")


def test_the_keyboard_is_never_sent_back_to_the_top(person: People) -> None:
    """What had the focus may go with its page, the lobby, a refusal or a menu; the focus goes on nearby."""
    page = person()
    page.goto("/")
    page.locator("article[data-game=kryptos] a[href='/new/kryptos']").press("Enter")
    expect(page.locator("main")).to_be_focused()
    page.get_by_role("group", name="All others:").get_by_role("button", name="Computer, easy").press("Enter")
    page.get_by_role("button", name="Open the table").press("Enter")
    expect(page.locator("main")).to_be_focused()
    page.get_by_role("button", name="Begin the game").press("Enter")
    expect(page.locator("#bar")).to_be_focused()
    menu = page.get_by_label("Menu")
    menu.press("Enter")
    page.get_by_role("button", name="Take back").focus()
    page.keyboard.press("Escape")
    expect(menu).to_be_focused()
    menu.press("Enter")
    page.get_by_role("button", name="Take back").press("Enter")
    page.get_by_role("button", name="Dismiss").press("Enter")
    expect(page.locator("#bar")).to_be_focused()
    while not (my_turn(page) and page.locator("[data-phase]").get_attribute("data-phase") == "reveal"):
        page.wait_for_timeout(30)
    page.locator("[data-mine]:not(.open)").first.press("Enter")
    before = number(page)
    page.locator(MAIN).press("Enter")
    settle(page, before)
    expect(page.locator("#bar")).to_be_focused()


def test_words_to_play_with_are_in_the_readers_language(person: People) -> None:
    """Whoever reads French is dealt French keywords, and may still choose others for a new table."""
    page = person("fr")
    page.goto("/new/decrypto")
    page.locator("summary", has_text="Options").click()
    expect(page.get_by_label("Langue des mots").locator("option:checked")).to_have_text("français")
    play_against_computer(page, "decrypto")
    page.get_by_label("Menu").click()
    about = page.locator(".about")
    expect(about).to_contain_text("Langue des mots\u00a0: français")
    expect(about).to_contain_text("Sablier\u00a0: Sans limite")
