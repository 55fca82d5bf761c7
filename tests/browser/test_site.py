"""A folder of files without a server: served by a plain file server, then by nobody at all."""

import filecmp
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Page, expect

from kastellan.games import GAMES
from tests.browser.conftest import AT_ONCE, PHONE, QUICK, ROOT, STATIC, outside
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
from tests.own_contents import FRENCH

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
    yield from phone(browser, host)


def phone(browser: Browser, host: Host) -> Iterator[Page]:
    """Yield a phone that looks at a host; it asks nobody else for anything."""
    errors: list[str] = []
    context = browser.new_context(
        viewport=PHONE, locale="en", base_url=f"{host.address}/kastellan/", reduced_motion="reduce"
    )
    asked = outside(context, host.address)
    context.set_default_timeout(PATIENCE)
    context.add_init_script(f"{QUICK}; {AT_ONCE}")
    page = context.new_page()
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    context.close()
    assert (errors, asked) == ([], [])


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


SERVED = ("table", "replay", "me", "device", "admin")
"""Pages that only a server has."""
LINKS = "all => all.map((one) => one.getAttribute('href'))"


def test_what_needs_a_server_says_so_and_nothing_on_a_site_leads_there(page: Page) -> None:
    page.goto("./")
    expect(page.locator("article[data-game]")).to_have_count(len(GAMES))
    expect(page.get_by_text("unofficial implementation")).to_be_visible()
    keep(page, kept("kryptos", 3))
    found = set[str]()
    pages = (
        "",
        "rules/kryptos",
        "learn",
        "learn/kreta",
        "puzzles/today",
        "new/decrypto",
        "local",
        "analysis",
    )
    for path in pages:
        page.goto(f"./?/{path}")
        expect(page.get_by_role("heading").first).to_be_visible()
        expect(page.locator("main[aria-busy=true]")).to_have_count(0)
        found |= set(page.locator("a[href]").evaluate_all(LINKS))
    ways = {link.removeprefix("/kastellan/?").split("/")[1] for link in found if "/" in link}
    assert {"rules", "learn", "puzzles", "new", "local", "analysis", "words"} <= ways
    assert not ways & set(SERVED)
    for path in ("table/abc", "table/abc/replay", "me", "device", "admin/tables"):
        page.evaluate(VISIT, f"./?/{path}")
        expect(page.get_by_role("main")).to_contain_text("has no server behind it")


def test_words_of_ones_own_are_checked_kept_and_played_on_a_site(page: Page) -> None:
    """The engine of the browser checks each line; the list lies in the browser, for a table there."""
    page.goto("./?/words")
    page.get_by_label("Français").check(force=True)
    page.locator("#paste").fill("\n".join((*FRENCH, "deux mots")))
    page.locator(".paste button").click()
    expect(page.locator(".count.fine")).to_contain_text(str(len(FRENCH)), timeout=START)
    expect(page.locator("li.mend")).to_contain_text("more than one word")
    page.get_by_role("textbox", name="Name of the list").fill("Vocabulaire")
    page.get_by_role("button", name="Open a table with these").click()
    expect(page.locator("[data-content] option:checked")).to_have_text("Vocabulaire")
    page.reload()
    expect(page.locator("[data-content] option:checked")).to_have_text("Vocabulaire")
    page.locator("form .btn.game").click()
    expect(page.locator(".plates")).to_be_visible(timeout=START)
    lines = set(page.locator(".table").inner_text().lower().replace("\u00ad", "").splitlines())
    assert len(lines & set(FRENCH)) == 4, lines


def test_a_site_has_the_very_engine_that_is_compared_with_the_native_one(site: Path) -> None:
    ours, theirs = STATIC / "assets/engine", site / "kastellan/assets/engine"
    files = [file.relative_to(theirs) for file in theirs.rglob("*") if file.is_file()]
    assert {"engine.zip", "pyodide.asm.wasm", "python_stdlib.zip"} <= {file.name for file in files}
    assert all(filecmp.cmp(ours / file, theirs / file, shallow=False) for file in files)


def renew(folder: Path) -> None:
    """Put the next version in the place of a site: all its scripts, and its engine, have other names."""
    assets = folder / "assets"
    [engine] = [place for place in (assets / "engine").iterdir() if place.is_dir()]
    version = re.search(r'"version":"(\w+)"', (folder / "sw.js").read_text())
    assert version
    names = {file.name: f"next-{file.name}" for file in assets.rglob("*") if file.suffix in {".js", ".css"}}
    names |= {engine.name: engine.name[::-1], version[1]: version[1][::-1]}
    pattern = re.compile("|".join(map(re.escape, sorted(names, key=len, reverse=True))))
    for file in [*folder.rglob("*.js"), folder / "index.html"]:
        file.write_text(pattern.sub(lambda name: names[name[0]], file.read_text()))
    for file in [*assets.rglob("*.js"), *assets.rglob("*.css"), engine]:
        file.rename(file.with_name(names[file.name]))


RENEWED = """
async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration.waiting) await registration.update();
    return registration.waiting !== null;
}
"""
WAITS_NO_MORE = "async () => !(await navigator.serviceWorker.getRegistration('/kastellan/')).waiting"


def test_a_game_goes_on_while_a_new_version_comes_and_with_it(
    browser: Browser, site: Path, tmp_path: Path
) -> None:
    """The page that is open keeps its own files; the next one has the new ones, without a network too."""
    shutil.copytree(site, tmp_path, dirs_exist_ok=True)
    host = Host(tmp_path)
    pages = phone(browser, host)
    page = next(pages)
    begin_against_computers(page, "kryptos")
    wait_for_turn(page, START)
    until(page, WHOLE, LONG)
    [old] = engines(page)
    renew(tmp_path / "kastellan")
    until(page, RENEWED, LONG)
    kryptos_by_mouse(page)
    wait_for_turn(page)
    address, before = page.url, number(page)
    following = page.context.new_page()
    following.goto(host.address)  # no page of the site, so that it keeps no version alive
    host.stop()
    page.reload()
    wait_for_turn(page, START)
    assert number(page) == before
    assert engines(page) == {old}
    page.close()
    until(following, WAITS_NO_MORE)
    following.goto(address)
    wait_for_turn(following, START)
    assert number(following) == before
    assert engines(following) == {old[::-1]}
    by_hint(following)
    assert next(pages, None) is None


def engines(page: Page) -> set[str]:
    """Return the folders from which a page has fetched its engine."""
    asked = page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    return {found[1] for url in asked if (found := re.search(r"assets/engine/(\w{16})/", url))}


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
