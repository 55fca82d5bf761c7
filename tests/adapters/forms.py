"""Every game and the toy in every set-up, as the adapters see it."""

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Any

import msgspec
import pytest

from kastellan.adapters.form import Form
from kastellan.core import CHANCE, draw
from kastellan.games import GAMES
from tests.laws.setups import Setup, every_setup, values_of
from tests.laws.toys import TOY

EVERY_GAME = (*GAMES.values(), TOY)


def cases(setups: Any) -> list[Any]:
    """Return test parameters for every game."""
    return [
        pytest.param(game, setup, id=f"{game.slug}-{setup}") for game in EVERY_GAME for setup in setups(game)
    ]


def main_setups(game: Any) -> list[Setup]:
    """Return all player counts, and every option changed by itself where the fewest players may."""
    plain = [Setup(seats, game.options()) for seats in game.seats]
    fields = msgspec.inspect.type_info(game.options).fields
    changed = [
        (field.name, value)
        for field in fields
        for value in values_of(field)
        if value != getattr(game.options(), field.name)
    ]
    return plain + [setup for name, value in changed for setup in fewest(game, name, value)]


def fewest(game: Any, name: str, value: Any) -> list[Setup]:
    """Return the set-up with the fewest players that allows an option, perhaps with a flag it needs."""
    flags = [field.name for field in msgspec.inspect.type_info(game.options).fields]
    for extra in ({}, *({flag: True} for flag in flags if isinstance(getattr(game.options(), flag), bool))):
        options = game.options(**{**extra, name: value})
        for seats in game.seats:
            if game.forbid(seats, options) is None:
                return [Setup(seats, options)]
    raise AssertionError(f"{name}={value} is never allowed")


EVERY_SETUP = cases(every_setup)
MAIN_SETUPS = cases(main_setups)


@lru_cache(maxsize=200)
def form_for(slug: str, setup: Setup) -> Form:
    """Return a form, compiled once for all tests of a process."""
    game = next(game for game in EVERY_GAME if game.slug == slug)
    return Form(game, setup.seats, setup.options, game.load(None))


def options_of(setup: Setup) -> dict[str, Any]:
    """Return the options of a set-up that are not the usual ones."""
    plain = type(setup.options)()
    return {
        name: value
        for name, value in msgspec.structs.asdict(setup.options).items()
        if value != getattr(plain, name)
    }


def decisions(form: Form, seed: int) -> Iterator[tuple[Any, int, list[int]]]:
    """Play a random game by what is offered; yield each position with who decides and what is offered."""
    game, rng, state, moves = form.game, Random(seed), form.start(), 0
    while seats := game.to_act(state):
        moves += 1
        assert moves <= form.longest
        if seats[0] == CHANCE:
            outcomes = game.chance(state)
            assert len(outcomes) <= form.draws
            game.advance(state, CHANCE, draw(outcomes, rng))
            continue
        seat = rng.choice(seats)
        numbers = form.numbers(state, seat)
        yield state, seat, numbers
        game.advance(state, seat, form.actions[rng.choice(numbers)])
