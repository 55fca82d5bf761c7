"""What people who play alone cost the server: on their own devices files, at the server thinking.

    PYTHONPATH=src:. python bench/solo_load.py [--tables 3] [--decisions 8]

A real server and a real Chromium, one run.  Some people open tables on their own devices, one opens a table
at the server, all against a hard opponent of the same game, and all of them by clicking.  First those on
their own devices decide, then the one at the server, then all of them side by side.  The server notes the
address of every request that it gets; processor time is that of the server and of the processes that think,
beyond what they use while nobody does anything.
"""

import argparse
import json
import os
import re
import shutil
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import quote

import psutil
from playwright.sync_api import Browser, Page, sync_playwright

from bench.measures import as_installed, note
from tests.browser.conftest import AT_ONCE, FLAGS, NAMES, QUICK
from tests.browser.players import TABLE, my_turn, number, until
from tests.browser.test_kreta import KINDS, Player
from tests.browser.test_local import WHOLE
from tests.server.processes import Process

GAME, SEATS = "kreta", 2
WISH = {"game": GAME, "seats": SEATS, "bots": {"1": "hard"}}
PATIENCE = 600_000
LOOK, QUIET = 50, 20_000
"""Milliseconds between two looks at who is to act, and for which nobody does anything."""
NOTING = """
import os
from kastellan.server import app

class Noting(app.Finished):
    async def __call__(self, scope, receive, send):
        if scope["type"] != "lifespan":
            with open(os.environ["REQUESTS"], "a") as file:
                print(scope.get("method", "SOCKET"), scope["path"], file=file)
        await super().__call__(scope, receive, send)

app.Finished = Noting
app.serve()
"""


class Server:
    """A server whose requests and processor time are counted from one look to the next."""

    def __init__(self, folder: Path) -> None:
        self._requests = folder / "requests"
        self._requests.touch()
        os.environ["REQUESTS"] = str(self._requests)
        self._process = Process(NOTING, f"sqlite:///{folder}/games.db", bot_processes="2", bot_pause="0.8")
        self.address, self.stop = self._process.address, self._process.stop
        self._worked, self._read, self._looked = 0.0, 0, time.monotonic()
        self.since()

    def since(self) -> dict[str, Any]:
        """Return what was asked, and the milliseconds worked and seconds gone by, since the last look."""
        everybody = psutil.Process(self._process.pid)
        times = [one.cpu_times() for one in (everybody, *everybody.children(recursive=True))]
        worked = sum(one.user + one.system for one in times) * 1000
        lines = self._requests.read_text().splitlines()
        fresh = Counter(plain(line) for line in lines[self._read :])
        now = time.monotonic()
        found = {
            "cpu_ms": worked - self._worked,
            "seconds": now - self._looked,
            "requests": dict(fresh.most_common()),
        }
        self._worked, self._read, self._looked = worked, len(lines), now
        return found


def plain(line: str) -> str:
    """Return a request without what differs from table to table and from build to build."""
    return re.sub(r"/assets/.*", "/assets/…", re.sub(r"/tables/\w+", "/tables/…", line))


class Person:
    """Somebody with a browser of their own who plays Kreta by clicking."""

    def __init__(self, browser: Browser, address: str, seed: int) -> None:
        context = browser.new_context(base_url=address, viewport={"width": 1280, "height": 800})
        context.set_default_timeout(PATIENCE)
        context.add_init_script(f"{QUICK}; {AT_ONCE}")
        self.page: Page = context.new_page()
        self._act: Callable[[Page], None] = Player(set(KINDS) - {"done"}, seed).act

    def open_here(self) -> None:
        """Open a table on this device, and have all of the client kept, as whoever plays there does."""
        self.page.goto(f"/local/new?table={quote(json.dumps(WISH))}")
        self.page.locator(f"{TABLE}[data-turn]").wait_for()
        until(self.page, WHOLE, PATIENCE / 1000)

    def open_there(self) -> None:
        """Open a table at the server."""
        ask, headers = self.page.request, {"X-Kastellan": "1"}
        ask.get("/api/me")
        table = ask.post("/api/tables", headers=headers, data=WISH).json()["id"]
        ask.post(f"/api/tables/{table}/start", headers=headers, data={})
        self.page.goto(f"/table/{table}")
        self.page.locator(f"{TABLE}[data-turn]").wait_for()

    @property
    def steps(self) -> int:
        """Return how many steps of all seats this page was shown."""
        return int(number(self.page))

    def act(self) -> bool:
        """Decide something, if this person is to; return whether they were."""
        if not my_turn(self.page):
            return False
        self._act(self.page)
        return True


def idle(server: Server, page: Page) -> float:
    """Return the milliseconds that the server works a second while nobody does anything."""
    server.since()
    page.wait_for_timeout(QUIET)
    found = server.since()
    return float(found["cpu_ms"] / found["seconds"])


def played(server: Server, people: list[Person], decisions: int) -> dict[str, Any]:
    """Let everybody decide so often and be answered; return what that cost the server."""
    begun = sum(person.steps for person in people)
    left = dict.fromkeys(people, decisions)
    server.since()
    while any(left.values()) or not all(my_turn(person.page) for person in people):
        acted = [person for person in people if left[person] and person.act()]
        for person in acted:
            left[person] -= 1
        if not acted:
            people[0].page.wait_for_timeout(LOOK)
    found = server.since()
    steps = sum(person.steps for person in people) - begun
    return {**found, "steps": steps}


def main() -> None:
    """Measure it and keep what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tables", type=int, default=3)
    parser.add_argument("--decisions", type=int, default=8)
    asked = parser.parse_args()
    path = next(filter(None, map(shutil.which, NAMES)))
    with as_installed() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        server = Server(folder)
        try:
            here = [Person(browser, server.address, seed) for seed in range(asked.tables)]
            there = Person(browser, server.address, asked.tables)
            server.since()
            for person in here:
                person.open_here()
            opened = server.since()
            there.open_there()
            parts = {
                "here": played(server, here, asked.decisions),
                "there": played(server, [there], asked.decisions),
                "beside": played(server, [there, *here], asked.decisions),
            }
            rest = idle(server, there.page)
        finally:
            browser.close()
            server.stop()
    for part in parts.values():
        part["cpu_ms_a_step"] = (part["cpu_ms"] - rest * part["seconds"]) / part["steps"]
    note("solo", {"tables": asked.tables, "opening": opened, "idle_cpu_ms_a_second": rest, **parts})


if __name__ == "__main__":
    main()
