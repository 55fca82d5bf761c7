"""Phase 2: teams, initiative, combat and capacity (KRY-23 to KRY-42)."""

from functools import cache
from itertools import product

import pytest

from kastellan.games.krysis import actions as do
from kastellan.games.krysis import ready
from kastellan.games.krysis.rules import Rule
from kastellan.games.krysis.steps.cards import combat, defence, initiative
from kastellan.games.krysis.steps.loading import room, spare, team_slots
from tests.games.krysis.board import agent, artefact, crystals, play, rule_of, table

IDLE = ["C2", "C3", "C4"]


def fits(slots, red, blue, white, artefacts):
    """Return whether these goods fit."""
    left_red, left_blue, whites = spare(slots, red, blue, artefacts)
    return left_red >= 0 and left_blue >= 0 and whites >= white


@pytest.mark.rule(Rule.TEAM, Rule.TEAM_MIX)
def test_agents_are_chosen_in_secret_and_revealed_together_three_times():
    hands = {"hand": ["C1", "C2", "C3", "W1", "W2", "W3"]}
    at = table("team", dict(hands), dict(hands))
    for reveal, (mine, yours) in enumerate((("C1", "W1"), ("C2", "W2"), ("C3", "W3"))):
        play(at, 0, do.Choose(agent(mine)))
        assert at.view(1).seats[0].ready
        assert at.view(1).seats[0].agents.chosen is None
        assert at.view(1).seats[0].agents.hand == 6 - reveal
        assert rule_of(at, 0, do.Choose(agent("W1"))) == Rule.TEAM
        play(at, 1, do.Choose(agent(yours)))
    assert at.view().seats[0].agents.team == (agent("C1"), agent("C2"), agent("C3"))
    assert at.view().phase == "action"


@pytest.mark.rule(Rule.TEAM)
def test_only_agents_of_the_hand_can_be_chosen():
    at = table("team", {"hand": ["C1", "C2", "C3", "W1", "W2", "W3"]}, {})
    for number in (agent("C4"), agent("SA1"), -1, 99):
        assert rule_of(at, 0, do.Choose(number)) == Rule.TEAM


@pytest.mark.rule(Rule.INITIATIVE, Rule.COMBAT, Rule.CAPACITY, "KRY-V11")
def test_a_team_adds_up():
    state = table("action", {"team": ["C1", "W7", "W4"]}, {"team": IDLE}).state
    assert initiative(state, 0) == 23
    assert combat(state, 0) == 12
    assert team_slots(state, 0, -1) == (0, 2, 0)


@pytest.mark.rule(Rule.SPEED_MULTIPLIER, "KRY-V12")
@pytest.mark.parametrize(("camp", "speed"), [((0, 4, 0), 12), ((5, 0, 5), 0)])
def test_a_multiplier_counts_crystals_in_the_camp_only(camp, speed):
    state = table("action", {"team": ["C9", "C1", "C3"], "camp": camp, "hq": (0, 5, 0)}, {"team": IDLE}).state
    assert initiative(state, 0) - 5 - 7 == speed


@pytest.mark.rule(Rule.ACTION_ORDER, "KRY-V13")
def test_the_fastest_team_acts_first_and_the_miner_ahead_breaks_ties():
    last = {"hand": ["W4", "W1", "W5", "C8"]}
    at = table(
        "team",
        {"space": 3, "team": ["C1", "W7"], **last},
        {"space": 1, "team": ["C1", "W7"], **last},
        {"space": 4, "team": ["C2", "C5"], **last},
        reveal=2,
    )
    for seat in range(3):
        play(at, seat, do.Choose(agent("W4")))
    assert at.state.initiative == (23, 23, 25)
    assert at.state.order == (2, 1, 0)


@pytest.mark.rule(Rule.ORDER_FIXED, Rule.SPEED_MULTIPLIER, "KRY-V14")
def test_the_order_stays_when_camps_change():
    at = table(
        "team",
        {"space": 2, "team": ["C6", "C3"], "camp": (1, 0, 5), "hand": ["W3", "W1", "W2", "W4"]},
        {
            "space": 1,
            "team": ["W4", "W9"],
            "camp": (6, 0, 0),
            "hand": ["W5", "C2", "C3", "C1"],
            "artefacts": ["truck"],
        },
        {"team": ["W1", "W5"], "hand": ["W2", "C2", "C3", "C1"]},
        reveal=2,
    )
    for seat, name in enumerate(("W3", "C2", "C2")):
        play(at, seat, do.Choose(agent(name)))
    assert at.state.initiative == (37, 37, 23)
    assert at.state.order == (1, 0, 2)
    play(at, 1, do.Attack(0), do.Play(artefact("truck")), *crystals("WWWWW"), ready.CONFIRM, ready.TO_HQ)
    assert initiative(at.state, 0) == 7, "counted anew it would be behind the third team"
    assert at.state.initiative == (37, 37, 23)
    assert at.state.order == (1, 0, 2)
    assert at.to_act == (0,)


CASES = {
    "KRY-V15": ([1, 0, 0], "010 001.1", "003 100 000.1", "004"),
    "KRY-V16": ([0, 2, 0], "", "020 012 004 010.1 002.1 000.2", "005 100 011.1"),
    "KRY-V17": ([1, 1, 0], "", "003.1 005 013 102 010.1 000.2", "004.1 020 111 100.2"),
    "KRY-V18": ([2, 1, 0], "", "210 113 013.1 006.1 008", "007.1 300"),
    "KRY-V19": ([0, 0, 1], "", "001", "000.1 002"),
}


def loads(text):
    """Return loads written as ``rbw.a``."""
    return [(*map(int, one.split(".")[0]), int([*one.split("."), "0"][1])) for one in text.split()]


@pytest.mark.rule(
    Rule.SLOTS, Rule.NO_MIXING, Rule.FITS, "KRY-V15", "KRY-V16", "KRY-V17", "KRY-V18", "KRY-V19"
)
@pytest.mark.parametrize("vector", CASES)
def test_loads_that_fit_and_loads_that_do_not(vector):
    slots, more_illegal, legal, illegal = CASES[vector]
    for load in loads(legal):
        assert fits(slots, *load), load
    for load in loads(illegal + " " + more_illegal):
        assert not fits(slots, *load), load


@cache
def packed(slots, red, blue, white, artefacts):
    """Return whether goods fit, by trying what each slot holds (KRY-38)."""
    if not slots:
        return (red, blue, white, artefacts) == (0, 0, 0, 0)
    first, rest = slots[0], slots[1:]
    tries = [(0, 0, 0, 0)]
    if first == "R":
        tries += [(1, 0, 0, 0), (0, 0, 0, 1), (0, 0, 1, 0), (0, 0, 2, 0), (0, 0, 3, 0)]
    elif first == "B":
        tries += [(0, 1, 0, 0), (0, 0, 0, 1), (0, 0, 1, 0), (0, 0, 2, 0)]
    else:
        tries += [(0, 0, 1, 0)]
    for r, b, w, a in tries:
        left = red - r, blue - b, white - w, artefacts - a
        if min(left) >= 0 and packed(rest, *left):
            return True
    return False


@pytest.mark.rule(Rule.FITS, Rule.PARTLY_FILLED)
@pytest.mark.parametrize(
    "slots", [(r, b, w) for r in range(4) for b in range(3) for w in range(2) if r + b + w <= 4]
)
def test_the_capacity_rule_agrees_with_trying_everything(slots):
    text = "R" * slots[0] + "B" * slots[1] + "W" * slots[2]
    for red, blue, artefacts in product(range(4), range(4), range(5)):
        most = max((w for w in range(15) if packed(text, red, blue, w, artefacts)), default=-1)
        for white in range(15):
            assert fits(slots, red, blue, white, artefacts) == (white <= most)


@pytest.mark.rule(Rule.FITS)
def test_room_for_one_more_agrees_with_the_capacity_rule():
    for slots in product(range(4), range(4), range(2)):
        for red, blue, white, artefacts in product(range(4), range(4), range(8), range(4)):
            if fits(slots, red, blue, white, artefacts):
                assert room(slots, [red, blue, white], artefacts) == [
                    fits(slots, red + 1, blue, white, artefacts),
                    fits(slots, red, blue + 1, white, artefacts),
                    fits(slots, red, blue, white + 1, artefacts),
                    fits(slots, red, blue, white, artefacts + 1),
                ]


@pytest.mark.rule(Rule.DEFENCE, Rule.COMBAT)
def test_a_weapon_face_down_does_not_defend():
    state = table("action", {"team": ["C1", "W1", "C3"], "artefacts": ["cannon"]}, {"team": IDLE}).state
    assert combat(state, 0) == defence(state, 0) == 4
