"""Phase 1: sealed bids, then the miners in order."""

# ruff: noqa: SIM110 - plain loops are quicker, compiled or not

from kastellan.games.krysis.state import BID, PLACE, TEAM, State
from kastellan.games.krysis.steps.goods import seek_artefacts, take_from_bank


def bid_value(state: State, seat: int) -> int:
    """Return what a bid is worth (KRY-16)."""
    bids = state.bids
    return 3 * bids[3 * seat] + 2 * bids[3 * seat + 1] + bids[3 * seat + 2]


def clear_bid(state: State, seat: int) -> None:
    """Take all crystals of the own bid back."""
    bids = state.bids
    bids[3 * seat] = bids[3 * seat + 1] = bids[3 * seat + 2] = 0


def confirm_bid(state: State, seat: int) -> None:
    """Make a bid final; the last one reveals all (KRY-14, KRY-15)."""
    state.ready |= 1 << seat
    if state.ready == (1 << state.seats) - 1:
        state.ready = 0
        reveal_bids(state)


def reveal_bids(state: State) -> None:
    """Pay all bids to the bank and let the highest place first (KRY-15, KRY-16, KRY-71)."""
    for at in range(3 * state.seats):
        if state.bids[at]:
            state.hq[at] -= state.bids[at]
            state.bank[at % 3] += state.bids[at]
    keys = [(-bid_value(state, seat), state.spaces[seat], seat) for seat in range(state.seats)]
    keys.sort()
    state.order = [key[2] for key in keys]
    state.turn = 0
    state.phase = PLACE


def is_taken(state: State, space: int) -> bool:
    """Return whether a miner already stands on this space of the level (KRY-17)."""
    for place in range(state.turn):
        if state.spaces[state.order[place]] == space:
            return True
    return False


def dig(state: State, seat: int, space: int, alternative: int) -> None:
    """Move the miner and take the goods of the space (KRY-17 to KRY-20)."""
    state.spaces[seat] = space
    rewards = state.content.rewards
    at = 4 * (2 * (4 * (state.round - 1) + space) + alternative)
    for colour in range(3):
        if rewards[at + colour]:
            take_from_bank(state, seat, colour, rewards[at + colour])
    state.icons = rewards[at + 3]
    state.back = PLACE
    if not seek_artefacts(state):
        pass_miner(state)


def pass_miner(state: State) -> None:
    """Let the next player place, or form teams (KRY-17, KRY-22)."""
    state.turn += 1
    if state.turn < state.seats:
        state.phase = PLACE
        return
    state.turn = -1
    state.order = []
    state.reveal = 0
    state.phase = TEAM


def begin_round(state: State) -> None:
    """Open the bids of the next round (KRY-13)."""
    state.round += 1
    state.phase = BID
    state.ready = 0
    state.bids = [0] * (3 * state.seats)
    state.initiative = [0] * state.seats
