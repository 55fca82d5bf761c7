"""Krysis from the first bid to the final scores, in real browsers."""

import json
import random
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page, WebSocket, expect

from kastellan.games.krysis import GAME
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.players import MAIN, my_turn, number, play_to_the_end, settle, status, wait_for_turn
from tests.browser.test_pages import refuse_sideways, refuse_untranslated, refuse_violations

People = Callable[..., Page]
KINDS = {kind.__struct_config__.tag for kind in GAME.actions.__args__}
EVERYTHING = {"advanced": True, "tactical": True, "missions": True, "extra_agents": True, "bank": "unlimited"}
SPECIAL = {"rob", "spy", "mine", "transmute"}
CONTROLS = """() => [...document.querySelectorAll(".krysis [data-rove], #bar .btn")].filter(
  (one) => one.checkVisibility() && !one.disabled && one.dataset.may !== "false"
    && one.ariaPressed !== "true" && one.ariaChecked !== "true")"""
NTH = f"(at) => ({CONTROLS})()[at]"
OFFERED = f"""() => ({CONTROLS})().map((one) => {{
  const {{ act, load, play, take, recruit, mainButton }} = one.dataset;
  if (mainButton !== undefined) return "main";
  if (one.closest("#bar")) return "take_back";
  if (load !== undefined) return "add_artefact";
  if (play !== undefined) return "play";
  if (take === "3") return "announce";
  return act ?? (take ? "add_crystal" : recruit ? "recruit" : "pick");
}})"""


def sit(page: Page, seats: int, **options: object) -> None:
    """Sit down against computer players, with these options."""
    ask = page.context.request
    headers = {"X-Kastellan": "1"}
    assert ask.patch("/api/me", headers=headers, data={"name": "Mila"}).ok
    bots = {str(seat): "easy" for seat in range(1, seats)}
    wanted = {"game": "krysis", "seats": seats, "public": False, "options": options, "bots": bots}
    table = ask.post("/api/tables", headers=headers, data=wanted)
    assert table.ok, table.text()
    begun = ask.post(f"/api/tables/{table.json()['id']}/start", headers=headers, data={})
    assert begun.ok, begun.text()
    page.goto(f"/table/{table.json()['id']}")
    expect(page.locator(".krysis")).to_be_visible()


class Player:
    """Somebody who plays Krysis by clicking, and tries what nobody has tried yet."""

    def __init__(self, sent: set[str], seed: int) -> None:
        self.sent = sent
        self.rng = random.Random(seed)

    def watch(self, page: Page) -> None:
        """Note every kind of action that the page sends."""

        def heard(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["type"] == "play":
                self.sent.add(message["action"]["type"])

        def opened(socket: WebSocket) -> None:
            socket.on("framesent", heard)

        page.on("websocket", opened)

    def step(self, page: Page) -> None:
        """Press something that may be pressed: rather what sends a kind of action that was never sent."""
        wanted = self.choose(page.evaluate(OFFERED))
        if wanted is None:
            page.wait_for_timeout(30)
            return
        control = page.evaluate_handle(NTH, wanted).as_element()
        with suppress(PlaywrightError):  # the position may have changed meanwhile: look again
            if control:
                control.click(timeout=1500)
        page.wait_for_timeout(30)

    def choose(self, offered: list[str]) -> int | None:
        """Return which of the offered controls to press."""
        places = range(len(offered))
        done = self.sent if "announce" in self.sent else self.sent - {"attack"}
        new = [at for at in places if offered[at] not in done | {"pick", "main"}]
        special = [at for at in places if offered[at] in SPECIAL]
        main = [at for at in places if offered[at] == "main"]
        rest = [at for at in places if offered[at] not in {"main", "take_back", "end_turn"}]
        for group, chance in ((new, 0.7), (special, 0.15), (main, 0.5), (rest, 1.0), (main, 1.0)):
            if group and self.rng.random() < chance:
                return self.rng.choice(group)
        return 0 if offered else None


def test_whole_games_send_what_the_rules_offer(person: People) -> None:
    """Whatever the rules offer has its control on the board, with all modules switched on.

    Special actions and announced artefacts hang on the luck of the draw, so they are not demanded.
    """
    sent: set[str] = set()
    demanded = KINDS - SPECIAL - {"announce", "deliver", "end_turn", "snatch"}
    for seed in range(1, 5):
        player, page = Player(sent, seed), person()
        player.watch(page)
        sit(page, 2, **EVERYTHING, companies=[1, 2])
        play_to_the_end([page], player.step, 170)
        expect(page.locator("table tbody tr")).to_have_count(2)
        page.close()
        if sent >= demanded:
            return
    assert sent >= demanded, f"never sent: {sorted(demanded - sent)}"


def test_a_basic_game_of_four_on_a_phone(person: People) -> None:
    """Five rounds by touch; the scoring table adds up."""
    player, page = Player(set(), 7), person("fr", viewport=PHONE, has_touch=True)
    sit(page, 4)
    play_to_the_end([page], player.step, 170)
    assert status(page) == "over"
    for row in page.locator("table tbody tr").all():
        *parts, total = [int(cell) for cell in row.locator("td.n").all_inner_texts()]
        assert sum(parts) == total
    refuse_sideways(page)


def test_a_sealed_bid_is_final_and_its_drawing_says_nothing(person: People) -> None:
    """No way to open the hand again; a closed hand is one drawing, whatever is in it (KRY-15)."""
    page = person()
    sit(page, 3)
    wait_for_turn(page)
    page.locator(".hq [data-take='1']").click()
    expect(page.locator(".fist b")).to_have_text("2")
    drawings = page.locator(".others .fist").evaluate_all("all => all.map(one => one.innerHTML)")
    assert len(set(drawings)) == 1
    before = number(page)
    page.locator(MAIN).click()
    settle(page, before)
    expect(page.locator("[data-phase='bid'] .hq button")).to_have_count(0)


def test_by_keyboard_alone(person: People) -> None:
    """A bid, a space and an agent with arrow keys, Enter and no mouse."""
    page = person()
    sit(page, 2)
    wait_for_turn(page)
    page.locator(".hq [data-rove][tabindex='0']").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".fist b")).to_have_text("2")
    for phase in ("place", "team"):
        page.locator(MAIN).focus()
        page.keyboard.press("Enter")
        expect(page.locator(f"[data-phase='{phase}']")).to_be_visible()
        wait_for_turn(page)
        holder = ".mine" if phase == "place" else ".agents"
        page.locator(f"{holder} [data-rove][tabindex='0']").first.focus()
        page.keyboard.press("Enter")
        expect(page.locator(MAIN)).to_be_focused()
        if phase == "place" and page.locator("[data-phase='keep']").count():
            return


@pytest.mark.parametrize(("language", "dark"), [("en", True), ("fr", False), ("bg", True)])
def test_every_phase_fits_and_axe_is_content(person: People, language: str, dark: bool) -> None:
    """From the deck to the first action: desktop and phone, no untranslated text, nothing sideways."""
    player = Player(set(KINDS), 3)
    page = person(language, color_scheme="dark" if dark else "light")
    sit(page, 4, **EVERYTHING)
    seen: set[str] = set()
    while len(seen) < 6 and status(page) == "playing":
        if not my_turn(page):
            page.wait_for_timeout(40)
            continue
        board = page.locator(".krysis")
        phase = f"{board.get_attribute('data-phase')} {board.get_attribute('data-act')}"
        if phase not in seen:
            seen.add(phase)
            for size in (PHONE, DESKTOP):
                page.set_viewport_size(size)  # type: ignore[arg-type]
                refuse_untranslated(page)
                refuse_sideways(page)
                refuse_violations(page)
        player.step(page)
    assert len(seen) == 6
