"""A map of one's own in a real browser: drawn, kept, played, seen again elsewhere, and without a server."""

import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, serving
from tests.browser.players import START, play_to_the_end, status, until, wait_for_turn
from tests.browser.test_kreta import KINDS, Player
from tests.browser.test_local import VISIT, WHOLE
from tests.browser.test_pages import refuse_sideways, refuse_violations
from tests.own_contents import own

People = Callable[..., Page]
NAMES = "() => [...document.querySelectorAll('.crete .name')].map((name) => name.textContent)"


def press(page: Page, *keys: str) -> None:
    """Press keys on the map."""
    page.locator(".sheet .frame").focus()
    for key in keys:
        page.keyboard.press(key)


def choose(page: Page, province: str) -> None:
    """Choose a province from the list, from wherever one is."""
    press(page, "Escape", "Escape", "Escape")
    page.locator(f"[data-choose={province}]").click()


def draw(page: Page) -> None:
    """Split one, join two, place a site, move a corner: by keys and buttons."""
    says = page.locator("footer")
    choose(page, "messara")
    press(page, "Enter", *["PageDown"] * 2, "s", *["PageDown"] * 35, "Enter")
    expect(says).to_contain_text("2 things are still to be mended")
    choose(page, "temenos")
    page.get_by_role("button", name="Join with it Pediada").click()
    choose(page, "messara-2")
    page.locator("[data-at=province-name]").fill("Far Messara")
    page.get_by_label("Terrain").select_option("hill")
    expect(says).to_contain_text("One thing is still to be mended")
    page.locator("[data-fault='$.sites']").click()
    choose(page, "messara-2")
    press(page, "Enter")
    page.get_by_role("button", name="Place a fort site here").click()
    expect(says).to_contain_text("this can be played with")
    before = page.locator("section.chosen p").first.inner_text()
    press(page, "Shift+ArrowDown", "ArrowRight")
    expect(page.locator("section.chosen p").first).not_to_have_text(before)
    page.get_by_role("button", name="Undo", exact=True).click()
    page.get_by_role("button", name="Redo", exact=True).click()
    expect(says).to_contain_text("this can be played with")


def test_a_map_is_drawn_played_seen_again_after_a_restart_and_brought_elsewhere(
    person: People, tmp_path: Path
) -> None:
    with serving(tmp_path / "here.db") as here:
        page = person("en", base_url=here, expected="ERR_|WebSocket|502")
        page.goto("/new/kreta")
        page.get_by_role("link", name="Draw your own map").click()
        page.wait_for_url("**/maps")
        draw(page)
        refuse_violations(page)
        page.locator(".about input").first.fill("The split valley")
        page.get_by_role("button", name="Open a table with this map").click()
        page.wait_for_url("**/new/kreta?content=*")
        expect(page.locator("[data-content] option:checked")).to_have_text("The split valley")
        page.locator("input[name=seats][value='2']").check(force=True)
        page.locator(".all .btn").nth(1).click()
        page.locator("form .btn.game").click()
        page.wait_for_url("**/table/*")
        page.get_by_role("button", name="Begin the game").click()
        expect(page.locator(".crete")).to_be_visible()
        assert {"Far Messara", "Temenos"} < set(page.evaluate(NAMES))
        player = Player(set(KINDS))
        play_to_the_end([page], player.act)
        table = urlsplit(page.url).path
        saved = page.request.get(f"/api{table.replace('/table/', '/tables/')}/export").json()
    with serving(tmp_path / "here.db", urlsplit(here).port or 0):
        page.goto(f"{table}/replay")
        expect(page.locator(".crete")).to_be_visible()
        assert "Far Messara" in page.evaluate(NAMES)
    with serving(tmp_path / "elsewhere.db") as elsewhere:
        other = person("fr", base_url=elsewhere, expected="ERR_|WebSocket|502")
        other.goto("/")
        done = other.request.post("/api/import", data=saved, headers={"X-Kastellan": "1"})
        assert done.ok, done.text()
        other.goto(f"/table/{done.json()['table']}/replay")
        expect(other.locator(".crete")).to_be_visible()
        assert "Far Messara" in other.evaluate(NAMES)


def test_a_map_from_a_file_is_drawn_and_played_without_a_server(person: People) -> None:
    """On a phone: the engine checks it, a finger moves a corner, the board of this device shows it."""
    page = person("bg", viewport=PHONE, has_touch=True, expected="ERR_")
    page.goto("/local/new?game=kreta&seats=2&level=easy")
    wait_for_turn(page, START)
    until(page, WHOLE)
    page.context.set_offline(True)
    page.evaluate(VISIT, "/maps")
    until(page, "() => !!document.querySelector('.sheet svg')")
    file = {"name": "map.json", "mimeType": "application/json", "buffer": own("kreta").encode()}
    page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
    expect(page.locator("footer")).to_contain_text("може да се играе", timeout=START)
    first = page.locator("[data-choose=kissamos]")
    expect(first).to_have_text("Селино")
    first.click()
    page.get_by_role("button", name="По-близо").click()
    corner = page.locator("[data-corner='61.2,205.4']")
    corner.scroll_into_view_if_needed()
    box = corner.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + 30, box["y"] + 24, steps=3)
    page.mouse.up()
    expect(corner).to_have_count(0)
    expect(page.locator("section.chosen")).to_contain_text(
        re.compile(r"Връх 1 от 75, на (?!61, 205)\d+, \d+")
    )
    refuse_sideways(page)
    expect(page.locator("footer")).to_contain_text("може да се играе", timeout=START)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Запази като файл").click()
    elsewhere = person("en")
    elsewhere.goto("/maps")
    elsewhere.locator("input[type=file]").set_input_files(saved.value.path())
    expect(elsewhere.locator("[data-choose=kissamos]")).to_have_text("Selino")
    elsewhere.locator("[data-choose=kissamos]").click()
    expect(elsewhere.locator("[data-corner]").first).to_be_visible()
    expect(elsewhere.locator("[data-corner='61.2,205.4']")).to_have_count(0)
    page.get_by_role("button", name="Отвори маса с тази карта").click()
    page.wait_for_url("**/new/kreta?content=*")
    page.locator("input[name=seats][value='2']").check(force=True)
    page.locator(".all .btn").nth(1).click()
    page.locator("fieldset .tick input").check()
    page.locator("form .btn.game").click()
    page.wait_for_url(re.compile(r"/local/\w{10}$"), timeout=START)
    wait_for_turn(page, START)
    assert page.evaluate(NAMES)[:2] == ["Селино", "Кисамос"]
    assert status(page) == "playing"
