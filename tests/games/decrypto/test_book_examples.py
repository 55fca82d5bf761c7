"""The worked examples of Decrypto's rulebook are played."""

import pytest

from kastellan.games.decrypto.rules import Rule
from kastellan.locale import LANGUAGES
from tests.games.book import told
from tests.games.decrypto import examples
from tests.games.decrypto.match import Match


def played(white=(0, 0), black=(0, 0)):
    """Return a match in round 3 whose clues are written: both codes are 3-1-4."""
    match = Match.at(3, white, black).draw("314", "314")
    return match.clues(0, "alpha", "beta", "gamma").clues(1, "delta", "epsilon", "zeta")


@pytest.mark.rule(Rule.INTERCEPTION, Rule.MISCOMMUNICATION, Rule.BOTH_TOKENS)
def test_both_tokens_in_one_half_round():
    """DEC-E1: White reads its own code wrongly, and Black intercepts it."""
    match = played().half("312", "314")
    (white_caught, white_misread), (black_caught, black_misread) = match.tokens()
    assert (white_caught, black_misread) == (0, 0)
    assert told("decrypto", "DEC-E1") == (white_misread, black_caught)


@pytest.mark.rule(Rule.TIE_CASES, Rule.POINTS)
def test_points_decide():
    """DEC-E2: both teams have two interceptions; White has misread once."""
    match = played(white=(1, 1), black=(1, 0)).half("314", "314").half("314", "314")
    (white, misread), (black, none) = match.tokens()
    assert match.state.winner == 1
    assert told("decrypto", "DEC-E2") == (white, misread, white - misread, black, none, black - none)


@pytest.mark.rule(Rule.CODE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_code_becomes_clues(language):
    """DEC-E3: each digit of 4-2-3 is a keyword, and each clue goes into the list of its keyword."""
    match = examples.first_round(language).half("423")
    clues = examples.CLUES[language][0]
    lists = match.view(1).sheet[0].lists
    assert [clue.text for at in (4, 2, 3) for clue in lists[at - 1]] == list(clues)
    assert told("decrypto", "DEC-E3") == (4, 2, 3)
    assert match.tokens() == ((0, 0), (0, 0))


@pytest.mark.rule(Rule.INTERCEPTION)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_interception(language):
    """DEC-E4: what Black reads in the lists of round 1 gives the code of round 2 away."""
    (white, misread), (caught, none) = examples.second_round(language).tokens()
    assert (white, none) == (0, 0)
    wrong = examples.second_round(language, "143").tokens()
    assert told("decrypto", "DEC-E4") == (caught, misread, wrong[1][0])
