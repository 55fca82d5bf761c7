"""The advanced game: decks and special agents (KRY-90 to KRY-104)."""

import json
from importlib.resources import files

import pytest

import kastellan
from kastellan.core.masks import members
from kastellan.games.krysis import actions as do
from kastellan.games.krysis import ready
from kastellan.games.krysis.rules import Rule
from kastellan.games.krysis.steps.cards import combat, defence, is_defended
from kastellan.locale import say
from tests.games.krysis.board import (
    ARTEFACTS,
    CONTENT,
    IDS,
    agent,
    artefact,
    camp,
    chance,
    crystals,
    face_down,
    hq,
    named,
    play,
    quiet,
    rule_of,
    table,
)

ADVANCED = {"advanced": True}
IDLE = ["C2", "C3", "C4"]


def special(*seats, **more):
    return table("action", *seats, options={**ADVANCED, **more.pop("options", {})}, **more)


def adds(*names):
    return [do.AddAgent(agent(name)) for name in names]


@pytest.mark.rule(Rule.SPECIALS, Rule.DECK, Rule.DECK_SIZE, "KRY-V41")
def test_two_of_each_star_level_leave_the_deck():
    at = kastellan.new("krysis", 2, ADVANCED, seed=1)
    assert at.state.piles[0].bit_count() == 24
    assert rule_of(at, 0, ready.CONFIRM) == Rule.DECK
    assert rule_of(at, 0, ready.TAKE_BACK) == Rule.DECK
    play(at, 0, *adds("C1", "SA1", "C4", "C5", "C7", "SA3"))
    assert at.state.piles[0].bit_count() == 18
    assert rule_of(at, 0, do.AddAgent(agent("C2"))) == Rule.DECK
    assert set(at.legal(0)) == {ready.CONFIRM, ready.TAKE_BACK}
    play(at, 0, ready.TAKE_BACK, *adds("C1", "C2"))
    for name in ("C3", "W1", "SA1", "C1", "KZ1", "X1"):
        assert rule_of(at, 0, do.AddAgent(agent(name))) == Rule.DECK
    play(at, 0, *adds("C4", "C7", "C8"))
    assert rule_of(at, 0, ready.CONFIRM) == Rule.DECK
    play(at, 0, *adds("C5"), ready.CONFIRM)
    assert rule_of(at, 0, ready.TAKE_BACK) == Rule.DECK


@pytest.mark.rule(Rule.UNSEEN_DECKS, Rule.DECK)
def test_nobody_sees_what_others_remove():
    at = kastellan.new("krysis", 2, ADVANCED, seed=1)
    before = at.view(1)
    play(at, 0, *adds("C1", "SA1", "C4", "C5", "C7", "SA3"))
    assert at.view(1) == before
    play(at, 0, ready.CONFIRM)
    assert at.view(1).seats[0].ready
    assert at.view(1).seats[0].agents.removed is None
    assert len(at.view(0).seats[0].agents.removed) == 6


@pytest.mark.rule(Rule.SPECIALS, Rule.SPECIAL_KIND)
def test_a_company_adds_three_common_and_three_own_specials_of_either_kind():
    for company, names in enumerate(
        (("RU1", "RU2", "RU3"), ("KZ1", "KZ2", "KZ3"), ("AI1", "AI2", "AI3"), ("UM1", "UM2", "UM3"))
    ):
        deck = [IDS[k] for k in members(CONTENT.deck(company, advanced=True))]
        assert deck[18:] == ["SA1", "SA2", "SA3", *names]
    assert CONTENT.carriers >> agent("SA2") & 1
    assert CONTENT.warriors >> agent("SA3") & 1
    for company in range(4):
        deck = CONTENT.deck(company, advanced=True)
        for stars in (1, 2, 3):
            level = deck & CONTENT.star_masks[stars]
            assert [(level & CONTENT.carriers).bit_count(), (level & CONTENT.warriors).bit_count()] == [4, 4]


def content_with_warriors_only():
    """Return content in which every special and extra agent is a warrior."""
    data = json.loads(files("kastellan.games.krysis.content").joinpath("house.json").read_bytes())
    for one in (
        *data["specials"],
        *data["extras"],
        *(one for company in data["companies"] for one in company["specials"]),
    ):
        one["kind"] = "warrior"
        one.pop("slots", None)
    return json.dumps(data).encode()


@pytest.mark.rule(Rule.SHORTFALL)
def test_a_hand_that_lacks_carriers_is_filled_with_warriors():
    options = {"advanced": True, "extra_agents": True}
    at = kastellan.new("krysis", 2, options, seed=1, content=content_with_warriors_only())
    for seat in range(2):
        while ready.CONFIRM not in at.legal(seat):
            play(at, seat, at.legal(seat)[0])
        assert (at.state.piles[seat] & CONTENT.carriers & 511).bit_count() == 2
        play(at, seat, ready.CONFIRM)
    assert at.view().phase == "bid"
    assert [seat.agents.carriers for seat in at.view().seats] == [2, 2]
    assert [seat.agents.hand for seat in at.view().seats] == [6, 6]


@pytest.mark.rule(Rule.DEFENDER, "KRY-V42")
def test_defence_points_defend_and_never_attack():
    at = special(
        {"team": ["W7", "C8", "C3"]},
        {"team": ["SA1", "C1", "C3"], "camp": (1, 0, 0)},
        {"team": ["W9", "C8", "C3"]},
    )
    assert (combat(at.state, 1), defence(at.state, 1)) == (3, 7)
    assert rule_of(at, 0, do.Attack(1)) == Rule.ATTACK
    play(at, 0, ready.OVERTIME, do.TakePay(2, 0, 0))
    play(at, 1, ready.OVERTIME, do.TakePay(2, 0, 0))
    assert rule_of(at, 2, do.Attack(1)) is None


@pytest.mark.rule(Rule.DEFENDER)
def test_several_defenders_add_up():
    at = special({"team": ["SA1", "RU2", "C3"]}, {"team": IDLE})
    assert (combat(at.state, 0), defence(at.state, 0)) == (7, 16)


@pytest.mark.rule(Rule.THIEF, Rule.SPECIAL_FREE, Rule.CAMP_AND_HQ, "KRY-V43")
def test_a_thief_takes_up_to_three_crystals_of_one_camp():
    victims = {"team": ["W9", "W7", "W5"], "camp": (2, 0, 4)}, {"team": IDLE, "camp": (0, 1, 0)}
    for loot in ("RRW", "RWW", "WWW", "R"):
        at = special({"team": ["SA3", "C1", "C3"], "artefacts": ["pistol"]}, *victims)
        play(at, 0, do.Rob(agent("SA3"), 1))
        assert rule_of(at, 0, ready.CONFIRM) == Rule.THIEF
        assert rule_of(at, 0, do.AddCrystal(1)) == Rule.THIEF
        assert rule_of(at, 0, do.Play(0)) == Rule.SPECIAL_FREE
        assert rule_of(at, 0, do.Rob(agent("SA3"), 2)) == Rule.ACTION
        play(at, 0, *crystals(loot))
        if len(loot) == 3:
            assert rule_of(at, 0, do.AddCrystal(2)) == Rule.THIEF
        play(at, 0, ready.CONFIRM)
        assert camp(at, 0) == tuple(loot.count(letter) for letter in "RBW")
        assert rule_of(at, 0, do.Rob(agent("SA3"), 1)) == Rule.SPECIAL_ACTION


@pytest.mark.rule(Rule.THIEF)
def test_a_thief_needs_another_camp_with_crystals():
    at = special({"team": ["SA3", "SA2", "C3"], "camp": (1, 0, 0)}, {"team": IDLE})
    for target in (0, 1, 5, -1):
        assert rule_of(at, 0, do.Rob(agent("SA3"), target)) == Rule.THIEF
    assert rule_of(at, 0, do.Rob(agent("SA2"), 1)) == Rule.THIEF
    assert rule_of(at, 0, do.Rob(agent("C3"), 1)) == Rule.SPECIAL_ACTION
    assert rule_of(at, 0, do.Rob(agent("RU1"), 1)) == Rule.SPECIAL_ACTION


@pytest.mark.rule(Rule.SPY, "KRY-V44")
def test_a_spy_sees_the_face_down_artefacts_and_takes_one_or_none():
    victim = {"team": ["W1", "C1", "C3"], "artefacts": ["rifle", "truck"], "weapon": "pistol"}
    spy = {"team": ["KZ2", "C8", "C3"]}
    for choice, left in ((artefact("rifle"), ["truck"]), (-1, ["rifle", "truck"])):
        at = special(victim, spy, {"team": IDLE}, turn=1)
        story = at.play(1, do.Spy(agent("KZ2"), 0))
        assert [line.key for line in story] == ["krysis-story-spy"]
        assert at.view(1).spy.artefacts == (0, 1, 0, 0, 0, 1)
        assert at.view(0).spy.artefacts is at.view(2).spy.artefacts is None
        assert rule_of(at, 1, do.Snatch(artefact("pistol"))) == Rule.SPY
        assert rule_of(at, 1, ready.TAKE_BACK) == Rule.SPY
        assert rule_of(at, 1, ready.CONFIRM) == Rule.SPY
        play(at, 1, do.Snatch(choice))
        assert face_down(at, 0) == left
        assert at.view(1).spy is None
        assert rule_of(at, 1, do.Snatch(choice)) == Rule.SPY
    nobody = special({"team": ["W1", "C1", "C3"]}, spy, turn=1)
    assert rule_of(nobody, 1, do.Spy(agent("KZ2"), 0)) == Rule.SPY
    assert rule_of(nobody, 1, do.Spy(agent("KZ2"), 1)) == Rule.SPY
    assert rule_of(nobody, 1, do.Snatch(0)) == Rule.ACTION


@pytest.mark.rule(Rule.MASTER_MINER, Rule.SPECIAL_ACTION, Rule.LATE_DISCARD, "KRY-V45")
def test_a_master_miner_works_before_or_after_the_load():
    seat = {"team": ["SA2", "C7", "C3"], "camp": (1, 0, 0)}
    before = special(seat, {"team": IDLE})
    play(before, 0, do.Mine(agent("SA2")), ready.LOAD, *crystals("RRR"), ready.TO_HQ)
    assert hq(before, 0) == (4, 2, 3)
    assert before.to_act == (1,)
    after = special(seat, {"team": IDLE})
    play(after, 0, ready.LOAD, *crystals("R"), ready.TO_HQ)
    assert after.to_act == (0,)
    assert is_defended(after.state, 0)
    assert rule_of(after, 0, ready.LOAD) == Rule.ACTION
    play(after, 0, do.Mine(agent("SA2")))
    assert camp(after, 0) == (2, 0, 0)
    assert not is_defended(after.state, 0)
    assert after.to_act == (1,)


@pytest.mark.rule(Rule.SPECIAL_ACTION)
def test_a_special_action_is_optional():
    at = special({"team": ["SA2", "C7", "C3"], "camp": (1, 0, 0)}, {"team": IDLE})
    play(at, 0, ready.LOAD, *crystals("R"), ready.TO_BANK)
    assert set(at.legal(0)) == {do.Mine(agent("SA2")), ready.END_TURN}
    play(at, 0, ready.END_TURN)
    assert at.to_act == (1,)


@pytest.mark.rule(Rule.MASTER_MINER)
def test_a_master_miner_draws_two_artefacts_and_keeps_one():
    at = quiet(special({"team": ["UM2", "C7", "C3"]}, {"team": IDLE}, options={"companies": [3, 0]}))
    play(at, 0, do.Mine(agent("UM2")))
    chance(at, do.DealArtefact(0), do.DealArtefact(5))
    assert rule_of(at, 1, do.Keep(0)) == Rule.ACTION
    play(at, 0, do.Keep(5))
    assert face_down(at, 0) == ["truck"]
    assert named(at.state.scrap) == ["pistol"]
    assert at.to_act == (0,)


@pytest.mark.rule(Rule.MASTER_MINER, Rule.SHORTAGE)
def test_a_master_miner_who_would_bring_nothing_is_not_offered():
    at = special({"team": ["SA2", "C7", "C3"], "hq": (35, 0, 0)}, {"team": IDLE, "hq": (0, 0, 0)})
    assert rule_of(at, 0, do.Mine(agent("SA2"))) == Rule.MASTER_MINER
    assert rule_of(at, 0, do.Mine(agent("C7"))) == Rule.SPECIAL_ACTION
    at = special({"team": ["SA2", "C7", "C3"], "hq": (34, 0, 0)}, {"team": IDLE, "hq": (0, 0, 0)})
    play(at, 0, do.Mine(agent("SA2")))
    assert camp(at, 0) == (1, 0, 0)


@pytest.mark.rule(Rule.ALCHEMIST, Rule.SHORT_ALCHEMIST, "KRY-V46")
def test_an_alchemist_changes_one_colour_into_the_next():
    seat, lapidary = {"team": ["RU1", "C7", "C3"], "camp": (0, 2, 5)}, agent("RU1")
    for colour, number, result in ((2, 3, (0, 5, 2)), (1, 2, (2, 0, 5))):
        at = special(seat, {"team": IDLE})
        bank = at.state.bank[:]
        play(at, 0, do.Transmute(lapidary, colour, number))
        assert camp(at, 0) == result
        assert at.state.bank[colour] == bank[colour] + number
        assert rule_of(at, 0, do.Transmute(lapidary, 3 - colour, 1)) == Rule.SPECIAL_ACTION
    at = special(seat, {"team": IDLE})
    for colour, number in ((0, 1), (3, 1), (2, 0), (2, 6), (1, 3)):
        assert rule_of(at, 0, do.Transmute(lapidary, colour, number)) == Rule.ALCHEMIST
    short = special({**seat, "hq": (0, 37, 0)}, {"team": IDLE, "hq": (0, 0, 0)})
    assert short.state.bank[1] == 1
    assert rule_of(short, 0, do.Transmute(lapidary, 2, 2)) == Rule.SHORT_ALCHEMIST
    assert rule_of(short, 0, do.Transmute(lapidary, 2, 1)) is None


@pytest.mark.rule(Rule.SEVERAL_SPECIALS)
def test_several_specials_are_used_in_any_order_and_may_be_chained():
    at = special(
        {"team": ["RU1", "X3", "SA2"], "camp": (0, 0, 2), "extra": "X3"},
        {"team": IDLE, "extra": "X1"},
        options={"extra_agents": True},
    )
    play(at, 0, do.Transmute(agent("X3"), 2, 2), ready.OVERTIME, do.TakePay(0, 3, 0))
    play(at, 0, do.Mine(agent("SA2")), do.Transmute(agent("RU1"), 1, 5))
    assert camp(at, 0) == (7, 0, 0)
    assert at.to_act == (1,)


@pytest.mark.rule(Rule.SPY, Rule.PLAY_ARTEFACTS, "KRY-V47")
def test_an_artefact_gained_in_the_same_turn_can_be_played():
    at = special(
        {"team": ["W9", "C1", "C3"], "camp": (0, 1, 0), "artefacts": ["cannon"]},
        {"team": ["KZ2", "C8", "W5"]},
        {"team": IDLE},
        turn=1,
    )
    assert rule_of(at, 1, do.Attack(0)) == Rule.ATTACK
    play(at, 1, do.Spy(agent("KZ2"), 0), do.Snatch(artefact("cannon")))
    play(at, 1, do.Attack(0), do.Play(artefact("cannon")), *crystals("B"), ready.CONFIRM, ready.TO_CAMP)
    assert camp(at, 1) == (0, 1, 0)
    assert at.view().seats[1].defence == 15


@pytest.mark.rule(Rule.MASTER_MINER, Rule.RESHUFFLE)
def test_a_master_miner_brings_crystals_where_no_artefact_is_left():
    every = [name for name, copies in zip(ARTEFACTS, CONTENT.copies, strict=True) for _ in range(copies)]
    at = special(
        {"team": ["X6", "C1", "C2"], "extra": "X6", "hq_artefacts": every},
        {"team": IDLE, "extra": "X1"},
        options={"extra_agents": True},
    )
    told = at.play(0, do.Mine(agent("X6")))
    assert [line.key for line in told] == ["krysis-story-mine", "krysis-story-no-artefact"]
    assert (told[0].facts["artefacts"], camp(at, 0), face_down(at, 0)) == (0, (1, 0, 0), [])


@pytest.mark.rule(Rule.ALCHEMIST)
@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("fr", ["Ana change 1 blanc en bleu (Lapidaire).", "Ana change 2 blancs en bleus (Lapidaire)."]),
        ("bg", ["Ana превръща 1 бял в син (Шлифовчик).", "Ana превръща 2 бели в сини (Шлифовчик)."]),
    ],
)
def test_one_crystal_is_told_in_the_singular(language, sentences):
    for number, sentence in enumerate(sentences, 1):
        at = special({"team": ["RU1", "C7", "C3"], "camp": (0, 0, 2)}, {"team": IDLE})
        (line,) = at.play(0, do.Transmute(agent("RU1"), 2, number))
        told = say(language, line.key, line.facts, ("Ana", "Boyan"), CONTENT.name)
        assert told.translate({0x2068: None, 0x2069: None}) == sentence
