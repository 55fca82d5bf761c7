"""Facts of a position that follow from the pieces on the board."""

from kastellan.games.kreta.state import (
    ALL_SITES,
    CAPACITY,
    FORTS_EACH,
    SHIPS_EACH,
    VILLAGERS_EACH,
    VILLAGES_EACH,
    State,
)
from kastellan.games.kreta.steps.pieces import crowd_ports, grant_permits, make_peace


def rebuild(state: State) -> None:
    """Set everything that ``State`` keeps for speed from the pieces, tiles and forts."""
    for seat in range(state.seats):
        own = range(seat, 64, 4)
        villagers = [state.villagers[at] for at in own]
        villages = [state.villages[at] for at in own]
        state.where[seat] = sum(1 << place for place, count in enumerate(villagers) if count)
        state.reserve[seat * 4 : seat * 4 + 4] = [
            SHIPS_EACH - state.ships[seat].bit_count(),
            FORTS_EACH - state.forts.count(seat),
            VILLAGES_EACH - sum(villages),
            VILLAGERS_EACH - sum(villagers),
        ]
        grant_permits(state, seat)
        for place in range(16):
            state.influence[place * 4 + seat] = influence(state, seat, place)
    for place in range(16):
        standing = state.villagers[place * 4 : place * 4 + 4] + state.villages[place * 4 : place * 4 + 4]
        state.pieces[place] = sum(standing) + state.abbots.count(place)
    state.full = sum(1 << place for place in range(16) if state.pieces[place] == CAPACITY)
    seen = [site for site in state.row + state.replaced if site]
    state.unseen = ALL_SITES & ~sum(1 << site for site in set(seen))
    state.fort_mask = sum(1 << site for site in range(1, 27) if state.forts[site] >= 0)
    crowd_ports(state)
    make_peace(state)


def influence(state: State, seat: int, place: int) -> int:
    """Count the influence of ``seat`` in a province from its pieces (KRE-81, KRE-82)."""
    forts = sum(state.forts[site] == seat for site in state.content.sites_of[place])
    ship = state.ships[seat] >> place & 1
    abbot = int(state.abbots[seat] == place)
    return abbot + state.villagers[place * 4 + seat] + 2 * state.villages[place * 4 + seat] + ship + forts
