"""The worked examples of Krysis' rulebook are played."""

import pytest

from kastellan.games.krysis import actions as do
from kastellan.games.krysis.rules import Rule
from kastellan.games.krysis.steps.cards import combat, initiative
from tests.games.book import told
from tests.games.krysis.board import artefact, crystals, play, table

IDLE = ["C2", "C3", "C4"]
TEAM = ["C4", "W1", "W6"]


@pytest.mark.rule(Rule.INITIATIVE, Rule.COMBAT)
def test_a_team_adds_up():
    """KRY-E1: Courier, Brawler and Ruby blade with three red crystals in the camp, and with one."""
    rich = table("action", {"team": TEAM, "camp": (3, 0, 0)}, {"team": IDLE}).state
    robbed = table("action", {"team": TEAM, "camp": (1, 0, 0)}, {"team": IDLE}).state
    assert told("krysis", "KRY-E1") == (initiative(rich, 0), combat(rich, 0), combat(robbed, 0))


@pytest.mark.rule(Rule.FITS, Rule.LOAD_BANK)
def test_a_load_is_sold():
    """KRY-E2: Sledger and Runner carry a red crystal, an artefact and two white ones."""
    at = table(
        "action",
        {"team": ["C5", "C2", "W1"], "camp": (1, 0, 3), "artefacts": ["pistol"]},
        {"team": IDLE},
    )
    play(at, 0, do.LOAD, *crystals("RWW"), do.AddArtefact(artefact("pistol")))
    assert do.AddCrystal(2) not in at.legal(0)
    play(at, 0, do.Deliver("bank"))
    assert told("krysis", "KRY-E2") == (4, at.view().seats[0].score)


@pytest.mark.rule(Rule.FINAL_SCORE, Rule.ARTEFACT_GROUPS)
def test_a_final_score():
    """KRY-E3: the score track, crystals and two groups of artefacts."""
    cards = ["pistol", "pistol", "pistol", "rifle", "truck"]
    at = table("over", {"score": 12, "hq": (3, 4, 5), "hq_artefacts": cards}, {"hq": (0, 0, 0)}, round=5)
    score = at.view().scores[0]
    assert told("krysis", "KRY-E3") == (score.track, score.crystals, score.artefacts, score.total)
