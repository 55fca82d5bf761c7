"""The rulebooks' own examples, move by move."""

import pytest

from kastellan.games.decrypto import GAME
from kastellan.games.decrypto.actions import FixGuess
from kastellan.games.decrypto.rules import Rule
from kastellan.games.decrypto.story import tell
from tests.games.decrypto.match import Match, code

BG_WHITE = ("magic", "festival", "shield", "glass")
BG_BLACK = ("machine", "dawn", "killer", "arrow")


def lists(match, seat, team):
    return [[clue.text for clue in one] for one in match.view(seat).sheet[team].lists]


def first_round():
    match = Match(language="fr").draw("421", "432")
    return match.clues(0, "Mexique", "insecte", "horreur").clues(1, "nuit", "pieds nus dans l'aube", "chien")


def second_round():
    match = first_round().half("421").half("432").draw("342", "234")
    return match.clues(0, "soirée entre amis", "parasol", "odonate").clues(1, "squelette", "lever", "Freddy")


@pytest.mark.rule("DEC-T1", Rule.ROUND_ONE, Rule.RECORD)
def test_round_one_white():
    match = first_round()
    assert match.guessers(1) == []
    match.half("421")
    assert match.tokens() == ((0, 0), (0, 0))
    assert lists(match, 0, 0) == [["horreur"], ["insecte"], [], ["Mexique"]]


@pytest.mark.rule("DEC-T2", Rule.SECOND_HALF)
def test_round_one_black():
    match = first_round().half("421")
    assert match.state.half == 1
    match.half("432")
    assert match.tokens() == ((0, 0), (0, 0))
    assert lists(match, 1, 1) == [[], ["chien"], ["pieds nus dans l'aube"], ["nuit"]]
    assert match.state.round == 2


@pytest.mark.rule("DEC-T3", Rule.ANNOUNCE_INTERCEPTION, Rule.ANNOUNCE_DECODING, Rule.REVEAL_CODE)
@pytest.mark.rule(Rule.MISCOMMUNICATION)
def test_round_two_white_is_announced_in_order():
    match = second_round().guess(1, "143")
    before = match.state.copy()
    match.guess(0, "341")
    assert match.tokens() == ((0, 1), (0, 0))
    story = [line.key for line in tell(before, 0, FixGuess(code("341")), match.state, None)]
    announced = [key.removeprefix("decrypto-story-") for key in story]
    assert announced[:5] == ["fixed", "interception", "decoding", "code", "miscommunication"]


@pytest.mark.rule("DEC-T4", Rule.INTERCEPTION, Rule.NEXT_ROUND)
def test_round_two_black():
    match = second_round().half("341", "143").half("234", "234")
    assert match.tokens() == ((1, 1), (0, 0))
    assert (match.state.round, GAME.outcome(match.state)) == (3, None)


@pytest.mark.rule("DEC-T5", Rule.SHEET, Rule.OUR_GUESS, Rule.TRUE_CODE)
def test_sheets_after_round_two():
    match = second_round().half("341", "143").half("234", "234")
    for seat in range(4):
        assert lists(match, seat, 0) == [
            ["horreur"], ["insecte", "odonate"], ["soirée entre amis"], ["Mexique", "parasol"],
        ]  # fmt: skip
        assert lists(match, seat, 1) == [
            [], ["chien", "squelette"], ["pieds nus dans l'aube", "lever"], ["nuit", "Freddy"],
        ]  # fmt: skip
    own, other = match.view(0).sheet[0].rows[1], match.view(1).sheet[0].rows[1]
    assert (own.guess, own.code) == (code("341"), code("342"))
    assert (other.guess, other.code) == (code("143"), code("342"))


@pytest.mark.rule("DEC-T6")
def test_the_bulgarian_example():
    match = Match(white=BG_WHITE, black=BG_BLACK, language="bg").draw("421", "432")
    match.clues(0, "витрина", "празник", "жезъл").clues(1, "бърза", "опасен", "светлина")
    match.half("421").half("432").draw("342", "234")
    match.clues(0, "меч", "гледка", "роза").clues(1, "ранна", "Шерлок", "мишена")
    match.half("341", "143").half("234", "234")
    assert lists(match, 1, 0) == [["жезъл"], ["празник", "роза"], ["меч"], ["витрина", "гледка"]]
    assert lists(match, 0, 1) == [[], ["светлина", "ранна"], ["опасен", "Шерлок"], ["бърза", "мишена"]]
    assert match.tokens() == ((1, 1), (0, 0))
