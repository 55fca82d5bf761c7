"""Deals that an operator cheats with: the player's own browser says so, and says no more than it knows."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, Route, expect

from kastellan.core import CHANCE, draw
from kastellan.games import GAMES
from kastellan.tables.deals import commitment, dice_of, new_seed
from tests.browser.players import open_table
from tests.browser.written import HEADERS
from tests.server.clients import choose

People = Callable[..., Page]
WATCH_FETCH = """() => {
  window.sent = [];
  const fetch = window.fetch;
  window.fetch = (where, how) => {
    const kept = Object.keys(localStorage).filter((key) => key.startsWith('kastellan-receipt-'));
    window.sent.push([String(where), how?.body ?? '', kept.map((key) => localStorage.getItem(key))]);
    return fetch(where, how);
  };
}"""


def in_database(database: Path, statement: str, *values: Any) -> list[Any]:
    """Do what an operator can do: read and write the database behind the server's back."""
    with closing(sqlite3.connect(database, timeout=30)) as connection, connection:
        return connection.execute(statement, values).fetchall()


def first_cards(seed: str, nonces: list[str]) -> list[int]:
    """Return the cards that chance deals first at a table of four: the operator sits on the last seat."""
    game = GAMES["kryptos"]
    state, dice = game.start(4, game.options(), game.load(None)), dice_of(seed, nonces)
    cards = []
    while game.to_act(state) == (CHANCE,):
        outcome = draw(game.chance(state), dice)
        cards.append(msgspec.to_builtins(outcome).get("card", 0))
        game.advance(state, CHANCE, outcome)
    return cards


def grind(database: Path, table: str) -> None:
    """Choose the seed with the best first cards of 200, now that all nonces are in, and seal it again."""
    nonces = [
        nonce
        for (nonce,) in in_database(database, "select nonce from seats where table_id=? order by seat", table)
    ]
    assert any(nonces)
    seed = max((new_seed() for _ in range(200)), key=lambda one: first_cards(one, nonces))
    statement = "update tables set server_seed=?, commitment=? where id=?"
    in_database(database, statement, seed, commitment(seed), table)


def put_in(database: Path, table: str) -> None:
    """Choose the nonce of a computer player, now that the person's is in: the seed can stay."""
    share = commitment("5eed")
    in_database(database, "update seats set nonce='5eed', share=? where table_id=? and seat=3", share, table)


def begin(page: Page, meanwhile: Callable[[str], None], look: bool = True) -> str:
    """Sit down among computer players in one click; act for the operator before the game begins."""
    page.add_init_script(f"({WATCH_FETCH})()")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/start", hold)
    page.goto("/")
    page.locator("article[data-game=kryptos] .btn.game").click()
    while not held:
        page.wait_for_timeout(20)
    table = held[0].request.url.split("/")[-2]
    meanwhile(table)
    if look:
        held[0].continue_()
        page.unroute("**/start")
        page.wait_for_url("**/table/*")
    else:
        page.goto("/rules/kryptos")
        assert page.context.request.post(f"/api/tables/{table}/start", headers=HEADERS, data={}).ok
    return table


def finish(page: Page, table: str) -> None:
    """Play the person's seat to the end at random, as a program would."""
    rng, request, seen = Random(1), page.context.request, 0
    while True:
        shown = request.get(f"/api/tables/{table}/shown?seen={seen}&wait=5").json()
        seen = shown["number"]
        if shown["outcome"]:
            return
        if 0 in shown["to_act"]:
            body = {"ask": shown["ask"], "action": choose("kryptos", 0, shown, rng)}
            request.post(f"/api/tables/{table}/play", headers=HEADERS, data=body)


def verdict(page: Page, table: str, button: str = "Verify") -> str:
    """Let the page verify the deal, and return what it says."""
    page.goto(f"/table/{table}/replay")
    page.get_by_role("button", name=button).click()
    page.locator("[data-verdict]").wait_for()
    return page.locator("[data-verdict]").inner_text()


def test_an_honest_deal_is_proven_to_the_player_and_to_nobody_else(person: People) -> None:
    page = person()
    table = begin(page, lambda _: None)
    expect(page.locator("[data-fraud]")).to_have_count(0)
    finish(page, table)
    said = verdict(page, table)
    assert said.startswith("Proven to you: nobody chose this deal.")
    assert "the one that this browser saw sealed before it gave your random digits" in said
    watch = page.context.request.get(f"/api/tables/{table}").json()["links"]["watch"].split("?")[1]
    stranger = person()
    stranger.goto(f"/table/{table}/replay?{watch}")
    stranger.get_by_role("button", name="Verify").click()
    expect(stranger.locator("[data-verdict]")).to_contain_text(
        "Consistent with itself, but not proven to you."
    )
    expect(stranger.locator("[data-verdict]")).not_to_contain_text("Proven to you")
    expect(stranger.get_by_role("button", name="receipt")).to_have_count(0)


def test_a_browser_that_forgot_its_receipt_proves_nothing(person: People) -> None:
    page = person()
    table = begin(page, lambda _: None)
    finish(page, table)
    page.evaluate("table => localStorage.setItem(`kastellan-receipt-${table}`, '{\"kind\": 7')", table)
    assert verdict(page, table).startswith("Consistent with itself, but not proven to you.")


def test_a_seed_that_was_replaced_is_called_fraud_while_the_game_runs(person: People, database: Path) -> None:
    page = person()
    table = begin(page, lambda table: grind(database, table))
    alarm = page.locator("[data-fraud]")
    expect(alarm).to_contain_text("FRAUD: this deal cannot be trusted.")
    expect(alarm).to_contain_text("The server has replaced its sealed seed")
    finish(page, table)
    expect(alarm).to_be_visible()


FRAUD = {
    "en": ("Verify", "FRAUD: this deal cannot be trusted.", "The server has replaced its sealed seed"),
    "fr": (
        "Vérifier",
        "FRAUDE\N{NO-BREAK SPACE}: cette donne n’est pas fiable.",
        "Le serveur a remplacé sa graine scellée",
    ),
    "bg": (
        "Провери",
        "ИЗМАМА: на това раздаване не може да се вярва.",
        "Сървърът е подменил запечатания ключ",
    ),
}


@pytest.mark.parametrize("language", FRAUD)
def test_a_seed_chosen_when_all_shares_were_known_is_fraud(
    person: People, database: Path, language: str
) -> None:
    """The operator's game fits itself in every check; only what this browser kept says otherwise."""
    button, headline, reason = FRAUD[language]
    page = person(language)
    table = begin(page, lambda table: grind(database, table), look=False)
    finish(page, table)
    page.goto(f"/table/{table}/replay")
    expect(page.locator("[data-fraud]")).to_contain_text(headline)
    said = verdict(page, table, button)
    assert said.startswith(headline)
    assert reason in said
    stranger = person(language)
    watch = page.context.request.get(f"/api/tables/{table}").json()["links"]["watch"].split("?")[1]
    stranger.goto(f"/table/{table}/replay?{watch}")
    stranger.get_by_role("button", name=button).click()
    expect(stranger.locator("[data-verdict=consistent]")).to_be_visible()


def test_a_computer_player_whose_digits_were_chosen_is_fraud(person: People, database: Path) -> None:
    page = person()
    table = begin(page, lambda table: put_in(database, table), look=False)
    finish(page, table)
    said = verdict(page, table)
    assert said.startswith("FRAUD")
    assert "are not those that were promised before yours were known" in said


def test_digits_leave_the_browser_only_when_it_has_kept_what_the_server_is_bound_to(person: People) -> None:
    """By one click, by the form, by a link, and at a rematch."""
    pages = [person(), person()]
    for page in pages:
        page.add_init_script(f"({WATCH_FETCH})()")
    host, guest = pages
    open_table(host, "kreta", 2, {})
    invite = host.locator(".invite input").first.input_value()
    guest.goto(invite)
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.locator(".lobby")).to_contain_text("You are seated")
    host.locator(".lobby .btn.game").click()
    expect(host.locator(".rail")).to_be_visible()
    for page in pages:
        check_sent(page, seats=2)
    alone = person()
    table = begin(alone, lambda _: None)
    check_sent(alone, seats=4)
    finish(alone, table)
    alone.get_by_role("button", name="Rematch").click()
    alone.wait_for_url(lambda address: table not in address)
    expect(alone.locator(".rail")).to_be_visible()
    check_sent(alone, seats=4)


def check_sent(page: Page, seats: int) -> None:
    """Check that the last nonce left when its receipt was kept, and that no other request held one."""
    sent = page.evaluate("window.sent")
    opened = [(where, body, kept) for where, body, kept in sent if "nonce" in body]
    assert len(opened) >= 1
    for where, body, kept in opened:
        nonce, table = msgspec.json.decode(body)["nonce"], where.split("/")[-2]
        receipts = [msgspec.json.decode(one) for one in kept]
        (receipt,) = [one for one in receipts if one["table"] == table]
        assert (receipt["nonce"], len(receipt["shares"]), len(receipt["commitment"])) == (nonce, seats, 64)
        assert where.endswith("/share")
