"""What each seat may do in Krysis, as short lists of ready-made actions."""

from kastellan.games.krysis import actions as do
from kastellan.games.krysis import phases, ready
from kastellan.games.krysis.actions import Action
from kastellan.games.krysis.state import TACTICAL_HAND, State
from kastellan.games.krysis.steps.cards import cards_in, size
from kastellan.games.krysis.steps.composing import in_turn
from kastellan.games.krysis.steps.prospecting import free_spaces
from kastellan.games.krysis.steps.setup import quota


def choices(state: State, seat: int) -> list[Action] | tuple[Action, ...]:
    """Return what a seat that is to act may do."""
    phase = state.phase
    if phase == phases.ACTION:
        return in_turn(state, seat)
    if phase == phases.TEAM:
        return [ready.CHOICES[agent] for agent in cards_in(state.hand[seat])]
    if phase == phases.BID:
        return bid_steps(state, seat)
    if phase == phases.REFILL:
        carriers, pile = state.content.carriers, state.piles[seat]
        return ready.RECRUITS[(pile & carriers > 0) + 2 * (pile & ~carriers > 0)]
    if phase == phases.PLACE:
        return digs(state)
    if phase == phases.KEEP:
        first, second = state.pair
        return [ready.KEEPS[first]] if first == second else [ready.KEEPS[first], ready.KEEPS[second]]
    if phase == phases.DESTINATION:
        return ready.DELIVERIES
    return deck_steps(state, seat) if phase == phases.DECK else hand_steps(state, seat)


def bid_steps(state: State, seat: int) -> list[Action]:
    """Return the crystals that can be added to a bid (KRY-14)."""
    hq, bids, at = state.hq, state.bids, 3 * seat
    steps: list[Action] = [ready.CONFIRM]
    if hq[at] > bids[at]:
        steps.append(ready.ADD_CRYSTALS[0])
    if hq[at + 1] > bids[at + 1]:
        steps.append(ready.ADD_CRYSTALS[1])
    if hq[at + 2] > bids[at + 2]:
        steps.append(ready.ADD_CRYSTALS[2])
    if bids[at] or bids[at + 1] or bids[at + 2]:
        steps.append(ready.TAKE_BACK)
    return steps


def deck_steps(state: State, seat: int) -> list[Action]:
    """Return the agents that can still be removed (KRY-91, KRY-121)."""
    steps: list[Action] = []
    removed = state.removed[seat]
    for stars in (1, 2, 3):
        level = state.content.star_masks[stars]
        if size(removed & level) < quota(state, seat, stars):
            steps += [ready.ADD_AGENTS[agent] for agent in cards_in(state.piles[seat] & level)]
    if not steps:
        steps.append(ready.CONFIRM)
    if removed:
        steps.append(ready.TAKE_BACK)
    return steps


def hand_steps(state: State, seat: int) -> list[Action]:
    """Return the agents that can be taken into the tactical hand (KRY-105)."""
    held = size(state.hand[seat])
    if held == TACTICAL_HAND:
        return [ready.CONFIRM, ready.TAKE_BACK]
    steps: list[Action] = [ready.ADD_AGENTS[agent] for agent in cards_in(state.piles[seat])]
    if held:
        steps.append(ready.TAKE_BACK)
    return steps


def digs(state: State) -> do.Digs:
    """Return the free spaces of the level with their alternatives (KRY-17, KRY-18)."""
    return ready.DIGS[16 * state.content.doubles[state.round - 1] + free_spaces(state)]
