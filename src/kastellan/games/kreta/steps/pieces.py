"""Placing and moving pieces, harvesting and building."""

from kastellan.games.kreta.state import (
    CAPACITY,
    FORT,
    SHIP,
    VILLAGE,
    VILLAGE_WEIGHT,
    VILLAGER,
    VILLAGES_EACH,
    State,
)


def enter(state: State, province: int) -> None:
    """Count one more abbot, villager or village in ``province`` (KRE-22, KRE-23)."""
    state.pieces[province] += 1
    if state.pieces[province] == CAPACITY:
        state.full |= 1 << province


def leave(state: State, province: int) -> None:
    """Count one piece less in ``province`` (KRE-45)."""
    state.pieces[province] -= 1
    state.full &= ~(1 << province)


def add_ship(state: State, seat: int, port: int) -> None:
    """Place a ship from the reserve in ``port`` (KRE-29)."""
    state.reserve[seat * 4 + SHIP] -= 1
    state.ships[seat] |= 1 << port
    state.influence[port * 4 + seat] += 1
    crowd_ports(state)


def move_ship(state: State, seat: int, origin: int, port: int) -> None:
    """Sail a ship to another port (KRE-30)."""
    state.ships[seat] ^= 1 << origin | 1 << port
    state.influence[origin * 4 + seat] -= 1
    state.influence[port * 4 + seat] += 1
    state.moved = port
    crowd_ports(state)


def crowd_ports(state: State) -> None:
    """Note the ports that hold two ships, or one with two players (KRE-32, KRE-33)."""
    once = 0
    twice = 0
    for mask in state.ships:
        twice |= once & mask
        once |= mask
    state.crowded = once if state.seats == 2 else twice


def add_villager(state: State, seat: int, province: int) -> None:
    """Place a villager from the reserve (KRE-37)."""
    state.reserve[seat * 4 + VILLAGER] -= 1
    arrive(state, seat, province)


def move_villager(state: State, seat: int, origin: int, province: int) -> None:
    """Walk a villager to where it comes to rest (KRE-38, KRE-45)."""
    at = origin * 4 + seat
    state.villagers[at] -= 1
    state.influence[at] -= 1
    if not state.villagers[at]:
        state.where[seat] ^= 1 << origin
    leave(state, origin)
    arrive(state, seat, province)


def arrive(state: State, seat: int, province: int) -> None:
    """Let a villager come to rest in ``province``."""
    at = province * 4 + seat
    state.villagers[at] += 1
    state.influence[at] += 1
    state.where[seat] |= 1 << province
    enter(state, province)


def place_abbot(state: State, seat: int, province: int) -> None:
    """Place or walk the abbot; its peace goes with it at once (KRE-47, KRE-48, KRE-51)."""
    origin = state.abbots[seat]
    if origin >= 0:
        state.influence[origin * 4 + seat] -= 1
        leave(state, origin)
    state.abbots[seat] = province
    state.influence[province * 4 + seat] += 1
    enter(state, province)
    make_peace(state)


def make_peace(state: State) -> None:
    """Close each province with foreign abbots to who has none there (KRE-24, KRE-27)."""
    peace = 0
    for abbot in state.abbots:
        if abbot >= 0:
            peace |= 1 << abbot
    for seat in range(state.seats):
        own = state.abbots[seat]
        state.closed[seat] = peace & ~(1 << own) if own >= 0 else peace


def harvest(state: State, seat: int, province: int) -> None:
    """Take the tile; the n-th of its kind scores n (KRE-52, KRE-56, KRE-57)."""
    at = seat * 5 + state.tiles[province]
    state.tiles[province] = -1
    state.harvested[at] += 1
    state.score[seat] += state.harvested[at]
    grant_permits(state, seat)


def series(tiles: int) -> int:
    """Return what so many tiles of one kind bring together: 1, 2, 3 and so on (KRE-56)."""
    return tiles * (tiles + 1) // 2


def build_fort(state: State, seat: int, site: int) -> None:
    """Build a fort: it counts in every province around its site (KRE-59, KRE-82)."""
    state.reserve[seat * 4 + FORT] -= 1
    state.forts[site] = seat
    state.fort_mask |= 1 << site
    around: list[int] = state.content.around[site]
    for province in around:
        state.influence[province * 4 + seat] += 1


def build_village(state: State, seat: int, province: int) -> None:
    """Build a village: one piece, two influence (KRE-22, KRE-61, KRE-81)."""
    state.reserve[seat * 4 + VILLAGE] -= 1
    state.villages[province * 4 + seat] += 1
    state.influence[province * 4 + seat] += VILLAGE_WEIGHT
    enter(state, province)
    grant_permits(state, seat)


def grant_permits(state: State, seat: int) -> None:
    """Note how many villages ``seat`` may still build: one for each tile, as many as there are (KRE-62)."""
    tiles = sum(state.harvested[seat * 5 : seat * 5 + 5])
    state.permits[seat] = min(tiles, VILLAGES_EACH) - VILLAGES_EACH + state.reserve[seat * 4 + VILLAGE]
