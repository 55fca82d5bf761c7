"""Setting up: first player, tiles and the two first fort cards."""

from kastellan.games.kreta.state import LAY_TILES, TURN_UP, State


def name_first_player(state: State, seat: int) -> None:
    """Let ``seat`` take the first turn (KRE-10)."""
    state.first = state.turn = seat
    state.step = LAY_TILES


def lay_tile(state: State, province: int, tile: int) -> None:
    """Lay ``tile`` face up; after the last one the fort cards follow (KRE-3, KRE-4)."""
    state.tiles[province] = tile
    if province == state.content.last_bare:
        state.step = TURN_UP
