"""Finished games of every kind on the replay page: the log in chapters, the deal checked draw by draw."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from kastellan.core import CHANCE, Log, Move, draw
from kastellan.core.playout import pick
from kastellan.games import GAMES
from kastellan.server.deals import commitment, dice_of
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


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_the_browser_checks_every_draw(person: People, slug: str) -> None:
    """The seed is opened, thrown again in the browser, and every outcome of chance is found in it."""
    page = person()
    game = sealed_game(slug, SEATS[slug])
    answer = page.context.request.post("/api/import", headers=HEADERS, data=game)
    assert answer.ok, answer.text()
    page.goto(f"/table/{answer.json()['table']}/replay")
    expect(page.locator(".log h3", has_text=re.compile(CHAPTERS[slug]))).to_have_count(1)
    page.get_by_role("button", name="Verify").click()
    expect(page.get_by_text("The opened seed is the one that was sealed before play.")).to_be_visible()
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
    answer = page.context.request.post("/api/import", headers=HEADERS, data=sealed_game("kreta", 3))
    page.goto(f"/table/{answer.json()['table']}/replay")
    page.locator(".controls button").last.click()
    expect(page.locator(".step")).to_have_text(re.compile(r"^(\d+) \S+ \1$"))
    assert page.evaluate(ROWS) == 2
