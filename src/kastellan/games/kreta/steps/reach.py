"""What a seat may do with its pieces and cards: sets of provinces, sites and cards as bit masks.

All that lists, refuses or shows what can be done asks these functions.
"""

from kastellan.core.masks import members
from kastellan.games.kreta.state import (
    ABBOT,
    ABBOT_STEPS,
    ADMIRAL,
    ALL_SITES,
    ARCHITECT,
    CASTELLAN,
    COMMANDER,
    EVERYWHERE,
    FARMER,
    FORT,
    KING,
    MOVEMENT,
    VILLAGER,
    State,
)


def free_ports(state: State, seat: int) -> int:
    """Return the ports that a ship of ``seat`` may enter (KRE-31 to KRE-34)."""
    ports: int = state.content.ports
    return ports & ~(state.crowded | state.ships[seat])


def open_provinces(state: State, seat: int) -> int:
    """Return where a villager of ``seat`` may stay and a village be built (KRE-23 to KRE-25)."""
    return EVERYWHERE & ~(state.full | state.closed[seat])


def ways(state: State, origin: int, points: int) -> int:
    """Return what a villager reaches from ``origin`` for ``points`` or less (KRE-38 to KRE-43)."""
    within: list[list[int]] = state.content.within
    if state.full & within[points - 1][origin] and state.options.full_transit != "all":
        return flood(state, origin, points)
    return within[points][origin]


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
    if not state.full or state.options.full_transit == "all":
        return steps
    while steps <= MOVEMENT and not flood(state, origin, steps) >> target & 1:
        steps += 1
    return steps


def can_march(state: State, seat: int, points: int) -> bool:
    """Return whether any villager of ``seat`` has a legal move (KRE-46)."""
    if points:
        rest = open_provinces(state, seat)
        for origin in members(state.where[seat]):
            if ways(state, origin, points) & rest:
                return True
    return False


def abbot_targets(state: State, seat: int) -> int:
    """Return where the abbot of ``seat`` may be placed or walk to (KRE-47 to KRE-50)."""
    abbot = state.abbots[seat]
    reach: int = EVERYWHERE if abbot < 0 else state.content.within[ABBOT_STEPS][abbot]
    return reach & ~state.full


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


def harvestable(state: State, seat: int) -> int:
    """Return the provinces whose tile ``seat`` may take (KRE-52, KRE-54, KRE-57)."""
    if not state.where[seat] & state.ships[seat]:
        return 0  # no link at all, as in most positions
    tiles = state.tiles
    found = 0
    for province in members(connected(state, seat)):
        if tiles[province] >= 0:
            found |= 1 << province
    return found


def fort_sites(state: State, seat: int) -> int:
    """Return where ``seat`` may build a fort (KRE-59, KRE-60)."""
    return ALL_SITES & ~state.fort_mask if state.reserve[seat * 4 + FORT] else 0


def village_provinces(state: State, seat: int) -> int:
    """Return where ``seat`` may build a village (KRE-61, KRE-62)."""
    return open_provinces(state, seat) if state.permits[seat] else 0


def feasible(state: State, seat: int) -> int:
    """Return the characters whose action ``seat`` could carry out now, the King apart (KRE-15)."""
    at, rest = seat * 4, open_provinces(state, seat)
    cards = 1 << CASTELLAN
    if state.reserve[at + FORT] or (state.permits[seat] and rest):
        cards |= 1 << ARCHITECT
    if free_ports(state, seat):
        cards |= 1 << ADMIRAL
    if (state.reserve[at + VILLAGER] and rest) or can_march(state, seat, MOVEMENT):
        cards |= 1 << COMMANDER
    if abbot_targets(state, seat):
        cards |= 1 << ABBOT
    if harvestable(state, seat):
        cards |= 1 << FARMER
    return cards


def copyable(state: State, seat: int) -> int:
    """Return the cards that the King of ``seat`` may copy (KRE-64, KRE-67)."""
    return feasible(state, seat) & state.table[seat]


def playable(state: State, seat: int) -> int:
    """Return the cards that ``seat`` may play now; its King needs one to copy (KRE-12, KRE-15, KRE-68)."""
    cards = feasible(state, seat)
    table = state.table[seat]
    if cards & table:
        cards |= 1 << KING
    return cards & ~table
