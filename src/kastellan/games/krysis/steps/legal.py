"""What each seat may do in Krysis, as short lists of ready-made actions."""

from collections.abc import Sequence
from typing import Final

from kastellan.games.krysis.actions import (
    ADD_AGENTS,
    ADD_ARTEFACTS,
    ADD_CRYSTALS,
    ANNOUNCE,
    ATTACKS,
    CHOICES,
    CONFIRM,
    DIGS,
    END_TURN,
    KEEPS,
    LOAD,
    MINES,
    OVERTIME,
    PAYS,
    PLAYS,
    RECRUITS,
    ROBS,
    SNATCHES,
    SPIES,
    TAKE_BACK,
    TO_BANK,
    TO_CAMP,
    TO_HQ,
    Action,
    Transmute,
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
    carries_any,
    combat,
    defence,
    face_down_cards,
    is_defended,
    size,
    team_slots,
)
from kastellan.games.krysis.steps.goods import in_bank
from kastellan.games.krysis.steps.prospecting import is_taken
from kastellan.games.krysis.steps.setup import quota
from kastellan.games.krysis.steps.turns import (
    ALCHEMIST,
    MASTER_MINER,
    SPY,
    THIEF,
    can_use,
    has_crystals,
    transmutable,
)

NOTHING: Final[list[Action]] = []
WAGE: Final = 6
TACTICAL_HAND: Final = 9
FULL_PAY: Final[list[Action]] = [
    PAYS[49 * red + 7 * blue + white]
    for red in (2, 1, 0)
    for blue in (3, 2, 1, 0)
    for white in range(7)
    if 3 * red + 2 * blue + white == WAGE
]


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


def digs(state: State) -> list[Action]:
    """Return the free spaces of the level with their alternatives (KRY-17, KRY-18)."""
    choices: list[Action] = []
    for space in range(4):
        if not is_taken(state, space):
            choices.append(DIGS[2 * space])
            if state.content.choices[4 * (state.round - 1) + space] == 2:
                choices.append(DIGS[2 * space + 1])
    return choices


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


def helps_load(state: State, seat: int, slots: list[int], ride: int) -> bool:
    """Return whether something is or can be loaded once ``ride`` is played (KRY-43)."""
    if state.goods[0] or state.goods[1] or state.goods[2] or any(state.bundle):
        return True
    at = 3 * seat
    cards = face_down_cards(state, seat) - 1
    return carries_any(
        with_ride(state, slots, ride), state.camp[at], state.camp[at + 1], state.camp[at + 2], cards
    )


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
    best, found = -1, NOTHING
    for r in range(min(red, 2) + 1):
        for b in range(min(blue, 3) + 1):
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
