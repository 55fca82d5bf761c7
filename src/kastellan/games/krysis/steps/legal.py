"""What each seat may do in Krysis, as short lists of ready-made actions."""

from collections.abc import Sequence
from typing import Final

from kastellan.games.krysis.actions import (
    ADD_AGENTS,
    ADD_CRYSTALS,
    CHOICES,
    CONFIRM,
    DIGS,
    KEEPS,
    RECRUITS,
    TAKE_BACK,
    TO_BANK,
    TO_CAMP,
    TO_HQ,
    Action,
    Dig,
    Digs,
)
from kastellan.games.krysis.state import (
    ACTION,
    ATTACKING,
    BID,
    DECK,
    DESTINATION,
    IDLE,
    KEEP,
    LOADING,
    PLACE,
    REFILL,
    ROBBING,
    TACTICAL,
    TEAM,
    State,
)
from kastellan.games.krysis.state import OVERTIME as WORKING
from kastellan.games.krysis.steps.cards import (
    cards_in,
    size,
)
from kastellan.games.krysis.steps.composing import (
    attack_steps,
    load_steps,
    menu,
    overtime_steps,
    rob_steps,
    spy_choices,
)
from kastellan.games.krysis.steps.prospecting import is_taken
from kastellan.games.krysis.steps.setup import quota

NOTHING: Final[list[Action]] = []
TACTICAL_HAND: Final = 9


def legal(state: State, seat: int) -> Sequence[Action]:
    """Return what ``seat`` may do; empty for a seat that is not to act."""
    phase = state.phase
    if phase == ACTION:
        return in_turn(state, seat) if seat == state.order[state.turn] else NOTHING
    if phase in (BID, TEAM, REFILL, DECK, TACTICAL):
        if not 0 <= seat < state.seats or state.ready >> seat & 1:
            return NOTHING
        return in_secret(state, seat)
    if phase in (PLACE, KEEP, DESTINATION):
        if seat != state.order[state.turn]:
            return NOTHING
        if phase == PLACE:
            return digs(state)
        if phase == KEEP:
            first, second = state.pair
            return [KEEPS[first]] if first == second else [KEEPS[first], KEEPS[second]]
        return [TO_HQ, TO_BANK, TO_CAMP]
    return NOTHING


def in_secret(state: State, seat: int) -> list[Action]:
    """Return the choices that all seats make at the same time."""
    phase = state.phase
    if phase == TEAM:
        return [CHOICES[agent] for agent in cards_in(state.hand[seat])]
    if phase == BID:
        return bid_steps(state, seat)
    if phase == REFILL:
        return recruit_choices(state, seat)
    if phase == DECK:
        return deck_steps(state, seat)
    return hand_steps(state, seat)


def bid_steps(state: State, seat: int) -> list[Action]:
    """Return the crystals that can be added to a bid (KRY-14)."""
    hq, bids, at = state.hq, state.bids, 3 * seat
    steps: list[Action] = [CONFIRM]
    if hq[at] > bids[at]:
        steps.append(ADD_CRYSTALS[0])
    if hq[at + 1] > bids[at + 1]:
        steps.append(ADD_CRYSTALS[1])
    if hq[at + 2] > bids[at + 2]:
        steps.append(ADD_CRYSTALS[2])
    if bids[at] or bids[at + 1] or bids[at + 2]:
        steps.append(TAKE_BACK)
    return steps


def deck_steps(state: State, seat: int) -> list[Action]:
    """Return the agents that can still be removed (KRY-91, KRY-121)."""
    steps: list[Action] = []
    removed = state.removed[seat]
    for stars in (1, 2, 3):
        level = state.content.star_masks[stars]
        if size(removed & level) < quota(state, seat, stars):
            steps += [ADD_AGENTS[agent] for agent in cards_in(state.piles[seat] & level)]
    if not steps:
        steps.append(CONFIRM)
    if removed:
        steps.append(TAKE_BACK)
    return steps


def hand_steps(state: State, seat: int) -> list[Action]:
    """Return the agents that can be taken into the tactical hand (KRY-105)."""
    held = size(state.hand[seat])
    if held == TACTICAL_HAND:
        return [CONFIRM, TAKE_BACK]
    steps: list[Action] = [ADD_AGENTS[agent] for agent in cards_in(state.piles[seat])]
    if held:
        steps.append(TAKE_BACK)
    return steps


def recruit_choices(state: State, seat: int) -> list[Action]:
    """Return the piles to draw from (KRY-61, KRY-62)."""
    pile = state.piles[seat]
    choices: list[Action] = []
    if pile & state.content.carriers:
        choices.append(RECRUITS[0])
    if pile & state.content.warriors:
        choices.append(RECRUITS[1])
    return choices


def digs(state: State) -> Digs:
    """Return the free spaces of the level with their alternatives (KRY-17, KRY-18)."""
    choices: list[Dig] = []
    for space in range(4):
        if not is_taken(state, space):
            choices.append(DIGS[2 * space])
            if state.content.choices[4 * (state.round - 1) + space] == 2:
                choices.append(DIGS[2 * space + 1])
    return Digs(choices)


def in_turn(state: State, seat: int) -> list[Action]:
    """Return what the active player may do next (KRY-31)."""
    act = state.act
    if act == LOADING:
        return load_steps(state, seat)
    if act == ATTACKING:
        return attack_steps(state, seat)
    if act == IDLE:
        return menu(state, seat)
    if act == WORKING:
        return overtime_steps(state, seat)
    if act == ROBBING:
        return rob_steps(state)
    return spy_choices(state)
