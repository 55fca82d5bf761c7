"""Games on one's own device handed to the server, played where little or nothing is kept, and in two tabs."""

import json
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.players import START, kryptos_by_mouse, number, play_to_the_end, wait_for_turn
from tests.browser.test_branches import saved
from tests.browser.test_local import VISIT, keep, kept

People = Callable[..., Page]
UNKEPT = "lets nothing be kept"
NO_ROOM = "no more room"
ELSEWHERE = "open in another tab"
FORBIDDEN = """
Object.defineProperty(window, "indexedDB", {
    get() { throw new DOMException("not here", "SecurityError"); },
});
"""


def test_a_finished_game_is_handed_to_the_server_as_one_brought_in(person: People) -> None:
    page = person()
    page.goto("/rules")
    page.goto(keep(page, kept("kryptos", 1)))
    wait_for_turn(page, START)
    play_to_the_end([page], kryptos_by_mouse)
    page.get_by_role("button", name="Hand to the server").click()
    page.wait_for_url("**/table/*/replay")
    expect(page.get_by_label("Seen with the eyes of")).to_be_visible()
    info = page.request.get(f"/api/tables/{page.url.split('/')[-2]}").json()
    assert (info["game"], info["imported"]) == ("kryptos", True)


def test_where_nothing_may_be_kept_a_game_is_played_all_the_same(person: People) -> None:
    page = person()
    page.add_init_script(FORBIDDEN)
    page.goto("/local/new?game=kryptos&seats=3&level=easy")
    wait_for_turn(page, START)
    expect(page.get_by_role("alert").filter(has_text=UNKEPT)).to_be_visible(timeout=START)
    kryptos_by_mouse(page)
    page.goto("/local")
    expect(page.get_by_role("main")).to_contain_text("This browser keeps no games yet.")
    page.goto("/analysis")
    expect(page.get_by_role("main")).to_contain_text("There is none yet.")


def allow(page: Page, address: str, room: int | None) -> None:
    """Let the browser keep only so many bytes of an address, or as many as it likes.

    A browser that has found room does not look again for a while: it is to be small from the start.
    """
    wish = {"origin": address, **({} if room is None else {"quotaSize": room})}
    page.context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", wish)


def test_where_there_is_no_room_a_game_goes_on_and_is_kept_whole_once_there_is(
    person: People, address: str
) -> None:
    page = person(service_workers="block")
    allow(page, address, 1)
    page.goto("/local/new?game=kryptos&seats=3&level=easy")
    full = page.get_by_role("alert").filter(has_text=NO_ROOM)
    expect(full).to_be_visible(timeout=START)
    wait_for_turn(page, START)
    kryptos_by_mouse(page)
    allow(page, address, None)
    wait_for_turn(page)
    kryptos_by_mouse(page)
    wait_for_turn(page)
    expect(full).to_have_count(0)
    before, cards = number(page), page.locator(".card.open").count()
    page.reload()
    wait_for_turn(page, START)
    assert (number(page), page.locator(".card.open").count()) == (before, cards)


def test_an_analysis_for_which_there_is_no_room_says_so(person: People, address: str) -> None:
    page = person(service_workers="block")
    allow(page, address, 1)
    page.goto("/analysis")
    page.get_by_label("Open a file").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": json.dumps(saved("kryptos")).encode()}
    )
    expect(page.get_by_text("has no room for this analysis")).to_be_visible(timeout=START)


def test_one_tab_plays_a_game_and_another_takes_it_over(person: People) -> None:
    """What was done in one is there in the other; one that shows something else leaves it to the other."""
    first = person()
    first.goto("/rules")
    address = keep(first, kept("kryptos", 6))
    first.goto(address)
    wait_for_turn(first, START)
    second = first.context.new_page()
    second.goto(address)
    expect(second.get_by_role("heading", level=1)).to_contain_text(ELSEWHERE)
    kryptos_by_mouse(first)
    wait_for_turn(first)
    before = number(first)
    second.get_by_role("button", name="Play on here").click()
    wait_for_turn(second, START)
    assert number(second) == before, "nothing is lost"
    expect(first.get_by_role("heading", level=1)).to_contain_text(ELSEWHERE)
    kryptos_by_mouse(second)
    wait_for_turn(second)
    before = number(second)
    second.locator("header a").first.click()
    wait_for_turn(first, START)
    assert number(first) == before, "it comes back to the tab that has waited for it"


def test_a_tab_that_shows_something_else_gives_its_game_up(person: People) -> None:
    """Nobody looks at it there: whoever waits for it or opens it has it; and it is deleted from anywhere."""
    first = person()
    first.goto("/rules")
    address = keep(first, kept("kryptos", 6))
    first.goto(address)
    wait_for_turn(first, START)
    second = first.context.new_page()
    second.goto(address)
    expect(second.get_by_role("heading", level=1)).to_contain_text(ELSEWHERE)
    first.locator("header a").first.click()
    wait_for_turn(second, START)
    second.locator("header a").first.click()
    first.evaluate(VISIT, address)
    wait_for_turn(first, START)
    second.evaluate(VISIT, "/local")
    second.get_by_role("button", name="Delete").first.click()
    second.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(first.get_by_role("alert")).to_contain_text("This browser keeps no such table.")
