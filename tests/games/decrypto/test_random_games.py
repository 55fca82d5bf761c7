"""Random games of every team size come to an end."""

from random import Random

import pytest

from kastellan.core import playout
from kastellan.games.decrypto import GAME
from kastellan.games.decrypto.options import Options
from tests.games.decrypto.match import play_knowing


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("lock", ["any", "all"])
def test_random_games_end(seats, lock):
    for seed in range(20):
        language = ("en", "fr", "bg")[seed % 3]
        state = GAME.start(seats, Options(guess_lock=lock, language=language), GAME.load(None))
        decisions = playout(GAME, state, Random(seed))
        assert 0 < decisions < 5000
        assert GAME.outcome(state) is not None


@pytest.mark.parametrize("seats", GAME.seats)
def test_long_games_end_within_their_rounds(seats):
    rounds = set()
    for seed in range(20):
        state = play_knowing(
            seats, Options(language=("en", "fr", "bg")[seed % 3], guess_limit=60 * (seed % 2)), seed
        )
        rounds.add(state.round)
        assert GAME.outcome(state) is not None
        assert max(state.misses) <= 2
        assert max(state.interceptions) <= (3 if seats == 3 else 2)
    assert max(rounds) <= (5 if seats == 3 else 8)
    assert max(rounds) >= 4
