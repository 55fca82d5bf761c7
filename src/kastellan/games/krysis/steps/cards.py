"""Agents as bit masks, and what a team is worth."""

from collections.abc import Sequence

from kastellan.games.krysis.content import DEFENCE
from kastellan.games.krysis.state import State


def summed(state: State, seat: int, values: list[int], times: list[int], colours: list[int]) -> int:
    """Return a sum over a team; multipliers count crystals in the camp, now (KRY-26, KRY-29)."""
    total, at = 0, 3 * seat
    for place in range(at, at + 3):
        agent = state.team[place]
        if agent < 0:
            break
        total += values[agent]
        if times[agent]:
            total += times[agent] * state.camp[at + colours[agent]]
    return total


def initiative(state: State, seat: int) -> int:
    """Return the sum of the speeds of a team (KRY-25)."""
    content = state.content
    return summed(state, seat, content.speed, content.speed_times, content.speed_colour)


def combat(state: State, seat: int) -> int:
    """Return the combat value of a team with its played weapon (KRY-29, KRY-33)."""
    content, weapon = state.content, state.weapon[seat]
    total = summed(state, seat, content.combat, content.combat_times, content.combat_colour)
    return total + content.power[weapon] if weapon >= 0 else total


def force(state: State, seat: int, weapon: int) -> int:
    """Return the combat value of a team with one more weapon, unless that is -1 (KRY-33, KRY-48)."""
    return combat(state, seat) + (state.content.power[weapon] if weapon >= 0 else 0)


def is_defended(state: State, seat: int) -> bool:
    """Return whether a whole team lies before the camp (KRY-36)."""
    return state.team[3 * seat] >= 0


def defence(state: State, seat: int) -> int:
    """Return what an attacker must exceed: combat and Defence points (KRY-50, KRY-100)."""
    total, content = combat(state, seat), state.content
    if state.options.advanced:
        for place in range(3 * seat, 3 * seat + 3):
            agent = state.team[place]
            if agent >= 0 and content.skill[agent] == DEFENCE:
                total += content.amount[agent]
    return total


def to_beat(state: State, seat: int) -> int:
    """Return what an attack on a camp must exceed: its defence, or -1 where no team lies (KRY-36, KRY-48)."""
    return defence(state, seat) if state.team[3 * seat] >= 0 else -1


def cards_of(cards: list[int], seat: int) -> int:
    """Return how many artefacts of all types a seat has, of those face down in camps or those at home."""
    at = 6 * seat
    return cards[at] + cards[at + 1] + cards[at + 2] + cards[at + 3] + cards[at + 4] + cards[at + 5]


def ahead(spaces: Sequence[int], values: Sequence[int]) -> tuple[int, ...]:
    """Return the seats by value, highest first; ties go to the miner ahead (KRY-16, KRY-27, KRY-68)."""
    keys = [(-values[seat], spaces[seat], seat) for seat in range(len(spaces))]
    keys.sort()
    return tuple([key[2] for key in keys])


def crystals_worth(crystals: list[int], at: int) -> int:
    """Return what reds, blues and whites count in bids, for pay and in HQ (KRY-16, KRY-58, KRY-64)."""
    return 3 * crystals[at] + 2 * crystals[at + 1] + crystals[at + 2]
