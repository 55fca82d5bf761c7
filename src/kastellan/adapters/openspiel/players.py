"""OpenSpiel's players at our tables: they see what a seat sees and nothing else.

>>> from kastellan.adapters.openspiel.players import ismcts
>>> from kastellan.bots import look
>>> player = ismcts("kreta", seats=2, simulations=3, seed=1)
>>> form = player.game.form
>>> state = form.start()
>>> while form.game.to_act(state) == (-1,):
...     form.game.advance(state, -1, form.game.chance(state)[0][0])
>>> seat = form.game.to_act(state)[0]
>>> player(look(form.game, state, seat)) in form.game.legal(state, seat)
True
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from kastellan.adapters.openspiel.game import SpielGame
from kastellan.adapters.openspiel.parameters import written
from kastellan.adapters.openspiel.state import Held, placed
from kastellan.core.knowledge import Seen
from kastellan.core.memory import imagined


class SpielPlayer:
    """A bot of OpenSpiel that answers what a seat of ours has ``Seen`` with an action of ours.

    ``make`` is given the game and returns the bot.
    """

    def __init__(
        self,
        slug: str,
        seats: int,
        make: Callable[[SpielGame], Any],
        options: Mapping[str, Any] | None = None,
    ) -> None:
        chosen = {name: written(value) for name, value in (options or {}).items()}
        self.game: SpielGame = pyspiel.load_game(f"kastellan_{slug}", {"players": seats, **chosen})
        self.bot = make(self.game)

    def __call__(self, seen: Seen, rng: Random | None = None) -> Any:
        """Return the bot's action; the position it starts from is imagined from what was seen."""
        form = self.game.form
        state = imagined(form.game, seen.view, seen.content, rng or Random(0), seen.memory)
        root = placed(self.game, Held(form, state, [()] * form.seats, first=seen.seat))
        if seen.memory is not None:
            root.held.trail.remember(seen.seat, seen.memory)
        return form.actions[self.bot.step(root)]


def ismcts(
    slug: str,
    seats: int,
    simulations: int,
    seed: int,
    options: Mapping[str, Any] | None = None,
    exploration: float = 1.4,
) -> SpielPlayer:
    """Return OpenSpiel's information-set search with random rollouts; the same seed plays the same game."""
    dice = np.random.RandomState(seed)

    def make(game: SpielGame) -> ISMCTSBot:
        evaluator = RandomRolloutEvaluator(1, dice)
        bot = ISMCTSBot(game, evaluator, exploration, simulations, random_state=dice)
        bot.set_resampler(lambda state, player: state.resample_from_infostate(player, dice.uniform))
        return bot

    return SpielPlayer(slug, seats, make, options)
