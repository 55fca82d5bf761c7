"""A whole turn from one thought: the steps of a seat up to where somebody else acts."""

from collections.abc import Hashable, Sequence
from hashlib import sha256
from random import Random
from typing import Any, Final

from kastellan.bots.search import Node, Search
from kastellan.core.game import encoded_views
from kastellan.core.knowledge import Budget, Choice, Planned, Seen

AHEAD: Final = 0.85
"""Which part of its time a plan takes for the first step; what is left is for those that were hardly met."""

ENOUGH: Final = 40
"""How often a later step of a plan is to be met, at least."""

LONGEST: Final = 60


def sight_of(view: bytes) -> str:
    """Return what stands for a view, given as JSON, in a plan."""
    return sha256(view).hexdigest()[:24]


def plan(search: Search, budget: Budget, temper: float = 0.0) -> tuple[Planned, ...]:
    """Return the steps of the seat up to where somebody else acts: one thought for all of them.

    The tree knows how the later ones fared.  Where the seat learns something on the way, so that what
    it will see differs between imagined positions, the plan ends.  Where answers are sealed, what others
    do meanwhile tells nothing, so it holds whatever the seat sees of that.
    """
    timed = budget.iterations is None and budget.seconds is not None
    search.run(budget.part(AHEAD) if timed else budget)
    game, seat = search.game, search.seat
    steps: list[Planned] = []
    key = search.root
    twins = [search.worlds[0].copy(), search.worlds[-1].copy()]
    node: Node | None = search.nodes[search.root]
    sight = ""
    while node is not None and len(steps) < LONGEST:
        action = settle(node.choices(), search.seen, search.rng, temper)
        steps.append(Planned(action, sight))
        for twin in twins:
            game.advance(twin, seat, action)
        if seat not in game.to_act(twins[0]):
            break
        one = encoded_views(game, twins[0], [seat])[0]
        if one != encoded_views(game, twins[1], [seat])[0]:
            break
        search.ahead.append((key, action))
        key = search.key(twins[0], seat)
        sight, node = "" if game.sealed(twins[0]) else sight_of(one), met(search, key)
    return tuple(steps)


def met(search: Search, key: tuple[int, Hashable]) -> Node | None:
    """Return the node of what the seat knows on the way, met often enough; ``None`` if it is never met."""
    for _ in range(ENOUGH):
        node = search.nodes.get(key)
        if node is not None and (node.visits >= ENOUGH or len(node.actions) == 1):
            break
        search.iterate()
    return search.nodes.get(key)


def settle(choices: Sequence[Choice], seen: Seen, rng: Random, temper: float = 0.0) -> Any:
    """Return the action to play: the most tried one, or with ``temper`` any, the less often tried the rarer.

    Where others decide at the same moment a player who can be read loses, so it is drawn among
    the often tried ones in proportion to how often.
    """
    if temper:
        weights = [(choice.visits / choices[0].visits) ** (1 / temper) for choice in choices]
        return rng.choices([choice.action for choice in choices], weights)[0]
    if seen.acting == 1:
        return choices[0].action
    often = [choice for choice in choices if choice.visits * 4 >= choices[0].visits]
    return rng.choices([choice.action for choice in often], [choice.visits for choice in often])[0]
