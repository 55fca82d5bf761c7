"""The diagrams of the rulebooks: each draws an example that a test plays, in all languages, and is fresh."""

import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from kastellan.games import GAMES
from kastellan.locale import LANGUAGES
from kastellan.rulebook import paragraphs

ROOT = Path(__file__).parents[2]
DIAGRAM = re.compile(r'^!\[([^\]]+)\]\((\S+) "([^"]+)"\)$', re.MULTILINE)
SPATIAL = {
    "kreta": {"KRE-E1", "KRE-E2", "KRE-E3"},
    "krysis": {"KRY-E1", "KRY-E2", "KRY-E4", "KRY-E5"},
    "kryptos": {"KRP-E1", "KRP-E4"},
    "decrypto": {"DEC-E3", "DEC-E4"},
}
"""What is hard to tell without a picture: places, ways, loads, the order of hands, the note sheet."""


def test_what_diagrams_are_drawn_from_is_fresh():
    command = [sys.executable, ROOT / "web/scripts/write_diagrams.py", "--check"]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_each_drawn_example_has_its_diagram_words_and_caption(slug, language):
    drawn = import_module(f"tests.games.{slug}.examples").diagrams()
    found = {one.id: DIAGRAM.findall(one.text) for one in paragraphs(slug, language) if "![" in one.text}
    assert set(found) == set(drawn) >= SPATIAL[slug]
    for example, [(words, shown, caption)] in found.items():
        assert shown == example
        assert words != caption


@pytest.mark.parametrize("slug", GAMES)
def test_every_example_of_a_rulebook_is_played(slug):
    played = (ROOT / f"tests/games/{slug}/test_book_examples.py").read_text(encoding="utf-8")
    examples = {one.id for one in paragraphs(slug, "en") if re.search(r"-E\d", one.id)}
    assert {one for one in examples if f'told("{slug}", "{one}")' not in played} == set()
