"""Take pictures of every page and board: ``screenshots.py [FOLDER] [PART OF A NAME ...]``.

Every scene is taken on a phone in each language, and once on a desktop, a laptop and a tablet; schemes and
languages take turns from scene to scene, so that every board is seen in all of them.  Some scenes are also
taken on a phone held sideways.  What the director stages is a sequence of stills,
``scene-<game>-<name>-<view>-<number>``.
"""
# ruff: noqa: INP001, T201 - a script

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any, NamedTuple

from house import KEEPER, shoot_house
from playwright.sync_api import Browser, Page, sync_playwright
from playwright.sync_api import Error as PlaywrightError
from scenes import Game, ask, seat_at
from sequences import shoot_all

ROOT = Path(__file__).parents[2]
FLAGS = [
    *("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
]
SIZES = {
    "phone": {"width": 390, "height": 844},
    "desktop": {"width": 1440, "height": 900},
    "laptop": {"width": 1280, "height": 720},
    "tablet": {"width": 820, "height": 1180},
    "sideways": {"width": 740, "height": 360},
}
WITH_A_MOUSE = ("desktop", "laptop")
SCHEMES = ("light", "dark")
LANGUAGES = ("en", "fr", "bg")
NAMES = ("Théodora", "Bogdan", "Agnès", "Ivaylo", "Ruth", "Oswald", "Zwetana")
PATIENCE = 60_000
USUAL = 4
"""Seats of the tables that are reviewed."""
SETTLED = 150
LONG = tuple(f"Константин-Александър {number}. Великотърновски" for number in ("II", "III", "IV", "V", "VI"))


class View(NamedTuple):
    """How a scene is looked at."""

    size: str
    scheme: str
    language: str


class Scene(NamedTuple):
    """A page at an address; ``prepare`` clicks until it shows what the picture is about."""

    name: str
    path: str
    prepare: Callable[[Page], None] = lambda _: None
    guest: bool = False
    whole: bool = False
    more: bool = False


@contextmanager
def server(folder: str) -> Iterator[str]:
    """Run a server on a free port with an empty database in this folder."""
    environment = {
        **os.environ,
        "KASTELLAN_DATABASE_URL": f"sqlite:///{folder}/games.db",
        "KASTELLAN_MAX_TABLES_PER_PERSON": "100",
        "KASTELLAN_REQUEST_RATE": "500",
        "KASTELLAN_ADMINS": KEEPER,
        "PYTHONUNBUFFERED": "1",
    }
    command = [str(Path(sys.executable).with_name("kastellan")), "serve", "--port", "0"]
    process = subprocess.Popen(  # noqa: S603 - our own command
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    found = None
    for line in process.stdout or ():
        if found := re.search(r"http://[\w.:]+", line):
            break
    if not found:
        sys.exit("the server did not start; try: kastellan serve")
    try:
        yield found.group()
    finally:
        process.terminate()
        process.wait(10)


def guess(page: Page) -> None:
    """Ask for an open card, which is refused, then pick a hidden one and a number that fits."""
    page.locator(".hands .card.open").first.click()
    page.wait_for_selector("[role=alert]")
    hidden = page.locator(".hands .card:not(.open)")
    hidden.nth(min(8, hidden.count() - 1)).click()
    page.locator(".space.may").first.click()


FORBIDDEN = ".hands .card.open, [data-card]:not(.open), [data-agent][aria-disabled=true], .no"
"""What a board offers to be pressed although it will be refused."""


def be_refused(page: Page) -> None:
    """Press what may not be played; where nothing of that kind lies there, take back what cannot be."""
    for forbidden in page.locator(FORBIDDEN).all()[:3]:
        forbidden.click(force=True)
        page.wait_for_timeout(SETTLED)
        if page.locator("[role=alert]").count():
            return
    open_menu(page)
    page.locator("[aria-describedby=take-back-help]").click()
    page.wait_for_selector("[role=alert]", timeout=PATIENCE)


def halfway(page: Page) -> None:
    """Scrub a replay to its middle."""
    scrub = page.locator(".controls input")
    scrub.fill(str(int(scrub.get_attribute("max") or 0) * 3 // 5))


def open_sheet(page: Page) -> None:
    """Open the sheet with the log, where it is not beside the board."""
    button = page.get_by_role("button", name=re.compile("Log, chat|Journal|Дневник"))
    if button.count() and button.first.is_visible():
        button.first.click()


def ask_for_advice(page: Page) -> None:
    """Open the hint."""
    page.locator(".btn.ask").click()
    page.wait_for_selector(".hint h2", timeout=PATIENCE)


def look_back(page: Page) -> None:
    """Open the review of a finished game and stand in its middle."""
    page.locator("#tab-review").click()
    page.wait_for_selector(".legend", timeout=PATIENCE)
    page.locator(".review ol button").first.click()
    page.wait_for_timeout(300)


def open_menu(page: Page) -> None:
    """Open the menu of a table."""
    page.locator("header summary").click()


def pages(page: Page) -> Iterator[Scene]:
    """Yield the pages that are no tables."""
    table = ask(
        page,
        "POST",
        "/api/tables",
        {
            "game": "kryptos",
            "seats": 5,
            "bots": {"3": "hard"},
            "public": True,
            "name": "Blue hour",
            "options": {"mystery": True, "bribe": True},
        },
    )
    yield Scene("lobby", f"/table/{table['id']}", whole=True, more=True)
    for game in ("decrypto", "kreta", "krysis"):
        table = ask(page, "POST", "/api/tables", {"game": game, "seats": 4, "bots": {"2": "easy"}})
        yield Scene(f"lobby-{game}", f"/table/{table['id']}", whole=True)
    yield Scene("home", "/", whole=True, more=True)
    yield Scene("home-guest", "/", whole=True, guest=True)
    for game in ("kryptos", "decrypto", "kreta", "krysis"):
        yield Scene(f"new-{game}", f"/new/{game}", whole=True)
    yield Scene("rules", "/rules/kreta", more=True)
    yield Scene("rules-table", "/rules/table#TABLE-3")
    yield Scene("me", "/me", whole=True)
    yield Scene("device", "/device#once")
    yield Scene("lost", "/nowhere")
    yield Scene("closed", "/table/nowhere")


def tables(page: Page, database: Path, wanted: Callable[[str], bool]) -> Iterator[Scene]:
    """Yield every board at the moments that matter, watched, over, and in a replay."""
    for slug, seats, seed, options, moments in STAGES:
        stage = f"{slug}-{seats}"
        if not wanted(stage):
            continue
        game = Game(slug, seats, seed, **options)
        names = LONG if (slug, seats) == ("kryptos", 6) else NAMES
        for name, (seen, after, prepare) in moments.items():
            moves = game.when(seen, after)
            if moves is None:
                print(f"{stage}-{name} did not come up", file=sys.stderr)
                continue
            table = seat_at(page, database, game, moves, names[: seats - 1])
            yield Scene(f"{stage}-{name}", f"/table/{table}", prepare, more=name in STARS)
            if name in STARS:
                yield Scene(f"{stage}-{name}-log", f"/table/{table}", open_sheet)
                yield Scene(f"{stage}-{name}-hint", f"/table/{table}", ask_for_advice)
                yield Scene(f"{stage}-{name}-menu", f"/table/{table}", open_menu)
                yield Scene(f"{stage}-{name}-refused", f"/table/{table}", be_refused)
                yield Scene(f"{stage}-watched", f"/table/{table}", guest=True)
        over = seat_at(page, database, game, len(game.moves), names[: seats - 1])
        yield Scene(f"{stage}-over", f"/table/{over}")
        if seats == USUAL:
            yield Scene(f"{stage}-review", f"/table/{over}/replay", look_back, more=True)
        kept = ask(page, "POST", "/api/import", game.export(("Mila", *names[: seats - 1])))
        yield Scene(f"{stage}-replay", f"/table/{kept['table']}/replay", halfway, whole=True, more=True)


def phase(*names: str) -> Callable[[dict[str, Any]], bool]:
    """Return whether a view is in one of these phases."""
    return lambda view: (view.get("phase") or view.get("step")) in names


def nothing(_: Page) -> None:
    """Show the page as it is."""


def writing(view: dict[str, Any]) -> bool:
    """Return whether the viewer writes clues."""
    return view["phase"] == "write" and bool(view["desk"])


def moments(**phases: float) -> dict[str, tuple[Any, float, Any]]:
    """Return moments that are named after their phase, each with how late in the game it should be."""
    return {name: (phase(name), after, nothing) for name, after in phases.items()}


STARS = {"guess", "commander", "action", "write"}
KRYPTOS = {"reveal": (phase("reveal"), 0.0, nothing), "guess": (phase("first"), 0.7, guess)}
DECRYPTO = {
    "write": (writing, 0.2, nothing),
    "guess": (phase("guess"), 0.6, nothing),
}
KRETA = moments(card=0.3, admiral=0.2, commander=0.5, abbot=0.1, architect=0.1, farmer=0.0, fort_card=0.0)
KRYSIS = moments(
    deck=0.0, bid=0.3, place=0.4, keep=0.2, team=0.4, action=0.7, destination=0.5, refill=0.5
)  # fmt: skip
STAGES: list[tuple[str, int, int, dict[str, Any], dict[str, Any]]] = [
    ("kryptos", 4, 3, {"first_player": 0}, KRYPTOS),
    ("kryptos", 6, 5, {"bribe": True}, KRYPTOS),
    ("decrypto", 3, 5, {"white": [1, 2]}, {"guess": DECRYPTO["guess"]}),
    ("decrypto", 4, 3, {"timer": 300}, DECRYPTO),
    ("decrypto", 8, 4, {"timer": 300, "guess_lock": "all"}, DECRYPTO),
    ("kreta", 2, 2, {}, {"card": KRETA["card"]}),
    ("kreta", 4, 3, {}, KRETA),
    ("krysis", 2, 2, {}, {"action": KRYSIS["action"]}),
    ("krysis", 4, 3, {"advanced": True}, KRYSIS),
]


def shoot(page: Page, folder: Path, scene: Scene, suffix: str) -> None:
    """Take one picture once everything has come."""
    page.goto(scene.path)
    page.wait_for_selector("h1", state="attached")
    page.wait_for_selector("[data-game] .rail, .lobby, [role=alert]" if "/table/" in scene.path else ".top")
    if "/table/" not in scene.path:
        page.wait_for_load_state("networkidle")
    scene.prepare(page)
    page.evaluate("() => document.fonts.ready")
    with whole(page) if scene.whole else nullcontext():
        page.screenshot(path=folder / f"{scene.name}-{suffix}.png", animations="disabled")


@contextmanager
def whole(page: Page) -> Iterator[None]:
    """Make the window as high as its page, so that bars stand where they do once one has scrolled.

    A picture beyond the window would leave them in its middle, and fingers would count as a mouse.
    """
    size = page.viewport_size
    if size is None:
        raise RuntimeError("a page without a window has no picture")
    height = page.evaluate("() => document.documentElement.scrollHeight")
    page.set_viewport_size({"width": size["width"], "height": max(height, size["height"])})
    page.wait_for_timeout(SETTLED)
    yield
    page.set_viewport_size(size)


def views(number: int, scene: Scene) -> Iterator[View]:
    """Yield how the scene of this number is looked at: schemes and languages take turns."""
    for at, language in enumerate(LANGUAGES):
        yield View("phone", SCHEMES[(number + at) % 2], language)
    for at, size in enumerate(("desktop", "laptop", "tablet")):
        yield View(size, SCHEMES[(number // 3 + at) % 2], LANGUAGES[(number + at) % 3])
    if scene.more:
        yield View("sideways", SCHEMES[number % 2], LANGUAGES[number % 3])


def photograph(browser: Browser, address: str, folder: Path, scenes: list[Scene], cookies: Any) -> None:
    """Take every scene in the views whose turn it is."""
    taken = [(view, scene) for number, scene in enumerate(scenes) for view in views(number, scene)]
    for view in sorted({view for view, _ in taken}):
        size, scheme, language = view
        touch = size not in WITH_A_MOUSE
        for guest in (False, True):
            chosen = [scene for of, scene in taken if of == view and scene.guest == guest]
            if not chosen:
                continue
            context = browser.new_context(
                base_url=address,
                viewport=SIZES[size],  # type: ignore[arg-type]
                color_scheme=scheme,  # type: ignore[arg-type]
                locale=language,
                reduced_motion="reduce",
                has_touch=touch,
                is_mobile=touch,
                storage_state=None if guest else cookies,
            )
            page = context.new_page()
            if guest:
                page.goto("/")
            else:
                ask(page, "PATCH", "/api/me", {"language": language})
            for scene in chosen:
                try:
                    shoot(page, folder, scene, "-".join(view))
                except PlaywrightError as error:
                    print(f"{scene.name}-{'-'.join(view)}: {error}", file=sys.stderr)
            context.close()
        print(f"{', '.join(view)}: {time.monotonic() - BEGUN:.0f} s", flush=True)


BEGUN = time.monotonic()


def main() -> None:
    """Write all pictures, or those whose names begin with one of the words, into the folder."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    words = sys.argv[2:]
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    if chromium is None:
        sys.exit("no Chromium on this machine; run: apt-get install -y chromium, or set CHROMIUM to its path")

    def wanted(name: str) -> bool:
        return not words or any(name.startswith(word) or word.startswith(name) for word in words)

    with tempfile.TemporaryDirectory() as kept, server(kept) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        host = browser.new_context(base_url=address)
        page = host.new_page()
        ask(page, "PATCH", "/api/me", {"name": "Mila", "language": "en"})
        scenes = [*tables(page, Path(kept) / "games.db", wanted), *pages(page)]
        scenes = [scene for scene in scenes if wanted(scene.name)]
        print(f"{len(scenes)} scenes: {time.monotonic() - BEGUN:.0f} s", flush=True)
        photograph(browser, address, folder, scenes, host.storage_state())
        shoot_all(browser, page, address, Path(kept) / "games.db", folder, wanted)
        if wanted("house"):
            shoot_house(browser, address, Path(kept) / "games.db", folder)
        browser.close()


if __name__ == "__main__":
    main()
