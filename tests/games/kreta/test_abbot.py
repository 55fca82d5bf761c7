"""The Abbot (KRE-47 to KRE-51)."""

import pytest

from kastellan.games.kreta.rules import Rule
from tests.games.kreta.board import ISLAND, B, R, allowed, board, play, playing, refused

ALL = set(ISLAND.ids)


@pytest.mark.rule(Rule.ADD_ABBOT)
def test_the_abbot_is_placed_in_any_province_that_is_not_full():
    """Other abbots do not keep him out (KRE-R13)."""
    table = playing("abbot", {}, {"abbot": "amari", "villagers": {"sitia": 5}}, {"villagers": {"sitia": 2}})
    assert allowed(table, "add_abbot") == ALL - {"sitia"}
    assert refused(table, B, "add_abbot", "sitia").rule == Rule.ADD_ABBOT
    assert refused(table, B, "move_abbot", "amari").rule == Rule.MOVE_ABBOT
    play(table, B, "add_abbot", "amari")
    assert table.view().players[B].reserve.abbots == 0
    assert table.to_act == (R,)


@pytest.mark.rule(Rule.MOVE_ABBOT)
def test_the_abbot_walks_one_to_three_steps():
    """He must end elsewhere (KRE-R24) and no diagonal helps him (KRE-R25)."""
    table = playing("abbot", {"abbot": "kissamos"}, {})
    steps = ISLAND.distance[ISLAND.places["kissamos"]]
    assert allowed(table, "move_abbot") == {who for who, at in ISLAND.places.items() if 1 <= steps[at] <= 3}
    assert refused(table, B, "move_abbot", "kissamos").rule == Rule.MOVE_ABBOT
    far = refused(table, B, "move_abbot", "temenos")
    assert (far.rule, far.facts["steps"]) == (Rule.MOVE_ABBOT, 4)
    assert refused(table, B, "add_abbot", "amari").rule == Rule.ADD_ABBOT
    play(table, B, "move_abbot", "mylopotamos")
    assert table.view().provinces[ISLAND.places["mylopotamos"]].abbots == (B,)
    assert table.view().provinces[ISLAND.places["kissamos"]].abbots == ()


@pytest.mark.rule(Rule.ABBOT_PASSES)
def test_the_abbot_crosses_full_provinces_and_those_of_other_abbots():
    others = ({"villagers": {"temenos": 5}, "abbot": "pediada"}, {"villagers": {"temenos": 2}})
    table = playing("abbot", {"abbot": "mylopotamos"}, *others)
    assert {"pediada", "viannos", "lasithi", "mirabello"} <= allowed(table, "move_abbot")
    assert "temenos" not in allowed(table, "move_abbot")


@pytest.mark.rule(Rule.ABBOTS_TOGETHER)
def test_abbots_may_stand_together():
    table = playing("abbot", {}, {"abbot": "amari"}, {"abbot": "amari"}, {"abbot": "amari"})
    play(table, B, "add_abbot", "amari")
    assert table.view().provinces[ISLAND.places["amari"]].abbots == (0, 1, 2, 3)


@pytest.mark.rule(Rule.PEACE_AT_ONCE)
def test_peace_comes_and_goes_with_the_abbot():
    table = board({"abbot": "amari"}, {})
    assert table.view().players[R].closed == (ISLAND.places["amari"],)
    play(table, B, "play", "abbot")
    play(table, B, "move_abbot", "messara")
    assert table.view().players[R].closed == (ISLAND.places["messara"],)


@pytest.mark.rule(Rule.MOVE_ABBOT, Rule.PLAYABLE)
def test_an_abbot_who_cannot_move_is_not_played():
    """Only on another map can everything within three steps be full; the judge is asked directly."""
    table = board({"abbot": "kissamos"}, {})
    table.state.full = 0xFFFF
    assert (
        table.game.refuse(table.state, B, table.game.legal(board({}, {}).state, B)[4]).rule == Rule.MOVE_ABBOT
    )
    table.state.abbots[B] = -1
    assert (
        table.game.refuse(table.state, B, table.game.legal(board({}, {}).state, B)[4]).rule == Rule.ADD_ABBOT
    )
