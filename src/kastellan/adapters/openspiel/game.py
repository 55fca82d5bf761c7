"""A game of ours as a game of OpenSpiel."""

from typing import Any, ClassVar

import pyspiel

from kastellan.adapters.form import AnyGame, form_of
from kastellan.adapters.openspiel.observer import Observer
from kastellan.adapters.openspiel.parameters import defaults, read
from kastellan.adapters.openspiel.state import SpielState


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """Sequential, with explicit chance and returns by rank that sum to 0.

    Who acts at the same time acts in the order of seats, and nobody sees what was sealed before.
    All games are declared to be of imperfect information, so that algorithms over information sets
    take them.  Each registered game is a class of its own.
    """

    kind: ClassVar[Any]
    rules: ClassVar[AnyGame]

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        given = dict(parameters or {})
        seats = int(given.pop("players", self.rules.seats[0]))
        self.form = form_of(self.rules.slug, seats, read(self.rules.options, given))
        super().__init__(self.kind, info_of(self.form), parameters or {})

    def new_initial_state(self, written: str | None = None) -> SpielState:
        """Return the first position."""
        if written is not None:
            raise NotImplementedError("positions are read by kastellan.position")
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, _parameters: Any = None) -> Observer:
        """Return what writes down what a player sees."""
        return Observer(self.form, kind or pyspiel.IIGObservationType(perfect_recall=False))


def info_of(form: Any) -> Any:
    """Return the figures of a game at a table."""
    return pyspiel.GameInfo(
        num_distinct_actions=len(form.actions),
        max_chance_outcomes=form.draws,
        num_players=form.seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=form.longest,
    )


def register(game: AnyGame) -> None:
    """Make a game known to OpenSpiel as ``kastellan_<game>``; its options are parameters."""
    kind = pyspiel.GameType(
        short_name=f"kastellan_{game.slug}",
        long_name=f"Kastellan {game.slug.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seats[0], **defaults(game.options)},
    )
    pyspiel.register_game(
        kind, type(f"Spiel{game.slug.capitalize()}", (SpielGame,), {"kind": kind, "rules": game})
    )
