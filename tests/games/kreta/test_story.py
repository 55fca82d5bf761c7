"""What the story tells of a move: who, where, and for how many points."""

import pytest

from kastellan.games.kreta.rules import Rule
from tests.games.kreta.board import B, R, board, play, playing


def told(story, key):
    """Return the facts of the lines with this key."""
    return [line.facts for line in story if line.key == f"kreta-story-{key}"]


@pytest.mark.rule(Rule.TILE_SERIES)
def test_a_harvest_is_told_with_what_it_scores():
    """The wheat of Messara lies there still, that of Ierapetra is B's first."""
    tiles = board({}, {}).position()["tiles"]
    del tiles["ierapetra"]
    blue = {"ships": ["messara"], "villagers": {"messara": 1}, "tiles": {"wheat": 1}}
    story = play(playing("farmer", blue, {}, tiles=tiles), B, "harvest", "messara")
    assert told(story, "harvest") == [{"seat": B, "province": "messara", "tile": "wheat", "points": 2}]


@pytest.mark.rule(Rule.EACH_PROVINCE, Rule.NO_INFLUENCE)
def test_a_scoring_is_told_province_by_province():
    """Only who gains is named, with the influence; a province without influence is named by itself."""
    players = ({"villagers": {"sitia": 2}}, {"villagers": {"sitia": 1}}, {})
    story = play(board(*players, row=[1, 2, 26, 4], scorings=2), B, "play", "castellan")
    assert told(story, "scoring") == [{"number": 3, "site": 26}]
    assert told(story, "scored") == [
        {"province": "sitia", "seat": B, "influence": 2, "points": 5},
        {"province": "sitia", "seat": R, "influence": 1, "points": 2},
    ]
    assert told(story, "no-award") == [{"province": "ierapetra"}]


@pytest.mark.rule(Rule.KEEP_OR_REPLACE)
def test_the_fort_card_kept_or_replaced_is_named():
    for kind in ("keep", "replace"):
        table = board({}, {}, row=[2, 17, 14], scorings=1, step="fort_card")
        story = play(table, B, kind)
        assert told(story, kind) == [{"seat": B, "site": 14}]
        drawn = [{"site": table.view().row[2].site, "position": 3}] if kind == "replace" else []
        assert told(story, "replacement") == drawn


@pytest.mark.rule(Rule.SHARED_VICTORY, Rule.WINNER)
@pytest.mark.parametrize(("scores", "key"), [((41, 41, 38), "shared"), ((38, 41, 40), "winner")])
def test_the_end_names_who_won_alone_or_together(scores, key):
    """The last card lies where nobody is."""
    table = board(*({"score": score} for score in scores), scorings=10)
    story = play(table, B, "play", "castellan")
    winners = [{"seat": seat, "points": 41} for seat in range(3) if scores[seat] == 41]
    assert told(story, key) == winners
    assert not told(story, "winner" if key == "shared" else "shared")
    assert not told(story, "hands-return")
