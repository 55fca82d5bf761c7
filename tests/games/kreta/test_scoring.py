"""The scoring of provinces (KRE-80 to KRE-87)."""

import pytest

from kastellan.games.kreta.rules import Rule
from tests.games.kreta.board import ISLAND, awards, board, gains, influence

VALUES = {"kissamos": 3, "kydonia": 5, "selino": 4, "sfakia": 2, "messara": 6}
HALVES = {"kissamos": 1, "kydonia": 2, "selino": 2, "sfakia": 1, "messara": 3}


@pytest.mark.rule(Rule.EACH_PROVINCE, Rule.INFLUENCE, Rule.MOST, Rule.SECOND, "KRE-T5")
def test_the_printed_example():
    """Site 2 with four players; the order of the provinces has no effect (KRE-R22)."""
    table = board(
        {"villagers": {"kissamos": 1}, "villages": {"selino": 1}, "tiles": {"olive": 1}, "forts": [4]},
        {"villagers": {"kydonia": 2}, "forts": [2]},
        {"villages": {"kydonia": 1}, "ships": ["kydonia"], "villagers": {"selino": 1}, "forts": [5],
         "tiles": {"wine": 1}},
        {"villages": {"kydonia": 1}, "ships": ["kydonia"], "tiles": {"wine": 1}},
        row=[2, 17],
    )  # fmt: skip
    assert influence(table, "kissamos") == (1, 1, 0, 0)
    assert influence(table, "kydonia") == (0, 3, 4, 3)
    assert influence(table, "selino") == (3, 1, 2, 0)
    assert awards(table, "kissamos") == (3, 3, 0, 0)
    assert awards(table, "kydonia") == (0, 2, 5, 2)
    assert awards(table, "selino") == (4, 0, 2, 0)
    assert table.view().forecasts[0].totals == (7, 5, 7, 2)
    assert gains(table) == (7, 5, 7, 2)


@pytest.mark.rule(Rule.MOST, Rule.SECOND, "KRE-T8")
@pytest.mark.parametrize("province", VALUES)
def test_values_and_halves(province):
    """Terrain 2, 3 or 4, two more with a port; second place gets half, rounded down."""
    table = board({"villagers": {province: 2}}, {"villagers": {province: 1}}, {})
    assert ISLAND.value[ISLAND.places[province]] == VALUES[province]
    assert awards(table, province) == (VALUES[province], HALVES[province], 0)


@pytest.mark.rule(Rule.NO_SECOND_WITH_TWO, Rule.TWO_PLAYERS, "KRE-T10")
def test_two_players_have_no_second_place():
    table = board(
        {"villagers": {"kissamos": 1}, "villages": {"selino": 1}, "tiles": {"olive": 1}, "forts": [4]},
        {"forts": [5], "villages": {"kydonia": 1}, "ships": ["kydonia"], "villagers": {"selino": 1},
         "tiles": {"wine": 1}},
        row=[2, 17],
    )  # fmt: skip
    assert awards(table, "selino") == (4, 0)
    assert gains(table) == (7, 5)


@pytest.mark.rule(Rule.TIE_FOR_MOST, Rule.MORE_PLAYERS, "KRE-T11")
@pytest.mark.parametrize(("villagers", "totals"), [(1, (6, 6, 16)), (2, (6, 6, 10))])
def test_a_tie_for_the_most_leaves_no_second_place(villagers, totals):
    player = {"villagers": {"messara": villagers}}
    table = board(player, player, {"forts": [16]}, row=[16, 1])
    assert gains(table) == totals


@pytest.mark.rule(Rule.SECOND, "KRE-T12")
def test_a_tie_for_second_gives_half_to_each_and_nothing_below():
    """3, 2, 2, 1 influence; a fort and a ship stand for villagers that would overfill Messara."""
    table = board(
        {"villagers": {"messara": 3}}, {"villagers": {"messara": 2}}, {"ships": ["messara"], "forts": [15]},
        {"villagers": {"messara": 1}},
    )  # fmt: skip
    assert influence(table, "messara") == (3, 2, 2, 1)
    assert awards(table, "messara") == (6, 3, 3, 0)


@pytest.mark.rule(Rule.NO_INFLUENCE, "KRE-T13")
def test_without_influence_there_are_no_points():
    """Nobody scores in Ierapetra; B leads in Sitia, R and Y share second place."""
    table = board(
        {"villagers": {"sitia": 2}}, {"villagers": {"sitia": 1}}, {"ships": ["sitia"]}, {}, row=[26, 1]
    )
    assert awards(table, "ierapetra") == (0, 0, 0, 0)
    assert gains(table) == (5, 2, 2, 0)


@pytest.mark.rule(Rule.NO_INFLUENCE)
def test_second_place_needs_influence_too():
    """KRE-R17."""
    table = board({"villagers": {"sitia": 1}}, {}, {})
    assert awards(table, "sitia") == (5, 0, 0)


@pytest.mark.rule(Rule.INFLUENCE)
def test_what_each_piece_counts():
    blue = {
        "abbot": "messara", "villagers": {"messara": 2}, "villages": {"messara": 1}, "tiles": {"olive": 1},
        "ships": ["messara"], "forts": [13, 15, 1],
    }  # fmt: skip
    assert influence(board(blue, {}), "messara") == (1 + 2 + 2 + 1 + 2, 0)


@pytest.mark.rule(Rule.FORT_EVERYWHERE, "KRE-T30")
def test_a_fort_counts_in_every_province_it_touches():
    table = board({}, {"forts": [13]}, row=[14, 1])
    assert influence(table, "mylopotamos") == (0, 1)
    assert influence(table, "temenos") == (0, 1)
    assert gains(table) == (0, 7)


@pytest.mark.rule(Rule.EACH_PROVINCE)
def test_other_provinces_are_not_scored():
    table = board({"villagers": {"sitia": 2, "kissamos": 1}}, {}, row=[1, 2])
    assert gains(table) == (3, 0)
