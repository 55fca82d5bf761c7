"""Kryptos from the first click to the last card, in real browsers."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.players import (
    MAIN,
    kryptos_at_guessing,
    kryptos_by_mouse,
    my_turn,
    number,
    open_table,
    phase,
    play_against_computer,
    play_to_the_end,
    reach_guessing,
    settle,
    status,
    wait_for_turn,
)
from tests.browser.test_pages import refuse_sideways, refuse_violations
from tests.browser.test_stage import guess

People = Callable[..., Page]


def test_two_people_and_a_computer_play_to_the_end(person: People) -> None:
    """One opens a table and passes the link on, the other sits down; both see the same winner."""
    host, guest = person(), person("fr")
    host.goto("/me")
    host.get_by_label("Your name").fill("Mila")
    host.get_by_role("button", name="Save", exact=True).click()
    expect(host.get_by_text("Saved.")).to_be_visible()
    open_table(host, "kryptos", 3, {1: "", 2: "easy"})
    link = host.get_by_label("Link to play").input_value()
    guest.goto(link)
    guest.get_by_label("Votre nom").fill("Théo")
    guest.locator(".seats .btn.primary").first.click()
    expect(host.locator(".seats b", has_text="Théo")).to_be_visible()
    host.get_by_role("button", name="Begin the game").click()
    expect(guest.locator(".rail")).to_be_visible()
    play_to_the_end([host, guest], kryptos_by_mouse)
    expect(host.locator("#bar")).to_contain_text(re.compile("wins|You win"))
    expect(guest.locator("#bar")).to_contain_text(re.compile("Victoire|Vous gagnez"))
    scores = [
        [
            re.search(r"\d+", text).group()
            for text in page.locator(".rail .score > [aria-hidden] b").all_inner_texts()
        ]  # type: ignore[union-attr]
        for page in (host, guest)
    ]
    assert scores[0] == scores[1]
    guest.goto("/")
    host.get_by_role("button", name="Rematch").click()
    expect(host.locator(".lobby header")).to_contain_text("Every seat is taken.")
    host.go_back()
    expect(host.locator(".rail .rank")).to_have_count(3)
    expect(host.locator(".rail .away")).to_have_count(0)


def test_reconnecting_in_mid_game_loses_nothing(person: People) -> None:
    """The line is cut, the page says so, comes back by itself, and the game goes on; so does a reload."""
    page = person()
    page.add_init_script(
        "window.sockets = []; const Own = WebSocket;"
        "window.WebSocket = class extends Own { constructor(...a) { super(...a); sockets.push(this); } };"
    )
    play_against_computer(page, "kryptos")
    wait_for_turn(page)
    kryptos_by_mouse(page)
    lines = page.locator(".log li").count()
    cut_the_line(page)
    expect(page.locator("#bar")).to_contain_text("Reconnecting")
    expect(page.locator("#bar")).not_to_contain_text("Reconnecting")
    assert page.locator(".log li").count() >= lines
    page.reload()
    expect(page.locator(".rail")).to_be_visible()
    assert page.locator(".log li").count() >= lines
    play_to_the_end([page], kryptos_by_mouse)


def cut_the_line(page: Page) -> None:
    """Close the page's socket from outside, as a lost network does."""
    page.evaluate("window.sockets.forEach((socket) => socket.close())")


def test_a_whole_game_by_keyboard_alone(person: People) -> None:
    """Every card and number is reached with Tab, arrows and Enter; no mouse is used."""
    page = person()
    page.goto("/")
    tab_to(page, "article[data-game=kryptos] .btn.game")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    expect(page.locator(".rail")).to_be_visible()
    play_to_the_end([page], kryptos_by_keyboard)


def tab_to(page: Page, selector: str, most: int = 60) -> None:
    """Press Tab until something of ``selector`` has the focus."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate("wanted => document.activeElement.matches(wanted)", selector):
            return
    raise AssertionError(f"{selector} cannot be reached by Tab")


def kryptos_by_keyboard(page: Page) -> None:
    """Do one step with the keyboard: the focus goes on from card to number to button."""
    before = number(page)
    if phase(page) == "reveal":
        tab_to(page, "[data-mine]")
        for _ in range(9):
            if page.evaluate("!document.activeElement.matches('.open')"):
                break
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
    else:
        tab_to(page, "[data-card]")
        page.keyboard.press("Enter")
        assert page.evaluate("document.activeElement.matches('[data-space]')"), (
            "Enter on a card leads to the track"
        )
        walk_to_likely(page)
        page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.matches('[data-main-button]')"), (
        "Enter leads to the main button"
    )
    page.keyboard.press("Enter")
    settle(page, before)


def walk_to_likely(page: Page) -> None:
    """Walk over the track with the arrow keys to a number that may be the card."""
    wanted = int(page.locator(".space.may").first.get_attribute("data-space") or 0)
    at = int(page.evaluate("document.activeElement.dataset.space"))
    across, down = (wanted - 1) // 4 - (at - 1) // 4, (wanted - 1) % 4 - (at - 1) % 4
    for _ in range(abs(across)):
        page.keyboard.press("ArrowRight" if across > 0 else "ArrowLeft")
    for _ in range(abs(down)):
        page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
    assert int(page.evaluate("document.activeElement.dataset.space")) == wanted


def test_a_forbidden_guess_is_refused_with_its_rule(person: People) -> None:
    """A covered number is refused by KRP-23, beside the action bar, with a link to the paragraph."""
    page = person()
    play_against_computer(page, "kryptos")
    reach_guessing(page)
    page.locator(".hands .card:not(.open)").first.click()
    page.locator(".space.found").first.click()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("KRP-23")
    expect(alert).to_contain_text("is covered")
    with page.context.expect_page() as opened:
        alert.get_by_role("link").click()
    rules = opened.value
    expect(rules.locator("#KRP-23")).to_be_in_viewport()
    alert.get_by_role("button", name="Dismiss").click()
    expect(alert).to_have_count(0)


def test_own_and_open_cards_are_refused_too(person: People) -> None:
    """Nothing is silently dead: my own card and an open card of another answer with KRP-24."""
    page = person()
    play_against_computer(page, "kryptos")
    reach_guessing(page)
    page.locator("[data-mine]").first.click()
    expect(page.get_by_role("alert")).to_contain_text("This card is yours")
    page.locator(".hands .card.open").first.click()
    expect(page.get_by_role("alert")).to_contain_text("already lies open")


def test_an_open_card_is_no_target_while_cards_are_shown(person: People) -> None:
    """In the set-up as well a press on an open card of another is answered with its rule, KRP-13."""
    page = person()
    play_against_computer(page, "kryptos")
    wait_for_turn(page)
    if not page.locator(".hands .card.open").count():
        kryptos_by_mouse(page)
        wait_for_turn(page)
    assert phase(page) == "reveal"
    page.locator(".hands .card.open").first.click()
    expect(page.get_by_role("alert")).to_contain_text("KRP-13")


def test_pencil_marks_are_kept_in_this_browser(person: People) -> None:
    """Numbers crossed out for a card are still crossed out after a reload, and only for that card."""
    page = person()
    play_against_computer(page, "kryptos")
    reach_guessing(page)
    page.locator(".hands .card:not(.open)").first.click()
    page.get_by_role("button", name="Pencil").click()
    space = page.locator(".space.may").first
    marked = space.get_attribute("data-space")
    space.click()
    expect(page.locator(f"[data-space='{marked}']")).to_have_class(re.compile("struck"))
    page.reload()
    page.locator(".hands .card:not(.open)").first.click()
    expect(page.locator(f"[data-space='{marked}']")).to_have_class(re.compile("struck"))
    page.locator(".hands .card:not(.open)").nth(1).click()
    expect(page.locator(f"[data-space='{marked}']")).not_to_have_class(re.compile("struck"))
    assert page.locator(MAIN).count() == 0


def test_the_track_of_a_phone_is_a_number_pad_for_fingers(person: People) -> None:
    """With six players too every number is a target of 44 px; one's own may be named, and is remembered."""
    page = person(viewport=PHONE, has_touch=True, is_mobile=True)
    kryptos_at_guessing(page, 6)
    spaces = page.locator(".space")
    sizes = spaces.evaluate_all("all => all.map(one => [one.offsetWidth, one.offsetHeight])")
    assert len(sizes) == 48
    assert min(min(size) for size in sizes) >= 44
    page.locator(".hands .card:not(.open)").first.tap()
    mine = page.locator(".space.own").last
    expect(mine).to_have_accessible_name(re.compile("in your own hand"))
    named = mine.get_attribute("data-space")
    mine.tap()
    page.locator(MAIN).filter(has_text=f"Say {named}").tap()
    expect(page.get_by_text("Pay 1 point to try once more")).to_be_visible()
    expect(page.locator(f"[data-space='{named}']")).to_have_accessible_name(re.compile("already said"))


def test_a_number_first_or_a_card_first(person: People) -> None:
    """Both orders lead to the same guess, and nothing is said before the button is pressed."""
    page = person()
    kryptos_at_guessing(page, 4)
    bar = page.locator("#bar")
    number_wanted = page.locator(".space.free").first.get_attribute("data-space")
    page.locator(f"[data-space='{number_wanted}']").click()
    expect(bar).to_contain_text(f"Which card is the {number_wanted}?")
    expect(page.locator(MAIN)).to_have_count(0)
    left = page.locator(".hands .card:not(.open, .out)")
    assert 0 < left.count() < page.locator(".hands .card:not(.open)").count()
    card = left.first.get_attribute("data-card")
    page.locator(f"[data-card='{card}']").click()
    asked = bar.inner_text()
    assert f"Nothing is said before you press “Say {number_wanted}”" in asked
    page.get_by_role("button", name="Change").click()
    page.locator(f"[data-card='{card}']").click()
    page.locator(f"[data-card='{card}']").click()
    page.locator(f"[data-space='{number_wanted}']").click()
    assert bar.inner_text() == asked
    page.get_by_role("button", name="Change").click()
    page.locator(f"[data-card='{card}']").click()
    page.locator(".space.found").first.click()
    expect(page.get_by_role("alert")).to_contain_text("KRP-23")


FITS = """async () => {
  const cards = {};
  for (const card of document.querySelectorAll('.hands .card:not(.open)')) {
    if (!card.matches('.chosen')) card.click();
    await new Promise(requestAnimationFrame);
    cards[card.dataset.card] = [...document.querySelectorAll('.space.may')].map(one => +one.dataset.space);
  }
  return cards;
}"""


def test_board_and_hint_never_contradict_each_other(person: People) -> None:
    """Through a game: the board gives no figure, and rules out no number to which the hint gives a chance."""
    page = person()
    kryptos_at_guessing(page, 4)
    compared = 0
    while status(page) == "playing":
        if my_turn(page):
            at = f"/api/tables/{page.url.split('/')[-1]}/hint"
            hint = page.request.post(at, headers={"X-Kastellan": "1"}).json()
            fits = page.evaluate(FITS)
            assert "%" not in page.locator("#board").inner_text()
            for card in hint["details"]["chances"]:
                numbers = {value for value, _ in card["values"]}
                left = set(fits[f"{card['seat']}:{card['index']}"])
                assert numbers <= left
                assert len(left) > 1 or card["values"][0][1] == 1
                compared += 1
            kryptos_by_mouse(page)
        page.wait_for_timeout(30)
    assert compared > 20


def test_a_refusal_hides_nothing_of_six_hands(person: People) -> None:
    """At 1280 by 800 with six players the refusal stands between one's own hand and the action bar."""
    page = person()
    kryptos_at_guessing(page, 6)
    page.locator(".hands .card:not(.open)").first.click()
    page.locator(".hands .card.open").first.click()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("KRP-24")
    top = (alert.bounding_box() or {})["y"]
    for card in page.locator("[data-mine]").all():
        box = card.bounding_box()
        assert box
        assert box["y"] + box["height"] <= top


def test_on_a_phone_one_hand_lies_open_in_its_order(person: People) -> None:
    """A tap on a player opens that hand: every card says its place, two rows, from left to right."""
    page = person(viewport=PHONE, has_touch=True, is_mobile=True)
    kryptos_at_guessing(page, 3)
    second = page.locator("[data-glance]").nth(1)
    second.tap()
    seat = second.get_attribute("data-glance")
    cards = page.locator("#open-hand .card")
    expect(cards).to_have_count(10)
    assert [card.get_attribute("data-card") for card in cards.all()] == [f"{seat}:{at}" for at in range(10)]
    assert cards.locator(".at").all_inner_texts() == [str(at) for at in range(1, 11)]
    places = cards.evaluate_all("all => all.map(one => [one.offsetTop, one.offsetLeft])")
    assert places == sorted(places)
    assert len({top for top, _ in places}) == 2
    page.locator("#open-hand .card:not(.open)").first.tap()
    refuse_sideways(page)
    refuse_violations(page)
    second.tap()
    expect(cards).to_have_count(0)


def test_on_a_phone_the_keyboard_reaches_every_hand(person: People) -> None:
    """Arrows walk from hand to hand, Enter opens one and leads to its cards, then to the track."""
    page = person(viewport=PHONE)
    kryptos_at_guessing(page, 4)
    tab_to(page, "[data-glance]")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    focused = "document.activeElement.dataset.card"
    assert page.evaluate(focused).startswith("2:")
    page.keyboard.press("Home")
    first = int(page.evaluate(focused).split(":")[1])
    page.keyboard.press("ArrowDown")
    assert page.evaluate(focused) == f"2:{first + 5 if first < 4 else first}"
    for _ in range(9):
        if page.evaluate("document.activeElement.matches(':not(.open)')"):
            break
        page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.matches('[data-space]')")


SEEN = """window.seen = []; document.addEventListener('animationstart', event => {
  if (event.target.matches('.card, .card *, .space *')) seen.push(event.animationName.split('-').at(-1));
}, true)"""


def test_what_happens_to_a_card_can_be_seen(person: People) -> None:
    """A shown card rises, a found one turns, a missed one shakes; with reduced motion none of them moves."""
    moving, still = person(reduced_motion="no-preference"), person()
    for page in (moving, still):
        page.add_init_script(SEEN)
        play_against_computer(page, "kryptos")
    while not moving.evaluate("seen.includes('rise') && (seen.includes('turn') || seen.includes('shake'))"):
        assert status(moving) == "playing"
        if my_turn(moving):
            kryptos_by_mouse(moving)
        moving.wait_for_timeout(30)
    reach_guessing(still)
    kryptos_by_mouse(still)
    assert not {"rise", "turn", "shake"} & set(still.evaluate("seen"))


def test_what_happened_last_is_said(person: People) -> None:
    """Whoever looked away reads above the bar who said what of which card."""
    page = person()
    play_against_computer(page, "kryptos")
    reach_guessing(page)
    for _ in range(2):
        guess(page)
        last = page.locator(".log li:not(.chapter) span").last.inner_text()
        expect(page.locator(".tell .rest")).to_contain_text(last)


def test_the_first_player_is_marked(person: People) -> None:
    """Where rounds end and how ties go can be seen on the board, and is said in words (KRP-35, KRP-37)."""
    page = person()
    kryptos_at_guessing(page, 4)
    marks = page.locator(".hand .first, .mine .first")
    expect(marks).to_have_count(1)
    assert marks.get_attribute("title").startswith("First player: ")
    expect(page.locator(".rail li", has_text=re.compile("first player"))).to_have_count(1)
    expect(page.locator(".rail .sr", has_text="First player: ")).to_have_count(1)
