"""Worked examples of the rulebooks: what a text says in bold is what the rules give."""

import re

from kastellan.locale import LANGUAGES
from kastellan.rulebook import paragraphs


def told(slug: str, example: str) -> tuple[int, ...]:
    """Return the bold numbers of an example in order, after making sure that all languages tell the same."""
    found = {}
    for language in LANGUAGES:
        text = next(one.text for one in paragraphs(slug, language) if one.id == example)
        found[language] = tuple(map(int, re.findall(r"\*\*(\d+)\*\*", text)))
    assert found["en"] == found["fr"] == found["bg"], example
    assert found["en"], f"{example} tells no numbers"
    return found["en"]
