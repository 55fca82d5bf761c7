"""Hands, piles and removed agents imagined from open numbers."""

from itertools import product
from math import comb
from random import Random

from kastellan.games.krysis.content import EXTRAS as FIRST_EXTRA
from kastellan.games.krysis.options import company_of
from kastellan.games.krysis.seen import AgentsView, View
from kastellan.games.krysis.state import DECK, EXTRAS, MISSIONS, TACTICAL, State
from kastellan.games.krysis.steps.cards import cards_in
from kastellan.games.krysis.steps.setup import quota


def imagine_agents(state: State, view: View, rng: Random) -> None:
    """Give each seat its known agents, and deal the unknown ones again.

    Extra agents that nobody has seen may make a deck impossible; then they are dealt anew.
    """
    while not all(deal_agents(state, view, seat, rng) for seat in range(state.seats)):
        unseen = [
            seat
            for seat in range(state.seats)
            if seat != view.viewer
            and state.extras[seat] >= 0
            and state.extras[seat] not in view.seats[seat].agents.team + view.seats[seat].agents.gone
        ]
        held = [agent for seat, agent in enumerate(state.extras) if seat not in unseen]
        left = [agent for agent in range(FIRST_EXTRA, FIRST_EXTRA + 7) if agent not in held]
        rng.shuffle(left)
        for seat in unseen:
            state.extras[seat] = left.pop()


def deal_agents(state: State, view: View, seat: int, rng: Random) -> bool:
    """Deal one seat's agents; return whether its deck allows what the viewer sees."""
    agents = view.seats[seat].agents
    state.recruits[2 * seat : 2 * seat + 2] = agents.drawn
    if agents.cards is not None and agents.pile is not None and agents.removed is not None:
        state.hand[seat], state.piles[seat], state.removed[seat] = map(
            mask, (agents.cards, agents.pile, agents.removed)
        )
        return True
    owned = state.content.deck(company_of(state.options, seat), state.options.advanced)
    if state.extras[seat] >= 0:
        owned |= 1 << state.extras[seat]
    unknown = owned & ~state.gone[seat] & ~mask(agents.team)
    state.hand[seat], state.removed[seat], state.piles[seat] = 0, 0, unknown
    final = view.seats[seat].ready
    if state.phase in (MISSIONS, EXTRAS) or (state.phase == DECK and not final):
        return True
    if state.phase in (DECK, TACTICAL):
        form_in_secret(state, seat, final, rng)
        return True
    return deal_known_numbers(state, agents, seat, rng)


def mask(agents: tuple[int, ...]) -> int:
    """Return agents as a bit mask."""
    return sum(1 << agent for agent in agents)


def form_in_secret(state: State, seat: int, final: bool, rng: Random) -> None:
    """Invent a deck, and a tactical hand that is final (KRY-91, KRY-105)."""
    if state.options.advanced:
        for stars in (1, 2, 3):
            level = cards_in(state.piles[seat] & state.content.star_masks[stars])
            state.removed[seat] |= mask(tuple(rng.sample(level, quota(state, seat, stars))))
        state.piles[seat] &= ~state.removed[seat]
    if state.phase == TACTICAL and final:
        state.hand[seat] = mask(tuple(rng.sample(cards_in(state.piles[seat]), 9)))
        state.piles[seat] &= ~state.hand[seat]


def deal_known_numbers(state: State, agents: AgentsView, seat: int, rng: Random) -> bool:
    """Split unknown agents into removed ones, piles and hand of the sizes that everybody sees."""
    carriers, warriors = agents.piles or (0, 0)
    if state.options.advanced and not remove_unknown(state, seat, carriers, warriors, agents.carriers, rng):
        return False
    for kind, number in ((state.content.carriers, carriers), (state.content.warriors, warriors)):
        cards = cards_in(state.piles[seat] & kind)
        if len(cards) < number:
            return False
        hand = mask(tuple(rng.sample(cards, len(cards) - number)))
        state.hand[seat] |= hand
    state.piles[seat] &= ~state.hand[seat]
    return True


def remove_unknown(
    state: State, seat: int, carriers: int, warriors: int, held: int | None, rng: Random
) -> bool:
    """Choose which unknown agents were removed, each consistent world equally likely (KRY-91)."""
    content, unknown = state.content, state.piles[seat]
    levels = [
        [
            cards_in(unknown & content.star_masks[stars] & kind)
            for kind in (content.carriers, content.warriors)
        ]
        for stars in (1, 2, 3)
    ]
    quotas = [quota(state, seat, stars) for stars in (1, 2, 3)]
    totals = [sum(len(level[kind]) for level in levels) for kind in (0, 1)]
    worlds, weights = [], []
    for gone in product(*(range(number + 1) for number in quotas)):
        left = totals[0] - sum(gone), totals[1] - (sum(quotas) - sum(gone))
        if left[0] < carriers or left[1] < warriors or (held is not None and left[0] - carriers != held):
            continue
        weight = comb(left[0], carriers) * comb(left[1], warriors)
        for level, number, most in zip(levels, gone, quotas, strict=True):
            weight *= comb(len(level[0]), number) * comb(len(level[1]), most - number)
        if weight:
            worlds.append(gone)
            weights.append(weight)
    if not worlds:
        return False
    for level, number, most in zip(levels, rng.choices(worlds, weights)[0], quotas, strict=True):
        state.removed[seat] |= mask(tuple(rng.sample(level[0], number) + rng.sample(level[1], most - number)))
    state.piles[seat] &= ~state.removed[seat]
    return True
