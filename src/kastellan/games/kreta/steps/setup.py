"""Setting up: first player, tiles and the two first fort cards."""

from kastellan.games.kreta.state import LAY_TILES, TURN_UP, State


def name_first_player(state: State, seat: int) -> None:
    """Let ``seat`` take the first turn (KRE-10)."""
    state.first = state.turn = seat
    state.step = LAY_TILES


def next_bare_province(state: State) -> int:
    """Return the first province that still waits for its tile."""
    return state.tiles.index(-1)


def unlaid(state: State, tile: int) -> int:
    """Return how many tiles of this kind are still to be laid."""
    stock: int = state.content.stock[tile]
    return stock - state.tiles.count(tile)


def lay_tile(state: State, province: int, tile: int) -> None:
    """Lay ``tile`` face up; after the last one the fort cards follow (KRE-3, KRE-4)."""
    state.tiles[province] = tile
    state.tile_mask |= 1 << province
    if -1 not in state.tiles:
        state.step = TURN_UP
