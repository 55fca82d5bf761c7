"""The engine in the browser: its start, bytes and moves beside the native engine; the page's longest task.

    .venv/bin/python bench/browser_engine.py [--write bench/results/browser_engine.json]

A real server, a real Chromium, one run.  Needs the built client (``make web``) and Chromium.
"""

import argparse
import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))
from kastellan.games import GAMES
from tests.browser.conftest import AT_ONCE, FLAGS, NAMES, QUICK, STATIC
from tests.browser.players import TABLE
from tests.browser.test_engine import RUN, START, STEPS
from tests.local.solo import Solo, wish_for

PATIENCE = 120_000
STALLS = """
window.stalls = [];
new PerformanceObserver((list) => window.stalls.push(...list.getEntries().map((one) => one.duration)))
    .observe({ type: "longtask", buffered: true });
"""
TURNS = 6
"""Decisions of the person while the page is watched."""


def main() -> None:
    """Measure everything and print it."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--write", type=Path)
    write = parser.parse_args().write
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        path = next(filter(None, map(shutil.which, NAMES)))
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        server, address = serve(Path(folder))
        try:
            found: dict[str, Any] = {
                "machine": f"{platform.machine()}, {os.cpu_count()} cores",
                "load": os.getloadavg(),
            }
            found["start"] = starts(browser, address)
            found["errands"] = errands(browser, address)
            found["page"] = stalls(browser, address, server.pid)
        finally:
            server.terminate()
            server.wait()
    text = json.dumps(found, indent=2)
    print(text)
    if write:
        write.write_text(text + "\n")


def serve(folder: Path) -> tuple["subprocess.Popen[str]", str]:
    """Start a server of its own; return it and its address."""
    command = [str(Path(sys.executable).with_name("kastellan")), "serve", "--port", "0"]
    environment = {
        **os.environ,
        "KASTELLAN_DATABASE_URL": f"sqlite:///{folder}/games.db",
        "KASTELLAN_LOG_FORMAT": "text",
        "PYTHONUNBUFFERED": "1",
    }
    server = subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    assert server.stdout  # noqa: S101
    for line in server.stdout:
        if "http://" in line:
            return server, "http://" + line.split("http://")[1].split()[0].rstrip("/")
    raise RuntimeError("the server did not start")


def visitor(browser: Browser, address: str) -> Page:
    """Return a page of somebody who was never here."""
    context = browser.new_context(base_url=address, viewport={"width": 1280, "height": 800})
    context.set_default_timeout(PATIENCE)
    context.add_init_script(f"{QUICK}; {AT_ONCE}; {STALLS}")
    return context.new_page()


def starts(browser: Browser, address: str) -> dict[str, Any]:
    """Return the seconds until a board stands, at the first visit and after a reload, and the bytes sent."""
    page = visitor(browser, address)
    begun = time.monotonic()
    page.goto("/local/new?game=kryptos&seats=3&level=easy")
    page.locator(f"{TABLE}[data-turn]").wait_for()
    page.locator(".rail").wait_for()
    cold = time.monotonic() - begun
    biggest = sum(
        packed(file)
        for file in (STATIC / "assets/engine").rglob("*")
        if file.suffix not in {".gz", ".br"} and file.is_file()
    )
    begun = time.monotonic()
    page.reload()
    page.locator(".rail").wait_for()
    cached = time.monotonic() - begun
    page.context.close()
    return {"cold seconds": round(cold, 2), "cached seconds": round(cached, 2), "bytes sent": biggest}


def packed(file: Path) -> int:
    """Return how many bytes are sent of a file."""
    small = file.with_name(f"{file.name}.br")
    return (small if small.is_file() else file).stat().st_size


def errands(browser: Browser, address: str) -> dict[str, Any]:
    """Return the milliseconds of an errand of the rules, in the worker and natively, game by game."""
    page = visitor(browser, address)
    page.goto("/")
    folder = STATIC / "assets/engine"
    script, archive = next(folder.glob("*.js")), next(folder.glob("*/engine.zip"))
    page.evaluate(START, [f"/assets/engine/{script.name}", f"/assets/engine/{archive.parent.name}/"])
    found = {}
    for slug in GAMES:
        texts, native = recorded(slug)
        begun = time.monotonic()
        page.evaluate(RUN, texts)
        browsers = (time.monotonic() - begun) * 1000 / len(texts)
        mean = statistics.mean(native)
        found[slug] = {
            "native ms": round(mean, 2),
            "browser ms": round(browsers, 2),
            "times": round(browsers / mean, 1),
        }
    page.context.close()
    return found


def recorded(slug: str) -> tuple[list[str], list[float]]:
    """Play a game natively; return its errands and the milliseconds that each took."""
    solo, texts, taken = Solo(seed=3), list[str](), list[float]()
    handle = solo.house.handle

    def timed(text: str) -> str:
        begun = time.perf_counter()
        answer = handle(text)
        texts.append(text)
        taken.append((time.perf_counter() - begun) * 1000)
        return answer

    solo.house.handle = timed  # type: ignore[method-assign]
    solo.open(wish_for(slug, seat=1, hints=True))
    for _ in range(STEPS):
        if solo.info["status"] != "over":
            solo.step()
    return texts, taken


def stalls(browser: Browser, address: str, server: int) -> dict[str, Any]:
    """Return the page's longest tasks while computers think, and what all that cost the server."""
    found: dict[str, Any] = {}
    for slug in ("kreta", "krysis"):
        page = visitor(browser, address)
        page.goto(f"/local/new?game={slug}&seats=3&level=normal")
        page.locator(f"{TABLE}[data-turn=true]").wait_for()
        page.evaluate("window.stalls.length = 0")
        before, asked = cpu(server), list[str]()
        page.on("request", lambda request, asked=asked: asked.append(request.url))
        for _ in range(TURNS):
            page.locator(f"{TABLE}[data-turn=true]").wait_for()
            number = page.locator(TABLE).get_attribute("data-number")
            page.locator("[aria-controls=hint]").click()
            page.locator("#hint .btn.game, #hint .btn.primary").click()
            page.locator(f"{TABLE}:not([data-number='{number}'])").wait_for()
        tasks = sorted(page.evaluate("window.stalls"), reverse=True)
        found[slug] = {
            "longest tasks ms": tasks[:5],
            "server ms": cpu(server) - before,
            "requests": [urlsplit(url).path for url in asked],
        }
        page.context.close()
    return found


def cpu(process: int) -> float:
    """Return the milliseconds that a process has worked."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    main()
