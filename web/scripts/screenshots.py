"""Take pictures of every page and board, phone and desktop, light and dark: ``screenshots.py [FOLDER]``."""
# ruff: noqa: INP001, T201 - a script

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[2]
FLAGS = [
    *("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
]
SIZES = {"phone": {"width": 360, "height": 740}, "desktop": {"width": 1280, "height": 800}}
SCHEMES = ("light", "dark")
PAGES = {"home": "/", "new": "/new/kryptos", "rules": "/rules/kryptos", "me": "/me"}
HEADERS = {"X-Kastellan": "1"}
LONG = "Константин-Александър Великотърновски"


@contextmanager
def server() -> Iterator[str]:
    """Run a server on a free port with an empty database."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {
            **os.environ,
            "KASTELLAN_DATABASE_URL": f"sqlite:///{folder}/games.db",
            "KASTELLAN_BOT_PAUSE": "0",
            "KASTELLAN_REQUEST_RATE": "500",
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


def ask(page: Page, method: str, path: str, body: Any = None) -> Any:
    """Call the server as this page's person."""
    data = None if body is None else json.dumps(body)
    headers = {**HEADERS, "Content-Type": "application/json"}
    answer = page.request.fetch(path, method=method, data=data, headers=headers)
    return answer.json() if answer.ok and answer.text() else None


def open_game(page: Page, game: str, seats: int, **more: Any) -> str:
    """Open a table against computer players, begin, and return its id."""
    bots = {str(seat): "easy" for seat in range(1, seats)}
    body = {"game": game, "seats": seats, "bots": bots, "hints": True, **more}
    table: str = ask(page, "POST", "/api/tables", body)["id"]
    ask(page, "POST", f"/api/tables/{table}/start", {})
    return table


def advance(page: Page, table: str, steps: int, rng: Random) -> None:
    """Play some steps at random, as far as actions are listed; Kryptos names numbers itself."""
    played = 0
    for _ in range(steps * 40):
        shown = ask(page, "GET", f"/api/tables/{table}/shown")
        if not shown or shown["outcome"] or played >= steps:
            return
        action = choose(shown, rng)
        if action is None:
            page.wait_for_timeout(60)
            continue
        ask(page, "POST", f"/api/tables/{table}/play", {"ask": shown["ask"], "action": action})
        played += 1


def choose(shown: Any, rng: Random) -> Any:
    """Return something this seat may do, or ``None`` if it has to wait."""
    legal = shown["legal"]
    if not legal or not legal["count"]:
        return None
    if legal["actions"]:
        return rng.choice(legal["actions"])
    view = shown["view"]
    if view["type"] != "kryptos":
        return None
    slots = [
        (target, index)
        for target, hand in enumerate(view["hands"])
        for index, up in enumerate(hand["face_up"])
        if not up and target != view["viewer"]
    ]
    target, index = rng.choice(slots)
    return {"type": "guess", "target": target, "index": index, "value": rng.choice(view["uncovered"])}


def shoot(page: Page, folder: Path, name: str, *, whole: bool = False) -> None:
    """Take one picture of what is on the screen."""
    page.wait_for_timeout(350)
    page.screenshot(path=folder / f"{name}.png", full_page=whole)
    print(name)


def pages(page: Page, folder: Path, suffix: str) -> None:
    """Take the pages that are no tables."""
    for name, path in PAGES.items():
        page.goto(path)
        page.wait_for_load_state("networkidle")
        shoot(page, folder, f"{name}-{suffix}", whole=name in {"home", "new", "me"})


def lobby(page: Page, folder: Path, suffix: str) -> None:
    """Take a table that waits for players."""
    body = {"game": "kryptos", "seats": 5, "bots": {"3": "hard"}, "public": True, "name": "Blue hour"}
    table = ask(page, "POST", "/api/tables", {**body, "options": {"mystery": True, "bribe": True}})
    page.goto(f"/table/{table['id']}")
    page.wait_for_selector(".lobby")
    shoot(page, folder, f"lobby-{suffix}")


def kryptos(page: Page, folder: Path, suffix: str) -> None:
    """Take Kryptos in mid-game: six players, a guess in progress, a refusal, the end and its replay."""
    for seats in (4, 6):
        table = open_game(page, "kryptos", seats)
        advance(page, table, 5, Random(seats))
        page.goto(f"/table/{table}")
        page.wait_for_selector(".table[data-turn=true]")
        page.locator(".hands .card:not(.open)").nth(8).click()
        page.locator(".space.found").first.click()
        page.wait_for_selector("[role=alert]")
        page.locator(".best button").first.click()
        shoot(page, folder, f"kryptos-{seats}-{suffix}")
    advance(page, table, 60, Random(1))
    page.wait_for_timeout(300)
    shoot(page, folder, f"kryptos-late-{suffix}")
    page.goto(f"/table/{table}/replay")
    page.wait_for_selector(".controls")
    page.locator(".controls input").fill("30")
    shoot(page, folder, f"replay-{suffix}")


def boards(page: Page, folder: Path, suffix: str) -> None:
    """Take the boards of the other games, early and later."""
    for game in ask(page, "GET", "/api/games"):
        if game["slug"] == "kryptos":
            continue
        table = open_game(page, game["slug"], 4 if 4 in game["seats"] else game["seats"][0])
        page.goto(f"/table/{table}")
        for moment, steps in {"early": 1, "later": 14}.items():
            advance(page, table, steps, Random(steps))
            if page.locator(".rail").count():
                shoot(page, folder, f"{game['slug']}-{moment}-{suffix}")


def photograph(browser: Browser, address: str, folder: Path, size: str, scheme: str) -> None:
    """Take everything in one width and one scheme."""
    phone = size == "phone"
    context = browser.new_context(
        base_url=address,
        viewport=SIZES[size],
        color_scheme=scheme,
        locale="en",
        has_touch=phone,
        is_mobile=phone,
    )  # type: ignore[arg-type]
    page = context.new_page()
    ask(page, "PATCH", "/api/me", {"name": LONG if phone else "Mila"})
    suffix = f"{size}-{scheme}"
    lobby(page, folder, suffix)
    kryptos(page, folder, suffix)
    boards(page, folder, suffix)
    pages(page, folder, suffix)
    context.close()


def main() -> None:
    """Write all pictures into the folder."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    if chromium is None:
        sys.exit("no Chromium on this machine; run: apt-get install -y chromium, or set CHROMIUM to its path")
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for size in SIZES:
            for scheme in SCHEMES:
                photograph(browser, address, folder, size, scheme)
        browser.close()


if __name__ == "__main__":
    main()
