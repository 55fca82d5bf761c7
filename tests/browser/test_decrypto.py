"""Decrypto in real browsers: clues and their checks, pegs, objections, reveals, tie-breaks, three players."""

import re
from collections.abc import Callable
from itertools import count

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE
from tests.browser.players import MAIN, my_turn, number, open_table, play_to_the_end, stop_time, until
from tests.browser.test_pages import refuse_sideways, refuse_untranslated, refuse_violations
from tests.browser.test_touch import small_targets

People = Callable[..., Page]
HEADERS = {"X-Kastellan": "1"}
SYLLABLES = ("bo", "ke", "lu", "mi", "ta", "zo", "fe", "ru")
FRESH = count(1)
GOOD = "#2e6b34"
"""The mark on tokens that one is glad of."""


def fresh_clue() -> str:
    """Return a made-up word that no rule can have anything against."""
    at = next(FRESH)
    return "".join(SYLLABLES[at // 8**place % 8] for place in range(4)) + "q"


def sit_together(person: People, seats: int = 4, hints: bool = False, **options: object) -> list[Page]:
    """Sit people down at one table of Decrypto, in browsers of their own, and begin."""
    pages = [person() for _ in range(seats)]
    body = {
        "game": "decrypto",
        "seats": seats,
        "public": True,
        "name": "Static",
        "options": options,
        "bots": {},
        "hints": hints,
    }
    for page, name in zip(pages, ("Mila", "Borko", "Iris", "Lena"), strict=False):
        assert page.request.patch("/api/me", headers=HEADERS, data={"name": name}).ok
    opened = pages[0].request.post("/api/tables", headers=HEADERS, data=body)
    assert opened.ok, opened.text()
    table = opened.json()["id"]
    for seat, page in enumerate(pages[1:], 1):
        assert page.request.post(f"/api/tables/{table}/sit", headers=HEADERS, data={"seat": seat}).ok
    assert pages[0].request.post(f"/api/tables/{table}/start", headers=HEADERS, data={}).ok
    for page in pages:
        page.goto(f"/table/{table}")
        expect(page.locator(".plates")).to_be_visible()
    return pages


def phase(page: Page) -> str:
    """Return the phase of a game of Decrypto."""
    return page.locator(".head").get_attribute("data-phase") or ""


def write_clues(page: Page, *clues: str) -> None:
    """Write three clues, fresh ones if none are given, and hand them in."""
    for line, clue in enumerate(clues or [fresh_clue() for _ in range(3)], 1):
        page.locator(f"#clue-{line}").fill(clue)
        expect(line_of(page, line).locator(".field")).to_have_class(re.compile("is-(passes|warning)"))
        if line_of(page, line).locator(".is-warning").count():
            line_of(page, line).get_by_role("checkbox").check()
    page.locator(MAIN).click()
    expect(page.locator(".desk")).to_have_count(0)


def line_of(page: Page, line: int) -> Locator:
    """Return one line of the encryptor's desk."""
    return page.locator(f".desk > li:nth-child({line})")


def put_pegs(page: Page, digits: tuple[int, int, int]) -> None:
    """Choose a digit for each clue."""
    for line, digit in enumerate(digits):
        peg = page.locator(f"[data-socket='{line}:{digit}']")
        if peg.get_attribute("aria-checked") != "true":
            peg.click()
        expect(peg).to_have_attribute("aria-checked", "true")


def spoken(*digits: int) -> str:
    """Return a guess as it is said, never taken apart by a line break."""
    return " –\u2060 ".join(map(str, digits))


def below(upper: Locator, lower: Locator) -> bool:
    """Return whether one thing ends before another begins."""
    above, under = upper.bounding_box(), lower.bounding_box()
    assert above
    assert under
    return above["y"] + above["height"] <= under["y"] + 1


def boxes(page: Page, parts: str) -> list[object]:
    """Return where parts of the board are."""
    return [part.bounding_box() for part in page.locator(parts).all()]


def guess(page: Page, digits: tuple[int, int, int]) -> None:
    """Choose a guess and fix it."""
    put_pegs(page, digits)
    page.locator(MAIN).click()


def code_of(page: Page) -> tuple[int, ...]:
    """Return the code that lies before its encryptor."""
    return tuple(int(digit) for digit in page.locator("b.code").inner_text().split("·"))


def decrypto_by_mouse(page: Page) -> None:
    """Do what is wanted of this player now, if anything still is."""
    before = number(page)
    if page.locator("#clue-1").count():
        write_clues(page)
    elif page.locator(".naming input:enabled").count():
        page.locator("#name-1").fill("nothing")
        page.locator(MAIN).click()
    elif page.locator(".socket:not(.shut)").count():
        for line in range(3):
            page.locator(f"[data-socket='{line}:{line + 1}']").click(timeout=2000)
        if page.locator(f"{MAIN}:enabled").count():
            page.locator(MAIN).click(timeout=2000)
    page.wait_for_timeout(100 if number(page) != before else 200)


def test_two_people_against_two_computers_to_the_end(person: People) -> None:
    """White is two people, Black two computer players; everything is done by clicking."""
    host, guest = person(), person("fr")
    open_table(host, "decrypto", 4, {1: "easy", 2: "", 3: "easy"})
    guest.goto(host.get_by_label("Link to play").input_value())
    guest.get_by_label("Votre nom").fill("Théo")
    guest.locator(".seats .btn.primary").first.click()
    expect(host.locator(".seats b", has_text="Théo")).to_be_visible()
    host.get_by_role("button", name="Begin the game").click()
    expect(guest.locator(".plates")).to_be_visible()
    play_to_the_end([host, guest], decrypto_by_mouse)
    expect(host.locator("#bar")).to_contain_text(re.compile("wins|share the victory"))
    expect(guest.locator("#bar")).to_contain_text(re.compile("Victoire|partagent la victoire"))
    assert host.locator(".ending .screen").count() == 2


def test_a_computer_team_mate_waits_and_says_what_it_thinks(person: People) -> None:
    """It places no peg; what it thinks is its own, with reasons, and is taken over with one press."""
    page = person()
    six = {
        "game": "decrypto",
        "seats": 6,
        "seat": 2,
        "bots": dict.fromkeys(("0", "1", "3", "4", "5"), "normal"),
    }
    table = page.request.post("/api/tables", headers=HEADERS, data=six).json()["id"]
    assert page.request.post(f"/api/tables/{table}/start", headers=HEADERS, data={}).ok
    page.goto(f"/table/{table}")
    expect(page.locator(".mates")).to_contain_text("leaves the choice to you", timeout=60_000)
    expect(page.locator(".socket.on")).to_have_count(0)
    machine = page.locator(".machine").bounding_box()
    page.locator(".mates .btn", has_text="Ask").click()
    expect(page.locator(".mates p")).to_contain_text("I read")
    expect(page.locator(".socket.on")).to_have_count(0)
    expect(page.locator(".thinks i")).to_have_count(3)
    page.get_by_role("button", name="Why?").click()
    expect(page.locator(".why li")).to_have_count(3)
    assert page.locator(".machine").bounding_box() == machine
    refuse_violations(page, ".machine")
    page.get_by_role("button", name="Close the reasons").click()
    page.get_by_role("button", name="Use these pegs").click()
    expect(page.locator(".socket.on")).to_have_count(3)
    expect(page.locator(".by").first).to_have_text("You")
    page.locator("#tab-chat").click()
    expect(page.locator(".chat li .reason")).to_have_count(3)
    stop_time(page)
    page.locator(MAIN).click()
    expect(page.locator(".told")).to_be_visible()


def test_a_computer_team_mate_speaks_up_after_a_while(person: People) -> None:
    """How long that is belongs to the reader: here it is no time at all."""
    page = person()
    page.add_init_script("localStorage['kastellan-team-mates'] ??= '0'")
    six = {
        "game": "decrypto",
        "seats": 6,
        "seat": 2,
        "bots": dict.fromkeys(("0", "1", "3", "4", "5"), "easy"),
    }
    table = page.request.post("/api/tables", headers=HEADERS, data=six).json()["id"]
    assert page.request.post(f"/api/tables/{table}/start", headers=HEADERS, data={}).ok
    page.goto(f"/table/{table}")
    expect(page.locator(".mates").get_by_role("button", name="Why?")).to_be_visible(timeout=60_000)
    expect(page.locator(".socket.on")).to_have_count(0)


def test_three_players_to_the_end(person: People) -> None:
    """A person and a computer player form the team, another one intercepts."""
    page = person()
    open_table(page, "decrypto", 3, {1: "easy", 2: "easy"})
    page.get_by_role("button", name="Begin the game").click()
    expect(page.locator(".plates")).to_be_visible()
    expect(page.locator(".plate.t0 .tokens")).to_have_count(0)
    expect(page.locator(".plate.t1 .tokens")).to_have_css("--token-mark", GOOD)
    play_to_the_end([page], decrypto_by_mouse)
    expect(page.locator("#bar")).to_contain_text(re.compile("The (team|interceptor) wins"))


def test_an_interceptor_talks_to_the_table(person: People) -> None:
    """Whoever plays alone has no team to talk to apart (DEC-56): the table hears what is said."""
    _, mate, alone = sit_together(person, 3)
    for page, channels in ((alone, 0), (mate, 2)):
        page.get_by_role("tab", name="Chat").click()
        expect(page.locator("input[name=channel]")).to_have_count(channels)
    alone.locator("#chat-text").fill("Good luck")
    alone.locator("#chat-text").press("Enter")
    mate.locator("input[name=channel][value=table]").check(force=True)
    expect(mate.get_by_role("log")).to_contain_text("Good luck")
    alone.get_by_role("button", name="Bravo!").click()
    expect(mate.locator(".rail li", has_text="Iris").locator(".feels .reaction")).to_be_visible()
    expect(mate.get_by_role("status").filter(has_text="Iris: Bravo!")).to_have_count(1)
    expect(mate.get_by_role("log").locator(".reaction")).to_have_count(1)


def test_clues_are_checked_while_they_are_written(person: People) -> None:
    """Green passes, amber asks to confirm, red is blocked; the rule stands beside it; nobody else sees it."""
    author, _, mate, _ = sit_together(person)
    first, second = line_of(author, 1), line_of(author, 2)
    keyword = first.locator("strong").inner_text()
    author.locator("#clue-1").fill(f"my {keyword}")
    expect(first.locator(".field")).to_have_class(re.compile("is-blocked"))
    expect(first.locator("mark")).to_have_text(re.compile(f"^{re.escape(keyword)}$", re.IGNORECASE))
    expect(first.locator(".said")).to_contain_text("DEC-53")
    expect(first.locator(".said a")).to_have_attribute("href", "/rules/decrypto#DEC-53")
    author.locator("#clue-2").fill("the 4 seasons")
    expect(second.locator(".field")).to_have_class(re.compile("is-warning"))
    expect(second.locator(".said")).to_contain_text("DEC-45")
    author.locator("#clue-1").fill(fresh_clue())
    expect(first.locator(".field")).to_have_class(re.compile("is-passes"))
    author.locator("#clue-3").fill(fresh_clue())
    expect(author.locator("#bar")).to_contain_text("Confirm clue 2")
    expect(author.locator(MAIN)).to_be_disabled()
    second.get_by_role("checkbox").check()
    expect(author.locator(MAIN)).to_be_enabled()
    assert "seasons" not in mate.content()
    author.locator(MAIN).click()
    expect(author.locator("#bar")).to_contain_text("handed in")


def test_drafts_are_shared_with_the_names_of_those_who_chose(person: People) -> None:
    """Team-mates see each other's pegs with a flag; opponents see nothing of it."""
    pages = sit_together(person)
    for page in pages[:2]:
        write_clues(page)
    author, rival, mate, _ = pages
    put_pegs(mate, (4, 2, 1))
    expect(mate.locator(".by")).to_have_text(["You", "You", "You"])
    expect(author.locator(".by")).to_have_text(["Iris", "Iris", "Iris"])
    assert rival.locator(".by").count() == 0
    mate.locator("[data-socket='0:2']").click()
    expect(mate.locator("[data-socket='1:4']")).to_have_attribute("aria-checked", "true")
    author.locator("[data-socket='0:1']").click()
    expect(author.get_by_role("alert")).to_contain_text("DEC-18")


def test_all_agree_or_reopen(person: People) -> None:
    """Where all have to agree, one proposes, another reopens, then both agree; interception comes first."""
    pages = sit_together(person, guess_lock="all")
    mila, borko, iris, lena = pages
    for page in (mila, borko):
        write_clues(page)
    code = code_of(mila)
    put_pegs(iris, code)  # type: ignore[arg-type]
    expect(iris.locator(".machine")).to_contain_text("Put one peg in each clue’s row")
    stop_time(lena)
    iris.get_by_role("button", name=f"Lock in {spoken(*code)}").click()
    expect(lena.locator(".told")).to_contain_text("safe")
    lena.clock.resume()
    guess(lena, code_of(borko))  # type: ignore[arg-type]
    for page in (iris, lena):
        write_clues(page)
    put_pegs(borko, (1, 2, 3))
    borko.locator(MAIN).click()
    expect(lena.locator("#bar")).to_contain_text(f"Borko would lock in {spoken(1, 2, 3)}")
    lena.get_by_role("button", name="Reopen").click()
    expect(borko.locator(MAIN)).to_have_text(f"Propose {spoken(1, 2, 3)}")
    code = code_of(iris)
    guess(borko, code)  # type: ignore[arg-type]
    lena.get_by_role("button", name="Agree to").click()
    expect(borko.locator("#bar")).to_contain_text("is locked in")
    expect(mila.locator(".machine")).to_contain_text("Put one peg in each clue’s row")
    for page in (mila, borko):
        stop_time(page)
    guess(mila, (code[1], code[0], code[2]))  # type: ignore[arg-type]
    told = mila.locator(".told [role=status]").inner_text()
    order = ("Black tried to intercept", "White tried to decode", "The code is")
    assert sorted(order, key=told.index) == list(order)
    expect(mila.locator(".told .stamp")).to_have_text(["intercepted", "miscommunication"])
    for page, fate in ((mila, "against"), (borko, "for")):
        expect(page.locator(f".told .fate.{fate}")).to_have_count(2)
    marks = [page.locator(".told .stamp path").first.get_attribute("d") for page in (mila, borko)]
    assert marks[0] != marks[1], "what is no good news to the victims has no tick"
    parts = ".plates, .machine, .windows li, .socket, .sheets"
    before = boxes(borko, parts)
    for sheet in borko.locator(".rounds, .lists").all():
        assert below(sheet, borko.locator(".told")), "the sheets can be read beside it"
    borko.get_by_role("button", name="Close the reveal").click()
    expect(borko.locator(".told")).to_have_count(0)
    assert boxes(borko, parts) == before, "nothing moves when the reveal goes"
    mila.clock.run_for(4900)
    expect(mila.locator(".told")).to_be_visible()
    mila.clock.run_for(200)
    expect(mila.locator(".told")).to_have_count(0)
    expect(mila.locator(".plate.t1")).to_contain_text("intercepted")
    assert mila.get_by_label("Interception tokens: 1 of 2").count() == 1
    assert mila.get_by_label("Miscommunication tokens: 1 of 2").count() == 1


def test_an_objection_is_contested_and_voted_on(person: People) -> None:
    """A player names the rule, the author contests, the others vote, the clue is struck."""
    mila, borko, iris, lena = sit_together(person)
    for page in (mila, borko):
        write_clues(page)
    borko.get_by_role("button", name="Object to a clue").click()
    borko.get_by_text(re.compile("^2 · ")).click()
    borko.get_by_label("By which rule?").select_option("DEC-42")
    borko.get_by_role("button", name="Object", exact=True).click()
    expect(mila.locator(".objection")).to_contain_text("Borko objects to clue 2")
    mila.get_by_role("button", name="Contest").click()
    for page, vote in ((borko, "Strike it"), (iris, "Strike it"), (lena, "It stands")):
        page.get_by_role("button", name=vote).click()
    expect(iris.locator(".tape s")).to_have_count(1)
    expect(iris.locator(".tape").nth(1)).to_contain_text("struck")
    iris.get_by_role("button", name="Object to clue 1").click()
    iris.get_by_label("By which rule?").select_option("DEC-48")
    iris.locator(MAIN).click()
    mila.get_by_role("button", name="Concede").click()
    expect(lena.locator(".tape s")).to_have_count(2)


def test_a_clue_is_spelled_on_request(person: People) -> None:
    """A press on a clue shows its letters one by one, a space among them, until the next press (DEC-49)."""
    mila, borko, iris, _ = sit_together(person)
    for page in (mila, borko):
        write_clues(page)
    clue = iris.locator(".tape .clue").first
    text = clue.inner_text()
    clue.get_by_role("button").click()
    expect(clue.locator("span")).to_have_text(list(text.replace(" ", "␣")))
    expect(clue.get_by_role("button")).to_have_accessible_name(", ".join(text.replace(" ", "␣")))
    refuse_violations(iris)
    clue.get_by_role("button").click()
    expect(clue).to_have_text(text)


def test_notes_and_team_names(person: People) -> None:
    """Notes are the team's own; a name is chosen in round 1; an encryptor writes neither."""
    author, rival, mate, _ = sit_together(person)
    mate.get_by_label("Our notes").fill("the sea is known")
    mate.get_by_label("Our notes").blur()
    mate.get_by_role("button", name="Name your team").click()
    mate.get_by_label("Name your team").fill("Owls")
    mate.keyboard.press("Enter")
    expect(rival.locator(".plate.t0 h2")).to_have_text("Owls")
    mate.get_by_role("button", name="Name your team").click()
    mate.get_by_label("Name your team").fill("")
    mate.keyboard.press("Enter")
    expect(mate.get_by_role("alert")).to_contain_text("DEC-5")
    expect(author.get_by_label("Our notes")).to_have_value("the sea is known")
    expect(author.get_by_label("Our notes")).to_have_attribute("readonly", "")
    expect(author.get_by_text("You hold a secret code: for now you write nothing but clues.")).to_be_visible()
    assert "the sea" not in rival.content()
    assert author.get_by_role("button", name="Name your team").count() == 0


def test_a_tie_is_broken_by_naming_keywords(person: People) -> None:
    """Two misunderstandings on both sides: both teams name words, and more found words win."""
    pages = sit_together(person)
    words = pages[1].locator(".win span").all_inner_texts()
    for authors, readers in (((0, 1), (2, 3)), ((2, 3), (0, 1))):
        for at in authors:
            write_clues(pages[at])
        for team in (0, 1):
            code = code_of(pages[authors[team]])
            if authors[0] == 2:
                guess(pages[1 - team], (code[1], code[0], code[2]))  # type: ignore[arg-type]
            guess(pages[readers[team]], (code[2], code[1], code[0]))  # type: ignore[arg-type]
    expect(pages[0].locator(".naming")).to_have_count(1)
    spectator = person()
    spectator.goto(pages[0].url)
    expect(spectator.locator(".naming")).to_have_count(2)
    expect(spectator.locator("#bar")).to_contain_text("each names the other’s keywords")
    pages[0].locator("#name-1").fill(words[0])
    pages[0].keyboard.press("Enter")
    expect(pages[2].locator("#name-1")).to_have_value(words[0])
    pages[2].locator(MAIN).click()
    pages[3].locator(MAIN).click()
    expect(pages[1].locator("#bar")).to_contain_text("White wins")
    expect(pages[1].locator(".ending")).to_contain_text(f"White found 1 of 4. Words named: {words[0]}")


def test_pegs_by_keyboard(person: People) -> None:
    """Each clue is a radio group: arrows walk, Space chooses, and the rows are reached by Tab or arrows."""
    pages = sit_together(person)
    for page in pages[:2]:
        write_clues(page)
    mate = pages[2]
    mate.locator("[data-socket='0:1']").focus()
    mate.keyboard.press("ArrowRight")
    mate.keyboard.press("Space")
    mate.keyboard.press("ArrowDown")
    mate.keyboard.press("ArrowLeft")
    mate.keyboard.press("Space")
    mate.keyboard.press("ArrowDown")
    for _ in range(3):
        mate.keyboard.press("ArrowRight")
    mate.keyboard.press("Space")
    expect(mate.locator(MAIN)).to_have_text(f"Lock in {spoken(2, 1, 4)}")
    assert mate.locator("[role=radiogroup]").count() == 3


@pytest.mark.parametrize(("language", "dark"), [("en", False), ("fr", True), ("bg", False)])
def test_every_phase_fits_and_axe_is_content(person: People, language: str, dark: bool) -> None:
    """The desk with findings, the plugboard and the sheet: on a desktop and on a phone."""
    pages = sit_together(person)
    looks = [
        person(language, color_scheme="dark" if dark else "light", **more)
        for more in ({}, {"viewport": PHONE, "has_touch": True})
    ]

    def look(whose: Page) -> None:
        for page in looks:
            page.context.clear_cookies()
            page.context.add_cookies(whose.context.cookies())
            page.goto(whose.url)
            expect(page.locator(".plates")).to_be_visible()
            refuse_untranslated(page)
            refuse_sideways(page)
            refuse_violations(page)

    pages[0].locator("#clue-1").fill(line_of(pages[0], 1).locator("strong").inner_text())
    pages[0].locator("#clue-2").fill("the 4 seasons")
    expect(line_of(pages[0], 2).locator(".field")).to_have_class(re.compile("is-warning"))
    look(pages[0])
    for page in pages[:2]:
        write_clues(page)
    put_pegs(pages[2], (4, 2, 1))
    look(pages[2])
    pages[1].locator(".flag").first.click()
    pages[1].get_by_label("By which rule?").select_option("DEC-42")
    pages[1].locator(MAIN).click()
    pages[0].get_by_role("button", name="Contest").click()
    look(pages[3])
    assert my_turn(pages[3])


def test_hunches_stay_in_this_browser(person: People) -> None:
    """What I take a keyword for stands on their side and in their windows; nobody else sees it."""
    pages = sit_together(person)
    for page in pages[:2]:
        write_clues(page)
    lena = pages[3]
    lena.get_by_label("Your hunch for keyword 2").fill("submarine")
    lena.get_by_label("Your hunch for keyword 2").blur()
    expect(lena.locator(".win").nth(1)).to_contain_text("submarine?")
    lena.reload()
    expect(lena.locator(".win").nth(1)).to_contain_text("submarine?")
    assert "submarine" not in pages[1].content()


def test_the_sheet_has_every_round_and_what_became_of_it(person: People) -> None:
    """Eight rounds of three lines, our guess, the code; a miscommunication is marked (DEC-65, DEC-68)."""
    pages = sit_together(person, hints=True)
    mila, borko, iris, lena = pages
    for page in (mila, borko):
        write_clues(page)
    expect(iris.locator("[data-known]")).to_have_count(0)
    ours = iris.locator("#sheet-0")
    assert ours.locator("tbody").count() == 8
    assert ours.locator("tbody tr").count() == 24
    put_pegs(iris, (4, 2, 1))
    assert ours.locator("tbody").first.locator("td.draft").all_inner_texts() == ["4", "2", "1"]
    code = code_of(mila)
    guess(iris, (code[1], code[0], code[2]))
    expect(ours.locator("tbody").first.locator("td b")).to_have_text([str(digit) for digit in code])
    expect(ours.locator("tbody").first).to_contain_text("miscommunication")
    expect(lena.locator("#sheet-1 tbody").first).to_contain_text("miscommunication")
    for at, digit in enumerate(code):
        clue = ours.locator("tbody").first.locator("td.clue").nth(at).inner_text()
        expect(ours.locator(".lists > li").nth(digit - 1)).to_contain_text(clue)
    guess(lena, code_of(borko))  # type: ignore[arg-type]
    look_at_the_desk(iris, ours)
    expect(lena.locator(".weigh").first).to_be_disabled()


def look_at_the_desk(page: Page, ours: Locator) -> None:
    """An encryptor sees what the others have heard for each number, and may ask how near a clue comes."""
    for line in (1, 2, 3):
        desk = line_of(page, line)
        digit = int(desk.locator(".peg").inner_text())
        heard = ours.locator(".lists > li").nth(digit - 1).locator("ul li").all_inner_texts()
        said = f"The others know for {digit}: {', '.join(heard)}"
        none = f"The others know nothing for {digit}"
        expect(desk.locator("[data-known]")).to_have_text(said if heard else none)
    page.locator("#clue-1").fill(fresh_clue())
    boxes_before = boxes(page, ".machine, .desk > li, .sheets")
    line_of(page, 1).get_by_role("button", name="How near is it to what they know?").click()
    near = re.compile(r"chance of about \d+%, nearest to “.+” \([1-4]\)\.$")
    expect(line_of(page, 1).locator("[data-near]")).to_have_text(near)
    expect(page.locator("[data-near]")).to_have_count(1)
    assert boxes(page, ".machine, .desk > li, .sheets") == boxes_before
    page.locator("#clue-1").fill(fresh_clue())
    expect(page.locator("[data-near]")).to_have_count(0)


BROKEN = """() => [...document.querySelectorAll('.plate h2, thead, .clue, .lists')].flatMap(box => {
  const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT), broken = [];
  while (texts.nextNode()) {
    for (const { 0: word, index } of texts.currentNode.data.matchAll(/\\S+/g)) {
      const range = document.createRange();
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + word.length);
      if (new Set([...range.getClientRects()].map(line => Math.round(line.top))).size > 1) broken.push(word);
    }
  }
  return broken;
})"""
HEADINGS = """() => [...document.querySelectorAll('.sheet:not(.off) thead tr')].flatMap(row =>
  [...row.cells].slice(1).map(cell => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    const { left, right } = range.getBoundingClientRect();
    return [left, right];
  }).filter(([, right], at, all) => right > (all[at + 1]?.[0] ?? row.getBoundingClientRect().right + 1)))"""


@pytest.mark.parametrize(("width", "height"), [(360, 740), (390, 844), (820, 1180)])
def test_the_sheet_of_a_small_screen_breaks_no_word(person: People, width: int, height: int) -> None:
    """Bulgarian, whose words are long: sealed clues, known clues, and the lists of a lone interceptor."""
    author, mate, alone = sit_together(person, 3, language="bg")
    small = person("bg", viewport={"width": width, "height": height}, has_touch=True, is_mobile=True)
    small.context.add_cookies(alone.context.cookies())  # type: ignore[arg-type]
    small.goto(alone.url)
    expect(small.locator("#sheet-1 .clue i")).to_have_text("запечатано")
    assert small.evaluate(BROKEN) == []
    assert small.evaluate(HEADINGS) == []
    write_clues(author, "хъвосупедист", "цъвосупедист", "гъвосупедист")
    guess(mate, code_of(author))  # type: ignore[arg-type]
    expect(small.locator("#sheet-1 .lists ul li")).to_have_count(3)
    assert small.evaluate(BROKEN) == []
    write_clues(mate)
    guess(alone, (1, 2, 3))
    expect(small.locator(".plate.t1 .state")).to_be_visible()
    assert small.evaluate(BROKEN) == []
    refuse_sideways(small)


def test_on_a_phone_an_objection_stays_in_sight(person: People) -> None:
    """Form and vote stand above the action bar, whole, with targets for fingers."""
    pages = sit_together(person)
    for page in pages[:2]:
        write_clues(page)
    mate = pages[2]
    mate.set_viewport_size(PHONE)  # type: ignore[arg-type]
    mate.get_by_role("button", name="Object to clue 2").click()
    form = mate.locator(".tray .form")
    expect(form).to_be_in_viewport(ratio=1)
    mate.get_by_label("By which rule?").select_option("DEC-42")
    mate.locator(MAIN).click()
    pages[0].get_by_role("button", name="Contest").click()
    for vote in mate.locator(".tray .vote").all():
        expect(vote).to_be_in_viewport(ratio=1)
        assert (vote.bounding_box() or {})["height"] >= 44


SEEN = """window.seen = []; document.addEventListener('animationstart', event => {
  const [lasts] = getComputedStyle(event.target).animationDuration.split(',').map(parseFloat);
  if (lasts > 0.01 && event.target.closest('#board')) seen.push(event.animationName.split('-').at(-1));
}, true)"""


def test_clues_are_printed_and_codes_revealed_step_by_step(person: People) -> None:
    """Clues are printed, a reveal comes one step after another; with reduced motion both at once."""
    pages = sit_together(person)
    mila, borko, iris, lena = pages
    moving = person(reduced_motion="no-preference")
    moving.context.add_cookies(lena.context.cookies())  # type: ignore[arg-type]
    for page in (moving, iris):
        page.add_init_script(SEEN)
        page.goto(lena.url)
        expect(page.locator(".plates")).to_be_visible()
    for page in (mila, borko):
        write_clues(page)
    guess(iris, (1, 2, 3))
    for page in (moving, iris):
        expect(page.locator(".told .result")).to_be_visible()
    until(moving, "seen.includes('print') && seen.filter(name => name === 'come').length >= 3")
    assert iris.evaluate("seen") == []


def test_teams_name_their_encryptors_by_mouse_and_keyboard(person: People) -> None:
    """Each team names whoever gives its clues; the last of a cycle needs no naming (DEC-R5)."""
    mila, borko, iris, lena = sit_together(person, encryptor_order="chosen")
    expect(mila.locator("#bar")).to_contain_text("Name whoever gives your team’s clues this round")
    expect(mila.locator("[data-choose]")).to_contain_text(["I give the clues", "Name Iris"])
    refuse_violations(mila)
    iris.locator("[data-choose='2']").click()
    expect(mila.locator(".choosing")).to_contain_text("Iris gives the clues.")
    expect(mila.locator("#bar")).to_contain_text("Iris gives your team’s clues. The other team")
    assert phase(mila) == "choose"
    borko.locator("[data-choose='3']").focus()
    borko.keyboard.press("Enter")
    for page in (iris, lena):
        write_clues(page)
    guess(mila, (1, 2, 3))
    guess(borko, (1, 2, 3))
    expect(lena.locator(".choosing")).to_have_count(0)
    for page in (mila, borko):
        expect(page.locator("#clue-1")).to_be_visible()


def test_a_computer_leaves_the_naming_to_a_finger(person: People) -> None:
    """Who plays with a computer names the encryptor; what is tapped is made for fingers (DEC-R5)."""
    page = person(viewport=PHONE, has_touch=True, is_mobile=True)
    body = {
        "game": "decrypto",
        "seats": 4,
        "options": {"encryptor_order": "chosen"},
        "bots": {str(seat): "easy" for seat in (1, 2, 3)},
    }
    table = page.request.post("/api/tables", headers=HEADERS, data=body).json()["id"]
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Begin the game").tap()
    expect(page.locator(".choosing")).to_contain_text("gives the clues.")
    assert small_targets(page) == []
    refuse_sideways(page)
    page.locator("[data-choose='0']").tap()
    expect(page.locator("#clue-1")).to_be_visible()


def test_an_encryptor_talks_with_the_team_about_the_others_clues(person: People) -> None:
    """While White's clues are discussed Black's encryptor writes to Black alone (DEC-R14)."""
    mila, borko, iris, _lena = sit_together(person)
    for page in (mila, borko):
        write_clues(page)
    expect(borko.locator("#bar")).to_contain_text("You may talk with your team about these clues")
    for page in (mila, borko, iris):
        page.get_by_role("tab", name="Chat").click()
    expect(mila.locator(".chat .silent")).to_contain_text("You may not talk now")
    borko.locator(".chat input:not([type=radio])").fill("a winter word?")
    borko.locator(".chat form .btn").click()
    expect(borko.locator(".chat ol")).to_contain_text("a winter word?")
    borko.get_by_label("Table", exact=True).check(force=True)
    expect(borko.locator(".chat .silent")).to_contain_text("Only your team may hear you now")
    expect(iris.locator(".chat .silent")).to_have_count(0)
    expect(iris.locator(".chat ol")).not_to_contain_text("winter")


def test_the_table_offers_what_the_books_leave_open(person: People) -> None:
    """The root rule, named encryptors and two against four are choices in sight, each with its reason."""
    page = person(expected="422")
    page.goto("/new/decrypto")
    fold = page.locator("summary", has_text="Options")
    expect(fold).to_contain_text("Hints allowed")
    expect(page.get_by_text("The Bulgarian rulebook prints this rule")).to_be_hidden()
    fold.press("Enter")
    expect(fold).to_be_focused()
    expect(page.get_by_text("The Bulgarian rulebook prints this rule")).to_be_visible()
    page.locator("input[name=seats][value='6']").check(force=True)
    for seat in range(1, 6):
        page.locator(f"#seat-{seat}").select_option("easy")
    page.get_by_label("Encryptors", exact=True).select_option("chosen")
    expect(fold).to_contain_text("Encryptors: Named each round")
    page.locator("form .btn.game").click()
    page.wait_for_url("**/table/*")
    teams = page.locator(".teams section")
    expect(teams.locator("li")).to_have_count(6)
    expect(page.get_by_text("Both rulebooks advise against it")).to_be_visible()
    moved = teams.first.locator("li").nth(1).get_by_role("button", name="go to Black")
    expect(moved).to_have_count(0)
    page.get_by_label("Two against four").check()
    moved.click()
    expect(teams.first.locator("li")).to_have_count(2)
    expect(teams.last.locator("li")).to_have_count(4)
    expect(page.locator(".settings")).to_contain_text("Two against four")
    expect(page.locator(".settings")).to_contain_text("Encryptors: Named each round")
    page.get_by_role("button", name="Begin the game").click()
    page.locator("[data-choose]").first.click()
    expect(page.locator(".plates")).to_be_visible()
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_text("Two play against four.")).to_be_visible()


def test_friends_choose_with_whom_they_play_before_the_game(person: People) -> None:
    """Two columns show who sits with whom; whoever changes sides takes a free seat or a computer's."""
    host, guest = person(expected="409"), person("fr")
    open_table(host, "decrypto", 4, {2: "easy"})
    expect(host.locator("footer [role=status]")).to_contain_text("Seats still free: Black 2.")
    expect(host.get_by_role("button", name="Begin the game")).to_be_disabled()
    host.get_by_label("What shall the others call you?").fill("Mila")
    host.get_by_role("button", name="That’s me").click()
    guest.goto(host.get_by_label("Link to play").input_value())
    guest.get_by_label("Votre nom").fill("Théo")
    guest.locator(".seats .btn.primary").first.click()
    white, black = (host.locator(f".teams [data-team='{team}']") for team in (0, 1))
    expect(white).to_contain_text("Mila you host")
    expect(white).to_contain_text("2 of 2 seated")
    expect(black).to_contain_text("Théo")
    expect(guest.locator(".teams [data-team='1']")).to_contain_text("Théo vous")
    guest.get_by_role("button", name="Théo\u00a0: échanger avec Pétros et passer chez les Blancs").click()
    expect(white.locator("b")).to_have_text(["Mila", "Théo"])
    expect(black.locator("b")).to_have_text(["Petros"])
    expect(guest.locator(".teams [data-team='0'] .mine")).to_contain_text("Théo")
    host.get_by_role("button", name="Théo: go to Black").click()
    expect(black.locator("b")).to_have_text(["Petros", "Théo"])
    host.get_by_role("button", name="Fill the seat").click()
    expect(host.locator("footer [role=status]")).to_contain_text("Everybody is here: you may begin.")
    expect(guest.locator("footer [role=status]")).to_contain_text("L’hôte")
    summary = host.locator(".settings summary")
    summary.click()
    host.get_by_label("Sand timer").fill("90")
    host.get_by_label("Sand timer").press("Tab")
    expect(summary).to_contain_text("90 seconds")
    expect(guest.locator(".settings")).to_contain_text("90 secondes")
    host.get_by_role("button", name="Begin the game").click()
    for page in (host, guest):
        expect(page.locator(".rail")).to_be_visible()
    expect(host.locator(".rail [data-team='0'] .name").first).to_have_text("Mila (you)")
