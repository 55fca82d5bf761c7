"""The Farmer (KRE-52 to KRE-58)."""

import pytest

from kastellan.games.kreta.actions import TILES
from kastellan.games.kreta.rules import Rule
from kastellan.games.kreta.steps.pieces import harvest
from tests.games.kreta.board import ISLAND, B, R, allowed, board, play, playing, refused, tiles_on_board

CHAIN = {"ships": ["sitia"], "villagers": {"sitia": 1, "mirabello": 1, "lasithi": 1}}


@pytest.mark.rule(Rule.HARVEST, Rule.CONNECTED, Rule.OWN_VILLAGER, "KRE-T16")
def test_a_chain_of_villagers_leads_to_the_ship():
    table = playing("farmer", CHAIN, {})
    assert allowed(table, "harvest") == {"sitia", "mirabello", "lasithi"}
    assert refused(table, B, "harvest", "amari").rule == Rule.OWN_VILLAGER
    play(table, B, "harvest", "lasithi")
    assert table.to_act == (R,)
    assert sum(table.view().players[B].tiles) == 1


@pytest.mark.rule(Rule.CONNECTED, Rule.FARMER, "KRE-T16")
def test_the_port_province_itself_needs_a_villager():
    """KRE-R14."""
    table = board({"ships": ["sitia"], "villagers": {"mirabello": 1, "lasithi": 1}}, {})
    assert refused(table, B, "play", "farmer").rule == Rule.FARMER
    assert "farmer" not in allowed(table, "play")


@pytest.mark.rule(Rule.CONNECTED)
def test_each_ship_needs_a_villager_in_its_own_port_province():
    """The Farmer works for the ship in Candia; the one in Sitia lends nothing to Mirabello (KRE-R14)."""
    blue = {"ships": ["temenos", "sitia"], "villagers": {"temenos": 1, "mirabello": 1}}
    table = playing("farmer", blue, {})
    assert allowed(table, "harvest") == {"temenos"}
    assert refused(table, B, "harvest", "mirabello").rule == Rule.CONNECTED
    assert refused(table, B, "harvest", "sitia").rule == Rule.OWN_VILLAGER


@pytest.mark.rule(Rule.CONNECTED, "KRE-T16")
def test_a_gap_breaks_the_chain():
    table = playing("farmer", {"ships": ["sitia"], "villagers": {"sitia": 1, "lasithi": 1}}, {})
    assert allowed(table, "harvest") == {"sitia"}
    assert refused(table, B, "harvest", "lasithi").rule == Rule.CONNECTED


@pytest.mark.rule(Rule.NO_DIAGONAL, "KRE-T17")
def test_no_chain_runs_across_a_fort_site():
    table = playing("farmer", {"ships": ["temenos"], "villagers": {"temenos": 1, "amari": 1}}, {})
    assert allowed(table, "harvest") == {"temenos"}
    assert refused(table, B, "harvest", "amari").rule == Rule.CONNECTED


@pytest.mark.rule(Rule.PEACE, "KRE-T18")
def test_peace_does_not_break_a_chain():
    table = playing("farmer", CHAIN, {"abbot": "lasithi"})
    assert "lasithi" in allowed(table, "harvest")


@pytest.mark.rule(Rule.ONLY_VILLAGERS, "KRE-T19")
def test_only_villagers_form_the_chain():
    blue = {"ships": ["sitia"], "villagers": {"sitia": 1, "lasithi": 1}, "abbot": "mirabello", "forts": [24]}
    village = {"villages": {"ierapetra": 1}, "tiles": {"wheat": 1}}
    table = playing("farmer", blue | village, {"villagers": {"mirabello": 2}})
    assert allowed(table, "harvest") == {"sitia"}
    before = table.view().provinces
    play(table, B, "harvest", "sitia")
    after = table.view().provinces
    assert [(p.villagers, p.ships) for p in before] == [(p.villagers, p.ships) for p in after]


@pytest.mark.rule(Rule.TILE_SERIES, "KRE-T1")
def test_the_second_olive_scores_two():
    lay = tiles_on_board(sitia="olive")
    lay.pop(next(name for name, tile in lay.items() if tile == "olive" and name != "sitia"))
    blue = {"ships": ["sitia"], "villagers": {"sitia": 1}, "tiles": {"olive": 1}, "score": 10}
    table = playing("farmer", blue, {}, tiles=lay)
    assert table.view().players[B].next_tile[TILES.index("olive")] == 2
    play(table, B, "harvest", "sitia")
    assert table.view().players[B].score == 12


@pytest.mark.rule(Rule.TILE_SERIES, "KRE-T1")
def test_a_series_of_six_tiles():
    """Olive, wine, olive, thyme, olive, olive: 1, 1, 2, 1, 3, 4."""
    order = ["olive", "wine", "olive", "thyme", "olive", "olive"]
    where = ["sitia", "mirabello", "pediada", "lasithi", "temenos", "kissamos"]
    lay = tiles_on_board(**dict(zip(where, order, strict=True)))
    state = board({}, {}, tiles=lay).state
    gained = []
    for name in where:
        before = state.score[B]
        harvest(state, B, ISLAND.places[name])
        gained.append(state.score[B] - before)
    assert gained == [1, 1, 2, 1, 3, 4]
    assert state.score[B] == 12


@pytest.mark.rule(Rule.HARVESTED)
def test_a_harvested_province_stays_bare_and_is_scored_as_before():
    lay = tiles_on_board()
    tile = lay.pop("sitia")
    other = {"villagers": {"sitia": 1, "mirabello": 1}, "ships": ["sitia"], "tiles": {tile: 1}}
    table = playing("farmer", other, {}, tiles=lay, row=[26, 1])
    assert refused(table, B, "harvest", "sitia").rule == Rule.HARVESTED
    assert allowed(table, "harvest") == {"mirabello"}
    assert [p.awards for p in table.view().forecasts[0].provinces] == [(0, 0), (5, 0)]


@pytest.mark.rule(Rule.FARMER)
def test_the_farmer_needs_a_tile_within_reach():
    lay = tiles_on_board()
    tile = lay.pop("sitia")
    bare = {"villagers": {"sitia": 1}, "ships": ["sitia"]}
    table = board(bare, {"tiles": {tile: 1}}, tiles=lay)
    assert refused(table, B, "play", "farmer").reason == "kreta-farmer-no-tile"
    assert refused(board({}, {}), B, "play", "farmer").reason == "kreta-farmer-no-link"
    assert "farmer" in allowed(board(bare, {}), "play")


@pytest.mark.rule(Rule.FARMER, Rule.HARVESTED)
@pytest.mark.parametrize("blue", [{}, {"ships": ["sitia"], "villagers": {"sitia": 1}}])
def test_the_farmer_rests_when_all_tiles_are_harvested(blue):
    """Nobody is told to lead villagers to a tile that is not there."""
    all_tiles = {"wheat": 2, "olive": 4, "wine": 4, "thyme": 3, "cheese": 3}
    table = board(blue, {"tiles": all_tiles}, tiles={})
    refusal = refused(table, B, "play", "farmer")
    assert (refusal.rule, refusal.reason) == (Rule.FARMER, "kreta-farmer-all-harvested")
