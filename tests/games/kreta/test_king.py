"""The King (KRE-64 to KRE-68)."""

import pytest

from kastellan.games.kreta.rules import Rule
from tests.games.kreta.board import B, R, allowed, board, play, playing, refused

SHIP_AT_SITIA = {"ships": ["sitia"], "villagers": {"sitia": 1}}


@pytest.mark.rule(Rule.KING_COPIES, Rule.COPY_AS_NEW, "KRE-T4")
def test_the_king_copies_a_card_on_the_table_with_all_its_options():
    """Whatever was chosen the first time."""
    yellow = {**SHIP_AT_SITIA, "table": ["commander", "admiral", "farmer"]}
    table = board(yellow, {})
    play(table, B, "play", "king")
    assert allowed(table, "copy") == {"commander", "admiral", "farmer"}
    assert refused(table, B, "copy", "architect").rule == Rule.NOT_COPIED
    play(table, B, "copy", "commander")
    assert "amari" in allowed(table, "add_villager")
    assert "mirabello" in allowed(table, "move_villager")
    assert table.view().points == 4


@pytest.mark.rule(Rule.COPY_AS_NEW)
@pytest.mark.parametrize(
    ("card", "kind", "places"),
    [
        ("admiral", "add_ship", ("kydonia",)),
        ("admiral", "move_ship", ("sitia", "kydonia")),
        ("commander", "add_villager", ("amari",)),
        ("abbot", "move_abbot", ("messara",)),
        ("farmer", "harvest", ("sitia",)),
        ("architect", "build_fort", (9,)),
        ("architect", "build_village", ("amari",)),
    ],
)
def test_every_action_can_be_copied(card, kind, places):
    blue = {**SHIP_AT_SITIA, "abbot": "amari", "tiles": {"wheat": 1}, "table": [card]}
    table = board(blue, {})
    play(table, B, "play", "king")
    play(table, B, "copy", card)
    play(table, B, kind, *places)
    assert table.to_act == (R,)


@pytest.mark.rule(Rule.KING_ON_TOP)
def test_the_king_lies_on_the_copied_card_and_both_stay():
    table = board({"table": ["abbot"], "abbot": "amari"}, {})
    play(table, B, "play", "king")
    play(table, B, "copy", "abbot")
    play(table, B, "move_abbot", "messara")
    player = table.view().players[B]
    assert (player.table, player.under_king) == ((0, 5), 5)


@pytest.mark.rule(Rule.NOT_COPIED)
def test_neither_castellan_nor_king_nor_others_are_copied():
    table = board({"table": ["abbot"], "abbot": "amari"}, {"table": ["commander"]})
    play(table, B, "play", "king")
    for card in ("king", "castellan", "commander", "admiral"):
        assert refused(table, B, "copy", card).rule == Rule.NOT_COPIED
    assert refused(table, B, "add_villager", "amari").rule == Rule.KING_COPIES
    assert refused(table, B, "done").rule == Rule.CARRIED_OUT


@pytest.mark.rule(Rule.KING_COPIES)
def test_only_the_king_copies():
    table = board({"table": ["abbot"], "abbot": "amari"}, {})
    assert refused(table, B, "copy", "abbot").rule == Rule.KING_COPIES
    assert refused(board({}, {}), B, "play", "king").rule == Rule.KING_COPIES


@pytest.mark.rule(Rule.KING_COPIES, Rule.ONE_CARD, Rule.ON_THE_TABLE, Rule.KEEP_OR_REPLACE)
def test_copying_at_a_wrong_moment_is_refused_for_what_stands_in_the_way():
    """The remedy fits the moment: decide on the fort card, finish the action, or wait for the King."""
    fort_card = board({}, {}, step="fort_card", scorings=1)
    assert refused(fort_card, B, "copy", "abbot").rule == Rule.KEEP_OR_REPLACE
    commander = playing("commander", {"table": ["abbot"], "abbot": "amari"}, {})
    assert refused(commander, B, "copy", "abbot").rule == Rule.ONE_CARD
    used = board({"table": ["king", "abbot"], "under_king": "abbot", "abbot": "amari"}, {})
    assert refused(used, B, "copy", "abbot").rule == Rule.ON_THE_TABLE
    idle = board({"table": ["farmer"]}, {})
    assert refused(idle, B, "copy", "farmer").rule == Rule.KING


@pytest.mark.rule(Rule.KING, "KRE-T25")
def test_the_king_copies_only_what_can_be_carried_out():
    table = board({"table": ["farmer", "abbot"], "abbot": "amari"}, {})
    play(table, B, "play", "king")
    assert allowed(table, "copy") == {"abbot"}
    assert refused(table, B, "copy", "farmer").rule == Rule.FARMER


@pytest.mark.rule(Rule.KING)
def test_the_king_is_not_played_when_nothing_can_be_copied():
    table = board({"table": ["farmer"]}, {})
    assert refused(table, B, "play", "king").rule == Rule.KING
    assert "king" not in allowed(table, "play")
