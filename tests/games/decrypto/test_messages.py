"""Every sentence can be said in three languages."""

import re
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest
from msgspec import inspect

from kastellan.games.decrypto import GAME
from kastellan.games.decrypto.actions import (
    DraftGuess,
    FixGuess,
    NameTeam,
    Note,
    Object,
    ReopenGuess,
    WriteClue,
)
from kastellan.games.decrypto.clues import REASONS
from kastellan.games.decrypto.options import Options
from kastellan.games.decrypto.rules import Rule
from kastellan.games.decrypto.wording import wording
from kastellan.locale import LANGUAGES, say
from tests.games.decrypto.match import Match, play_knowing, words_for
from tests.laws.setups import random_action

SOURCE = Path(str(files("kastellan.games.decrypto")))


def keys():
    code = "".join(file.read_text(encoding="utf-8") for file in SOURCE.glob("*.py"))
    return sorted(set(re.findall(r'"(decrypto-[a-z-]+)"', code)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_a_message(language):
    folder = files("kastellan.locale") / language
    catalogue = "".join(
        (folder / name).read_text("utf-8") for name in ("decrypto.ftl", "decrypto-thoughts.ftl")
    )
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


@pytest.mark.rule(Rule.TEAMS, Rule.ENCRYPTOR)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "options", "numbers"),
    [
        (4, {"white": (0, 4)}, ["1", "4"]),
        (4, {"encryptor_order": (0, 1)}, ["1", "2", "3", "4"]),
        (3, {"white": (1, 2), "encryptor_order": (0, 1)}, ["2", "3"]),
    ],
)
def test_refusals_count_seats_from_one_as_the_form_does(language, seats, options, numbers):
    refusal = GAME.forbid(seats, Options(**options))
    assert re.findall(r"\d+", say(language, refusal.reason, refusal.facts)) == numbers


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


MATES = {
    "en": re.compile(r"your team|team-mate|other team|a team\b", re.IGNORECASE),
    "fr": re.compile(r"votre équipe|vos coéquipiers|un coéquipier|autre équipe|une équipe", re.IGNORECASE),
    "bg": re.compile(
        r"отбора? (ви|си)\b|отборът ви|ваши(я|ят) отбор|съотборни|друг(ия|ият) отбор", re.IGNORECASE
    ),
}
"""What is said to somebody who has team-mates, or whose opponent has."""
TEAM = {"en": "the team", "fr": "l’équipe", "bg": "отбор"}
INTERCEPTOR = {"en": "the interceptor", "fr": "l’intercepteur", "bg": "прихващач"}
COLOURS = {"en": ("White", "Black"), "fr": ("Blancs", "Noirs"), "bg": ("белите", "черните")}


def three_in_round_two():
    """Return a match of three in which clues of the second round lie open."""
    match = Match(seats=3).draw("123").clues(0, *words_for(1)).half("123")
    return match.draw("123").clues(0, *words_for(2))


def refusals_of_the_interceptor():
    """Yield every refusal that speaks of a guess, a name or a clue, as seat 2 of three meets it."""
    match = three_in_round_two()
    yield match.refused(2, WriteClue(1, "moon"))
    yield match.refused(2, ReopenGuess())
    match.play(2, DraftGuess((1, 2, 0)))
    yield match.refused(2, DraftGuess((1, 2, 0)))
    match.play(2, FixGuess((1, 2, 3)))
    yield match.refused(2, FixGuess((1, 2, 4)))
    yield match.refused(2, NameTeam("Fox"))
    yield Match(seats=3).draw("123").refused(2, NameTeam(""))
    yield (
        Match(seats=3, objections=False).draw("123").clues(0, *words_for(1)).refused(2, Object(1, Rule.SOUND))
    )


@pytest.mark.rule(Rule.THREE_PLAYERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lone_interceptor_is_refused_as_one_person(language):
    for refusal in refusals_of_the_interceptor():
        sentence = say(language, refusal.reason, refusal.facts)
        assert not MATES[language].search(sentence), sentence


@pytest.mark.rule(Rule.THREE_PLAYERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_partner_of_three_waits_for_no_other_team(language):
    match = three_in_round_two().guess(0, "123")
    refusal = match.refused(0, FixGuess((1, 2, 4)))
    assert not MATES[language].search(say(language, refusal.reason, refusal.facts))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("action", [DraftGuess((1, 2, 3)), ReopenGuess(), Note("x"), NameTeam("Fox")])
def test_moves_are_worded_for_one_person_as_well_as_for_a_team(language, action):
    line = wording(None, action)
    assert not re.search("team|équipe|отбор", say(language, line.key, line.facts))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "key", ["hint-decrypto-clue", "hint-decrypto-first-clue", "decrypto-aid-danger-help"]
)
def test_advice_on_clues_calls_the_opponents_a_side(language, key):
    """They may be a team or one interceptor (DEC-56)."""
    facts = {"clue": "CLUE", "keyword": "KEYWORD", "understood": 70, "danger": 20}
    assert {"en": "the other side", "fr": "l’autre camp", "bg": "другата страна"}[language] in say(
        language, key, facts
    )


def told(match, seat, action):
    """Play an action and return the story of it."""
    before = match.state.copy()
    match.play(seat, action)
    return GAME.tell(before, seat, action, match.state, None)


def spoken(language, lines):
    """Return story lines as sentences."""
    return [say(language, line.key, line.facts, ("Ana", "Boyan", "Chloé", "Dan")) for line in lines]


@pytest.mark.rule(Rule.THREE_PLAYERS, Rule.FAILED_PARTNER)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_of_three_names_the_team_and_the_interceptor_as_the_board_does(language):
    match = three_in_round_two()
    story = [*told(match, 2, FixGuess((1, 2, 3))), *told(match, 0, FixGuess((4, 3, 2)))]
    said = {line.key: sentence for line, sentence in zip(story, spoken(language, story), strict=True)}
    assert TEAM[language] in said["decrypto-story-decoding"].casefold()
    for key in ("decrypto-story-interception", "decrypto-story-token", "decrypto-story-over"):
        assert INTERCEPTOR[language] in said[key].casefold()
    for key, words in (("decrypto-ui-team", TEAM), ("decrypto-ui-interceptor", INTERCEPTOR)):
        assert say(language, key, {}).casefold().startswith(words[language])


@pytest.mark.rule(Rule.THREE_PLAYERS)
def test_no_game_of_three_speaks_of_colours_or_to_a_team_of_one():
    rng = Random(3)

    def watch(before, seat, action, after):
        lines = GAME.tell(before, seat, action, after, None)
        refusal = GAME.refuse(after, 2, random_action(GAME.actions, rng))
        for language in LANGUAGES:
            for sentence in spoken(language, lines):
                assert not any(colour in sentence for colour in COLOURS[language]), sentence
            if refusal:
                sentence = say(language, refusal.reason, refusal.facts)
                assert not MATES[language].search(sentence), sentence

    for seed in range(4):
        play_knowing(3, Options(), seed, watch)


@pytest.mark.rule(Rule.TEAM_NAME)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 4])
def test_the_log_calls_a_team_by_the_name_that_it_chose(language, seats):
    match = Match(seats=seats).draw("123", "123" if seats == 4 else None)
    reader = match.state.teams.members[0][1]
    (renamed,) = spoken(language, told(match, reader, NameTeam("Foxes")))
    (again,) = spoken(language, told(match, reader, NameTeam("Bears")))
    assert "Foxes" in renamed
    assert "Foxes" in again
    assert "Bears" in again
    for team in range(seats - 2):
        match.clues(team, *words_for(1))
    decoded = spoken(language, told(match, reader, FixGuess((1, 2, 3))))
    assert "Bears" in decoded[0]
    assert "Bears" in decoded[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "key", ["fixed", "named", "interception", "decoding", "token", "found", "points", "over"]
)
def test_sentences_about_a_team_hold_whatever_its_name(language, key):
    facts = {"called": "Foxes", "guess": "1-2-3", "tokens": 1, "found": 2, "points": -1, "result": "won"}
    sentences = [
        say(language, f"decrypto-story-{key}", {**facts, "team": team})
        for team in ("white", "black", "pair", "interceptor", "named")
    ]
    assert len(set(sentences)) == 5
    assert "Foxes" in sentences[-1]
