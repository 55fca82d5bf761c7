"""Phase 4: the end of a round, new agents, and the end of the game."""

from typing import Final

from kastellan.games.krysis.state import OVER, RECRUIT, REFILL, ROUNDS, State
from kastellan.games.krysis.steps.prospecting import begin_round

RECRUITS: Final = 3


def end_round(state: State) -> None:
    """Discard what still lies out; refill or end the game (KRY-60, KRY-61, KRY-63)."""
    for seat in range(state.seats):
        dismiss(state, seat)
    state.turn = -1
    state.order = []
    if state.round == ROUNDS:
        state.phase = OVER
        return
    state.reveal = 0
    state.recruits = [0] * (2 * state.seats)
    state.ready = 0
    state.phase = REFILL
    for seat in range(state.seats):
        if not state.piles[seat]:
            state.ready |= 1 << seat
    if state.ready == (1 << state.seats) - 1:
        begin_round(state)


def dismiss(state: State, seat: int) -> None:
    """Discard a team and its played artefacts (KRY-47, KRY-60)."""
    for place in range(3 * seat, 3 * seat + 3):
        if state.team[place] >= 0:
            state.gone[seat] |= 1 << state.team[place]
            state.team[place] = -1
    if state.weapon[seat] >= 0:
        state.scrap[state.weapon[seat]] += 1
        state.weapon[seat] = -1
    if state.transport[seat] >= 0:
        state.scrap[state.transport[seat]] += 1
        state.transport[seat] = -1


def call_recruit(state: State, seat: int, kind: int) -> None:
    """Name the pile from which chance draws (KRY-61)."""
    state.recruiter, state.recruit_kind = seat, kind
    state.phase = RECRUIT


def recruit_pile(state: State) -> int:
    """Return the agents that the called recruit can be."""
    content = state.content
    return state.piles[state.recruiter] & (content.warriors if state.recruit_kind else content.carriers)


def recruit(state: State, agent: int) -> None:
    """Take an agent into hand; after three each the next round begins (KRY-61, KRY-62)."""
    seat = state.recruiter
    state.piles[seat] ^= 1 << agent
    state.hand[seat] |= 1 << agent
    recruits = state.recruits
    recruits[2 * seat + state.recruit_kind] += 1
    state.recruiter = state.recruit_kind = -1
    state.phase = REFILL
    if recruits[2 * seat] + recruits[2 * seat + 1] == RECRUITS or not state.piles[seat]:
        state.ready |= 1 << seat
        if state.ready == (1 << state.seats) - 1:
            state.recruits = [0] * (2 * state.seats)
            begin_round(state)
