"""The Architect (KRE-59 to KRE-63)."""

import pytest

from kastellan.games.kreta.rules import Rule
from tests.games.kreta.board import ISLAND, B, R, allowed, board, play, playing, refused


@pytest.mark.rule(Rule.FORT)
def test_a_fort_is_built_on_any_free_site():
    """Presence, peace and the 7-piece limit do not matter."""
    others = ({"abbot": "messara", "villagers": {"messara": 5}, "forts": [7]}, {"villagers": {"messara": 1}})
    table = playing("architect", {}, *others)
    assert allowed(table, "build_fort") == set(range(1, 27)) - {7}
    play(table, B, "build_fort", 13)
    assert table.view().forts[12] == B
    assert table.view().players[B].reserve.forts == 2
    assert table.to_act == (R,)


@pytest.mark.rule(Rule.FORT)
def test_no_fourth_fort():
    table = playing("architect", {"forts": [1, 2, 3], "tiles": {"wheat": 1}}, {})
    assert refused(table, B, "build_fort", 4).rule == Rule.FORT
    assert not allowed(table, "build_fort")


@pytest.mark.rule(Rule.ONE_FORT, "KRE-T32")
def test_a_site_holds_one_fort():
    """KRE-R15."""
    table = playing("architect", {}, {"forts": [7]})
    refusal = refused(table, B, "build_fort", 7)
    assert (refusal.rule, refusal.facts) == (Rule.ONE_FORT, {"site": 7, "seat": R})
    own = playing("architect", {"forts": [7]}, {})
    assert refused(own, B, "build_fort", 7).rule == Rule.ONE_FORT


@pytest.mark.rule(Rule.VILLAGE)
def test_a_village_is_built_where_there_is_room_and_no_foreign_peace():
    blue = {"tiles": {"wheat": 1}}
    others = ({"abbot": "amari", "villagers": {"sitia": 5}}, {"villagers": {"sitia": 2}})
    table = playing("architect", blue, *others)
    assert allowed(table, "build_village") == set(ISLAND.ids) - {"amari", "sitia"}
    assert refused(table, B, "build_village", "amari").reason == "kreta-closed"
    assert refused(table, B, "build_village", "sitia").reason == "kreta-full"
    play(table, B, "build_village", "kissamos")
    assert table.view().provinces[0].villages == (1, 0, 0)
    assert table.view().players[B].reserve.villages == 3


@pytest.mark.rule(Rule.VILLAGE)
def test_no_fifth_village():
    blue = {"tiles": {"olive": 4, "wine": 1}, "villages": {"amari": 4}}
    table = playing("architect", blue, {})
    assert refused(table, B, "build_village", "sitia").rule == Rule.VILLAGE
    assert table.view().players[B].village_permits == 0


@pytest.mark.rule(Rule.VILLAGE_NEEDS_TILE, "KRE-T7")
@pytest.mark.parametrize(
    ("tiles", "villages", "legal"), [(0, 0, False), (1, 0, True), (1, 1, False), (4, 3, True), (2, 2, False)]
)
def test_each_village_needs_a_tile_harvested_before(tiles, villages, legal):
    """Tiles are not used up and kinds do not matter (KRE-R16)."""
    blue = {"tiles": {"olive": tiles}, "villages": {"amari": villages}}
    table = playing("architect", blue, {})
    assert bool(allowed(table, "build_village")) == legal
    assert table.view().players[B].village_permits == tiles - villages
    if legal:
        play(table, B, "build_village", "sitia")
        assert table.view().players[B].tiles[1] == tiles
    else:
        assert refused(table, B, "build_village", "sitia").rule == Rule.VILLAGE_NEEDS_TILE


@pytest.mark.rule(Rule.ARCHITECT, "KRE-T31")
def test_the_architect_needs_a_fort_or_a_permitted_village():
    spent = {"forts": [1, 2, 3], "villages": {"amari": 2}, "tiles": {"olive": 2}}
    table = board(spent, {})
    assert refused(table, B, "play", "architect").rule == Rule.ARCHITECT
    assert "architect" not in allowed(table, "play")
    assert refused(table, B, "play", "architect").reason == "kreta-architect-needs-tile"
    assert "architect" in allowed(board(spent | {"tiles": {"olive": 3}}, {}), "play")


@pytest.mark.rule(Rule.ARCHITECT)
def test_an_architect_who_has_built_everything_does_not_ask_for_tiles():
    done = {"forts": [1, 2, 3], "villages": {"amari": 4}, "tiles": {"olive": 4, "wine": 1}}
    refusal = refused(board(done, {}), B, "play", "architect")
    assert (refusal.rule, refusal.reason) == (Rule.ARCHITECT, "kreta-architect-all-built")
