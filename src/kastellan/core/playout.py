"""Random play to the end: for tests, benchmarks and search.  Compiled where possible."""

from collections.abc import Callable
from random import Random
from typing import Any

from kastellan.core.chance import draw, draw_by
from kastellan.core.game import no_suggestion, no_timers

TIME_UP_ONE_IN = 40


def pick(game: Any, state: Any, seat: int, rng: Random) -> Any:
    """Return a random action of ``seat``, listed or suggested."""
    actions = game.legal(state, seat)
    count = len(actions)
    if count == 0 or rng.randrange(count + 1) == count:
        suggested = game.suggest(state, seat, rng)
        if suggested is not None:
            return suggested
    return actions[rng.randrange(count)]


def step(game: Any, state: Any, rng: Random) -> tuple[int, Any]:
    """Return a random next move of ``state`` as seat and action.

    Where a time limit runs, the clock strikes now and then, so that random games meet it.
    """
    seats = game.to_act(state)
    if seats[0] == -1:
        return -1, draw(game.chance(state), rng)
    timers = game.timers(state)
    if timers and rng.randrange(TIME_UP_ONE_IN) == 0:
        return -2, timers[rng.randrange(len(timers))].event
    seat = seats[rng.randrange(len(seats))]
    return seat, pick(game, state, seat, rng)


def playout(game: Any, state: Any, rng: Random, watch: Callable[[int, Any], None] | None = None) -> int:
    """Play ``state`` in place at random until the game is over; return the number of decisions.

    ``watch`` is called with seat and action before each is played.
    """
    if watch is None and not _has_extras(game):
        quick: Callable[[Any, Callable[[], float]], int] | None = game.playout
        return _plain(game, state, rng.random) if quick is None else quick(state, rng.random)
    decisions = 0
    while game.to_act(state):
        seat, action = step(game, state, rng)
        if watch is not None:
            watch(seat, action)
        game.advance(state, seat, action)
        if seat != -1:
            decisions += 1
    return decisions


def _has_extras(game: Any) -> bool:
    """Return whether the game has open-ended actions or time limits of its own."""
    return game.suggest is not no_suggestion or game.timers is not no_timers


def _plain(game: Any, state: Any, random: Callable[[], float]) -> int:
    """Play out a game whose actions are all listed and that knows no time limits."""
    to_act, legal, chance, advance = game.to_act, game.legal, game.chance, game.advance
    decisions = 0
    seats: tuple[int, ...] = to_act(state)
    while len(seats) > 0:
        seat = seats[0]
        if seat == -1:
            advance(state, -1, draw_by(chance(state), random))
        else:
            if len(seats) > 1:
                seat = seats[int(random() * len(seats))]
            actions = legal(state, seat)
            advance(state, seat, actions[int(random() * len(actions))])
            decisions += 1
        seats = to_act(state)
    return decisions
