"""A game in turns: one agent acts at a time."""

from typing import Any

from pettingzoo import AECEnv

from kastellan.adapters.form import Form, rewards
from kastellan.adapters.pettingzoo.seats import Illegal, Observation, Seats

__all__ = ("Illegal", "Turns")


class Turns(AECEnv):  # type: ignore[misc]
    """An environment whose agents act one after the other.

    Who acts at the same time by the rules acts in the order of seats, and nobody sees what was sealed
    before.  Chance is played by the environment.
    """

    def __init__(self, name: str, form: Form, illegal: Illegal) -> None:
        super().__init__()
        self.metadata = {"name": name, "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = "ansi"
        self.form, self.seats = form, Seats(form, illegal)
        self.possible_agents = self.seats.names
        self.agents: list[str] = []
        self._offered: bytes | None = None

    def observation_space(self, agent: str) -> Any:
        """Return the space of an agent's observations."""
        return self.seats.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of an agent's actions."""
        return self.seats.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin a new game; the options of the game were given to ``env``."""
        self.seats.reset(seed)
        names = self.seats.names
        self.agents = names[:]
        self.rewards = dict.fromkeys(names, 0.0)
        self._cumulative_rewards = dict.fromkeys(names, 0.0)
        self.terminations = dict.fromkeys(names, False)
        self.truncations = dict.fromkeys(names, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in names}
        self._go_on()

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees as an array, and a mask of what it may do."""
        seats, seat = self.seats, self.seats.seat_of[agent]
        mask = self.form.offered(seats.state, seat)
        if agent == self.agent_selection:
            self._offered = bytes(mask)
        return seats.observed(seat, mask)

    def step(self, action: int | None) -> None:
        """Play an action for the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to act")
        seats, seat = self.seats, self.seats.seat_of[agent]
        offered = self._offered or self.form.offered(seats.state, seat)
        chosen = self.form.actions[action] if offered[action] else seats.settled(seat, int(action))
        self._cumulative_rewards[agent] = 0.0
        self.form.game.advance(seats.state, seat, chosen)
        self._go_on()

    def _go_on(self) -> None:
        """Let chance act and find out who is next, or that the game is over."""
        self._offered = None
        waiting = self.seats.let_chance_act()
        if waiting:
            self.agent_selection = self.seats.names[waiting[0]]
        else:
            self._finish()

    def _finish(self) -> None:
        outcome = self.form.game.outcome(self.seats.state)
        assert outcome is not None  # noqa: S101 - nobody is to act
        for seat, (name, reward) in enumerate(zip(self.seats.names, rewards(outcome), strict=True)):
            self.rewards[name] = reward
            self.terminations[name] = True
            self.infos[name] = {"score": outcome.scores[seat], "rank": outcome.ranks[seat]}
        self._accumulate_rewards()

    def render(self) -> str:
        """Return what spectators see."""
        return self.seats.shown()

    def close(self) -> None:
        """Release nothing: there is no window."""
