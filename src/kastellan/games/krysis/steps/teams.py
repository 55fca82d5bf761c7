"""Phase 2: three sealed agents each, and the order that follows from them."""

from typing import Any

from kastellan.games.krysis import phases
from kastellan.games.krysis.state import State
from kastellan.games.krysis.steps.cards import ahead, initiative
from kastellan.games.krysis.steps.setup import all_ready


def choose_agent(state: State, seat: int, action: Any) -> None:
    """Put an agent face down; the last one reveals all (KRY-23)."""
    state.chosen[seat] = action.agent
    if all_ready(state, seat):
        reveal_agents(state)


def reveal_agents(state: State) -> None:
    """Turn all chosen agents up; after the third the order is known (KRY-23, KRY-27)."""
    for seat in range(state.seats):
        agent = state.chosen[seat]
        state.chosen[seat] = -1
        state.hand[seat] ^= 1 << agent
        state.team[3 * seat + state.reveal] = agent
    state.reveal += 1
    if state.reveal == 3:
        settle_order(state)


def settle_order(state: State) -> None:
    """Fix initiative and action order for the round (KRY-25 to KRY-28)."""
    speeds = [initiative(state, seat) for seat in range(state.seats)]
    state.initiative = tuple(speeds)
    state.order = ahead(state, speeds)
    state.turn = 0
    state.phase = phases.ACTION
