"""Take the pictures of the README and of docs/analysis.md anew: ``pictures.py [FOLDER]``."""
# ruff: noqa: INP001 - a script

import os
import shutil
import sys
import tempfile
from base64 import b64encode
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright
from scenes import Game, ask, seat_at
from screenshots import FLAGS, NAMES, ROOT, SIZES, ask_for_advice, guess, look_back, nothing, phase, server

QUALITY = 86
Prepare = Callable[[Page], None]


class Board(NamedTuple):
    """A game at a moment that shows what it is about, and how it looks on a phone."""

    seed: int
    options: dict[str, Any]
    seen: Callable[[dict[str, Any]], bool]
    after: float
    prepare: Prepare
    scheme: str


def plug_in(page: Page) -> None:
    """Put two pegs into the machine of Decrypto, if they are not there already."""
    for place in ("0:3", "1:4"):
        socket = page.locator(f'[data-socket="{place}"]')
        if socket.get_attribute("aria-checked") == "false":
            socket.click()
        page.wait_for_selector(f'[data-socket="{place}"][aria-checked=true]')


BOARDS = {
    "kryptos": Board(3, {"first_player": 0}, phase("first"), 0.7, guess, "light"),
    "decrypto": Board(3, {"timer": 300}, phase("guess"), 0.6, plug_in, "dark"),
    "kreta": Board(3, {}, phase("commander"), 0.5, nothing, "light"),
    "krysis": Board(3, {"advanced": True}, phase("action"), 0.7, nothing, "dark"),
}

WAITING: dict[str, dict[str, Any]] = {
    "Радка": {"game": "kreta", "seats": 3, "name": "Северен вятър", "clock": {"per_game": 600}},
    "Théo": {
        "game": "decrypto",
        "seats": 6,
        "name": "Grésil",
        "options": {"language": "fr"},
        "bots": {"3": "hard"},
    },
    "Ruth": {
        "game": "kryptos",
        "seats": 5,
        "name": "Blue hour",
        "options": {"mystery": True},
        "bots": {"2": "hard"},
    },
}


class Studio:
    """A browser in which one person sits at many tables."""

    def __init__(self, browser: Browser, address: str, database: Path) -> None:
        self.browser, self.address, self.database = browser, address, database
        host = browser.new_context(base_url=address)
        self.page = host.new_page()
        ask(self.page, "PATCH", "/api/me", {"name": "Mila", "language": "en"})
        self.cookies = host.storage_state()

    def invite(self) -> None:
        """Let other people open tables that wait for players."""
        for person, table in WAITING.items():
            page = self.browser.new_context(base_url=self.address).new_page()
            ask(page, "PATCH", "/api/me", {"name": person})
            ask(page, "POST", "/api/tables", {"public": True, **table})
            page.context.close()

    def take(
        self, path: str, prepare: Prepare = nothing, size: str = "desktop", scheme: str = "light"
    ) -> bytes:
        """Return a picture of a page."""
        touch = size != "desktop"
        context = self.browser.new_context(
            base_url=self.address,
            viewport=SIZES[size],  # type: ignore[arg-type]
            color_scheme=scheme,  # type: ignore[arg-type]
            reduced_motion="reduce",
            has_touch=touch,
            is_mobile=touch,
            storage_state=self.cookies,
        )
        page = context.new_page()
        page.goto(path)
        page.wait_for_selector("[data-game] .rail" if "/table/" in path else "article h2")
        prepare(page)
        page.mouse.move(0, 0)
        page.wait_for_timeout(400)
        picture = page.screenshot(type="jpeg", quality=QUALITY, animations="disabled")
        context.close()
        return picture

    def beside(self, pictures: list[bytes], gap: int = 24) -> bytes:
        """Return pictures of phones side by side."""
        width, height = SIZES["phone"]["width"], SIZES["phone"]["height"]
        page = self.browser.new_page(
            viewport={"width": len(pictures) * (width + gap) - gap, "height": height}
        )
        images = "".join(f'<img src="data:image/jpeg;base64,{b64encode(one).decode()}">' for one in pictures)
        page.set_content(f'<body style="margin:0;display:flex;gap:{gap}px">{images}')
        page.wait_for_function("[...document.images].every(one => one.complete)")
        return page.screenshot(type="jpeg", quality=QUALITY)


def pictures(studio: Studio) -> Iterator[tuple[str, bytes]]:
    """Yield every picture with its name."""
    phones = []
    for slug, board in BOARDS.items():
        game = Game(slug, 4, board.seed, **board.options)
        moves = game.when(board.seen, board.after)
        path = f"/table/{seat_at(studio.page, studio.database, game, moves or 0, NAMES[:3])}"
        yield slug, studio.take(path, board.prepare)
        phones.append(studio.take(path, board.prepare, "phone", board.scheme))
        if slug == "kreta":
            yield "hint", studio.take(path, ask_for_advice)
        if slug == "kryptos":
            over = seat_at(studio.page, studio.database, game, len(game.moves), NAMES[:3])
            yield "review", studio.take(f"/table/{over}/replay", look_back)
    yield "phones", studio.beside(phones)
    studio.invite()
    yield "home", studio.take("/")


def main() -> None:
    """Write all pictures into the folder."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs/pictures"
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    if chromium is None:
        sys.exit("no Chromium on this machine; run: apt-get install -y chromium, or set CHROMIUM to its path")
    with tempfile.TemporaryDirectory() as kept, server(kept) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for name, picture in pictures(Studio(browser, address, Path(kept) / "games.db")):
            (folder / f"{name}.jpg").write_bytes(picture)
        browser.close()


if __name__ == "__main__":
    main()
