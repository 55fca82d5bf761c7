"""A real server process and the machine's real Chromium."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    expect,
    sync_playwright,
)

from tests.browser.players import PATIENCE

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src/kastellan/server/static"
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
PHONE = {"width": 360, "height": 740}
DESKTOP = {"width": 1280, "height": 800}
QUICK = (
    "localStorage['kastellan-end-turn'] ??= 'quick';"
    "localStorage['kastellan-asked'] ??= 'kryptos decrypto kreta krysis'"
)
"""Whoever does not take back ends turns without a press of their own, and has been asked whether to learn."""
AT_ONCE = "localStorage['kastellan-pace'] ??= 'off'; localStorage['kastellan-sound'] ??= 'off'"
"""Whoever does not watch the scenes has switched them off, and has said no to sounds."""
SERVED = "localStorage['kastellan-where'] ??= 'server'"
"""Whoever plays against the computer does so at the server, unless they ask for their own device."""
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return where the server keeps its tables."""
    return tmp_path_factory.mktemp("server") / "games.db"


@pytest.fixture(scope="session")
def address(database: Path) -> Iterator[str]:
    """Start a server of its own and yield its address."""
    with serving(database) as address:
        yield address


@contextmanager
def serving(database: Path, port: int = 0) -> Iterator[str]:
    """Run a server that keeps its tables there and yield its address."""
    if not (STATIC / "index.html").is_file():
        pytest.fail("the client is not built; run: npm --prefix web ci && npm --prefix web run build")
    folder = database.parent
    environment = {
        **os.environ,
        "KASTELLAN_DATABASE_URL": f"sqlite:///{database}",
        "KASTELLAN_BOT_PAUSE": "0",
        "KASTELLAN_REQUEST_RATE": "500",
        "KASTELLAN_REPORT_RATE": "100",
        "KASTELLAN_MAX_TABLES_PER_ADDRESS": "5000",
        "KASTELLAN_ADMINS": "Keeper",
        "KASTELLAN_LOG_FORMAT": "text",
        "PYTHONUNBUFFERED": "1",
    }
    command = [str(Path(sys.executable).with_name("kastellan")), "serve", "--port", str(port)]
    log = (folder / "log.txt").open("a")
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=log, text=True)
    assert process.stdout
    for line in process.stdout:
        if found := re.search(r"http://[\w.:]+", line):
            break
    else:
        pytest.fail(f"the server did not start: {(folder / 'log.txt').read_text()}")
    try:
        yield found.group()
    finally:
        process.terminate()
        process.wait(180)
        log.close()


def chromium() -> str:
    """Return where the machine's Chromium is."""
    path = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if path is None:
        pytest.fail(
            "no Chromium on this machine; run: apt-get install -y chromium, or set CHROMIUM to its path"
        )
    return path


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Yield the machine's Chromium; without it these tests fail rather than skip.

    It ends with this package, because its event loop would be in the way of tests that need one.
    """
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        yield browser
        browser.close()


def outside(context: BrowserContext, *hosts: str) -> list[str]:
    """Return what the pages of a context ask of other hosts than these, as far as they have come."""
    asked: list[str] = []
    ours = ("data:", "blob:", "about:", "chrome-error:", *hosts)

    def note(request: Request) -> None:
        if not request.url.startswith(ours):
            asked.append(request.url)

    context.on("request", note)
    return asked


@pytest.fixture
def person(browser: Browser, address: str) -> Iterator[Callable[..., Page]]:
    """Return a way to sit another person down at a browser of their own.

    No page may log an error, and none may ask another host for anything.

    ``expected`` is a pattern of what a page may log: of answers that are to be refusals.
    Nobody is shown scenes but who is ``staged``.
    """
    contexts: list[BrowserContext] = []
    errors: list[str] = []
    strangers: list[list[str]] = []

    def sit_down(
        language: str = "en",
        expected: str = "ERR_INTERNET_DISCONNECTED",
        staged: bool = False,
        **options: Any,
    ) -> Page:
        def heard(message: ConsoleMessage) -> None:
            if message.type == "error" and not re.search(expected, message.text):
                errors.append(f"{message.text} at {message.location.get('url')}")

        settings: dict[str, Any] = {"viewport": DESKTOP, "locale": language, "base_url": address}
        context = browser.new_context(**{"reduced_motion": "reduce", **settings, **options})
        context.set_default_timeout(PATIENCE)
        strangers.append(outside(context, address, str(options.get("base_url", address))))
        context.add_init_script(f"{QUICK}; {SERVED}")
        if not staged:
            context.add_init_script(AT_ONCE)
        contexts.append(context)
        page = context.new_page()
        page.on("console", heard)
        page.on("pageerror", lambda error: errors.append(str(error)))
        return page

    yield sit_down
    for context in contexts:
        context.close()
    assert not errors
    assert not [url for asked in strangers for url in asked]
