"""Every way a game can be set up, positions of random games, and actions at random."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from random import Random
from typing import Any

import msgspec
from msgspec import inspect

from kastellan.core import CHANCE
from kastellan.core.playout import step

MOST_COMBINATIONS = 24
"""With more combinations of options than this, only pairs of values are covered."""


class Setup(msgspec.Struct, frozen=True):
    """A number of seats and options that the rules allow."""

    seats: int
    options: Any

    def __str__(self) -> str:
        chosen = msgspec.structs.asdict(self.options)
        default = msgspec.structs.asdict(type(self.options)())
        changed = [f"{name}={value}" for name, value in chosen.items() if value != default[name]]
        return "-".join([f"{self.seats} seats", *changed])


def every_setup(game: Any) -> list[Setup]:
    """Return all player counts with the allowed combinations of the options that have few values."""
    fields = inspect.type_info(game.options).fields
    choices = [[(field.name, value) for value in values_of(field)] for field in fields]
    plain = tuple(msgspec.structs.asdict(game.options()).items())
    setups = []
    for seats in game.seats:
        options = [(chosen, game.options(**dict(chosen))) for chosen in product(*choices)]
        allowed = [chosen for chosen, built in options if game.forbid(seats, built) is None]
        setups += [Setup(seats, game.options(**dict(chosen))) for chosen in covering_of(allowed, plain)]
    return setups


def covering_of(everything: list[tuple[Any, ...]], plain: tuple[Any, ...]) -> list[tuple[Any, ...]]:
    """Return all combinations; of very many the plain one and enough that every possible pair occurs."""
    if len(everything) <= MOST_COMBINATIONS:
        return everything
    covering = [plain]
    wanted = {pair for chosen in everything for pair in combinations(chosen, 2)}
    wanted.difference_update(combinations(plain, 2))
    while wanted:
        best = max(everything, key=lambda chosen: len(wanted.intersection(combinations(chosen, 2))))
        covering.append(best)
        wanted.difference_update(combinations(best, 2))
    return covering


def values_of(field: Any) -> list[Any]:
    """Return the values of an option: all of a flag or a choice, else the default and what has a name."""
    if isinstance(field.type, inspect.BoolType):
        return [False, True]
    if isinstance(field.type, inspect.LiteralType):
        return list(field.type.values)
    default = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
    named = field.type.types if isinstance(field.type, inspect.UnionType) else ()
    return [
        default,
        *(value for one in named if isinstance(one, inspect.LiteralType) for value in one.values),
    ]


def moves(game: Any, setup: Setup, seed: int) -> Iterator[tuple[Any, int, Any, Any]]:
    """Yield each move of a random game as position before, seat, action and position after."""
    rng = Random(seed)
    before = game.start(setup.seats, setup.options, game.load(None))
    while game.to_act(before):
        seat, action = step(game, before, rng)
        after = before.copy()
        game.advance(after, seat, action)
        yield before, seat, action, after
        before = after


def some(items: Iterator[Any], rng: Random, share: float, first: int = 3) -> Iterator[Any]:
    """Yield the first few and a random share of the rest."""
    for number, item in enumerate(items):
        if number < first or rng.random() < share:
            yield item


def acting(game: Any, state: Any) -> tuple[int, ...]:
    """Return the players who may act, without chance."""
    return tuple(seat for seat in game.to_act(state) if seat != CHANCE)


def some_actions(listing: Any, rng: Random, most: int) -> list[Any]:
    """Return a few listed actions, all of them when there are not many."""
    if len(listing) <= most:
        return list(listing)
    return [listing[rng.randrange(len(listing))] for _ in range(most)]


@cache
def described(kind: Any) -> Any:
    """Return what a type is made of; asking again would cost more than the law that asks."""
    return inspect.type_info(kind)


def random_action(kind: Any, rng: Random) -> Any:
    """Return an action of any kind with fields at random, sensible or not."""
    info = described(kind)
    return random_value(rng.choice(info.types) if isinstance(info, inspect.UnionType) else info, rng)


def random_value(info: Any, rng: Random) -> Any:
    """Return a random value of an inspected type."""
    match info:
        case inspect.StructType():
            return info.cls(**{field.name: random_value(field.type, rng) for field in info.fields})
        case inspect.BoolType():
            return rng.random() < 0.5
        case inspect.IntType():
            low = info.ge if info.ge is not None else -2
            return rng.randint(low, info.le if info.le is not None else low + rng.choice((4, 12, 55)))
        case inspect.StrType():
            return rng.choice(("", "x", "word", "3", "a b"))
        case inspect.LiteralType() | inspect.EnumType():
            return rng.choice(list(info.values if isinstance(info, inspect.LiteralType) else info.cls))
        case inspect.UnionType():
            return random_value(rng.choice(info.types), rng)
        case inspect.NoneType():
            return None
        case inspect.VarTupleType() | inspect.ListType():
            items = [random_value(info.item_type, rng) for _ in range(rng.randint(info.min_length or 0, 4))]
            return tuple(items) if isinstance(info, inspect.VarTupleType) else items
        case inspect.TupleType():
            return tuple(random_value(item, rng) for item in info.item_types)
    raise NotImplementedError(info)
