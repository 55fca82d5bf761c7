"""What the active player may add to an action, step by step."""

# ruff: noqa: PERF401 - plain loops are quicker, compiled or not

from typing import Final

from kastellan.games.krysis.actions import (
    ADD_ARTEFACTS,
    ADD_CRYSTALS,
    ANNOUNCE,
    ATTACKS,
    CONFIRM,
    END_TURN,
    LOAD,
    MINES,
    OVERTIME,
    PAYS,
    PLAYS,
    ROBS,
    SNATCHES,
    SPIES,
    TAKE_BACK,
    TO_BANK,
    TO_HQ,
    Action,
    Transmute,
)
from kastellan.games.krysis.content import ALCHEMIST, MASTER_MINER, THIEF
from kastellan.games.krysis.state import ATTACKING, IDLE, LOADING, ROBBING, WAGE, WORKING, State
from kastellan.games.krysis.steps import loading
from kastellan.games.krysis.steps.cards import combat, face_down_cards, to_beat
from kastellan.games.krysis.steps.goods import in_bank
from kastellan.games.krysis.steps.turns import can_use, is_target, transmutable

FULL_PAY: Final[list[Action]] = [
    PAYS[49 * red + 7 * blue + white]
    for red in (2, 1, 0)
    for blue in (3, 2, 1, 0)
    for white in range(7)
    if 3 * red + 2 * blue + white == WAGE
]


def in_turn(state: State, seat: int) -> list[Action]:
    """Return what the active player may do next (KRY-31)."""
    act = state.draft.act
    if act == IDLE:
        return menu(state, seat)
    if act == LOADING:
        return load_steps(state, seat)
    if act == ATTACKING:
        return attack_steps(state, seat)
    if act == WORKING:
        return overtime_steps(state, seat)
    return rob_steps(state) if act == ROBBING else spy_choices(state)


def menu(state: State, seat: int) -> list[Action]:
    """Return the actions that can be completed, and the usable special agents (KRY-31, KRY-96)."""
    choices: list[Action] = []
    if state.options.advanced:
        add_specials(state, seat, choices)
    if state.acted:
        choices.append(END_TURN)
        return choices
    slots = loading.team_slots(state, seat, -1)
    wide = loading.with_rides(state, seat, slots)
    fit, cards, rides = loading.room(wide, loading.NOTHING, 0), face_down_cards(state, seat), wide != slots
    if loading.takes(fit, state, seat, cards - rides) or (
        rides and loading.takes(loading.room(slots, loading.NOTHING, 0), state, seat, cards)
    ):
        choices.append(LOAD)
    force = loading.best_force(state, seat)
    for target in range(state.seats):
        if target != seat and loading.can_steal(state, target, fit) and force > to_beat(state, target):
            choices.append(ATTACKS[target])
    choices.append(OVERTIME)
    return choices


def add_specials(state: State, seat: int, choices: list[Action]) -> None:
    """Add the uses of special agents that could change something (KRY-D16)."""
    for agent in state.team[3 * seat : 3 * seat + 3]:
        if not can_use(state, seat, agent):
            continue
        skill = state.content.skill[agent]
        if skill == MASTER_MINER:
            choices.append(MINES[agent])
        elif skill == ALCHEMIST:
            for colour in (1, 2):
                for number in range(1, transmutable(state, seat, colour) + 1):
                    choices.append(Transmute(agent, colour, number))
        else:
            uses = ROBS if skill == THIEF else SPIES
            for target in range(state.seats):
                if target != seat and is_target(state, skill, target):
                    choices.append(uses[4 * agent + target])


def add_rides(state: State, seat: int, empty: bool, steps: list[Action]) -> None:
    """Add the transports that can be played (KRY-32, KRY-34)."""
    cards, bundle = state.face_down, state.draft.bundle
    for ride in state.content.rides:
        if cards[6 * seat + ride] > bundle[ride] and (not empty or loading.helps(state, seat, ride)):
            steps.append(PLAYS[ride])


def load_steps(state: State, seat: int) -> list[Action]:
    """Return what can be added to a load, and where it can go (KRY-43)."""
    draft = state.draft
    ride, goods, bundle, cards = draft.ride, draft.goods, draft.bundle, state.face_down
    steps: list[Action] = [TAKE_BACK]
    loaded = sum(bundle)
    empty = not (loaded or goods[0] or goods[1] or goods[2])
    if not empty:
        steps.append(TO_HQ)
        steps.append(TO_BANK)
    if ride < 0:
        add_rides(state, seat, empty, steps)
    more = loading.room(loading.team_slots(state, seat, ride), goods, loaded)
    for colour in range(3):
        if more[colour] and goods[colour] < state.camp[3 * seat + colour]:
            steps.append(ADD_CRYSTALS[colour])
    if more[3]:
        for t in range(6):
            if cards[6 * seat + t] - (ride == t) > bundle[t]:
                steps.append(ADD_ARTEFACTS[t])
    return steps


def attack_steps(state: State, seat: int) -> list[Action]:
    """Return what can be played and announced in an attack (KRY-48 to KRY-51)."""
    draft = state.draft
    arm, goods, target, power = draft.arm, draft.goods, draft.aim, state.content.power
    steps: list[Action] = [TAKE_BACK]
    force, beaten = combat(state, seat), to_beat(state, target)
    if arm >= 0:
        force += power[arm]
    else:
        for weapon in state.content.weapons:
            if state.face_down[6 * seat + weapon] and force + power[weapon] > beaten:
                steps.append(PLAYS[weapon])
    if force <= beaten:
        return steps
    empty = not (draft.announced or goods[0] or goods[1] or goods[2])
    if not empty:
        steps.append(CONFIRM)
    if draft.ride < 0:
        add_rides(state, seat, empty, steps)
    more = loading.room(loading.team_slots(state, seat, draft.ride), goods, draft.announced)
    for colour in range(3):
        if more[colour] and goods[colour] < state.camp[3 * target + colour]:
            steps.append(ADD_CRYSTALS[colour])
    if more[3] and draft.announced < face_down_cards(state, target):
        steps.append(ANNOUNCE)
    return steps


def overtime_steps(state: State, seat: int) -> list[Action]:
    """Return weapons to play and pay to take (KRY-58, KRY-59)."""
    steps: list[Action] = [TAKE_BACK]
    if state.draft.arm < 0:
        for weapon in state.content.weapons:
            if state.face_down[6 * seat + weapon]:
                steps.append(PLAYS[weapon])
    return steps + pays(state)


def pays(state: State) -> list[Action]:
    """Return the pay that the bank can give: worth 6, or else as much as possible (KRY-58, KRY-73)."""
    red, blue, white = in_bank(state, 0), in_bank(state, 1), in_bank(state, 2)
    if red >= 2 and blue >= 3 and white >= WAGE:
        return FULL_PAY
    best = -1
    found: list[Action] = []
    for r in range(min(red, 2), -1, -1):
        for b in range(min(blue, 3), -1, -1):
            w = min(white, WAGE - 3 * r - 2 * b)
            worth = 3 * r + 2 * b + w
            if w < 0 or worth < best:
                continue
            if worth > best:
                best, found = worth, []
            found.append(PAYS[49 * r + 7 * b + w])
    return found


def spy_choices(state: State) -> list[Action]:
    """Return the artefacts that the spy sees, and none of them (KRY-102)."""
    choices: list[Action] = [SNATCHES[0]]
    for t in range(6):
        if state.face_down[6 * state.draft.aim + t]:
            choices.append(SNATCHES[1 + t])
    return choices


def rob_steps(state: State) -> list[Action]:
    """Return the crystals that a thief can still take (KRY-101)."""
    draft = state.draft
    goods, taken = draft.goods, sum(draft.goods)
    steps: list[Action] = [TAKE_BACK]
    if taken:
        steps.append(CONFIRM)
    if taken < state.content.amount[draft.special]:
        for colour in range(3):
            if goods[colour] < state.camp[3 * draft.aim + colour]:
                steps.append(ADD_CRYSTALS[colour])
    return steps
