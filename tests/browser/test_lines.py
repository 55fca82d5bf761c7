"""Bad lines: a step that was pressed is seen, kept, and counts once, whatever becomes of the line."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.players import MAIN, number, settle, wait_for_turn
from tests.browser.test_decrypto import fresh_clue, line_of, put_pegs, sit_together, write_clues
from tests.browser.test_krysis import CLICKS, EVERYTHING
from tests.browser.written import open_at, positions_by_kind

People = Callable[..., Page]
HIDDEN = ".hands .card:not(.open)"
FREE = ".space.free, .space.may"
GOLDEN = ".legal:is([data-province], [data-site])"
SECOND = f"#bar .btn:not({MAIN}, .ask)"
DECISIONS = {
    "kryptos": {
        "reveal": ["[data-mine]:not(.open)", MAIN],
        "guess": [HIDDEN, FREE, MAIN],
        "end_turn": [HIDDEN, FREE, SECOND],
    },
    "kreta": {
        "play": ["[data-card].open", MAIN],
        "add_ship": [GOLDEN, MAIN],
        "move_villager": ["[data-source]:not([data-source=reserve])", GOLDEN, MAIN],
        "build_fort": [GOLDEN, MAIN],
        "harvest": ["[data-harvest]", MAIN],
        "replace": [SECOND],
    },
    "krysis": {
        kind: CLICKS[kind] for kind in ("add_crystal", "confirm", "dig", "choose", "deliver", "attack", "rob")
    },
}
"""What is pressed for a decision of each kind, the last of which sends it."""
SEATS = {"kryptos": 3, "kreta": 2, "krysis": 2}
OPTIONS = {"krysis": EVERYTHING}


class Line:
    """The line of one page: ``hold`` keeps what it sends, ``cut`` loses it, ``restore`` lets all through."""

    def __init__(self, page: Page) -> None:
        self.held: list[str] | None = None
        self.down = False
        self.steps: list[str] = []
        self._open: WebSocketRoute | None = None
        page.route_web_socket("**/socket*", self._opened)

    def _opened(self, route: WebSocketRoute) -> None:
        if self.down:
            route.close(code=3001)
            return
        server = route.connect_to_server()

        def leave(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "play":
                self.steps.append(told["action"]["type"])
            if self.held is None:
                server.send(message)
            else:
                self.held.append(str(message))

        self._open, self._server = route, server
        route.on_message(leave)

    def hold(self) -> None:
        """Keep what the page sends from now on."""
        self.held = []

    def release(self) -> None:
        """Let everything through that was kept, and go on."""
        kept, self.held = self.held or [], None
        for message in kept:
            self._server.send(message)

    def cut(self) -> None:
        """Lose the line, and with it all that was kept."""
        self.down, self.held = True, None
        self._server.close()
        if self._open:
            self._open.close(code=3001)

    def restore(self) -> None:
        """Let the page connect again."""
        self.down = False


def press(page: Page, selector: str) -> None:
    """Press what may be pressed; places of the map are reached by the keyboard."""
    control = page.locator(f"{selector} >> visible=true").first
    if selector == GOLDEN:
        control.press("Enter")
    else:
        control.click()


def interrupt(page: Page, line: Line) -> None:
    """Lose the line for a while, as the page notices."""
    line.cut()
    expect(page.locator("#bar")).to_contain_text("Reconnecting")
    line.restore()
    expect(page.locator("#bar")).not_to_contain_text("Reconnecting")


def is_shown_as_pressed(page: Page) -> None:
    """The choice stands as it was pressed, and the bar says that it is on its way."""
    expect(page.locator("#bar")).to_have_attribute("aria-busy", "true")
    expect(page.locator("#bar")).to_contain_text("Sending")


@pytest.mark.parametrize(
    ("game", "kind"), [(game, kind) for game, kinds in DECISIONS.items() for kind in kinds]
)
def test_in_the_middle_of_a_decision_the_line_is_cut_slow_and_back(
    person: People, database: Path, game: str, kind: str
) -> None:
    """What was chosen stays chosen; what was pressed is seen as pressed, goes out again, and counts once."""
    page = person()
    line = Line(page)
    options = OPTIONS.get(game, {})
    position = positions_by_kind(game, SEATS[game], **options)[kind]
    open_at(page, database, position, game, SEATS[game], **options)
    wait_for_turn(page)
    *composing, last = DECISIONS[game][kind]
    for at, control in enumerate(composing):
        press(page, control)
        if at == 0:
            interrupt(page, line)
    before = number(page)
    line.hold()
    press(page, last)
    is_shown_as_pressed(page)
    assert number(page) == before
    assert line.steps == [kind]
    line.cut()
    expect(page.locator("#bar")).to_contain_text("kept here")
    line.restore()
    settle(page, before)
    assert line.steps == [kind, kind]
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_slow_line_shows_the_choice_until_the_answer_comes(person: People, database: Path) -> None:
    """Card, number and button stand as they were pressed for as long as it takes."""
    page = person()
    line = Line(page)
    open_at(page, database, positions_by_kind("kryptos", 3)["guess"], "kryptos", 3)
    wait_for_turn(page)
    for control in (HIDDEN, FREE):
        press(page, control)
    label, before = page.locator(MAIN).inner_text(), number(page)
    line.hold()
    page.locator(MAIN).click()
    is_shown_as_pressed(page)
    expect(page.locator(MAIN)).to_have_text(label)
    expect(page.locator(MAIN)).to_have_attribute("aria-disabled", "true")
    expect(page.locator(".hands .card[aria-pressed=true]")).to_be_visible()
    line.release()
    settle(page, before)
    assert line.steps == ["guess"]
    expect(page.get_by_role("alert")).to_have_count(0)


def lose_the_step(page: Page, line: Line, press: Callable[[], None], kind: str) -> None:
    """Press, lose what was sent with the line, and see it counted once when the line is back."""
    before, steps = number(page), len(line.steps)
    line.hold()
    press()
    is_shown_as_pressed(page)
    line.cut()
    line.restore()
    settle(page, before)
    assert line.steps[steps:] == [kind, kind]
    expect(page.get_by_role("alert")).to_have_count(0)


def test_what_a_team_composes_outlives_the_line(person: People) -> None:
    """The choice of an encryptor, clues half written, pegs half put, an objection: each arrives, and once."""
    mila, borko, iris, lena = sit_together(person, encryptor_order="chosen")
    lines = {page: Line(page) for page in (mila, iris)}
    for page in lines:
        page.reload()
        expect(page.locator(".plates")).to_be_visible()
    lose_the_step(mila, lines[mila], mila.locator("[data-choose='0']").click, "choose_encryptor")
    borko.locator("[data-choose='1']").click()
    mila.locator("#clue-1").fill(fresh_clue())
    lines[mila].cut()
    expect(mila.locator("#bar")).to_contain_text("Reconnecting")
    mila.locator("#clue-2").fill(fresh_clue())
    lines[mila].restore()
    mila.locator("#clue-3").fill(fresh_clue())
    for at in (1, 2, 3):
        expect(line_of(mila, at).locator(".field")).to_have_class(re.compile("is-passes"))
    lose_the_step(mila, lines[mila], mila.locator(MAIN).click, "submit_clues")
    write_clues(borko)
    iris.locator("[data-socket='0:4']").click()
    expect(mila.locator(".by")).to_have_text(["Iris"])
    lines[iris].cut()
    expect(iris.locator("#bar")).to_contain_text("Reconnecting")
    put_pegs(iris, (4, 2, 1))
    expect(iris.locator("#bar")).to_contain_text("kept here")
    lines[iris].restore()
    expect(mila.locator(".by")).to_have_text(["Iris", "Iris", "Iris"])
    lose_the_step(iris, lines[iris], iris.locator(MAIN).click, "fix_guess")
    expect(lena.locator(".machine")).to_contain_text("Put one peg in each clue’s row")
    iris.get_by_role("button", name="Object to a clue").click()
    iris.get_by_text(re.compile("^2 · ")).click()
    interrupt(iris, lines[iris])
    iris.get_by_label("By which rule?").select_option("DEC-42")
    lose_the_step(iris, lines[iris], iris.get_by_role("button", name="Object", exact=True).click, "object")
    expect(borko.locator(".objection")).to_contain_text("Iris objects to clue 2")


def test_pegs_put_without_a_network_are_kept_and_fixed_when_it_is_back(person: People) -> None:
    """The network fails while a guess is put together; nothing is lost and nothing hangs (DEC-20)."""
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
