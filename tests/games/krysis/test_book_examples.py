"""The worked examples of Krysis' rulebook are played."""

import pytest

from kastellan.games.krysis import actions as do
from kastellan.games.krysis import ready
from kastellan.games.krysis.rules import Rule
from kastellan.games.krysis.steps.cards import combat, initiative
from tests.games.book import told
from tests.games.krysis import examples
from tests.games.krysis.board import agent, artefact, camp, chance, play, rule_of


@pytest.mark.rule(Rule.INITIATIVE, Rule.COMBAT)
def test_a_team_adds_up():
    """KRY-E1: Courier, Brawler and Ruby blade with three red crystals in the camp, and with one."""
    rich, robbed = examples.team(3).state, examples.team(1).state
    assert told("krysis", "KRY-E1") == (initiative(rich, 0), combat(rich, 0), combat(robbed, 0))


@pytest.mark.rule(Rule.FITS, Rule.LOAD_BANK)
def test_a_load_is_sold():
    """KRY-E2: Sledger and Runner carry a red crystal, an artefact and two white ones."""
    at = examples.load()
    assert do.AddCrystal(2) not in at.legal(0)
    play(at, 0, do.Deliver("bank"))
    assert told("krysis", "KRY-E2") == (4, at.view().seats[0].score)


@pytest.mark.rule(Rule.FINAL_SCORE, Rule.ARTEFACT_GROUPS)
def test_a_final_score():
    """KRY-E3: the score track, crystals and two groups of artefacts."""
    score = examples.final().view().scores[0]
    assert told("krysis", "KRY-E3") == (score.track, score.crystals, score.artefacts, score.total)


@pytest.mark.rule(Rule.ATTACK, Rule.ANNOUNCE, Rule.STOLEN_BANK, Rule.FITS)
def test_a_theft():
    """KRY-E4: Golem, Duellist and Marksman rob a camp, or meet a rifle there."""
    at = examples.chosen_loot()
    attack, defence = combat(at.state, 1), combat(at.state, 0)
    assert rule_of(at, 1, do.AddCrystal(0)) == Rule.FITS
    play(at, 1, ready.CONFIRM)
    chance(at, do.DealArtefact(artefact("truck")))
    play(at, 1, ready.TO_BANK)
    armed = examples.theft(weapon="rifle", artefacts=["truck"])
    assert rule_of(armed, 1, do.Attack(0)) == Rule.ATTACK
    goods = at.view().seats[1].score // 2
    assert told("krysis", "KRY-E4") == (attack, defence, goods, 2 * goods, combat(armed.state, 0))


@pytest.mark.rule(Rule.BID_ORDER, Rule.PLACE, Rule.ALTERNATIVE)
def test_bids_and_the_mine():
    """KRY-E5: equal bids, and who places first."""
    assert examples.bids().state.order == (1, 0, 2)
    at = examples.mine()
    assert (camp(at, 1), camp(at, 0)) == ((1, 0, 3), (2, 0, 0))
    assert told("krysis", "KRY-E5") == (3, 3, sum(camp(at, 1)), sum(camp(at, 0)))


@pytest.mark.rule(Rule.ALCHEMIST)
def test_an_alchemist():
    """KRY-E6: whites into blues, or blues into reds, never both."""
    lapidary = agent("RU1")
    blues, reds = examples.alchemist(), examples.alchemist()
    play(blues, 0, do.Transmute(lapidary, 2, 4))
    play(reds, 0, do.Transmute(lapidary, 1, 3))
    assert rule_of(blues, 0, do.Transmute(lapidary, 1, 1)) == Rule.SPECIAL_ACTION
    assert told("krysis", "KRY-E6") == (camp(blues, 0)[1], camp(reds, 0)[0], camp(reds, 0)[2])


@pytest.mark.rule(Rule.OVERTIME)
def test_overtime():
    """KRY-E7: pay worth six, and two ways to take it."""
    at = examples.team(0)
    play(at, 0, ready.OVERTIME)
    ways = [one for one in at.legal(0) if isinstance(one, do.TakePay)]
    play(at, 0, do.TakePay(1, 0, 3))
    assert told("krysis", "KRY-E7") == (len(ways), sum(camp(at, 0)), *crystal_counts(ways))


def crystal_counts(ways):
    """Return the least and the most crystals that overtime can bring."""
    counts = [way.red + way.blue + way.white for way in ways]
    return min(counts), max(counts)
