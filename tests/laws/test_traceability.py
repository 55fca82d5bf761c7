"""Every rule has its paragraph in three languages and its tests; every reference leads to a paragraph."""

import re

import pytest

from kastellan import rulebook
from kastellan.core import TableRule
from kastellan.games import GAMES
from kastellan.locale import LANGUAGES
from tests.laws.sources import LOCALE, PACKAGE, ROOT, pinned, sayings
from tests.laws.test_messages import catalogue

VECTORS = {
    "kryptos": ("KRP-V", 40),
    "kreta": ("KRE-T", 33),
    "krysis": ("KRY-V", 51),
    "decrypto": ("DEC-T", 30),
}
"""How many worked examples each game has, numbered from 1."""

BOOKS = {
    "table": (PACKAGE / "core" / "rulebook", TableRule),
    **{slug: (PACKAGE / "games" / slug / "rulebook", game.rules) for slug, game in GAMES.items()},
}

every_book = pytest.mark.parametrize("book", BOOKS)
every_game = pytest.mark.parametrize("slug", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def page(book, language):
    return (BOOKS[book][0] / f"{language}.md").read_text(encoding="utf-8")


def paragraphs(book, language):
    """Return the text under each heading with an ID, in the order of the page."""
    pieces = re.split(r"^#{1,3} ", page(book, language), flags=re.MULTILINE)
    found = [re.match(r"([A-Z]+-[A-Z]?\d+) (.+)\n([\s\S]*)", piece) for piece in pieces]
    return [(match[1], match[2], match[3].strip()) for match in found if match]


@every_language
@every_book
def test_the_rulebook_has_one_paragraph_for_each_rule_in_order(book, language):
    rules = [one for one, _, _ in paragraphs(book, language) if re.search(r"-\d", one)]
    assert rules == [rule.value for rule in BOOKS[book][1]]


@every_language
@every_game
def test_rulings_are_paragraphs_numbered_from_1(slug, language):
    rulings = [one for one, _, _ in paragraphs(slug, language) if "-R" in one]
    prefix = next(iter(GAMES[slug].rules)).value.split("-")[0]
    assert rulings == [f"{prefix}-R{number}" for number in range(1, len(rulings) + 1)]
    assert rulings == [one for one, _, _ in paragraphs(slug, "en") if "-R" in one]


REFERENCE = re.compile(r"\b(?:KRP|DEC|KRE|KRY|TABLE)-[A-Z]?\d+\b")


def anchors(language):
    """Return the IDs that can be looked up in a language."""
    return {one for book in BOOKS for one, _, _ in paragraphs(book, language)}


@every_language
def test_every_reference_in_a_text_leads_to_a_paragraph(language):
    texts = {f"{book} {language}": page(book, language) for book in BOOKS}
    for file in (LOCALE / language).glob("*.ftl"):
        texts[file.name] = file.read_text(encoding="utf-8")
    lost = {place: set(REFERENCE.findall(text)) - anchors(language) for place, text in texts.items()}
    assert {place: ids for place, ids in lost.items() if ids} == {}


def test_every_reference_in_the_documents_leads_to_a_paragraph():
    for file in (ROOT / "README.md", *(ROOT / "docs").rglob("*.md")):
        assert set(REFERENCE.findall(file.read_text(encoding="utf-8"))) <= anchors("en"), file


@every_language
@every_game
def test_every_ruling_is_found_by_the_reader(slug, language):
    """The library, and with it the command line, reads what the page says."""
    read = {one.id: one.text for one in rulebook.paragraphs(slug, language)}
    assert read == {one: text for one, _, text in paragraphs(slug, language)}


@every_language
@every_book
def test_every_paragraph_has_a_title_and_says_something(book, language):
    assert page(book, language).startswith("# ")
    thin = [rule for rule, title, text in paragraphs(book, language) if len(title) < 3 or len(text) < 20]
    assert thin == []


@every_book
def test_the_three_languages_cite_the_same_rulings(book):
    """Each paragraph names the same IDs in every language."""
    cited = {
        language: {
            rule: set(re.findall(r"\b[A-Z]+-R?\d+\b", text)) for rule, _, text in paragraphs(book, language)
        }
        for language in LANGUAGES
    }
    for rule in cited["en"]:
        assert cited["en"][rule] == cited["fr"][rule] == cited["bg"][rule], rule


@every_language
@every_book
def test_a_page_is_written_in_its_language(book, language):
    """Bulgarian is mostly Cyrillic, the other pages hold none."""
    text = "".join(paragraph for _, _, paragraph in paragraphs(book, language))
    letters = re.findall(r"[^\W\d_]", text)
    cyrillic = sum("\u0400" <= letter <= "\u04ff" for letter in letters)
    assert cyrillic > 0.8 * len(letters) if language == "bg" else cyrillic == 0


@every_game
def test_every_rule_has_a_test(slug):
    members, ids = pinned(ROOT / "tests" / "games" / slug)
    missing = [rule.value for rule in GAMES[slug].rules if rule.name not in members and rule.value not in ids]
    assert missing == []


@every_game
def test_every_worked_example_has_a_test(slug):
    prefix, count = VECTORS[slug]
    _, ids = pinned(ROOT / "tests" / "games" / slug)
    numbers = sorted(int(one.removeprefix(prefix)) for one in ids if re.fullmatch(rf"{prefix}\d+", one))
    assert numbers == list(range(1, count + 1))


def test_every_rule_of_the_table_has_a_test():
    members, ids = pinned(ROOT / "tests", "TableRule")
    assert [rule.value for rule in TableRule if rule.name not in members and rule.value not in ids] == []


@pytest.mark.parametrize("folder", ["core", *(f"games/{slug}" for slug in GAMES)])
def test_every_refusal_names_a_rule_and_has_a_text_in_every_language(folder):
    rules = GAMES[folder.removeprefix("games/")].rules if folder != "core" else TableRule
    known = {"TableRule": TableRule, "Rule": rules}
    for saying in sayings(PACKAGE / folder):
        if saying.rule is not None:
            enum, member = saying.rule
            assert member in known[enum].__members__, saying.place
        for key in saying.keys:
            for language in LANGUAGES:
                assert key in catalogue(language), f"{saying.place}: no text for {key} in {language}"
