"""Deals that agree with sorted hands, colour stocks and wrong guesses.

Counting the ways in which each owner can still be completed keeps dead ends rare.
"""

from random import Random

from kastellan.games.kryptos.automata import Automaton, Owner, Ways


def try_deal(cards: list[int], owners: list[Automaton], rng: Random) -> tuple[list[list[int]], float] | None:
    """Give each card to an owner by the odds of completion; ``None`` in a dead end.

    The number beside the deal is one over the chance of drawing it: its weight in an average.
    """
    states = [0] * len(owners)
    dealt: list[list[int]] = [[] for _ in owners]
    weight = 1.0
    for at, card in enumerate(cards):
        takes = [one.takes[at].get(state, 0) for one, state in zip(owners, states, strict=True)]
        stays = [one.ways[at + 1].get(state, 0) for one, state in zip(owners, states, strict=True)]
        taker, inverse = choose_taker(takes, stays, rng)
        if taker < 0:
            return None
        states[taker] += owners[taker].steps[at]
        weight *= inverse
        dealt[taker].append(card)
    return dealt, weight


def choose_taker(takes: list[int], stays: list[int], rng: Random) -> tuple[int, float]:
    """Return who takes a card and one over how likely that was: the one who must, else by odds.

    Nobody is -1.
    """
    must = [p for p, stay in enumerate(stays) if not stay]
    if must:
        return (must[0] if len(must) == 1 and takes[must[0]] else -1), 1.0
    odds = [take / stay for take, stay in zip(takes, stays, strict=True)]
    total = sum(odds)
    left = rng.random() * total
    for p, odd in enumerate(odds):
        left -= odd
        if odd and left < 0:
            return p, total / odd
    last = max((p for p, odd in enumerate(odds) if odd), default=-1)
    return last, total / odds[last] if last >= 0 else 1.0


def chances_alone(cards: list[int], owner: Owner, colour_of: list[int]) -> list[Ways]:
    """Return how many hands of this one owner have which card at each rank, whoever holds the rest."""
    alone = Automaton(cards, owner, colour_of)
    held: list[Ways] = [{} for _ in range(owner.total)]
    here: Ways = {0: 1}
    for at, card in enumerate(cards):
        step, takes, following = alone.steps[at], alone.takes[at], alone.ways[at + 1]
        there = {state: count for state, count in here.items() if state in following}
        for state, count in here.items():
            if state in takes:
                there[state + step] = there.get(state + step, 0) + count
                rank = held[alone.ranks[state]]
                rank[card] = rank.get(card, 0) + count * takes[state]
        here = there
    return held
