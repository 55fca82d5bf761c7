"""The worked examples of Decrypto's rulebook are played."""

import pytest

from kastellan.games.decrypto.rules import Rule
from tests.games.book import told
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
