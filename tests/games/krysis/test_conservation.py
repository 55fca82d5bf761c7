"""Crystals and cards are conserved in every set-up."""

import pytest

from kastellan.games.krysis.rules import Rule
from tests.games.krysis.conservation import count_games, setups


@pytest.mark.rule(Rule.CONSERVATION)
def test_nothing_is_lost_in_one_random_game_of_every_setup():
    seen = count_games(len(setups()))

    assert len(setups()) == 288
    assert seen["games"] == 288
    kinds = {"Load", "Attack", "Overtime", "Rob", "Spy", "Mine", "Transmute", "Snatch", "Announce", "Deliver"}
    assert kinds <= seen.keys(), "every kind of action was met"
