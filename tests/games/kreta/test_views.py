"""What everybody sees: one view for all, helpful enough to draw from (KRE-R19)."""

from random import Random

import msgspec
import pytest

import kastellan
from kastellan.core.playout import step
from kastellan.games.kreta import GAME
from kastellan.games.kreta.options import Options
from kastellan.games.kreta.rules import Rule
from tests.games.kreta.board import ISLAND, B, R, board, play, playing


def positions(seats, seed):
    """Yield the positions of one random game."""
    state, rng = GAME.start(seats, Options(), ISLAND), Random(seed)
    while GAME.to_act(state):
        yield state
        seat, move = step(GAME, state, rng)
        state = state.copy()
        GAME.advance(state, seat, move)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_viewers_see_the_same(seats):
    for state in positions(seats, 5):
        seen = {msgspec.json.encode(GAME.view(state, viewer)) for viewer in (None, *range(seats))}
        assert len(seen) == 1


@pytest.mark.rule(Rule.ROW)
def test_unseen_fort_cards_are_only_a_set_of_numbers():
    for state in positions(3, 6):
        view = GAME.view(state, 0)
        seen = {card.site for card in view.row} | {card.replaced for card in view.row}
        assert set(view.unseen) == set(range(1, 27)) - seen
        assert list(view.unseen) == sorted(view.unseen)
        assert all(card.site is None for card in view.row if card.status == "down")


@pytest.mark.parametrize("seats", [2, 4])
def test_reach_is_what_is_legal(seats):
    """A client that offers the reach of each piece offers exactly the legal small steps."""
    for state in positions(seats, 8):
        view = GAME.view(state, None)
        places = sum(len(reach.targets) for reach in view.reach)
        listed = [move for seat in range(seats) for move in GAME.legal(state, seat)]
        if view.step in {"admiral", "commander", "abbot", "farmer", "architect"}:
            assert places + view.may_stop == len(listed)
        else:
            assert places == 0


@pytest.mark.parametrize("seats", [2, 4])
def test_playable_cards_are_those_the_active_player_may_play(seats):
    for state in positions(seats, 9):
        view = GAME.view(state, None)
        if view.step == "card":
            listed = tuple(move.card for move in GAME.legal(state, state.turn))
            assert view.players[state.turn].playable == listed


def test_forecasts_come_true():
    """What the next fort card promises is what the Castellan pays."""
    for state in positions(4, 10):
        view = GAME.view(state, None)
        if view.step != "card":
            continue
        after = state.copy()
        GAME.advance(after, state.turn, GAME.absent(state, state.turn, Random(1)))
        gained = tuple(now - was for was, now in zip(state.score, after.score, strict=True))
        assert gained == view.forecasts[0].totals


def test_a_commander_in_mid_action():
    table = playing("commander", {"villagers": {"amari": 2}}, {"abbot": "messara"})
    play(table, B, "move_villager", "amari", "mylopotamos")
    view = table.view()
    assert (view.step, view.turn, view.played, view.points, view.may_stop) == ("commander", B, 3, 3, True)
    assert {reach.origin for reach in view.reach} == {ISLAND.places["amari"], ISLAND.places["mylopotamos"]}
    assert view.provinces[ISLAND.places["messara"]].closed_to == (B,)
    assert view.players[R].closed == ()


@pytest.mark.rule(Rule.CONNECTED)
def test_chains_are_shown():
    table = board({"ships": ["sitia"], "villagers": {"sitia": 1, "mirabello": 1, "amari": 1}}, {})
    player = table.view().players[B]
    assert [ISLAND.ids[place] for place in player.chain] == ["mirabello", "sitia"]
    assert player.harvestable == player.chain


def test_nothing_is_playable_after_the_end():
    table = board({"table": ["castellan"]}, {}, step="over", scorings=11)
    assert table.view().players[R].playable == ()
    assert table.view().forecasts == ()


def test_the_story_of_a_turn():
    table = kastellan.new("kreta", seats=2, options={"first_player": 0}, seed=4)
    story = play(table, B, "play", "castellan")
    keys = [line.key for line in story]
    assert keys[:2] == ["kreta-story-play", "kreta-story-scoring"]
    assert keys[-2:] == ["kreta-story-hands-return", "kreta-story-turn-up"]
    assert "kreta-story-no-award" in keys
