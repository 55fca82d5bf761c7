"""Hidden information, viewer by viewer (the table of the rulebook)."""

from random import Random

import pytest

from kastellan.core import resample
from kastellan.core.playout import step
from kastellan.games.krysis import GAME, ready
from kastellan.games.krysis import actions as do
from kastellan.games.krysis.phases import BID
from kastellan.games.krysis.rules import Rule
from tests.games.krysis.board import CONTENT, agent, artefact, chance, crystals, play, quiet, table

IDLE = ["C2", "C3", "C4"]


def keys(at, seat, action, viewers):
    """Return the keys of the story of an action for each viewer."""
    before = at.state.copy()
    after = at.state.copy()
    GAME.advance(after, seat, action)
    return [[line.key for line in GAME.tell(before, seat, action, after, viewer)] for viewer in viewers]


@pytest.mark.rule(Rule.SPACE_ARTEFACTS)
def test_only_the_drawer_hears_of_drawn_cards():
    at = quiet(table("place", {}, {}))
    play(at, 0, do.Dig(3))
    told = keys(at, -1, do.DealArtefact(1), (0, 1, None))
    assert told == [["krysis-story-drawn"], [], []]
    chance(at, do.DealArtefact(1), do.DealArtefact(4))
    told = keys(at, 0, do.Keep(1), (0, 1, None))
    assert told == [["krysis-story-keep-own"], ["krysis-story-keep"], ["krysis-story-keep"]]


@pytest.mark.rule(Rule.RANDOM_THEFT)
def test_robber_and_victim_hear_which_card_was_stolen():
    at = quiet(
        table("action", {"team": ["C8", "W7", "W4"]}, {"team": IDLE, "artefacts": ["truck"]}, {"team": IDLE})
    )
    play(at, 0, do.Attack(1), ready.ANNOUNCE, ready.CONFIRM)
    told = keys(at, -1, do.DealArtefact(artefact("truck")), (0, 1, 2, None))
    assert told == [["krysis-story-stolen"], ["krysis-story-stolen"], [], []]


@pytest.mark.rule(Rule.SPY)
def test_what_a_spy_sees_and_takes():
    victim = {"team": IDLE, "artefacts": ["truck", "rifle"]}
    at = table(
        "action", {"team": IDLE}, {"team": ["KZ2", "C8", "W4"]}, victim, turn=1, options={"advanced": True}
    )
    told = keys(at, 1, do.Spy(agent("KZ2"), 2), (1, 2, 0))
    assert told == [["krysis-story-spy", "krysis-story-spy-saw"], ["krysis-story-spy"], ["krysis-story-spy"]]
    play(at, 1, do.Spy(agent("KZ2"), 2))
    told = keys(at, 1, do.Snatch(artefact("rifle")), (1, 2, 0))
    assert told == [["krysis-story-snatch-own"], ["krysis-story-snatch-own"], ["krysis-story-snatch"]]


@pytest.mark.rule(Rule.REFILL, Rule.MISSIONS)
def test_recruits_and_missions_are_told_to_their_owner():
    at = quiet(table("refill", {}, {}))
    play(at, 0, do.Recruit("carrier"))
    event = GAME.chance(at.state)[0][0]
    told = keys(at, -1, event, (0, 1, None))
    assert told == [["krysis-story-recruit"], ["krysis-story-recruits"], ["krysis-story-recruits"]]
    state = GAME.start(2, GAME.options(missions=True), GAME.load(None))
    event = GAME.chance(state)[0][0]
    after = state.copy()
    GAME.advance(after, -1, event)
    assert [len(GAME.tell(state, -1, event, after, viewer)) for viewer in (0, 1, None)] == [1, 0, 0]


@pytest.mark.rule(Rule.TEAM, Rule.BID)
def test_steps_of_a_sealed_choice_are_told_to_nobody():
    at = table("bid", {}, {})
    assert keys(at, 0, crystals("R")[0], (0, 1, None)) == [[], [], []]
    play(at, 0, *crystals("R"))
    assert keys(at, 0, ready.TAKE_BACK, (0, 1, None)) == [[], [], []]
    assert keys(at, 0, ready.CONFIRM, (1, None)) == [["krysis-story-has-bid"]] * 2


@pytest.mark.rule(Rule.CAMP_AND_HQ)
def test_imagined_positions_change_what_is_hidden_and_keep_what_is_known():
    at = table(
        "team",
        {"artefacts": ["truck", "rifle"], "hq_artefacts": ["pistol"], "hq": (4, 0, 0)},
        {"artefacts": ["cannon", "buggy"], "hq": (0, 3, 3), "hq_artefacts": ["motorcycle"]},
        {"camp": (2, 2, 2), "hq": (1, 1, 9)},
        round=3,
    )
    seen = {"hand": set(), "camp": set(), "hq": set()}
    for seed in range(30):
        twin = resample(GAME, at.state, 0, Random(seed))
        assert GAME.view(twin, 0) == at.view(0)
        seen["hand"].add(twin.hand[1])
        seen["camp"].add(tuple(twin.face_down[6:12]))
        seen["hq"].add(tuple(twin.hq[3:6]))
        carriers = GAME.load(None).carriers
        assert (twin.hand[1] & carriers).bit_count() == (at.state.hand[1] & carriers).bit_count()
    assert all(len(values) > 5 for values in seen.values())


@pytest.mark.rule(Rule.CREDIT)
@pytest.mark.parametrize("options", [{}, {"advanced": True, "missions": True, "extra_agents": True}])
def test_what_is_imagined_before_the_first_bids_are_open_is_a_position_that_can_be(options):
    state, rng = GAME.start(3, GAME.options(**options), CONTENT), Random(4)
    while state.phase <= BID:
        imagined = resample(GAME, state, 1, rng)
        assert imagined.hq == state.hq
        assert GAME.read(GAME.write(imagined), CONTENT) == imagined
        seat, action = step(GAME, state, rng)
        GAME.advance(state, seat, action)


@pytest.mark.rule(Rule.UNSEEN_DECKS)
def test_removed_agents_stay_hidden_after_the_game():
    at = table("over", {}, {}, round=5, options={"advanced": True})
    assert at.view(0).seats[1].agents.removed is None
    assert at.view(0).seats[1].hq == (1, 2, 3)
    assert at.view(None).seats[0].hoard == (0, 0, 0, 0, 0, 0)
