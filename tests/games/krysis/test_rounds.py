"""The end of a round, the refill, and a complete round (KRY-60 to KRY-63)."""

from random import Random

import pytest

import kastellan
from kastellan.core.game import Line
from kastellan.games.krysis import GAME, ready
from kastellan.games.krysis import actions as do
from kastellan.games.krysis.rules import Rule
from tests.games.krysis.board import (
    CONTENT,
    IDS,
    agent,
    artefact,
    camp,
    chance,
    crystals,
    face_down,
    hoard,
    hq,
    named,
    play,
    quiet,
    rule_of,
    table,
)

CARRIERS = [f"C{k}" for k in range(1, 10)]
WARRIORS = [f"W{k}" for k in range(1, 10)]


def play_on(at, rng, until):
    """Play at random until the test's condition holds."""
    while at.to_act and not until(at):
        seat = at.to_act[0]
        options = [action for action in at.legal(seat) if action != ready.TAKE_BACK]
        at.play(seat, options[rng.randrange(len(options))])


@pytest.mark.rule(Rule.REFILL, Rule.EMPTY_PILE, Rule.END_OF_GAME, "KRY-V35")
def test_hands_are_six_again_until_the_piles_are_empty():
    at = kastellan.new("krysis", 3, seed=8)
    rng = Random(2)
    for number in range(1, 6):
        play_on(at, rng, lambda at, n=number: at.state.round == n and at.view().phase == "team")
        assert [hand.bit_count() for hand in at.state.hand] == [6, 6, 6]
        assert [pile.bit_count() for pile in at.state.piles] == [15 - 3 * number] * 3
    play_on(at, rng, lambda _: False)
    assert [hand.bit_count() for hand in at.state.hand] == [3, 3, 3]
    assert rule_of(at, 0, do.Recruit("carrier")) == Rule.END_OF_GAME


@pytest.mark.rule(Rule.EMPTY_PILE, "KRY-V36")
def test_an_empty_pile_forces_the_other():
    team = {"hand": WARRIORS[:3], "discards": [*CARRIERS, *WARRIORS[3:6]]}
    at = table("refill", dict(team), dict(team), round=4)
    for _ in range(3):
        assert rule_of(at, 0, do.Recruit("carrier")) == Rule.EMPTY_PILE
        assert list(at.legal(0)) == [do.Recruit("warrior")]
        play(at, 0, do.Recruit("warrior"))
    assert rule_of(at, 0, do.Recruit("warrior")) == Rule.REFILL
    assert at.to_act == (1,)


@pytest.mark.rule(Rule.REFILL, "KRY-R27")
@pytest.mark.parametrize("viewer", [1, None])
def test_the_drawn_card_is_private_and_its_pile_public(viewer):
    at = quiet(table("refill", {}, {}))
    before = at.view(viewer).seats[0].agents
    play(at, 0, do.Recruit("carrier"))
    assert (at.view(viewer).recruiter, at.view(viewer).recruit_kind) == (0, 0)
    pile = [event for event, _ in GAME.chance(at.state)]
    assert {CONTENT.agents[event.agent].kind for event in pile} == {"carrier"}
    told = [GAME.tell(at.state, -1, event, at.state, viewer) for event in pile]
    chance(at, pile[0])
    after = at.view(viewer).seats[0].agents
    assert told == [(Line("krysis-story-recruits", {"seat": 0, "kind": "carrier"}),)] * len(pile)
    assert (after.drawn, after.piles) == ((1, 0), (before.piles[0] - 1, before.piles[1]))
    assert (after.hand, after.carriers) == (before.hand + 1, before.carriers + 1)
    assert after.cards is None


@pytest.mark.rule(Rule.END_OF_ROUND)
def test_teams_that_stayed_are_discarded_at_the_end_of_the_round():
    at = table("action", {"team": ["C1", "C2", "C3"]}, {"team": ["W1", "W2", "W3"]}, turn=1)
    play(at, 1, ready.OVERTIME, do.TakePay(2, 0, 0))
    assert at.state.team == [-1] * 6
    assert {IDS[card] for card in at.view().seats[1].agents.gone} == {"W1", "W2", "W3"}


@pytest.mark.rule(Rule.END_OF_GAME, Rule.NO_LIMIT)
def test_the_game_ends_after_the_fifth_round_and_points_have_no_limit():
    at = table(
        "action", {"team": ["C1", "C2", "C3"], "score": 240}, {"team": ["C1", "C2", "C3"]}, round=5, turn=1
    )
    play(at, 1, ready.OVERTIME, do.TakePay(2, 0, 0))
    assert at.view().phase == "over"
    assert at.outcome.scores == (250, 10)


@pytest.mark.rule("KRY-V51")
def test_a_complete_round():  # noqa: PLR0915 - one round, told in one go
    aion, kryztal, rubyco = 0, 1, 2
    at = quiet(
        table(
            "bid",
            {
                "space": 1,
                "camp": (0, 0, 2),
                "artefacts": ["pistol"],
                "hand": ["W4", "C2", "W7", "C1", "C3", "W1"],
            },
            {
                "space": 2,
                "camp": (0, 1, 1),
                "artefacts": ["truck"],
                "hand": ["C1", "W1", "C4", "C2", "W2", "W3"],
            },
            {
                "space": 3,
                "camp": (1, 0, 1),
                "artefacts": ["buggy"],
                "hand": ["C6", "C3", "W3", "C1", "W1", "W2"],
            },
            options={"companies": [2, 1, 0]},
        )
    )
    assert at.state.bank == [31, 33, 37]
    play(at, aion, ready.CONFIRM)
    play(at, kryztal, *crystals("BW"), ready.CONFIRM)
    play(at, rubyco, *crystals("R"), ready.CONFIRM)
    assert at.state.order == (kryztal, rubyco, aion)
    assert [hq(at, seat) for seat in range(3)] == [(1, 2, 3), (1, 1, 2), (0, 2, 3)]
    assert at.state.bank == [32, 34, 38]

    play(at, kryztal, do.Dig(3))
    chance(at, do.DealArtefact(artefact("rifle")), do.DealArtefact(artefact("motorcycle")))
    play(at, kryztal, do.Keep(artefact("rifle")))
    play(at, rubyco, do.Dig(2, 1))
    play(at, aion, do.Dig(1))
    chance(at, do.DealArtefact(artefact("cannon")), do.DealArtefact(artefact("motorcycle")))
    play(at, aion, do.Keep(artefact("cannon")))
    assert [camp(at, seat) for seat in range(3)] == [(0, 0, 3), (1, 1, 1), (1, 0, 5)]
    assert at.state.bank == [31, 34, 33]
    assert named(at.state.scrap) == ["motorcycle", "motorcycle"]

    for agents in (("W4", "C1", "C6"), ("C2", "W1", "C3"), ("W7", "C4", "W3")):
        for seat, name in enumerate(agents):
            play(at, seat, do.Choose(agent(name)))
    assert at.state.initiative == (27, 22, 37)
    assert at.state.order == (rubyco, aion, kryztal)
    assert [at.view().seats[seat].combat for seat in range(3)] == [12, 4, 3]

    play(at, rubyco, ready.LOAD, do.Play(artefact("buggy")))
    assert at.view(rubyco).draft.slots == (1, 4, 0)
    play(at, rubyco, *crystals("RWWWWW"), ready.TO_BANK)
    assert at.state.score == [0, 0, 12]
    assert at.state.bank == [32, 34, 38]

    assert rule_of(at, aion, do.Attack(rubyco)) == Rule.STEAL_SOMETHING
    play(at, aion, do.Attack(kryztal), ready.ANNOUNCE, ready.CONFIRM)
    chance(at, do.DealArtefact(artefact("truck")))
    play(at, aion, ready.TO_CAMP)
    assert face_down(at, aion) == ["pistol", "cannon", "truck"]
    assert at.view().seats[aion].defence == 12

    assert rule_of(at, kryztal, do.Attack(aion)) == Rule.ATTACK
    assert rule_of(at, kryztal, do.Attack(rubyco)) == Rule.STEAL_SOMETHING
    play(at, kryztal, ready.LOAD, *crystals("RB"), do.AddArtefact(artefact("rifle")))
    story = at.play(kryztal, ready.TO_HQ)
    assert "krysis-story-shows" in [line.key for line in story]
    assert (hq(at, kryztal), hoard(at, kryztal), camp(at, kryztal)) == ((2, 2, 2), ["rifle"], (0, 0, 1))

    assert at.view().phase == "refill"
    while at.to_act != (-1,) and at.view().phase == "refill":
        seat = at.to_act[0]
        play(at, seat, at.legal(seat)[0])
        chance(at, GAME.chance(at.state)[0][0])
    assert [hand.bit_count() for hand in at.state.hand] == [6, 6, 6]
    assert at.state.score == [0, 0, 12]
    assert at.state.bank == [32, 34, 38]
    assert [sum(at.state.camp[c::3]) + sum(at.state.hq[c::3]) for c in range(3)] == [3, 6, 12]
    assert sorted(named(at.state.scrap)) == ["buggy", "motorcycle", "motorcycle"]
    assert at.state.round == 2
