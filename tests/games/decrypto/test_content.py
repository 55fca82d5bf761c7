"""The word list: what the house has, and what a list of your own must have."""

import json

import pytest

from kastellan.core import BadInput
from kastellan.games.decrypto import GAME
from kastellan.games.decrypto.clues import Frame, hard_findings
from kastellan.games.decrypto.content.associations import Association, Lexicon
from kastellan.games.decrypto.language import LANGUAGES
from kastellan.games.decrypto.rules import Rule
from tests.games.decrypto.match import CONTENT, ENTRIES

HOUSE = GAME.load(None)


def changed(at=0, **fields):
    words = json.loads(json.dumps(ENTRIES))
    words[at].update(fields)
    return json.dumps({"words": words}).encode()


@pytest.mark.rule(Rule.KEYWORDS, Rule.FRESH_WORDS)
def test_the_house_has_440_words_on_110_cards():
    assert len(HOUSE.words) == 440
    assert len(set(HOUSE.cards)) == 110
    assert [tuple(warning.facts.values()) for warning in HOUSE.warnings] == [
        ("fr", "umbrella", "parachute"),
        ("bg", "rhinoceros", "unicorn"),
    ]
    for language in LANGUAGES:
        assert len({HOUSE.spoken(at, language) for at in range(440)}) == 440
    assert HOUSE.figures[0] == "440 keywords on 110 cards"


@pytest.mark.rule(Rule.OWN_KEYWORD)
def test_every_keyword_is_recognised_in_three_languages():
    for at, word in enumerate(HOUSE.words):
        for language in LANGUAGES:
            profile = HOUSE.profiles[language][at]
            for other in LANGUAGES:
                spoken = getattr(word.word, other)
                assert profile.names(spoken.upper())
                assert hard_findings(Frame(language, (profile,), (), (), root_rule=True), f"x {spoken} y")


@pytest.mark.rule(Rule.OWN_KEYWORD)
def test_hardly_any_keyword_bars_another():
    """House words as clues for each other: few may be stopped, for they are of different roots."""
    for first, language in enumerate(LANGUAGES):
        spoken = [HOUSE.spoken(at, language) for at in range(first, 440, 5)]
        barred = [
            (profile.word, clue)
            for profile in HOUSE.profiles[language]
            for clue in spoken
            if clue != profile.word
            and hard_findings(Frame(language, (profile,), (), (), root_rule=True), clue)
        ]
        assert len(barred) <= 6, barred


@pytest.mark.parametrize(
    ("file", "place"),
    [
        (b"{", "words file"),
        (changed(card=99), "$.words"),
        (changed(face="B"), "$.words[24]"),
        (changed(1, id="black"), "$.words[1].id"),
        (changed(id="two words"), "$.words[0].id"),
        (changed(1, word={"en": "black", "fr": "bb", "bg": "ежко"}), "$.words[1].word.en"),
        (changed(word={"en": "dark", "fr": "noir", "bg": "noir"}), "$.words[0].word.bg"),
        (changed(word={"en": "Dark", "fr": "noir", "bg": "черно"}), "$.words[0].word.en"),
        (changed(word={"en": "x" * 15, "fr": "noir", "bg": "черно"}), "$.words[0].word.en"),
        (changed(word={"en": "x", "fr": "noir", "bg": "черно"}), "$.words[0].word.en"),
        (changed(roots={"en": [], "fr": ["noir"], "bg": ["черн"]}), "$.words[0].roots.en"),
        (changed(roots={"en": ["b"], "fr": ["noir"], "bg": ["черн"]}), "$.words[0].roots.en"),
        (changed(accept={"bg": ["noir"]}), "$.words[0].accept.bg"),
        (changed(colour="red"), "words file"),
        (json.dumps({"words": ENTRIES[:28]}).encode(), "$.words"),
    ],
)
def test_bad_lists_are_refused_with_their_place(file, place):
    with pytest.raises(BadInput) as refused:
        GAME.load(file)
    assert refused.value.place == place


def test_shared_roots_are_warned_of_and_never_meet():
    content = GAME.load(changed(1, roots={"en": ["blac"], "fr": ["libellul"], "bg": ["еднодневк"]}))
    assert {"black", "dragonfly"} <= set(content.warnings[0].facts.values())
    assert 1 in content.clashes["en"][0]
    assert 1 not in content.clashes["fr"][0]


def test_a_list_can_extend_the_house_list():
    words = [
        {**one, "id": f"extra-{one['id']}", "card": 111, "face": face, "slot": slot,
         "word": {"en": en, "fr": en, "bg": bg}, "roots": {"en": [en], "fr": [en], "bg": [bg]}, "accept": {}}
        for one, face, slot, en, bg in [
            (ENTRIES[0], "A", 1, "zzyzx", "щъркелб"), (ENTRIES[1], "A", 2, "qwert", "щъркелв"),
            (ENTRIES[2], "B", 1, "asdfg", "щъркелг"), (ENTRIES[3], "B", 2, "yxcvb", "щъркелд"),
        ]
    ]  # fmt: skip
    content = GAME.load(json.dumps({"extends": "house", "words": words}).encode())
    assert len(content.words) == 444
    assert content.digest != HOUSE.digest


def associations(*clues):
    return tuple(Association(clue, 1) for clue in clues)


@pytest.mark.rule(Rule.ROOT, Rule.OWN_KEYWORD)
def test_associations_are_checked():
    profiles = CONTENT.profiles["en"]
    fine = {profile.id: associations(*(f"thing {n}" for n in range(15))) for profile in profiles}
    assert Lexicon("en", fine).check(profiles) == 15 * len(profiles)
    for broken in (
        fine | {"winter": associations(*(f"thing {n}" for n in range(14)))},
        fine | {"winter": associations(*(f"thing {n}" for n in range(14)), "wintry")},
        fine | {"winter": associations(*(f"thing {n}" for n in range(14)), "l'hiver")},
        fine | {"summer": fine["winter"]},
        {key: value for key, value in fine.items() if key != "winter"},
    ):
        with pytest.raises(BadInput):
            Lexicon("en", broken).check(profiles)


@pytest.mark.rule(Rule.FRESH_WORDS)
def test_nobody_is_shown_the_word_list():
    assert HOUSE.shown() == {"words": 440, "cards": 110, "known": 440, "foreign": False}
    assert HOUSE.name("word", "night", "bg") == "нощ"
