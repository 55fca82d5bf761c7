"""Positions of Krysis imagined from what one viewer sees."""

from collections.abc import Sequence
from operator import attrgetter
from random import Random
from typing import Any, Final

from kastellan.core.written import kept
from kastellan.games.krysis import phases
from kastellan.games.krysis.content import AGENTS, EXTRAS, Mine
from kastellan.games.krysis.fields import SEAT
from kastellan.games.krysis.imagine_agents import imagine_agents, mask
from kastellan.games.krysis.secrecy import seen_by_all
from kastellan.games.krysis.seen import View
from kastellan.games.krysis.state import ACTS, ATTACKING, SPYING, SUPPLY, State, start
from kastellan.games.krysis.steps.cards import cards_in

DEALT: Final = ("initiative", "missions", "extras")
ROWS: Final = [(row, attrgetter(row.place)) for row in SEAT if row.name not in DEALT]


def imagine(view: View, content: Mine, rng: Random) -> State:
    """Return a position in which the viewer would see exactly ``view``.

    Agents, artefacts, HQs, missions and sealed choices that the viewer does not know are dealt
    again so that all open numbers agree.
    """
    state = start(len(view.seats), view.options, content)
    state.phase = phases.NAMES.index(view.phase)
    state.round, state.reveal, state.order = view.round, view.reveal, view.order
    state.turn = kept(view.turn)
    state.acted, state.leaving, state.used = view.acted, view.leaving, mask(view.used)
    state.recruiter, state.recruit_kind = kept(view.recruiter), kept(view.recruit_kind)
    state.bank, state.scrap = list(view.bank), list(view.scrap)
    lay_out(state, view)
    deal_missions(state, view, rng)
    deal_extras(state, view, rng)
    imagine_agents(state, view, rng)
    take_up_draft(state, view)
    fill_hqs(state, view, rng)
    deal_artefacts(state, view, rng)
    seal_choices(state, view, rng)
    return state


def lay_out(state: State, view: View) -> None:
    """Take over all that the viewer sees of each seat; a set of agents is one number of theirs."""
    open_now = seen_by_all(state.phase, view.options.open_hq)
    everybody, own = range(state.seats), () if view.viewer is None else (view.viewer,)
    for row, shown_of in ROWS:
        values, each = getattr(state, row.name), row.form.each
        for seat in everybody if row.name in open_now else own:
            shown: Any = shown_of(view.seats[seat])
            if each > 1:
                values[each * seat : each * seat + len(shown)] = shown
            elif shown is not None:
                values[seat] = shown if type(shown) is int else mask(shown)
    for seat, player in enumerate(view.seats):
        state.ready |= player.ready << seat
    state.initiative = tuple([player.initiative or 0 for player in view.seats])


def dealt_again(
    known: Sequence[int | None], has_one: list[bool], cards: range, rng: Random
) -> tuple[int, ...]:
    """Return a card for each seat that has one, those known and the others at random, else -1."""
    left = [card for card in cards if card not in known] if any(has_one) else []
    rng.shuffle(left)
    pairs = zip(known, has_one, strict=True)
    return tuple([(left.pop() if card is None else card) if has else -1 for card, has in pairs])


def deal_missions(state: State, view: View, rng: Random) -> None:
    """Deal unknown missions again (KRY-110)."""
    known, has_one = [seat.mission for seat in view.seats], [seat.has_mission for seat in view.seats]
    state.missions = dealt_again(known, has_one, range(4), rng)


def deal_extras(state: State, view: View, rng: Random) -> None:
    """Deal unknown extra agents again; one that was played is known (KRY-120)."""
    agents = [seat.agents for seat in view.seats]
    played = [[agent for agent in (*one.team, *one.gone) if agent >= EXTRAS] for one in agents]
    known = [gone[0] if gone else one.extra for one, gone in zip(agents, played, strict=True)]
    state.extras = dealt_again(known, [one.has_extra for one in agents], range(EXTRAS, AGENTS), rng)


def take_up_draft(state: State, view: View) -> None:
    """Take over what the active player puts together or draws, as far as the viewer sees it."""
    draft, seen, theft = state.draft, view.draft, view.theft
    if seen is not None:
        draft.act, draft.announced = ACTS.index(seen.act), seen.announced
        draft.aim, draft.special = kept(seen.target), kept(seen.special)
        draft.arm, draft.ride = kept(seen.weapon), kept(seen.transport)
        draft.goods, draft.bundle = list(seen.crystals), list(seen.artefacts)
    if view.spy is not None:
        draft.act, draft.aim, draft.special = SPYING, view.spy.target, view.spy.special
        lay_artefacts(state.face_down, view.spy.target, view.spy.artefacts)
    if theft is not None:
        draft.act, draft.aim, draft.announced = ATTACKING, theft.target, theft.announced
        draft.goods = list(theft.crystals)
        lay_artefacts(draft.bundle, 0, theft.artefacts)
    if view.find is not None:
        state.icons = view.find.icons
        state.back = phases.ACTION if view.find.mining else phases.PLACE
        state.pair = [*(view.find.pair or ()), -1, -1][:2]


def lay_artefacts(place: list[int], at: int, shown: tuple[int, ...] | None) -> None:
    """Lay artefacts down that the viewer sees."""
    if shown is not None:
        place[6 * at : 6 * at + 6] = shown


def spread(goods: int, seats: list[int], rng: Random) -> list[int]:
    """Return at whose home each of these goods is: any of the seats."""
    return rng.choices(seats, k=goods) if len(seats) > 1 else seats * goods


def fill_hqs(state: State, view: View, rng: Random) -> None:
    """Spread the crystals that are neither in the bank, in camps nor loot over the unknown HQs (KRY-70)."""
    unknown = [number for number, seat in enumerate(view.seats) if seat.hq is None]
    for number in unknown:
        state.hq[3 * number : 3 * number + 3] = [0, 0, 0]
    for colour in range(3):
        left = SUPPLY[colour] - state.bank[colour] - sum(state.camp[colour::3]) - sum(state.hq[colour::3])
        left -= view.theft.crystals[colour] if view.theft else 0
        for number in spread(left, unknown, rng):
            state.hq[3 * number + colour] += 1


def deal_artefacts(state: State, view: View, rng: Random) -> None:
    """Deal the artefacts that the viewer cannot see: camps, HQs, drawn and stolen cards, pile."""
    left = state.content.copies[:]
    for card in state.weapon + state.transport + state.pair:
        if card >= 0:
            left[card] -= 1
    for numbers in (state.scrap, state.draft.bundle if view.theft else [], state.face_down, state.hoard):
        for at, number in enumerate(numbers):
            left[at % 6] -= number
    pool = [t for t in range(6) for _ in range(left[t])]
    rng.shuffle(pool)
    for place, at, number in unknown_places(state, view):
        for _ in range(number):
            place[at + pool.pop()] += 1
    if view.find is not None and view.find.pair is None:
        state.pair[: view.find.cards] = [pool.pop() for _ in range(view.find.cards)]
    unknown = [number for number, seat in enumerate(view.seats) if seat.hoard_cards is None]
    for number in spread(len(pool), unknown, rng):
        state.hoard[6 * number + pool.pop()] += 1


def unknown_places(state: State, view: View) -> list[tuple[list[int], int, int]]:
    """Return where the viewer knows unknown artefacts to be, and how many; the draw pile among them."""
    state.artefacts = [0] * 6
    places = [(state.artefacts, 0, view.pile)]
    if view.theft is not None and view.theft.artefacts is None:
        places.append((state.draft.bundle, 0, view.theft.drawn))
    for number, seat in enumerate(view.seats):
        at = 6 * number
        places.append((state.face_down, at, seat.face_down - sum(state.face_down[at : at + 6])))
        if seat.hoard_cards is not None:
            places.append((state.hoard, at, seat.hoard_cards - sum(state.hoard[at : at + 6])))
    return places


def seal_choices(state: State, view: View, rng: Random) -> None:
    """Invent the final but unrevealed bids and agents of others (KRY-14, KRY-23)."""
    for number, seat in enumerate(view.seats):
        if number == view.viewer or not seat.ready:
            continue
        if state.phase == phases.BID:
            for at in range(3 * number, 3 * number + 3):
                state.bids[at] = rng.randint(0, state.hq[at])
        if state.phase == phases.TEAM:
            state.chosen[number] = rng.choice(cards_in(state.hand[number]))
