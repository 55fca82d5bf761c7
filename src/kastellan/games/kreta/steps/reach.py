"""What the pieces of a seat can reach: sets of provinces as bit masks."""

from typing import Final

from kastellan.games.kreta import actions as ready
from kastellan.games.kreta.state import (
    ABBOT,
    ABBOT_STEPS,
    ADMIRAL,
    ARCHITECT,
    CASTELLAN,
    COMMANDER,
    EVERYWHERE,
    FARMER,
    FORT,
    MOVEMENT,
    VILLAGE,
    VILLAGER,
    VILLAGES_EACH,
    State,
)

MEMBERS: Final[tuple[list[list[int]], list[list[int]]]] = ready.MEMBERS
"""Bound here, where compiled code finds it without a look-up."""


def open_provinces(state: State, seat: int) -> int:
    """Return the provinces where a villager of ``seat`` may stay (KRE-37, KRE-40, KRE-41)."""
    return EVERYWHERE & ~(state.full | state.closed[seat])


def free_ports(state: State, seat: int) -> int:
    """Return the ports that a ship of ``seat`` may enter (KRE-31 to KRE-34)."""
    ports: int = state.content.ports
    return ports & ~(state.crowded | state.ships[seat])


def abbot_targets(state: State, seat: int) -> int:
    """Return where the abbot of ``seat`` may be placed or walk to (KRE-47 to KRE-50)."""
    abbot = state.abbots[seat]
    if abbot < 0:
        return EVERYWHERE & ~state.full
    reach: int = state.content.within[ABBOT_STEPS][abbot]
    return reach & ~state.full


def villager_targets(state: State, seat: int, origin: int, points: int) -> int:
    """Return where a villager may walk from ``origin`` for ``points`` or less (KRE-38 to KRE-43)."""
    within: list[list[int]] = state.content.within
    if state.free_transit or not state.full & within[points - 1][origin]:
        return within[points][origin] & ~(state.full | state.closed[seat])
    return flood(state, origin, points) & ~(state.full | state.closed[seat])


def flood(state: State, origin: int, points: int) -> int:
    """Return what lies within ``points`` steps of ``origin`` if no full province is crossed (KRE-43)."""
    low: list[int] = state.content.spread_low
    high: list[int] = state.content.spread_high
    start = 1 << origin
    reached = start
    frontier = start
    while points and frontier:
        frontier = (low[frontier & 255] | high[frontier >> 8]) & ~reached
        reached |= frontier
        frontier &= ~state.full
        points -= 1
    return reached & ~start


def walking_cost(state: State, origin: int, target: int) -> int:
    """Return the points for a villager's shortest way, or a number above 4 if there is none (KRE-38)."""
    steps: int = state.content.distance[origin][target]
    if state.free_transit or not state.full:
        return steps
    while steps <= MOVEMENT and not flood(state, origin, steps) >> target & 1:
        steps += 1
    return steps


def can_march(state: State, seat: int, points: int) -> bool:
    """Return whether any villager of ``seat`` has a legal move (KRE-46)."""
    if not points:
        return False
    own = state.where[seat]
    for origin in MEMBERS[0][own & 255] + MEMBERS[1][own >> 8]:
        if villager_targets(state, seat, origin, points):
            return True
    return False


def connected(state: State, seat: int) -> int:
    """Return the provinces linked to a ship by villagers of ``seat`` (KRE-53, KRE-55)."""
    own = state.where[seat]
    linked = own & state.ships[seat]
    if not linked or linked == own:
        return linked
    low: list[int] = state.content.spread_low
    high: list[int] = state.content.spread_high
    while True:
        grown = (linked | low[linked & 255] | high[linked >> 8]) & own
        if grown == linked:
            return linked
        linked = grown


def village_sites(state: State, seat: int) -> int:
    """Return the provinces where ``seat`` may build a village (KRE-61, KRE-62)."""
    left = state.reserve[seat * 4 + VILLAGE]
    if not left or VILLAGES_EACH - left >= state.taken[seat]:
        return 0
    return EVERYWHERE & ~(state.full | state.closed[seat])


def feasible(state: State, seat: int) -> int:
    """Return the characters whose action ``seat`` could carry out now, the King apart (KRE-15)."""
    at = seat * 4
    ships = state.ships[seat]
    cards = 1 << CASTELLAN
    if state.reserve[at + FORT] or village_sites(state, seat):
        cards |= 1 << ARCHITECT
    if state.content.ports & ~(state.crowded | ships):
        cards |= 1 << ADMIRAL
    roomy = EVERYWHERE & ~state.full
    if (state.reserve[at + VILLAGER] and roomy & ~state.closed[seat]) or can_march(state, seat, MOVEMENT):
        cards |= 1 << COMMANDER
    if (state.abbots[seat] < 0 and roomy) or abbot_targets(state, seat):
        cards |= 1 << ABBOT
    if state.where[seat] & ships and connected(state, seat) & state.tile_mask:
        cards |= 1 << FARMER
    return cards


def playable(state: State, seat: int) -> int:
    """Return the cards that ``seat`` may play now; its King needs one to copy (KRE-12, KRE-15, KRE-68)."""
    cards = feasible(state, seat)
    table = state.table[seat]
    if cards & table:
        cards |= 1
    return cards & ~table
