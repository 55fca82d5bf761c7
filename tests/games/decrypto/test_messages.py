"""Every sentence can be said in three languages."""

import re
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest
from msgspec import inspect

from kastellan.games.decrypto import GAME
from kastellan.games.decrypto.clues import REASONS
from kastellan.games.decrypto.options import Options
from kastellan.locale import LANGUAGES, say
from tests.games.decrypto.match import play_knowing
from tests.laws.setups import random_action

SOURCE = Path(str(files("kastellan.games.decrypto")))


def keys():
    code = "".join(file.read_text(encoding="utf-8") for file in SOURCE.glob("*.py"))
    return sorted(set(re.findall(r'"(decrypto-[a-z-]+)"', code)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_a_message(language):
    catalogue = (files("kastellan.locale") / language / "decrypto.ftl").read_text(encoding="utf-8")
    known = set(re.findall(r"^(decrypto-[\w-]+) =", catalogue, re.MULTILINE))
    assert set(keys()) <= known
    for field in inspect.type_info(Options).fields:
        assert {f"decrypto-option-{field.name}", f"decrypto-option-{field.name}-help"} <= known


def test_languages_have_the_same_messages():
    found = [
        set(
            re.findall(
                r"^(decrypto-[\w-]+) =",
                (files("kastellan.locale") / one / "decrypto.ftl").read_text("utf-8"),
                re.MULTILINE,
            )
        )
        for one in LANGUAGES
    ]
    assert found[0] == found[1] == found[2]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", sorted(REASONS.values()))
def test_findings_name_the_line_and_the_keyword(language, reason):
    facts = {"line": 2, "part": "PART", "keyword": "KEYWORD", "earlier": "EARLIER"}
    sentence = say(language, reason, facts)
    assert "2" in sentence
    if reason in {
        "decrypto-clue-keyword",
        "decrypto-clue-root",
        "decrypto-warning-sound",
        "decrypto-warning-count",
    }:
        assert "PART" in sentence
        assert "KEYWORD" in sentence


@pytest.mark.parametrize("seats", [3, 4, 7])
@pytest.mark.parametrize("lock", ["any", "all"])
def test_stories_and_refusals_of_whole_games_can_be_said(seats, lock):
    rng = Random(seats)

    def watch(before, seat, action, after):
        lines = [(line.key, line.facts) for line in GAME.tell(before, seat, action, after, None)]
        for one in range(seats):
            refusal = GAME.refuse(after, one, random_action(GAME.actions, rng))
            lines += [(refusal.reason, refusal.facts)] if refusal else []
        for key, facts in lines:
            for language in LANGUAGES:
                assert say(language, key, facts)

    play_knowing(seats, Options(guess_lock=lock), 1, watch)


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (4, {"white": (0,)}), (4, {"white": (7, 8)}), (3, {"white": (0,)}),
     (4, {"encryptor_order": (1,)}),
     (4, {"timer": -1})],
)  # fmt: skip
def test_set_ups_are_refused_in_words(seats, options):
    refusal = GAME.forbid(seats, Options(**options))
    for language in LANGUAGES:
        assert say(language, refusal.reason, refusal.facts)
