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
from kastellan.games.krysis.state import (
    State,
)
from kastellan.games.krysis.steps.cards import (
    combat,
    face_down_cards,
    team_slots,
)
from kastellan.games.krysis.steps.goods import in_bank
from kastellan.games.krysis.steps.reach import (
    best_weapon,
    can_attack,
    can_load,
    can_steal,
    helps_load,
    is_strong,
    own_rides,
    room,
    with_ride,
)
from kastellan.games.krysis.steps.turns import (
    ALCHEMIST,
    MASTER_MINER,
    SPY,
    THIEF,
    can_use,
    has_crystals,
    transmutable,
)

WAGE: Final = 6
FULL_PAY: Final[list[Action]] = [
    PAYS[49 * red + 7 * blue + white]
    for red in (2, 1, 0)
    for blue in (3, 2, 1, 0)
    for white in range(7)
    if 3 * red + 2 * blue + white == WAGE
]


def menu(state: State, seat: int) -> list[Action]:
    """Return the actions that can be completed, and the usable special agents (KRY-31, KRY-96)."""
    choices: list[Action] = []
    if state.options.advanced:
        add_specials(state, seat, choices)
    if state.acted:
        choices.append(END_TURN)
        return choices
    slots = team_slots(state, seat, -1)
    rides = own_rides(state, seat)
    if can_load(state, seat, slots, rides):
        choices.append(LOAD)
    force = combat(state, seat) + best_weapon(state, seat)
    for target in range(state.seats):
        if target != seat and can_attack(state, target, slots, rides, force):
            choices.append(ATTACKS[target])
    choices.append(OVERTIME)
    return choices


def add_specials(state: State, seat: int, choices: list[Action]) -> None:
    """Add the uses of special agents that could change something (KRY-D16)."""
    for place in range(3 * seat, 3 * seat + 3):
        agent = state.team[place]
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
            for target in range(state.seats):
                if target == seat:
                    continue
                if skill == THIEF and has_crystals(state, target):
                    choices.append(ROBS[4 * agent + target])
                if skill == SPY and face_down_cards(state, target):
                    choices.append(SPIES[4 * agent + target])


def load_steps(state: State, seat: int) -> list[Action]:
    """Return what can be added to a load, and where it can go (KRY-43)."""
    steps: list[Action] = [TAKE_BACK]
    slots = team_slots(state, seat, state.ride)
    goods, bundle, camp, cards = state.goods, state.bundle, state.camp, state.face_down
    artefacts = sum(bundle)
    if goods[0] or goods[1] or goods[2] or artefacts:
        steps.append(TO_HQ)
        steps.append(TO_BANK)
    if state.ride < 0:
        for ride in own_rides(state, seat):
            if cards[6 * seat + ride] > bundle[ride] and helps_load(state, seat, slots, ride):
                steps.append(PLAYS[ride])
    more = room(slots, goods, artefacts)
    for colour in range(3):
        if more[colour] and goods[colour] < camp[3 * seat + colour]:
            steps.append(ADD_CRYSTALS[colour])
    if more[3]:
        for t in range(6):
            if cards[6 * seat + t] - (state.ride == t) > bundle[t]:
                steps.append(ADD_ARTEFACTS[t])
    return steps


def attack_steps(state: State, seat: int) -> list[Action]:
    """Return what can be played and announced in an attack (KRY-48 to KRY-51)."""
    steps: list[Action] = [TAKE_BACK]
    strong = is_strong(state, seat, state.arm)
    if state.arm < 0:
        for t in range(6):
            armed = state.content.is_weapon[t] and state.face_down[6 * seat + t]
            if armed and (strong or is_strong(state, seat, t)):
                steps.append(PLAYS[t])
    if not strong:
        return steps
    slots, goods, camp, target = team_slots(state, seat, state.ride), state.goods, state.camp, state.aim
    taken = goods[0] + goods[1] + goods[2] + state.announced
    if taken:
        steps.append(CONFIRM)
    if state.ride < 0:
        for ride in own_rides(state, seat):
            if taken or can_steal(state, target, with_ride(state, slots, ride), []):
                steps.append(PLAYS[ride])
    more = room(slots, goods, state.announced)
    for colour in range(3):
        if more[colour] and goods[colour] < camp[3 * target + colour]:
            steps.append(ADD_CRYSTALS[colour])
    if more[3] and state.announced < face_down_cards(state, target):
        steps.append(ANNOUNCE)
    return steps


def overtime_steps(state: State, seat: int) -> list[Action]:
    """Return weapons to play and pay to take (KRY-58, KRY-59)."""
    steps: list[Action] = [TAKE_BACK]
    if state.arm < 0:
        for t in range(6):
            if state.content.is_weapon[t] and state.face_down[6 * seat + t]:
                steps.append(PLAYS[t])
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
        if state.face_down[6 * state.aim + t]:
            choices.append(SNATCHES[1 + t])
    return choices


def rob_steps(state: State) -> list[Action]:
    """Return the crystals that a thief can still take (KRY-101)."""
    steps: list[Action] = [TAKE_BACK]
    goods = state.goods
    taken = goods[0] + goods[1] + goods[2]
    if taken:
        steps.append(CONFIRM)
    if taken < state.content.amount[state.special]:
        for colour in range(3):
            if goods[colour] < state.camp[3 * state.aim + colour]:
                steps.append(ADD_CRYSTALS[colour])
    return steps
