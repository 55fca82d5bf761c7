"""How a person takes a lesson in these tests: by pressing what the coach says, with wrong tries."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from kastellan.locale import say
from kastellan.tables.lesson_checks import Walk
from kastellan.tables.lessons import Moment, Slip, lesson_of
from tests.browser.players import MAIN, TABLE, settle, until

DESKTOP, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
NAMES = {f"seat{seat}": seat for seat in range(8)}
IN_SIGHT = """() => [...document.adoptedStyleSheets].flatMap((sheet) => [...sheet.cssRules]).map((rule) =>
    [...document.querySelectorAll(rule.selectorText)].filter((one) => one.getClientRects().length).length)"""
"""For each thing that is to glow, how many there are on the board."""
NOT_COVERED = """() => {
    const rule = document.adoptedStyleSheets.flatMap((one) => [...one.cssRules])[0];
    const glowing = rule ? [...document.querySelectorAll(rule.selectorText)] : [];
    const found = glowing.find((one) => one.getClientRects().length);
    if (!found) return true;
    const box = found.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (!top) return false;
    return found.contains(top) || top.contains(found) || !top.closest(".coach, #bar");
}"""
"""Whether neither coach nor bar lies over what is to be pressed first."""


def coach(page: Page) -> Locator:
    """Return the coach."""
    return page.locator(".coach")


def seat_names(page: Page, seats: int) -> tuple[str, ...]:
    """Return what the seats are called in the rail, once they are there."""
    names = page.locator("#seats > li .name")
    expect(names).to_have_count(seats)
    return tuple(page.locator(f"#seats > li[data-seat='{seat}'] .name").inner_text() for seat in range(seats))


def press(page: Page, slug: str, action: dict[str, Any]) -> None:
    """Do an action by pressing things on the board."""
    PRESSES[slug](page, action)


def press_kryptos(page: Page, action: dict[str, Any]) -> None:
    """Press a card, a number and the button; or an own card to show it; or what ends the turn."""
    if action["type"] == "end_turn":
        page.locator("#bar button:not([data-main-button])").last.click()
        return
    if action["type"] == "reveal":
        page.locator(f"[data-mine='{action['index']}']").click()
        if page.locator(MAIN).count():
            page.locator(MAIN).click()
        return
    seat, index = action["target"], action["index"]
    closed = page.locator(f"[data-glance='{seat}'][aria-expanded=false]")
    if closed.count():
        closed.click()
    card = page.locator(f"[data-card='{seat}:{index}']")
    if "chosen" not in (card.get_attribute("class") or ""):
        card.click()
    if "open" not in (card.get_attribute("class") or "").split():
        page.locator(f"[data-space='{action['value']}']").click()
        button = page.locator(MAIN)
        if button.count():
            button.click()


def press_decrypto(page: Page, action: dict[str, Any]) -> None:
    """Put pegs and lock them in, or write a clue or a keyword, or hand them in."""
    if action["type"] == "name_keyword":
        page.locator(f"#name-{action['place']}").fill(action["text"])
        page.locator(f"#name-{action['place']}").press("Enter")
        return
    if action["type"] == "write_clue":
        page.locator(f"#clue-{action['line']}").fill(action["text"])
        expect(page.locator(f"#said-{action['line']} .soft", has_text="…")).to_have_count(0)
        return
    for line, digit in enumerate(action.get("guess", ())):
        peg = page.locator(f"[data-socket='{line}:{digit}']")
        if peg.get_attribute("aria-checked") == "false":
            peg.click()
            expect(peg).to_have_attribute("aria-checked", "true")
    page.locator(MAIN).click()


def press_kreta(page: Page, action: dict[str, Any]) -> None:
    """Press a card or a place on the map, then the button; what is forbidden is refused at once."""
    kind = action["type"]
    if kind in ("keep", "replace"):
        button = page.locator("#bar button:not([data-main-button])" if kind == "replace" else MAIN).last
        button.click()
        return
    if kind == "done":
        page.locator(MAIN).click()
        return
    source = page.locator(f"[data-source='{action.get('origin', 'reserve')}'][aria-checked=false]")
    if source.count():
        source.click()
    if "card" in action:
        pressed = page.locator(f"[data-step] [data-card='{action['card']}']")
        pressed.click()
    else:
        name = f"site='{action['site']}'" if "site" in action else f"province='{action['province']}'"
        pressed = page.locator(f"[data-{name}]")
        pressed.press("Enter")  # the map may be on its way to what glows
    if pressed.get_attribute("aria-pressed") == "true":
        page.locator(MAIN).click()


KRYSIS = {
    "add_crystal": "[data-take='{colour}']",
    "dig": ".chamber[data-goods='mine:{space}'] button",
    "choose": "[data-agent='{agent}']",
    "load": ".menu [data-act=load]",
    "attack": ".menu [data-act=attack]",
    "overtime": ".menu [data-act=overtime]",
    "rob": ".menu [data-act=rob]",
    "transmute": "[data-change='{colour}:{number}']",
    "add_agent": "[data-agent='{agent}']",
    "add_artefact": "[data-load='{artefact}']",
    "play": "[data-play='{artefact}']",
    "deliver": "[data-place={place}]",
    "recruit": "[data-recruit={kind}]",
}
"""What is pressed for an action; then the button where there is one to be pressed for it."""
THEN_MAIN = ("dig", "choose", "deliver", "transmute")


def press_krysis(page: Page, action: dict[str, Any]) -> None:
    """Press a crystal, a space, an agent or an action, and the button where that is not yet all.

    What is forbidden is refused at once.
    """
    kind, refused = action["type"], False
    if kind in KRYSIS:
        pressed = page.locator(KRYSIS[kind].format_map(action)).locator("visible=true").first
        refused = pressed.get_attribute("data-may") == "false"
        pressed.click()
    if not refused and (kind not in KRYSIS or kind in THEN_MAIN):
        page.locator(MAIN).click()


PRESSES: dict[str, Callable[[Page, dict[str, Any]], None]] = {
    "krysis": press_krysis,
    "kreta": press_kreta,
    "kryptos": press_kryptos,
    "decrypto": press_decrypto,
}


NOT_PRESSED = ("end_turn", "submit_clues", "confirm")
"""Tries by buttons that are elsewhere, or not there, before something is chosen."""


class Learner:
    """Somebody who takes a lesson on a page, and knows from its file what should happen."""

    def __init__(self, page: Page, slug: str, name: str, language: str) -> None:
        self.page, self.slug, self.language = page, slug, language
        self.lesson = lesson_of(slug, name, language)
        self.walk = Walk(slug, self.lesson)
        self.names: tuple[str, ...] = ()

    def said(self, moment: Moment, end: str = "") -> str:
        """Return a text of the coach as this page should say it."""
        key = f"lesson-{self.slug}-{self.lesson.name}-{moment.name}{end}"
        self.names = self.names or seat_names(self.page, len(self.walk.asks))
        return say(self.language, key, NAMES, self.names)

    def take(self) -> None:
        """Take the lesson from its first moment to its last."""
        for moment in self.lesson.moments:
            self.follow(moment)
        expect(coach(self.page)).to_have_attribute("data-does", "end")
        ending = "lesson-said" if self.lesson.ends == "said" else "lesson-won"
        expect(coach(self.page).locator(".head")).to_have_text(say(self.language, ending, {}))
        expect(coach(self.page).locator(".hint")).to_have_count(0)
        for way_on in coach(self.page).locator("footer .btn").all():
            expect(way_on).to_be_in_viewport(ratio=1)

    def follow(self, moment: Moment) -> None:
        """Do what the coach says at a moment."""
        place = coach(self.page)
        expect(place).to_have_attribute("data-moment", moment.name)
        does = "read" if moment.read else "alone" if moment.alone else "do"
        expect(place).to_have_attribute("data-does", does)
        expect(place.locator(".head")).to_have_text(self.said(moment))
        self.see(moment)
        if moment.read:
            self.walk.course.read_on()
            place.locator(".primary").click()
            return
        if moment.alone:
            place.get_by_role("button", name=say(self.language, "lesson-show", {})).click()
            expect(place.locator(".hint")).to_contain_text(self.said(moment, "-hint"))
        todo, tried = [*moment.begins, *(moment.shows or moment.expects[:1])], list(moment.slips)
        while todo:
            for slip in [one for one in tried if self.is_slip(one)]:
                tried.remove(slip)
                for action in self.stumble(moment, slip):
                    todo.remove(action)
            self.do(moment, todo.pop(0))

    def see(self, moment: Moment) -> None:
        """See all that a moment is about, but perhaps what comes with the next press, and nothing over it."""
        if not moment.glow:
            return
        until(self.page, f"() => ({IN_SIGHT})().some(Boolean)")
        seen = self.page.evaluate(IN_SIGHT)
        for name, found in zip(moment.glow, seen, strict=True):
            assert found or name in ("main", "seal") or moment.begins, f"{moment.name}: {name} does not glow"
        until(self.page, NOT_COVERED)

    def is_slip(self, slip: Slip) -> bool:
        """Return whether this is the point at which the lesson foresees a try."""
        walk = self.walk
        if any(walk.refused_by(one) for one in slip.after):
            return False
        leads = not slip.rule and walk.course.leads(slip.tried, slip.after)
        return not leads and walk.refused_by(slip.tried, slip.after) == slip.rule

    def stumble(self, moment: Moment, slip: Slip) -> tuple[dict[str, Any], ...]:
        """Try what the lesson foresees; return what was done for it that leads on, too.

        A forbidden try is refused by its rule, and the coach answers each.
        """
        page = self.page
        if not slip.after and slip.tried["type"] in NOT_PRESSED:
            return ()
        foreseen = bool(slip.after and slip.rule)
        for action in slip.after:
            if foreseen:
                press(page, self.slug, action)
            else:
                self.do(moment, action)
        before = page.locator(TABLE).get_attribute("data-number") or ""
        if not foreseen:
            press(page, self.slug, slip.tried)
        expect(coach(page).locator(".hint")).to_contain_text(self.said(moment, f"-{slip.says}"))
        expect(coach(page)).to_have_attribute("data-moment", moment.name)
        if foreseen:
            expect(page.locator(".said .rule").first).to_have_text(slip.rule)
            return ()
        if slip.rule:
            expect(page.locator(".refusal .rule")).to_have_text(slip.rule)
        elif not moment.lets:
            expect(page.locator(".refusal")).to_have_count(0)
        if self.slug not in {
            "krysis",
            "decrypto",
        }:  # where others choose and read meanwhile
            expect(page.locator(TABLE)).to_have_attribute("data-number", before)
        return slip.after

    def do(self, moment: Moment, action: dict[str, Any]) -> None:
        """Do what leads on, until the table has shown it."""
        page = self.page
        before = page.locator(TABLE).get_attribute("data-number") or ""
        steps = coach(page).get_attribute("data-steps") or ""
        press(page, self.slug, action)
        settle(page, before)
        expect(coach(page)).not_to_have_attribute("data-steps", steps)
        self.walk.play(action)
        if moment.alone:
            expect(coach(page)).not_to_have_attribute("data-does", "watch")
