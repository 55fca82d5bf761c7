import pytest

from kastellan.games import GAMES
from tests.laws.toys import TOY, registered

EVERY_GAME = {**GAMES, TOY.slug: TOY}


@pytest.fixture(params=sorted(EVERY_GAME))
def game(request):
    """Every game of the house, and the toy: nothing in ``bots`` knows a game by name."""
    if request.param == TOY.slug:
        with registered() as toy:
            yield toy
    else:
        yield GAMES[request.param]
