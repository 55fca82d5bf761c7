"""Safe choices for a player who does not answer (the defaults of the table of decisions)."""

from random import Random

import pytest

import kastellan
from kastellan.games.krysis import GAME, ready
from kastellan.games.krysis import actions as do
from kastellan.games.krysis.rules import Rule
from tests.games.krysis.board import CONTENT, agent, artefact, camp, crystals, hq, play, table

IDLE = ["C2", "C3", "C4"]


def wait(at, seat, steps=1):
    """Let the safe choices be made for a seat and return them."""
    made = []
    for _ in range(steps):
        made.append(GAME.absent(at.state, seat, Random(1)))
        at.play(seat, made[-1])
    return made


@pytest.mark.rule(Rule.OVERTIME, Rule.SHORT_OVERTIME)
@pytest.mark.parametrize("bank", [(35, 40, 50), (2, 2, 50), (35, 0, 2), (2, 0, 0)])
def test_an_absent_player_works_overtime_for_two_reds_while_the_bank_has_them(bank):
    rest = tuple(supply - left for supply, left in zip((35, 40, 50), bank, strict=True))
    at = table("action", {"team": IDLE, "hq": rest}, {"team": IDLE, "hq": (0, 0, 0)})
    assert wait(at, 0, 2) == [ready.OVERTIME, do.TakePay(2, 0, 0)]


@pytest.mark.rule(Rule.OVERTIME_WEAPON)
def test_an_absent_player_plays_no_weapon_and_takes_back_what_was_begun():
    seat = {"team": IDLE, "camp": (1, 0, 0), "artefacts": ["rifle"]}
    for begun in ([ready.OVERTIME, do.Play(artefact("rifle"))], [ready.LOAD, *crystals("R")]):
        at = table("action", seat, {"team": IDLE})
        play(at, 0, *begun)
        assert wait(at, 0, 3) == [ready.TAKE_BACK, ready.OVERTIME, do.TakePay(2, 0, 0)]
        assert at.state.weapon == [-1, -1]


@pytest.mark.rule(Rule.SPY, Rule.SPECIAL_ACTION)
def test_an_absent_player_uses_no_special_agent():
    victim = {"team": IDLE, "artefacts": ["truck"], "camp": (1, 1, 1)}
    at = table("action", {"team": ["KZ2", "SA3", "C7"]}, victim, options=SPECIALS)
    assert wait(at, 0, 3) == [ready.OVERTIME, do.TakePay(2, 0, 0), ready.END_TURN]
    looked = table("action", {"team": ["KZ2", "SA3", "C7"]}, victim, options=SPECIALS)
    play(looked, 0, do.Spy(agent("KZ2"), 1))
    assert wait(looked, 0) == [do.Snatch(-1)]


SPECIALS = {"advanced": True, "companies": [1, 0]}


@pytest.mark.rule(Rule.BID)
def test_an_absent_player_bids_nothing():
    at = table("bid", {}, {})
    play(at, 0, *crystals("RB"))
    assert wait(at, 0, 2) == [ready.TAKE_BACK, ready.CONFIRM]
    play(at, 1, ready.CONFIRM)
    assert hq(at, 0) == (1, 2, 3)


@pytest.mark.rule(Rule.PLACE, Rule.ALTERNATIVE)
def test_an_absent_player_digs_on_the_foremost_free_space_for_its_first_goods():
    at = table("place", {}, {}, order=[1, 0], round=2)
    play(at, 1, do.Dig(0))
    assert wait(at, 0) == [do.Dig(1, 0)]
    assert camp(at, 0) == (2, 0, 0)


@pytest.mark.rule(Rule.DECK, Rule.EXTRA_DECK)
@pytest.mark.parametrize("options", [{"advanced": True}, {"advanced": True, "extra_agents": True}])
def test_an_absent_player_removes_the_special_agents(options):
    at = kastellan.new("krysis", 2, options, seed=5)
    wait(at, 0, 7 if "extra_agents" in options else 6)
    removed = at.view(0).seats[0].agents.removed
    assert all(CONTENT.skill[card] for card in removed)
    assert wait(at, 0) == [ready.CONFIRM]


@pytest.mark.rule(Rule.REFILL)
def test_an_absent_player_draws_from_the_larger_pile():
    carriers, warriors = [f"C{k}" for k in range(1, 10)], [f"W{k}" for k in range(1, 10)]
    seat = {"hand": carriers[:3], "discards": carriers[3:6]}
    at = table("refill", seat, {})
    assert wait(at, 0) == [do.Recruit("warrior")]
    seat = {"hand": warriors[:3], "discards": warriors[3:6]}
    at = table("refill", seat, {})
    assert wait(at, 0) == [do.Recruit("carrier")]


@pytest.mark.rule(Rule.TACTICAL)
def test_an_absent_player_keeps_the_agents_already_chosen_for_the_hand():
    for seed in range(20):
        at = kastellan.new("krysis", 2, {"tactical": True}, seed=seed)
        begun = [do.AddAgent(agent(name)) for name in ("C1", "C2", "W1")]
        play(at, 0, *begun)
        rng = Random(seed)
        for _ in range(6):
            at.play(0, GAME.absent(at.state, 0, rng))
        assert {one.agent for one in begun} <= set(at.view(0).seats[0].agents.cards)
        assert GAME.absent(at.state, 0, rng) == ready.CONFIRM
