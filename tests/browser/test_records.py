"""Finished games of every kind on the replay page: the log in chapters, the deal checked draw by draw."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, Route, expect

from kastellan.core import CHANCE, Log, Move, draw
from kastellan.core.playout import pick
from kastellan.games import GAMES
from kastellan.tables.deals import commitment, dice_of
from tests.browser.conftest import PHONE
from tests.browser.written import HEADERS

People = Callable[..., Page]
SEED = "5e" * 32
CHAPTERS = {"kryptos": "Round 1$", "decrypto": "Round 1$", "kreta": "Scoring 1:", "krysis": "Round 1$"}
SEATS = {"kryptos": 3, "decrypto": 4, "kreta": 3, "krysis": 3}


def sealed_game(slug: str, seats: int) -> dict[str, Any]:
    """Return a whole game at random, exported with the seal of its deal."""
    game, rng, nonces = GAMES[slug], Random(4), [f"{seat}a" for seat in range(seats)]
    dice, moves = dice_of(SEED, nonces), []
    state = game.start(seats, game.options(), game.load(None))
    while acting := game.to_act(state):
        seat = acting[rng.randrange(len(acting))]
        action = draw(game.chance(state), dice) if seat == CHANCE else pick(game, state, seat, rng)
        moves.append(Move(seat, msgspec.to_builtins(action)))
        game.advance(state, seat, action)
    digest = game.load(None).digest
    log = Log(game=slug, rules=game.version, seats=seats, options={}, content=digest, moves=tuple(moves))
    seal = {"commitment": commitment(SEED), "server_seed": SEED, "nonces": nonces}
    names = ["Mila", "Théo", "Ruth", "Ivo"][:seats]
    return {
        "kind": "kastellan-game",
        "table": "",
        "names": names,
        "seal": seal,
        "log": msgspec.to_builtins(log),
    }


def open_replay(page: Page, slug: str) -> dict[str, Any]:
    """Bring a finished game in, open its replay and return the game."""
    game = sealed_game(slug, SEATS[slug])
    answer = page.context.request.post("/api/import", headers=HEADERS, data=game)
    assert answer.ok, answer.text()
    page.goto(f"/table/{answer.json()['table']}/replay")
    expect(page.locator(".step")).to_contain_text("0 ")
    return game


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_the_browser_checks_every_draw(person: People, slug: str) -> None:
    """The seed is opened, thrown again in the browser, and every outcome of chance is found in it."""
    page = person()
    game = open_replay(page, slug)
    expect(page.locator(".log h3", has_text=re.compile(CHAPTERS[slug]))).to_have_count(1)
    page.get_by_role("button", name="Verify").click()
    expect(page.get_by_text("Brought in from a file, not proven here.")).to_be_visible()
    expect(page.get_by_text("Consistent with itself, but not proven to you.")).to_be_visible()
    expect(page.get_by_text("The opened seed fits the seal that is shown now.")).to_be_visible()
    draws = sum(seat == CHANCE for seat, _ in game["log"]["moves"])
    expect(page.get_by_text(f"All {draws} outcomes of chance follow from the seed.")).to_be_visible()


ROWS = """() => new Set([...document.querySelectorAll('.controls > *')].map(one => {
  const { top, bottom } = one.getBoundingClientRect();
  return Math.round((top + bottom) / 20);
})).size"""


@pytest.mark.parametrize("language", ["en", "fr", "bg"])
def test_the_controls_of_a_replay_take_two_rows_on_a_phone(person: People, language: str) -> None:
    """The scrubber with its count, and the buttons: in a long game, with fingers, at 360 pixels."""
    page = person(language, viewport=PHONE, has_touch=True, is_mobile=True)
    open_replay(page, "kreta")
    page.locator(".controls button").last.click()
    expect(page.locator(".step")).to_have_text(re.compile(r"^(\d+) \S+ \1$"))
    assert page.evaluate(ROWS) == 2


@pytest.mark.parametrize("slug", ["decrypto", "krysis"])
def test_the_end_is_told_once(person: People, slug: str) -> None:
    """Where the story of the last step says what the board says, the bar does not repeat it."""
    page = person()
    open_replay(page, slug)
    page.get_by_role("button", name="To the end").click()
    said = re.split(r"(?<=[.!]) ", page.locator(".dock .now").inner_text().strip())
    assert len(said) > 1
    assert said[-1] not in said[:-1]


def test_a_step_taken_while_other_eyes_open_is_kept(person: People) -> None:
    """Whoever changes the eyes and goes on at once is not taken back to where they chose them."""
    page = person()
    open_replay(page, "kryptos")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(re.compile(r"/api/tables/[^/]+/replay"), hold, times=1)
    page.get_by_label("Seen with the eyes of").select_option("0")
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".rail .rank")).to_have_count(3)
    held.pop().continue_()
    expect(page.locator("[data-mine]").first).to_be_visible()
    expect(page.locator(".step")).to_have_text(re.compile(r"^(\d+) of \1$"))
