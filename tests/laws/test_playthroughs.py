"""Recorded games are played again and come out the same."""

import pytest

from kastellan.games import GAMES
from tests.laws.playthroughs import path_of, record, recorded_setups

CASES = [
    pytest.param(game, setup, id=f"{game.slug}-{setup}")
    for game in GAMES.values()
    for setup in recorded_setups(game)
]


@pytest.mark.parametrize(("game", "setup"), CASES)
def test_a_recorded_game_plays_the_same(game, setup):
    path = path_of(game, setup)
    assert path.exists(), "record it with `make playthroughs` and read it"
    assert record(game, setup) == path.read_text(encoding="utf-8")
