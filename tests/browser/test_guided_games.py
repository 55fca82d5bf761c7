"""Every guided first game from the first press to the last, in each language, on a desktop and on a phone.

These are taken at the server, so that a page of their own costs them no start of the engine; what answers
there is the engine's code (``docs/decisions/026``).  ``test_lessons.py`` has lessons by a browser's engine.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from kastellan.locale import LANGUAGES
from kastellan.tables.lessons import lesson_names, taught
from tests.browser.learners import DESKTOP, PHONE, Learner, coach

SIZES = {"desktop": DESKTOP, "phone": PHONE}
SHORT = [(slug, name) for slug in taught() for name in lesson_names(slug)[1:]]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", taught())
def test_a_guided_game_is_followed_from_the_first_press_to_the_last(
    person: Callable[..., Page], slug: str, language: str, size: str
) -> None:
    page = person(language, viewport=SIZES[size])
    page.goto("/")
    page.locator(f"article[data-game={slug}] a[href='/learn/{slug}/first']").click()
    expect(coach(page)).to_be_visible()
    Learner(page, slug, "first", language).take()


@pytest.mark.parametrize(("slug", "name"), SHORT)
def test_a_short_lesson_is_played_by_pressing_what_it_says(
    person: Callable[..., Page], slug: str, name: str
) -> None:
    at = SHORT.index((slug, name))
    language, size = LANGUAGES[at % len(LANGUAGES)], list(SIZES.values())[at % len(SIZES)]
    page = person(language, viewport=size)
    page.goto(f"/learn/{slug}")
    page.locator(f".list a[href='/learn/{slug}/{name}']").click()
    expect(coach(page)).to_be_visible()
    Learner(page, slug, name, language).take()
    coach(page).locator(f"a[href='/learn/{slug}']").click()
    expect(page.locator(".list li.done")).to_have_count(1)
