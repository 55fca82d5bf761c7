"""Scenes of the director as stills, in order: what another seat does is played while time stands still."""
# ruff: noqa: INP001, T201 - part of a script

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal, NamedTuple

from playwright.sync_api import APIRequestContext, Browser, Page
from scenes import HEADERS, Game, seat_at

NAMES = ("Théodora", "Bogdan", "Agnès")
TICK = 100
LONGEST = 160
"""Ticks after which no scene goes on."""
LOOK = """() => document.querySelector("#board").cloneNode(true).innerHTML.replace(/style="[^"]*"/g, "")"""


class Screen(NamedTuple):
    """What a sequence is seen on."""

    width: int
    height: int
    scheme: Literal["light", "dark"]
    language: str


SCREENS = {
    "desktop-light-en": Screen(1440, 900, "light", "en"),
    "phone-dark-fr": Screen(390, 844, "dark", "fr"),
    "laptop-light-bg": Screen(1280, 720, "light", "bg"),
}


class Sequence(NamedTuple):
    """What is staged: the key of the line that opens it, and how late in the game it should be."""

    slug: str
    name: str
    seed: int
    options: dict[str, Any]
    key: str
    after: float


SEQUENCES = [
    Sequence("kryptos", "found", 3, {"first_player": 0}, "kryptos-story-right", 0.5),
    Sequence("decrypto", "reveal", 3, {}, "decrypto-story-code", 0.2),
    Sequence("decrypto", "interception", 3, {}, "decrypto-story-token", 0.0),
    Sequence("kreta", "scoring", 3, {}, "kreta-story-scored", 0.4),
    Sequence("krysis", "bids", 3, {"advanced": True}, "krysis-story-bid", 0.3),
    Sequence("krysis", "robbery", 3, {"advanced": True}, "krysis-story-attack", 0.2),
]


def shoot_all(
    browser: Browser, host: Page, address: str, database: Path, folder: Path, wanted: Callable[[str], bool]
) -> None:
    """Write the stills of every sequence that is wanted: scene-<game>-<name>-<number>."""
    games: dict[str, Game] = {}
    for one in SEQUENCES:
        name = f"scene-{one.slug}-{one.name}"
        if not wanted(name):
            continue
        game = games.setdefault(one.slug, Game(one.slug, 4, one.seed, **one.options))
        moves = game.before(one.key, one.after)
        if moves is None:
            print(f"{name} did not come up", file=sys.stderr)
            continue
        guests = [browser.new_context(base_url=address) for _ in NAMES]
        table = seat_at(host, database, game, moves, NAMES, [guest.request for guest in guests])
        for guest in guests:
            guest.new_page().goto(f"/table/{table}")
        move = game.moves[moves]
        for view, number, picture in stills(host, address, table, guests[move.seat - 1].request, move.action):
            (folder / f"{name}-{view}-{number:02}.png").write_bytes(picture)
        for guest in guests:
            guest.close()


def stills(
    host: Page, address: str, table: str, guest: APIRequestContext, action: Any
) -> Iterator[tuple[str, int, bytes]]:
    """Yield a picture of each thing that is seen on each screen while what a guest does is staged."""
    pages = {view: standing_still(host, address, table, view) for view in SCREENS}
    numbers = {view: page.locator(".table").get_attribute("data-number") for view, page in pages.items()}
    shown = guest.get(f"/api/tables/{table}/shown", headers=HEADERS).json()
    body = {"ask": shown["ask"], "action": action}
    answer = guest.post(f"/api/tables/{table}/play", headers=HEADERS, data=body)
    if not answer.ok:
        raise SystemExit(f"{table}: {answer.text()}")
    for view, page in pages.items():
        page.wait_for_selector(f'.table:not([data-number="{numbers[view]}"])')
        for number, picture in enumerate(while_running(page), 1):
            yield view, number, picture
        page.context.close()


def standing_still(host: Page, address: str, table: str, view: str) -> Page:
    """Open a table on a screen where time passes only when told."""
    screen = SCREENS[view]
    context = host.context.browser.new_context(  # type: ignore[union-attr]
        base_url=address,
        storage_state=host.context.storage_state(),
        viewport={"width": screen.width, "height": screen.height},
        color_scheme=screen.scheme,
        locale=screen.language,
    )
    page = context.new_page()
    page.add_init_script(
        f"localStorage['kastellan-sound'] ??= 'off'; localStorage['kastellan-language'] = '{screen.language}'"
    )
    page.clock.install()
    page.goto(f"/table/{table}")
    page.wait_for_selector("[data-game] .rail")
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
    return page


def while_running(page: Page) -> Iterator[bytes]:
    """Let time pass, and yield a picture whenever something else is seen, and of the end."""
    seen = ""
    for _ in range(LONGEST):
        running = page.locator(".tell[data-running=true]").count() > 0
        look = page.evaluate(LOOK)
        if look != seen or not running:
            yield page.screenshot(animations="disabled")
        if not running:
            return
        seen = look
        page.clock.run_for(TICK)
