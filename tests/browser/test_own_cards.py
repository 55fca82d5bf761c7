"""Cards and colours of one's own in a real browser: changed, checked by the rules, kept, played at once."""

import json
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.test_krysis import Player
from tests.browser.test_pages import refuse_sideways, refuse_violations
from tests.own_contents import house

People = Callable[..., Page]


USED = "() => /révèle un agent\\s*: Dragon/.test(document.body.textContent.replaceAll('\\u00ad', ''))"
"""Whether the log tells of one of the new agents."""


def send(page: Page, file: object) -> None:
    """Choose a file from the disk."""
    written = {"name": "set.json", "mimeType": "application/json", "buffer": json.dumps(file).encode()}
    page.locator("input[type=file]").set_input_files(written)  # type: ignore[arg-type]


def cell(place: str) -> str:
    """Return how to find what is written at a place of the file."""
    return f"[data-at='{place}']"


def test_a_set_with_other_agents_is_made_and_played_against_computers(person: People) -> None:
    """Names and figures are changed, mistakes lead to their cells; the board shows the agents."""
    page = person("fr")
    page.goto("/new/krysis")
    page.get_by_role("link", name="Composer vos propres cartes").click()
    page.wait_for_url("**/cards")
    for number in range(18):
        page.locator(cell(f"$.agents[{number}].name")).fill(f"Dragon {number + 1}")
    page.locator(cell("$.agents[0].id")).select_option("")
    expect(page.locator("[data-row='$.agents[0]'] [data-figure=own1]")).to_be_visible()
    page.locator(cell("$.agents[0].speed")).fill("vite")
    expect(page.locator("[data-row='$.agents[0]'] .fault")).to_contain_text("« vite » n’est pas une valeur")
    expect(page.get_by_role("button", name="Enregistrer", exact=True)).to_be_disabled()
    page.locator("[data-shelf=artefacts]").click()
    page.locator(cell("$.artefacts[0].copies")).fill("6")
    expect(page.locator(".tally.mend")).to_contain_text("25 cartes d’artefact sur 24")
    page.locator("[data-fault='$.agents[0].speed']").click()
    expect(page.locator(cell("$.agents[0].speed"))).to_be_focused()
    page.keyboard.press("Control+A")
    page.keyboard.type("12")
    page.locator("[data-shelf=artefacts]").click()
    page.get_by_role("button", name="Annuler", exact=True).click()
    page.get_by_role("button", name="Rétablir", exact=True).click()
    page.locator(cell("$.artefacts[0].copies")).fill("5")
    expect(page.locator("footer")).to_contain_text("on peut jouer avec")
    refuse_violations(page)
    page.locator(".about input").first.fill("Le vol des dragons")
    page.get_by_role("button", name="Ouvrir une table avec ces cartes").click()
    page.wait_for_url("**/new/krysis?content=*")
    expect(page.locator("[data-content] option:checked")).to_have_text("Le vol des dragons")
    page.locator(".all .btn").nth(1).click()
    page.locator("form .btn.game").click()
    page.wait_for_url("**/table/*")
    page.get_by_role("button", name="Commencer la partie").click()
    expect(page.locator(".rail")).to_be_visible()
    player = Player(3)
    while not page.evaluate(USED):
        player.step(page)


def test_files_are_read_back_and_of_another_kind_refused(person: People) -> None:
    """On a phone: a file from a disk replaces what is made, one that is no set of cards changes nothing."""
    page = person("bg", viewport=PHONE, has_touch=True)
    page.goto("/cards")
    first = page.locator(cell("$.agents[0].name"))
    expect(first).to_have_value("Мулетар")
    send(page, {"words": []})
    expect(page.locator("footer")).to_contain_text("Файлът не е от този вид")
    expect(first).to_have_value("Мулетар")
    file = house("krysis")
    file["agents"][0]["name"]["bg"] = "Хала"
    file["agents"].pop()
    file["mine"].pop()
    file["mine"][0].append("R")
    send(page, file)
    expect(first).to_have_value("Хала")
    expect(page.locator("[data-shelf=agents] .wrong")).to_have_text("1")
    page.get_by_role("button", name="Добави", exact=True).click()
    expect(page.locator("[data-shelf=mine] .wrong")).to_have_text("2")
    with page.expect_download() as unfinished:
        page.get_by_role("button", name="Запази като файл").click()
    assert len(json.loads(unfinished.value.path().read_text())["mine"]) == 4
    page.locator("[data-shelf=mine]").click()
    page.locator("[data-less='$.mine[0]']").click()
    page.locator("[data-more='$.mine']").click()
    expect(page.locator("footer")).to_contain_text("може да се играе")
    expect(page.locator("footer")).to_contain_text("Още не е запазено")
    page.locator("[data-shelf=agents]").click()
    refuse_sideways(page)
    page.get_by_role("button", name="Запази", exact=True).click()
    expect(page.locator("footer")).to_contain_text("Запазено")
    page.reload()
    expect(first).to_have_value("Хала")
    first.fill("Змей")
    expect(page.locator("footer")).to_contain_text("Още не е запазено")
    page.goto("/me")
    refuse_sideways(page)
    page.locator("section[aria-labelledby=me-contents] li a").click()
    page.wait_for_url("**/cards/*")
    expect(first).to_have_value("Змей")
    page.get_by_role("button", name="Отмени", exact=True).click()
    expect(first).to_have_value("Хала")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Запази като файл").click()
    assert json.loads(saved.value.path().read_text())["agents"][0]["name"]["bg"] == "Хала"


def test_colours_get_their_numbers_by_keyboard_alone(person: People) -> None:
    """A number is given away and another taken for it; the counts say when it is right."""
    page = person("en")
    page.goto("/colours")
    page.locator("[data-colour='0'] [data-name]").fill("winter")
    page.locator("[data-number='1']").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-number='2']")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-number='2']")).to_have_attribute("aria-label", "2: winter")
    expect(page.locator("[data-colour='0'] small")).to_contain_text("13 of 12 numbers")
    expect(page.locator("footer")).to_contain_text("2 things are still to be mended")
    page.locator("[data-colour='1'] [data-brush]").click()
    page.locator("[data-number='5']").click()
    expect(page.locator("footer")).to_contain_text("this can be played with")
    refuse_violations(page)
    refuse_sideways(page)
    page.get_by_role("button", name="Open a table with these").click()
    page.wait_for_url("**/new/kryptos?content=*")
    expect(page.locator("[data-content] option:checked")).to_have_text("My colours")
