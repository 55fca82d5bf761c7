"""What both forms of environment share: agents, spaces, chance, and what is done with an illegal action."""

from random import Random
from typing import Any, Literal

import gymnasium.spaces
import msgspec
import numpy as np

from kastellan.adapters.form import Form
from kastellan.core.chance import draw
from kastellan.core.game import CHANCE
from kastellan.core.refusal import Refused
from kastellan.locale import say

Illegal = Literal["refuse", "absent"]
"""A forbidden action raises ``Refused``, or the safe choice for an absent player is played instead."""

Observation = dict[str, Any]


class Seats:
    """A game under way, with dice of its own.

    ``extra`` is the number of actions beside those of the game.
    """

    def __init__(self, form: Form, illegal: Illegal, extra: int = 0) -> None:
        self.form, self.illegal = form, illegal
        self.names = [f"player_{seat}" for seat in range(form.seats)]
        self.seat_of = {name: seat for seat, name in enumerate(self.names)}
        self.actions = len(form.actions) + extra
        self.action_spaces = {name: gymnasium.spaces.Discrete(self.actions) for name in self.names}
        self.observation_spaces = {name: self._observation_space() for name in self.names}
        self.state: Any = None
        self.rng = Random()
        self._writer = form.layout.writer()

    def _observation_space(self) -> gymnasium.spaces.Space[Any]:
        high = self.form.layout.high
        return gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(np.zeros_like(high), high, dtype=np.float32),
                "action_mask": gymnasium.spaces.Box(0, 1, (self.actions,), np.int8),
            }
        )

    def reset(self, seed: int | None) -> None:
        """Begin a new game; a seed makes all that chance does repeatable."""
        if seed is not None:
            self.rng = Random(seed)
        self.state = self.form.start()
        self.let_chance_act()

    def let_chance_act(self) -> tuple[int, ...]:
        """Draw until a player has to decide; return who may act."""
        game, state = self.form.game, self.state
        while (seats := game.to_act(state)) == (CHANCE,):
            game.advance(state, CHANCE, draw(game.chance(state), self.rng))
        return seats

    def observed(self, seat: int, mask: bytearray) -> Observation:
        """Return what a seat sees as an array, with a mask of what it may do."""
        view = self.form.game.view(self.state, seat)
        return {"observation": self._writer.row(view), "action_mask": np.frombuffer(mask, np.int8)}

    def settled(self, seat: int, number: int) -> Any:
        """Return an action that is not offered if the rules allow it, else what is played in its place."""
        game, state = self.form.game, self.state
        action = self.form.actions[number]
        refusal = game.refuse(state, seat, action)
        if refusal is None:
            return action
        if self.illegal == "refuse":
            raise Refused(refusal, say("en", refusal.reason, refusal.facts, namer=state.content.name))
        return self.safe(seat)

    def safe(self, seat: int) -> Any:
        """Return what is played for a player who does not answer, or one of what is offered."""
        safe = self.form.game.absent(self.state, seat, self.rng)
        if safe in self.form.place:
            return safe
        return self.form.actions[self.rng.choice(self.form.numbers(self.state, seat))]

    def shown(self) -> str:
        """Return what spectators see, as text."""
        view = self.form.game.view(self.state, None)
        return msgspec.json.format(msgspec.json.encode(view), indent=2).decode()
