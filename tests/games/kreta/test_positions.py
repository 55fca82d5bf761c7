"""Positions as text: what no game can come to is refused with field and rule."""

import pytest

from kastellan.core import BadInput
from kastellan.games.kreta.rules import Rule
from tests.games.kreta.board import board

WHEAT = {"messara": "wheat", "ierapetra": "wheat"}


def case(players, place, rule, **fields):
    return players, fields, place, rule


IMPOSSIBLE = {
    "one player": case([{}], "$.players", Rule.PLAYERS),
    "a first player who is not there": case(
        [{}, {}], "$.options", Rule.FIRST_PLAYER, options={"first_player": 2}
    ),
    "eight pieces in a province": case(
        [{"villagers": {"amari": 5}}, {"villagers": {"amari": 3}}], "$.players", Rule.FULL
    ),
    "two own ships in a port": case(
        [{"ships": ["sitia", "sitia"]}, {}], "$.players[0].ships", Rule.OWN_SHIPS_APART
    ),
    "two ships in a port of two players": case(
        [{"ships": ["sitia"]}, {"ships": ["sitia"]}], "$.players", Rule.ONE_SHIP
    ),
    "three ships in a port": case([{"ships": ["sitia"]}] * 3, "$.players", Rule.TWO_SHIPS),
    "three ships of one player": case(
        [{"ships": ["sitia", "temenos", "selino"]}, {}], "$.players[0].ships", Rule.RESERVE
    ),
    "a ship without a port": case([{}, {"ships": ["amari"]}], "$.players[1].ships", Rule.PORT),
    "six villagers": case([{"villagers": {"amari": 6}}, {}], "$.players[0].villagers", Rule.RESERVE),
    "villagers below zero": case([{"villagers": {"amari": -1}}, {}], "$.players[0].villagers", Rule.RESERVE),
    "five villages": case(
        [{"villages": {"amari": 5}, "tiles": {"olive": 4, "wine": 1}}, {}],
        "$.players[0].villages",
        Rule.RESERVE,
    ),
    "a village without a tile": case(
        [{"villages": {"amari": 1}}, {}], "$.players[0].villages", Rule.VILLAGE_NEEDS_TILE
    ),
    "four forts": case([{"forts": [1, 2, 3, 4]}, {}], "$.players[0].forts", Rule.RESERVE),
    "two forts on a site": case([{"forts": [1]}, {"forts": [1]}], "$.players[1].forts", Rule.ONE_FORT),
    "a fort nowhere": case([{"forts": [27]}, {}], "$.players[0].forts", Rule.FORT),
    "points below zero": case([{"score": -1}, {}], "$.players[0].score", Rule.START_SPACE),
    "an unknown province": case([{"abbot": "malta"}, {}], "$.players[0].abbot", ""),
    "an unknown card": case([{"table": ["queen"]}, {}], "$.players[0].table", Rule.SEVEN_CARDS),
    "a card twice": case([{"table": ["abbot", "abbot"]}, {}], "$.players[0].table", Rule.SEVEN_CARDS),
    "the Castellan on the table": case(
        [{"table": ["castellan"]}, {}], "$.players[0].table", Rule.CASTELLAN_IN_HAND
    ),
    "a King on nothing": case(
        [{"table": ["king", "abbot"]}, {}], "$.players[0].under_king", Rule.KING_ON_TOP
    ),
    "a King on a card in hand": case(
        [{"table": ["king", "abbot"], "under_king": "farmer"}, {}], "$.players[0].under_king", Rule.NOT_COPIED
    ),
    "a covered card without a King": case(
        [{"table": ["abbot"], "under_king": "abbot"}, {}], "$.players[0].under_king", Rule.KING_ON_TOP
    ),
    "wheat on a mountain": case([{}, {}], "$.tiles.amari", Rule.WHEAT, tiles={"amari": "wheat"}),
    "olives on a mountain": case([{}, {}], "$.tiles.amari", Rule.HILL_TILES, tiles={"amari": "olive"}),
    "thyme on a field": case([{}, {}], "$.tiles.messara", Rule.MOUNTAIN_TILES, tiles={"messara": "thyme"}),
    "tiles that are nowhere": case([{}, {}], "$.tiles", Rule.WHEAT, tiles={}),
    "too many tiles": case([{"tiles": {"wheat": 3}}, {}], "$.tiles", Rule.WHEAT),
    "tiles below zero": case([{"tiles": {"wheat": -1}}, {}], "$.players[0].tiles", Rule.HARVEST),
    "a fort card twice": case([{}, {}], "$.row", Rule.ROW, row=[1, 1]),
    "a fort card that is not there": case([{}, {}], "$.row", Rule.ROW, row=[1, 27]),
    "a gap in the row": case([{}, {}], "$.row", Rule.ROW, row=[5, 0, 6]),
    "an unknown card at the end of the row": case([{}, {}], "$.row", Rule.ROW, row=[5, 6, 0]),
    "twelve fort cards": case([{}, {}], "$.row", Rule.ROW, row=list(range(1, 13))),
    "three cards before a scoring": case([{}, {}], "$.row", Rule.TWO_FACE_UP, row=[1, 2, 3]),
    "a replaced card still in the row": case(
        [{}, {}], "$.row", Rule.ROW, row=[1, 2, 3], scorings=1, replaced=[[3, 2]]
    ),
    "a replacement in a first position": case([{}, {}], "$.replaced", Rule.NEXT_CARD, replaced=[[1, 9]]),
    "a replacement still face down": case([{}, {}], "$.replaced", Rule.NEXT_CARD, replaced=[[3, 9]]),
    "nothing put under the pile": case(
        [{}, {}], "$.replaced", Rule.ROW, scorings=1, row=[5, 6, 7], replaced=[[3, 0]]
    ),
    "two replacements in one position": case(
        [{}, {}],
        "$.replaced",
        Rule.ONE_REPLACEMENT,
        scorings=1,
        row=[5, 6, 7],
        replaced=[[3, 9], [3, 10]],
    ),
    "a second replacement": case(
        [{}, {}], "$.replaced", Rule.ONE_REPLACEMENT, scorings=1, step="fort_card", replaced=[[3, 9]]
    ),
    "a fort card to decide on at the start": case([{}, {}], "$.step", Rule.LAST_CARD, step="fort_card"),
    "a card to turn up after the tenth scoring": case(
        [{}, {}], "$.step", Rule.LAST_CARD, step="turn_up", scorings=10
    ),
    "twelve scorings": case([{}, {}], "$.scorings", Rule.END, scorings=12),
    "over too early": case([{}, {}], "$.scorings", Rule.END, step="over", scorings=3),
    "eleven scorings and not over": case([{}, {}], "$.scorings", Rule.END, scorings=11),
    "over without a Castellan": case(
        [{}, {}], "$.players[0].table", Rule.CASTELLAN_IN_HAND, step="over", scorings=11
    ),
    "cards on the table after a scoring": case(
        [{"table": ["abbot"]}, {}], "$.players[0].table", Rule.HANDS_RETURN, step="fort_card", scorings=1
    ),
    "nobody's turn": case([{}, {}], "$.turn", Rule.SEAT_ORDER, turn=2),
    "nobody first": case([{}, {}], "$.first", Rule.FIRST_PLAYER, first=None),
    "another first player than the table chose": case(
        [{}, {}], "$.first", Rule.FIRST_PLAYER, options={"first_player": 1}
    ),
    "a draw for the first player whom the table chose": case(
        [{}, {}],
        "$.first",
        Rule.FIRST_PLAYER,
        options={"first_player": 0},
        step="first_player",
        first=None,
        turn=None,
        tiles=WHEAT,
        row=[],
    ),
    "first known too early": case(
        [{}, {}], "$.first", Rule.FIRST_PLAYER, step="first_player", tiles=WHEAT, row=[]
    ),
    "a field without wheat": case(
        [{}, {}], "$.tiles", Rule.WHEAT, step="tiles", tiles={"messara": "wheat"}, row=[]
    ),
    "a step that is not": case([{}, {}], "$.step", "", step="dance"),
    "a Commander in hand": case([{}, {}], "$.step", Rule.ONE_CARD, step="commander"),
    "a King in hand": case([{"table": ["abbot"]}, {}], "$.players[0].table", Rule.ONE_CARD, step="copy"),
    "nothing to copy": case([{"table": ["king"]}, {}], "$.step", Rule.PLAYABLE, step="copy"),
    "nothing to harvest": case([{"table": ["farmer"]}, {}], "$.step", Rule.PLAYABLE, step="farmer"),
    "five points": case(
        [{"table": ["commander"]}, {}], "$.points", Rule.FOUR_POINTS, step="commander", points=5
    ),
    "points without a Commander": case([{}, {}], "$.points", Rule.FOUR_POINTS, points=2),
    "points that nobody can use": case(
        [{"table": ["commander"]}, {}], "$.step", Rule.CARRIED_OUT, step="commander", points=2
    ),
    "a ship that has sailed nowhere": case(
        [{"table": ["admiral"], "ships": ["sitia", "temenos"]}, {}],
        "$.moved",
        Rule.EACH_SHIP_ONCE,
        step="admiral",
        moved="selino",
    ),
    "copying without a King": case(
        [{"table": ["abbot"]}, {}], "$.by_king", Rule.KING_ON_TOP, step="abbot", by_king=True
    ),
    "copying between turns": case([{}, {}], "$.by_king", Rule.KING_COPIES, by_king=True),
    "pieces during the set-up": case(
        [{"villagers": {"amari": 1}}, {}], "$.players", Rule.RESERVE, step="turn_up", row=[]
    ),
    "points during the set-up": case(
        [{"score": 1}, {}], "$.players", Rule.START_SPACE, step="turn_up", row=[]
    ),
    "cards played during the set-up": case(
        [{"table": ["abbot"]}, {}], "$.players", Rule.SEVEN_CARDS, step="turn_up", row=[]
    ),
    "another turn during the set-up": case(
        [{}, {}], "$.turn", Rule.FIRST_PLAYER, step="turn_up", row=[], turn=1
    ),
    "tiles laid out of order": case(
        [{}, {}], "$.tiles", Rule.HILL_TILES, step="tiles", row=[], tiles={**WHEAT, "sitia": "olive"}
    ),
    "tiles complete too early": case([{}, {}], "$.step", Rule.MOUNTAIN_TILES, step="tiles", row=[]),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_an_impossible_position_is_refused(name):
    players, fields, place, rule = IMPOSSIBLE[name]
    with pytest.raises(BadInput) as caught:
        board(*players, **fields)
    assert (caught.value.place, caught.value.rule) == (place, rule)


def test_a_position_says_only_what_matters():
    """What is left out is as at the start; harvested tiles are missing from the board."""
    table = board({"tiles": {"olive": 2}}, {})
    view = table.view()
    assert sum(province.tile is None for province in view.provinces) == 2
    assert [card.site for card in view.row[:2]] == [1, 2]
    assert view.players[0].hand == tuple(range(7))


def test_an_action_of_the_king_is_read_back():
    blue = {"table": ["king", "commander"], "under_king": "commander", "villagers": {"amari": 1}}
    table = board(blue, {}, step="commander", by_king=True, points=2)
    assert (table.view().played, table.view().points) == (0, 2)
    again = board(
        *table.position()["players"], **{k: v for k, v in table.position().items() if k != "players"}
    )
    assert again.state == table.state
