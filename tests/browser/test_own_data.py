"""The page You: all of one's data as a file, and its deletion."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from kastellan.locale import LANGUAGES, say

SIZES = ({"width": 1280, "height": 800}, {"width": 390, "height": 844}, {"width": 820, "height": 1180})


@pytest.mark.parametrize(("language", "size"), list(zip(LANGUAGES, SIZES, strict=True)))
def test_data_is_saved_and_deleted_once_the_name_is_written(
    person: Callable[..., Page], tmp_path: Path, language: str, size: dict[str, int]
) -> None:
    page = person(language, viewport=size, expected="409")
    page.goto("/me")
    name = page.locator("form input").first
    name.fill("Bo")
    page.locator("form .primary").first.click()
    expect(page.get_by_text(say(language, "client-saved", {}))).to_be_visible()

    with page.expect_download() as saved:
        page.get_by_role("button", name=say(language, "client-data-save", {})).click()
    saved.value.save_as(tmp_path / "mine.json")
    assert json.loads((tmp_path / "mine.json").read_text())["person"][0]["name"] == "Bo"

    page.get_by_role("button", name=say(language, "client-erase", {}), exact=True).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill("Somebody else")
    erase = dialog.get_by_role("button", name=say(language, "client-erase-yes", {}))
    erase.click()
    expect(dialog.get_by_role("alert")).to_contain_text("Bo")
    dialog.get_by_role("textbox").fill("Bo")
    erase.click()
    page.wait_for_url("**/")
    page.goto("/me")
    expect(name).to_have_value("")
