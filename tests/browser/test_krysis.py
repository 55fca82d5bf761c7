"""Krysis from the first bid to the final scores, in real browsers."""

import json
import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec
import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page, WebSocket, expect

from kastellan.core import CHANCE, draw
from kastellan.core.playout import pick
from kastellan.games.krysis import GAME
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.players import MAIN, my_turn, number, play_to_the_end, settle, status, wait_for_turn
from tests.browser.test_pages import refuse_sideways, refuse_untranslated, refuse_violations
from tests.browser.test_touch import small_targets
from tests.browser.written import open_at, positions_by_kind

People = Callable[..., Page]
KINDS = {kind.__struct_config__.tag for kind in GAME.actions.__args__}
EVERYTHING: dict[str, Any] = {
    "advanced": True,
    "tactical": True,
    "missions": True,
    "extra_agents": True,
    "bank": "unlimited",
}
CONTROLS = """() => [...document.querySelectorAll(".krysis [data-rove], #bar .btn:not(.ask)")].filter(
  (one) => one.checkVisibility() && !one.disabled && one.dataset.may !== "false"
    && one.ariaPressed !== "true" && one.ariaChecked !== "true")"""
NTH = f"(at) => ({CONTROLS})()[at]"
OFFERED = f"""() => ({CONTROLS})().map((one) =>
  one.dataset.mainButton !== undefined ? "main" : one.closest("#bar") ? "anew" : "other")"""


def sit(page: Page, seats: int, **options: object) -> None:
    """Sit down against computer players, with these options."""
    ask = page.context.request
    headers = {"X-Kastellan": "1"}
    assert ask.patch("/api/me", headers=headers, data={"name": "Mila"}).ok
    bots = {str(seat): "easy" for seat in range(1, seats)}
    wanted = {"game": "krysis", "seats": seats, "public": False, "options": options, "bots": bots}
    table = ask.post("/api/tables", headers=headers, data=wanted)
    assert table.ok, table.text()
    begun = ask.post(f"/api/tables/{table.json()['id']}/start", headers=headers, data={})
    assert begun.ok, begun.text()
    page.goto(f"/table/{table.json()['id']}")
    expect(page.locator(".krysis")).to_be_visible()


def invite(host: Page, guest: Page) -> str:
    """Sit two people down at a basic game and begin; return the table's address."""
    headers = {"X-Kastellan": "1"}
    for page, name in ((host, "Mila"), (guest, "Théo")):
        assert page.context.request.patch("/api/me", headers=headers, data={"name": name}).ok
    wanted = {"game": "krysis", "seats": 2, "public": False}
    table = host.context.request.post("/api/tables", headers=headers, data=wanted).json()
    token = parse_qs(urlsplit(table["links"]["invite"]).query)["invite"][0]
    path = f"/api/tables/{table['id']}"
    assert guest.context.request.post(f"{path}/sit", headers=headers, data={"invite": token}).ok
    assert host.context.request.post(f"{path}/start", headers=headers, data={}).ok
    return f"/table/{table['id']}"


def watch(page: Page, sent: list[str]) -> None:
    """Note the kind of every action that the page sends."""

    def heard(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "play":
            sent.append(message["action"]["type"])

    def opened(socket: WebSocket) -> None:
        socket.on("framesent", heard)

    page.on("websocket", opened)


class Player:
    """Somebody who plays Krysis by clicking whatever may be clicked."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def step(self, page: Page) -> None:
        """Press something that may be pressed."""
        wanted = self.choose(page.evaluate(OFFERED))
        control = None if wanted is None else page.evaluate_handle(NTH, wanted).as_element()
        with suppress(PlaywrightError):  # the position may have changed meanwhile: look again
            if control:
                control.click(timeout=1500)
        page.wait_for_timeout(30)

    def choose(self, offered: list[str]) -> int | None:
        """Return which of the offered controls to press: now and then the main one, else any that goes on."""
        main = [at for at, name in enumerate(offered) if name == "main"]
        rest = [at for at, name in enumerate(offered) if name == "other"]
        for group, chance in ((main, 0.5), (rest, 1.0), (main, 1.0)):
            if group and self.rng.random() < chance:
                return self.rng.choice(group)
        return 0 if offered else None


POSITIONS = positions_by_kind("krysis", 2, **EVERYTHING)
CLICKS = {
    "add_agent": [".agents [data-may='true']"],
    "add_artefact": ["[data-load]"],
    "add_crystal": ["[data-take][data-may='true']:not([data-take='3'])"],
    "announce": ["[data-take='3'][data-may='true']"],
    "attack": ["[data-act='attack'][data-may='true']"],
    "choose": [".agents [data-may='true']", MAIN],
    "confirm": [MAIN],
    "deliver": [MAIN],
    "dig": [".mine [data-may='true']", MAIN],
    "end_turn": [MAIN],
    "keep": ["[data-option='keep']", MAIN],
    "load": ["[data-act='load'][data-may='true']"],
    "mine": ["[data-act='mine']", MAIN],
    "overtime": ["[data-act='overtime']"],
    "play": ["[data-play]"],
    "recruit": ["[data-recruit][data-may='true']"],
    "rob": ["[data-act='rob']"],
    "snatch": ["[data-option='snatch']", MAIN],
    "spy": ["[data-act='spy']", MAIN],
    "take_back": [f"#bar .btn:not({MAIN}, .ask)"],
    "take_pay": ["[data-option='take_pay']", MAIN],
    "transmute": ["[data-act='transmute']", MAIN],
}


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_every_kind_of_action_has_its_control(person: People, database: Path, kind: str) -> None:
    """From a position where the rules offer it, clicks alone send it, and the server accepts it."""
    sent: list[str] = []
    page = person()
    watch(page, sent)
    open_at(page, database, POSITIONS[kind], "krysis", 2, **EVERYTHING)
    wait_for_turn(page)
    before = number(page)
    for selector in CLICKS[kind]:
        page.locator(f"{selector} >> visible=true").first.click()
    settle(page, before)
    assert sent == [kind]
    expect(page.get_by_role("alert")).to_have_count(0)


def test_two_people_play_to_the_end(person: People) -> None:
    """Two browsers, five rounds: sealed bids and teams wait for each other, and both read the same scores."""
    host, guest = person(), person("fr")
    address = invite(host, guest)
    for page in (host, guest):
        page.goto(address)
        expect(page.locator(".krysis")).to_be_visible()
    player = Player(1)
    play_to_the_end([host, guest], player.step, 240)
    totals = [page.locator("table tbody tr td.n:last-child").all_inner_texts() for page in (host, guest)]
    assert len(totals[0]) == 2
    assert totals[0] == totals[1]


def test_a_basic_game_of_four_on_a_phone(person: People) -> None:
    """Five rounds by touch; the scoring table adds up."""
    player, page = Player(7), person("fr", viewport=PHONE, has_touch=True)
    sit(page, 4)
    play_to_the_end([page], player.step, 170)
    assert status(page) == "over"
    for row in page.locator("table tbody tr").all():
        *parts, total = [int(cell) for cell in row.locator("td.n").all_inner_texts()]
        assert sum(parts) == total
    refuse_sideways(page)


def test_a_sealed_bid_is_final_and_its_drawing_says_nothing(person: People) -> None:
    """No way to open the hand again; a closed hand is one drawing, whatever is in it (KRY-15)."""
    page = person()
    sit(page, 3)
    wait_for_turn(page)
    page.locator(".hq [data-take='1']").click()
    expect(page.locator(".fist b")).to_have_text("2")
    drawings = page.locator(".others .fist").evaluate_all("all => all.map(one => one.innerHTML)")
    assert len(set(drawings)) == 1
    before = number(page)
    page.locator(MAIN).click()
    settle(page, before)
    expect(page.locator("[data-phase='bid'] .hq button")).to_have_count(0)


def test_by_keyboard_alone(person: People) -> None:
    """A bid, a space and an agent with arrow keys, Enter and no mouse."""
    page = person()
    sit(page, 2)
    wait_for_turn(page)
    page.locator(".hq [data-rove][tabindex='0']").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".fist b")).to_have_text("2")
    for phase in ("place", "team"):
        page.locator(MAIN).focus()
        page.keyboard.press("Enter")
        expect(page.locator(f"[data-phase='{phase}']")).to_be_visible()
        wait_for_turn(page)
        holder = ".mine" if phase == "place" else ".agents"
        page.locator(f"{holder} [data-rove][tabindex='0']").first.focus()
        page.keyboard.press("Enter")
        expect(page.locator(MAIN)).to_be_focused()
        if phase == "place" and page.locator("[data-phase='keep']").count():
            return


SEEN = """window.seen = []; document.addEventListener('animationstart', event => {
  if (event.target.closest('.krysis')) seen.push(event.animationName.split('-').at(-1));
}, true)"""


COVERED = """() => {
  const boxes = (what) =>
    [...document.querySelectorAll(what)].map((one) => [one, one.getBoundingClientRect()]);
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return boxes(".goods b, .pile b, .supply b").filter(([, count]) => count.width
    && boxes(".came").some(([, chip]) => meet(count, chip))).map(([one]) => one.parentElement.className);
}"""


def test_what_is_dug_can_be_seen_on_its_way(person: People, database: Path) -> None:
    """The miner drops to the space and its goods fly to the camp; with reduced motion the sum appears."""
    moving, still = person(reduced_motion="no-preference"), person()
    for page in (moving, still):
        page.add_init_script(SEEN)
        open_at(page, database, POSITIONS["dig"], "krysis", 2, **EVERYTHING)
        wait_for_turn(page)
        page.locator(".mine .may [data-rove][aria-label*='1 ']").first.click()
        before = number(page)
        page.locator(MAIN).click()
        settle(page, before)
        expect(page.locator(".flights .came").first).to_have_text(re.compile("[0-9]"))
        assert page.evaluate(COVERED) == [], "what came stands beside the counts, not on them"
        page.wait_for_timeout(900)
    assert {"drop", "fly", "came"} <= set(moving.evaluate("seen"))
    assert not {"drop", "fly", "came"} & set(still.evaluate("seen"))


def test_a_space_that_is_taken_is_refused_with_its_rule(person: People, database: Path) -> None:
    """A press on the space where another miner stands says why not; discards can be read on a phone too."""
    page = person(viewport=PHONE, has_touch=True)
    behind = play_until(lambda view: view.phase == "place" and view.turn == 1 and sum(view.scrap) > 0)
    open_at(page, database, behind, "krysis", 2)
    wait_for_turn(page)
    expect(page.locator(".supply .scrap")).to_be_visible()
    page.locator(".mine .taken").tap()
    expect(page.get_by_role("alert")).to_contain_text("KRY-17")


def play_until(seen: Callable[[Any], bool], **options: Any) -> Any:
    """Return the first position of games at random in which the first seat sees this; the same every time."""
    for seed in range(40):
        rng, state = Random(seed), GAME.start(2, msgspec.convert(options, GAME.options), GAME.load(None))
        while acting := GAME.to_act(state):
            if 0 in acting and seen(GAME.view(state, 0)):
                return GAME.write(state)
            seat = acting[rng.randrange(len(acting))]
            GAME.advance(
                state, seat, draw(GAME.chance(state), rng) if seat == CHANCE else pick(GAME, state, seat, rng)
            )
    raise AssertionError("no such position")


@pytest.mark.parametrize(
    ("kind", "shown"), [("overtime", ".team"), ("take_pay", ".team"), ("announce", ".taken"), ("bid", ".hq")]
)
def test_a_replay_offers_nothing_to_press(person: People, database: Path, kind: str, shown: str) -> None:
    """Seen again, a decision shows what lay there, and no action, pay or pile as if it could be chosen."""
    page = person()
    bidding = play_until(lambda view: view.phase == "bid", **EVERYTHING)
    open_at(page, database, bidding if kind == "bid" else POSITIONS[kind], "krysis", 2, **EVERYTHING)
    page.goto(f"{page.url}/replay")
    expect(page.locator(shown).first).to_be_visible()
    expect(page.locator(".krysis [data-act], [data-option], [data-take], [data-place]")).to_have_count(0)


def test_the_team_adds_up_before_it_is_sealed(person: People, database: Path) -> None:
    """Picking an agent shows where they would stand and what speed, combat and slots would come to."""
    page = person()
    open_at(page, database, POSITIONS["choose"], "krysis", 2, **EVERYTHING)
    wait_for_turn(page)
    joined = page.locator(".team .card:not(.open)").count()
    page.locator(".hand [data-may='true']").first.click()
    expect(page.locator(".team .joining")).to_have_count(1)
    expect(page.locator(".team .card:not(.open)")).to_have_count(joined + 1)
    expect(page.locator(".team header p b")).to_have_count(2)


def test_discarded_agents_can_be_read(person: People, database: Path) -> None:
    """A finger or a key opens what each player has discarded, the viewer too (KRY-62)."""
    page = person("bg", viewport=PHONE, has_touch=True, is_mobile=True)
    late = play_until(lambda view: view.phase == "bid" and view.round == 5, **EVERYTHING)
    open_at(page, database, late, "krysis", 2, **EVERYTHING)
    wait_for_turn(page)
    piles = page.locator(".gone")
    expect(piles).to_have_count(2)
    assert small_targets(page) == []
    piles.nth(0).locator("summary").tap()
    piles.nth(1).locator("summary").press("Enter")
    for pile in piles.all():
        named = ", ".join(pile.locator("p > span:not(.sr)").all_inner_texts()).split(", ")
        expect(pile.locator("summary")).to_contain_text(f"{len(named)} изхвърлени")
    refuse_untranslated(page)
    refuse_sideways(page)
    refuse_violations(page)


LOW = {"width": 1280, "height": 720}
SIZES = ({"width": 1440, "height": 900}, LOW, {"width": 820, "height": 1180}, PHONE)
BOXES = """() => [...document.querySelectorAll(
  ".mine, .mine > ol > li, .supply, .team, .hand.agents, section.camp, section.hq, .others article"
)].filter((one) => one.checkVisibility()).map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const scrolled = one.closest(".column").scrollTop;
  const [left, top] = [x + scrollX, y + scrollY + scrolled];
  return [one.className.split(" ")[0], ...[left, top, width, height].map(Math.round)].join(" ");
})"""


def resize(page: Page, size: Any) -> None:
    """Give the window another size, and wait until the page is laid out for it."""
    page.set_viewport_size(size)
    page.wait_for_function("([w, h]) => innerWidth === w && innerHeight === h", arg=list(size.values()))
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def test_nothing_that_is_pressed_moves_the_board(person: People, database: Path) -> None:
    """A pick, a look at the discards, a hint, a refusal: mine, team, hand and camps stay where they are."""
    page = person()
    open_at(page, database, POSITIONS["choose"], "krysis", 2, hints=True, **EVERYTHING)
    wait_for_turn(page)
    for size in SIZES:
        resize(page, size)
        still = page.evaluate(BOXES)
        for press in (".hand [data-may='true']", ".hand [aria-pressed='true']"):
            page.locator(press).first.click()
            assert page.evaluate(BOXES) == still, (size, press)
    resize(page, LOW)
    still = page.evaluate(BOXES)
    page.locator("#bar .ask").click()
    expect(page.locator(".hint.open h2")).to_be_visible()
    assert page.evaluate(BOXES) == still
    page.keyboard.press("Escape")
    behind = play_until(lambda view: view.phase == "place" and view.turn == 1 and sum(view.scrap) > 4)
    open_at(page, database, behind, "krysis", 2)
    wait_for_turn(page)
    mine = [box for box in still if box.startswith(("mine", "supply"))]
    assert [box for box in page.evaluate(BOXES) if box.startswith(("mine", "supply"))] == mine
    still = page.evaluate(BOXES)
    page.locator(".gone summary").first.click()
    expect(page.locator(".gone p").first).to_be_visible()
    assert page.evaluate(BOXES) == still
    page.locator(".mine .taken").click()
    expect(page.get_by_role("alert")).to_contain_text("KRY-17")
    assert page.evaluate(BOXES) == still


MINERS = """() => [...document.querySelectorAll(".chamber")].map((one) =>
  one.querySelector(".miner g")?.getAttribute("fill") ?? one.querySelectorAll(".gem").length)"""


def test_a_position_is_drawn_alike_after_a_reload_and_for_both_players(person: People) -> None:
    """The same boxes, the same miners in the same chambers, whoever looks and whenever."""
    host, guest = person(), person()
    address = invite(host, guest)
    drawn = []
    for page in (host, guest, host):
        page.goto(address)
        expect(page.locator(".krysis[data-phase='bid']")).to_be_visible()
        wait_for_turn(page)
        drawn.append((page.evaluate(BOXES), page.evaluate(MINERS)))
    assert drawn[0] == drawn[1] == drawn[2]


def test_who_was_removed_is_not_offered_for_the_hand(person: People, database: Path) -> None:
    """The opening hand is chosen among the agents that are left (KRY-91, KRY-105)."""
    page = person()
    view: dict[str, Any] = {}
    position = play_until(
        lambda seen: seen.phase == "tactical" and bool(view.update(seen=seen) or True), **EVERYTHING
    )
    open_at(page, database, position, "krysis", 2, **EVERYTHING)
    wait_for_turn(page)
    agents = view["seen"].seats[0].agents
    assert agents.removed
    expect(page.locator(".agents [data-agent]")).to_have_count(len(agents.pile) + len(agents.cards))
    for agent in agents.removed:
        expect(page.locator(f"[data-agent='{agent}']")).to_have_count(0)


@pytest.mark.parametrize(("language", "dark"), [("en", True), ("fr", False), ("bg", True)])
def test_every_phase_fits_and_axe_is_content(person: People, language: str, dark: bool) -> None:
    """From the deck to the first action: desktop and phone, no untranslated text, nothing sideways."""
    player = Player(3)
    page = person(language, color_scheme="dark" if dark else "light")
    sit(page, 4, **EVERYTHING)
    seen: set[str] = set()
    while len(seen) < 6 and status(page) == "playing":
        if not my_turn(page):
            page.wait_for_timeout(40)
            continue
        board = page.locator(".krysis")
        phase = f"{board.get_attribute('data-phase')} {board.get_attribute('data-act')}"
        if phase not in seen:
            seen.add(phase)
            for size in (PHONE, DESKTOP):
                page.set_viewport_size(size)  # type: ignore[arg-type]
                refuse_untranslated(page)
                refuse_sideways(page)
                refuse_violations(page)
        player.step(page)
    assert len(seen) == 6


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_summary_card_is_opened_and_closed_by_keyboard(person: People, size: dict[str, int]) -> None:
    """It lists all agents and artefacts with their figures, and the focus comes back to its button."""
    page = person(viewport=size)
    sit(page, 2)
    wait_for_turn(page)
    button = page.get_by_role("button", name="Summary card")
    button.focus()
    page.keyboard.press("Enter")
    card = page.get_by_role("dialog", name="Summary card")
    expect(card.get_by_role("region", name="Carriers").get_by_role("listitem")).to_have_count(9)
    expect(card.get_by_role("region", name="Warriors").get_by_role("listitem")).to_have_count(9)
    expect(card.get_by_role("region", name="Artefacts").get_by_role("listitem")).to_have_count(6)
    expect(card.get_by_role("region", name="Artefacts")).to_contain_text("5 copies, 0 discarded.")
    expect(card.get_by_text("Sapphire lancer")).to_be_visible()
    refuse_violations(page)
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    expect(button).to_be_focused()
