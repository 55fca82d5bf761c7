"""Kreta from the first card to the eleventh scoring, in real browsers."""

import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from kastellan.core import CHANCE, draw
from kastellan.core.playout import pick
from kastellan.games.kreta import GAME
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.players import MAIN, number, open_table, play_to_the_end, settle, status, wait_for_turn
from tests.browser.test_pages import refuse_sideways, refuse_untranslated, refuse_violations
from tests.browser.written import open_at

People = Callable[..., Page]
KINDS = {kind.__struct_config__.tag for kind in GAME.actions.__args__}
CASTELLAN = "4"
LAND = """element => {
  element.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" });
  const box = element.getBoundingClientRect();
  for (const part of [0.5, 0.35, 0.65, 0.25, 0.75, 0.15, 0.85])
    for (const down of [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8]) {
      const [x, y] = [box.left + box.width * part, box.top + box.height * down];
      if (document.elementFromPoint(x, y) === element) return [x, y];
    }
  return null;
}"""


class Player:
    """Somebody who plays Kreta by clicking, and tries what nobody has tried yet."""

    def __init__(self, sent: set[str], seed: int = 1) -> None:
        self.sent = sent
        self.rng = random.Random(seed)
        self.ports: list[str] = []

    def watch(self, page: Page) -> None:
        """Note every kind of action that the page sends."""

        def heard(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["type"] == "play":
                self.sent.add(message["action"]["type"])

        def opened(socket: WebSocket) -> None:
            socket.on("framesent", heard)

        page.on("websocket", opened)

    def act(self, page: Page) -> None:
        """Do one small step."""
        before = number(page)
        step = page.locator("[data-step]").get_attribute("data-step") or ""
        if step in {"card", "copy"}:
            self.card(page)
        elif step == "fort_card":
            replace = page.locator("#bar .btn:not([data-main-button], .ask)")
            (replace if "replace" not in self.sent else page.locator(MAIN)).click()
        elif "done" not in self.sent and page.locator(MAIN).count():
            page.locator(MAIN).click()
        else:
            self.place(page, step)
        settle(page, before)

    def card(self, page: Page) -> None:
        """Play a card; the Castellan only when everything has been tried, or nothing else can be played."""
        cards = [card.get_attribute("data-card") for card in page.locator("[data-card].open").all()]
        others = [card for card in cards if card != CASTELLAN]
        wanted = CASTELLAN if not others or self.sent >= KINDS else self.rng.choice(others)
        page.locator(f"[data-card='{wanted}']").click()
        page.locator(MAIN).click()

    def place(self, page: Page, step: str) -> None:
        """Choose a piece if there is a choice, tap a golden place and confirm."""
        sources = page.locator("[data-source]")
        fresh = {"admiral": "add_ship", "commander": "add_villager"}.get(step)
        if sources.count() > 1:
            moved = fresh is not None and fresh in self.sent and self.rng.random() < 0.5
            sources.nth(1 if moved else 0).click()
        wanted = (
            ".legal[data-site]"
            if step == "architect" and "build_fort" not in self.sent
            else ".legal[data-province]"
        )
        places = page.locator(wanted)
        if not places.count():
            places = page.locator(".legal[data-site], .legal[data-province]")
        at = [place.get_attribute("data-province") or "" for place in places.all()]
        linked = [index for index, one in enumerate(at) if one in self.ports]
        index = (
            linked[0]
            if linked and step == "commander"
            else self.rng.randrange(len(at))
            if step != "admiral"
            else 0
        )
        point = places.nth(index).evaluate(LAND)
        assert point, f"{at[index]} cannot be tapped"
        page.mouse.click(*point)
        page.locator(MAIN).click()
        if step == "admiral":
            self.ports.append(at[index])


def sit_two(host: Page, guest: Page) -> None:
    """Open a table for two and begin."""
    open_table(host, "kreta", 2, {1: ""})
    guest.goto(host.locator("input[readonly]").first.input_value())
    guest.locator(".seats button").first.click()
    expect(host.locator(".lobby .btn.game, .lobby .btn.primary").last).to_be_enabled()
    host.get_by_role("button", name="Begin the game").click()
    expect(guest.locator(".crete")).to_be_visible()


def test_two_people_play_to_the_end_with_every_kind_of_action(person: People) -> None:
    """Whatever the rules offer has its control on the board; both see the same points at the end."""
    sent: set[str] = set()
    host, guest = person(), person("bg")
    players = {host: Player(sent, 1), guest: Player(sent, 2)}
    for page, player in players.items():
        player.watch(page)
    sit_two(host, guest)
    play_to_the_end([host, guest], lambda page: players[page].act(page), 400)
    assert sent == KINDS
    scores = [page.locator(".rail .score > [aria-hidden] b").all_inner_texts() for page in (host, guest)]
    assert scores[0] == scores[1]
    refuse_untranslated(guest)


def against_computers(page: Page, seats: int) -> None:
    """Begin a game against easy computer players."""
    open_table(page, "kreta", seats, dict.fromkeys(range(1, seats), "easy"))
    page.locator(".lobby .btn.game, .lobby .btn.primary").last.click()
    expect(page.locator(".crete")).to_be_visible()


@pytest.mark.parametrize("seats", [3, 4])
def test_a_phone_plays_to_the_end(person: People, seats: int) -> None:
    """Nothing is out of reach of a finger at 360 pixels, and the page never scrolls sideways."""
    page = person("fr", viewport=PHONE, has_touch=True)
    player = Player(set(), seats)
    against_computers(page, seats)
    wait_for_turn(page)
    refuse_sideways(page)
    play_to_the_end([page], player.act, 400)
    refuse_sideways(page)
    refuse_untranslated(page)


def test_a_whole_game_by_keyboard_alone(person: People) -> None:
    """Cards, pieces, provinces and buttons are reached with Tab, arrows and Enter."""
    page = person()
    against_computers(page, 4)
    play_to_the_end([page], by_keyboard, 400)


def by_keyboard(page: Page) -> None:
    """Do one small step with the keyboard; it leads from card to button to map to button."""
    before = number(page)
    step = page.locator("[data-step]").get_attribute("data-step") or ""
    if step in {"card", "copy"}:
        press_on(page, "[data-card].open[tabindex='0']")
    elif step != "fort_card":
        press_on(page, "[data-province][tabindex='0'], [data-site][tabindex='0']", ".legal")
    assert page.evaluate("document.activeElement.matches('[data-main-button]')") or step == "fort_card"
    page.locator(MAIN).focus()
    page.keyboard.press("Enter")
    settle(page, before)


def press_on(page: Page, entry: str, wanted: str = "*") -> None:
    """Enter a group by Tab, walk with the arrows to something wanted, and press Enter."""
    for _ in range(60):
        if page.evaluate("entry => document.activeElement.matches(entry)", entry):
            break
        page.keyboard.press("Tab")
    arrows = random.Random(4)
    for _ in range(200):
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            break
        page.keyboard.press(arrows.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
    assert page.evaluate("wanted => document.activeElement.matches(wanted)", wanted)
    page.keyboard.press("Enter")


def reach(page: Page, card: str) -> None:
    """Wait for the turn and play a card that can be played at once."""
    wait_for_turn(page)
    before = number(page)
    page.locator(f"[data-card='{card}'].open").click()
    page.locator(MAIN).click()
    settle(page, before)


def test_a_forbidden_place_is_refused_with_its_rule(person: People) -> None:
    """The King has nothing to copy yet, and a province without a port takes no ship: both say why."""
    page = person()
    against_computers(page, 2)
    wait_for_turn(page)
    page.locator("[data-card='0']").click()
    expect(page.get_by_role("alert")).to_contain_text("KRE-64")
    reach(page, "2")
    page.mouse.click(*page.locator("[data-province='0']").evaluate(LAND))
    expect(page.get_by_role("alert")).to_contain_text("KRE-29")


def test_a_port_that_is_not_free_is_refused_with_its_rule(person: People, database: Path) -> None:
    """With two players a port holds one ship: a press on the sea before a port of the rival says so."""
    page = person()
    position = play_until(is_sailing_among_rivals)
    open_at(page, database, position, "kreta", 2)
    wait_for_turn(page)
    page.locator("[data-anchorage]:not(.legal)").first.click()
    expect(page.get_by_role("alert")).to_contain_text("KRE-33")


def is_sailing_among_rivals(view: Any) -> bool:
    """Return whether the first seat adds its first ship while a rival lies in some port."""
    ships = {seat for province in view.provinces for seat in province.ships}
    return view.step == "admiral" and view.turn == 0 and ships == {1}


def test_a_card_is_taken_back(person: People) -> None:
    """A card that is not carried out yet goes back to the hand at once, and the log forgets it."""
    page = person()
    against_computers(page, 3)
    wait_for_turn(page)
    log = page.locator(".log li span")
    told = log.all_inner_texts()
    reach(page, "3")
    expect(page.locator(".doing")).to_be_visible()
    page.get_by_role("button", name="Take back").click()
    expect(page.locator("[data-step=card]")).to_be_visible()
    expect(page.locator("[data-card='3'].open")).to_be_visible()
    after = [*told, re.compile("takes the last step back")]
    expect(log).to_have_text(after)
    page.reload()
    expect(log).to_have_text(after)


def test_a_turn_is_ended_or_taken_back(person: People) -> None:
    """After its last step nothing is final: the computer waits while it is taken back (TABLE-3)."""
    page = person()
    page.goto("/")
    page.evaluate("localStorage['kastellan-end-turn'] = 'asked'")
    against_computers(page, 2)
    reach(page, "3")
    Player(set()).place(page, "commander")
    end = page.get_by_role("button", name="End turn")
    expect(end).to_be_visible()
    expect(page.locator("#bar")).to_contain_text("Nothing is final yet")
    expect(page.locator("#seats [aria-current=step]")).to_contain_text("(you)")
    expect(page.locator(".tell")).not_to_contain_text("thinking")
    page.get_by_role("button", name="Take back").click()
    expect(page.locator("[data-step=commander]")).to_be_visible()
    page.keyboard.press("Control+z")
    expect(page.locator("[data-card='3'].open")).to_be_visible()
    reach(page, "3")
    Player(set()).place(page, "commander")
    page.get_by_label("Menu").click()
    page.get_by_role("button", name="Take back all 2 steps").click()
    expect(page.locator("[data-card='3'].open")).to_be_visible()
    reach(page, "3")
    Player(set()).place(page, "commander")
    end.click()
    wait_for_turn(page)
    expect(page.locator(".log")).to_contain_text("takes the last step back")


def test_the_commander_counts_steps(person: People) -> None:
    """Tap a villager and a golden province, then a button or again; the points left are said and shown."""
    page = person()
    player = Player(set(KINDS), 7)
    against_computers(page, 2)
    reach(page, "3")
    before = number(page)
    player.place(page, "commander")
    settle(page, before)
    until_commander(page)
    page.locator(".pieces circle.hit").first.click()
    expect(page.locator("[data-source][aria-checked=true]")).not_to_have_attribute("data-source", "reserve")
    one_step = page.locator(".legal[data-province][aria-label*='1 step']").first
    page.mouse.click(*one_step.evaluate(LAND))
    expect(page.locator("#bar")).to_contain_text("1 step; 3 are left then")
    page.locator(MAIN).click()
    expect(page.locator("#bar")).to_contain_text("3 of 4 steps left")
    expect(page.get_by_role("img", name="3 of 4 steps left")).to_be_visible()
    back = page.locator(".legal[data-province][aria-label*='1 step']").first
    for _ in range(2):
        page.mouse.click(*back.evaluate(LAND))
    expect(page.locator("#bar")).to_contain_text("2 of 4 steps left")


def until_commander(page: Page) -> None:
    """Play the Castellan until the Commander is in hand again, then play him."""
    while True:
        wait_for_turn(page)
        step = page.locator("[data-step]").get_attribute("data-step")
        before = number(page)
        if step == "fort_card":
            page.locator(MAIN).click()
        elif page.locator("[data-card='3'].open").count():
            return reach(page, "3")
        else:
            page.locator(f"[data-card='{CASTELLAN}']").click()
            page.locator(MAIN).click()
        settle(page, before)


SEEN = """window.seen = []; document.addEventListener('animationstart', event => {
  if (event.target.closest('.crete, .under')) seen.push(event.animationName.split('-').at(-1));
}, true)"""
SOURCE = "[data-source]:not([data-source='reserve'])"


def test_what_moves_on_the_map_can_be_seen(person: People) -> None:
    """A new villager lands, one that leaves walks to where it goes; with reduced motion neither moves."""
    moving, still = person(reduced_motion="no-preference"), person()
    for page in (moving, still):
        page.add_init_script(SEEN)
        against_computers(page, 2)
        reach(page, "3")
        before = number(page)
        Player(set(KINDS), 7).place(page, "commander")
        settle(page, before)
        until_commander(page)
        page.locator(SOURCE).first.click()
        page.mouse.click(*page.locator(".legal[data-province][aria-label*='1 step']").first.evaluate(LAND))
        page.locator(MAIN).click()
        expect(page.locator(".crete .trail")).to_have_count(1)
        page.wait_for_timeout(150)
    assert {"land", "walk", "turn"} <= set(moving.evaluate("seen"))
    assert not {"land", "walk"} & set(still.evaluate("seen"))


def test_pieces_of_one_kind_stand_together_with_their_number(person: People, database: Path) -> None:
    """Three villagers of one player in a province are one piece that says three; words say it as well."""
    position = play_until(lambda view: any(max(one.villagers) >= 3 for one in view.provinces))
    page = person()
    open_at(page, database, position, "kreta", 2)
    expect(page.locator(".crete .count text").filter(has_text="×3").first).to_be_visible()
    expect(page.locator("[data-province][aria-label*='3 villagers']").first).to_be_attached()


def test_tiles_within_reach_are_listed(person: People, database: Path) -> None:
    """The Farmer offers each province of the chain with its tile and points; pressing one picks it."""
    page = person(viewport=PHONE, has_touch=True)
    open_at(page, database, play_until(lambda view: view.step == "farmer" and view.turn == 0), "kreta", 2)
    wait_for_turn(page)
    page.locator("[data-harvest]").first.click()
    expect(page.locator("[data-harvest][aria-pressed=true]")).to_have_count(1)
    before = number(page)
    page.locator(MAIN).click()
    settle(page, before)
    expect(page.get_by_role("alert")).to_have_count(0)


def play_until(seen: Callable[[Any], bool]) -> Any:
    """Return the first position of games at random in which this is seen; the same every time."""
    for seed in range(40):
        rng, state = random.Random(seed), GAME.start(2, GAME.options(), GAME.load(None))
        while acting := GAME.to_act(state):
            if acting != (CHANCE,) and seen(GAME.view(state, 0)):
                return GAME.write(state)
            seat = acting[0]
            chosen = draw(GAME.chance(state), rng) if seat == CHANCE else pick(GAME, state, seat, rng)
            GAME.advance(state, seat, chosen)
    raise AssertionError("no such position")


@pytest.mark.parametrize("language", ["en", "fr", "bg"])
@pytest.mark.parametrize(("size", "scheme"), [(DESKTOP, "light"), (PHONE, "dark")])
def test_the_board_is_accessible(person: People, language: str, size: dict[str, int], scheme: str) -> None:
    """Axe is content while choosing a card, a place and a confirmation, in both appearances."""
    page = person(language, viewport=size, color_scheme=scheme)
    player = Player(set(KINDS), 5)
    against_computers(page, 4)
    wait_for_turn(page)
    refuse_violations(page)
    page.locator("[data-card='1']").click()
    refuse_violations(page)
    page.locator(MAIN).click()
    expect(page.locator(".doing")).to_be_visible()
    refuse_violations(page)
    refuse_untranslated(page)
    refuse_sideways(page)
    player.place(page, "architect")
    assert status(page) == "playing"


def test_a_desktop_needs_no_scrolling(person: People) -> None:
    """Everything needed for a decision is on one screen of 1280 by 800."""
    page = person()
    against_computers(page, 4)
    wait_for_turn(page)
    hidden = page.evaluate(
        "(() => { const c = document.querySelector('.column'); return c.scrollHeight - c.clientHeight })()"
    )
    assert hidden <= 1
    assert re.search(r"Site \d+, if scored now", page.locator(".would").first.inner_text())
