"""The figures beside a hint count what is known, and all of it."""

import pytest

from kastellan.games.krysis import GAME, ready
from kastellan.games.krysis import actions as do
from kastellan.games.krysis.rules import Rule
from tests.games.krysis.board import artefact, chance, crystals, play, quiet, table

ROBBER = {"team": ["C8", "W7", "W4"], "camp": (0, 0, 3)}
VICTIM = {"team": ["C2", "C3", "C4"], "camp": (1, 0, 0), "artefacts": ["truck"]}


def load(at, seat=0):
    """Return where the counted goods are, and each with its number, points at the end and price."""
    told = GAME.bot.figures(at.state, seat, None)["load"]
    return told["place"], [(one["good"], one["number"], one["kept"], one["sold"]) for one in told["goods"]]


@pytest.mark.rule(Rule.LOAD_BANK, Rule.FINAL_SCORE)
def test_a_load_is_counted_with_its_artefacts():
    at = table("action", {"team": ["C8", "C7", "C1"], "camp": (2, 0, 0), "artefacts": ["truck"]}, ROBBER)
    play(at, 0, ready.LOAD, *crystals("R"), do.AddArtefact(artefact("truck")))
    assert load(at) == ("load", [("red", 1, 3, 2), ("artefact", 1, 1, 2)])


@pytest.mark.rule(Rule.RANDOM_THEFT, Rule.STOLEN_BANK)
def test_loot_is_counted_once_it_is_known_which_artefacts_it_holds():
    at = quiet(table("action", ROBBER, VICTIM))
    play(at, 0, do.Attack(1), *crystals("R"))
    assert load(at) == ("load", [("red", 1, 3, 2)])
    play(at, 0, ready.ANNOUNCE)
    assert load(at) == ("camp", [("white", 3, 3, 6)])
    play(at, 0, ready.CONFIRM)
    chance(at, do.DealArtefact(artefact("truck")))
    assert load(at) == ("load", [("red", 1, 3, 2), ("artefact", 1, 1, 2)])
