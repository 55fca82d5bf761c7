"""What a right guess is worth, and what attempts cost (KRP-31 to KRP-33)."""

import pytest

from kastellan.games.kryptos.rules import Rule
from tests.games.kryptos.deals import guess, hiding, miss, refused, right_guess, s4, wrong_guess


@pytest.mark.rule(Rule.WORTH, "KRP-V20")
@pytest.mark.parametrize(("hidden", "worth"), [(7, 3), (5, 3), (4, 3), (3, 3), (2, 2), (1, 1)])
def test_worth_depends_on_the_hidden_cards_of_the_owner(hidden, worth):
    """They are counted before the guess, the card itself included (KRP-R13)."""
    table = hiding(7, hidden, 7, 7)
    (line,) = guess(table, 0, *right_guess(table, 0, 1))
    assert table.view().points == (2 + worth, 2, 2, 2)
    assert line.facts["points"] == worth


@pytest.mark.rule(Rule.WORTH, Rule.FULLY_REVEALED, "KRP-V21")
def test_the_last_three_cards_are_worth_three_two_and_one():
    table = hiding(7, 3, 7, 7)
    guess(table, 0, *right_guess(table, 0, 1))
    miss(table, 1)
    guess(table, 2, *right_guess(table, 2, 1))
    guess(table, 3, *right_guess(table, 3, 1))

    assert table.view().points == (5, 2, 4, 3)
    assert all(action.target != 1 for action in table.legal(0))
    action = {"type": "guess", "target": 1, "index": 0, "value": 1}
    assert refused(table, 0, action).rule == Rule.TARGET


@pytest.mark.rule(Rule.NO_REFUND, "KRP-V23")
def test_a_second_attempt_scores_in_full_and_its_price_is_gone():
    table = hiding(7, 4, 7, 7, points=(1, 2, 2, 2))
    guess(table, 0, *wrong_guess(table, 0))
    guess(table, 0, *right_guess(table, 0, 1))
    assert table.view().points == (3, 2, 2, 2)


@pytest.mark.rule(Rule.NO_REFUND)
def test_a_wrong_second_attempt_costs_the_point_too():
    table = s4()
    guess(table, 0, *wrong_guess(table, 0))
    guess(table, 0, *wrong_guess(table, 0))
    assert table.view().points == (1, 2, 2, 2)


@pytest.mark.rule(Rule.POINTS)
def test_points_are_public_never_negative_and_unlimited():
    """There is no highest score (KRP-R28)."""
    table = s4(points=(0, 14, 2, 2))
    for viewer in (None, 0, 1, 2, 3):
        assert table.view(viewer).points == (0, 14, 2, 2)
    miss(table, 0)
    assert table.view().points[0] == 0
    guess(table, 1, *right_guess(table, 1, 0))
    assert table.view().points[1] == 17
