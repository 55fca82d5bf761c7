"""Every refusal and every story line is a whole sentence in each language."""

import re
from importlib.resources import files
from random import Random

import pytest

from kastellan.core import apply
from kastellan.core.playout import step
from kastellan.games.kreta import GAME
from kastellan.games.kreta.options import Options
from kastellan.games.kreta.rules import Rule
from kastellan.locale import LANGUAGES, say
from tests.games.kreta.board import ISLAND
from tests.laws.setups import random_action

NAMES = ("Ada", "Бояна", "Chloé", "Dan")
SOURCES = [file.read_text() for file in files("kastellan.games.kreta").iterdir() if file.name.endswith(".py")]
KEYS = set(re.findall(r'"(kreta-[a-z-]+)"', "".join(SOURCES)))


def catalogue(language):
    text = files("kastellan.locale").joinpath(language, "kreta.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^(kreta-[\w-]+) =", text, re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_a_message(language):
    assert catalogue(language) >= KEYS
    assert catalogue(language) == catalogue("en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_random_games_are_told_in_whole_sentences(language, seats):
    """No message lacks a fact, and every line ends as a sentence."""
    rng = Random(seats)
    for _ in range(3):
        state = GAME.start(seats, Options(), ISLAND)
        while GAME.to_act(state):
            seat, action = step(GAME, state, rng)
            after = apply(GAME, state, seat, action)
            for line in GAME.tell(state, seat, action, after, None):
                text = say(language, line.key, line.facts, NAMES, ISLAND.name)
                assert text.endswith("."), text
            for _ in range(3):
                refusal = GAME.refuse(state, rng.randrange(seats), random_action(GAME.actions, rng))
                if refusal:
                    assert refusal.rule in set(Rule)
                    assert say(language, refusal.reason, refusal.facts, NAMES, ISLAND.name).endswith(".")
            state = after


REASONS = {
    "kreta-players": {"seats": 1},
    "kreta-first-player": {"last": 1},
    "kreta-closed": {"province": "amari", "seat": 1},
    "kreta-architect-all-built": {},
    "kreta-architect-needs-tile": {},
    "kreta-village-needs-tile": {"villages": 1, "tiles": 1},
    "kreta-too-far": {"province": "amari", "cost": 2, "points": 1},
    "kreta-way-blocked": {"province": "amari", "points": 1},
    "kreta-abbot-stuck": {"steps": 3},
    "kreta-never-copied": {"card": "king"},
    "kreta-copy-in-hand": {"card": "abbot"},
    "kreta-ship-moved": {"port": "sitia"},
    "kreta-site-taken": {"site": 3, "seat": 0},
    "kreta-story-shared": {"seat": 0, "points": 41},
    "kreta-story-winner": {"seat": 0, "points": 1},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", REASONS)
def test_rare_messages(language, key):
    text = say(language, key, REASONS[key], NAMES, ISLAND.name)
    assert text[0] == text[0].upper()
    assert text.endswith(".")
    assert "{" not in text


def test_french_has_its_spaces():
    text = files("kastellan.locale").joinpath("fr", "kreta.ftl").read_text(encoding="utf-8")
    values = [line.split(" = ", 1)[-1] for line in text.splitlines() if not line.startswith("#")]
    assert not [
        value
        for value in values
        if re.search(r"(?<![\u00a0\u202f])[:;!?](\s|$)", re.sub(r"\{[^}]*\}", "", value))
    ]
