"""Phase 4: the end of a round, new agents, and the end of the game."""

from typing import Any

from kastellan.games.krysis import phases
from kastellan.games.krysis.state import RECRUITS, ROUNDS, State
from kastellan.games.krysis.steps.prospecting import begin_round
from kastellan.games.krysis.steps.setup import move_agent


def end_round(state: State) -> None:
    """Discard what still lies out; refill or end the game (KRY-60, KRY-61, KRY-63)."""
    for seat in range(state.seats):
        dismiss(state, seat)
    state.turn = -1
    state.order = ()
    if state.round == ROUNDS:
        state.phase = phases.OVER
        return
    state.reveal = 0
    state.initiative = (0,) * state.seats
    state.phase = phases.REFILL
    for seat in range(state.seats):
        rest_if_done(state, seat)


def dismiss(state: State, seat: int) -> None:
    """Discard a team and its played artefacts (KRY-47, KRY-60)."""
    for place in range(3 * seat, 3 * seat + 3):
        if state.team[place] >= 0:
            state.gone[seat] |= 1 << state.team[place]
            state.team[place] = -1
    for played in (state.weapon, state.transport):
        if played[seat] >= 0:
            state.scrap[played[seat]] += 1
            played[seat] = -1


def rest_if_done(state: State, seat: int) -> None:
    """Let a seat rest that has drawn all its agents; after the last one the next round begins (KRY-62)."""
    recruits = state.recruits
    if recruits[2 * seat] + recruits[2 * seat + 1] < RECRUITS and state.piles[seat]:
        return
    state.ready |= 1 << seat
    if state.ready == (1 << state.seats) - 1:
        state.recruits = [0] * (2 * state.seats)
        begin_round(state)


def call_recruit(state: State, seat: int, action: Any) -> None:
    """Name the pile from which chance draws (KRY-61)."""
    state.recruiter, state.recruit_kind = seat, int(action.kind == "warrior")
    state.phase = phases.RECRUIT


def kind_of(state: State, seat: int, kind: int) -> int:
    """Return the carriers (0) or the warriors (1) in the piles of a seat."""
    return state.piles[seat] & (state.content.warriors if kind else state.content.carriers)


def recruit(state: State, _seat: int, event: Any) -> None:
    """Take the called agent into hand (KRY-61)."""
    seat = state.recruiter
    move_agent(state, seat, event.agent, state.hand)
    state.recruits[2 * seat + state.recruit_kind] += 1
    state.recruiter = state.recruit_kind = -1
    state.phase = phases.REFILL
    rest_if_done(state, seat)
