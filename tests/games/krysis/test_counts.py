"""How many lines of play there are at the first bids, counted by hand and by program."""

import pytest

import kastellan
from tests.laws.counts import by_first_move, lines_of_play

ONE_STEP = 2 * 4
"""Each of two players hands in nothing or puts in the first red, blue or white crystal."""

TWO_STEPS = 2 * ((4 + 4) + (5 + 4) + (5 + 4)) + 2 * 4
"""After a red crystal its owner has no second one; after a bid is handed in the other player is left."""


@pytest.mark.rule("KRY-9", "KRY-14")
@pytest.mark.parametrize(("depth", "count"), list(enumerate([1, ONE_STEP, TWO_STEPS, 440, 3114])))
def test_bids_are_composed_crystal_by_crystal(depth, count):
    """The headquarters hold one red, two blue and three white crystals."""
    table = kastellan.new("krysis", 2, seed=1)
    counted = lines_of_play(table.game, table.state, depth)
    assert counted == count, by_first_move(table.game, table.state, depth)
