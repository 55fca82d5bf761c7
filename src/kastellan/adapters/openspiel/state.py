"""A position of ours as a state of OpenSpiel."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pyspiel

from kastellan.adapters.form import Form, form_of, rewards
from kastellan.core.chance import Even
from kastellan.core.game import CHANCE, resample

TERMINAL = int(pyspiel.PlayerId.TERMINAL)


class Held:
    """A position in a form that OpenSpiel can copy and store.

    ``own`` is what each seat has chosen so far.  ``first`` is the seat that goes before others who
    act at the same time, or -1 for the order of seats.
    """

    __slots__ = ("first", "form", "own", "state")

    def __init__(self, form: Form, state: Any, own: list[tuple[int, ...]], first: int = -1) -> None:
        self.form, self.state, self.own, self.first = form, state, own, first

    def __deepcopy__(self, _memo: Any) -> "Held":
        return Held(self.form, self.state.copy(), self.own[:], self.first)

    def __reduce__(self) -> tuple[Any, ...]:
        form = self.form
        written = msgspec.json.encode(form.game.write(self.state))
        table = form.game.slug, form.seats, msgspec.to_builtins(form.options)
        return revive, (*table, written, self.own, self.first)

    def actor(self) -> int:
        """Return who acts: a seat, chance, or -4 as OpenSpiel says when the game is over."""
        seats = self.form.game.to_act(self.state)
        if not seats:
            return TERMINAL
        return self.first if self.first in seats else seats[0]


def revive(
    slug: str, seats: int, options: dict[str, Any], written: bytes, own: list[tuple[int, ...]], first: int
) -> Held:
    """Return a stored position."""
    form = form_of(slug, seats, options)
    position = msgspec.json.decode(written, type=form.game.positions)
    return Held(form, form.game.read(position, form.content), own, first)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position; everything that may change is in ``held``."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        form = game.form
        self.held = Held(form, form.start(), [()] * form.seats)

    def current_player(self) -> int:
        """Return the seat that acts, the first of several, or chance, or that the game is over."""
        return self.held.actor()

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.held.form.offered(self.held.state, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the numbers of what chance may do, with probabilities."""
        outcomes = self.held.form.game.chance(self.held.state)
        if isinstance(outcomes, Even):
            return [(number, 1 / len(outcomes)) for number in range(len(outcomes))]
        total = sum(weight for _, weight in outcomes)
        return [(number, weight / total) for number, (_, weight) in enumerate(outcomes)]

    def _apply_action(self, number: int) -> None:
        held = self.held
        game, state = held.form.game, held.state
        seat = held.actor()
        if seat == CHANCE:
            game.advance(state, CHANCE, game.chance(state)[number][0])
        else:
            held.own[seat] += (number,)
            held.first = -1
            game.advance(state, seat, held.form.actions[number])

    def _action_to_string(self, player: int, number: int) -> str:
        held = self.held
        chance = player == pyspiel.PlayerId.CHANCE
        action = held.form.game.chance(held.state)[number][0] if chance else held.form.actions[number]
        return msgspec.json.encode(action).decode()

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return not self.held.form.game.to_act(self.held.state)

    def returns(self) -> list[float]:
        """Return the rewards by rank, which sum to 0; all 0 before the end."""
        outcome = self.held.form.game.outcome(self.held.state)
        return [0.0] * self.held.form.seats if outcome is None else rewards(outcome)

    def __str__(self) -> str:
        return msgspec.json.encode(self.held.form.game.write(self.held.state)).decode()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Return a state that ``player`` cannot tell from this one, imagined from its view alone."""
        held = self.held
        state = resample(held.form.game, held.state, player, Random(sampler()))
        own = [held.own[seat] if seat == player else () for seat in range(held.form.seats)]
        return placed(self.get_game(), Held(held.form, state, own, held.first))


def placed(game: Any, held: Held) -> SpielState:
    """Return a state at a given position; its history is empty."""
    state: SpielState = game.new_initial_state()
    state.held = held
    return state
