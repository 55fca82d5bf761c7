"""Levels differ, with wide margins so that no seed decides."""

from kastellan.bots.arena import arena, counted
from kastellan.games import GAMES


def share(bots, seats, games, budgets=None, slug="kryptos"):
    result = arena(GAMES[slug], bots, seats, games, seed=11, budgets=budgets, processes=1, quiet=True)
    return result.standings[0]


def test_kryptos_normal_is_far_above_easy():
    """Measured at about 95 of 100 in two against two; 32 games must show well over half."""
    assert share(["normal", "easy"], 4, 32).share > 0.7


def test_kryptos_hard_is_above_par_against_greedy_players():
    """Measured at about 45 of 100 (par 25); 40 games must not fall to par."""
    assert share(["hard", "greedy", "greedy", "greedy"], 4, 40, counted(2)).share > 0.25


def test_kryptos_hard_beats_random_players():
    assert share(["hard", "random"], 3, 8, counted(2)).share == 1.0


def test_kreta_hard_beats_random_players():
    """Even with a hundredth of its iterations: 120 of 120 were measured."""
    assert share(["hard", "random"], 2, 6, counted(15), "kreta").share == 1.0


def test_krysis_hard_beats_random_players():
    """With a hundredth of its iterations; one game of six may be lost to luck."""
    assert share(["hard", "random"], 2, 6, counted(30), "krysis").share > 0.8


def test_kreta_hard_beats_easy_players():
    """Few iterations each, and easy errs besides."""
    assert share(["hard", "easy"], 2, 6, counted(40), "kreta").share > 0.5
