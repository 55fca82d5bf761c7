"""Setting up (KRE-1 to KRE-10)."""

import msgspec
import pytest

import kastellan
from kastellan.core import Refused
from kastellan.games.kreta import GAME
from kastellan.games.kreta.actions import TILES, First, LayTile, TurnUp
from kastellan.games.kreta.options import Options
from kastellan.games.kreta.rules import Rule
from tests.games.kreta.board import ISLAND, allowed, board, play, refused

SEEDS = range(20)


@pytest.mark.rule(Rule.PLAYERS)
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_kreta_is_for_two_to_four(seats):
    assert GAME.forbid(seats, Options()).rule == Rule.PLAYERS
    with pytest.raises(Refused, match="KRE-1"):
        kastellan.new("kreta", seats=seats)


@pytest.mark.rule(Rule.PLAYERS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_colours_in_play_are_used(seats):
    view = kastellan.new("kreta", seats=seats, seed=1).view()
    assert len(view.players) == seats
    assert all(len(province.influence) == seats for province in view.provinces)


@pytest.mark.rule(Rule.WHEAT, Rule.HILL_TILES, Rule.MOUNTAIN_TILES)
@pytest.mark.parametrize("seed", SEEDS)
def test_each_province_has_a_tile_of_its_terrain(seed):
    """2 wheat, 4 olive, 4 wine, 3 thyme, 3 cheese (KRE-R3)."""
    view = kastellan.new("kreta", seats=3, seed=seed).view()
    tiles = [province.tile for province in view.provinces]
    assert [tiles.count(tile) for tile in range(5)] == [2, 4, 4, 3, 3]
    grows = {"field": {"wheat"}, "hill": {"olive", "wine"}, "mountain": {"thyme", "cheese"}}
    for tile, province in zip(tiles, ISLAND.file.provinces, strict=True):
        assert TILES[tile] in grows[province.terrain]


@pytest.mark.rule(Rule.HILL_TILES, Rule.MOUNTAIN_TILES)
def test_tiles_are_dealt_in_proportion_to_what_is_left():
    """The first hill gets olive or wine with weight 4 each; after an olive it is 3 to 4."""
    state = GAME.start(2, Options(first_player=0), ISLAND)
    assert GAME.chance(state) == ((LayTile(0, 1), 4), (LayTile(0, 2), 4))
    GAME.advance(state, -1, LayTile(0, 1))
    assert GAME.chance(state) == ((LayTile(1, 3), 3), (LayTile(1, 4), 3))
    GAME.advance(state, -1, LayTile(1, 3))
    assert GAME.chance(state) == ((LayTile(2, 1), 3), (LayTile(2, 2), 4))


@pytest.mark.rule(Rule.RESERVE, Rule.SEVEN_CARDS, Rule.START_SPACE)
def test_everybody_starts_with_all_pieces_all_cards_and_no_points():
    """One abbot is among the pieces (KRE-R2)."""
    view = kastellan.new("kreta", seats=4, seed=2).view()
    for player in view.players:
        reserve = player.reserve
        assert (reserve.abbots, reserve.ships, reserve.forts, reserve.villages, reserve.villagers) == (
            1,
            2,
            3,
            4,
            5,
        )
        assert player.hand == tuple(range(7))
        assert player.table == ()
        assert player.score == 0
    assert all(province.room == 7 and not province.ships for province in view.provinces)
    assert view.forts == (None,) * 26


@pytest.mark.rule(Rule.START_SPACE)
def test_points_have_no_upper_limit():
    """The track is a counter (KRE-R4)."""
    table = board({"score": 1000}, {})
    assert table.view().players[0].score == 1000


@pytest.mark.rule(Rule.ROW, Rule.TWO_FACE_UP)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_row_of_eleven_with_two_cards_up_and_fifteen_in_the_pile(seed):
    view = kastellan.new("kreta", seats=2, seed=seed).view()
    assert [card.status for card in view.row] == ["up", "up"] + ["down"] * 9
    assert view.pile == 15
    shown = {card.site for card in view.row[:2]}
    assert len(shown) == 2
    assert set(view.unseen) == set(range(1, 27)) - shown
    assert all(card.site is None for card in view.row[2:])


@pytest.mark.rule(Rule.ROW)
def test_every_unseen_fort_card_is_equally_likely():
    written = msgspec.convert({"players": [{}, {}], "step": "turn_up", "row": [13]}, GAME.positions)
    outcomes = list(GAME.chance(GAME.read(written, ISLAND)))
    assert outcomes == [(TurnUp(site), 1) for site in range(1, 27) if site != 13]


@pytest.mark.rule(Rule.FIRST_PLAYER)
def test_the_first_player_is_drawn_or_chosen():
    """A server does not know ages (KRE-R5)."""
    state = GAME.start(3, Options(), ISLAND)
    assert list(GAME.chance(state)) == [(First(0), 1), (First(1), 1), (First(2), 1)]
    assert {kastellan.new("kreta", seats=3, seed=seed).to_act for seed in SEEDS} == {(0,), (1,), (2,)}
    assert kastellan.new("kreta", seats=3, options={"first_player": 2}, seed=1).to_act == (2,)
    assert GAME.forbid(3, Options(first_player=3)).rule == Rule.FIRST_PLAYER


@pytest.mark.rule(Rule.TWO_FACE_UP)
def test_nobody_plays_during_the_set_up():
    state = GAME.start(2, Options(first_player=0), ISLAND)
    assert GAME.to_act(state) == (-1,)
    assert GAME.refuse(state, 0, GAME.absent(board({}, {}).state, 0, None)).rule == Rule.TWO_FACE_UP


@pytest.mark.rule(Rule.PLAYABLE, Rule.CASTELLAN_IN_HAND, "KRE-T24")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_first_turn_of_the_game(seats):
    table = kastellan.new("kreta", seats=seats, options={"first_player": 0}, seed=3)
    playable = {"architect", "admiral", "commander", "castellan", "abbot"}
    assert allowed(table, "play") == playable
    assert refused(table, 0, "play", "king").rule == Rule.KING_COPIES
    assert refused(table, 0, "play", "farmer").rule == Rule.FARMER
    play(table, 0, "play", "architect")
    assert allowed(table, "build_village") == set()
    assert allowed(table, "build_fort") == set(range(1, 27))
