"""A round around its turns: bids and miners, then teams, and in the end new agents."""

from typing import Any

from kastellan.games.krysis import phases
from kastellan.games.krysis.actions import Dig
from kastellan.games.krysis.state import RECRUITS, ROUNDS, State
from kastellan.games.krysis.steps.cards import ahead, crystals_worth, initiative
from kastellan.games.krysis.steps.goods import seek_artefacts, take_from_bank
from kastellan.games.krysis.steps.setup import all_ready, move_agent


def add_to_bid(state: State, seat: int, action: Any) -> None:
    """Put a crystal of the HQ into the own bid (KRY-14)."""
    state.bids[3 * seat + action.colour] += 1


def clear_bid(state: State, seat: int, _action: Any) -> None:
    """Take all crystals of the own bid back."""
    state.bids[3 * seat : 3 * seat + 3] = [0, 0, 0]


def confirm_bid(state: State, seat: int, _action: Any) -> None:
    """Make a bid final; with the last all are paid and the highest places first (KRY-15, KRY-16, KRY-71)."""
    if not all_ready(state, seat):
        return
    for at in range(3 * state.seats):
        if state.bids[at]:
            state.hq[at] -= state.bids[at]
            state.bank[at % 3] += state.bids[at]
    state.order = ahead(state.spaces, [crystals_worth(state.bids, 3 * seat) for seat in range(state.seats)])
    state.turn = 0
    state.phase = phases.PLACE


def free_spaces(state: State) -> int:
    """Return a bit mask of the spaces of the level where no miner stands yet (KRY-17)."""
    free = 0b1111
    for seat in state.order[: state.turn]:
        free ^= 1 << state.spaces[seat]
    return free


def is_placing(state: State) -> bool:
    """Return whether miners are placed, or artefacts drawn for one that was."""
    drawing = state.phase in (phases.FIND, phases.KEEP) and state.back == phases.PLACE
    return drawing or state.phase == phases.PLACE


def placed(state: State) -> tuple[int, ...]:
    """Return the seats that have placed their miners in this round, while miners are placed."""
    return state.order[: state.turn + (state.phase != phases.PLACE)]


def rewards_at(state: State, action: Dig) -> int:
    """Return where the goods of a dig stand in the content; an alternative left out is the only one."""
    place = 2 * (4 * (state.round - 1) + action.space)
    return 4 * (place + 1 if action.alternative > 0 else place)


def dig(state: State, seat: int, action: Dig) -> None:
    """Move the miner and take the goods of the space (KRY-17 to KRY-20)."""
    state.spaces[seat] = action.space
    at = rewards_at(state, action)
    take_from_bank(state, seat, state.content.rewards, at)
    state.icons = state.content.rewards[at + 3]
    state.back = phases.PLACE
    if not seek_artefacts(state):
        pass_miner(state)


def pass_miner(state: State) -> None:
    """Let the next player place, or form teams (KRY-17, KRY-22)."""
    state.turn += 1
    if state.turn < state.seats:
        state.phase = phases.PLACE
        return
    state.turn = -1
    state.order = ()
    state.reveal = 0
    state.phase = phases.TEAM


def begin_round(state: State) -> None:
    """Open the bids of the next round (KRY-13)."""
    state.round += 1
    state.phase = phases.BID
    state.ready = 0
    state.bids = [0] * (3 * state.seats)


def choose_agent(state: State, seat: int, action: Any) -> None:
    """Put an agent face down; with the last, all are turned up, thrice until the order is known (KRY-23)."""
    state.chosen[seat] = action.agent
    if not all_ready(state, seat):
        return
    for player in range(state.seats):
        agent = state.chosen[player]
        state.chosen[player] = -1
        state.hand[player] ^= 1 << agent
        state.team[3 * player + state.reveal] = agent
    state.reveal += 1
    if state.reveal == 3:
        settle_order(state)


def settle_order(state: State) -> None:
    """Fix initiative and action order for the round (KRY-25 to KRY-28)."""
    speeds = [initiative(state, seat) for seat in range(state.seats)]
    state.initiative = tuple(speeds)
    state.order = ahead(state.spaces, speeds)
    state.turn = 0
    state.phase = phases.ACTION


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
