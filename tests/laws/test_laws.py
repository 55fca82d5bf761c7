"""Every game obeys every law in every set-up."""

import pytest

from kastellan.games import GAMES
from tests.laws.laws import LAWS
from tests.laws.setups import every_setup

CASES = [
    pytest.param(game, setup, id=f"{game.slug}-{setup}")
    for game in GAMES.values()
    for setup in every_setup(game)
]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("game", "setup"), CASES)
def test_every_game_obeys(law, game, setup):
    law(game, setup, seed=sum(map(ord, str(setup))))
