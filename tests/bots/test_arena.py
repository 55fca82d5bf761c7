"""The arena seats fairly, counts exactly and gives the same result again."""

import json
from xml.etree import ElementTree as ET

import msgspec
import pytest
from typer.testing import CliRunner

from kastellan.bots.arena import Played, arena, counted, line_up, scaled, standings, wilson
from kastellan.bots.chart import chart
from kastellan.bots.players import BUDGETS
from kastellan.bots.ratings import rate
from kastellan.cli import app
from kastellan.core import Outcome
from kastellan.games import GAMES
from tests.laws.toys import TOY

KRYPTOS = GAMES["kryptos"]


def played(levels, ranks, scores=None, teams=()):
    return Played(tuple(levels), Outcome(tuple(scores or (0,) * len(ranks)), tuple(ranks), teams), 1)


def test_seats_rotate_and_rotations_share_a_deal():
    """Each bot sits everywhere equally often; the games of one rotation have the same chance."""
    bots = ["hard", "greedy", "greedy", "greedy"]
    matches = line_up(KRYPTOS, bots, 4, 8, 1, {}, {})
    assert [match.levels.index("hard") for match in matches] == [0, 3, 2, 1, 0, 3, 2, 1]
    assert len({match.deal for match in matches[:4]}) == 1
    assert matches[0].deal != matches[4].deal
    assert len({match.seed for match in matches}) == 8


def test_team_mates_are_of_one_level():
    """Where sides are fixed from the start a level takes whole sides."""
    game = GAMES["decrypto"]
    for match in line_up(game, ["hard", "random"], 4, 2, 1, {}, {}):
        state = game.start(4, game.options(), game.load(None))
        for team in game.teams(state):
            assert len({match.levels[seat] for seat in team}) == 1


def test_wins_are_counted_by_share_beside_par():
    """Ties count in parts, a side's victory once; par follows from the seats taken."""
    games = [
        played(["a", "b", "b"], (1, 2, 3), (9, 5, 1)),
        played(["b", "a", "b"], (1, 1, 3), (4, 4, 0)),
        played(["b", "b", "a"], (2, 1, 3), (2, 7, 0)),
    ]
    a, b = standings(["a", "b", "b"], games)
    assert (a.wins, b.wins) == (1.5, 1.5)
    assert a.par == pytest.approx(1 / 3)
    assert b.par == pytest.approx(2 / 3)
    assert a.mean_score == pytest.approx(13 / 3)
    assert a.low < a.share < a.high


def test_a_team_counts_once():
    game = played(["a", "a", "b", "b"], (1, 1, 3, 3), teams=((0, 1), (2, 3)))
    a, b = standings(["a", "b"], [game])
    assert (a.wins, b.wins, a.par, b.par) == (1.0, 0.0, 0.5, 0.5)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(0, 10, 0.0, 0.278), (50, 100, 0.404, 0.596), (300, 300, 0.987, 1.0)]
)
def test_intervals_are_wilsons(wins, games, low, high):
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.001)


def test_ratings_follow_the_results():
    """Who wins all games is rated above who loses them, with less doubt than at the start."""
    result = Outcome((1, 0), (1, 2))
    ratings = rate(["a", "b"], [(("a", "b"), result), (("b", "a"), Outcome((0, 1), (2, 1)))] * 10)
    assert ratings["a"].ordinal > ratings["b"].ordinal
    assert ratings["a"].deviation < 25 / 3


def test_budgets_keep_their_proportions():
    """Scaled times and counted iterations are as unequal as the levels' times."""
    assert scaled(0.1)["hard"].seconds == pytest.approx(BUDGETS["hard"].seconds / 10)
    assert counted(300)["hard"].iterations == 300
    assert counted(300)["normal"].iterations == 60
    assert counted(300)["easy"].iterations == 10


def test_an_arena_repeats_itself_and_knows_the_stronger_player():
    """In one process or two; normal players of Kryptos beat random ones in every game."""
    alone, apart = (
        arena(KRYPTOS, ["normal", "random"], 3, 6, seed=3, processes=processes, quiet=True)
        for processes in (1, 2)
    )
    assert alone.standings == apart.standings
    assert alone.standings[0].wins == 6
    assert json.loads(msgspec.json.encode(alone))["standings"][0]["level"] == "normal"


def test_the_chart_is_well_formed_and_shows_every_level():
    drawn = chart(arena(KRYPTOS, ["greedy", "easy"], 3, 2, seed=1, processes=1, quiet=True))
    texts = [element.text for element in ET.fromstring(drawn).iter() if element.text]  # noqa: S314 - own text
    assert {"greedy", "easy"} <= set(texts)


def test_any_game_can_enter():
    """The toy, too, though it is in no list of the arena's own."""
    from tests.laws.toys import registered  # noqa: PLC0415 - beside its use

    with registered():
        result = arena(TOY, ["hard", "random"], 2, 4, 1, budgets=counted(20), processes=1, quiet=True)
    assert sum(one.wins for one in result.standings) == pytest.approx(4)


def test_the_command_prints_a_table_or_json_and_draws(tmp_path):
    """``kastellan arena`` with a chart; an unknown level is refused by name."""
    words = [
        "arena",
        "kryptos",
        "--bots",
        "normal,random",
        "--seats",
        "3",
        "--games",
        "2",
        "--processes",
        "1",
    ]
    drawn = tmp_path / "chart.svg"
    shown = CliRunner().invoke(app, [*words, "--chart", str(drawn)])
    assert shown.exit_code == 0
    assert "95 % interval" in shown.output
    assert drawn.read_text().startswith("<svg")
    told = CliRunner().invoke(app, [*words, "--json"])
    assert json.loads(told.output)["games"] == 2
    refused = CliRunner().invoke(app, ["arena", "kryptos", "--bots", "grandmaster"])
    assert "grandmaster" in str(refused.exception)
