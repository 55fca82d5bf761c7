"""How an evening begins: what one is called, the way back to one's tables, the rules at hand."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.players import kryptos_at_guessing, open_table, play_against_computer

People = Callable[..., Page]

WORDS = {
    "en": ("What shall the others call you?", "That’s me", "(you)", "Your tables"),
    "fr": (
        "Comment les autres vous appelleront-ils\u00a0?",
        "C’est moi",
        "(vous)",
        "Vos tables",
    ),
    "bg": ("Как да ви наричат другите?", "Това съм аз", "(вие)", "Вашите маси"),
}


@pytest.mark.parametrize("language", ["en", "fr", "bg"])
def test_a_name_is_asked_once_and_is_the_same_everywhere(person: People, language: str) -> None:
    """Who plays before giving one is a bird; who gives one later is called by it where they sit."""
    ask, save, you, tables = WORDS[language]
    page = person(language)
    play_against_computer(page, "kryptos")
    mine = page.locator(".rail .name", has_text=you)
    expect(mine).to_have_count(1)
    expect(mine).not_to_contain_text("1")
    page.goto("/")
    row = page.get_by_role("region", name=tables).get_by_role("listitem").first
    expect(row).to_contain_text("Kryptos")
    expect(row.locator(".player")).to_have_count(4)
    expect(row.locator(".me")).to_contain_text(you)
    expect(row.locator(".state")).not_to_be_empty()
    page.get_by_label(ask).fill("Мила")
    page.get_by_role("button", name=save).click()
    expect(page.get_by_label(ask)).to_have_count(0)
    expect(row.locator(".me")).to_contain_text("Мила")
    row.locator("a").click()
    expect(mine).to_have_text(f"Мила {you}")
    page.goto("/me")
    expect(page.locator(".player.me")).to_contain_text("Мила")


def test_nothing_moves_when_the_way_to_play_is_read(person: People) -> None:
    """It lies over the page, one at a time, and Escape closes it."""
    page = person()
    page.goto("/")
    cards = page.locator("article")
    expect(cards).to_have_count(4)
    before = [card.bounding_box() for card in cards.all()]
    first, second = (cards.nth(at).locator("summary") for at in (0, 1))
    first.click()
    expect(cards.first.locator(".how")).to_be_visible()
    assert [card.bounding_box() for card in cards.all()] == before
    second.press("Enter")
    expect(cards.first.locator(".how")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(cards.nth(1).locator(".how")).to_be_hidden()
    expect(second).to_be_focused()


def test_the_rules_open_at_what_is_being_done(person: People) -> None:
    page = person()
    kryptos_at_guessing(page, 3)
    page.get_by_role("tab", name="Rules").click()
    open_one = page.locator(".rules details[open]")
    expect(open_one).to_have_count(1)
    expect(open_one).to_have_attribute("data-rule", "KRP-22")
    expect(open_one).to_be_in_viewport()


def test_the_link_of_a_new_table_is_sent_by_the_system_where_it_can(person: People) -> None:
    page = person()
    page.add_init_script("navigator.share = (what) => { window.sent = what; return Promise.resolve() }")
    open_table(page, "kreta", 3, {})
    page.get_by_role("button", name="Send …").click()
    assert page.evaluate("window.sent.url") == page.get_by_label("Link to play").input_value()
    assert "Kreta" in page.evaluate("window.sent.title")
    page.get_by_label("Link to play").focus()
    passed = ["invite"]
    while passed[-1] != "footer":
        page.keyboard.press("Tab")
        passed.append(page.evaluate(PLACE))
    assert list(dict.fromkeys(passed)) == ["invite", "seats", "settings", "footer"]


PLACE = """['invite', 'seats', 'settings', 'footer'].find(
    (one) => document.activeElement.closest(`.${one}, footer`)?.matches(`.${one}, ${one}`))"""
