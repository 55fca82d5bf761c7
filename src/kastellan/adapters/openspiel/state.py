"""A position of ours as a state of OpenSpiel."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from random import Random
from typing import Any

import msgspec
import pyspiel

from kastellan.adapters.form import Form, form_of, rewards
from kastellan.adapters.openspiel.trail import Trail
from kastellan.core.chance import Even
from kastellan.core.game import CHANCE
from kastellan.core.memory import imagined

TERMINAL = int(pyspiel.PlayerId.TERMINAL)


class Held:
    """A position in a form that OpenSpiel can copy and store.

    ``own`` is what each seat has chosen so far, ``trail`` what it has seen.  ``actor`` is who acts: ``first``
    if it may, else the first of those who may, or chance, or -4 as OpenSpiel says when the game is over.
    """

    __slots__ = ("actor", "form", "own", "state", "trail")

    def __init__(
        self,
        form: Form,
        state: Any,
        own: Iterable[Iterable[int]],
        first: int = -1,
        trail: Trail | None = None,
    ) -> None:
        self.form, self.state = form, state
        self.trail = Trail(form, state) if trail is None else trail
        self.own = [list(choices) for choices in own]
        seats = form.game.to_act(state)
        self.actor = TERMINAL if not seats else first if first in seats else seats[0]

    def __deepcopy__(self, _memo: Any) -> "Held":
        return Held(self.form, self.state.copy(), self.own, self.actor, self.trail.copy())

    def advance(self, action: Any) -> None:
        """Play an action of whose turn it is, and find out who is next."""
        game = self.form.game
        self.trail.add(self.actor, action)
        game.advance(self.state, self.actor, action)
        seats = game.to_act(self.state)
        self.actor = seats[0] if seats else TERMINAL

    def __reduce__(self) -> tuple[Any, ...]:
        form = self.form
        written = msgspec.json.encode(form.game.write(self.state))
        table = form.game.slug, form.seats, msgspec.to_builtins(form.options)
        return revive, (*table, written, self.own, self.actor, *self.trail.kept())


def revive(
    slug: str,
    seats: int,
    options: dict[str, Any],
    written: bytes,
    own: list[list[int]],
    first: int,
    marks: list[str],
    memories: list[bytes],
) -> Held:
    """Return a stored position."""
    form = form_of(slug, seats, options)
    position = msgspec.json.decode(written, type=form.game.positions)
    state = form.game.read(position, form.content)
    return Held(form, state, own, first, Trail(form, state).restore(marks, memories))


@lru_cache(maxsize=256)
def even(count: int) -> tuple[tuple[int, float], ...]:
    """Return so many outcomes that are equally likely."""
    return tuple((number, 1 / count) for number in range(count))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position; everything that may change is in ``held``."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        form = game.form
        self.held = Held(form, form.start(), [()] * form.seats)

    def current_player(self) -> int:
        """Return the seat that acts, the first of several, or chance, or that the game is over."""
        return self.held.actor

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Return what a player, or chance, may do; Python callers are spared the way through C++."""
        held = self.held
        actor = held.actor
        if player is not None and player != actor:
            return []
        if actor >= 0:
            return held.form.numbers(held.state, actor)
        return [number for number, _ in self.chance_outcomes()] if actor == CHANCE else []

    def _legal_actions(self, player: int) -> list[int]:
        return self.held.form.numbers(self.held.state, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the numbers of what chance may do, with probabilities."""
        outcomes = self.held.form.game.chance(self.held.state)
        if isinstance(outcomes, Even):
            return list(even(len(outcomes)))
        total = sum(weight for _, weight in outcomes)
        return [(number, weight / total) for number, (_, weight) in enumerate(outcomes)]

    def _apply_action(self, number: int) -> None:
        held = self.held
        if held.actor == CHANCE:
            held.advance(held.form.game.chance(held.state)[number][0])
        else:
            held.own[held.actor].append(number)
            held.advance(held.form.actions[number])

    def _action_to_string(self, player: int, number: int) -> str:
        held = self.held
        chance = player == pyspiel.PlayerId.CHANCE
        action = held.form.game.chance(held.state)[number][0] if chance else held.form.actions[number]
        return msgspec.json.encode(action).decode()

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.held.actor == TERMINAL

    def returns(self) -> list[float]:
        """Return the rewards by rank, which sum to 0; all 0 before the end."""
        outcome = self.held.form.game.outcome(self.held.state)
        return [0.0] * self.held.form.seats if outcome is None else rewards(outcome)

    def __str__(self) -> str:
        return msgspec.json.encode(self.held.form.game.write(self.held.state)).decode()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Return a state that ``player`` cannot tell from this one by anything that it has seen."""
        held, form = self.held, self.held.form
        view, memory = form.game.view(held.state, player), held.trail.memory(player)
        state = imagined(form.game, view, form.content, Random(sampler()), memory)
        own = [held.own[seat] if seat == player else () for seat in range(form.seats)]
        trail = Trail(form, state).known_to(player, held.trail)
        return placed(self.get_game(), Held(form, state, own, held.actor, trail))


def placed(game: Any, held: Held) -> SpielState:
    """Return a state at a given position; its history is empty."""
    state: SpielState = game.new_initial_state()
    state.held = held
    return state
