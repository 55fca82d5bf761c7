"""Every game for OpenSpiel, under the name ``kastellan_<game>``; see ``docs/adapters``.

Importing this package registers the games:

>>> import pyspiel
>>> import kastellan.adapters.openspiel
>>> game = pyspiel.load_game("kastellan_kreta", {"players": 2})
>>> game.num_distinct_actions()
619
"""

try:
    from kastellan.adapters.openspiel.game import SpielGame, register
    from kastellan.adapters.openspiel.state import SpielState
except ModuleNotFoundError as error:
    raise ModuleNotFoundError("OpenSpiel is missing: pip install 'kastellan[openspiel]'") from error
from kastellan.games import GAMES

__all__ = ("SpielGame", "SpielState", "register")

for _game in GAMES.values():
    register(_game)
