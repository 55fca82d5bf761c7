"""Hints are what the strong player does, in a sentence of every language; reviews add up."""

from random import Random

import msgspec
import pytest

import kastellan
from kastellan.bots import Budget, choose, look
from kastellan.bots.hints import hint, hint_json
from kastellan.bots.review import Review, review, review_json
from kastellan.games import GAMES
from kastellan.locale import LANGUAGES, say
from tests.bots.test_players import some_positions

SHORT = Budget(iterations=4)


def table_after(slug, seats, seed, level="normal", moves=1000):
    """Play a game among players of one level."""
    table, rng, game = kastellan.new(slug, seats, seed=seed), Random(seed), GAMES[slug]
    while table.to_act and moves:
        moves -= 1
        seat = table.to_act[0]
        table.play(seat, choose(game, level, look(game, table.state, seat), rng, SHORT))
    return table


def test_a_hint_is_allowed_and_can_be_said(game):
    """In every game, through JSON, in three languages."""
    for state in some_positions(game, min(game.seats), seed=8, count=4):
        seat = game.to_act(state)[0]
        found = hint(game, look(game, state, seat), Random(1), SHORT)
        assert game.refuse(state, seat, found.action) is None
        for language in LANGUAGES:
            assert say(language, found.line.key, found.line.facts, namer=state.content.name)
        assert msgspec.json.decode(msgspec.json.encode(found))["line"]["key"] == found.line.key


def test_every_kind_of_hint_in_kryptos_can_be_said():
    """All reasons come up in a few games, each with its facts."""
    game, keys = GAMES["kryptos"], set()
    for seed in range(4):
        table, rng = kastellan.new("kryptos", 3 + seed % 2, seed=seed), Random(seed)
        while table.to_act:
            seat = table.to_act[0]
            found = hint(game, look(game, table.state, seat), rng, SHORT)
            keys.add(found.line.key)
            for language in LANGUAGES:
                assert say(language, found.line.key, found.line.facts)
            table.play(seat, choose(game, "normal", look(game, table.state, seat), rng))
    assert {"hint-kryptos-reveal", "hint-kryptos-certain", "hint-kryptos-last-round"} <= keys


def test_the_table_of_chances_is_complete():
    """Kryptos: every hidden card of the others, each summing to one."""
    game = GAMES["kryptos"]
    table = table_after("kryptos", 4, seed=5, moves=12)
    seat = table.to_act[0]
    details = hint(game, look(game, table.state, seat), Random(1), SHORT).details
    hidden = [slot for slot in table.state.hidden if slot // table.state.size != seat]
    assert len(details["chances"]) == len(hidden)
    assert all(
        sum(chance for _, chance in card["values"]) == pytest.approx(1, abs=0.01)
        for card in details["chances"]
    )


def test_a_hint_for_another_process_is_bytes():
    table = table_after("kryptos", 3, seed=5, moves=8)
    seat = table.to_act[0]
    told = hint_json("kryptos", seat, msgspec.json.encode(table.view(seat)), seed=1)
    assert msgspec.json.decode(told)["action"]["type"] == "guess"


def test_a_review_adds_up():
    """Chances change by luck and by decisions, and by nothing else."""
    table = table_after("kryptos", 3, seed=6, level="easy")
    game = GAMES["kryptos"]
    found = review(game, table.log, table.state.content, budget=SHORT)
    assert found.winners == table.outcome.winners
    assert found.chart[-1].chances == tuple(float(seat in found.winners) for seat in range(3))
    assert len(found.costly) == 3
    assert found.costly[0].cost >= found.costly[1].cost >= found.costly[2].cost > 0
    assert all(one.better != one.action for one in found.costly)
    for seat in range(3):
        change = found.chart[-1].chances[seat] - found.chart[0].chances[seat]
        assert found.luck[seat] - found.cost[seat] == pytest.approx(change, abs=0.001)


def test_the_strong_player_makes_cheaper_decisions_than_the_random_one():
    """A review tells good play from bad."""
    game = GAMES["kryptos"]
    costs = {}
    for level in ("random", "hard"):
        table = table_after("kryptos", 3, seed=2, level=level, moves=40)
        found = review(game, table.log, table.state.content, budget=SHORT)
        costs[level] = sum(one.cost for one in found.decisions) / len(found.decisions)
    assert costs["hard"] < 0.3 * costs["random"]


def test_a_review_uses_only_what_was_known():
    """Another deal with the same view and the same move gives the same judgement."""
    from kastellan.bots.review import assess  # noqa: PLC0415 - beside its use
    from kastellan.core import resample  # noqa: PLC0415

    game = GAMES["kryptos"]
    table = table_after("kryptos", 4, seed=9, moves=10)
    seat = table.to_act[0]
    twin = resample(game, table.state, seat, Random(5))
    action = game.legal(table.state, seat)[3]
    one, two = (
        assess(game, look(game, state, seat), action, Random(1), SHORT) for state in (table.state, twin)
    )
    assert one == two


def test_a_review_travels_as_json():
    """For the server, in bytes; a game that was broken off can be looked at, too."""
    table = table_after("kryptos", 3, seed=1, level="greedy", moves=12)
    found = msgspec.json.decode(review_json(msgspec.json.encode(table.log)), type=Review)
    assert found.game == "kryptos"
    assert len(found.decisions) == 12
