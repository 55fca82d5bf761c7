"""Lessons by the engine of the browser: followed, left, taken up, gone on from, and offered to the new."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from kastellan.locale import say
from kastellan.tables.lessons import lesson_names
from tests.browser.conftest import AT_ONCE, QUICK
from tests.browser.learners import DESKTOP, PHONE, Learner, coach
from tests.browser.players import PATIENCE, TABLE, until

GO = """(path) => {
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
}"""
"""Go to another page of the client, without starting the engine anew."""
FORGET = "(slug) => localStorage.removeItem(`kastellan-lesson-${slug}`)"
"""Forget that the first lesson was begun."""


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    """Yield a page that runs the engine itself."""
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


def choose_language(page: Page, language: str) -> None:
    """Choose a language as a reader does, wherever the buttons are."""
    buttons = page.locator(f"button[lang={language}]:visible")
    if not buttons.count():
        page.locator("summary.square").click()
    buttons.click()
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("lang", language)


SEEN = "['.coach', '.table'].map((one) => Object.values(document.querySelector(one).dataset).join()).join()"


def seen(page: Page) -> str:
    """Return what the coach speaks of, what is to be done, and how many positions the page has been shown."""
    return str(page.evaluate(SEEN))


def test_a_finished_lesson_goes_on_on_the_analysis_board_and_is_taken_up_again(page: Page) -> None:
    page.set_viewport_size(PHONE)
    page.goto("/learn/kryptos/first")
    expect(coach(page)).to_be_visible()
    choose_language(page, "fr")
    Learner(page, "kryptos", "first", "fr").take()
    go_on_on_the_analysis_board(page)
    step_back_and_reload(page)


def go_on_on_the_analysis_board(page: Page) -> None:
    """Go on from the end of a lesson in French, and come back."""
    coach(page).get_by_role("button", name=say("fr", "lesson-analyse", {})).click()
    desk = page.locator("[data-analysis]")
    expect(desk).to_have_attribute("data-eyes", "open")
    last = desk.get_attribute("data-node") or ""
    page.get_by_role("button", name=say("fr", "client-replay-previous", {})).click()
    expect(desk).not_to_have_attribute("data-node", last)
    page.go_back()
    expect(coach(page)).to_have_attribute("data-moment", "goal")


def step_back_and_reload(page: Page) -> None:
    """Step back at the beginning of a lesson, be shown something, and take it up after a reload."""
    page.set_viewport_size(DESKTOP)
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
    expect(page.locator("a[href='/learn/kryptos/first']")).to_have_text(
        re.compile(say("bg", "client-learn-on", {}))
    )


def test_a_game_without_a_lesson_says_where_else_to_begin(page: Page) -> None:
    page.goto("/learn/chess/first")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator("main a[href='/']")).to_be_visible()
    expect(page.locator("a[href='/rules/chess']")).to_have_count(0)


SHORT = [("kryptos", lesson_names("kryptos")[1], "fr"), ("decrypto", lesson_names("decrypto")[1], "bg")]
"""Two for all: every one is pressed through in ``test_guided_games.py``."""


def test_short_lessons_are_followed_by_reading_and_by_being_shown(page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    page.goto("/learn")
    expect(page.locator(".list").first).to_be_visible()
    for slug, name, language in SHORT:
        choose_language(page, language)
        page.evaluate(GO, f"/learn/{slug}")
        page.locator(f".list a[href='/learn/{slug}/{name}']").click()
        learner = Learner(page, slug, name, language)
        for moment in learner.lesson.moments:
            expect(coach(page)).to_have_attribute("data-moment", moment.name)
            expect(coach(page)).not_to_have_attribute("data-does", "watch")
            learner.see(moment)
            for _ in moment.shows or (moment,):
                before = seen(page)
                coach(page).locator("footer .btn:not(.quiet)").click()
                until(page, f"() => `${{{SEEN}}}` !== {json.dumps(before)}")
        expect(coach(page)).to_have_attribute("data-does", "end")
        expect(coach(page).locator(".head")).to_have_text(say(language, "lesson-said", {}))
    page.evaluate(GO, "/learn")
    expect(page.locator(".list li.done")).to_have_count(
        len(SHORT) + page.locator(".list li.done a[href$='/first']").count()
    )


def test_somebody_new_to_a_game_is_asked_once_whether_to_learn_it(page: Page) -> None:
    page.goto("/")
    page.evaluate("localStorage['kastellan-asked'] = ''")
    for slug in ("kryptos", "decrypto"):
        page.evaluate(FORGET, slug)
    page.evaluate(GO, "/")
    choose_language(page, "en")
    card, dialog = page.locator("article[data-game=decrypto]"), page.locator("dialog[open]")
    card.locator(".btn.game").click()
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    card.locator(".btn.game").click()
    dialog.locator("a[href='/learn/decrypto/first']").click()
    expect(coach(page)).to_have_attribute("data-moment", "goal")
    page.evaluate(FORGET, "decrypto")
    page.evaluate(GO, "/")
    card.locator(".btn.game").click()
    expect(page.locator(TABLE)).to_have_attribute("data-turn", "true")
    expect(coach(page)).to_have_count(0)
    page.evaluate(GO, "/")
    page.locator("article[data-game=kryptos] .btn.game").click()
    dialog.get_by_role("button", name=say("en", "lesson-ask-play", {})).click()
    expect(page.locator(TABLE)).to_be_visible()


def test_a_browser_without_the_engine_takes_the_same_lesson_at_the_server(
    browser: Browser, address: str
) -> None:
    context = browser.new_context(viewport=PHONE, locale="bg", base_url=address, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(f"{QUICK}; {AT_ONCE}; delete globalThis.WebAssembly")
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/learn/decrypto/first")
    expect(coach(page)).to_be_visible()
    Learner(page, "decrypto", "first", "bg").take()
    assert not [url for url in asked if "engine" in url]
    context.close()
