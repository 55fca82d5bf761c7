"""Where the active player's pieces may go at a small step, and for how many steps."""

import msgspec

from kastellan.games.kreta.content import members
from kastellan.games.kreta.state import (
    ABBOT_WALK,
    ALL_SITES,
    BUILDING,
    FORT,
    HARVESTING,
    MOVEMENT,
    SHIP,
    SHIPS,
    VILLAGER,
    VILLAGERS,
    State,
)
from kastellan.games.kreta.steps.reach import (
    abbot_targets,
    connected,
    free_ports,
    open_provinces,
    village_sites,
    villager_targets,
    walking_cost,
)


class Target(msgspec.Struct, frozen=True):
    """A province, or for forts a site, and the steps it takes to get there."""

    to: int
    cost: int


class Reach(msgspec.Struct, frozen=True):
    """Where a piece may go at this decision; ``origin`` is ``None`` for one from the reserve."""

    piece: str
    origin: int | None
    targets: tuple[Target, ...]


def reach(state: State) -> tuple[Reach, ...]:
    """Return what the small step under way can reach; nothing when no small step is."""
    seat = state.turn
    if state.step == VILLAGERS:
        return reach_villagers(state, seat)
    if state.step == SHIPS:
        return reach_ships(state, seat)
    if state.step == ABBOT_WALK:
        origin = state.abbots[seat]
        steps = state.content.distance[origin] if origin >= 0 else [0] * 16
        return some(
            "abbot",
            origin if origin >= 0 else None,
            [Target(p, steps[p]) for p in members(abbot_targets(state, seat))],
        )
    if state.step == HARVESTING:
        return some("tile", None, free(connected(state, seat) & state.tile_mask))
    if state.step == BUILDING:
        sites = ALL_SITES & ~state.fort_mask if state.reserve[seat * 4 + FORT] else 0
        villages = some("village", None, free(village_sites(state, seat)))
        return villages + some("fort", None, free(sites))
    return ()


def reach_villagers(state: State, seat: int) -> tuple[Reach, ...]:
    """Show where villagers may be added and walk."""
    added: tuple[Reach, ...] = ()
    if state.points == MOVEMENT and state.reserve[seat * 4 + VILLAGER]:
        added = some("villager", None, free(open_provinces(state, seat)))
    for origin in members(state.where[seat]):
        targets = members(villager_targets(state, seat, origin, state.points))
        added += some("villager", origin, [Target(to, walking_cost(state, origin, to)) for to in targets])
    return added


def reach_ships(state: State, seat: int) -> tuple[Reach, ...]:
    """Show the ports that ships may enter."""
    ports = free(free_ports(state, seat))
    added: tuple[Reach, ...] = ()
    if state.moved < 0 and state.reserve[seat * 4 + SHIP]:
        added = some("ship", None, ports)
    for origin in members(state.ships[seat]):
        if origin != state.moved:
            added += some("ship", origin, ports)
    return added


def free(mask: int) -> list[Target]:
    """Return targets that cost no steps."""
    return [Target(to, 0) for to in members(mask)]


def some(piece: str, origin: int | None, targets: list[Target]) -> tuple[Reach, ...]:
    """Return one reach, or none if it would be empty."""
    return (Reach(piece, origin, tuple(targets)),) if targets else ()
