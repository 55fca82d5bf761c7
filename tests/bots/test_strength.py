"""Levels differ, with wide margins so that no seed decides."""

from kastellan.bots.arena import arena, counted
from kastellan.games import GAMES

KRYPTOS = GAMES["kryptos"]


def share(bots, seats, games, budgets=None):
    result = arena(KRYPTOS, bots, seats, games, seed=11, budgets=budgets, processes=1, quiet=True)
    return result.standings[0]


def test_kryptos_normal_is_far_above_easy():
    """Measured at about 95 of 100 in two against two; 32 games must show well over half."""
    assert share(["normal", "easy"], 4, 32).share > 0.7


def test_kryptos_hard_is_above_par_against_greedy_players():
    """Measured at about 45 of 100 (par 25); 40 games must not fall to par."""
    assert share(["hard", "greedy", "greedy", "greedy"], 4, 40, counted(2)).share > 0.25


def test_kryptos_hard_beats_random_players():
    assert share(["hard", "random"], 3, 8, counted(2)).share == 1.0
