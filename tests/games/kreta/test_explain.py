"""What is said of a province adds up to the influence that counts."""

from random import Random

import pytest

from kastellan.core.explaining import Asked
from kastellan.core.playout import step
from kastellan.games.kreta import GAME
from kastellan.games.kreta.steps.scoring import awards, influences


@pytest.mark.rule("KRE-81")
def test_a_province_adds_up_to_the_influence_and_the_points_of_the_engine():
    rng, state = Random(11), GAME.start(4, GAME.options(), GAME.load(None))
    while GAME.to_act(state):
        GAME.advance(state, *step(GAME, state, rng))
        if rng.random() < 0.9:
            continue
        asked = Asked(GAME.view(state, None), state.content)
        for place in range(16):
            sums = GAME.explaining.explain(asked, f"province:{place}").sections[0].sums
            found = {one.seat: (sum(term.amount for term in one.terms), one.gain) for one in sums}
            true = zip(influences(state, place), awards(state, place), strict=True)
            assert [found[seat] for seat in range(4)] == list(true)
            assert [one.total for one in sums] == sorted((one.total for one in sums), reverse=True)
