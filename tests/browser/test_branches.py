"""Going on from a replay on the analysis board: eyes, branches, computer players, links and files."""

import json
import re
from collections.abc import Callable
from typing import Any

import msgspec
from playwright.sync_api import Page, expect

from kastellan.games import GAMES
from kastellan.tables.shelf import content_of
from tests.browser.conftest import PHONE
from tests.browser.test_pages import refuse_sideways, refuse_untranslated, refuse_violations
from tests.browser.written import HEADERS
from tests.tables.test_branches import opened, played

People = Callable[..., Page]
DESK = "[data-analysis]"
START = 180_000
"""The engine of a page starts slowly on a machine that has much to do."""
NAMES = ["Mila", "Ariadne", "Daedalus", "Hermes"]
ANALYSES = """
() => new Promise((done) => {
    const opening = indexedDB.open("kastellan-analyses");
    opening.onsuccess = () => {
        const all = opening.result.transaction("analyses").objectStore("analyses").getAll();
        all.onsuccess = () => (opening.result.close(), done(all.result));
    };
})
"""


def saved(slug: str) -> dict[str, Any]:
    """Return a finished game as a file."""
    log = played(slug)
    game = {"kind": "kastellan-game", "table": "", "names": NAMES[: log.seats], "seal": None, "log": log}
    plain: dict[str, Any] = json.loads(msgspec.json.encode(game))
    return plain


def node(page: Page) -> int:
    """Return the step that is shown."""
    return int(page.locator(DESK).get_attribute("data-node") or 0)


def settled(page: Page, before: int) -> int:
    """Wait until another step is shown and nobody thinks; return it."""
    expect(page.locator(DESK)).not_to_have_attribute("data-node", str(before))
    expect(page.locator(DESK)).to_have_attribute("data-thinking", "false")
    return node(page)


def let_move(page: Page) -> int:
    """Let a computer player decide once."""
    before = node(page)
    page.get_by_role("button", name="Computer moves").click()
    return settled(page, before)


def kept(page: Page) -> dict[str, Any]:
    """Return the analysis that the browser keeps."""
    [one] = page.evaluate(ANALYSES)
    found: dict[str, Any] = one
    return found


def go_on_from_replay(page: Page) -> int:
    """Import a game, look at it with Ariadne's eyes, and go on from a guess; return after how many moves."""
    page.request.get("/api/me")
    table = page.request.post("/api/import", headers=HEADERS, data=saved("kryptos")).json()["table"]
    page.goto(f"/table/{table}/replay")
    page.get_by_label("Seen with the eyes of").select_option("Ariadne")
    page.locator("#panel-log button").filter(has_text="says that card").nth(40).click()
    link = page.get_by_role("link", name="Go on from here")
    found = re.search(r"move=(\d+)&eyes=1", link.get_attribute("href") or "")
    assert found
    link.click()
    expect(page.locator(DESK)).to_have_attribute("data-eyes", "1", timeout=START)
    return int(found[1])


def make_two_branches(page: Page) -> None:
    """Let computers play one, then imagine the unknown anew and let them play another, which gets a name."""
    let_move(page)
    let_move(page)
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator(DESK)).to_have_attribute("data-node", "0")
    page.keyboard.press("x")
    settled(page, 0)
    second = let_move(page)
    page.locator(f"[data-node='{second}'] .more").click()
    page.get_by_role("menuitem", name="Name it").click()
    page.get_by_label("Name of the branch").fill("Another deal")
    page.keyboard.press("Enter")
    expect(page.get_by_role("tree").get_by_text("Another deal")).to_be_visible()


def shared_link(page: Page) -> str:
    """Return the link to the branch that is shown."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Share").first.click()
    page.get_by_text("Copy the link").click()
    expect(page.get_by_text("Copied")).to_be_visible()
    address: str = page.evaluate("navigator.clipboard.readText()")
    page.get_by_role("button", name="Close").click()
    return address


def refuse_truth(page: Page, moves: int) -> None:
    """What these eyes could not know is imagined: their view is the true one, the position is not."""
    [(key, text)] = kept(page)["eyes"].items()
    game, whole = GAMES["kryptos"], opened("kryptos", moves / len(played("kryptos").moves))
    true = whole.position(int(key.split("@")[1]))
    imagined = game.read(msgspec.convert(json.loads(text)["position"], game.positions), content_of(game))
    assert game.view(imagined, 1) == game.view(true, 1)
    assert imagined != true


def tell_apart(page: Page) -> None:
    """What these eyes know looks as ever; at another's place what is imagined is marked and said to be."""
    marked = page.locator("[data-imagined]")
    expect(marked).to_have_count(0)
    page.get_by_label("Sit at the place of").select_option("Mila")
    hidden = page.locator("[data-mine]:not(.open)")
    expect(hidden.first).to_have_attribute("data-imagined", "")
    expect(hidden.first).to_have_accessible_description("imagined")
    assert marked.count() == hidden.count(), "what lies open is known"
    page.get_by_label("Sit at the place of").select_option("whoever decides")
    expect(marked).to_have_count(0)


def jump_by_the_chart(page: Page) -> None:
    """The chances along the line are worked out when asked for, and lead to its steps."""
    page.get_by_role("button", name="Work out the chances").click()
    chart = page.get_by_role("slider", name="Chances to win")
    expect(chart).to_have_attribute("aria-valuetext", re.compile(r"Mila \d+%, Ariadne \d+%, Daedalus \d+%"))
    before = node(page)
    chart.press("Home")
    settled(page, before)
    expect(chart).to_have_attribute("aria-valuenow", "0")
    chart.press("ArrowRight")
    settled(page, 0)
    page.locator(f"[role=treeitem][data-node='{before}'] .go").click()
    expect(page.locator(DESK)).to_have_attribute("data-node", str(before))


def test_a_replay_goes_on_from_a_seats_eyes_is_kept_and_shared(person: People) -> None:
    page, asked = person(), list[str]()
    moves = go_on_from_replay(page)
    page.on("request", lambda request: asked.append(request.url) if "/api/tables" in request.url else None)
    refuse_truth(page, moves)
    tell_apart(page)
    make_two_branches(page)
    jump_by_the_chart(page)
    page.get_by_role("button", name="Think it over").click()
    expect(page.locator("aside .move")).to_be_visible()
    expect(page.locator("aside .chance").first).to_contain_text(re.compile(r"\d+\s?%"))
    refuse_violations(page)
    address, rows = shared_link(page), page.get_by_role("treeitem").count()
    page.goto("/analysis")
    page.get_by_role("link", name="Mila, Ariadne, Daedalus").click()
    expect(page.get_by_role("treeitem")).to_have_count(rows, timeout=START)
    expect(page.get_by_role("tree").get_by_text("Another deal")).to_be_visible()
    assert asked == [], "the server knows nothing of it"

    other = person("fr", viewport=PHONE, has_touch=True, is_mobile=True)
    other.goto("/analysis#b1.AAAA")
    expect(other.get_by_role("alert")).to_contain_text("Cette analyse est abîmée")
    other.evaluate("(hash) => { location.hash = hash; }", address.split("#")[1])
    expect(other.locator(DESK)).to_have_attribute("data-eyes", "1", timeout=START)
    expect(other.get_by_role("tree").get_by_text("Another deal")).to_be_visible()
    assert kept(other)["open"] is None, "the truth is not in it"
    expect(other.get_by_role("button", name="Cartes ouvertes")).to_be_disabled()
    refuse_untranslated(other)
    refuse_sideways(other)
    refuse_violations(other)


def test_every_game_goes_on_from_a_file(person: People) -> None:
    """All cards open, from the move before the last; and from a position, for which a game must be said."""
    page = person()
    page.goto("/analysis")
    whole = opened("kreta")
    written = msgspec.json.encode(whole.game.write(whole.position(whole.analysis.at))).decode()
    page.get_by_label("A position, a saved game or a shared branch").fill(written)
    page.get_by_role("button", name="Go on from here").click()
    refused = page.get_by_role("alert")
    expect(refused).to_contain_text("This is no analysis, saved game or position", timeout=START)
    page.get_by_label("Game of the position").select_option("Kreta")
    page.get_by_role("button", name="Go on from here").click()
    expect(page.locator(DESK)).to_have_attribute("data-eyes", "open")
    page.get_by_role("link", name="Your analyses").click()
    for slug in GAMES:
        buffer = json.dumps(saved(slug)).encode()
        page.get_by_label("Open a file").set_input_files(
            {"name": "game.json", "mimeType": "application/json", "buffer": buffer}
        )
        expect(page.locator(DESK)).to_have_attribute("data-game", slug)
        last = node(page)
        page.get_by_role("button", name="One step back").click()
        before = settled(page, last)
        let_move(page)
        assert node(page) != before
        page.get_by_role("link", name="Your analyses").click()
    expect(page.locator(".kept li")).to_have_count(1 + len(GAMES))


def test_a_running_game_is_not_gone_on_with(person: People) -> None:
    """Help from outside is no fair play: neither the replay offers it nor does the server give the cards."""
    page = person(expected="409|Conflict")
    page.request.get("/api/me")
    body = {"game": "kryptos", "seats": 3, "bots": {"1": "easy", "2": "easy"}}
    table = page.request.post("/api/tables", headers=HEADERS, data=body).json()["id"]
    page.request.post(f"/api/tables/{table}/start", headers=HEADERS, data={})
    page.goto(f"/table/{table}/replay")
    expect(page.get_by_label("Seen with the eyes of")).to_be_visible()
    expect(page.get_by_role("link", name="Go on from here")).to_have_count(0)
    page.goto(f"/analysis/new?table={table}&move=3&eyes=0")
    expect(page.get_by_role("alert")).to_contain_text("not over")
