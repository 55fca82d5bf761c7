"""Clues that are hard to judge: what players call forbidden is stopped, and what only looks alike passes."""

import pytest

from kastellan.games.decrypto.clues import Frame, check_line
from kastellan.games.decrypto.content import house
from kastellan.games.decrypto.rules import Rule

HOUSE = house()


def found(language, word, clue, earlier=()):
    """Return what the machine says of a clue for a keyword in window 1."""
    spoken = [HOUSE.spoken(at, language) for at in range(len(HOUSE.words))]
    own = (HOUSE.profiles[language][spoken.index(word)],)
    return check_line(Frame(language, own, (1,), earlier, root_rule=True), (clue,), 0)


def stops(language, word, clue, *rules):
    findings = found(language, word, clue)
    assert findings
    assert all(one.level == "block" and one.rule in rules for one in findings), findings


ROOTS = {
    "en": "sun sunglasses, key keyboard, star starfish, flame flaming, writer wrote, "
    "earthquake earth, jellyfish fish, "
    "ship spaceship, wolf werewolf, seagull sea, skateboard snowboard",
    "fr": "voleur vol, lit alité, cire cirage, ordinateur ordi, parapluie pluie, jouet jouer, "
    "marin mer, école scolaire, "
    "médecin médicament, arbre arbuste, nuit minuit",
    "bg": "вода воден, вода водни спортове, вода безводие, училище учител, часовник час, "
    "болница болен, лекар лекувам, "
    "ключ отключвам, писател писмо, нощ денонощие, самолет полет, носорог рог, моряк море, "
    "седмица седем дни, "
    "пекар печиво, крадец кражба",
}
LOOKALIKES = {
    "en": "trap trapeze, bed Bedouin, tree street, sand sandwich, sun sunk, doll dollar, "
    "ship friendship, compass compassion, "
    "heart hearth, rope Europe, needle needless, jellyfish selfish, bridge most, wolf walk",
    "fr": "marché marche, ciel logiciel, peur vapeur, lait laitue, semaine sept jours, "
    "dent accident, loup loupe, fermier fermer, fromage sirène, lion million",
    "bg": "кафе кафез, съдия съдина, торта тортила, чук Чукотка, принц принцип, студен студент, "
    "трева тревога, река речник, "
    "иглу игла, слон заслон",
}


def cases(table):
    return [(language, *pair.split(" ", 1)) for language, text in table.items() for pair in text.split(", ")]


@pytest.mark.rule(Rule.ROOT)
@pytest.mark.parametrize(("language", "word", "clue"), cases(ROOTS))
def test_words_of_a_root_are_stopped(language, word, clue):
    stops(language, word, clue, Rule.ROOT)


@pytest.mark.rule(Rule.ROOT)
@pytest.mark.parametrize(("language", "word", "clue"), cases(LOOKALIKES))
def test_words_that_only_look_alike_pass(language, word, clue):
    """That some of them sound like the keyword is another matter."""
    assert {one.rule for one in found(language, word, clue)} <= {Rule.SOUND}


@pytest.mark.rule(Rule.OWN_KEYWORD, Rule.TRANSLATION)
@pytest.mark.parametrize(
    ("language", "word", "clue"),
    [
        ("en", "coffee", "c0ff33"), ("en", "night", "n1ght"), ("en", "lion", "1ion"), ("en", "cake", "c@ke"),
        ("en", "night", "\U0001f1f3\U0001f1ee\U0001f1ec\U0001f1ed\U0001f1f9"),
        ("en", "night", "\u0274\u026a\u0262\u029c\u1d1b"),
        ("en", "night", "\U0001f17d\U0001f178\U0001f176\U0001f177\U0001f183"), ("en", "night", "n.i.g.h.t"),
        ("en", "night", "\u043d\u0438\u0433\u0445\u0442"), ("en", "water", "voda"),
        ("en", "zero", "0"), ("fr", "zéro", "0"),
        ("bg", "нула", "0"), ("bg", "вода", "voda"), ("bg", "вода", "в0да"), ("bg", "зима", "zimata"),
        ("bg", "шапка", "6apka"),
    ],
)  # fmt: skip
def test_a_keyword_in_disguise_is_one(language, word, clue):
    stops(language, word, clue, Rule.OWN_KEYWORD, Rule.TRANSLATION)


REPEATS = {
    "en": "child children, mouse mice, foot feet, wrote writes, fireman firemen",
    "fr": "ami amies, noir noire, petit petites, étudiant étudiante, blanc blanche, chat chatte, œil yeux",
    "bg": "фермер фермерка, дете децата, учител учителките, човек хората, ръка ръцете",
}
OTHERS = {
    "en": "specimen spaceman, found fund, saw sawmill",
    "fr": "port porte, pont ponte, mur mûre, cour course, sol sole",
    "bg": "вечер вечеря, марка мара, орка ора",
}


@pytest.mark.rule(Rule.REUSE)
@pytest.mark.parametrize(("language", "earlier", "clue"), cases(REPEATS))
def test_another_form_of_an_earlier_clue_is_the_same_clue(language, earlier, clue):
    keyword = {"en": "robot", "fr": "robot", "bg": "робот"}[language]
    for one, two in ((earlier, clue), (clue, earlier)):
        assert [finding.rule for finding in found(language, keyword, one, (two,))] == [Rule.REUSE]


@pytest.mark.rule(Rule.REUSE)
@pytest.mark.parametrize(("language", "earlier", "clue"), cases(OTHERS))
def test_another_word_is_another_clue(language, earlier, clue):
    keyword = {"en": "robot", "fr": "robot", "bg": "робот"}[language]
    assert not [one for one in found(language, keyword, clue, (earlier,)) if one.rule == Rule.REUSE]
