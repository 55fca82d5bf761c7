"""Texts can be read by themselves: no fragments, and one word for one thing."""

import re

import pytest

from kastellan.games import GAMES
from kastellan.locale import LANGUAGES
from kastellan.rulebook import paragraphs
from tests.laws.sources import LOCALE

every_book = pytest.mark.parametrize("book", ["table", *GAMES])
every_language = pytest.mark.parametrize("language", LANGUAGES)

FRAGMENTS = {
    "en": ("Either ", "Or ", "Nor ", "Otherwise", "So ", "Then the ", "Both can", "It does"),
    "fr": ("Ou bien", "Ni ", "Sinon", "Puis ", "C’est le cas"),
    "bg": ("Или ", "Нито ", "Иначе", "Затова", "Двете неща"),
}
"""How a paragraph begins that leans on the one before: a refusal opens it by itself."""


@every_language
@every_book
def test_a_paragraph_is_understood_when_it_is_opened_by_itself(book, language):
    leaning = [one.id for one in paragraphs(book, language) if one.text.startswith(FRAGMENTS[language])]
    assert leaning == []


SITES = {
    "en": re.compile(r"(?<!a )\bforts? (\{ \$site|card \{ \$site \} is scored)", re.IGNORECASE),
    "fr": re.compile(r"(?<!carte )(?<!de )\bfort \{ \$site", re.IGNORECASE),
    "bg": re.compile(r"(?<!за )крепост \{ \$site", re.IGNORECASE),
}
"""A number belongs to a site, or to a fort card, not to a fort."""


@every_language
def test_a_site_is_not_called_a_fort(language):
    """Scored are the provinces around a site, whether a fort stands there or not (KRE-71)."""
    for file in sorted((LOCALE / language).glob("kreta*.ftl")):
        assert SITES[language].findall(file.read_text(encoding="utf-8")) == [], file.name


PRINTED = {
    "kreta": ("bateau", "châtelain"),
    "krysis": ("porteur", "paravent", " camp ", " camps ", "maître mineur"),
}
"""Words that the printed French books do not use for these things; tables list names of the house data."""


@pytest.mark.parametrize("slug", PRINTED)
def test_french_uses_the_words_of_the_printed_books(slug):
    texts = [re.sub(r"^\|.*", "", one.text, flags=re.MULTILINE) for one in paragraphs(slug, "fr")]
    texts += [file.read_text(encoding="utf-8") for file in (LOCALE / "fr").glob(f"{slug}*.ftl")]
    for word in PRINTED[slug]:
        assert [text[:80] for text in texts if word in text.lower()] == [], word


@every_language
def test_people_count_from_one(language):
    """Seats and companies have no number 0 in a sentence."""
    zero = re.compile(
        r"(numbered from|seats? from|places? (vont )?de|numérotées de|места(та)? (са )?(с номера )?от) 0"
    )
    for file in sorted((LOCALE / language).glob("*.ftl")):
        assert zero.findall(file.read_text(encoding="utf-8")) == [], file.name
