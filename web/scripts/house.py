"""The pages of those who look after the house: empty, full, with questions, and when the line is away."""
# ruff: noqa: INP001 - part of a script

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page
from scenes import ask

KEEPER = "Keeper"
PASSWORD = "correct horse battery"  # noqa: S105 - of a database that lives for a minute
PARTS = {"reports": "/admin", "tables": "/admin/tables", "people": "/admin/people", "acts": "/admin/acts"}
RUDE = (
    "insults everybody at the table, and does not stop when asked",
    "stalls",
    "says what is in the team's notes",
)
VIEWS = [
    (1440, 900, "light", "fr"),
    (1280, 720, "dark", "en"),
    (820, 1180, "dark", "bg"),
    (390, 844, "light", "bg"),
    (390, 844, "dark", "fr"),
]
NAME_KEEPER = "update people set account = lower(?) where account = 'warden'"


def shoot_house(browser: Browser, address: str, database: Path, folder: Path) -> None:
    """Write a picture of each state of each page in each view."""
    keeper = browser.new_context(base_url=address)
    page = keeper.new_page()
    ask(page, "POST", "/api/account", {"name": "warden", "password": PASSWORD})
    with closing(sqlite3.connect(database, timeout=20)) as connection, connection:
        connection.execute(NAME_KEEPER, (KEEPER,))
    ask(page, "POST", "/api/login", {"name": KEEPER, "password": PASSWORD})
    look(browser, address, folder, keeper.storage_state(), {f"{part}-empty": nothing for part in PARTS})
    for number in range(6):
        report(browser, address, number)
    settle(page)
    look(browser, address, folder, keeper.storage_state(), STATES)


def report(browser: Browser, address: str, number: int) -> None:
    """Let two play, of whom the host reports the other."""
    host, guest = (browser.new_context(base_url=address).new_page() for _ in range(2))
    ask(host, "PATCH", "/api/me", {"name": ("Agnès", "Ивайло", "Ruth")[number % 3]})
    ask(guest, "PATCH", "/api/me", {"name": ("Boris", "Константин-Александър", "Zoé")[number % 3]})
    game = ("kryptos", "krysis", "kreta")[number % 3]
    table = ask(
        host, "POST", "/api/tables", {"game": game, "seats": 3, "name": "Blue hour", "bots": {"2": "easy"}}
    )
    path = f"/api/tables/{table['id']}"
    ask(guest, "POST", f"{path}/sit", {"invite": table["links"]["invite"].split("invite=")[1]})
    ask(host, "POST", f"{path}/start", {})
    ask(host, "POST", f"{path}/report", {"seat": 1, "why": RUDE[number % 3]})
    for one in (host, guest):
        one.context.close()


def settle(page: Page) -> None:
    """Do something to somebody, so that there are acts in the book."""
    for part, button in (("/admin", 0), ("/admin/people", 0), ("/admin/tables", 0)):
        page.goto(part)
        page.locator("#found li button").nth(button).click()
        dialog = page.get_by_role("dialog")
        dialog.locator("textarea, input[type=text], input:not([type])").first.fill("said sorry")
        dialog.locator(".btn").last.click()
        page.wait_for_timeout(300)


def nothing(_: Page) -> None:
    """Show the page as it is."""


def settled(page: Page) -> None:
    """Show the reports that are settled."""
    page.locator(".choices label").nth(1).click()


def unfold(page: Page) -> None:
    """Show who sits at a table."""
    page.locator("#found details summary").first.click()


def question(page: Page) -> None:
    """Ask for what cannot be undone."""
    page.locator("#found li button").first.click()
    page.wait_for_selector("dialog[open]")


def last_question(page: Page) -> None:
    """Ask for the last thing that can be done to somebody."""
    page.locator("#found > li").first.locator("button").last.click()
    page.wait_for_selector("dialog[open]")


def unanswered(page: Page) -> None:
    """Answer a question while the line is away."""
    question(page)
    page.locator("dialog textarea, dialog input").first.fill("said sorry")
    page.context.set_offline(True)
    page.locator("dialog .btn").last.click()
    page.wait_for_selector("dialog [role=alert]")


def found_nothing(page: Page) -> None:
    """Search for what is not there."""
    page.get_by_role("searchbox").fill("nobody of this name")
    page.keyboard.press("Enter")
    page.wait_for_timeout(300)


STATES: dict[str, Callable[[Page], None]] = {
    **dict.fromkeys(PARTS, nothing),
    "reports-settled": settled,
    "reports-question": question,
    "reports-unanswered": unanswered,
    "tables-seats": unfold,
    "tables-question": last_question,
    "people-question": question,
    "people-last": last_question,
    "people-none": found_nothing,
}


def look(
    browser: Browser, address: str, folder: Path, cookies: Any, states: dict[str, Callable[[Page], None]]
) -> None:
    """Take each state in each view."""
    for width, height, scheme, language in VIEWS:
        for name, prepare in states.items():
            context = browser.new_context(
                base_url=address,
                storage_state=cookies,
                viewport={"width": width, "height": height},
                color_scheme=scheme,  # type: ignore[arg-type]
                locale=language,
                reduced_motion="reduce",
            )
            page = context.new_page()
            page.add_init_script(f"localStorage['kastellan-language'] = '{language}'")
            page.goto(PARTS[name.split("-")[0]])
            page.wait_for_load_state("networkidle")
            prepare(page)
            page.wait_for_timeout(150)
            page.screenshot(
                path=folder / f"house-{name}-{width}-{scheme}-{language}.png", animations="disabled"
            )
            context.close()
