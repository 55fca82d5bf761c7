"""Borders, full provinces and peace (KRE-19 to KRE-28)."""

import pytest

from kastellan.games.kreta.rules import Rule
from tests.games.kreta.board import ISLAND, B, R, Y, allowed, board, influence, play, playing, refused

FULL_MESSARA = {"villagers": {"messara": 5}}


@pytest.mark.rule(Rule.ADJACENT)
def test_adjacent_provinces_share_a_border():
    amari = ISLAND.places["amari"]
    steps = {name: ISLAND.distance[amari][place] for name, place in ISLAND.places.items()}
    assert {name for name, cost in steps.items() if cost == 1} == {"agios_vasilios", "mylopotamos", "messara"}


@pytest.mark.rule(Rule.NO_DIAGONAL, "KRE-T9")
def test_nothing_moves_across_a_fort_site():
    """Rethymno and Amari meet only at site 9."""
    table = playing("commander", {"villagers": {"rethymno": 1}}, {})
    (villager,) = [reach for reach in table.view().reach if reach.origin == ISLAND.places["rethymno"]]
    costs = {ISLAND.ids[target.to]: target.cost for target in villager.targets}
    assert costs["amari"] == 2
    play(table, B, "move_villager", "rethymno", "amari")
    assert table.view().points == 2


@pytest.mark.rule(Rule.PORT)
def test_a_ship_belongs_to_the_port_and_not_to_the_land():
    table = board({"ships": ["sitia"], **FULL_MESSARA}, {"ships": ["messara"], "villagers": {"messara": 2}})
    messara = table.view().provinces[ISLAND.places["messara"]]
    assert (messara.room, messara.ships) == (0, (R,))
    assert influence(table, "messara") == (5, 3)
    assert refused(playing("admiral", {}, {}), B, "add_ship", "amari").rule == Rule.ADD_SHIP


@pytest.mark.rule(Rule.PIECE_COUNT)
def test_abbots_villagers_and_villages_count_one_piece_each():
    """Ships and forts never count."""
    table = board(
        {"villagers": {"messara": 2}, "villages": {"messara": 1}, "tiles": {"wheat": 1}, "forts": [13, 15]},
        {"abbot": "messara", "ships": ["messara"]},
    )
    assert table.view().provinces[ISLAND.places["messara"]].room == 3


@pytest.mark.rule(Rule.FULL, Rule.NO_REST_IN_FULL, Rule.MOMENT_OF_REST, Rule.PORTS_ALWAYS_OPEN, "KRE-T20")
def test_a_full_province_takes_no_piece_but_forts_and_ships():
    """And moving one out makes room for the next in the same play (KRE-R26)."""
    blue = {"villagers": {"messara": 1, "temenos": 1}, "tiles": {"wheat": 1}}
    red = {"villagers": {"messara": 5}}
    yellow = {"villagers": {"messara": 1}}
    assert (
        refused(playing("commander", blue, red, yellow), B, "add_villager", "messara").rule
        == Rule.ADD_VILLAGER
    )
    assert (
        refused(playing("architect", blue, red, yellow), B, "build_village", "messara").rule == Rule.VILLAGE
    )
    assert refused(playing("abbot", blue, red, yellow), B, "add_abbot", "messara").rule == Rule.ADD_ABBOT
    assert 13 in allowed(playing("architect", blue, red, yellow), "build_fort")
    assert "messara" in allowed(playing("admiral", blue, red, yellow), "add_ship")

    table = playing("commander", blue, red, yellow)
    assert refused(table, B, "move_villager", "temenos", "messara").rule == Rule.NO_REST_IN_FULL
    play(table, B, "move_villager", "messara", "viannos")
    assert table.view().provinces[ISLAND.places["messara"]].room == 1
    play(table, B, "move_villager", "temenos", "messara")
    assert table.view().provinces[ISLAND.places["messara"]].room == 0
    assert table.view().points == 2


@pytest.mark.rule(Rule.CLOSED, Rule.EARLIER_PIECES_STAY, "KRE-T3")
def test_peace_keeps_others_out_but_leaves_what_was_there():
    blue = {"abbot": "messara", "tiles": {"olive": 1}}
    red = {"villagers": {"messara": 2, "amari": 1}, "villages": {"messara": 1}, "tiles": {"wine": 2}}
    commander = playing("commander", red, blue)
    assert refused(commander, B, "add_villager", "messara").rule == Rule.ADD_VILLAGER
    assert refused(commander, B, "move_villager", "amari", "messara").rule == Rule.NO_REST_IN_CLOSED
    assert "viannos" in allowed(commander, "move_villager", "messara")
    assert influence(commander, "messara") == (4, 1)
    assert refused(playing("architect", red, blue), B, "build_village", "messara").rule == Rule.VILLAGE
    assert "messara" in allowed(playing("commander", blue, red), "add_villager")
    assert "messara" in allowed(playing("architect", blue, red), "build_village")


@pytest.mark.rule(Rule.PEACE)
def test_peace_forbids_only_villagers_and_villages():
    """Abbots, forts, ships and passing through stay possible (KRE-R8, KRE-R9)."""
    red = {"abbot": "messara"}
    assert "messara" in allowed(playing("abbot", {}, red), "add_abbot")
    assert {11, 12, 13, 15, 16} <= allowed(playing("architect", {}, red), "build_fort")
    assert "messara" in allowed(playing("admiral", {}, red), "add_ship")
    through = playing("commander", {"villagers": {"amari": 1}}, red)
    assert "viannos" in allowed(through, "move_villager")
    farmer = playing("farmer", {"villagers": {"messara": 1}, "ships": ["messara"]}, red)
    assert allowed(farmer, "harvest") == {"messara"}
    scored = board({"villagers": {"messara": 1}}, red, row=[15, 1])
    assert scored.view().forecasts[0].totals[B] == 6


@pytest.mark.rule(Rule.CLOSED, Rule.ABBOTS_TOGETHER, Rule.PEACE_AT_ONCE, "KRE-T22")
def test_who_has_an_abbot_there_may_enter():
    red, blue = {"abbot": "lasithi", "tiles": {"wine": 1}}, {"abbot": "lasithi", "tiles": {"olive": 1}}
    yellow = {"tiles": {"thyme": 1}}
    for who, others in ((red, (blue, yellow)), (blue, (red, yellow))):
        assert "lasithi" in allowed(playing("commander", who, *others), "add_villager")
        assert "lasithi" in allowed(playing("architect", who, *others), "build_village")
    assert refused(playing("commander", yellow, red, blue), B, "add_villager", "lasithi").facts["seat"] == R
    table = board(yellow, red, blue)
    play(table, B, "play", "abbot")
    play(table, B, "add_abbot", "lasithi")
    assert table.view().provinces[ISLAND.places["lasithi"]].closed_to == ()


@pytest.mark.rule(Rule.OPEN_AGAIN, Rule.PEACE_AT_ONCE, "KRE-T23")
def test_the_province_opens_when_the_last_foreign_abbot_leaves():
    table = board({}, {"abbot": "lasithi"}, turn=R)
    assert table.view().players[B].closed == (ISLAND.places["lasithi"],)
    play(table, R, "play", "abbot")
    play(table, R, "move_abbot", "pediada")
    play(table, B, "play", "commander")
    assert "lasithi" in allowed(table, "add_villager")
    assert "pediada" not in allowed(table, "add_villager")


@pytest.mark.rule(Rule.OPEN_AGAIN)
def test_a_third_player_stays_out_while_any_foreign_abbot_is_there():
    table = board({"abbot": "lasithi"}, {"abbot": "lasithi"}, {}, turn=R)
    assert table.view().provinces[ISLAND.places["lasithi"]].closed_to == (Y,)
    play(table, R, "play", "abbot")
    play(table, R, "move_abbot", "viannos")
    assert table.view().provinces[ISLAND.places["lasithi"]].closed_to == (R, Y)


@pytest.mark.rule(Rule.PIECES_STAY)
def test_pieces_move_only_by_their_owner_and_never_leave_the_board():
    """Forts and villages have no move at all; the rest is checked over random games."""
    red = {"villagers": {"amari": 1}, "ships": ["sitia"], "abbot": "lasithi"}
    commander = playing("commander", {"villagers": {"sitia": 1}}, red)
    assert refused(commander, B, "move_villager", "amari", "messara").rule == Rule.FOUR_POINTS
    admiral = playing("admiral", {"ships": ["temenos"]}, red)
    assert refused(admiral, B, "move_ship", "sitia", "kydonia").rule == Rule.MOVE_SHIPS
    kinds = {struct.__struct_config__.tag for struct in admiral.game.actions.__args__}
    assert {kind for kind in kinds if kind.startswith("move")} == {"move_ship", "move_villager", "move_abbot"}
