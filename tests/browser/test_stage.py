"""The director in real browsers: scenes last as long as they declare, and nothing waits for them."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.players import (
    MAIN,
    TABLE,
    kryptos_at_guessing,
    kryptos_by_mouse,
    my_turn,
    number,
    phase,
    settle,
    stand_still,
    wait_for_turn,
)

People = Callable[..., Page]
HEADERS = {"X-Kastellan": "1"}
SAID = "[data-how=said]"
RUNNING = ".tell[data-running=true]"
HAPPENED = ".tell .go"
LEAST = 450
"""No beat is hurried below this, in milliseconds."""
SUNG = """
window.sung = 0;
const Real = window.AudioContext;
window.AudioContext = class extends Real { createGain() { window.sung += 1; return super.createGain(); } };
"""


def choose_pace(page: Page, name: str) -> None:
    """Choose in the menu how quickly scenes are played."""
    page.locator("summary").click()
    page.get_by_label(name, exact=True).check(force=True)
    page.keyboard.press("Escape")


def at_guessing(person: People) -> Page:
    """Sit at Kryptos before three computers, at my turn, with scenes on and time standing still."""
    page = person(reduced_motion="no-preference")
    page.clock.install()
    kryptos_at_guessing(page, 4)
    choose_pace(page, "Normal")
    stand_still(page)
    return page


def guess(page: Page) -> None:
    """End my turn with a guess, whatever comes of it, and wait until it is my turn again."""
    kryptos_by_mouse(page)
    if my_turn(page) and phase(page) == "second":
        before = number(page)
        page.get_by_role("button", name="End my turn").click()
        settle(page, before)
    wait_for_turn(page)


def drawn(page: Page) -> int:
    """Return the number of the position on the stage."""
    return int(page.locator(TABLE).get_attribute("data-drawn") or 0)


def run_until(page: Page, selector: str) -> None:
    """Let time pass until something is to be seen."""
    for _ in range(400):
        if page.locator(selector).count():
            return
        page.clock.run_for(25)
    raise AssertionError(f"never seen: {selector}")


def test_a_guess_is_seen_before_the_next_though_all_came_at_once(person: People) -> None:
    """What was said stays as long as its beat, while my own decision is offered."""
    page = at_guessing(person)
    guess(page)
    run_until(page, SAID)
    card = page.locator(SAID).first.get_attribute("data-card")
    page.clock.run_for(LEAST - 50)
    assert page.locator(SAID).first.get_attribute("data-card") == card
    expect(page.locator("#bar")).to_contain_text("Your turn")
    assert drawn(page) < int(number(page))
    page.clock.run_for(900)
    expect(page.locator(f"{SAID}[data-card='{card}']")).to_have_count(0)


def test_what_changed_is_marked_until_i_act(person: People) -> None:
    """Each card that others asked for has a flag, the log marks the same; what I do next takes all away."""
    page = at_guessing(person)
    guess(page)
    expect(page.locator("#bar")).to_contain_text("Your turn")
    page.keyboard.press("Escape")
    expect(page.locator(RUNNING)).to_have_count(0)
    assert drawn(page) == int(number(page))
    asked = [
        line for line in page.locator(".log .since").all_inner_texts() if re.search("finds|says that", line)
    ]
    assert len(asked) >= 3, "each of three computers asked for a card"
    cards = page.locator(".card.flagged, [data-mine].flagged")
    assert 1 <= cards.count() <= len(asked)
    expect(page.locator(".card > .flag")).to_have_count(cards.count())
    expect(page.locator(f"{HAPPENED} .count [aria-hidden]")).to_have_text(str(happened(page)))
    ask_for_my_own(page)
    expect(page.locator(".flag, .flagged, .log .since")).to_have_count(0)
    expect(page.locator(HAPPENED)).to_have_count(0)


def happened(page: Page) -> int:
    """Return how many lines of the log are new and tell something of their own."""
    lines = page.locator(".log .since").all_inner_texts()
    return sum(not re.search("pays 1 point", line) for line in lines)


def ask_for_my_own(page: Page) -> None:
    """Say a number that I hold myself, which is surely wrong: then I may try again, and nobody else acts."""
    before = number(page)
    page.locator(".hands .card:not(.open)").first.click()
    page.locator(".space.own").first.click()
    page.locator(MAIN).click()
    settle(page, before)
    expect(page.locator("[data-phase=second]")).to_be_visible()
    page.keyboard.press("Escape")


def test_the_bar_does_not_run_ahead_of_the_scene(person: People) -> None:
    """While a computer's guess is shown, nothing says yet that somebody else is waited for."""
    page, other = person(staged=True, reduced_motion="no-preference"), person()
    page.clock.install()
    table = with_a_friend(page, other)
    page.goto(f"/table/{table}")
    expect(page.locator(".rail")).to_be_visible()
    while phase(page) == "reveal" or not my_turn(page):
        let_play(other, table)
        if my_turn(page):
            kryptos_by_mouse(page)
        page.wait_for_timeout(30)
    page.keyboard.press("Escape")
    stand_still(page)
    ask_for_my_own(page)
    before = number(page)
    page.get_by_role("button", name="End my turn").click()
    settle(page, before)
    run_until(page, SAID)
    expect(page.locator("#bar")).to_contain_text("This is what happens.")
    expect(page.locator(".rail li.now")).not_to_contain_text("Borko")
    page.clock.run_for(20_000)
    expect(page.locator("#bar")).to_contain_text("Borko is choosing a card to guess.")


def with_a_friend(page: Page, other: Page) -> str:
    """Begin Kryptos: first this page's person, then a computer, then a friend; return the table."""
    for one, name in ((page, "Mila"), (other, "Borko")):
        assert one.request.patch("/api/me", headers=HEADERS, data={"name": name}).ok
    wanted = {
        "game": "kryptos",
        "seats": 3,
        "bots": {"1": "easy"},
        "options": {"first_player": 0},
        "hints": True,
    }
    table: str = page.request.post("/api/tables", headers=HEADERS, data={**wanted, "public": True}).json()[
        "id"
    ]
    assert other.request.post(f"/api/tables/{table}/sit", headers=HEADERS, data={"seat": 2}).ok
    assert page.request.post(f"/api/tables/{table}/start", headers=HEADERS, data={}).ok
    return table


def let_play(other: Page, table: str) -> None:
    """Let a friend do the first thing that they may."""
    shown = other.request.get(f"/api/tables/{table}/shown").json()
    if shown["legal"]["count"]:
        body = {"ask": shown["ask"], "action": shown["legal"]["actions"][0]}
        assert other.request.post(f"/api/tables/{table}/play", headers=HEADERS, data=body).ok


def test_i_act_while_scenes_run(person: People) -> None:
    """Time stands still, and yet my move is taken at once."""
    page = at_guessing(person)
    guess(page)
    expect(page.locator(RUNNING)).to_be_visible()
    before = int(number(page))
    kryptos_by_mouse(page)
    assert int(number(page)) > before


def test_what_happened_is_played_again_by_key_and_button(person: People) -> None:
    """R and the button show the same strip from its beginning."""
    page = at_guessing(person)
    guess(page)
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    expect(page.locator(RUNNING)).to_be_visible()
    assert drawn(page) < int(number(page))
    page.locator(".tell").get_by_role("button", name="Skip").click()
    assert drawn(page) == int(number(page))
    page.locator(HAPPENED).click()
    expect(page.locator(RUNNING)).to_be_visible()


def test_a_hidden_page_shows_what_i_missed_when_i_come_back(person: People) -> None:
    """Nothing is played while nobody looks."""
    page = at_guessing(person)
    see(page, hidden=True)
    guess(page)
    page.clock.run_for(20_000)
    expect(page.locator(RUNNING)).to_have_count(0)
    assert drawn(page) < int(number(page))
    see(page, hidden=False)
    expect(page.locator(RUNNING)).to_be_visible()
    page.clock.run_for(20_000)
    assert drawn(page) == int(number(page))
    expect(page.locator(f"{HAPPENED} .count")).to_be_visible()


def see(page: Page, *, hidden: bool) -> None:
    """Turn to another page, or back."""
    value = str(hidden).lower()
    page.evaluate(f"Object.defineProperty(document, 'hidden', {{ value: {value}, configurable: true }})")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")


def test_a_closed_page_shows_what_i_missed_when_i_open_it(person: People) -> None:
    """The browser remembers how far I have seen."""
    page = at_guessing(person)
    address = page.url
    kryptos_by_mouse(page)
    if my_turn(page) and phase(page) == "second":
        page.get_by_role("button", name="End my turn").click()
    page.goto("/")
    page.goto(address)
    wait_for_turn(page)
    expect(page.locator(f"{RUNNING}, {HAPPENED}").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".board .flag").first).to_be_visible()


def test_sounds_are_off_until_asked_for(person: People) -> None:
    """The page asks once, in the row that tells, where it covers nothing; no is no, and yes can be heard."""
    page = person(staged=True, reduced_motion="no-preference")
    page.add_init_script(SUNG)
    kryptos_at_guessing(page, 3)
    asked = page.locator(".tell .ask")
    expect(asked).to_be_visible()
    assert page.evaluate("sung") == 0
    page.get_by_role("button", name="No, thank you").click()
    expect(asked).to_have_count(0)
    kryptos_by_mouse(page)
    assert page.evaluate("sung") == 0
    page.locator("summary").click()
    page.get_by_label("Sounds of the table").check()
    assert page.evaluate("sung") > 0
    page.reload()
    expect(page.locator(".rail")).to_be_visible()
    expect(asked).to_have_count(0)


def test_bids_open_together_after_a_hush(person: People) -> None:
    """Closed hands, open hands, the order, the payment: each as long as it declares."""
    page = person(staged=True, reduced_motion="no-preference")
    page.clock.install()
    wanted = {"game": "krysis", "seats": 2, "public": False, "bots": {"1": "easy"}}
    page.request.patch("/api/me", headers={"X-Kastellan": "1"}, data={"name": "Mila"})
    made = page.request.post("/api/tables", headers={"X-Kastellan": "1"}, data=wanted).json()
    page.goto(f"/table/{made['id']}")
    page.locator(".lobby .btn.game").click()
    expect(page.locator(".krysis[data-phase=bid]")).to_be_visible()
    stand_still(page)
    page.keyboard.press("Escape")
    page.locator(MAIN).click()
    for what, lasts in (("hush", 500), ("open", 800), ("order", 1000), ("pay", 1100)):
        scene = page.locator(".bids")
        expect(scene).to_have_class(re.compile(rf"\b{what}\b"))
        page.clock.run_for(lasts - 1)
        expect(scene).to_have_class(re.compile(rf"\b{what}\b"))
        page.clock.run_for(1)
    expect(page.locator(".bids")).to_have_count(0)
