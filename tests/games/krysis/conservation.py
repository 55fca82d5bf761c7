"""Nothing is ever lost: crystals and cards are counted after every step of random games.

``python -m tests.games.krysis.conservation 10000`` counts in that many games.
"""

import sys
from collections import Counter
from itertools import product
from random import Random
from typing import Any

from kastellan.core.playout import step
from kastellan.games.krysis import GAME
from kastellan.games.krysis.options import Options, company_of
from kastellan.games.krysis.phases import LOOT
from kastellan.games.krysis.state import SUPPLY, State

CONTENT = GAME.load(None)


def every_option() -> list[Options]:
    """Return all combinations of options that the rules allow."""
    flags = list(product((False, True), repeat=4))
    rest = list(product(("finite", "unlimited"), (False, True), (False, True)))
    found = [Options(*flag, *more) for flag in flags for more in rest]
    return [options for options in found if GAME.forbid(4, options) is None]


def check(state: State) -> None:
    """Assert that all crystals, artefacts and agents are somewhere, once (KRY-70)."""
    loot = state.phase in LOOT
    for colour in range(3):
        there = state.bank[colour] + sum(state.camp[colour::3]) + sum(state.hq[colour::3])
        assert there + loot * state.draft.goods[colour] == SUPPLY[colour]
    assert min(state.camp) >= 0
    assert min(state.hq) >= 0
    assert state.options.bank == "unlimited" or min(state.bank) >= 0
    for t in range(6):
        there = state.artefacts[t] + state.scrap[t] + loot * state.draft.bundle[t]
        there += sum(state.face_down[t::6]) + sum(state.hoard[t::6])
        there += (state.weapon + state.transport + state.pair).count(t)
        assert there == CONTENT.copies[t]
    for seat in range(state.seats):
        check_agents(state, seat)


def check_agents(state: State, seat: int) -> None:
    """Assert that each agent of a seat lies in exactly one place."""
    team = sum(1 << agent for agent in state.team[3 * seat : 3 * seat + 3] if agent >= 0)
    places = (state.piles[seat], state.hand[seat], state.gone[seat], state.removed[seat], team)
    owned = CONTENT.deck(company_of(state.options, seat), state.options.advanced)
    if state.extras[seat] >= 0:
        owned |= 1 << state.extras[seat]
    assert sum(places) == owned
    assert sum(place.bit_count() for place in places) == owned.bit_count()


def count_game(seats: int, options: Options, seed: int, seen: Counter[str]) -> None:
    """Play one random game and count after every step."""
    rng = Random(seed)
    state = GAME.start(seats, options, CONTENT)
    check(state)
    while GAME.to_act(state):
        seat, action = step(GAME, state, rng)
        GAME.advance(state, seat, action)
        check(state)
        seen[type(action).__name__] += 1
        seen["decisions" if seat >= 0 else "chance"] += 1
    seen["short of red"] += state.bank[0] == 0
    seen["games"] += 1


def setups() -> list[tuple[int, Options]]:
    """Return all player counts with all options."""
    return [(seats, options) for seats in (2, 3, 4) for options in every_option()]


def count_games(games: int, first: int = 0) -> Counter[str]:
    """Play so many games over all set-ups and return what was met."""
    seen: Counter[str] = Counter()
    every: list[Any] = setups()
    for number in range(first, first + games):
        seats, options = every[number % len(every)]
        count_game(seats, options, number, seen)
    return seen


if __name__ == "__main__":
    print(dict(count_games(int(sys.argv[1]))))  # noqa: T201
