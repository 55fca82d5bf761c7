"""A game in which all agents step at once; who has nothing to decide waits."""

from collections.abc import Mapping
from typing import Any

from pettingzoo import ParallelEnv

from kastellan.adapters.form import Form, rewards
from kastellan.adapters.pettingzoo.seats import Illegal, Observation, Seats

Told = dict[str, Any]


class Together(ParallelEnv):  # type: ignore[misc]
    """An environment whose agents step together.

    There is one action more than in turns, the last: to wait, which is all that an agent without a
    decision can do.  Answers that the rules want from several at the same time are given in one step;
    one that comes too late because another agent's has settled the matter is dropped.
    """

    def __init__(self, name: str, form: Form, illegal: Illegal, max_cycles: int | None) -> None:
        super().__init__()
        self.metadata = {"name": name, "render_modes": ["ansi"], "is_parallelizable": True}
        self.render_mode = "ansi"
        self.form, self.seats, self.max_cycles = form, Seats(form, illegal, extra=1), max_cycles
        self.wait = len(form.actions)
        self.possible_agents = self.seats.names
        self.agents: list[str] = []
        self.cycles = 0

    def observation_space(self, agent: str) -> Any:
        """Return the space of an agent's observations."""
        return self.seats.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of an agent's actions."""
        return self.seats.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Told | None = None) -> tuple[Told, Told]:  # noqa: ARG002
        """Begin a new game; the options of the game were given to ``parallel_env``."""
        self.seats.reset(seed)
        self.agents = self.seats.names[:]
        self.cycles = 0
        return self._observed(self.agents), {name: {} for name in self.agents}

    def step(self, actions: Mapping[str, int]) -> tuple[Told, Told, Told, Told, Told]:
        """Play the actions of all who have something to decide, in the order of seats."""
        game, state = self.form.game, self.seats.state
        chosen = [(seat, self._chosen(seat, actions)) for seat in game.to_act(state)]
        for seat, action in chosen:
            if seat in game.to_act(state) and game.refuse(state, seat, action) is None:
                game.advance(state, seat, action)
        waiting = self.seats.let_chance_act()
        self.cycles += 1
        return self._told(over=not waiting, cut=self.cycles == self.max_cycles)

    def _chosen(self, seat: int, actions: Mapping[str, int]) -> Any:
        """Return the action of a seat that has something to decide."""
        number = int(actions.get(self.seats.names[seat], self.wait))
        if number != self.wait:
            return self.seats.settled(seat, number)
        if self.seats.illegal == "refuse":
            raise ValueError(f"{self.seats.names[seat]} cannot wait: it has to act")
        return self.seats.safe(seat)

    def _told(self, *, over: bool, cut: bool) -> tuple[Told, Told, Told, Told, Told]:
        """Return observations, rewards, what has ended and what is known besides."""
        names = self.agents
        outcome = self.form.game.outcome(self.seats.state) if over else None
        gained = [0.0] * len(names) if outcome is None else rewards(outcome)
        infos: Told = {name: {} for name in names}
        if outcome is not None:
            infos = {
                name: {"score": outcome.scores[seat], "rank": outcome.ranks[seat]}
                for seat, name in enumerate(names)
            }
        if over or cut:
            self.agents = []
        return (
            self._observed(names),
            dict(zip(names, gained, strict=True)),
            dict.fromkeys(names, over),
            dict.fromkeys(names, cut and not over),
            infos,
        )

    def _observed(self, names: list[str]) -> dict[str, Observation]:
        """Return what each agent sees, and a mask of what it may do."""
        form, state = self.form, self.seats.state
        acting = form.game.to_act(state)
        found = {}
        for name in names:
            seat = self.seats.seat_of[name]
            mask = form.offered(state, seat)
            mask.append(seat not in acting)
            found[name] = self.seats.observed(seat, mask)
        return found

    def render(self) -> str:
        """Return what spectators see."""
        return self.seats.shown()

    def close(self) -> None:
        """Release nothing: there is no window."""
