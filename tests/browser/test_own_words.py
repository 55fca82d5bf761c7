"""Words of one's own in a real browser: pasted, checked line by line, kept, and played at once."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.players import until
from tests.browser.test_decrypto import write_clues
from tests.browser.test_pages import refuse_sideways, refuse_violations
from tests.own_contents import FRENCH

People = Callable[..., Page]


def paste(page: Page, *lines: str) -> None:
    """Put lines into the field and add them; return once they are checked."""
    page.locator("#paste").fill("\n".join(lines))
    page.locator(".paste button").click()
    expect(page.locator(".made ol > li")).to_have_count(len(lines))
    until(page, "() => !!document.querySelector('.count.fine')")


def test_a_class_plays_with_this_weeks_words(person: People) -> None:
    """Twelve French words become a table in four presses, and the keywords are of the list (DEC-2)."""
    page = person("fr")
    page.goto("/words")
    paste(page, *FRENCH)
    expect(page.locator(".count.fine")).to_contain_text("12")
    page.get_by_role("textbox", name="Nom de la liste").fill("Vocabulaire de la 4e B")
    page.get_by_role("button", name="Ouvrir une table avec ces mots").click()
    page.wait_for_url("**/new/decrypto?content=*")
    expect(page.locator("[data-content] option:checked")).to_have_text("Vocabulaire de la 4e B")
    page.locator(".all .btn").nth(1).click()
    page.locator("form .btn.game").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".settings")).to_contain_text("Vocabulaire de la 4e B")
    page.get_by_role("button", name="Commencer la partie").click()
    expect(page.locator(".plates")).to_be_visible()
    lines = set(page.locator(".table").inner_text().lower().replace("\u00ad", "").splitlines())
    assert len(lines & set(FRENCH)) == 4, lines
    write_clues(page)
    until(page, "() => !!document.querySelector('.tape .clue')")


def test_each_line_says_what_is_to_be_mended_and_one_press_mends_it(person: People) -> None:
    page = person("en", viewport=PHONE, has_touch=True)
    page.goto("/words")
    paste(
        page,
        *(["lighthouse", "harbour", "anchor", "pier", "ferry", "compass", "oyster", "seagull"]),
        "ice cream",
        "anchor",
        "harbours",
    )
    expect(page.locator(".count.mend")).to_contain_text("2")
    expect(page.locator(".count.note")).to_contain_text("1")
    expect(page.locator("li.mend").first).to_contain_text("more than one word")
    page.get_by_role("button", name="Write “icecream”").click()
    expect(page.locator(".count.mend")).to_contain_text("1")
    expect(page.locator("li.mend")).to_contain_text("on line 3")
    page.get_by_role("button", name="Take it out", exact=True).click()
    expect(page.locator(".count.mend")).to_have_count(0)
    expect(page.locator("li.note")).to_contain_text("Shares a root with “harbour”")
    refuse_sideways(page)
    refuse_violations(page)
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.locator("footer")).to_contain_text("Saved.")
    page.reload()
    expect(page.locator(".made ol > li")).to_have_count(10)
