"""Phase 3: load goods, and overtime (KRY-31 to KRY-47, KRY-58, KRY-59)."""

import pytest

import kastellan
from kastellan.games.krysis import actions as do
from kastellan.games.krysis import ready
from kastellan.games.krysis.rules import Rule
from kastellan.games.krysis.steps.cards import defence, is_defended
from tests.games.krysis.board import (
    agent,
    artefact,
    camp,
    crystals,
    face_down,
    hoard,
    hq,
    named,
    play,
    rule_of,
    table,
)

IDLE = ["C2", "C3", "C4"]
WARRIORS = ["W1", "W4", "W5"]


@pytest.mark.rule(Rule.LOAD, Rule.LOAD_BANK, Rule.LOAD_LEAVES, Rule.BACK_AT_ONCE, "KRY-V20")
def test_selling_pays_two_points_for_each_good():
    at = table(
        "action",
        {"team": ["C7", "C1", "W1"], "camp": (1, 0, 5), "artefacts": ["pistol", "truck"]},
        {"team": IDLE},
    )
    bank = at.state.bank[:]
    play(
        at,
        0,
        ready.LOAD,
        do.Play(artefact("truck")),
        *crystals("RWWWWW"),
        do.AddArtefact(artefact("pistol")),
        ready.TO_BANK,
    )
    assert at.state.score[0] == 14
    assert at.state.bank == [bank[0] + 1, bank[1], bank[2] + 5]
    assert sorted(named(at.state.scrap)) == ["pistol", "truck"]
    assert camp(at, 0) == (0, 0, 0)
    assert not is_defended(at.state, 0)
    seat = at.view().seats[0]
    assert (seat.agents.team, seat.transport) == ((), None)
    assert {agent("C7"), agent("C1"), agent("W1")} == set(seat.agents.gone)
    assert at.to_act == (1,)


@pytest.mark.rule(Rule.LOAD_HQ, "KRY-V21")
def test_taking_home_scores_nothing_now():
    at = table(
        "action", {"team": ["C8", "W1", "W4"], "camp": (1, 1, 0), "artefacts": ["pistol"]}, {"team": IDLE}
    )
    play(at, 0, ready.LOAD, *crystals("RB"), do.AddArtefact(0), ready.TO_HQ)
    assert at.state.score[0] == 0
    assert hq(at, 0) == (2, 3, 3)
    assert hoard(at, 0) == ["pistol"]


@pytest.mark.rule(Rule.LOAD_HQ, Rule.PLAY_ARTEFACTS)
def test_artefacts_at_home_cannot_be_played():
    at = table("action", {"team": IDLE, "camp": (3, 0, 0), "hq_artefacts": ["truck"]}, {"team": IDLE})
    play(at, 0, ready.LOAD)
    assert rule_of(at, 0, do.Play(artefact("truck"))) == Rule.PLAY_ARTEFACTS


def kinds(at, seat):
    return {type(action).__name__ for action in at.legal(seat)}


@pytest.mark.rule(Rule.ACTION, Rule.FITS, "KRY-V22")
def test_without_capacity_only_overtime_is_offered():
    at = table(
        "action",
        {"team": WARRIORS, "camp": (2, 2, 2), "artefacts": ["pistol"]},
        {"team": [], "camp": (1, 1, 1)},
        order=[1, 0],
        turn=1,
    )
    assert kinds(at, 0) == {"Overtime"}
    assert rule_of(at, 0, ready.LOAD) == Rule.FITS
    assert rule_of(at, 0, do.Attack(1)) == Rule.FITS


@pytest.mark.rule(Rule.LOAD, "KRY-V22")
@pytest.mark.parametrize(
    ("mine", "transport", "theirs", "offered"),
    [
        ((0, 0, 0), ["truck"], (0, 0, 0), {"Overtime"}),
        ((0, 1, 0), ["truck"], (0, 1, 0), {"Overtime"}),
        ((1, 0, 0), ["truck"], (0, 1, 0), {"Load", "Overtime"}),
        ((0, 0, 0), ["truck", "pistol"], (0, 1, 0), {"Load", "Overtime"}),
        ((0, 0, 0), ["buggy"], (0, 1, 0), {"Attack", "Overtime"}),
    ],
)
def test_with_a_transport_what_fits_its_slots_is_offered(mine, transport, theirs, offered):
    at = table(
        "action",
        {"team": WARRIORS, "camp": mine, "artefacts": transport},
        {"team": [], "camp": theirs},
        order=[1, 0],
        turn=1,
    )
    assert kinds(at, 0) == offered


@pytest.mark.rule(Rule.ACTION)
def test_only_the_active_player_acts_and_nobody_passes():
    at = table("action", {"team": IDLE}, {"team": IDLE})
    assert rule_of(at, 1, ready.OVERTIME) == Rule.ACTION
    assert rule_of(at, 0, ready.END_TURN) == Rule.ACTION
    assert rule_of(at, 0, do.Dig(0)) == Rule.ACTION
    assert rule_of(at, 0, do.AddCrystal(0)) == Rule.ACTION
    assert rule_of(at, 0, ready.CONFIRM) == Rule.ACTION
    play(at, 0, ready.OVERTIME)
    assert rule_of(at, 0, ready.LOAD) == Rule.ACTION


@pytest.mark.rule(Rule.LOAD)
def test_a_load_is_not_empty_lies_in_the_camp_and_has_one_destination():
    at = table("action", {"team": ["C8", "C7", "C1"], "camp": (1, 0, 0)}, {"team": IDLE})
    play(at, 0, ready.LOAD)
    assert rule_of(at, 0, ready.TO_HQ) == Rule.LOAD
    assert rule_of(at, 0, do.AddCrystal(1)) == Rule.LOAD
    assert rule_of(at, 0, do.AddArtefact(1)) == Rule.LOAD
    assert rule_of(at, 0, ready.CONFIRM) == Rule.LOAD
    play(at, 0, *crystals("R"))
    assert rule_of(at, 0, ready.TO_CAMP) == Rule.LOAD
    empty = table("action", {"team": IDLE}, {"team": IDLE})
    assert rule_of(empty, 0, ready.LOAD) == Rule.LOAD


@pytest.mark.rule(Rule.FITS, Rule.SAME_CAPACITY, Rule.PARTLY_FILLED)
def test_a_load_never_exceeds_the_slots():
    at = table(
        "action", {"team": ["C3", "W1", "W4"], "camp": (2, 1, 5), "artefacts": ["pistol"]}, {"team": IDLE}
    )
    play(at, 0, ready.LOAD)
    assert rule_of(at, 0, do.AddCrystal(1)) == Rule.FITS
    play(at, 0, *crystals("WW"))
    assert rule_of(at, 0, do.AddCrystal(0)) == Rule.FITS
    assert rule_of(at, 0, do.AddArtefact(0)) == Rule.FITS
    play(at, 0, *crystals("W"))
    assert rule_of(at, 0, do.AddCrystal(2)) == Rule.FITS
    play(at, 0, ready.TO_HQ)
    assert camp(at, 0) == (2, 1, 2)


@pytest.mark.rule(Rule.PLAYED_SAFE, Rule.PLAY_ARTEFACTS, Rule.ARTEFACT_KIND, Rule.ARTEFACT_EFFECT)
def test_one_transport_helps_a_load_and_is_not_loaded_itself():
    at = table(
        "action",
        {"team": IDLE, "camp": (4, 0, 0), "artefacts": ["truck", "motorcycle", "rifle"]},
        {"team": IDLE},
    )
    assert rule_of(at, 0, do.Play(artefact("truck"))) == Rule.ARTEFACT_KIND
    play(at, 0, ready.LOAD)
    assert rule_of(at, 0, do.Play(artefact("rifle"))) == Rule.ARTEFACT_KIND
    assert rule_of(at, 0, do.Play(artefact("buggy"))) == Rule.PLAY_ARTEFACTS
    play(at, 0, do.Play(artefact("truck")))
    assert rule_of(at, 0, do.Play(artefact("motorcycle"))) == Rule.PLAY_ARTEFACTS
    assert rule_of(at, 0, do.AddArtefact(artefact("truck"))) == Rule.PLAYED_SAFE
    assert at.view(0).draft.slots == (4, 1, 0)
    play(at, 0, *crystals("RRRR"))
    assert rule_of(at, 0, do.AddCrystal(0)) == Rule.FITS


@pytest.mark.rule(Rule.FITS)
def test_a_transport_that_helps_nothing_is_not_played():
    at = table(
        "action",
        {"team": WARRIORS, "camp": (0, 2, 0), "artefacts": ["buggy"] * 2 + ["motorcycle"]},
        {"team": IDLE},
    )
    play(at, 0, ready.LOAD, do.Play(artefact("buggy")), ready.TAKE_BACK)
    bare = table(
        "action", {"team": WARRIORS, "camp": (1, 0, 0), "artefacts": ["buggy", "truck"]}, {"team": IDLE}
    )
    play(bare, 0, ready.LOAD)
    assert rule_of(bare, 0, do.Play(artefact("buggy"))) is None, "the truck itself fits into a blue slot"


@pytest.mark.rule(Rule.LOAD_SHOWN)
@pytest.mark.parametrize("shown", [True, False])
def test_loaded_artefacts_are_shown_unless_switched_off(shown):
    at = table(
        "action",
        {"team": IDLE, "artefacts": ["rifle"]},
        {"team": IDLE},
        options={"reveal_loaded_artefacts": shown},
    )
    play(at, 0, ready.LOAD, do.AddArtefact(artefact("rifle")))
    story = at.play(0, ready.TO_HQ)
    assert ("krysis-story-shows" in [line.key for line in story]) == shown
    assert at.view(1).seats[0].hoard is None


@pytest.mark.rule(Rule.LOAD)
def test_a_draft_is_seen_by_nobody_else_and_can_be_begun_anew():
    at = table(
        "action", {"team": ["C8", "C7", "C1"], "camp": (2, 1, 3), "artefacts": ["truck"]}, {"team": IDLE}
    )
    before = [at.view(viewer) for viewer in (None, 1)]
    start = at.state.copy()
    for action in (ready.LOAD, do.Play(artefact("truck")), *crystals("RBW")):
        assert at.play(0, action) == ()
    assert [at.view(viewer) for viewer in (None, 1)] == before
    draft = at.view(0).draft
    assert (draft.home, draft.bank) == (6, 6)
    assert draft.crystals == (1, 1, 1)
    play(at, 0, ready.TAKE_BACK)
    assert at.state == start
    play(at, 0, ready.LOAD, *crystals("R"))
    at.take_back(0)
    assert at.view(0).draft.crystals == (0, 0, 0)


@pytest.mark.rule(Rule.OVERTIME, "KRY-V31")
def test_overtime_pays_exactly_six():
    at = table("action", {"team": IDLE}, {"team": IDLE})
    play(at, 0, ready.OVERTIME)
    offered = {(a.red, a.blue, a.white) for a in at.legal(0) if isinstance(a, do.TakePay)}
    assert offered == {(2, 0, 0), (1, 1, 1), (1, 0, 3), (0, 3, 0), (0, 2, 2), (0, 1, 4), (0, 0, 6)}
    for pay in ((3, 0, 0), (1, 1, 0), (0, 0, 0), (-1, 3, 3)):
        assert rule_of(at, 0, do.TakePay(*pay)) == Rule.OVERTIME
    play(at, 0, do.TakePay(1, 1, 1))
    assert camp(at, 0) == (1, 1, 1)
    assert is_defended(at.state, 0)


@pytest.mark.rule(Rule.SHORT_OVERTIME, "KRY-V32")
@pytest.mark.parametrize(
    ("bank", "pays"),
    [
        ((1, 1, 0), {(1, 1, 0)}),
        ((1, 0, 1), {(1, 0, 1)}),
        ((0, 3, 1), {(0, 3, 0)}),
        ((0, 0, 0), {(0, 0, 0)}),
    ],
)
def test_a_short_bank_pays_the_most_it_can(bank, pays):
    rest = tuple(supply - left for supply, left in zip((35, 40, 50), bank, strict=True))
    at = table("action", {"team": IDLE, "hq": rest}, {"team": IDLE, "hq": (0, 0, 0)})
    play(at, 0, ready.OVERTIME)
    assert {(a.red, a.blue, a.white) for a in at.legal(0) if isinstance(a, do.TakePay)} == pays
    assert rule_of(at, 0, do.TakePay(2, 0, 0)) == Rule.SHORT_OVERTIME


@pytest.mark.rule(Rule.OVERTIME_WEAPON, Rule.END_OF_ROUND, Rule.ARTEFACT_EFFECT, "KRY-V33")
def test_a_weapon_played_with_overtime_defends_until_the_end_of_the_round():
    at = table("action", {"team": ["W1", "C1", "C3"], "artefacts": ["rifle", "truck"]}, {"team": IDLE})
    play(at, 0, ready.OVERTIME)
    assert rule_of(at, 0, do.Play(artefact("truck"))) == Rule.ARTEFACT_KIND
    play(at, 0, do.Play(artefact("rifle")), do.TakePay(2, 0, 0))
    assert defence(at.state, 0) == 9
    assert face_down(at, 0) == ["truck"]
    assert at.view(1).seats[0].weapon == artefact("rifle")
    play(at, 1, ready.OVERTIME, do.TakePay(2, 0, 0))
    assert named(at.state.scrap) == ["rifle"]
    assert at.view().phase == "refill"


@pytest.mark.rule(Rule.VICTIM, Rule.ACTION, "KRY-V34")
def test_a_robbed_player_still_acts_and_everybody_acts_once():
    at = table("action", {"team": ["W7", "W4", "C3"]}, {"team": ["C2", "C3", "C4"], "camp": (3, 0, 0)})
    play(at, 0, do.Attack(1), *crystals("R"), ready.CONFIRM, ready.TO_HQ)
    assert at.to_act == (1,)
    assert rule_of(at, 0, ready.OVERTIME) == Rule.ACTION
    play(at, 1, ready.LOAD, *crystals("RR"), ready.TO_BANK)
    assert at.state.score == [0, 4]
    assert at.view().phase == "refill"


@pytest.mark.rule("TABLE-3")
def test_a_delivery_of_crystals_is_taken_back_one_with_artefacts_is_not():
    """Crystals lie open; an artefact that is used or loaded shows itself."""
    at = table(
        "action", {"team": ["C8", "C7", "C1"], "camp": (2, 1, 3), "artefacts": ["truck"]}, {"team": IDLE}
    )
    play(at, 0, ready.LOAD, *crystals("R"))
    loaded = at.state.copy()
    play(at, 0, do.Deliver("hq"))
    assert at.to_act == (1,)
    at.take_back(0)
    assert at.state == loaded
    play(at, 0, do.Play(artefact("truck")), do.Deliver("hq"))
    with pytest.raises(kastellan.Refused, match="TABLE-3"):
        at.take_back(0)
