"""Phase 3: load, attack, overtime, and the special agents around them."""

from collections.abc import Sequence
from typing import Any, Final

from kastellan.games.krysis import actions as do
from kastellan.games.krysis import phases, ready
from kastellan.games.krysis.content import ALCHEMIST, MASTER_MINER, THIEF
from kastellan.games.krysis.phases import ATTACKING, LOADING, ROBBING, SPYING, WORKING
from kastellan.games.krysis.state import NO_DRAFT, State
from kastellan.games.krysis.steps.goods import artefact_source, in_bank, seek_artefacts, take_from_bank
from kastellan.games.krysis.steps.rounds import dismiss, end_round, pass_miner
from kastellan.games.krysis.steps.scoring import worth_sold

BEGINS: Final[dict[type, int]] = {
    do.Load: LOADING,
    do.Attack: ATTACKING,
    do.Overtime: WORKING,
    do.Rob: ROBBING,
    do.Spy: SPYING,
}


def begin(state: State, _seat: int, action: Any) -> None:
    """Begin to put an action together, which nobody else sees yet; a spy looks at once (KRY-31, KRY-102)."""
    draft = NO_DRAFT.copy()
    draft.act = act = BEGINS[type(action)]
    if act == ATTACKING or act >= ROBBING:
        draft.aim = action.target
    if act >= ROBBING:
        draft.special = action.agent
    if act == SPYING:
        state.used |= 1 << action.agent
    state.draft = draft


def add_crystal(state: State, _seat: int, action: Any) -> None:
    """Add a crystal to the load or the loot (KRY-43, KRY-51, KRY-101)."""
    state.draft.goods[action.colour] += 1


def add_artefact(state: State, _seat: int, action: Any) -> None:
    """Add an artefact to the load (KRY-43)."""
    state.draft.bundle[action.artefact] += 1


def announce(state: State, _seat: int, _action: Any) -> None:
    """Announce one more artefact to steal (KRY-51)."""
    state.draft.announced += 1


def play(state: State, _seat: int, action: Any) -> None:
    """Add a weapon or a transport to the draft (KRY-32)."""
    if state.content.is_weapon[action.artefact]:
        state.draft.arm = action.artefact
    else:
        state.draft.ride = action.artefact


def take_back(state: State, _seat: int, _action: Any) -> None:
    """Begin anew: nobody saw what was put together."""
    state.draft = NO_DRAFT


def play_artefacts(state: State, seat: int) -> None:
    """Turn up the weapon and the transport of the draft (KRY-32 to KRY-35)."""
    draft = state.draft
    for artefact, played in ((draft.arm, state.weapon), (draft.ride, state.transport)):
        if artefact >= 0:
            state.face_down[6 * seat + artefact] -= 1
            played[seat] = artefact
    draft.arm = draft.ride = -1


def move(amounts: list[int], place: list[int], at: int, sign: int) -> None:
    """Lay these goods down in a place, or with a ``sign`` of -1 take them out of it."""
    for k, number in enumerate(amounts):
        if number:
            place[at + k] += sign * number


def deliver_load(state: State, seat: int, action: Any) -> None:
    """Bring the load home or to the bank (KRY-43 to KRY-47)."""
    play_artefacts(state, seat)
    move(state.draft.goods, state.camp, 3 * seat, -1)
    move(state.draft.bundle, state.face_down, 6 * seat, -1)
    carry(state, seat, action)


def confirm(state: State, seat: int, _action: Any) -> None:
    """Take the crystals of the loot: an attack or a robbery is final (KRY-51, KRY-101).

    Until crystals arrive they lie with the team (KRY-R14).  Artefacts are drawn at random before
    the destination of an attack is chosen (KRY-52).
    """
    draft = state.draft
    move(draft.goods, state.camp, 3 * draft.aim, -1)
    if draft.act == ATTACKING:
        play_artefacts(state, seat)
        state.phase = phases.THEFT if draft.announced else phases.DESTINATION
        return
    move(draft.goods, state.camp, 3 * seat, 1)
    state.used |= 1 << draft.special
    go_on(state)


def steal_artefact(state: State, _seat: int, event: Any) -> None:
    """Take one face-down card of the victim at random (KRY-52)."""
    draft = state.draft
    state.face_down[6 * draft.aim + event.artefact] -= 1
    draft.bundle[event.artefact] += 1
    if sum(draft.bundle) == draft.announced:
        state.phase = phases.DESTINATION


def carry(state: State, seat: int, action: Any) -> None:
    """Bring goods to one place; unless that is the own camp the team goes too (KRY-45, KRY-46, KRY-53)."""
    goods, bundle = state.draft.goods, state.draft.bundle
    if action.place == "bank":
        move(goods, state.bank, 0, 1)
        move(bundle, state.scrap, 0, 1)
        state.score[seat] += worth_sold(state.draft)
    elif action.place == "hq":
        move(goods, state.hq, 3 * seat, 1)
        move(bundle, state.hoard, 6 * seat, 1)
    else:
        move(goods, state.camp, 3 * seat, 1)
        move(bundle, state.face_down, 6 * seat, 1)
    state.leaving = action.place != "camp"
    state.acted = True
    go_on(state)


def work_overtime(state: State, seat: int, action: Any) -> None:
    """Take pay into the camp; team and weapon stay (KRY-58, KRY-59)."""
    play_artefacts(state, seat)
    take_from_bank(state, seat, [action.red, action.blue, action.white], 0)
    state.acted = True
    go_on(state)


def go_on(state: State) -> None:
    """Offer further special agents, or end the turn when none can change anything (KRY-96, KRY-97)."""
    state.draft = NO_DRAFT
    state.phase = phases.ACTION
    state.back = phases.PLACE
    if state.acted and not has_special(state):
        end_turn(state, -1, None)


def has_special(state: State) -> bool:
    """Return whether the active player has an unused special agent that could change something."""
    return state.options.advanced and len(uses(state, state.order[state.turn])) > 0


def uses(state: State, seat: int) -> list[do.Action]:
    """Return the uses of special agents that could change something (KRY-96 to KRY-104, KRY-D16)."""
    found: list[do.Action] = []
    for agent in state.team[3 * seat : 3 * seat + 3]:
        skill = state.content.skill[agent]
        if skill < THIEF or state.used >> agent & 1:
            continue
        if skill == MASTER_MINER:
            if brings_something(state, agent):
                found.append(ready.MINES[agent])
        elif skill == ALCHEMIST:
            for colour in (1, 2):
                most = min(state.camp[3 * seat + colour], in_bank(state, colour - 1))
                found += [do.Transmute(agent, colour, number) for number in range(1, most + 1)]
        else:
            goods, each = (state.camp, 3) if skill == THIEF else (state.face_down, 6)
            visits: Sequence[do.Action] = ready.ROBS if skill == THIEF else ready.SPIES
            for target in range(state.seats):
                if target != seat and any(goods[each * target : each * target + each]):
                    found.append(visits[4 * agent + target])
    return found


def brings_something(state: State, agent: int) -> bool:
    """Return whether a master miner would bring anything (KRY-103, KRY-D9)."""
    finds, at = state.content.finds, 4 * agent
    crystals = any(finds[at + colour] and in_bank(state, colour) for colour in range(3))
    return crystals or (finds[at + 3] > 0 and any(artefact_source(state)))


def snatch(state: State, seat: int, action: Any) -> None:
    """Take one of the artefacts seen, or none (KRY-102)."""
    if action.artefact >= 0:
        state.face_down[6 * state.draft.aim + action.artefact] -= 1
        state.face_down[6 * seat + action.artefact] += 1
    go_on(state)


def bring(state: State, seat: int, action: Any) -> None:
    """Take what a master miner shows (KRY-103)."""
    finds, at = state.content.finds, 4 * action.agent
    state.used |= 1 << action.agent
    take_from_bank(state, seat, finds, at)
    state.icons = finds[at + 3]
    state.back = phases.ACTION
    if not seek_artefacts(state):
        go_on(state)


def find(state: State, _seat: int, event: Any) -> None:
    """Draw an artefact for the active player, who chooses from two and keeps a last one (KRY-20, KRY-21)."""
    if not any(state.artefacts):  # shuffled only now, so that all have seen the discards
        state.artefacts, state.scrap = state.scrap, state.artefacts
    state.artefacts[event.artefact] -= 1
    second = state.pair[0] >= 0
    state.pair[int(second)] = event.artefact
    if second:
        state.phase = phases.KEEP
    elif not any(artefact_source(state)):
        keep(state, state.order[state.turn], event)


def keep(state: State, seat: int, action: Any) -> None:
    """Keep one card and discard the other, if any; then draw on, or let play go on (KRY-20)."""
    kept, pair = action.artefact, state.pair
    other = pair[0] if pair[1] == kept else pair[1]
    pair[0] = pair[1] = -1
    state.face_down[6 * seat + kept] += 1
    if other >= 0:
        state.scrap[other] += 1
    state.icons -= 1
    if seek_artefacts(state):
        return
    if state.back == phases.PLACE:
        pass_miner(state)
    else:
        go_on(state)


def transmute(state: State, seat: int, action: Any) -> None:
    """Change crystals one for one with the bank (KRY-104)."""
    state.used |= 1 << action.agent
    for colour, number in ((action.colour, action.number), (action.colour - 1, -action.number)):
        state.camp[3 * seat + colour] -= number
        state.bank[colour] += number
    go_on(state)


def end_turn(state: State, _seat: int, _action: Any) -> None:
    """Discard a team that left with goods, and pass the turn (KRY-47, KRY-54, KRY-55, KRY-98)."""
    if state.leaving:
        dismiss(state, state.order[state.turn])
    state.used = 0
    state.acted = state.leaving = False
    state.turn += 1
    if state.turn == state.seats:
        end_round(state)
