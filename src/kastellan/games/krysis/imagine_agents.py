"""Hands, piles and removed agents imagined from open numbers."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import product
from math import comb
from random import Random

from kastellan.games.krysis import phases
from kastellan.games.krysis.content import AGENTS, EXTRAS
from kastellan.games.krysis.options import company_of
from kastellan.games.krysis.seen import AgentsView, View
from kastellan.games.krysis.state import TACTICAL_HAND, State
from kastellan.games.krysis.steps.cards import cards_in
from kastellan.games.krysis.steps.setup import quota


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
