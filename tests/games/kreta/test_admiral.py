"""The Admiral (KRE-29 to KRE-36)."""

import msgspec
import pytest

import kastellan
from kastellan.games.kreta.rules import Rule
from tests.games.kreta.board import ISLAND, B, R, allowed, play, playing, refused

PORTS = {"selino", "kydonia", "rethymno", "temenos", "messara", "ierapetra", "sitia"}


@pytest.mark.rule(Rule.ADD_SHIP)
def test_a_ship_is_added_in_any_port_and_the_turn_ends():
    table = playing("admiral", {}, {}, {})
    assert allowed(table, "add_ship") == PORTS
    assert refused(table, B, "move_ship", "sitia", "kydonia").rule == Rule.MOVE_SHIPS
    play(table, B, "add_ship", "sitia")
    assert table.view().players[B].reserve.ships == 1
    assert table.to_act == (R,)


@pytest.mark.rule(Rule.ADD_SHIP)
def test_no_third_ship():
    table = playing("admiral", {"ships": ["sitia", "temenos"]}, {})
    assert refused(table, B, "add_ship", "messara").rule == Rule.ADD_SHIP


@pytest.mark.rule(Rule.MOVE_SHIPS)
def test_own_ships_move_to_any_other_port():
    """Distance is irrelevant; only own ships move (KRE-R10)."""
    table = playing("admiral", {"ships": ["sitia"]}, {"ships": ["selino"]}, {})
    assert allowed(table, "move_ship") == PORTS - {"sitia"}
    assert refused(table, B, "move_ship", "selino", "kydonia").rule == Rule.MOVE_SHIPS
    assert refused(table, B, "move_ship", "sitia", "sitia").rule == Rule.MOVE_SHIPS
    assert refused(table, B, "move_ship", "sitia", "amari").rule == Rule.MOVE_SHIPS
    play(table, B, "move_ship", "sitia", "selino")
    assert table.to_act == (R,), "a single ship has nothing more to do"


@pytest.mark.rule(Rule.MOVE_SHIPS)
def test_one_or_two_ships_move():
    table = playing("admiral", {"ships": ["sitia", "temenos"]}, {})
    play(table, B, "move_ship", "sitia", "selino")
    assert table.to_act == (B,)
    assert table.view().may_stop
    play(table, B, "done")
    assert table.to_act == (R,)


@pytest.mark.rule(Rule.TWO_SHIPS, Rule.OWN_SHIPS_APART, Rule.MORE_PLAYERS, "KRE-T14")
def test_two_ships_in_a_port_with_three_players():
    """R in Chania, B's first ship in Candia: Chania may take B's second, Candia may not."""
    table = playing("admiral", {"ships": ["temenos"]}, {"ships": ["kydonia"]}, {})
    assert allowed(table, "add_ship") == PORTS - {"temenos"}
    assert refused(table, B, "add_ship", "temenos").rule == Rule.OWN_SHIPS_APART


@pytest.mark.rule(Rule.ONE_SHIP, Rule.TWO_PLAYERS, "KRE-T14")
def test_one_ship_in_a_port_with_two_players():
    table = playing("admiral", {"ships": ["temenos"]}, {"ships": ["kydonia"]})
    assert allowed(table, "add_ship") == PORTS - {"temenos", "kydonia"}
    assert refused(table, B, "add_ship", "kydonia").rule == Rule.ONE_SHIP
    assert refused(table, B, "add_ship", "temenos").rule == Rule.OWN_SHIPS_APART


@pytest.mark.rule(Rule.EACH_SHIP_ONCE, Rule.TWO_SHIPS, "KRE-T15")
def test_moving_two_ships():
    """Limits hold after every single move; the ship that has sailed stays (KRE-R11)."""
    table = playing(
        "admiral", {"ships": ["kydonia", "temenos"]}, {"ships": ["messara"]}, {"ships": ["messara"]}
    )
    assert refused(table, B, "move_ship", "kydonia", "messara").rule == Rule.TWO_SHIPS
    assert refused(table, B, "move_ship", "kydonia", "temenos").rule == Rule.OWN_SHIPS_APART
    play(table, B, "move_ship", "kydonia", "sitia")
    assert refused(table, B, "move_ship", "sitia", "selino").rule == Rule.EACH_SHIP_ONCE
    play(table, B, "move_ship", "temenos", "kydonia")
    assert table.to_act == (R,)
    ships = {ISLAND.ids[at] for at, province in enumerate(table.view().provinces) if B in province.ships}
    assert ships == {"sitia", "kydonia"}


@pytest.mark.rule(Rule.PORTS_ALWAYS_OPEN)
def test_ships_enter_ports_of_full_and_peaceful_provinces():
    red = {"abbot": "messara", "villagers": {"sitia": 5}}
    table = playing("admiral", {"villagers": {"sitia": 2}}, red)
    assert {"messara", "sitia"} <= allowed(table, "add_ship")


def with_ports(*names):
    """Return the house map with these ports only."""
    data = msgspec.to_builtins(ISLAND.file)
    for province in data["provinces"]:
        if province["port"] and province["id"] not in names:
            province["port"], province["value"] = None, province["value"] - 2
    return msgspec.json.encode(data)


@pytest.mark.rule(Rule.ADMIRAL)
def test_the_admiral_needs_a_free_port():
    """On the house map there always is one; a replaced map may have fewer ports."""
    players = ({"ships": ["sitia"]}, {"ships": ["selino"]})
    table = kastellan.position("kreta", {"players": players}, content=with_ports("sitia", "selino"))
    assert refused(table, B, "play", "admiral").rule == Rule.ADMIRAL
    assert "admiral" not in allowed(table, "play")


@pytest.mark.rule(Rule.MOVE_SHIPS, Rule.EACH_SHIP_ONCE)
@pytest.mark.parametrize("others", [[{}], [{"ships": ["selino"]}, {"ships": ["sitia"]}]], ids=["2", "3"])
def test_the_second_ship_may_always_take_the_port_that_the_first_has_left(others):
    """Here every other port is taken: there are three, two of them B's."""
    players = [{"ships": ["sitia", "selino"]}, *others]
    island = with_ports("sitia", "selino", "temenos")
    table = kastellan.position("kreta", {"players": players}, content=island)
    play(table, B, "play", "admiral")
    assert allowed(table, "move_ship") == {"temenos"}
    play(table, B, "move_ship", "sitia", "temenos")
    assert allowed(table, "move_ship", "selino") == {"sitia"}
    play(table, B, "move_ship", "selino", "sitia")
    assert table.to_act == (R,)
