"""The end of a game: who won and why, where I came, where it came from, and a picture to keep."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.test_pages import refuse_sideways, refuse_violations
from tests.browser.written import open_over

People = Callable[..., Page]
ENDS = [
    ("kryptos", 4, "en", {"viewport": PHONE, "color_scheme": "dark"}),
    ("decrypto", 4, "fr", {}),
    ("kreta", 3, "bg", {"viewport": PHONE}),
    ("krysis", 2, "en", {"color_scheme": "dark"}),
]


@pytest.mark.parametrize(("game", "seats", "language", "screen"), ENDS, ids=[end[0] for end in ENDS])
def test_the_end_says_who_won_where_i_came_and_where_it_came_from(
    person: People,
    database: Path,
    tmp_path: Path,
    game: str,
    seats: int,
    language: str,
    screen: dict[str, object],
) -> None:
    """On every screen, with Review and Rematch in reach, and a picture that is drawn here."""
    page = person(language, accept_downloads=True, **screen)
    open_over(page, database, game, seats)
    ending = page.locator(".finish")
    expect(ending.locator("h2")).not_to_be_empty()
    expect(ending.locator(".seal b")).to_have_text(re.compile(r"^\d$"))
    if game == "decrypto":
        expect(ending.locator("tbody tr").first).to_be_visible()
        expect(ending.locator(".words .muted")).to_contain_text("DEC-")
    else:
        check_sums(page, seats)
    # the recorded dice are not those of this table's seed, and the browser says so without being asked
    expect(ending.locator("[data-verdict=fraud]")).to_be_visible()
    expect(page.locator("#bar button")).to_have_count(2)
    refuse_sideways(page)
    refuse_violations(page, ".finish")
    check_picture(page, tmp_path / "end.png", game)


def check_sums(page: Page, seats: int) -> None:
    """Check that what is told of each player's points comes to the total, and that the first stands first."""
    rows = page.locator(".finish ol > li")
    expect(rows).to_have_count(seats)
    totals = []
    for row in rows.all():
        parts = [
            int(re.sub(r"[^\d-]", "", text.rsplit(":", 1)[1].replace("−", "-")))
            for text in row.locator(".words > span").all_inner_texts()
        ]
        totals.append(int(row.locator(".total [aria-hidden]").inner_text()))
        assert parts
        assert sum(parts) == totals[-1]
    assert totals == sorted(totals, reverse=True)


def check_picture(page: Page, file: Path, game: str) -> None:
    """Save the picture and check that it is one."""
    with page.expect_download() as download:
        page.locator(".finish .keep .btn").click()
    assert re.fullmatch(rf"kastellan-{game}-\d{{4}}-\d\d-\d\d\.png", download.value.suggested_filename)
    download.value.save_as(file)
    head = file.read_bytes()[:24]
    assert head[:8] == b"\x89PNG\r\n\x1a\n"
    assert int.from_bytes(head[16:20], "big") == 1200
    assert int.from_bytes(head[20:24], "big") > 400


def test_a_rematch_against_computers_is_one_press(person: People, database: Path) -> None:
    """The next game begins at once, with the same seats and levels."""
    page = person()
    table = open_over(page, database, "kryptos", 3)
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda address: table not in address)
    expect(page.locator(".table")).to_have_attribute("data-status", "playing")
    expect(page.locator(".rail li")).to_have_count(3)
    expect(page.locator(".rail")).to_contain_text(re.compile("Lina.*Petros", re.DOTALL))
