"""What each seat may do in Krysis, as short lists of ready-made actions."""

# ruff: noqa: PERF401 - plain loops are quicker, compiled or not

from functools import cache
from typing import Final

from kastellan.core.masks import members
from kastellan.games.krysis import actions as do
from kastellan.games.krysis import phases, ready
from kastellan.games.krysis.phases import ATTACKING, IDLE, LOADING, ROBBING, SPYING, WORKING
from kastellan.games.krysis.state import WAGE, State
from kastellan.games.krysis.steps import loading
from kastellan.games.krysis.steps.cards import cards_of, combat, crystals_worth, to_beat
from kastellan.games.krysis.steps.goods import artefacts_in, in_bank
from kastellan.games.krysis.steps.rounds import free_spaces
from kastellan.games.krysis.steps.setup import put_aside, quotas
from kastellan.games.krysis.steps.turns import uses


def choices(state: State, seat: int) -> list[do.Action] | tuple[do.Action, ...]:
    """Return what a seat that is to act may do."""
    phase = state.phase
    if phase == phases.ACTION:
        return in_turn(state, seat)
    if phase == phases.TEAM:
        return [ready.CHOICES[agent] for agent in members(state.hand[seat])]
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
    return agent_steps(state, seat)


def bid_steps(state: State, seat: int) -> list[do.Action]:
    """Return the crystals that can be added to a bid (KRY-14)."""
    hq, bids, at = state.hq, state.bids, 3 * seat
    steps: list[do.Action] = [ready.CONFIRM]
    if hq[at] > bids[at]:
        steps.append(ready.ADD_CRYSTALS[0])
    if hq[at + 1] > bids[at + 1]:
        steps.append(ready.ADD_CRYSTALS[1])
    if hq[at + 2] > bids[at + 2]:
        steps.append(ready.ADD_CRYSTALS[2])
    if bids[at] or bids[at + 1] or bids[at + 2]:
        steps.append(ready.TAKE_BACK)
    return steps


def agent_steps(state: State, seat: int) -> list[do.Action]:
    """Return the agents that can still be removed, or taken into the hand (KRY-91, KRY-105, KRY-121)."""
    steps: list[do.Action] = []
    chosen, pile = put_aside(state)[seat], state.piles[seat]
    for agents, number in quotas(state, seat):
        if (chosen & agents).bit_count() < number:
            steps += [ready.ADD_AGENTS[agent] for agent in members(pile & agents)]
    if not steps:
        steps.append(ready.CONFIRM)
    if chosen:
        steps.append(ready.TAKE_BACK)
    return steps


def digs(state: State) -> do.Digs:
    """Return the free spaces of the level with their alternatives (KRY-17, KRY-18)."""
    return ready.DIGS[16 * state.content.doubles[state.round - 1] + free_spaces(state)]


def in_turn(state: State, seat: int) -> list[do.Action]:
    """Return what the active player may do next (KRY-31)."""
    act = state.draft.act
    if act == IDLE:
        return menu(state, seat)
    if act == WORKING:
        return overtime_steps(state, seat)
    if act == SPYING:  # the artefacts that the spy sees, or none of them (KRY-102)
        seen = state.face_down[6 * state.draft.aim : 6 * state.draft.aim + 6]
        return [ready.SNATCHES[0], *[ready.SNATCHES[1 + t] for t in range(6) if seen[t]]]
    return draft_steps(state, seat)


def menu(state: State, seat: int) -> list[do.Action]:
    """Return the actions that can be completed, and the usable special agents (KRY-31, KRY-96)."""
    choices: list[do.Action] = uses(state, seat) if state.options.advanced else []
    if state.acted:
        choices.append(ready.END_TURN)
        return choices
    slots = loading.team_slots(state, seat, -1)
    wide = loading.with_rides(state, seat, slots)
    fit, cards, rides = loading.room(wide, loading.NOTHING, 0), cards_of(state.face_down, seat), wide != slots
    if loading.takes(fit, state, seat, cards - rides) or (
        rides and loading.takes(loading.room(slots, loading.NOTHING, 0), state, seat, cards)
    ):
        choices.append(ready.LOAD)
    strength = loading.best_force(state, seat)
    for target in range(state.seats):
        if target != seat and loading.can_steal(state, target, fit) and strength > to_beat(state, target):
            choices.append(ready.ATTACKS[target])
    choices.append(ready.OVERTIME)
    return choices


def draft_steps(state: State, seat: int) -> list[do.Action]:
    """Return what can be added to a load, a theft or a robbery, and how it ends (KRY-43, KRY-51, KRY-101)."""
    draft = state.draft
    act, goods, cards = draft.act, draft.goods, artefacts_in(draft)
    steps: list[do.Action] = [ready.TAKE_BACK]
    if act == ATTACKING:
        lacking = to_beat(state, draft.aim) - combat(state, seat)
        if draft.arm >= 0:
            lacking -= state.content.power[draft.arm]
        else:
            for weapon in loading.weapons(state, seat, lacking):
                steps.append(ready.PLAYS[weapon])
        if lacking >= 0:
            return steps
    empty = not cards and goods == loading.NOTHING
    if not empty:
        steps += ready.HOMEWARD if act == LOADING else ready.FINAL
    if draft.ride < 0 and act != ROBBING:
        add_rides(state, seat, empty, steps)
    more, at = loading.more_fits(state, seat, cards), 3 * (seat if act == LOADING else draft.aim)
    for colour in range(3):
        if more[colour] and goods[colour] < state.camp[at + colour]:
            steps.append(ready.ADD_CRYSTALS[colour])
    if more[3]:
        add_artefacts(state, seat, steps)
    return steps


def add_rides(state: State, seat: int, empty: bool, steps: list[do.Action]) -> None:
    """Add the transports that can be played (KRY-32, KRY-34)."""
    cards, bundle = state.face_down, state.draft.bundle
    for ride in state.content.rides:
        if cards[6 * seat + ride] > bundle[ride] and (not empty or loading.helps(state, seat, ride)):
            steps.append(ready.PLAYS[ride])


def add_artefacts(state: State, seat: int, steps: list[do.Action]) -> None:
    """Add the artefacts of the own camp, or one more to announce (KRY-35, KRY-43, KRY-51)."""
    draft, cards = state.draft, state.face_down
    if draft.act == ATTACKING:
        if draft.announced < cards_of(state.face_down, draft.aim):
            steps.append(ready.ANNOUNCE)
        return
    for t in range(6):
        if cards[6 * seat + t] - (draft.ride == t) > draft.bundle[t]:
            steps.append(ready.ADD_ARTEFACTS[t])


def overtime_steps(state: State, seat: int) -> list[do.Action]:
    """Return weapons to play and pay to take (KRY-58, KRY-59)."""
    steps: list[do.Action] = [ready.TAKE_BACK]
    if state.draft.arm < 0:
        for weapon in loading.weapons(state, seat, 0):
            steps.append(ready.PLAYS[weapon])
    steps += pays(state)
    return steps


def pays(state: State) -> tuple[do.TakePay, ...]:
    """Return the pay that the bank can give: worth 6, or else as much as possible (KRY-58, KRY-73)."""
    red, blue, white = in_bank(state, 0), in_bank(state, 1), in_bank(state, 2)
    if red >= 2 and blue >= 3 and white >= WAGE:
        return FULL_PAY
    return pays_from(min(red, 2), min(blue, 3), min(white, WAGE))


@cache
def pays_from(red: int, blue: int, white: int) -> tuple[do.TakePay, ...]:
    """Return the pay worth most that these crystals allow, dear ones before others."""
    there = [pay for pay in ready.PAYS if pay.red <= red and pay.blue <= blue and pay.white <= white]
    best = max(map(pay_worth, there))
    return tuple([pay for pay in reversed(there) if pay_worth(pay) == best])


def pay_worth(pay: do.TakePay) -> int:
    """Return what pay counts (KRY-58)."""
    return crystals_worth([pay.red, pay.blue, pay.white], 0)


FULL_PAY: Final = pays_from(2, 3, WAGE)
"""What a bank with enough of everything can give."""
