"""Positions of Krysis imagined from what one viewer sees."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import product
from math import comb
from operator import add, attrgetter, sub
from random import Random
from typing import Any, Final

from kastellan.core.written import kept
from kastellan.games.krysis import phases
from kastellan.games.krysis.content import AGENTS, EXTRAS, Mine
from kastellan.games.krysis.fields import SEAT, seen_by_all
from kastellan.games.krysis.options import company_of
from kastellan.games.krysis.positions import laid_out
from kastellan.games.krysis.seen import AgentsView, View
from kastellan.games.krysis.state import ACTS, ATTACKING, SPYING, SUPPLY, TACTICAL_HAND, State, start
from kastellan.games.krysis.steps.cards import cards_in
from kastellan.games.krysis.steps.setup import quota

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
    deal_cards(state, view, rng)
    imagine_agents(state, view, rng)
    take_up_draft(state, view)
    deal_goods(state, view, rng)
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


def deal_cards(state: State, view: View, rng: Random) -> None:
    """Deal unknown missions and extra agents again; an agent that was played is known (KRY-110, KRY-120)."""
    known, has_one = [seat.mission for seat in view.seats], [seat.has_mission for seat in view.seats]
    state.missions = dealt_again(known, has_one, range(4), rng)
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


def deal_goods(state: State, view: View, rng: Random) -> None:
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
        crystals = list(map(sub, crystals, state.hq[3 * number : 3 * number + 3]))
        state.hq[3 * number : 3 * number + 3] = [0, 0, 0]
    for colour in range(3):
        for number in spread(SUPPLY[colour] - state.bank[colour] - crystals[colour], hidden, rng):
            state.hq[3 * number + colour] += 1
    pool = [t for t in range(6) for _ in range(state.content.copies[t] - cards[t])]
    rng.shuffle(pool)
    for place, at, number in unknown_places(state, view):
        for _ in range(number):
            place[at + pool.pop()] += 1
    if view.find is not None and view.find.pair is None:
        state.pair[: view.find.cards] = [pool.pop() for _ in range(view.find.cards)]
    hidden = [number for number, seat in enumerate(view.seats) if seat.hoard_cards is None]
    for number in spread(len(pool), hidden, rng):
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


def mask(agents: Iterable[int]) -> int:
    """Return agents as a bit mask."""
    return sum([1 << agent for agent in agents])


def imagine_agents(state: State, view: View, rng: Random) -> None:
    """Deal the unknown agents of each seat again.

    Extra agents that nobody has seen may make a deck impossible; then they are dealt anew.
    """
    while not all(deal_agents(state, view, seat, rng) for seat in range(state.seats)):
        extras = list(state.extras)
        unseen = [seat for seat, agent in enumerate(extras) if is_unseen(view, seat, agent)]
        held = [agent for seat, agent in enumerate(extras) if seat not in unseen]
        left = [agent for agent in range(EXTRAS, AGENTS) if agent not in held]
        for seat, agent in zip(unseen, rng.sample(left, len(unseen)), strict=True):
            extras[seat] = agent
        state.extras = tuple(extras)


def is_unseen(view: View, seat: int, extra: int) -> bool:
    """Return whether the viewer cannot know the extra agent of a seat."""
    agents = view.seats[seat].agents
    return seat != view.viewer and extra >= 0 and extra not in agents.team + agents.gone


def deal_agents(state: State, view: View, seat: int, rng: Random) -> bool:
    """Deal one seat's agents; return whether its deck allows what the viewer sees."""
    agents, final = view.seats[seat].agents, view.seats[seat].ready
    if agents.cards is not None:
        return True
    owned = state.content.deck(company_of(state.options, seat), state.options.advanced)
    if state.extras[seat] >= 0:
        owned |= 1 << state.extras[seat]
    state.piles[seat] = owned & ~state.gone[seat] & ~mask(agents.team)
    state.hand[seat] = state.removed[seat] = 0
    if state.phase < phases.DECK or (state.phase == phases.DECK and not final):
        return True
    if state.phase > phases.TACTICAL:
        return deal_known_numbers(state, agents, seat, rng)
    form_in_secret(state, seat, final, rng)
    return True


def put(state: State, seat: int, place: list[int], agents: list[int]) -> None:
    """Take agents out of the piles of a seat into another place."""
    place[seat] |= mask(agents)
    state.piles[seat] &= ~place[seat]


def form_in_secret(state: State, seat: int, final: bool, rng: Random) -> None:
    """Invent a deck, and a tactical hand that is final (KRY-91, KRY-105)."""
    if state.options.advanced:
        for stars in (1, 2, 3):
            level = cards_in(state.piles[seat] & state.content.star_masks[stars])
            put(state, seat, state.removed, rng.sample(level, quota(state, seat, stars)))
    if state.phase == phases.TACTICAL and final:
        put(state, seat, state.hand, rng.sample(cards_in(state.piles[seat]), TACTICAL_HAND))


def deal_known_numbers(state: State, agents: AgentsView, seat: int, rng: Random) -> bool:
    """Split unknown agents into removed ones, piles and hand of the sizes that everybody sees."""
    carriers, warriors = agents.piles or (0, 0)
    if state.options.advanced and not remove_unknown(state, seat, carriers, warriors, agents.carriers, rng):
        return False
    for kind, number in ((state.content.carriers, carriers), (state.content.warriors, warriors)):
        cards = cards_in(state.piles[seat] & kind)
        if len(cards) < number:
            return False
        put(state, seat, state.hand, rng.sample(cards, len(cards) - number))
    return True


def remove_unknown(
    state: State, seat: int, carriers: int, warriors: int, held: int | None, rng: Random
) -> bool:
    """Choose which unknown agents were removed, each consistent world equally likely (KRY-91)."""
    content, unknown = state.content, state.piles[seat]
    levels = [unknown & content.star_masks[stars] for stars in (1, 2, 3)]
    kinds = [(cards_in(level & content.carriers), cards_in(level & content.warriors)) for level in levels]
    sizes = tuple([(len(some), len(others)) for some, others in kinds])
    quotas = tuple([quota(state, seat, stars) for stars in (1, 2, 3)])
    worlds, weights = removals(sizes, quotas, carriers, warriors, held)
    if not worlds:
        return False
    for (some, others), number, most in zip(kinds, rng.choices(worlds, weights)[0], quotas, strict=True):
        put(state, seat, state.removed, rng.sample(some, number) + rng.sample(others, most - number))
    return True


@lru_cache(maxsize=1 << 12)
def removals(
    sizes: tuple[tuple[int, int], ...],
    quotas: tuple[int, ...],
    carriers: int,
    warriors: int,
    held: int | None,
) -> tuple[list[tuple[int, ...]], list[int]]:
    """Return how many carriers of each star level may have been removed, and in how many ways.

    ``sizes`` are the unknown carriers and warriors of each level; piles and the carriers ``held``,
    if known, are what must be left.
    """
    totals = [sum(level[kind] for level in sizes) for kind in (0, 1)]
    worlds, weights = [], []
    for gone in product(*(range(number + 1) for number in quotas)):
        left = totals[0] - sum(gone), totals[1] - (sum(quotas) - sum(gone))
        if left[0] < carriers or left[1] < warriors or (held is not None and left[0] - carriers != held):
            continue
        weight = comb(left[0], carriers) * comb(left[1], warriors)
        for (some, others), number, most in zip(sizes, gone, quotas, strict=True):
            weight *= comb(some, number) * comb(others, most - number)
        if weight:
            worlds.append(gone)
            weights.append(weight)
    return worlds, weights
