"""Refusals name the rule that truly forbids, and their sentence fits the moment."""

import pytest

import kastellan
from kastellan.games.krysis import GAME, ready
from kastellan.games.krysis import actions as do
from kastellan.games.krysis.rules import Rule
from kastellan.locale import LANGUAGES, say
from tests.games.krysis.board import CONTENT, agent, artefact, crystals, play, rule_of, table

IDLE = ["C2", "C3", "C4"]
WARRIORS = ["W1", "W4", "W5"]
SPIES = {"advanced": True, "companies": [1, 0]}


def reason(at, seat, action):
    """Return rule and message of a refusal."""
    refusal = GAME.refuse(at.state, seat, action)
    return refusal.rule, refusal.reason


def sentence(at, seat, action, language="en"):
    """Return the sentence of a refusal."""
    refusal = GAME.refuse(at.state, seat, action)
    return say(language, refusal.reason, refusal.facts, ("Ana", "Boyan", "Chloé"), CONTENT.name)


@pytest.mark.rule(Rule.DECK, Rule.TACTICAL, Rule.REFILL)
def test_a_final_choice_is_not_said_to_be_revealed_where_it_never_is():
    deck = kastellan.new("krysis", 2, {"advanced": True}, seed=1)
    play(deck, 0, *[do.AddAgent(agent(name)) for name in ("C1", "C2", "C4", "C5", "C7", "C8")], ready.CONFIRM)
    assert reason(deck, 0, ready.CONFIRM) == (Rule.DECK, "krysis-sealed")
    for language in LANGUAGES:
        told = sentence(deck, 0, ready.CONFIRM, language)
        assert not any(word in told for word in ("reveal", "révél", "разкри"))
    refill = table("refill", {}, {})
    play(refill, 0, *[do.Recruit("carrier")] * 3)
    assert reason(refill, 0, do.Recruit("carrier")) == (Rule.REFILL, "krysis-drawn-all")


@pytest.mark.rule(Rule.ACTION)
def test_a_step_of_another_action_is_told_to_finish_first():
    at = table("action", {"team": IDLE, "camp": (1, 0, 0)}, {"team": IDLE})
    assert reason(at, 0, do.AddCrystal(0)) == (Rule.ACTION, "krysis-begin-first")
    play(at, 0, ready.OVERTIME)
    for step in (
        do.AddCrystal(0),
        do.AddArtefact(0),
        ready.ANNOUNCE,
        ready.TO_HQ,
        do.Snatch(-1),
        ready.END_TURN,
    ):
        assert reason(at, 0, step) == (Rule.ACTION, "krysis-finish-first")


@pytest.mark.rule(Rule.ACTION)
def test_after_the_action_nothing_more_is_begun():
    at = table(
        "action",
        {"team": ["SA2", "C7", "C3"], "camp": (3, 0, 0), "artefacts": ["truck"]},
        {"team": IDLE},
        options={"advanced": True},
    )
    play(at, 0, ready.LOAD, *crystals("R"), ready.TO_HQ)
    for step in (
        ready.LOAD,
        do.AddCrystal(0),
        ready.CONFIRM,
        ready.TO_HQ,
        do.Play(artefact("truck")),
        do.Dig(0),
    ):
        assert reason(at, 0, step) == (Rule.ACTION, "krysis-already-acted")


@pytest.mark.rule(Rule.SPY)
def test_a_spy_who_has_looked_is_not_told_to_take_it_back():
    at = table(
        "action", {"team": ["KZ2", "C8", "SA3"]}, {"team": IDLE, "artefacts": ["rifle"]}, options=SPIES
    )
    play(at, 0, do.Spy(agent("KZ2"), 1))
    for step in (
        ready.LOAD,
        ready.OVERTIME,
        do.Rob(agent("SA3"), 1),
        do.AddCrystal(0),
        ready.END_TURN,
        ready.CONFIRM,
    ):
        assert reason(at, 0, step) == (Rule.SPY, "krysis-take-or-leave")


@pytest.mark.rule(Rule.PLAYED_SAFE, Rule.ARTEFACT_KIND)
def test_a_loaded_artefact_is_not_played_too():
    seat = {"team": ["C8", "C7", "C1"], "camp": (1, 0, 0), "artefacts": ["truck", "rifle"]}
    at = table("action", seat, {"team": IDLE})
    play(at, 0, ready.LOAD, do.AddArtefact(artefact("truck")), do.AddArtefact(artefact("rifle")))
    assert reason(at, 0, do.Play(artefact("truck"))) == (Rule.PLAYED_SAFE, "krysis-loaded-played")
    assert rule_of(at, 0, do.Play(artefact("rifle"))) == Rule.ARTEFACT_KIND
    assert rule_of(at, 0, do.Play(artefact("buggy"))) == Rule.PLAY_ARTEFACTS


@pytest.mark.rule(Rule.FITS)
def test_a_transport_of_no_use_in_an_attack_is_refused():
    at = table(
        "action",
        {"team": WARRIORS, "artefacts": ["buggy", "truck"]},
        {"team": [], "camp": (1, 0, 0)},
        order=[1, 0],
        turn=1,
    )
    play(at, 0, do.Attack(1))
    assert reason(at, 0, do.Play(artefact("buggy"))) == (Rule.FITS, "krysis-transport-useless")
    assert rule_of(at, 0, do.Play(artefact("truck"))) is None


@pytest.mark.rule(Rule.SHORT_OVERTIME)
def test_pay_of_the_right_value_that_the_bank_lacks_is_told_so():
    rest = tuple(supply - left for supply, left in zip((35, 40, 50), (1, 1, 0), strict=True))
    at = table("action", {"team": IDLE, "hq": rest}, {"team": IDLE, "hq": (0, 0, 0)})
    play(at, 0, ready.OVERTIME)
    assert reason(at, 0, do.TakePay(0, 2, 1)) == (Rule.SHORT_OVERTIME, "krysis-bank-short")
    assert reason(at, 0, do.TakePay(2, 0, 0)) == (Rule.SHORT_OVERTIME, "krysis-bank-short")
    assert reason(at, 0, do.TakePay(1, 0, 0)) == (Rule.SHORT_OVERTIME, "krysis-pay")
    assert "exactly 5" in sentence(at, 0, do.TakePay(1, 0, 0))


@pytest.mark.rule(Rule.SPECIAL_ACTION, Rule.DEFENDER)
def test_an_agent_who_only_defends_has_no_special_action():
    at = table(
        "action", {"team": ["SA1", "C8", "C3"]}, {"team": IDLE, "camp": (1, 1, 1)}, options={"advanced": True}
    )
    for use in (do.Rob(agent("SA1"), 1), do.Mine(agent("SA1")), do.Spy(agent("SA1"), 1)):
        assert reason(at, 0, use) == (Rule.SPECIAL_ACTION, "krysis-only-defends")
    assert sentence(at, 0, do.Mine(agent("SA1"))).startswith("The Sentinel defends")


@pytest.mark.rule(Rule.ATTACK)
@pytest.mark.parametrize(
    ("weapons", "told"),
    [([], "Your combat value of 4 does not exceed"), (["pistol"], "Even with your best weapon your combat")],
)
def test_an_attack_that_is_too_weak_is_told_with_what_was_counted(weapons, told):
    at = table(
        "action",
        {"team": ["W1", "C1", "C3"], "artefacts": weapons},
        {"team": ["W9", "C1", "C3"], "camp": (0, 0, 2)},
    )
    assert sentence(at, 0, do.Attack(1)).startswith(told)


@pytest.mark.rule(Rule.ALCHEMIST)
@pytest.mark.parametrize(
    ("white", "told"), [(0, "No crystals"), (1, "Only one crystal"), (4, "at most the 4")]
)
def test_an_alchemist_is_told_how_many_crystals_there_are(white, told):
    at = table(
        "action",
        {"team": ["RU1", "C8", "C3"], "camp": (0, 1, white)},
        {"team": IDLE},
        options={"advanced": True},
    )
    assert rule_of(at, 0, do.Transmute(agent("RU1"), 2, 9)) == Rule.ALCHEMIST
    assert told in sentence(at, 0, do.Transmute(agent("RU1"), 2, 9))


@pytest.mark.rule(Rule.ALCHEMIST, Rule.SHORT_ALCHEMIST)
def test_an_unlimited_bank_is_never_said_to_be_short():
    at = table(
        "action",
        {"team": ["RU1", "C8", "C3"], "camp": (0, 1, 4)},
        {"team": IDLE},
        options={"advanced": True, "bank": "unlimited"},
    )
    assert reason(at, 0, do.Transmute(agent("RU1"), 2, 5000)) == (Rule.ALCHEMIST, "krysis-transmute-number")


@pytest.mark.rule(Rule.LOAD, Rule.PLAYED_SAFE)
def test_a_transport_that_is_the_only_good_leaves_nothing_to_load():
    at = table("action", {"team": IDLE, "artefacts": ["truck"]}, {"team": IDLE})
    play(at, 0, ready.LOAD)
    assert reason(at, 0, do.Play(artefact("truck"))) == (Rule.LOAD, "krysis-only-good")
    for language in LANGUAGES:
        assert sentence(at, 0, do.Play(artefact("truck")), language)


@pytest.mark.rule(Rule.ACTION)
def test_an_action_that_is_done_is_not_said_to_be_unchosen():
    at = table(
        "action", {"team": ["SA2", "C7", "C3"], "camp": (3, 0, 0)}, {"team": IDLE}, options={"advanced": True}
    )
    assert reason(at, 0, ready.TAKE_BACK) == (Rule.ACTION, "krysis-nothing-chosen")
    play(at, 0, ready.LOAD, *crystals("R"), ready.TO_HQ)
    assert reason(at, 0, ready.TAKE_BACK) == (Rule.ACTION, "krysis-already-acted")


@pytest.mark.rule(Rule.DECK, Rule.EXTRA_DECK)
def test_a_complete_deck_is_told_to_be_confirmed():
    at = kastellan.new("krysis", 2, {"advanced": True}, seed=1)
    play(at, 0, *[do.AddAgent(agent(name)) for name in ("C1", "C2", "C4", "C5", "C7")])
    assert "other levels" in sentence(at, 0, do.AddAgent(agent("C3")))
    play(at, 0, do.AddAgent(agent("C8")))
    assert reason(at, 0, do.AddAgent(agent("C3"))) == (Rule.DECK, "krysis-star-level")
    for language, words in {"en": "Confirm it", "fr": "Confirmez-le", "bg": "Потвърдете го"}.items():
        assert words in sentence(at, 0, do.AddAgent(agent("C3")), language)


@pytest.mark.rule(Rule.FITS)
@pytest.mark.parametrize(
    ("artefacts", "told"), [(["truck"], True), (["buggy"], False), (["rifle"], False), ([], False)]
)
def test_a_transport_is_advised_only_where_it_would_make_room(artefacts, told):
    team = {"team": ["C3", "W7", "W4"], "artefacts": artefacts}
    load = table("action", team | {"camp": (2, 0, 0)}, {"team": IDLE})
    play(load, 0, ready.LOAD, *crystals("R"))
    loot = table("action", team, {"team": IDLE, "camp": (2, 0, 0)})
    play(loot, 0, do.Attack(1), *crystals("R"))
    for at in (load, loot):
        assert reason(at, 0, do.AddCrystal(0)) == (Rule.FITS, "krysis-no-room")
        assert ("transport" in sentence(at, 0, do.AddCrystal(0))) == told


@pytest.mark.rule(Rule.FITS)
def test_no_second_transport_is_advised():
    seat = {"team": ["C3", "W7", "W4"], "camp": (4, 0, 0), "artefacts": ["truck", "motorcycle"]}
    at = table("action", seat, {"team": IDLE})
    play(at, 0, ready.LOAD, do.Play(artefact("truck")), *crystals("RRR"))
    assert "transport" not in sentence(at, 0, do.AddCrystal(0))


@pytest.mark.rule(Rule.FITS)
def test_a_transport_that_leaves_only_goods_that_do_not_fit():
    at = table(
        "action", {"team": ["C3", "W7", "W4"], "camp": (0, 1, 0), "artefacts": ["truck"]}, {"team": IDLE}
    )
    play(at, 0, ready.LOAD)
    assert reason(at, 0, do.Play(artefact("truck"))) == (Rule.FITS, "krysis-rest-unfit")
    assert rule_of(at, 0, do.AddArtefact(artefact("truck"))) is None


@pytest.mark.rule(Rule.ACTION)
@pytest.mark.parametrize(("team", "told"), [(["SA2", "C7", "C3"], True), (["SA1", "C7", "C3"], False)])
def test_special_agents_are_named_only_where_one_can_be_used(team, told):
    at = table("action", {"team": team, "camp": (3, 0, 0)}, {"team": IDLE}, options={"advanced": True})
    assert ("special agent" in sentence(at, 0, do.AddCrystal(0))) == told


ELSEWHERE = ("weaker", "another camp", "another target", "plus faible", "autre campement", "autre cible")
ELSEWHERE_BG = ("по-слаб", "друг лагер", "друга цел")
"""How a refusal names another camp to turn to."""


def advises_another_camp(at, action):
    """Return whether the refusal names another camp, alike in the three languages."""
    found = {
        any(part in sentence(at, 0, action, language) for part in (*ELSEWHERE, *ELSEWHERE_BG))
        for language in LANGUAGES
    }
    assert len(found) == 1
    return found.pop()


@pytest.mark.rule(Rule.ATTACK, Rule.STEAL_SOMETHING, Rule.THIEF, Rule.SPY)
@pytest.mark.parametrize("others", [1, 2])
def test_another_camp_is_advised_only_where_there_is_one(others):
    thieves = {"advanced": True, "companies": [1, 0, 2][: others + 1]}
    spare = [{"team": IDLE, "camp": (1, 1, 1)}] * (others - 1)
    strong = table("action", {"team": IDLE}, {"team": WARRIORS, "camp": (1, 0, 0)}, *spare, options=thieves)
    bare = table("action", {"team": WARRIORS}, {"team": IDLE}, *spare, options=thieves)
    special = table("action", {"team": ["SA3", "KZ2", "C3"]}, {"team": IDLE}, *spare, options=thieves)
    for at, action, rule in (
        (strong, do.Attack(1), Rule.ATTACK),
        (bare, do.Attack(1), Rule.STEAL_SOMETHING),
        (special, do.Rob(agent("SA3"), 1), Rule.THIEF),
        (special, do.Spy(agent("KZ2"), 1), Rule.SPY),
    ):
        assert rule_of(at, 0, action) is rule
        assert advises_another_camp(at, action) == (others > 1)


@pytest.mark.rule(Rule.SHORT_ALCHEMIST)
def test_a_short_bank_is_short_of_the_new_colour():
    at = table(
        "action",
        {"team": ["RU1", "C3", "C4"], "camp": (0, 0, 3)},
        {"team": IDLE, "hq": (0, 37, 0)},
        options={"advanced": True},
    )
    told = sentence(at, 0, do.Transmute(agent("RU1"), 2, 3))
    assert reason(at, 0, do.Transmute(agent("RU1"), 2, 3)) == (Rule.SHORT_ALCHEMIST, "krysis-alchemist-short")
    assert "of the new colour" in told
