"""What a team can carry, steal and beat."""

from collections.abc import Iterator, Sequence
from typing import Final

from kastellan.games.krysis.content import Mine
from kastellan.games.krysis.phases import ATTACKING, ROBBING
from kastellan.games.krysis.state import State
from kastellan.games.krysis.steps.cards import cards_of, combat, to_beat

Slots = tuple[int, int, int]
Room = list[bool]
"""Whether a red, a blue, a white crystal or an artefact fits."""

NOTHING: Final = [0, 0, 0]


def team_slots(state: State, seat: int, ride: int) -> Slots:
    """Return red, blue and white slots of a team, with the transport ``ride`` unless -1 (KRY-30)."""
    content, at = state.content, 3 * seat
    slots = content.slots
    red = blue = white = 0
    for place in range(at, at + 3):
        agent = state.team[place]
        if agent < 0:
            break
        red += slots[3 * agent]
        blue += slots[3 * agent + 1]
        white += slots[3 * agent + 2]
    return with_ride(content, (red, blue, white), ride) if ride >= 0 else (red, blue, white)


def with_ride(content: Mine, slots: Slots, ride: int) -> Slots:
    """Return slots with those of a transport (KRY-33)."""
    hold, at = content.hold, 3 * ride
    return slots[0] + hold[at], slots[1] + hold[at + 1], slots[2] + hold[at + 2]


def spare(slots: Slots, red: int, blue: int, artefacts: int) -> Slots:
    """Return the red and the blue slots left beside these goods, and how many whites still fit (KRY-41).

    Artefacts go on blue slots first; what is left is less than nothing where the goods do not fit.
    """
    left_red, left_blue = slots[0] - red, slots[1] - blue
    if artefacts > left_blue:
        left_red -= artefacts - left_blue if left_blue > 0 else artefacts
        left_blue = min(left_blue, 0)
    else:
        left_blue -= artefacts
    return left_red, left_blue, slots[2] + 2 * left_blue + 3 * left_red


def fillings(slots: Slots, there: Sequence[int], artefacts: int) -> Iterator[tuple[int, int, int]]:
    """Yield the crystals that fit beside artefacts, dear ones first, all whites; never nothing (KRY-41)."""
    for red in range(min(there[0], slots[0]), -1, -1):
        for blue in range(min(there[1], slots[1]), -1, -1):
            left_red, left_blue, whites = spare(slots, red, blue, artefacts)
            goods = red, blue, min(there[2], whites)
            if left_red >= 0 and left_blue >= 0 and (artefacts or any(goods)):
                yield goods


def room(slots: Slots, goods: list[int], artefacts: int) -> Room:
    """Return which goods still fit, one more of each (KRY-41)."""
    left_red, left_blue, whites = spare(slots, goods[0], goods[1], artefacts)
    whites -= goods[2]
    on_red = left_red > 0 and whites >= 3
    on_blue = left_blue > 0 and whites >= 2
    moved = on_red and slots[1] > goods[1]  # a blue crystal can send an artefact to a red slot
    return [on_red, on_blue or moved, whites > 0, on_blue or on_red]


def more_fits(state: State, seat: int, cards: int) -> Room:
    """Return which goods can be added to the draft with its artefacts (KRY-41, KRY-101)."""
    draft = state.draft
    if draft.act == ROBBING:
        more = sum(draft.goods) < state.content.amount[draft.special]
        return [more, more, more, False]
    return room(team_slots(state, seat, draft.ride), draft.goods, cards)


def takes(fit: Room, state: State, seat: int, cards: int) -> bool:
    """Return whether something that fits lies in a camp with so many artefacts."""
    camp, at = state.camp, 3 * seat
    return (
        (fit[0] and camp[at] > 0)
        or (fit[1] and camp[at + 1] > 0)
        or (fit[2] and camp[at + 2] > 0)
        or (fit[3] and cards > 0)
    )


def with_rides(state: State, seat: int, slots: Slots) -> Slots:
    """Return slots with those of all transports face down in the own camp: what fits with one of them.

    Equal to ``slots`` where there is none, since every transport has slots.
    """
    content = state.content
    for ride in content.rides:
        if state.face_down[6 * seat + ride]:
            slots = with_ride(content, slots, ride)
    return slots


def can_steal(state: State, target: int, fit: Room) -> bool:
    """Return whether some good of a camp can be carried off (KRY-49)."""
    return takes(fit, state, target, cards_of(state.face_down, target))


def best_force(state: State, seat: int) -> int:
    """Return the combat value of a team with the strongest weapon face down in its camp."""
    cards, power, best = state.face_down, state.content.power, 0
    for weapon in state.content.weapons:
        if cards[6 * seat + weapon] and power[weapon] > best:
            best = power[weapon]
    return combat(state, seat) + best


def weapons(state: State, seat: int, lacking: int) -> list[int]:
    """Return the weapons face down in the own camp that have more power than is lacking (KRY-32)."""
    cards, power, found = state.face_down, state.content.power, []
    for weapon in state.content.weapons:
        if cards[6 * seat + weapon] and power[weapon] > lacking:
            found.append(weapon)  # noqa: PERF401 - quicker than a list in one go
    return found


def weapon_for(state: State, seat: int, target: int) -> int:
    """Return the weakest weapon with which an attack can take place, -1 where none is needed (KRY-48)."""
    lacking = to_beat(state, target) - combat(state, seat)
    strong = weapons(state, seat, lacking) if lacking >= 0 else [-1]
    return min(strong, key=state.content.power.__getitem__)


def helps(state: State, seat: int, ride: int) -> bool:
    """Return whether something can be loaded or stolen with ``ride`` (KRY-43, KRY-49)."""
    fit = room(team_slots(state, seat, ride), NOTHING, 0)
    if state.draft.act == ATTACKING:
        return can_steal(state, state.draft.aim, fit)
    return takes(fit, state, seat, cards_of(state.face_down, seat) - 1)
