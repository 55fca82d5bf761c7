"""The worked examples of Kryptos' rulebook are played."""

import pytest

from kastellan.games.kryptos.rules import Rule
from tests.games.book import told
from tests.games.kryptos import examples
from tests.games.kryptos.deals import finished, guess, hand, hiding, miss, reveal, right_guess, s4


@pytest.mark.rule(Rule.SORTED_HANDS)
def test_what_a_place_tells():
    """KRP-E1: the first card of a hand lies below an open 4, and the 2 is in one's own hand."""
    table = s4()
    view = table.view(1)
    assert view.hands[2].face_up[:2] == (False, True)
    assert view.hands[2].values[1] == 4
    possible = [value for value in view.uncovered if value < 4 and value not in hand(table, 1)]
    assert told("kryptos", "KRP-E1") == (4, 2, *possible)


@pytest.mark.rule(Rule.SECOND_ATTEMPT, Rule.BRIBE)
def test_a_second_attempt():
    """KRP-E2: wrong, paid, right; with Bribe the owner keeps the point."""
    plain, bribe = s4(), s4(options={"bribe": True})
    for table in (plain, bribe):
        guess(table, 0, 2, 0, 2)
        guess(table, 0, 2, 0, 3)
    before, after = s4().view().points, plain.view().points
    assert told("kryptos", "KRP-E2") == (before[0], before[0] - 1, 3, after[0], bribe.view().points[2])


@pytest.mark.rule(Rule.WORTH)
def test_the_last_three_cards():
    """KRP-E3: three players find the last three cards of the fourth."""
    table = hiding(7, 3, 7, 7)
    guess(table, 0, *right_guess(table, 0, 1))
    miss(table, 1)
    for seat in (2, 3):
        guess(table, seat, *right_guess(table, seat, 1))
    points = table.view().points
    assert told("kryptos", "KRP-E3") == tuple(points[seat] - 2 for seat in (0, 2, 3))


@pytest.mark.rule(Rule.REVEAL_ORDER, Rule.TURN, Rule.TIE)
def test_the_first_player():
    """KRP-E4: who shows a card first, who takes the first turn, and who wins a tie."""
    table = examples.first_lap()
    assert table.to_act == (2,)
    for value in (4, 28, 24, 29, 15):
        reveal(table, table.to_act[0], value)
    assert table.to_act == (2,)
    scores, ranks = (12, 16, 9, 16), (3, 2, 4, 1)
    assert finished(scores, 2).outcome.ranks == ranks
    assert told("kryptos", "KRP-E4") == (scores[1], scores[0], scores[2])
