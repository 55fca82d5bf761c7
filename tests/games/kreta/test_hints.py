"""What a hint says that a move brings."""

import pytest

from kastellan.games.kreta import GAME
from kastellan.games.kreta.actions import BuildFort, MoveVillager
from kastellan.games.kreta.rules import Rule
from tests.games.kreta.board import ISLAND, B, playing

LAST = {"scorings": 10, "row": [*range(1, 11), 26]}
"""Only site 26 is still to be scored: Ierapetra and Sitia."""


def hinted(table, action):
    """Return what the hint says of an action, or nothing."""
    line = GAME.bot.explain(table.state, B, action)
    return line and (line.key, ISLAND.ids[int(line.facts["province"])], line.facts["points"])


@pytest.mark.rule(Rule.EACH_PROVINCE)
def test_a_hint_names_a_province_that_can_still_be_scored():
    """No province around site 16 is, whatever a fort would swing there."""
    table = playing("architect", {}, {}, **LAST)
    assert hinted(table, BuildFort(24)) == ("hint-kreta-swing", "ierapetra", 6)
    assert hinted(table, BuildFort(16)) is None
    villager = playing("commander", {"villagers": {"viannos": 1}}, {}, **LAST)
    origin, messara, ierapetra = (ISLAND.places[place] for place in ("viannos", "messara", "ierapetra"))
    assert hinted(villager, MoveVillager(origin, messara)) is None
    assert hinted(villager, MoveVillager(origin, ierapetra)) == ("hint-kreta-swing", "ierapetra", 6)


@pytest.mark.rule(Rule.EACH_PROVINCE)
def test_a_hint_names_what_brings_most_in_the_scorings_to_come():
    """Site 23: Ierapetra is worth 6 but done with; Lasithi is scored once more, Mirabello twice."""
    row = [18, 25, 17, 26, 21, 22, 24, 15, 16, 19, 20]
    table = playing("architect", {}, {}, scorings=9, row=row)
    assert hinted(table, BuildFort(23)) == ("hint-kreta-swing", "mirabello", 3)
