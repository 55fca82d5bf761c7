"""The Commander (KRE-37 to KRE-46)."""

import pytest

from kastellan.games.kreta.rules import Rule
from tests.games.kreta.board import ISLAND, B, R, allowed, board, play, playing, refused

ALL = set(ISLAND.ids)


def costs(table, origin):
    """Return the targets of a villager with their costs, as the view shows them."""
    place = ISLAND.places[origin]
    return {
        ISLAND.ids[target.to]: target.cost
        for reach in table.view().reach
        if reach.origin == place
        for target in reach.targets
    }


@pytest.mark.rule(Rule.ADD_VILLAGER)
def test_a_villager_is_added_where_it_may_stay():
    table = playing(
        "commander", {}, {"abbot": "amari", "villagers": {"sitia": 5}}, {"villagers": {"sitia": 2}}
    )
    assert allowed(table, "add_villager") == ALL - {"amari", "sitia"}
    assert refused(table, B, "add_villager", "sitia").reason == "kreta-full"
    assert refused(table, B, "add_villager", "amari").reason == "kreta-closed"
    play(table, B, "add_villager", "kissamos")
    assert table.view().players[B].reserve.villagers == 4
    assert table.to_act == (R,)


@pytest.mark.rule(Rule.ADD_VILLAGER)
def test_no_sixth_villager():
    table = playing("commander", {"villagers": {"amari": 5}}, {})
    assert refused(table, B, "add_villager", "amari").rule == Rule.ADD_VILLAGER
    assert not allowed(table, "add_villager")


@pytest.mark.rule(Rule.FOUR_POINTS, Rule.ANY_DISTRIBUTION, "KRE-T2")
@pytest.mark.parametrize(
    "moves",
    [
        [("kissamos", "temenos")],
        [("kissamos", "mylopotamos"), ("sitia", "mirabello")],
        [("kissamos", "rethymno"), ("kissamos", "sfakia")],
        [
            ("kissamos", "selino"),
            ("selino", "sfakia"),
            ("sfakia", "agios_vasilios"),
            ("agios_vasilios", "amari"),
        ],
        [("kissamos", "kydonia"), ("sitia", "ierapetra"), ("kissamos", "rethymno")],
    ],
    ids=["4", "3+1", "2+2", "1+1+1+1 by one villager", "1+1+2"],
)
def test_four_points_are_distributed_freely(moves):
    table = playing("commander", {"villagers": {"kissamos": 2, "sitia": 1}}, {})
    for number, (origin, province) in enumerate(moves):
        assert table.to_act == (B,), number
        play(table, B, "move_villager", origin, province)
    assert table.to_act == (R,), "with no point left the turn ends"


@pytest.mark.rule(Rule.FOUR_POINTS, "KRE-T2")
def test_more_than_four_points_are_refused():
    table = playing("commander", {"villagers": {"kissamos": 2, "sitia": 1}}, {})
    far = refused(table, B, "move_villager", "kissamos", "pediada")
    assert (far.rule, far.facts["cost"], far.facts["points"]) == (Rule.FOUR_POINTS, 5, 4)
    play(table, B, "move_villager", "kissamos", "mylopotamos")
    second = refused(table, B, "move_villager", "kissamos", "rethymno")
    assert (second.rule, second.facts["cost"], second.facts["points"]) == (Rule.FOUR_POINTS, 2, 1)


@pytest.mark.rule(Rule.ANY_DISTRIBUTION)
def test_unused_points_are_lost_but_one_must_be_spent():
    table = playing("commander", {"villagers": {"amari": 1}}, {})
    assert refused(table, B, "done").rule == Rule.CARRIED_OUT
    play(table, B, "move_villager", "amari", "messara")
    assert table.view().points == 3
    play(table, B, "done")
    assert (table.to_act, table.view().points) == ((R,), 0)


@pytest.mark.rule(Rule.FOUR_POINTS)
def test_a_move_goes_to_another_province_with_an_own_villager():
    table = playing("commander", {"villagers": {"amari": 1}}, {"villagers": {"sitia": 1}})
    assert refused(table, B, "move_villager", "amari", "amari").rule == Rule.FOUR_POINTS
    assert refused(table, B, "move_villager", "sitia", "mirabello").rule == Rule.FOUR_POINTS


@pytest.mark.rule(Rule.NO_REST_IN_CLOSED, Rule.CROSS_CLOSED)
def test_villagers_pass_through_peace_but_do_not_stay():
    table = playing("commander", {"villagers": {"kissamos": 1}}, {"abbot": "kydonia"})
    assert refused(table, B, "move_villager", "kissamos", "kydonia").rule == Rule.NO_REST_IN_CLOSED
    assert costs(table, "kissamos")["rethymno"] == 2


@pytest.mark.rule(Rule.FULL_TRANSIT, Rule.ABBOT_PASSES, "KRE-T21")
def test_villagers_do_not_cross_a_full_province():
    """The way round Temenos takes 4 points (KRE-R12)."""
    others = ({"villagers": {"temenos": 5}}, {"villagers": {"temenos": 2}})
    table = playing("commander", {"villagers": {"mylopotamos": 1}}, *others)
    assert costs(table, "mylopotamos")["pediada"] == 4
    assert refused(table, B, "move_villager", "mylopotamos", "temenos").rule == Rule.NO_REST_IN_FULL
    play(table, B, "move_villager", "mylopotamos", "amari")
    play(table, B, "move_villager", "amari", "mylopotamos")
    assert refused(table, B, "move_villager", "mylopotamos", "pediada").rule == Rule.FULL_TRANSIT
    abbot = playing("abbot", {"abbot": "mylopotamos"}, *others)
    (walk,) = abbot.view().reach
    assert {ISLAND.ids[target.to]: target.cost for target in walk.targets}["pediada"] == 2
    assert refused(abbot, B, "move_abbot", "temenos").rule == Rule.MOVE_ABBOT


@pytest.mark.rule(Rule.FULL_TRANSIT)
@pytest.mark.parametrize(
    ("origin", "points"), [("kissamos", 4), ("kydonia", 3), ("rethymno", 2)], ids=["4", "3", "2"]
)
def test_the_last_province_on_the_way_may_not_be_full_either(origin, points):
    """Temenos lies just behind Mylopotamos, which is full; any way round takes more points."""
    others = ({"villagers": {"mylopotamos": 5}}, {"villagers": {"mylopotamos": 2}})
    fields = {"points": points} if points < 4 else {}
    table = playing("commander", {"villagers": {origin: 1}}, *others, **fields)
    assert refused(table, B, "move_villager", origin, "temenos").rule == Rule.FULL_TRANSIT
    assert "temenos" not in allowed(table, "move_villager")
    crossing = playing(
        "commander", {"villagers": {origin: 1}}, *others, options={"full_transit": "all"}, **fields
    )
    assert costs(crossing, origin)["temenos"] == points


@pytest.mark.rule(Rule.FULL_TRANSIT, "KRE-T21")
def test_with_the_option_villagers_cross_full_provinces_too():
    others = ({"villagers": {"temenos": 5}}, {"villagers": {"temenos": 2}})
    table = playing("commander", {"villagers": {"mylopotamos": 1}}, *others, options={"full_transit": "all"})
    assert costs(table, "mylopotamos")["pediada"] == 2
    assert "temenos" not in costs(table, "mylopotamos")
    play(table, B, "move_villager", "mylopotamos", "pediada")
    assert table.view().points == 2


@pytest.mark.rule(Rule.NO_SEA)
def test_ships_do_not_carry_villagers():
    table = playing("commander", {"villagers": {"kissamos": 1}, "ships": ["selino", "sitia"]}, {})
    assert refused(table, B, "move_villager", "kissamos", "sitia").rule == Rule.FOUR_POINTS


@pytest.mark.rule(Rule.MOMENT_OF_REST)
def test_fullness_counts_when_a_villager_comes_to_rest():
    """A villager that leaves a full province opens it as a way for the next."""
    blue = {"villagers": {"temenos": 1, "mylopotamos": 1}}
    table = playing("commander", blue, {"villagers": {"temenos": 5}}, {"villagers": {"temenos": 1}})
    assert costs(table, "mylopotamos")["pediada"] == 4
    play(table, B, "move_villager", "temenos", "pediada")
    assert costs(table, "mylopotamos")["pediada"] == 2


@pytest.mark.rule(Rule.COMMANDER)
def test_the_commander_needs_a_villager_who_can_come_or_go():
    """All five of B stand in Kissamos, whose way out is barred by two full neighbours."""
    blue = {"villagers": {"kissamos": 5}}
    red = {"villagers": {"selino": 4}}
    yellow = {"villagers": {"selino": 3, "kydonia": 2}}
    green = {"villagers": {"kydonia": 5}}
    table = board(blue, red, yellow, green)
    assert refused(table, B, "play", "commander").rule == Rule.COMMANDER
    assert "commander" not in allowed(table, "play")
    assert "commander" in allowed(board(blue, red, yellow, green, options={"full_transit": "all"}), "play")
    assert "commander" in allowed(board({"villagers": {"kissamos": 4}}, red, yellow, green), "play")


@pytest.mark.rule(Rule.FOUR_POINTS, Rule.NO_DIAGONAL, "KRE-T33")
def test_two_moves_that_cost_exactly_four():
    """Both pairs touch only at a site, so each move takes two steps; then the action ends by itself."""
    table = playing("commander", {"villagers": {"amari": 1, "sfakia": 1}}, {})
    assert costs(table, "amari")["temenos"] == 2
    assert costs(table, "sfakia")["rethymno"] == 2
    play(table, B, "move_villager", "amari", "temenos")
    play(table, B, "move_villager", "sfakia", "rethymno")
    assert table.to_act == (R,)


@pytest.mark.rule(Rule.CARRIED_OUT)
def test_the_action_ends_when_no_villager_can_move_on():
    """With one point left in Kissamos, Selino is full and Kydonia closed: nothing is to be decided."""
    others = ({"villagers": {"selino": 5}, "abbot": "kydonia"}, {"villagers": {"selino": 2}})
    table = playing("commander", {"villagers": {"agios_vasilios": 1}}, *others)
    assert costs(table, "agios_vasilios")["kissamos"] == 3
    play(table, B, "move_villager", "agios_vasilios", "kissamos")
    assert table.to_act == (R,)
    assert table.view().points == 0


@pytest.mark.rule(Rule.MOMENT_OF_REST)
def test_a_villager_may_go_back_into_the_room_that_it_left():
    """Kydonia was full before it went; nobody else can have come in meanwhile."""
    others = ({"villagers": {"selino": 5}}, {"villagers": {"selino": 2, "kydonia": 3}})
    table = playing("commander", {"villagers": {"kydonia": 1}}, *others, {"villagers": {"kydonia": 3}})
    play(table, B, "move_villager", "kydonia", "kissamos")
    assert table.view().points == 3
    play(table, B, "move_villager", "kissamos", "kydonia")
    assert table.view().points == 2
    play(table, B, "done")
    assert table.to_act == (R,)
