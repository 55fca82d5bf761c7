"""Every game for PettingZoo; see ``docs/adapters``.

>>> from kastellan.adapters.pettingzoo import kreta_v1
>>> env = kreta_v1.env(seats=2, full_transit="all")
>>> env.reset(seed=7)
>>> observation, reward, termination, truncation, info = env.last()
>>> observation["observation"].shape, observation["action_mask"].shape
((1221,), (619,))
"""

from typing import Any

try:
    from pettingzoo.utils.conversions import parallel_to_aec
except ModuleNotFoundError as error:
    raise ModuleNotFoundError("PettingZoo is missing: pip install 'kastellan[pettingzoo]'") from error

from kastellan.adapters.form import AnyGame, form_of
from kastellan.adapters.pettingzoo.together import Together
from kastellan.adapters.pettingzoo.turns import Illegal, Turns
from kastellan.games import GAMES

__all__ = ("Environments", "Illegal", "Together", "Turns")


class Environments:
    """The environments of one game: what other projects write as a module."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.name = f"{game.slug}_v{game.version}"

    def env(
        self,
        seats: int | None = None,
        *,
        max_cycles: int | None = None,
        illegal: Illegal = "refuse",
        content: bytes | None = None,
        **options: Any,
    ) -> Any:
        """Return the game in turns; ``options`` are those of the game.

        With ``max_cycles`` agents take turns in laps instead, waiting where they have nothing to
        decide, and the game is cut after so many laps.
        """
        if max_cycles is not None:
            together = self.parallel_env(
                seats, max_cycles=max_cycles, illegal=illegal, content=content, **options
            )
            return parallel_to_aec(together)
        return Turns(self.name, self._form(seats, content, options), illegal)

    raw_env = env

    def parallel_env(
        self,
        seats: int | None = None,
        *,
        max_cycles: int | None = None,
        illegal: Illegal = "refuse",
        content: bytes | None = None,
        **options: Any,
    ) -> Together:
        """Return the game as one step for all agents at once, cut after ``max_cycles`` steps."""
        return Together(self.name, self._form(seats, content, options), illegal, max_cycles)

    def _form(self, seats: int | None, content: bytes | None, options: dict[str, Any]) -> Any:
        return form_of(self.game.slug, self.game.seats[0] if seats is None else seats, options, content)


def __getattr__(name: str) -> Environments:
    """Return the environments of a game by its name and version, such as ``kreta_v1``."""
    for game in GAMES.values():
        if name == f"{game.slug}_v{game.version}":
            return Environments(game)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
