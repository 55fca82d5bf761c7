"""The worked examples of Kreta's rulebook are played."""

import pytest

from kastellan.games.kreta.rules import Rule
from kastellan.locale import LANGUAGES
from kastellan.rulebook import paragraphs
from tests.games.book import told
from tests.games.kreta.board import ISLAND, B, awards, board, gains, influence, play, playing


@pytest.mark.rule(Rule.INFLUENCE, Rule.MOST, Rule.SECOND, Rule.TIE_FOR_MOST)
def test_a_site_is_scored():
    """KRE-E1: site 24 with three players."""
    table = board(
        {"villagers": {"ierapetra": 2}, "ships": ["ierapetra"], "forts": [24]},
        {
            "villages": {"ierapetra": 1},
            "villagers": {"ierapetra": 1},
            "abbot": "mirabello",
            "tiles": {"olive": 1},
        },
        {"villagers": {"sitia": 2}, "ships": ["sitia"]},
        row=[24, 3],
    )
    parts = {
        place: (influence(table, place), awards(table, place))
        for place in ("mirabello", "ierapetra", "sitia")
    }
    assert parts["sitia"][0][1] == 0
    (tie, both), (most, second), (chloe, fort) = (
        (parts["mirabello"][0][:2], parts["mirabello"][1][0]),
        (parts["ierapetra"][0][:2], parts["ierapetra"][1][:2]),
        (parts["sitia"][0][::-2], parts["sitia"][1][::-2]),
    )
    assert told("kreta", "KRE-E1") == (*tie, both, *most, *second, *chloe, *fort, *gains(table))


@pytest.mark.rule(Rule.NO_DIAGONAL, Rule.FOUR_POINTS)
def test_two_provinces_that_touch_at_a_site_only():
    """KRE-E2: Rethymno and Amari meet at site 9."""
    table = playing("commander", {"villagers": {"rethymno": 1}}, {})
    story = play(table, B, "move_villager", "rethymno", "amari")
    cost = next(line.facts["points"] for line in story if line.key == "kreta-story-move-villager")
    assert told("kreta", "KRE-E2") == (cost, 4 - cost)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("example", "places"),
    [
        ("KRE-E1", ("mirabello", "ierapetra", "sitia")),
        ("KRE-E2", ("rethymno", "amari", "agios_vasilios", "mylopotamos")),
    ],
)
def test_provinces_are_named_as_on_the_map(example, places, language):
    text = next(one.text for one in paragraphs("kreta", language) if one.id == example)
    assert [place for place in places if ISLAND.name("province", place, language) not in text] == []
