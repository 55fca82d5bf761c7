"""Phase 3: load, attack, overtime, and the special agents around them."""

# ruff: noqa: SIM110 - plain loops are quicker, compiled or not

from typing import Final

from kastellan.games.krysis.state import (
    ACTION,
    DESTINATION,
    IDLE,
    PLACE,
    SPYING,
    THEFT,
    State,
)
from kastellan.games.krysis.steps.cards import face_down_cards
from kastellan.games.krysis.steps.goods import in_bank, seek_artefacts, take_from_bank
from kastellan.games.krysis.steps.rounds import dismiss, end_round

SALE: Final = 2
THIEF: Final = 2
SPY: Final = 3
MASTER_MINER: Final = 4
ALCHEMIST: Final = 5


def begin(state: State, act: int, aim: int, special: int) -> None:
    """Begin to put an action together; nobody else sees it yet (KRY-31, KRY-96)."""
    state.act, state.aim, state.special = act, aim, special


def clear_draft(state: State) -> None:
    """Forget what was put together."""
    state.act = IDLE
    state.aim = state.special = state.arm = state.ride = -1
    state.announced = 0
    state.goods[0] = state.goods[1] = state.goods[2] = 0
    state.bundle = [0] * 6


def play_artefacts(state: State, seat: int) -> None:
    """Turn up the weapon and the transport of the draft (KRY-32 to KRY-35)."""
    if state.arm >= 0:
        state.face_down[6 * seat + state.arm] -= 1
        state.weapon[seat] = state.arm
    if state.ride >= 0:
        state.face_down[6 * seat + state.ride] -= 1
        state.transport[seat] = state.ride


def deliver_load(state: State, seat: int, place: str) -> None:
    """Bring the load home or to the bank (KRY-43 to KRY-47)."""
    play_artefacts(state, seat)
    take_crystals(state, seat)
    for artefact in range(6):
        state.face_down[6 * seat + artefact] -= state.bundle[artefact]
    carry(state, seat, place)


def take_crystals(state: State, camp: int) -> None:
    """Take the crystals of the draft out of a camp; until they arrive they lie with the team (KRY-R14)."""
    for colour in range(3):
        state.camp[3 * camp + colour] -= state.goods[colour]


def strike(state: State, seat: int) -> None:
    """Take the crystals; artefacts are drawn at random before the destination is chosen (KRY-51, KRY-52)."""
    play_artefacts(state, seat)
    take_crystals(state, state.aim)
    state.arm = state.ride = -1
    state.phase = THEFT if state.announced else DESTINATION


def steal_artefact(state: State, artefact: int) -> None:
    """Take one face-down card of the victim at random (KRY-52)."""
    state.face_down[6 * state.aim + artefact] -= 1
    state.bundle[artefact] += 1
    if sum(state.bundle) == state.announced:
        state.phase = DESTINATION


def carry(state: State, seat: int, place: str) -> None:
    """Bring goods to one place; unless that is the own camp the team goes too (KRY-45, KRY-46, KRY-53)."""
    sold = 0
    for colour in range(3):
        number = state.goods[colour]
        if number:
            sold += number
            if place == "bank":
                state.bank[colour] += number
            elif place == "hq":
                state.hq[3 * seat + colour] += number
            else:
                state.camp[3 * seat + colour] += number
    for artefact in range(6):
        number = state.bundle[artefact]
        if number:
            sold += number
            if place == "bank":
                state.scrap[artefact] += number
            elif place == "hq":
                state.hoard[6 * seat + artefact] += number
            else:
                state.face_down[6 * seat + artefact] += number
    if place == "bank":
        state.score[seat] += SALE * sold
    state.leaving = place != "camp"
    finish_action(state)


def work_overtime(state: State, seat: int, red: int, blue: int, white: int) -> None:
    """Take pay into the camp; team and weapon stay (KRY-58, KRY-59)."""
    play_artefacts(state, seat)
    take_from_bank(state, seat, 0, red)
    take_from_bank(state, seat, 1, blue)
    take_from_bank(state, seat, 2, white)
    state.leaving = False
    finish_action(state)


def finish_action(state: State) -> None:
    """Note that the normal action is done (KRY-31)."""
    clear_draft(state)
    state.acted = True
    go_on(state)


def go_on(state: State) -> None:
    """Offer further special agents, or end the turn when none can change anything (KRY-96, KRY-97)."""
    state.phase = ACTION
    state.back = PLACE
    if state.acted and not has_special(state):
        end_turn(state)


def has_special(state: State) -> bool:
    """Return whether the active player has an unused special agent that could change something."""
    if not state.options.advanced:
        return False
    seat = state.order[state.turn]
    for place in range(3 * seat, 3 * seat + 3):
        if can_use(state, seat, state.team[place]):
            return True
    return False


def can_use(state: State, seat: int, agent: int) -> bool:
    """Return whether a special agent of the team can be used now (KRY-96 to KRY-104)."""
    skill = state.content.skill[agent]
    if skill < THIEF or state.used >> agent & 1:
        return False
    if skill == MASTER_MINER:
        return brings_something(state, agent)
    if skill == ALCHEMIST:
        return transmutable(state, seat, 1) > 0 or transmutable(state, seat, 2) > 0
    for other in range(state.seats):
        if other != seat and (
            has_crystals(state, other) if skill == THIEF else face_down_cards(state, other)
        ):
            return True
    return False


def has_crystals(state: State, seat: int) -> bool:
    """Return whether crystals lie in a camp."""
    return state.camp[3 * seat] + state.camp[3 * seat + 1] + state.camp[3 * seat + 2] > 0


def brings_something(state: State, agent: int) -> bool:
    """Return whether a master miner would bring anything (KRY-103, KRY-D9)."""
    finds = state.content.finds
    for colour in range(3):
        if finds[4 * agent + colour] and in_bank(state, colour):
            return True
    return finds[4 * agent + 3] > 0 and (any(state.artefacts) or any(state.scrap))


def transmutable(state: State, seat: int, colour: int) -> int:
    """Return how many crystals of a colour an alchemist could change (KRY-74, KRY-104)."""
    return min(state.camp[3 * seat + colour], in_bank(state, colour - 1))


def rob(state: State, seat: int) -> None:
    """Move the loot of a thief into the own camp (KRY-101)."""
    take_crystals(state, state.aim)
    for colour in range(3):
        state.camp[3 * seat + colour] += state.goods[colour]
    state.used |= 1 << state.special
    clear_draft(state)
    go_on(state)


def look(state: State, agent: int, target: int) -> None:
    """Let a spy see the face-down artefacts of a camp (KRY-102)."""
    begin(state, SPYING, target, agent)
    state.used |= 1 << agent


def snatch(state: State, seat: int, artefact: int) -> None:
    """Take one of the artefacts seen, or none (KRY-102)."""
    if artefact >= 0:
        state.face_down[6 * state.aim + artefact] -= 1
        state.face_down[6 * seat + artefact] += 1
    clear_draft(state)
    go_on(state)


def bring(state: State, seat: int, agent: int) -> None:
    """Take what a master miner shows (KRY-103)."""
    finds = state.content.finds
    state.used |= 1 << agent
    for colour in range(3):
        take_from_bank(state, seat, colour, finds[4 * agent + colour])
    state.icons = finds[4 * agent + 3]
    state.back = ACTION
    if not seek_artefacts(state):
        go_on(state)


def transmute(state: State, seat: int, agent: int, colour: int, number: int) -> None:
    """Change crystals one for one with the bank (KRY-104)."""
    state.used |= 1 << agent
    state.camp[3 * seat + colour] -= number
    state.bank[colour] += number
    state.camp[3 * seat + colour - 1] += number
    state.bank[colour - 1] -= number
    go_on(state)


def end_turn(state: State) -> None:
    """Discard a team that left with goods, and pass the turn (KRY-47, KRY-54, KRY-55, KRY-98)."""
    if state.leaving:
        dismiss(state, state.order[state.turn])
    state.used = 0
    state.acted = state.leaving = False
    state.turn += 1
    if state.turn == state.seats:
        end_round(state)
