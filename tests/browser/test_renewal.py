"""A page stands open while the operator renews the client: the parts that it asks for next are gone."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, Route, expect

GONE = "404"
"""What such a page may log."""
PARTS = "**/assets/*.js"


def take_away(page: Page) -> None:
    """Let all parts be gone that the page has not fetched yet."""
    page.route(PARTS, lambda route: route.fulfill(status=404, body="gone"))


def test_a_page_of_an_older_client_is_loaded_anew_where_it_was_going(person: Callable[..., Page]) -> None:
    page = person(expected=GONE, service_workers="block")
    page.goto("/")
    expect(page.locator("article[data-game=kreta]")).to_be_visible()
    take_away(page)

    def renewed(route: Route) -> None:
        """Answer as the server does once another client is built; the next page finds all its parts."""
        was = route.fetch()
        page.unroute(PARTS)
        route.fulfill(
            response=was, body=re.sub(r"/assets/first-[^\"]+", "/assets/first-newer.js", was.text())
        )

    page.route(re.compile(r"/$"), renewed)
    page.locator("a[href='/puzzles/today']").first.click()
    expect(page.locator("main h1")).to_have_count(1)
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page).to_have_url(re.compile("/puzzles/today$"))


def test_a_part_that_cannot_be_had_of_the_same_client_is_told_and_the_page_stays(
    person: Callable[..., Page],
) -> None:
    page = person(expected=GONE, service_workers="block")
    page.goto("/")
    expect(page.locator("article[data-game=kreta]")).to_be_visible()
    page.evaluate("window.same = true")
    take_away(page)
    page.locator("a[href='/puzzles/today']").first.click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.unroute_all()
    assert page.evaluate("window.same")
    page.locator("main .panel button").click()
    expect(page.locator("main h1")).to_have_count(1)
    expect(page.get_by_role("alert")).to_have_count(0)
