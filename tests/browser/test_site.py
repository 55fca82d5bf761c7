"""A folder of files without a server: served by a plain file server, then by nobody at all."""

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Page, expect

from kastellan.games import GAMES
from tests.browser.conftest import AT_ONCE, PHONE, QUICK, ROOT
from tests.browser.players import (
    PATIENCE,
    START,
    TABLE,
    kryptos_by_mouse,
    number,
    play_to_the_end,
    settle,
    until,
    wait_for_turn,
)
from tests.browser.test_branches import saved
from tests.browser.test_decrypto import decrypto_by_mouse
from tests.browser.test_kreta import Player as KretaPlayer
from tests.browser.test_krysis import Player as KrysisPlayer
from tests.browser.test_local import VISIT, keep, kept

Step = Callable[[Page], None]
QUICK_TIME = """
const [now, later, then, quickly] = [Date.now.bind(Date), window.setTimeout.bind(window), 1.7e12, 20];
Date.now = () => then + (now() - then) * quickly;
window.setTimeout = (act, wait = 0, ...rest) => later(act, wait > 2000 ? wait : wait / quickly, ...rest);
"""
"""Computer players wait a beat before they are seen to act; here beats are short."""
LONG = 900
"""Seconds after which a whole game hangs, also where other work uses the machine."""
WHOLE = "async () => (await caches.match(new URL('whole', document.baseURI).href)) !== undefined"


class Host:
    """A file server for a folder, which can be switched off."""

    def __init__(self, folder: Path) -> None:
        command = [
            sys.executable,
            "-u",
            "-m",
            "http.server",
            "0",
            "--bind",
            "127.0.0.1",
            "--directory",
            str(folder),
        ]
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self._process.stdout
        self.address = f"http://127.0.0.1:{self._process.stdout.readline().split()[5]}"

    def stop(self) -> None:
        """Answer nobody any more."""
        self._process.terminate()
        self._process.wait(180)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder in which the site lies, below a path of its own."""
    folder = tmp_path_factory.mktemp("host")
    script = ROOT / "packaging/browser/site.py"
    subprocess.run([sys.executable, str(script), str(folder / "kastellan")], check=True)
    return folder


@pytest.fixture
def host(site: Path) -> Iterator[Host]:
    """Yield a plain file server for the site."""
    found = Host(site)
    yield found
    found.stop()


@pytest.fixture
def page(browser: Browser, host: Host) -> Iterator[Page]:
    """Yield a phone that looks at the site; nothing may go wrong there but what the network does."""
    errors: list[str] = []
    context = browser.new_context(
        viewport=PHONE, locale="en", base_url=f"{host.address}/kastellan/", reduced_motion="reduce"
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(f"{QUICK}; {AT_ONCE}")
    page = context.new_page()
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    context.close()
    assert not errors


def by_hint(page: Page) -> None:
    """Do what a hint says."""
    before = number(page)
    page.locator("[aria-controls=hint]").click()
    page.locator("#hint .btn.game, #hint .btn.primary").click()
    settle(page, before)


def test_a_site_is_played_looked_back_at_and_goes_on_without_any_network(
    page: Page, host: Host, tmp_path: Path
) -> None:
    page.goto("./")
    expect(page.locator("article[data-game]")).to_have_count(len(GAMES))
    page.get_by_role("link", name="Rules").click()
    page.locator("a[href$='/rules/kreta']").first.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Kreta")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Kreta")
    page.goto("./?/table/abc")
    expect(page.get_by_role("main")).to_contain_text("has no server behind it")
    page.get_by_role("link", name="Home").click()

    card = page.locator("article[data-game=kryptos]")
    card.get_by_label("How many play").select_option("3")
    card.locator(".btn.game").click()
    wait_for_turn(page, START)
    until(page, WHOLE, LONG)
    host.stop()

    kryptos_by_mouse(page)
    wait_for_turn(page)
    before = number(page)
    page.reload()
    wait_for_turn(page, START)
    assert number(page) == before, "a game goes on where it was left, without a network"
    play_to_the_end([page], kryptos_by_mouse, LONG)
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save the game").click()
    file = tmp_path / "game.json"
    saving.value.save_as(file)
    page.get_by_role("link", name="Games on this device").last.click()
    expect(page.get_by_role("listitem")).to_have_count(1)
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("status")).to_contain_text("outcomes of chance follow from the seed")
    expect(page.locator("ol > li")).to_have_count(2)
    page.locator("input[type=file]").set_input_files(
        {"name": "no.json", "mimeType": "application/json", "buffer": b"{"}
    )
    expect(page.get_by_role("alert")).to_contain_text("This file is no saved game, or it is damaged.")
    page.get_by_role("button", name="Delete").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(page.locator("ol > li")).to_have_count(1)

    for slug in GAMES:
        page.evaluate(VISIT, f"./?{keep(page, kept(slug, 2))}")
        expect(page.locator(TABLE)).to_have_attribute("data-game", slug)
        play_to_the_end([page], by_hint)
    page.get_by_role("button", name="Review").click()
    expect(page.get_by_role("tab", name="Review")).to_have_attribute("aria-selected", "true")


def test_a_site_has_lessons_puzzles_and_the_analysis_board(page: Page) -> None:
    page.goto("./?/learn/kryptos/first")
    expect(page.locator("#board")).to_be_visible(timeout=START)
    page.evaluate(VISIT, "./?/puzzles/today")
    page.get_by_role("link", name="Solve it").first.click()
    expect(page.locator("#board")).to_be_visible(timeout=START)
    page.evaluate(VISIT, "./?/analysis")
    game = {
        "name": "game.json",
        "mimeType": "application/json",
        "buffer": json.dumps(saved("kreta")).encode(),
    }
    page.get_by_label("Open a file").set_input_files(game)
    expect(page.locator("[data-analysis]")).to_have_attribute("data-game", "kreta", timeout=START)
    page.evaluate(VISIT, "./?/me")
    expect(page.get_by_role("main")).to_contain_text("has no server behind it")


def tried_everything() -> set[str]:
    """Return all kinds of actions: who has tried them plays towards the end."""
    return {kind.__struct_config__.tag for kind in GAMES["kreta"].actions.__args__}


PLAYERS: dict[str, Callable[[], Step]] = {
    "kryptos": lambda: kryptos_by_mouse,
    "decrypto": lambda: decrypto_by_mouse,
    "kreta": lambda: KretaPlayer(tried_everything(), 1).act,
    "krysis": lambda: KrysisPlayer(1).step,
}


WISHES: dict[str, dict[str, Any]] = {
    "kryptos": {"seats": 3, "options": {"dry_rounds": 3}},
    "decrypto": {"seats": 4, "options": {"timer": 0}},
    "kreta": {"seats": 2},
    "krysis": {"seats": 2},
}


def begin_against_computers(page: Page, slug: str) -> None:
    """Open a small table of a game against easy computer players."""
    wish = {"game": slug, "hints": True, **WISHES[slug]}
    wish["bots"] = {str(seat): "easy" for seat in range(1, wish["seats"])}
    page.goto(f"./?/local/new&table={quote(json.dumps(wish))}")
    expect(page.locator(TABLE)).to_have_attribute("data-game", slug, timeout=START)


@pytest.mark.parametrize("slug", GAMES)
def test_a_whole_game_is_played_without_any_network(page: Page, host: Host, slug: str) -> None:
    """From the first decision to the last, by touch on a phone, with a reload on the way."""
    page.add_init_script(QUICK_TIME)
    begin_against_computers(page, slug)
    until(page, WHOLE, LONG)
    host.stop()
    step = PLAYERS[slug]()
    wait_for_turn(page)
    step(page)
    go_on_after_a_reload(page, slug)
    play_to_the_end([page], step, LONG)
    page.get_by_role("button", name="Save the game").scroll_into_view_if_needed()
    expect(page.locator(TABLE)).to_have_attribute("data-status", "over")


def go_on_after_a_reload(page: Page, slug: str) -> None:
    """Load the page again: the game stands where it stood, or further."""
    before = int(number(page))
    page.reload()
    expect(page.locator(TABLE)).to_have_attribute("data-game", slug, timeout=START)
    assert int(number(page)) >= before
