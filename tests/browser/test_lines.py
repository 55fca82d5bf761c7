"""Bad lines: a step that was pressed is seen, kept, and counts once, whatever becomes of the line."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.players import MAIN, kryptos_at_guessing, number, settle, wait_for_turn
from tests.browser.test_decrypto import put_pegs, sit_together, write_clues
from tests.browser.test_krysis import sit

People = Callable[..., Page]


class Line:
    """The line of one page: ``hold`` keeps what the page sends, ``drop`` loses it with the line."""

    def __init__(self, page: Page) -> None:
        self.held: list[str] | None = None
        self.steps = 0
        self.dropping = False
        page.route_web_socket("**/socket*", self._opened)

    def _opened(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def leave(message: str | bytes) -> None:
            self.steps += json.loads(message)["type"] == "play"
            if self.dropping:
                self.dropping = False
                server.close()
                route.close(code=3001)
            elif self.held is not None:
                self.held.append(str(message))
            else:
                server.send(message)

        self._server = server
        route.on_message(leave)

    def hold(self) -> None:
        """Keep what the page sends from now on."""
        self.held = []

    def release(self) -> None:
        """Let everything through that was kept, and go on."""
        kept, self.held = self.held or [], None
        for message in kept:
            self._server.send(message)


def guess(page: Page) -> None:
    """Choose a card and a number of Kryptos."""
    page.locator(".hands .card:not(.open)").first.click()
    page.locator(".space.may").first.click()


def at_kryptos(page: Page) -> None:
    kryptos_at_guessing(page, 3)
    guess(page)


def at_kreta(page: Page) -> None:
    page.goto("/")
    page.locator("article[data-game=kreta] .btn.game").click()
    expect(page.locator(".rail")).to_be_visible()
    wait_for_turn(page)
    page.locator("[data-card].open").last.click()


def at_krysis(page: Page) -> None:
    sit(page, 2)
    wait_for_turn(page)


CHOSEN = {
    "kryptos": (at_kryptos, ".hands .card[aria-pressed=true]"),
    "kreta": (at_kreta, "[data-card][aria-pressed=true]"),
    "krysis": (at_krysis, "#bar"),
}


@pytest.mark.parametrize("game", CHOSEN)
def test_on_a_slow_line_the_choice_stands_as_it_was_pressed(person: People, game: str) -> None:
    page = person()
    line = Line(page)
    prepare, chosen = CHOSEN[game]
    prepare(page)
    expect(page.locator(chosen).first).to_be_visible()
    line.hold()
    before = number(page)
    label = page.locator(MAIN).inner_text()
    page.locator(MAIN).click()
    expect(page.locator("#bar")).to_have_attribute("aria-busy", "true")
    expect(page.locator(MAIN)).to_have_text(label)
    expect(page.locator(MAIN)).to_have_attribute("aria-disabled", "true")
    expect(page.locator(chosen).first).to_be_visible()
    expect(page.locator("#bar")).to_contain_text("Sending")
    assert number(page) == before
    line.release()
    settle(page, before)
    expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize("game", CHOSEN)
def test_a_step_that_was_lost_with_the_line_goes_out_again_and_counts_once(person: People, game: str) -> None:
    page = person()
    line = Line(page)
    CHOSEN[game][0](page)
    before, steps = number(page), line.steps
    line.dropping = True
    page.locator(MAIN).click()
    settle(page, before)
    assert line.steps == steps + 2
    expect(page.get_by_role("alert")).to_have_count(0)


def test_pegs_put_without_a_line_are_kept_and_fixed_when_it_is_back(person: People) -> None:
    """The line fails while a guess is put together; nothing is lost and nothing hangs (DEC-20)."""
    pages = sit_together(person)
    for page in pages[:2]:
        write_clues(page)
    mate = pages[2]
    mate.context.set_offline(True)
    expect(mate.locator("#bar")).to_contain_text("Reconnecting")
    put_pegs(mate, (4, 2, 1))
    expect(mate.locator("#bar")).to_contain_text("kept here")
    mate.context.set_offline(False)
    expect(mate.locator(".by")).to_have_text(["You", "You", "You"])
    expect(pages[0].locator(".by")).to_have_text(["Iris", "Iris", "Iris"])
    before = number(mate)
    mate.locator(MAIN).click()
    settle(mate, before)
    expect(mate.get_by_role("alert")).to_have_count(0)


def test_a_step_of_the_board_without_a_line_leaves_when_it_is_back(person: People) -> None:
    page = person()
    sit(page, 2)
    wait_for_turn(page)
    page.context.set_offline(True)
    expect(page.locator("#bar")).to_contain_text("Reconnecting")
    before = number(page)
    page.locator(".hq [data-rove][data-may='true']").first.click()
    expect(page.locator("#bar")).to_contain_text("kept here")
    page.context.set_offline(False)
    settle(page, before)
    expect(page.get_by_role("alert")).to_have_count(0)
