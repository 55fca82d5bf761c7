"""Lines of play counted by hand, and ways found by a plain search over the map file."""

from random import Random

import pytest

import kastellan
from kastellan.core.playout import step
from kastellan.games.kreta import GAME
from kastellan.games.kreta.options import Options
from kastellan.games.kreta.rules import Rule
from kastellan.games.kreta.state import VILLAGERS
from tests.games.kreta.board import ISLAND
from tests.laws.counts import by_first_move, lines_of_play

CASES = [(2, [1, 5, 89, 373, 6408]), (3, [1, 5, 89, 373, 6415]), (4, [1, 5, 89, 373, 6415])]


@pytest.mark.rule(
    Rule.PLAYABLE, Rule.ONE_SHIP, Rule.TWO_SHIPS, Rule.CLOSED, Rule.ONE_FORT, Rule.KEEP_OR_REPLACE
)
@pytest.mark.parametrize(
    ("seats", "depth", "count"), [(s, d, n) for s, row in CASES for d, n in enumerate(row)]
)
def test_first_moves(seats, depth, count):
    """Five cards; 26 forts, 7 ports, 16 + 16 provinces, or 24 fort cards to come up.

    Then five cards again, or keep and replace.  At the fourth step a fort takes a site, with two
    players a ship a port, and an abbot closes one province to villagers: 26 * 88 + 7 * 89 (or 88)
    + 16 * 89 + 16 * 88 + 24 * (5 + 23).
    """
    table = kastellan.new("kreta", seats, options={"first_player": 0}, seed=1)
    assert lines_of_play(table.game, table.state, depth) == count, by_first_move(
        table.game, table.state, depth
    )


def plain_costs(state, seat, origin, points, crossing):
    """Return where a villager may end and for how much, walking the listed borders step by step."""
    name = ISLAND.ids[origin]
    reached, edge = {name: 0}, [name]
    for cost in range(1, points + 1):
        following = []
        for here in edge:
            for pair in ISLAND.file.adjacency:
                there = pair[1] if here == pair[0] else pair[0]
                if here in pair and there not in reached:
                    reached[there] = cost
                    if crossing or pieces(state, there) < 7:
                        following.append(there)
        edge = following
    return {
        there: cost
        for there, cost in reached.items()
        if cost and pieces(state, there) < 7 and not closed(state, seat, there)
    }


def pieces(state, name):
    """Count the pieces of a province."""
    place = ISLAND.places[name]
    own = state.villagers[place * 4 : place * 4 + 4] + state.villages[place * 4 : place * 4 + 4]
    return sum(own) + state.abbots.count(place)


def closed(state, seat, name):
    """Return whether a foreign abbot, and not the own one, is there."""
    place = ISLAND.places[name]
    return place in state.abbots and state.abbots[seat] != place


@pytest.mark.rule(
    Rule.FOUR_POINTS, Rule.FULL_TRANSIT, Rule.CROSS_CLOSED, Rule.NO_REST_IN_FULL, Rule.NO_REST_IN_CLOSED
)
@pytest.mark.parametrize("transit", ["abbots_only", "all"])
def test_villagers_reach_what_a_plain_search_finds(transit):
    """In crowded positions too: all villagers are drawn to the west of the island."""
    rng, compared, blocked = Random(transit), 0, 0
    for _ in range(15):
        state = GAME.start(4, Options(full_transit=transit), ISLAND)
        while GAME.to_act(state):
            if state.step == VILLAGERS:
                for reach in GAME.view(state, None).reach:
                    if reach.origin is not None:
                        shown = {ISLAND.ids[target.to]: target.cost for target in reach.targets}
                        plain = plain_costs(state, state.turn, reach.origin, state.points, transit == "all")
                        assert shown == plain
                        compared += 1
                        blocked += state.full > 0
            seat, move = step(GAME, state, rng)
            if seat >= 0:
                westward = [m for m in GAME.legal(state, seat) if getattr(m, "province", 99) < 3]
                move = rng.choice(westward) if westward else move
            GAME.advance(state, seat, move)
    assert compared > 200
    assert blocked > 10
