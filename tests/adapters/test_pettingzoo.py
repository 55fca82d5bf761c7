"""PettingZoo's own tests, and what they do not ask."""

import copy
import sys
import time
import warnings
from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, performance_benchmark, seed_test

from kastellan.adapters import pettingzoo
from kastellan.adapters.pettingzoo import Environments
from kastellan.core import Refused
from tests.adapters.forms import MAIN_SETUPS, options_of

pytestmark = pytest.mark.usefixtures("toy")

EXPECTED_WARNINGS = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
)
"""Said of every environment whose observations are dictionaries unless it is on a list in PettingZoo."""


def environments(game, setup, **more):
    """Return what stands for a module of environments in one set-up."""
    made = Environments(game)
    chosen = {"seats": setup.seats, **options_of(setup), **more}
    return SimpleNamespace(env=partial(made.env, **chosen), parallel_env=partial(made.parallel_env, **chosen))


@pytest.mark.parametrize(("game", "setup"), MAIN_SETUPS)
def test_the_api_is_kept(game, setup):
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(environments(game, setup).env(), num_cycles=60)
    surprising = {str(one.message) for one in said if one.category is UserWarning} - set(EXPECTED_WARNINGS)
    assert not surprising


@pytest.mark.parametrize(("game", "setup"), MAIN_SETUPS)
def test_a_seed_repeats_everything(game, setup):
    seed_test(environments(game, setup).env, num_cycles=40)


@pytest.mark.parametrize(("game", "setup"), MAIN_SETUPS)
def test_games_are_cut_after_max_cycles(game, setup):
    max_cycles_test(environments(game, setup, illegal="absent", **long_enough(game)))


def long_enough(game):
    """The toy is over after three rounds unless it is told to go on."""
    return {"rounds": 20} if game.slug == "toy" else {}


@pytest.mark.parametrize(("game", "setup"), MAIN_SETUPS)
def test_performance_is_measured(game, setup, monkeypatch, capsys):
    begin, now = time.time(), time.time
    quick = SimpleNamespace(time=lambda: begin + 50 * (now() - begin))
    monkeypatch.setattr(sys.modules[performance_benchmark.__module__], "time", quick)
    performance_benchmark(environments(game, setup).env())
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "setup"), MAIN_SETUPS)
def test_the_parallel_api_is_kept(game, setup):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        parallel_api_test(environments(game, setup, illegal="absent").parallel_env(), num_cycles=40)


def play(env, seed):
    """Play at random to the end; return rewards and infos as told to each agent last."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    told = {}
    for agent in env.agent_iter():
        observation, reward, over, _, info = env.last()
        if over:
            told[agent] = reward, info
            env.step(None)
        else:
            env.step(rng.choice(np.flatnonzero(observation["action_mask"])))
    return told


@pytest.mark.parametrize(("game", "setup"), MAIN_SETUPS)
def test_rewards_come_at_the_end_by_rank_and_sum_to_zero(game, setup):
    told = play(environments(game, setup).env(), seed=1)
    assert sorted(told) == [f"player_{seat}" for seat in range(setup.seats)]
    assert sum(reward for reward, _ in told.values()) == pytest.approx(0)
    by_rank = sorted((info["rank"], -reward) for reward, info in told.values())
    assert by_rank == sorted(by_rank, key=lambda pair: (pair[1], pair[0]))
    assert all(-1 <= reward <= 1 for reward, _ in told.values())


@pytest.mark.parametrize(("game", "setup"), MAIN_SETUPS)
def test_agents_play_together_to_the_end(game, setup):
    env = environments(game, setup).parallel_env()
    rng = np.random.default_rng(2)
    observations, _ = env.reset(seed=2)
    together = False
    while env.agents:
        masks = {agent: seen["action_mask"] for agent, seen in observations.items()}
        together |= sum(not mask[-1] for mask in masks.values()) > 1
        actions = {agent: rng.choice(np.flatnonzero(mask)) for agent, mask in masks.items()}
        observations, rewards, terminations, _, infos = env.step(actions)
    assert all(terminations.values())
    assert sum(rewards.values()) == pytest.approx(0)
    assert all("rank" in info for info in infos.values())
    assert together == (game.slug in {"decrypto", "krysis", "toy"})


def test_environments_do_not_write_into_each_other():
    """Environments of the same table that take turns observe what each would alone, and so do copies."""
    alone = observations(pettingzoo.krysis_v1.env(seats=2), seed=1)
    first, second = pettingzoo.krysis_v1.env(seats=2), pettingzoo.krysis_v1.env(seats=2)
    expected, kept = observations(first, seed=1), []
    for mine, other in zip(expected, observations(second, seed=2), strict=False):
        kept.append((mine.copy(), mine))
        assert np.array_equal(mine, next(alone))
        copied = copy.deepcopy(second)
        assert np.array_equal(copied.last()[0]["observation"], other)
        copied.step(int(copied.last()[0]["action_mask"].argmax()))
    assert all(np.array_equal(then, now) for then, now in kept)


def observations(env, seed):
    """Play at random and yield what is observed."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    while True:
        seen, _, over, _, _ = env.last()
        if over:
            return
        yield seen["observation"]
        env.step(rng.choice(np.flatnonzero(seen["action_mask"])))


def test_modules_are_named_by_game_and_version():
    env = pettingzoo.kreta_v1.env(seats=3, full_transit="all")
    assert str(env) == "kreta_v1"
    assert env.form.options.full_transit == "all"
    with pytest.raises(AttributeError):
        assert pettingzoo.kreta_v99


def test_seats_and_options_that_the_rules_forbid_are_refused():
    with pytest.raises(Refused, match="KRP-42"):
        pettingzoo.kryptos_v1.env(seats=3, mystery=True)


def test_a_forbidden_action_is_refused_with_its_rule_and_changes_nothing():
    env = pettingzoo.kryptos_v1.env(seats=3)
    env.reset(seed=3)
    before = env.seats.state.key()
    guess = len(env.form.actions) - 1
    with pytest.raises(Refused, match="KRP-13"):
        env.step(guess)
    assert env.seats.state.key() == before


def test_a_forbidden_action_can_be_replaced_by_the_safe_choice():
    env = pettingzoo.kryptos_v1.env(seats=3, illegal="absent")
    env.reset(seed=3)
    before = env.seats.state.reveals
    env.step(len(env.form.actions) - 1)
    assert env.seats.state.reveals == before + 1


def test_a_mask_that_the_user_changes_changes_no_rule():
    env = pettingzoo.kryptos_v1.env(seats=3)
    env.reset(seed=3)
    observation, *_ = env.last()
    observation["action_mask"][:] = 1
    with pytest.raises(Refused):
        env.step(len(env.form.actions) - 1)


def test_an_action_that_is_not_offered_but_allowed_is_played():
    """Krysis: taking back is idle, and still allowed by the rules."""
    env = pettingzoo.krysis_v1.env(seats=2)
    env.reset(seed=1)
    names = [type(action).__name__ for action in env.form.actions]
    take_back, add = names.index("TakeBack"), names.index("AddCrystal")
    options = [add + colour for colour in range(3)]
    mask = env.last()[0]["action_mask"]
    agent = env.agent_selection
    env.step(next(number for number in options if mask[number]))
    assert env.agent_selection == agent
    assert not env.last()[0]["action_mask"][take_back]
    env.step(take_back)
    assert sum(env.form.game.view(env.seats.state, 0).seats[0].bid) == 0


def test_who_has_to_act_cannot_wait():
    env = pettingzoo.kreta_v1.parallel_env(seats=2)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="has to act"):
        env.step(dict.fromkeys(env.agents, env.wait))


def test_a_game_can_be_looked_at():
    env = pettingzoo.kreta_v1.env(seats=2)
    env.reset(seed=1)
    assert '"step": "card"' in env.render()
    env.close()
