"""The options: tactical hands, missions, extra agents, open HQs (KRY-105 to KRY-121)."""

from random import Random

import pytest

import kastellan
from kastellan.games.krysis import GAME, ready
from kastellan.games.krysis import actions as do
from kastellan.games.krysis.content import EXTRAS
from kastellan.games.krysis.options import Options
from kastellan.games.krysis.rules import Rule
from tests.games.krysis.board import CONTENT, agent, play, rule_of, table
from tests.games.krysis.test_rounds import play_on


@pytest.mark.rule(Rule.TACTICAL, Rule.TACTICAL_HANDS, Rule.TACTICAL_ANY, "KRY-V48")
@pytest.mark.parametrize("advanced", [False, True])
def test_a_tactical_hand_of_nine_lasts_until_the_last_round(advanced):
    at = kastellan.new("krysis", 2, {"tactical": True, "advanced": advanced}, seed=4)
    rng = Random(3)
    hands = []
    for number in range(1, 6):
        play_on(at, rng, lambda at, n=number: at.state.round == n and at.view().phase == "team")
        hands.append(at.state.hand[0].bit_count())
        if number == 1:
            assert at.state.piles[0].bit_count() == 9
    assert hands == [9, 9, 9, 9, 6]


@pytest.mark.rule(Rule.TACTICAL)
def test_nine_agents_of_the_own_deck_are_chosen_in_secret():
    at = kastellan.new("krysis", 2, {"tactical": True}, seed=4)
    before = at.view(1)
    assert rule_of(at, 0, ready.CONFIRM) == Rule.TACTICAL
    assert rule_of(at, 0, ready.TAKE_BACK) == Rule.TACTICAL
    assert rule_of(at, 0, do.AddAgent(agent("SA1"))) == Rule.TACTICAL
    play(at, 0, *(do.AddAgent(k) for k in range(9)))
    assert at.view(1) == before
    assert rule_of(at, 0, do.AddAgent(9)) == Rule.TACTICAL
    play(at, 0, ready.CONFIRM)
    assert rule_of(at, 0, ready.TAKE_BACK) == Rule.TACTICAL
    play(at, 1, *(do.AddAgent(k) for k in range(9, 18)), ready.CONFIRM)
    assert at.view(1).seats[0].agents.piles == (0, 9)
    assert at.view(0).seats[1].agents.piles == (9, 0)


@pytest.mark.rule(Rule.MISSIONS, Rule.MISSION_KINDS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_gets_another_mission_and_knows_only_their_own(seats):
    at = kastellan.new("krysis", seats, {"missions": True}, seed=seats)
    assert len(set(at.state.missions)) == seats
    for viewer in range(seats):
        for seat in range(seats):
            mission = at.view(viewer).seats[seat].mission
            assert mission == (at.state.missions[seat] if seat == viewer else None)
    assert [mission.id for mission in CONTENT.file.missions] == ["red", "blue", "white", "artefacts"]


@pytest.mark.rule(Rule.MISSION_FULFILLED, Rule.MISSION_REWARD, "KRY-V49")
@pytest.mark.parametrize(
    ("blue", "holder", "reward"), [((4, 4, 2), 0, 0), ((4, 4, 2), 1, 10), ((0, 0, 0), 1, 0)]
)
def test_ties_for_a_mission_go_to_the_miner_ahead_and_nothing_never_counts(blue, holder, reward):
    others = iter(("red", "white"))
    missions = ["blue" if seat == holder else next(others) for seat in range(3)]
    at = table(
        "over",
        {"space": 3, "hq": (0, blue[0], 0), "mission": missions[0]},
        {"space": 1, "hq": (0, blue[1], 0), "mission": missions[1]},
        {"space": 4, "hq": (0, blue[2], 0), "mission": missions[2]},
        round=5,
        options={"missions": True},
    )
    assert at.view().scores[holder].mission == reward
    assert all(seat.mission is not None for seat in at.view().seats), "missions are shown at the end"


@pytest.mark.rule(Rule.MISSION_REWARD, Rule.MISSION_KINDS, "KRY-V50")
@pytest.mark.parametrize(("mission", "score", "ranks"), [("artefacts", 60, (1, 2)), ("blue", 50, (2, 1))])
def test_the_reward_counts_before_ranking(mission, score, ranks):
    at = table(
        "over",
        {"score": 49, "hq": (0, 0, 0), "hq_artefacts": ["truck"], "mission": mission},
        {"score": 55, "hq": (0, 0, 0), "mission": "red"},
        round=5,
        options={"missions": True},
    )
    assert at.outcome.scores == (score, 55)
    assert at.outcome.ranks == ranks


@pytest.mark.rule(Rule.MISSION_REWARD)
def test_missions_are_told_to_all_at_the_end():
    at = table(
        "action",
        {"team": ["C1", "C2", "C3"], "mission": "red", "space": 1},
        {"team": ["C1", "C2", "C3"], "mission": "artefacts", "space": 2},
        round=5,
        turn=1,
        options={"missions": True},
    )
    before = at.state.copy()
    assert all("mission" not in line.key for line in at.play(1, ready.OVERTIME))
    pay = do.TakePay(2, 0, 0)
    told = at.play(1, pay)
    shown = [line.facts for line in told if line.key == "krysis-story-mission-shown"]
    assert shown == [
        {"seat": 0, "mission": "red", "points": 10},
        {"seat": 1, "mission": "artefacts", "points": 0},
    ]
    GAME.advance(before, 1, ready.OVERTIME)
    for viewer in (0, 1, None):
        assert GAME.tell(before, 1, pay, at.state, viewer) == told


@pytest.mark.rule(Rule.EXTRA_AGENTS)
def test_extra_agents_need_the_advanced_game():
    assert GAME.forbid(2, Options(extra_agents=True)).rule == Rule.EXTRA_AGENTS
    assert GAME.forbid(2, Options(extra_agents=True, advanced=True)) is None


@pytest.mark.rule(Rule.EXTRA_AGENTS, Rule.EXTRA_DECK)
def test_an_extra_agent_adds_a_card_and_one_more_of_its_level_is_removed():
    at = kastellan.new("krysis", 4, {"advanced": True, "extra_agents": True}, seed=9)
    extras = at.state.extras
    assert len(set(extras)) == 4
    assert all(extra >= EXTRAS for extra in extras)
    assert at.view(1).seats[0].agents.extra is None
    assert at.state.piles[0].bit_count() == 25
    stars = CONTENT.stars[extras[0]]
    level = [a for a in at.legal(0) if CONTENT.stars[a.agent] == stars]
    play(at, 0, do.AddAgent(extras[0]), *[a for a in level if a.agent != extras[0]][:2])
    assert rule_of(at, 0, [a for a in level if a.agent != extras[0]][2]) == Rule.EXTRA_DECK
    assert rule_of(at, 0, ready.CONFIRM) == Rule.EXTRA_DECK
    while ready.CONFIRM not in at.legal(0):
        play(at, 0, at.legal(0)[0])
    assert at.state.removed[0].bit_count() == 7
    assert at.state.piles[0].bit_count() == 18


def test_open_hqs_show_crystals_and_numbers_but_no_types():
    at = table("bid", {"hq_artefacts": ["truck"]}, {}, options={"open_hq": True})
    other = at.view(1).seats[0]
    assert (other.hq, other.hoard_cards, other.hoard) == ((1, 2, 3), 1, None)


@pytest.mark.rule(Rule.PLAYERS)
def test_companies_can_be_chosen():
    at = kastellan.new("krysis", 2, {"advanced": True, "companies": [3, 0]}, seed=1)
    assert [seat.company for seat in at.view().seats] == [3, 0]
    assert do.AddAgent(agent("UM1")) in at.legal(0)
