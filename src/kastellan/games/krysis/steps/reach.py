"""What a team can carry, steal and beat."""

# ruff: noqa: PERF401, SIM110 - plain loops are quicker, compiled or not

from kastellan.games.krysis.state import State
from kastellan.games.krysis.steps.cards import (
    carries_any,
    combat,
    defence,
    face_down_cards,
    is_defended,
)


def own_rides(state: State, seat: int) -> list[int]:
    """Return the types of transport face down in a camp."""
    weapons, cards, at = state.content.is_weapon, state.face_down, 6 * seat
    rides: list[int] = []
    for t in range(6):
        if cards[at + t] and not weapons[t]:
            rides.append(t)
    return rides


def best_weapon(state: State, seat: int) -> int:
    """Return the strongest weapon face down in a camp, 0 without one."""
    content, cards, at = state.content, state.face_down, 6 * seat
    best = 0
    for t in range(6):
        if cards[at + t] and content.power[t] > best:
            best = content.power[t]
    return best


def with_ride(state: State, slots: list[int], ride: int) -> list[int]:
    """Return slots with those of a transport added (KRY-30)."""
    hold = state.content.hold
    return [slots[0] + hold[3 * ride], slots[1] + hold[3 * ride + 1], slots[2] + hold[3 * ride + 2]]


def can_load(state: State, seat: int, slots: list[int], rides: list[int]) -> bool:
    """Return whether some good of the own camp can be loaded, with a transport if need be (KRY-43)."""
    at, cards = 3 * seat, face_down_cards(state, seat)
    red, blue, white = state.camp[at], state.camp[at + 1], state.camp[at + 2]
    if carries_any(slots, red, blue, white, cards):
        return True
    for ride in rides:
        if carries_any(with_ride(state, slots, ride), red, blue, white, cards - 1):
            return True
    return False


def can_steal(state: State, target: int, slots: list[int], rides: list[int]) -> bool:
    """Return whether some good of a camp can be carried off, with a transport if need be (KRY-49)."""
    at, cards = 3 * target, face_down_cards(state, target)
    red, blue, white = state.camp[at], state.camp[at + 1], state.camp[at + 2]
    if carries_any(slots, red, blue, white, cards):
        return True
    for ride in rides:
        if carries_any(with_ride(state, slots, ride), red, blue, white, cards):
            return True
    return False


def can_attack(state: State, target: int, slots: list[int], rides: list[int], force: int) -> bool:
    """Return whether an attack on ``target`` can be completed (KRY-48, KRY-49)."""
    if not can_steal(state, target, slots, rides):
        return False
    return not is_defended(state, target) or force > defence(state, target)


def is_strong(state: State, seat: int, arm: int) -> bool:
    """Return whether the attack in hand may take place with weapon ``arm`` (KRY-48)."""
    if not is_defended(state, state.aim):
        return True
    force = combat(state, seat)
    if arm >= 0:
        force += state.content.power[arm]
    return force > defence(state, state.aim)


def room(slots: list[int], goods: list[int], artefacts: int) -> list[bool]:
    """Return whether one more red, blue, white or artefact fits (KRY-41)."""
    free = slots[1] - goods[1]
    spare_blue = free - artefacts if artefacts < free else 0
    spare_red = slots[0] - goods[0] - (artefacts - free if artefacts > free else 0)
    whites = slots[2] + 2 * spare_blue + 3 * spare_red - goods[2]
    on_red = spare_red > 0 and whites >= 3
    on_blue = spare_blue > 0 and whites >= 2
    return [on_red, on_blue or (free > 0 and on_red), whites > 0, on_blue or on_red]


def helps_load(state: State, seat: int, slots: list[int], ride: int) -> bool:
    """Return whether something is or can be loaded once ``ride`` is played (KRY-43)."""
    if state.goods[0] or state.goods[1] or state.goods[2] or any(state.bundle):
        return True
    at = 3 * seat
    cards = face_down_cards(state, seat) - 1
    return carries_any(
        with_ride(state, slots, ride), state.camp[at], state.camp[at + 1], state.camp[at + 2], cards
    )
