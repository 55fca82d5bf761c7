"""How much a browser has to load."""

import gzip
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import STATIC
from tests.browser.players import play_against_computer

FIRST_LOAD = 66_000
BOARD = 60_000


@pytest.mark.parametrize("language", ["en", "fr", "bg"])
def test_the_first_page_is_light(person: Callable[..., Page], address: str, language: str) -> None:
    """What is sent is weighed, packed as it is, the API's answers too, but not who else plays here."""
    page = person(language)
    sent: dict[str, int] = {}
    page.on("requestfinished", lambda asked: sent.update({asked.url: asked.sizes()["responseBodySize"]}))
    page.goto("/")
    expect(page.locator("h1")).to_be_visible()
    page.wait_for_load_state("networkidle")
    weighed = {url: size for url, size in sent.items() if not url.endswith("/api/tables")}
    assert sum(weighed.values()) < FIRST_LOAD, weighed
    assert not [url for url in sent if not url.startswith(address)], "everything comes from this server"


def test_each_board_is_a_chunk_of_its_own(person: Callable[..., Page]) -> None:
    page = person()
    page.goto("/")
    page.wait_for_load_state("networkidle")
    loaded: set[str] = set()
    page.on("request", lambda asked: loaded.add(asked.url.rsplit("/", 1)[1]))
    play_against_computer(page, "kryptos")
    page.wait_for_timeout(500)
    board = {name for name in loaded if name.startswith("kryptos-")}
    assert board, f"the board was loaded only now: {sorted(loaded)}"
    assert not {name for name in loaded if name.startswith(("kreta-", "krysis-", "decrypto-"))}
    assert sum(len(gzip.compress((STATIC / "assets" / name).read_bytes())) for name in board) < BOARD


def test_no_chunk_is_heavy() -> None:
    """But the engine, which has a folder of its own and is loaded by who plays without a server."""
    heavy = {
        file.name: size
        for file in (STATIC / "assets").iterdir()
        if file.suffix in {".js", ".css"} and (size := len(gzip.compress(file.read_bytes()))) > BOARD
    }
    assert not heavy
