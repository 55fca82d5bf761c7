"""Where the active player's pieces may go at a small step, and for how many steps."""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from kastellan.games.kreta import actions as do
from kastellan.games.kreta.actions import Action
from kastellan.games.kreta.state import State
from kastellan.games.kreta.steps.reach import walking_cost


class Target(msgspec.Struct, frozen=True):
    """A province, or for forts a site, and the steps it takes to get there."""

    to: int
    cost: int


class Reach(msgspec.Struct, frozen=True):
    """Where a piece may go at this decision; ``origin`` is ``None`` for one from the reserve."""

    piece: str
    origin: int | None
    targets: tuple[Target, ...]


def reach(state: State, steps: Iterable[Action]) -> tuple[Reach, ...]:
    """Return what the listed small steps can reach, piece by piece."""
    found: dict[tuple[str, int | None], list[Target]] = {}
    for action in steps:
        if journey := JOURNEYS.get(type(action)):
            piece, origin, to, cost = journey(state, action)
            found.setdefault((piece, origin), []).append(Target(to, cost))
    return tuple([Reach(piece, origin, tuple(targets)) for (piece, origin), targets in found.items()])


def abbot_walk(state: State, action: do.MoveAbbot) -> tuple[str, int, int, int]:
    """Return the abbot's way: he crosses full provinces too (KRE-49)."""
    origin = state.abbots[state.turn]
    return "abbot", origin, action.province, state.content.distance[origin][action.province]


JOURNEYS: dict[type, Callable[[State, Any], tuple[str, int | None, int, int]]] = {
    do.AddShip: lambda _, action: ("ship", None, action.province, 0),
    do.MoveShip: lambda _, action: ("ship", action.origin, action.province, 0),
    do.AddVillager: lambda _, action: ("villager", None, action.province, 0),
    do.MoveVillager: lambda state, action: (
        "villager", action.origin, action.province, walking_cost(state, action.origin, action.province)
    ),
    do.AddAbbot: lambda _, action: ("abbot", None, action.province, 0),
    do.MoveAbbot: abbot_walk,
    do.Harvest: lambda _, action: ("tile", None, action.province, 0),
    do.BuildVillage: lambda _, action: ("village", None, action.province, 0),
    do.BuildFort: lambda _, action: ("fort", None, action.site, 0),
}  # fmt: skip
"""The piece that a small step moves, where from and where to, and the steps; only who walks needs some."""
