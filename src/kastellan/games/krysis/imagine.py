"""Positions of Krysis imagined from what one viewer sees."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from math import comb
from operator import add, attrgetter
from random import Random
from typing import Any, Final

from kastellan.core.masks import mask_of, members
from kastellan.core.written import kept
from kastellan.games.krysis import phases
from kastellan.games.krysis.content import AGENTS, EXTRAS, Mine
from kastellan.games.krysis.fields import SEAT, seen_by_all
from kastellan.games.krysis.memory import PILE, Memory, begin, hq
from kastellan.games.krysis.options import company_of
from kastellan.games.krysis.positions import laid_out
from kastellan.games.krysis.seen import AgentsView, View
from kastellan.games.krysis.shelves import Shelf, lay_unseen
from kastellan.games.krysis.state import SUPPLY, TACTICAL_HAND, State, start
from kastellan.games.krysis.steps.setup import quota

Numbers = tuple[int, ...]

DEALT: Final = ("initiative", "missions", "extras")
ROWS: Final = [(row, attrgetter(row.place)) for row in SEAT if row.name not in DEALT]


def imagine(view: View, content: Mine, rng: Random, memory: Memory | None = None) -> State:
    """Return a position in which the viewer would see exactly ``view``.

    Agents, artefacts, HQs, missions and sealed choices that the viewer does not know are dealt
    again so that all open numbers agree, and what is remembered.
    """
    state = start(len(view.seats), view.options, content)
    state.phase = phases.NAMES.index(view.phase)
    state.round, state.reveal, state.order = view.round, view.reveal, view.order
    state.turn = kept(view.turn)
    state.acted, state.leaving, state.used = view.acted, view.leaving, mask_of(view.used)
    state.recruiter, state.recruit_kind = kept(view.recruiter), kept(view.recruit_kind)
    state.bank, state.scrap = list(view.bank), list(view.scrap)
    lay_out(state, view)
    known, has_one = [seat.mission for seat in view.seats], [seat.has_mission for seat in view.seats]
    state.missions = dealt_again(known, has_one, range(4), rng)
    imagine_agents(state, view, rng, (0, 0) * state.seats if memory is None else memory.held)
    take_up_draft(state, view)
    deal_goods(state, view, rng, begin(view, content) if memory is None else memory)
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
                values[seat] = shown if type(shown) is int else mask_of(shown)
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


def take_up_draft(state: State, view: View) -> None:
    """Take over what the active player puts together or draws, as far as the viewer sees it."""
    draft, seen, theft = state.draft, view.draft, view.theft
    if seen is not None:
        draft.act, draft.announced = phases.ACTS.index(seen.act), seen.announced
        draft.aim, draft.special = kept(seen.target), kept(seen.special)
        draft.arm, draft.ride = kept(seen.weapon), kept(seen.transport)
        draft.goods, draft.bundle = list(seen.crystals), list(seen.artefacts)
    if view.spy is not None:
        draft.act, draft.aim, draft.special = phases.SPYING, view.spy.target, view.spy.special
        if view.spy.artefacts is not None:
            state.face_down[6 * draft.aim : 6 * draft.aim + 6] = view.spy.artefacts
    if theft is not None:
        draft.act, draft.aim, draft.announced = phases.ATTACKING, theft.target, theft.announced
        draft.goods, draft.bundle = list(theft.crystals), list(theft.artefacts or draft.bundle)
    if view.find is not None:
        state.icons = view.find.icons
        state.back = phases.ACTION if view.find.mining else phases.PLACE
        state.pair = [*(view.find.pair or ()), -1, -1][:2]


def spread(goods: int, seats: list[int], rng: Random) -> list[int]:
    """Return at whose home each of these goods is: any of the seats."""
    return rng.choices(seats, k=goods) if len(seats) > 1 else seats * goods


def deal_goods(state: State, view: View, rng: Random, memory: Memory) -> None:
    """Deal the crystals and artefacts that the viewer cannot see to camps, HQs, loot and pile (KRY-70).

    Until the first bids are open, all HQs hold what they began with (KRY-9).
    """
    crystals, cards = laid_out(state)
    untouched = (
        state.round <= 1
        and state.phase <= phases.BID
        and list(map(add, crystals, state.bank)) == list(SUPPLY)
    )
    hidden = [number for number, seat in enumerate(view.seats) if seat.hq is None and not untouched]
    for number in hidden:
        for at in range(3 * number, 3 * number + 3):
            crystals[at % 3] += memory.hq[at] - state.hq[at]
            state.hq[at] = memory.hq[at]
    for colour in range(3):
        for number in spread(SUPPLY[colour] - state.bank[colour] - crystals[colour], hidden, rng):
            state.hq[3 * number + colour] += 1
    pool = [state.content.copies[t] - cards[t] for t in range(6)]
    lay_unseen(shelves_of(state, view, pool, memory, rng), pool, memory, rng)


def shelves_of(state: State, view: View, pool: list[int], memory: Memory, rng: Random) -> list[Shelf]:
    """Return where artefacts lie face down, and how many of them the viewer does not know."""
    state.artefacts = [0] * 6
    shelves = [Shelf(PILE, state.artefacts, 0, view.pile)]
    if view.find is not None:
        shelves.append(Shelf(PILE, state.pair, -1, 0 if view.find.pair is not None else view.find.cards))
    if view.theft is not None:
        unseen = view.theft.drawn if view.theft.artefacts is None else 0
        shelves.append(Shelf(view.theft.target, state.draft.bundle, 0, unseen))
    hidden = []
    for number, seat in enumerate(view.seats):
        at, home = 6 * number, Shelf(hq(number), state.hoard, 6 * number, 0)
        here = sum(state.face_down[at : at + 6])
        shelves += [Shelf(number, state.face_down, at, seat.face_down - here), home]
        if seat.hoard_cards is not None:
            home.room = seat.hoard_cards - sum(state.hoard[at : at + 6])
        else:
            home.room = memory.cards[hq(number)]
            hidden.append(home)
    for number in spread(sum(pool) - sum([shelf.room for shelf in shelves]), list(range(len(hidden))), rng):
        hidden[number].room += 1
    return shelves


def seal_choices(state: State, view: View, rng: Random) -> None:
    """Invent the final but unrevealed bids and agents of others (KRY-14, KRY-23)."""
    for number, seat in enumerate(view.seats):
        if number == view.viewer or not seat.ready:
            continue
        if state.phase == phases.BID:
            for at in range(3 * number, 3 * number + 3):
                state.bids[at] = rng.randint(0, state.hq[at])
        if state.phase == phases.TEAM:
            state.chosen[number] = rng.choice(members(state.hand[number]))


def imagine_agents(state: State, view: View, rng: Random, held: Numbers) -> None:
    """Deal unknown extra agents and then all unknown agents again (KRY-120).

    One that was played is known; unknown ones that make a deck impossible are dealt anew.
    """
    agents = [seat.agents for seat in view.seats]
    played = [[agent for agent in (*one.team, *one.gone) if agent >= EXTRAS] for one in agents]
    known = [gone[0] if gone else one.extra for one, gone in zip(agents, played, strict=True)]
    has_one = [one.has_extra for one in agents]
    possible = False
    while not possible:
        state.extras = dealt_again(known, has_one, range(EXTRAS, AGENTS), rng)
        possible = all(deal_agents(state, view, seat, rng, held) for seat in range(state.seats))


def deal_agents(state: State, view: View, seat: int, rng: Random, held: Numbers) -> bool:
    """Deal one seat's agents; return whether its deck allows what the viewer sees and remembers."""
    agents, final = view.seats[seat].agents, view.seats[seat].ready
    if agents.cards is not None:
        return True
    owned = state.content.deck(company_of(state.options, seat), state.options.advanced)
    if state.extras[seat] >= 0:
        owned |= 1 << state.extras[seat]
    state.piles[seat] = owned & ~state.gone[seat] & ~mask_of(agents.team)
    state.hand[seat] = state.removed[seat] = 0
    if state.phase < phases.DECK or (state.phase == phases.DECK and not final):
        return True
    if state.phase > phases.TACTICAL:
        return deal_known_numbers(state, agents, seat, rng, held[2 * seat : 2 * seat + 2])
    form_in_secret(state, seat, final, rng)
    return True


def put(state: State, seat: int, place: list[int], agents: Sequence[int]) -> None:
    """Take agents out of the piles of a seat into another place."""
    place[seat] |= mask_of(agents)
    state.piles[seat] &= ~place[seat]


def form_in_secret(state: State, seat: int, final: bool, rng: Random) -> None:
    """Invent a deck, and a tactical hand that is final (KRY-91, KRY-105)."""
    if state.options.advanced:
        for stars in (1, 2, 3):
            level = members(state.piles[seat] & state.content.star_masks[stars])
            put(state, seat, state.removed, rng.sample(level, quota(state, seat, stars)))
    if state.phase == phases.TACTICAL and final:
        put(state, seat, state.hand, rng.sample(members(state.piles[seat]), TACTICAL_HAND))


def deal_known_numbers(state: State, agents: AgentsView, seat: int, rng: Random, held: Numbers) -> bool:
    """Split unknown agents into removed ones, piles and hand of the sizes that everybody sees."""
    if state.options.advanced and not remove_unknown(state, agents, seat, rng, held):
        return False
    content = state.content
    for kind, number in zip((content.carriers, content.warriors), agents.piles or (), strict=True):
        cards = members(state.piles[seat] & kind)
        if len(cards) < number:
            return False
        put(state, seat, state.hand, rng.sample(cards, len(cards) - number))
    return True


def remove_unknown(state: State, agents: AgentsView, seat: int, rng: Random, held: Numbers) -> bool:
    """Choose which unknown agents were removed, each consistent world equally likely (KRY-91)."""
    content, unknown = state.content, state.piles[seat]
    levels = [unknown & content.star_masks[stars] for stars in (1, 2, 3)]
    kinds = [(members(level & content.carriers), members(level & content.warriors)) for level in levels]
    sizes = tuple([(len(some), len(others)) for some, others in kinds])
    quotas = tuple([quota(state, seat, stars) for stars in (1, 2, 3)])
    worlds, weights = removals(sizes, quotas, agents.piles or (), agents.carriers, held)
    if not worlds:
        return False
    for (some, others), number, most in zip(kinds, rng.choices(worlds, weights)[0], quotas, strict=True):
        put(state, seat, state.removed, rng.sample(some, number) + rng.sample(others, most - number))
    return True


@lru_cache(maxsize=1 << 12)
def removals(
    sizes: tuple[Numbers, ...], quotas: Numbers, piles: Numbers, in_hand: int | None, held: Numbers
) -> tuple[list[Numbers], list[int]]:
    """Return how many carriers of each star level may have been removed, and in how many ways.

    ``sizes`` are the unknown carriers and warriors of each level.  What must be left are the ``piles``
    of both, the carriers ``in_hand``, if known, and at least so many of both as are ``held``.
    """
    (carriers, warriors), worlds, weights = piles, [], []
    totals = [sum(level[kind] for level in sizes) for kind in (0, 1)]
    for gone in product(*(range(number + 1) for number in quotas)):
        left = totals[0] - sum(gone), totals[1] - (sum(quotas) - sum(gone))
        hand = left[0] - carriers, left[1] - warriors
        if hand[0] < held[0] or hand[1] < held[1] or (in_hand is not None and hand[0] != in_hand):
            continue
        weight = comb(left[0], carriers) * comb(left[1], warriors)
        for (some, others), number, most in zip(sizes, gone, quotas, strict=True):
            weight *= comb(some, number) * comb(others, most - number)
        if weight:
            worlds.append(gone)
            weights.append(weight)
    return worlds, weights
