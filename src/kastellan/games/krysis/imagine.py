"""Positions of Krysis imagined from what one viewer sees."""

from random import Random

from kastellan.games.krysis.content import EXTRAS as FIRST_EXTRA
from kastellan.games.krysis.content import Mine
from kastellan.games.krysis.imagine_agents import imagine_agents
from kastellan.games.krysis.seen import View
from kastellan.games.krysis.state import (
    ACTION,
    ACTS,
    ATTACKING,
    BID,
    IDLE,
    PHASES,
    PLACE,
    SPYING,
    SUPPLY,
    TEAM,
    State,
    start,
)
from kastellan.games.krysis.steps.cards import cards_in


def imagine(view: View, content: Mine, rng: Random) -> State:
    """Return a position in which the viewer would see exactly ``view``.

    Agents, artefacts, HQs, missions and sealed choices that the viewer does not know are dealt
    again so that all open numbers agree.
    """
    state = start(len(view.seats), view.options, content)
    state.phase = PHASES.index(view.phase)
    state.round, state.reveal = view.round, view.reveal
    state.order = list(view.order)
    state.turn = -1 if view.turn is None else view.turn
    state.acted, state.leaving = view.acted, view.leaving
    state.used = sum(1 << agent for agent in view.used)
    state.recruiter, state.recruit_kind = or_none(view.recruiter), or_none(view.recruit_kind)
    state.bank = list(view.bank)
    lay_out_seats(state, view)
    deal_missions(state, view, rng)
    deal_extras(state, view, rng)
    imagine_agents(state, view, rng)
    take_up_draft(state, view)
    fill_hqs(state, view, rng)
    deal_artefacts(state, view, rng)
    seal_choices(state, view, rng)
    return state


def lay_out_seats(state: State, view: View) -> None:
    """Take over what lies open, and what the viewer knows of their own."""
    none = -1
    state.initiative = [seat.initiative or 0 for seat in view.seats]
    for number, seat in enumerate(view.seats):
        state.ready |= seat.ready << number
        state.score[number] = seat.score
        state.spaces[number] = none if seat.space is None else seat.space
        state.weapon[number] = none if seat.weapon is None else seat.weapon
        state.transport[number] = none if seat.transport is None else seat.transport
        state.camp[3 * number : 3 * number + 3] = seat.camp
        state.bids[3 * number : 3 * number + 3] = seat.bid or (0, 0, 0)
        for place, agent in enumerate(seat.agents.team):
            state.team[3 * number + place] = agent
        state.gone[number] = sum(1 << agent for agent in seat.agents.gone)


def deal_missions(state: State, view: View, rng: Random) -> None:
    """Deal unknown missions again (KRY-110)."""
    known = [seat.mission for seat in view.seats]
    left = [mission for mission in range(4) if mission not in known]
    rng.shuffle(left)
    state.missions = [
        (left.pop() if seat.mission is None else seat.mission) if seat.has_mission else -1
        for seat in view.seats
    ]


def deal_extras(state: State, view: View, rng: Random) -> None:
    """Deal unknown extra agents again; one that was played is known (KRY-120)."""
    extras = [-1] * state.seats
    for number, seat in enumerate(view.seats):
        played = [agent for agent in (*seat.agents.team, *seat.agents.gone) if agent >= FIRST_EXTRA]
        if seat.agents.extra is not None:
            extras[number] = seat.agents.extra
        elif played:
            extras[number] = played[0]
    left = [agent for agent in range(FIRST_EXTRA, FIRST_EXTRA + 7) if agent not in extras]
    rng.shuffle(left)
    for number, seat in enumerate(view.seats):
        if seat.agents.has_extra and extras[number] < 0:
            extras[number] = left.pop()
    state.extras = extras


def take_up_draft(state: State, view: View) -> None:
    """Take over what the active player puts together, as far as the viewer sees it."""
    state.act = IDLE
    if view.draft is not None:
        draft = view.draft
        state.act = ACTS.index(draft.act)
        state.aim, state.special = or_none(draft.target), or_none(draft.special)
        state.arm, state.ride = or_none(draft.weapon), or_none(draft.transport)
        state.goods, state.bundle = list(draft.crystals), list(draft.artefacts)
        state.announced = draft.announced
    if view.spy is not None:
        state.act, state.aim, state.special = SPYING, view.spy.target, view.spy.special
    if view.theft is not None:
        state.act, state.aim = ATTACKING, view.theft.target
        state.goods, state.announced = list(view.theft.crystals), view.theft.announced
    if view.find is not None:
        state.icons = view.find.icons
        state.back = ACTION if view.find.mining else PLACE


def or_none(value: int | None) -> int:
    """Return -1 for ``None``."""
    return -1 if value is None else value


def fill_hqs(state: State, view: View, rng: Random) -> None:
    """Spread the crystals that are neither in the bank, in camps nor loot over the unknown HQs (KRY-70)."""
    unknown = [number for number, seat in enumerate(view.seats) if seat.hq is None]
    for number, seat in enumerate(view.seats):
        state.hq[3 * number : 3 * number + 3] = seat.hq or (0, 0, 0)
    for colour in range(3):
        left = SUPPLY[colour] - state.bank[colour] - sum(state.camp[colour::3]) - sum(state.hq[colour::3])
        left -= view.theft.crystals[colour] if view.theft else 0
        for _ in range(left):
            state.hq[3 * unknown[rng.randrange(len(unknown))] + colour] += 1


def deal_artefacts(state: State, view: View, rng: Random) -> None:
    """Deal the artefacts that the viewer cannot see: camps, HQs, drawn and stolen cards, pile."""
    left = state.content.copies[:]
    for played in state.weapon + state.transport:
        if played >= 0:
            left[played] -= 1
    state.scrap = list(view.scrap)
    lay_known_artefacts(state, view)
    known = (state.scrap, state.bundle if view.theft else [0] * 6, state.face_down, state.hoard)
    for numbers in known:
        for at, number in enumerate(numbers):
            left[at % 6] -= number
    for card in state.pair:
        if card >= 0:
            left[card] -= 1
    pool = [t for t in range(6) for _ in range(left[t])]
    rng.shuffle(pool)
    deal_unknown_artefacts(state, view, pool, rng)


def lay_known_artefacts(state: State, view: View) -> None:
    """Lay out the artefacts whose types the viewer sees."""
    state.face_down = [0] * (6 * state.seats)
    for number, seat in enumerate(view.seats):
        state.face_down[6 * number : 6 * number + 6] = seat.artefacts or (0,) * 6
        state.hoard[6 * number : 6 * number + 6] = seat.hoard or (0,) * 6
    if view.spy is not None and view.spy.artefacts is not None:
        state.face_down[6 * view.spy.target : 6 * view.spy.target + 6] = view.spy.artefacts
    if view.theft is not None and view.theft.artefacts is not None:
        state.bundle = list(view.theft.artefacts)
    if view.find is not None and view.find.pair is not None:
        state.pair = [*view.find.pair, -1, -1][:2]


def deal_unknown_artefacts(state: State, view: View, pool: list[int], rng: Random) -> None:
    """Give each place as many unknown artefacts as the viewer knows it to hold."""
    for number, seat in enumerate(view.seats):
        for _ in range(seat.face_down - sum(state.face_down[6 * number : 6 * number + 6])):
            state.face_down[6 * number + pool.pop()] += 1
    if view.find is not None and view.find.pair is None:
        for place in range(view.find.cards):
            state.pair[place] = pool.pop()
    if view.theft is not None and view.theft.artefacts is None:
        for _ in range(view.theft.drawn):
            state.bundle[pool.pop()] += 1
    state.artefacts = [0] * 6
    for _ in range(view.pile):
        state.artefacts[pool.pop()] += 1
    for number, seat in enumerate(view.seats):
        if seat.hoard is None and seat.hoard_cards is not None:
            for _ in range(seat.hoard_cards):
                state.hoard[6 * number + pool.pop()] += 1
    unknown = [number for number, seat in enumerate(view.seats) if seat.hoard_cards is None]
    while pool:
        state.hoard[6 * unknown[rng.randrange(len(unknown))] + pool.pop()] += 1


def seal_choices(state: State, view: View, rng: Random) -> None:
    """Invent the final but unrevealed bids and agents of others (KRY-14, KRY-23)."""
    for number, seat in enumerate(view.seats):
        if seat.agents.chosen is not None:
            state.chosen[number] = seat.agents.chosen
        if number == view.viewer or not seat.ready:
            continue
        if state.phase == BID:
            for at in range(3 * number, 3 * number + 3):
                state.bids[at] = rng.randint(0, state.hq[at])
        if state.phase == TEAM:
            state.chosen[number] = rng.choice(cards_in(state.hand[number]))
