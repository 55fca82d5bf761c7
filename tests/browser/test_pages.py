"""Every page in every language and width: no untranslated text, no sideways scrolling, axe is content."""

import re
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.players import (
    kryptos_by_mouse,
    my_turn,
    open_table,
    phase,
    play_against_computer,
    play_to_the_end,
    reach_guessing,
    status,
    wait_for_turn,
)

People = Callable[..., Page]
LANGUAGES = ("en", "fr", "bg")
PAGES = ("/", "/new/kryptos", "/rules/kryptos", "/me", "/device#once", "/nowhere")

CYRILLIC = re.compile(r"[\u0400-\u04ff]")
UNTRANSLATED = re.compile(r"⟨[^⟩]*⟩|\b[a-z]+(?:-[a-z]+)*-(?:ui|story|option)-[a-z-]+|\bclient-[a-z-]+")


def refuse_untranslated(page: Page) -> None:
    """Find message keys where sentences should be, also in labels that only screen readers speak."""
    text = page.evaluate(
        "[document.title, document.body.innerText,"
        " ...[...document.querySelectorAll('[aria-label],[title],[placeholder]')].flatMap("
        " e => [e.ariaLabel, e.title, e.placeholder])].join('\\n')"
    )
    assert not UNTRANSLATED.findall(text)


def refuse_sideways(page: Page) -> None:
    """Find pages that are wider than the window."""
    wide = page.evaluate("document.scrollingElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{page.url} is {wide} px too wide"


def refuse_violations(page: Page, within: str = "html") -> None:
    """Ask axe about a part of the page; print what it found."""
    page.wait_for_timeout(50)
    results = Axe().run(page, context=within)
    found = [
        f"{violation['id']}: {violation['help']} at {node['target']} {node.get('failureSummary', '')}"
        for violation in results.response["violations"]
        for node in violation["nodes"][:4]
    ]
    assert not found, "\n".join(found)


OUR_WORDS = """() => {
    const written = [...document.querySelectorAll('[data-written]')];
    for (const one of written) one.style.display = 'none';
    const text = document.body.innerText;
    for (const one of written) one.style.display = '';
    return text;
}"""


def english_words(page: Page) -> list[str]:
    """Return lines with Latin letters but no Cyrillic; brand, games and what people wrote aside."""
    names = re.compile(
        r"Kastellan|Kryptos|Decrypto|Kreta|Krysis|Français|English|FR|BG|EN|QR|KRP-\w+|https?://\S+|[0-9a-f]{4}…[0-9a-f]{4}"
    )
    bare = [names.sub("", part) for line in page.evaluate(OUR_WORDS).splitlines() for part in line.split("·")]
    return [line for line in bare if re.search("[A-Za-z]{3}", line) and not CYRILLIC.search(line)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_speak_the_readers_language(person: People, language: str) -> None:
    page = person(language)
    for path in PAGES:
        page.goto(path)
        expect(page.locator("h1")).to_be_visible()
        assert page.locator("html").get_attribute("lang") == language
        refuse_untranslated(page)
        if language == "bg" and path != "/rules/kryptos":
            assert not english_words(page), path


def test_tables_are_described_in_the_readers_language(person: People) -> None:
    """Only names stay as people wrote them; an option in English would be found beside them."""
    host, reader = person("en"), person("bg")
    options = {"mystery": True, "first_player": 2}
    body = {"game": "kryptos", "seats": 4, "name": "Blue hour", "public": True, "options": options}
    clock = {"per_move": 60, "per_game": 1200}
    made = host.request.post("/api/tables", data={**body, "clock": clock}, headers={"X-Kastellan": "1"})
    assert made.ok
    reader.goto("/")
    row = reader.locator("li", has_text="Blue hour").first
    for word in ("Мистерия", "Първи играч: Място 3", "60 секунди", "20 минути"):
        expect(row).to_contain_text(word)
    assert not english_words(reader)
    row.locator("small").evaluate("one => one.append(' · Mystery')")
    assert [word.strip() for word in english_words(reader)] == ["Mystery"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_speaks_the_readers_language(person: People, language: str) -> None:
    """A game is played through every phase; each sentence, label and line of the log is in words."""
    page = person(language)
    play_against_computer(page, "kryptos")
    seen: set[str] = set()
    while status(page) == "playing" and len(seen) < 2:
        if my_turn(page):
            seen.add(phase(page))
            page.locator(".hands .card:not(.open)").first.click()
            refuse_untranslated(page)
            kryptos_by_mouse(page)
        page.wait_for_timeout(20)
    refuse_untranslated(page)
    for tab in ("chat", "rules", "log"):
        page.locator(f"#tab-{tab}").click()
        refuse_untranslated(page)
    if language == "bg":
        foreign = [line for line in english_words(page) if "Player" not in line]
        assert not foreign


def test_the_language_is_switched_at_any_time(person: People) -> None:
    page = person("en")
    play_against_computer(page, "kryptos")
    expect(page.locator("#tab-rules")).to_have_text("Rules")
    expect(page.locator("#seats")).to_contain_text(re.compile("Lina|Ariadne|Hermes"))
    page.get_by_role("button", name="Български").first.click()
    expect(page.locator("#tab-rules")).to_have_text("Правила")
    expect(page.locator("#seats")).to_contain_text(re.compile("Лина|Ариадна|Хермес"))
    page.reload()
    expect(page.locator("#tab-rules")).to_have_text("Правила")
    expect(page.locator("#seats")).to_contain_text(re.compile("Лина|Ариадна|Хермес"))


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pages_are_accessible_and_never_scroll_sideways(
    person: People, size: dict[str, int], scheme: str
) -> None:
    page = person("fr", viewport=size, color_scheme=scheme, has_touch=size is PHONE, is_mobile=size is PHONE)
    for path in PAGES:
        page.goto(path)
        expect(page.locator("h1")).to_be_visible()
        page.wait_for_load_state("networkidle")
        refuse_sideways(page)
        refuse_violations(page)
    open_table(page, "kryptos", 6, dict.fromkeys(range(1, 6), "easy"))
    refuse_sideways(page)
    refuse_violations(page)
    page.locator(".lobby .btn.game").click()
    expect(page.locator(".rail")).to_be_visible()
    reach_guessing(page)
    page.locator(".hands .card:not(.open)").first.click()
    refuse_sideways(page)
    refuse_violations(page)


def test_a_phone_plays_to_the_end_and_replays(person: People) -> None:
    """At 360 by 740, by touch: the whole game, the sheet with log and chat, the replay and its proof."""
    page = person("en", viewport=PHONE, has_touch=True, is_mobile=True)
    play_against_computer(page, "kryptos")
    play_to_the_end([page], kryptos_by_mouse)
    page.get_by_role("button", name="Log, chat").click()
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Write something").fill("Well played!")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("log")).to_contain_text("Well played!")
    page.get_by_role("button", name="Close").click()
    look_at_the_turning_point(page)
    page.get_by_role("link", name="What was checked").click()
    page.wait_for_url("**/replay")
    watch_the_replay(page)
    refuse_sideways(page)
    refuse_violations(page)


def look_at_the_turning_point(page: Page) -> None:
    """The deal was checked without asking; the review says where the game turned, and a press leads there."""
    expect(page.locator(".finish [data-verdict=proven]")).to_be_visible()
    turn = page.get_by_role("region", name="The turning point")
    turn.scroll_into_view_if_needed()
    expect(turn.locator(".sentence")).to_contain_text("of 100")
    turn.get_by_role("link", name="Look at that step").click()
    expect(page.locator(".step")).not_to_contain_text(re.compile(r"^0 of"))
    expect(page.get_by_role("tab", name="Review")).to_have_attribute("aria-selected", "true")
    page.go_back()


def watch_the_replay(page: Page) -> None:
    """Step, scrub, jump from the log, look with other eyes, verify the deal."""
    step = page.locator(".step")
    expect(step).to_contain_text("0 of")
    page.get_by_role("button", name="One step on").click()
    expect(step).to_contain_text("1 of")
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".rail .rank")).to_have_count(4)
    page.locator(".log button").first.click()
    expect(step).not_to_contain_text(re.compile(r"^(\d+) of \1$"))
    page.get_by_role("button", name="To the beginning").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(step).not_to_contain_text("0 of")
    page.get_by_role("button", name="Pause").click()
    page.get_by_label("Seen with the eyes of").select_option("spectator")
    expect(page.locator("[data-mine]")).to_have_count(0)
    page.get_by_role("button", name="Verify").click()
    expect(page.get_by_text("Proven to you: nobody chose this deal.")).to_be_visible()
    expect(page.get_by_text("Your own random digits stirred this deal.")).to_be_visible()
    expect(page.get_by_text("All 37 outcomes of chance follow from the seed.")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "language", "count"),
    [("kryptos", "en", 2), ("decrypto", "fr", 2), ("kreta", "bg", 6), ("krysis", "bg", 4)],
)
def test_examples_of_a_rulebook_are_drawn_by_the_board_when_they_come_into_view(
    person: People, game: str, language: str, count: int
) -> None:
    page = person(language, viewport=PHONE)
    loaded: list[str] = []
    page.on("request", lambda asked: loaded.append(asked.url))
    page.goto(f"/rules/{game}")
    diagrams = page.locator("[data-diagram]")
    expect(diagrams).to_have_count(count)
    page.wait_for_load_state("networkidle")
    assert not [url for url in loaded if "/assets/Diagram-" in url or url.endswith("/content")]
    for diagram in diagrams.all():
        diagram.scroll_into_view_if_needed()
        drawing = diagram.get_by_role("img").first
        expect(drawing).to_be_visible()
        assert drawing.evaluate("one => one.clientHeight") > 60
        if language == "bg":
            assert not re.search(r"[A-Za-z]{3,}", re.sub("KRETA", "", diagram.inner_text()))
    refuse_untranslated(page)
    refuse_sideways(page)
    refuse_violations(page, "[data-diagram]")


def test_a_rulebook_is_printed_with_its_diagrams_and_without_the_page_around_it(person: People) -> None:
    page = person()
    page.goto("/rules/kryptos#KRP-E1")
    expect(page.locator("[data-diagram=KRP-E1]").get_by_role("img").first).to_be_visible()
    page.evaluate("scrollTo(0, 0)")
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(page.locator("[data-diagram] .drawing")).to_have_count(2)
    for around in (page.locator("header.top"), page.locator("nav.toc"), page.get_by_role("searchbox")):
        expect(around).to_be_hidden()


def test_rules_are_searched_and_linked(person: People) -> None:
    page = person()
    page.goto("/rules/kryptos#KRP-31")
    expect(page.locator("#KRP-31")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("bribe")
    expect(page.locator("#KRP-49")).to_be_visible()
    expect(page.locator("#KRP-1")).to_have_count(0)


def test_a_ruling_is_a_paragraph_of_the_page(person: People) -> None:
    page = person("fr")
    page.goto("/rules/kreta#KRE-R3")
    expect(page.locator("#KRE-R3")).to_be_in_viewport()
    page.goto("/rules/kreta#KRE-3")
    page.locator("#KRE-3").get_by_role("link", name="KRE-R3").click()
    expect(page.locator("#KRE-R3")).to_be_focused()


def test_a_reference_in_the_rules_beside_the_board_opens_its_paragraph(person: People) -> None:
    """The page of the table stays where it is."""
    page = person()
    play_against_computer(page, "kryptos")
    page.locator("#tab-rules").click()
    page.get_by_role("searchbox").fill("KRP-19")
    page.locator("[data-rule='KRP-19'] summary").click()
    address = page.url
    page.locator("[data-rule='KRP-19']").get_by_role("link", name="KRP-R9").click()
    expect(page.locator("[data-rule='KRP-R9']")).to_contain_text("Covered numbers")
    expect(page.locator("[data-rule='KRP-R9'] summary")).to_be_focused()
    assert page.url == address


def test_there_are_no_rules_of_an_unknown_game(person: People) -> None:
    """What will never be there is not to be tried again."""
    page = person(expected="status of 404")
    page.goto("/rules/nowhere")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing at this address")
    expect(page.get_by_role("button", name="Try again")).to_have_count(0)


def test_a_rule_of_any_table_can_be_read(person: People) -> None:
    """A step that may not be taken back is refused with a rule that holds at any table, and a link to it."""
    page = person()
    play_against_computer(page, "kryptos")
    wait_for_turn(page)
    page.get_by_label("Menu").click()
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".menu")).to_be_hidden()
    link = page.get_by_role("alert").get_by_role("link")
    expect(link).to_have_attribute("href", "/rules/table#TABLE-3")
    page.goto("/rules/table#TABLE-3")
    expect(page.locator("#TABLE-3")).to_be_in_viewport()
    refuse_violations(page)


def test_a_closed_door_says_why(person: People) -> None:
    """A private table, and one that does not exist, name the reason and the way home."""
    host, stranger = person(), person(expected="status of 40[034]|WebSocket connection")
    link = open_table(host, "kreta", 2, {})
    doors = {link: "This table is private.", "/table/nothing-here": "There is no such table."}
    for address, reason in doors.items():
        stranger.context.clear_cookies()
        stranger.goto(address)
        expect(stranger.get_by_role("heading", level=1)).to_have_text("You cannot enter here")
        expect(stranger.get_by_role("alert")).to_contain_text(reason)
        refuse_violations(stranger)
    stranger.get_by_role("main").get_by_role("link", name="Home").click()
    expect(stranger.locator("article")).to_have_count(4)


def test_the_host_makes_new_links(person: People) -> None:
    """The old link is told to have ended, also where it is open; the keyboard stays where it is."""
    host, guest = person(), person(expected="status of 403|WebSocket connection")
    open_table(host, "kryptos", 3, {2: "easy"})
    links = host.get_by_label("Link to play"), host.get_by_label("Link to watch only")
    old = [link.input_value() for link in links]
    guest.goto(old[0])
    expect(guest.get_by_role("button", name="Sit down")).to_be_visible()
    host.locator("summary", has_text="Link to watch, new links").press("Enter")
    host.get_by_role("button", name="Make new links").press("Enter")
    expect(host.get_by_text("These are the new links.")).to_be_visible()
    expect(host.get_by_role("button", name="Make new links")).to_be_focused()
    for link, before in zip(links, old, strict=True):
        expect(link).not_to_have_value(before)
    refuse_violations(host)
    expect(guest.get_by_role("alert")).to_contain_text("the host has made a new link")
    guest.goto(links[0].input_value())
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.locator(".lobby footer")).to_contain_text("You are seated")
    expect(guest.get_by_label("Link to play")).to_have_value(links[0].input_value())
    expect(guest.get_by_role("button", name="Make new links")).to_have_count(0)


LISTEN = """window.lasted = [];
document.addEventListener('animationstart', ({ target }) => {
    if (target.closest('.rail')) lasted.push(parseFloat(getComputedStyle(target).animationDuration));
})"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_scores_are_seen_to_change(person: People, motion: str) -> None:
    """Whoever looked away sees what was gained; with reduced motion nothing moves longer than an instant."""
    page = person(reduced_motion=motion)
    page.add_init_script(LISTEN)
    play_against_computer(page, "kryptos")
    while not page.locator(".rail .gain").count():
        if my_turn(page):
            kryptos_by_mouse(page)
        page.wait_for_timeout(20)
    expect(page.locator(".rail .gain").first).to_have_text(re.compile("^[+−][0-9]$"))
    longest = max(page.evaluate("lasted"))
    assert longest > 0.2 if motion == "no-preference" else longest < 0.01


def test_appearance_is_chosen_and_kept(person: People) -> None:
    page = person(color_scheme="light")
    page.goto("/me")
    page.get_by_text("Dark", exact=True).click()
    expect(page.locator("body")).to_have_css("background-color", "rgb(23, 20, 17)")
    page.reload()
    expect(page.locator("body")).to_have_css("background-color", "rgb(23, 20, 17)")


def test_an_account_and_another_device(person: People) -> None:
    """A guest makes an account, signs out and in again, and moves to a second browser by a link."""
    page, other = person(), person()
    page.goto("/me")
    page.get_by_label("Your name").fill("Radka")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    page.get_by_role("button", name="Make a link").click()
    expect(page.get_by_label("Works once, for a short time")).to_be_focused()
    link = page.get_by_label("Works once, for a short time").input_value()
    other.goto(link)
    other.get_by_role("button", name="Go on here").click()
    expect(other.get_by_role("link", name="Radka")).to_be_visible()
    other.goto("/me")
    expect(other.get_by_label("Your name")).to_have_value("Radka")
    page.get_by_label("Account name").fill("radka")
    page.get_by_label("Password").fill("correct horse")
    page.locator("form .btn", has_text="Create an account").click()
    expect(page.get_by_text("You are signed in as radka. Others see you as Radka")).to_be_focused()
    expect(page.get_by_label("Your name")).to_have_value("Radka")
    page.locator("summary", has_text="Change the password").click()
    page.get_by_label("Current password").fill("correct horse")
    page.get_by_label("New password").fill("correct horse battery")
    page.get_by_role("button", name="Change the password").click()
    expect(page.get_by_text("The password is changed.")).to_be_visible()
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_text("With an account your games")).to_be_focused()
    page.get_by_text("Sign in", exact=True).first.click()
    page.get_by_label("Account name").fill("radka")
    page.get_by_label("Password").fill("correct horse battery")
    page.locator("form .btn", has_text="Sign in").click()
    expect(page.get_by_text("You are signed in as radka. Others see you as Radka")).to_be_focused()


def test_a_public_table_is_found_watched_and_talked_about(person: People) -> None:
    """An open table is listed at home; a spectator watches it and talks apart."""
    host, fan = person(), person()
    open_table(host, "kryptos", 3, {1: "easy", 2: "easy"}, Everybody_may_join_and_watch=True)
    host.locator(".lobby .btn.game").click()
    expect(host.locator(".rail")).to_be_visible()
    fan.goto("/")
    fan.get_by_role("link", name="Watch").first.click()
    expect(fan.locator(".rail")).to_be_visible()
    expect(fan.locator("[data-mine]")).to_have_count(0)
    expect(fan.locator("#bar")).to_contain_text("You are watching.")
    fan.get_by_role("tab", name="Chat").click()
    fan.get_by_label("Write something").fill("Exciting")
    fan.get_by_role("button", name="Send").click()
    expect(fan.get_by_role("log")).to_contain_text("Exciting")


def test_the_app_can_be_installed(person: People, address: str) -> None:
    page = person()
    page.goto("/")
    manifest = page.request.get(f"{address}/manifest.webmanifest")
    assert manifest.ok
    assert manifest.json()["display"] == "standalone"
    for icon in manifest.json()["icons"]:
        answer = page.request.get(f"{address}/{icon['src']}")
        assert answer.ok
        assert answer.headers["content-type"] == icon["type"]
    assert page.evaluate("async () => (await navigator.serviceWorker.ready).active !== null")
