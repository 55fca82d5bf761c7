"""The end, and what differs by number of players (KRE-88 to KRE-93)."""

from random import Random

import pytest

from kastellan.games.kreta import GAME
from kastellan.games.kreta.options import Options
from kastellan.games.kreta.rules import Rule
from tests.games.kreta.board import B, board, play
from tests.games.kreta.conservation import play_checked


def finished(*scores):
    """Return a table after the last scoring."""
    players = [{"score": score} for score in scores]
    return board({**players[0], "table": ["castellan"]}, *players[1:], step="over", scorings=11)


@pytest.mark.rule(Rule.END, Rule.ELEVENTH)
def test_the_game_ends_at_once_with_the_eleventh_scoring():
    """There is no extra scoring: only the province around the last card counts."""
    table = board({"villagers": {"sitia": 1, "kissamos": 1}}, {}, scorings=10, row=[*range(2, 12), 25])
    story = play(table, B, "play", "castellan")
    assert table.to_act == ()
    assert table.outcome.scores == (5, 0)
    assert [line.key for line in story][-2:] == ["kreta-story-over", "kreta-story-winner"]


@pytest.mark.rule(Rule.WINNER)
def test_most_points_win():
    outcome = finished(10, 41, 38).outcome
    assert (outcome.winners, outcome.ranks) == ((1,), (3, 1, 2))


@pytest.mark.rule(Rule.SHARED_VICTORY, "KRE-T29")
def test_a_tie_is_a_shared_victory():
    """No tie-break is printed (KRE-R18)."""
    outcome = finished(41, 41, 38).outcome
    assert (outcome.winners, outcome.ranks, outcome.scores) == ((0, 1), (1, 1, 3), (41, 41, 38))


@pytest.mark.rule(Rule.TWO_PLAYERS, Rule.MORE_PLAYERS, Rule.SAME_FOR_ALL, Rule.PIECES_STAY, Rule.CARRIED_OUT)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("transit", ["abbots_only", "all"])
def test_random_games_keep_every_count(seats, transit):
    """Eleven scorings, all pieces accounted for, limits kept, no dead end, hands return."""
    rng = Random(f"{seats} {transit}")
    for _ in range(50):
        state, turns, _ = play_checked(seats, Options(full_transit=transit), rng)
        assert turns >= 11
        assert sum(site > 0 for site in state.row) == 11
        assert GAME.outcome(state).scores == tuple(state.score)
