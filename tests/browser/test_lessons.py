"""Guided games from the first press to the last, on the real boards, with wrong tries on the way."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from kastellan.locale import say
from kastellan.tables.lessons import Moment, lesson_of
from tests.browser.conftest import AT_ONCE, QUICK
from tests.browser.players import MAIN, PATIENCE, TABLE, settle

DESKTOP, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
NAMES = {f"seat{seat}": seat for seat in range(8)}
COACH = ".coach"
IN_SIGHT = """() => [...document.adoptedStyleSheets].flatMap((sheet) => [...sheet.cssRules]).map((rule) =>
    [...document.querySelectorAll(rule.selectorText)].filter((one) => one.getClientRects().length).length)"""
"""For each thing that is to glow, how many there are on the board."""


HOME = """(slug) => {
    localStorage.removeItem(`kastellan-lesson-${slug}`);
    history.pushState(null, "", "/");
    dispatchEvent(new PopStateEvent("popstate"));
}"""
"""Go to the first page, where the lesson was never begun."""


@pytest.fixture(scope="module")
def page(browser: Browser, address: str) -> Iterator[Page]:
    """Yield one page for all lessons: the engine starts once."""
    context = browser.new_context(viewport=DESKTOP, locale="en", base_url=address, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(QUICK)
    context.add_init_script(AT_ONCE)
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    context.close()
    assert not errors


def coach(page: Page) -> Locator:
    """Return the coach."""
    return page.locator(COACH)


def choose_language(page: Page, language: str) -> None:
    """Choose a language as a reader does, wherever the buttons are."""
    button = page.locator(f".languages button[lang={language}], .in-menu button[lang={language}]")
    if not button.first.is_visible():
        page.locator("summary.square").click()
    page.locator(f"button[lang={language}]:visible").click()
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("lang", language)


def seat_names(page: Page, count: int) -> tuple[str, ...]:
    """Return what the seats are called in the rail."""
    return tuple(page.locator("#seats > li .name").nth(seat).inner_text() for seat in range(count))


def said(page: Page, slug: str, language: str, key: str) -> str:
    """Return a text of the coach as this page should say it."""
    return say(language, f"lesson-{slug}-{key}", NAMES, seat_names(page, page.locator("#seats > li").count()))


def press(page: Page, slug: str, action: dict[str, Any]) -> None:
    """Do an action by pressing things on the board."""
    PRESSES[slug](page, action)


def press_kryptos(page: Page, action: dict[str, Any]) -> None:
    """Press a card, a number and the button."""
    seat, index = action["target"], action["index"]
    closed = page.locator(f"[data-glance='{seat}'][aria-expanded=false]")
    if closed.count():
        closed.click()
    card = page.locator(f"[data-card='{seat}:{index}']")
    if "chosen" not in (card.get_attribute("class") or ""):
        card.click()
    if "open" not in (card.get_attribute("class") or "").split():
        page.locator(f"[data-space='{action['value']}']").click()
        button = page.locator(MAIN)
        if button.count():
            button.click()


PRESSES: dict[str, Callable[[Page, dict[str, Any]], None]] = {"kryptos": press_kryptos}


def stumble(page: Page, slug: str, language: str, moment: Moment) -> None:
    """Try what the lesson foresees: a forbidden one is refused by its rule, and the coach answers each."""
    for slip in moment.slips:
        if "target" not in slip.tried:
            continue
        before = page.locator(TABLE).get_attribute("data-number")
        press(page, slug, slip.tried)
        expect(coach(page).locator(".hint")).to_contain_text(
            said(page, slug, language, f"{moment.name}-{slip.says}")
        )
        if slip.rule:
            expect(page.locator(".refusal .rule")).to_have_text(slip.rule)
        else:
            expect(page.locator(".refusal")).to_have_count(0)
        expect(page.locator(TABLE)).to_have_attribute("data-number", before or "")


def follow(page: Page, slug: str, language: str, moment: Moment) -> None:
    """Do what the coach says at a moment."""
    expect(coach(page)).to_have_attribute("data-moment", moment.name)
    expect(coach(page)).to_have_attribute(
        "data-does", "read" if moment.read else "alone" if moment.alone else "do"
    )
    expect(coach(page).locator(".head")).to_have_text(said(page, slug, language, moment.name))
    for name, found in zip(moment.glow, page.evaluate(IN_SIGHT), strict=True):
        assert found or name == "main", f"{moment.name}: {name} does not glow"
    if moment.read:
        coach(page).locator(".primary").click()
        return
    stumble(page, slug, language, moment)
    if moment.alone:
        coach(page).get_by_role("button", name=say(language, "lesson-show", {})).click()
        expect(coach(page).locator(".hint")).to_contain_text(
            said(page, slug, language, f"{moment.name}-hint")
        )
    for action in moment.shows or moment.expects[:1]:
        before = page.locator(TABLE).get_attribute("data-number") or ""
        press(page, slug, action)
        settle(page, before)


def not_covered(page: Page, moment: Moment, slug: str) -> None:
    """Nothing lies over what is to be pressed first."""
    selector = page.evaluate(
        "() => document.adoptedStyleSheets.flatMap((one) => [...one.cssRules])[0]?.selectorText"
    )
    if selector:
        expect(page.locator(selector).first).to_be_in_viewport()
        free = """(found) => { const box = found.getBoundingClientRect();
            const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            return found.contains(top) || top?.contains(found); }"""
        assert page.locator(selector).first.evaluate(free), (
            f"{slug} {moment.name}: the coach covers what glows"
        )


WALKS = [("kryptos", "en", DESKTOP), ("kryptos", "fr", PHONE)]


@pytest.mark.parametrize(
    ("slug", "language", "size"), WALKS, ids=lambda one: one if isinstance(one, str) else str(one["width"])
)
def test_a_guided_game_is_followed_from_the_first_press_to_the_last(
    page: Page, slug: str, language: str, size: dict[str, int]
) -> None:
    page.set_viewport_size(size)
    if page.url == "about:blank":
        page.goto("/")
    page.evaluate(HOME, slug)
    page.locator(f"article[data-game={slug}] a[href='/learn/{slug}']").click()
    expect(coach(page)).to_be_visible()
    choose_language(page, language)
    lesson = lesson_of(slug, "first", language)
    for moment in lesson.moments:
        if moment.glow and size == PHONE:
            expect(coach(page)).to_have_attribute("data-moment", moment.name)
            expect(coach(page)).not_to_have_attribute("data-does", "watch")
            not_covered(page, moment, slug)
        follow(page, slug, language, moment)
    expect(coach(page)).to_have_attribute("data-does", "end")
    expect(coach(page).locator(".head")).to_have_text(say(language, "lesson-won", {}))
    expect(coach(page).locator(".hint")).to_have_count(0)


def test_a_lesson_is_stepped_back_in_shown_and_taken_up_after_a_reload(page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    coach(page).get_by_role("button").last.click()
    expect(coach(page)).to_have_attribute("data-moment", "goal")
    choose_language(page, "bg")
    coach(page).locator(".primary").click()
    expect(coach(page)).to_have_attribute("data-moment", "order")
    coach(page).get_by_role("button", name=say("bg", "lesson-back", {})).click()
    expect(coach(page)).to_have_attribute("data-moment", "goal")
    for name in ("order", "gap"):
        coach(page).locator(".primary").press("Enter")
        expect(coach(page)).to_have_attribute("data-moment", name)
    coach(page).get_by_role("button", name=say("bg", "lesson-show", {})).press("Enter")
    expect(coach(page)).to_have_attribute("data-moment", "found")
    page.reload()
    expect(coach(page)).to_have_attribute("data-moment", "found")
    assert "13" in page.locator("[data-card='1:2']").inner_text()
    page.goto("/")
    expect(page.locator("a[href='/learn/kryptos']")).to_have_text(
        re.compile(say("bg", "client-learn-on", {}))
    )


def test_a_game_without_a_lesson_says_where_else_to_begin(page: Page) -> None:
    page.goto("/learn/chess")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator("main a[href='/']")).to_be_visible()
    expect(page.locator("a[href='/rules/chess']")).to_have_count(0)
