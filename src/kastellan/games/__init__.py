"""The one list of games."""

from typing import Any

from kastellan.core.game import Game
from kastellan.games import decrypto, kreta, kryptos, krysis

GAMES: dict[str, Game[Any, Any, Any, Any, Any, Any, Any]] = {
    game.slug: game for game in (kryptos.GAME, decrypto.GAME, kreta.GAME, krysis.GAME)
}
