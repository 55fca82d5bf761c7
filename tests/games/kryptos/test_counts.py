"""How many lines of play there are, counted by hand and by program."""

import pytest

import kastellan
from kastellan.games.kryptos.rules import Rule
from tests.laws.counts import by_first_move, lines_of_play


def dealt(**options):
    return kastellan.new("kryptos", 3, options={"first_player": 0, **options}, seed=1)


@pytest.mark.rule(Rule.TWO_LAPS, Rule.ANY_OWN_CARD)
@pytest.mark.parametrize(("depth", "count"), list(enumerate([1, 10, 10**2, 10**3, 9 * 10**3, 9**2 * 10**3])))
def test_ten_cards_then_nine_can_be_revealed(depth, count):
    """Three players reveal one of ten cards each, then one of nine."""
    table = dealt()
    assert lines_of_play(table.game, table.state, depth) == count, by_first_move(
        table.game, table.state, depth
    )


@pytest.mark.rule(Rule.END_CARD, Rule.NEIGHBOUR, Rule.COLOUR_CAP)
@pytest.mark.parametrize(("depth", "count"), list(enumerate([1, 8, 64, 497, 2714, 13680])))
def test_the_advanced_set_up_leaves_fewer_reveals(depth, count):
    """Eight inner cards each; colours close in the third reveal already."""
    table = dealt(advanced_setup=True)
    assert lines_of_play(table.game, table.state, depth) == count, by_first_move(
        table.game, table.state, depth
    )
