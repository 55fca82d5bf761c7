"""What is this? on the boards: asked by mouse, finger and keyboard, for who plays and who looks back."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from kastellan.core.explaining import Asked
from kastellan.core.playout import step
from kastellan.games import GAMES
from kastellan.locale import say
from tests.browser.conftest import AT_ONCE, QUICK, SERVED
from tests.browser.players import PATIENCE, TABLE
from tests.browser.written import open_at, open_over
from tests.laws.sources import WEB

DESKTOP, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
SEATS = {"kreta": 3, "kryptos": 4, "krysis": 3, "decrypto": 4}
MOVES = {"kreta": 80, "kryptos": 20, "krysis": 60, "decrypto": 30}
THINGS = json.loads((WEB / "learn/things.json").read_text())


@pytest.fixture(scope="module")
def page(browser: Browser, address: str) -> Iterator[Page]:
    """Yield one page for all of this; it may log no error."""
    settings: dict[str, Any] = {"reduced_motion": "reduce", "has_touch": True}
    context = browser.new_context(viewport=DESKTOP, locale="en", base_url=address, **settings)
    context.set_default_timeout(PATIENCE)
    context.add_init_script(f"{QUICK}; {SERVED}; {AT_ONCE}")
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    context.close()
    assert not errors


def position(slug: str) -> Any:
    """Return a position in which the first seat decides, some way into a random game."""
    game, rng = GAMES[slug], Random(3)
    state = game.start(SEATS[slug], game.options(), game.load(None))
    moves = 0
    while moves < MOVES[slug] or 0 not in game.to_act(state):
        game.advance(state, *step(game, state, rng))
        moves += 1
    return state


def desk(page: Page) -> Locator:
    """Return where things are explained."""
    return page.locator("#panel.explains")


def element(page: Page, thing: str, slug: str = "kreta") -> Locator:
    """Return where a thing is on a board, as lessons, puzzles and help name it."""
    kind, *numbers = thing.split(":")
    selector = THINGS[slug].get(kind) or THINGS["any"][kind]

    def filled(hole: re.Match[str]) -> str:
        return str(int(numbers[int(hole[1])]) + int(hole[2] or 0))

    return page.locator(re.sub(r"\{(\d)([+-]\d)?\}", filled, selector).split(", ")[0]).first


def title(state: Any, slug: str, thing: str, language: str = "en") -> str:
    """Return what the engine calls a thing."""
    game = GAMES[slug]
    answer = game.explaining.explain(Asked(game.view(state, 0), state.content), thing)
    names = ("Mila", *(f"Player {seat + 1}" for seat in range(1, state.seats)))
    return say(language, answer.title.key, answer.title.facts, names, state.content.name)


@pytest.fixture(scope="module")
def table(page: Page, database: Path) -> tuple[Any, str]:
    """Sit down at Kreta in the middle of a game; return the position and the address."""
    state = position("kreta")
    open_at(page, database, GAMES["kreta"].write(state), "kreta", SEATS["kreta"])
    return state, page.url


def test_in_the_mode_a_press_explains_and_is_no_move(page: Page, table: tuple[Any, str]) -> None:
    state, _ = table
    before = page.locator(TABLE).get_attribute("data-number") or ""
    board = page.locator("#board").bounding_box()
    page.get_by_role("button", name="What is this?").click()
    expect(page.locator(".bar.asking")).to_be_visible()
    expect(page.locator(".top .ask")).to_have_attribute("aria-pressed", "true")
    for thing in ("card:1", "character:4"):
        element(page, thing).click()
        expect(desk(page)).to_have_attribute("data-explains", thing)
        expect(desk(page).locator("h2")).to_have_text(title(state, "kreta", thing))
    assert page.locator("#board").bounding_box() == board, "no board changes its size"
    expect(page.locator(TABLE)).to_have_attribute("data-number", before)
    expect(page.locator(".card.chosen")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(desk(page)).to_have_count(0)
    expect(page.locator("#panel-log")).to_be_visible()


def test_a_province_adds_up_piece_by_piece_with_the_most_influence_first(
    page: Page, table: tuple[Any, str]
) -> None:
    state, _ = table
    view = GAMES["kreta"].view(state, 0)
    place = max(range(16), key=lambda one: sum(view.provinces[one].influence))
    page.keyboard.press("h")
    expect(desk(page)).to_be_visible()
    page.locator(f"[data-province='{place}']").dispatch_event("click")
    expect(desk(page)).to_have_attribute("data-explains", f"province:{place}")
    expect(desk(page).locator("h2")).to_have_text(title(state, "kreta", f"province:{place}"))
    totals = [int(row.get_attribute("data-total") or -1) for row in desk(page).locator(".sums li").all()]
    assert totals == sorted(view.provinces[place].influence, reverse=True)
    heard = desk(page).locator(".sums li .sr").first.inner_text()
    assert f"together {totals[0]}." in heard
    assert desk(page).locator("footer a").count() <= 2
    page.keyboard.press("h")
    expect(desk(page)).to_have_count(0)


@pytest.mark.usefixtures("table")
def test_by_keyboard_alone_arrows_lead_and_enter_asks(page: Page) -> None:
    page.keyboard.press("h")
    expect(desk(page)).to_be_visible()
    page.locator("#board").focus()
    said = desk(page).locator("[role=status]")
    page.keyboard.press("ArrowRight")
    expect(said).not_to_be_empty()
    first = said.inner_text()
    page.keyboard.press("ArrowRight")
    expect(said).not_to_have_text(first)
    page.keyboard.press("Enter")
    expect(desk(page).locator("h2")).to_have_text(said.inner_text())
    page.keyboard.press("Escape")
    expect(desk(page)).to_have_count(0)


@pytest.mark.usefixtures("table")
def test_a_right_click_asks_without_the_mode(page: Page) -> None:
    element(page, "card:1").click(button="right")
    expect(desk(page)).to_have_attribute("data-explains", "card:1")
    expect(page.locator(".bar.asking")).to_have_count(0)
    desk(page).get_by_role("button", name="Close").click()
    expect(desk(page)).to_have_count(0)


@pytest.mark.usefixtures("table")
def test_on_a_phone_the_answer_is_a_sheet_and_what_was_pressed_stays_in_sight(page: Page) -> None:
    page.set_viewport_size(PHONE)
    page.get_by_role("button", name="What is this?").click()
    expect(page.locator(".bar.asking")).to_be_visible()
    element(page, "card:1").click()
    expect(desk(page)).to_have_attribute("data-explains", "card:1")
    sheet = desk(page).bounding_box()
    assert sheet is not None
    assert sheet["height"] <= 456
    card = element(page, "card:1").bounding_box()
    assert card is not None
    assert card["y"] + card["height"] <= sheet["y"] + 1, "the sheet covers what was asked about"
    desk(page).get_by_role("button", name="Back to the game").click()
    expect(desk(page)).to_have_count(0)
    page.set_viewport_size(DESKTOP)


@pytest.mark.usefixtures("table")
def test_who_asks_for_what_is_not_there_is_told_so(page: Page) -> None:
    element(page, "card:1").click(button="right")
    expect(desk(page)).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="What is this?").click()
    expect(desk(page)).to_be_visible()
    page.locator(".forts h2").click()
    expect(desk(page)).to_contain_text(say("en", "help-missed", {}))
    page.keyboard.press("Escape")


@pytest.mark.parametrize(
    ("slug", "things"),
    [
        ("kryptos", ("card:1:2", "stock:2", "number:7", "mine:3")),
        ("krysis", ("camp:1", "hq:0", "space:1:2")),
        ("decrypto", ("token:0:1", "keyword:0:2", "list:1:3")),
    ],
)
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_other_boards_are_explained_alike(
    page: Page, database: Path, slug: str, things: tuple[str, ...], size: dict[str, int]
) -> None:
    page.set_viewport_size(size)
    state = position(slug)
    open_at(page, database, GAMES[slug].write(state), slug, SEATS[slug])
    page.get_by_role("button", name="What is this?").click()
    expect(page.locator(".bar.asking")).to_be_visible()
    for thing in things:
        if element(page, thing, slug).count() and element(page, thing, slug).is_visible():
            element(page, thing, slug).click(position={"x": 4, "y": 4})
            kind = thing.split(":")[0]
            expect(desk(page)).to_have_attribute("data-explains", re.compile(f"^{kind}:"))
            expect(desk(page).locator("h2")).not_to_contain_text("⟨")
            break
    else:
        pytest.fail("none of these things is on the board")
    page.set_viewport_size(DESKTOP)


KINDS_OF_CARDS = ("slot", "artefact", "kept", "mission")


def with_all_cards() -> tuple[Any, dict[str, str]]:
    """Return a position of Krysis with slots, artefacts in camp and at home and a mission; one of each."""
    game, content = GAMES["krysis"], GAMES["krysis"].load(None)
    for seed in range(200):
        rng, state = Random(seed), game.start(SEATS["krysis"], game.options(missions=True), content)
        while game.to_act(state):
            game.advance(state, *step(game, state, rng))
            view = game.view(state, 0)
            if (view.phase, view.active) != ("action", 0) or view.draft is not None:
                continue
            things = game.explaining.things(Asked(view, content))
            found = {
                kind: name for name, (kind, _) in things.items() if not name.startswith(("slot:1", "slot:2"))
            }
            if found.keys() >= set(KINDS_OF_CARDS):
                return state, found
    raise AssertionError("no such position came up")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_cards_slots_and_the_mission_of_krysis_are_explained(
    page: Page, database: Path, size: dict[str, int]
) -> None:
    page.set_viewport_size(size)
    state, found = with_all_cards()
    open_at(page, database, GAMES["krysis"].write(state), "krysis", SEATS["krysis"], missions=True)
    for thing in (found[kind] for kind in KINDS_OF_CARDS):
        page.get_by_role("button", name="What is this?").click()
        expect(page.locator(".bar.asking")).to_be_visible()
        element(page, thing, "krysis").click()
        expect(desk(page)).to_have_attribute("data-explains", thing)
        expect(desk(page).locator("h2")).to_have_text(title(state, "krysis", thing))
        page.keyboard.press("Escape")
        expect(desk(page)).to_have_count(0)
    page.set_viewport_size(DESKTOP)


def test_in_a_replay_things_are_as_they_were_then(page: Page, database: Path) -> None:
    table = open_over(page, database, "kreta", 3)
    page.goto(f"/table/{table}/replay")
    expect(page.locator("#board")).to_be_visible()
    page.get_by_role("button", name="What is this?").click()
    expect(desk(page)).to_be_visible()
    element(page, "seat:1").click()
    expect(desk(page)).to_have_attribute("data-explains", "seat:1")
    expect(desk(page)).to_contain_text("0 points so far")
    page.locator("#controls button").last.click()
    expect(desk(page)).not_to_contain_text("0 points so far")
