"""Phase 1: bids, placing, and what spaces give (KRY-14 to KRY-22)."""

import pytest

import kastellan
from kastellan.games.krysis import actions as do
from kastellan.games.krysis import ready
from kastellan.games.krysis.rules import Rule
from tests.games.krysis.board import (
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


def bid(at, *bids):
    for seat, text in enumerate(bids):
        play(at, seat, *crystals(text), ready.CONFIRM)


@pytest.mark.rule(Rule.BID, Rule.BIDS_PAID, Rule.BID_ORDER, Rule.BACK_AT_ONCE, "KRY-V3")
def test_the_highest_bid_places_first_and_the_miner_ahead_breaks_ties():
    at = table("bid", {"space": 4}, {"space": 2}, {"space": 1}, {"space": 3})
    bank = at.state.bank[:]
    bid(at, "R", "BW", "WW", "")
    assert at.state.order == (1, 0, 2, 3)
    assert at.state.bank == [bank[0] + 1, bank[1] + 1, bank[2] + 3]
    assert [hq(at, seat) for seat in range(4)] == [(0, 2, 3), (1, 1, 2), (1, 2, 1), (1, 2, 3)]


@pytest.mark.rule(Rule.BID_ORDER, "KRY-V4")
def test_without_bids_the_miners_ahead_go_first():
    at = table("bid", {"space": 3}, {"space": 1}, {"space": 2})
    bid(at, "", "", "")
    assert at.state.order == (1, 2, 0)


@pytest.mark.rule(Rule.BID_ORDER, Rule.BIDS_PAID, "KRY-V5")
def test_the_value_counts_and_nothing_is_given_back():
    at = table("bid", {"space": 1}, {"space": 2, "hq": (1, 2, 4)})
    bid(at, "R", "WWWW")
    assert at.state.order == (1, 0)
    assert (hq(at, 0), hq(at, 1)) == ((0, 2, 3), (1, 2, 0))


@pytest.mark.rule(Rule.BID)
def test_only_crystals_of_the_own_hq_can_be_bid():
    at = table("bid", {"camp": (5, 5, 5), "hq": (1, 0, 0)}, {})
    assert rule_of(at, 0, do.AddCrystal(1)) == Rule.BID
    play(at, 0, *crystals("R"))
    assert rule_of(at, 0, do.AddCrystal(0)) == Rule.BID
    assert rule_of(at, 0, do.AddArtefact(0)) == Rule.BID
    play(at, 0, ready.TAKE_BACK)
    assert rule_of(at, 0, ready.TAKE_BACK) == Rule.BID
    play(at, 0, ready.CONFIRM)
    assert rule_of(at, 0, ready.CONFIRM) == Rule.BID


@pytest.mark.rule(Rule.BID)
def test_a_bid_is_sealed_until_the_last_one():
    at = table("bid", {}, {}, {})
    before = [at.view(viewer) for viewer in (None, 1, 2)]
    play(at, 0, *crystals("RB"))
    assert [at.view(viewer) for viewer in (None, 1, 2)] == before
    play(at, 0, ready.CONFIRM)
    assert at.view(1).seats[0].ready
    assert at.view(1).seats[0].bid is None
    assert at.view(0).seats[0].bid == (1, 1, 0)


@pytest.mark.rule(Rule.PLACE, Rule.ONE_LEVEL)
def test_each_miner_takes_a_free_space_of_the_level():
    at = table("place", {}, {}, order=[1, 0])
    assert rule_of(at, 0, do.Dig(0)) == Rule.PLACE
    assert rule_of(at, 1, do.Dig(4)) == Rule.PLACE
    play(at, 1, do.Dig(0))
    assert camp(at, 1) == (1, 0, 1)
    assert rule_of(at, 0, do.Dig(0)) == Rule.PLACE
    play(at, 0, do.Dig(2, 1))
    assert at.view().phase == "team"
    assert {seat.level for seat in at.view().seats} == {1}
    assert at.state.spaces == [2, 0]


@pytest.mark.rule(Rule.PLACE)
def test_a_space_left_on_the_level_above_does_not_block():
    at = table("place", {"space": 3}, {"space": 1}, order=[0, 1])
    assert do.Dig(0) in at.legal(0)
    assert [seat.level for seat in at.view().seats] == [0, 0]


@pytest.mark.rule(Rule.ALTERNATIVE, "KRY-V6")
@pytest.mark.parametrize(("alternative", "gain"), [(0, (0, 3, 0)), (1, (0, 0, 4))])
def test_of_two_alternatives_exactly_one_is_taken(alternative, gain):
    at = table("place", {}, {})
    assert rule_of(at, 0, do.Dig(2, 2)) == Rule.ALTERNATIVE
    assert rule_of(at, 0, do.Dig(2)) == Rule.ALTERNATIVE
    assert rule_of(at, 0, do.Dig(0, 1)) == Rule.ALTERNATIVE
    play(at, 0, do.Dig(2, alternative))
    assert camp(at, 0) == gain


@pytest.mark.rule(Rule.ALTERNATIVE)
def test_an_alternative_is_named_where_there_are_two_and_may_be_left_out_elsewhere():
    at = table("place", {}, {}, order=[0, 1])
    with pytest.raises(kastellan.Refused, match="KRY-18"):
        at.play(0, {"type": "dig", "space": 2})
    for without in ({"type": "dig", "space": 0}, {"type": "dig", "space": 0, "alternative": 0}):
        at = table("place", {}, {}, order=[0, 1])
        at.play(0, without)
        assert camp(at, 0) == (1, 0, 1)


ALL = ["pistol"] * 5 + ["rifle"] * 4 + ["cannon"] * 3 + ["motorcycle"] * 5 + ["buggy"] * 4 + ["truck"] * 3


def without(*cards):
    left = ALL[:]
    for card in cards:
        left.remove(card)
    return left


@pytest.mark.rule(Rule.RESHUFFLE, Rule.SPACE_ARTEFACTS, "KRY-V7")
def test_the_discards_are_shuffled_when_the_second_card_is_needed():
    discard = ["rifle", "cannon", "truck"]
    at = quiet(table("place", {"hq_artefacts": without("pistol", *discard)}, {}, discard=discard))
    assert sum(at.state.artefacts) == 1
    play(at, 0, do.Dig(3))
    chance(at, do.DealArtefact(artefact("pistol")))
    assert (sum(at.state.artefacts), sum(at.state.scrap)) == (0, 3)
    chance(at, do.DealArtefact(artefact("cannon")))
    assert (sum(at.state.artefacts), sum(at.state.scrap)) == (2, 0)
    play(at, 0, do.Keep(artefact("pistol")))
    assert face_down(at, 0) == ["pistol"]
    assert (named(at.state.artefacts), named(at.state.scrap)) == (["rifle", "truck"], ["cannon"])


@pytest.mark.rule(Rule.RESHUFFLE, "KRY-V8")
def test_a_single_card_is_kept_and_without_cards_the_draw_is_lost():
    at = table("place", {"hq_artefacts": without("pistol")}, {}, {})
    play(at, 0, do.Dig(3))
    assert face_down(at, 0) == ["pistol"]
    assert at.to_act == (1,)
    play(at, 1, do.Dig(1))
    assert face_down(at, 1) == []
    assert camp(at, 1) == (0, 0, 1)
    assert at.to_act == (2,)


@pytest.mark.rule(Rule.RESHUFFLE)
def test_the_story_tells_a_reshuffle_and_artefacts_that_nobody_can_draw():
    at = table("place", {"hq_artefacts": without("pistol")}, {}, discard=["pistol"], round=3)
    told = {line.key: line.facts for line in at.play(0, do.Dig(3))}
    assert list(told) == [
        "krysis-story-dig",
        "krysis-story-reshuffle",
        "krysis-story-kept-alone",
        "krysis-story-no-artefact",
    ]
    assert told["krysis-story-dig"]["artefacts"] == 2
    told = {line.key: line.facts for line in at.play(1, do.Dig(1))}
    assert list(told) == ["krysis-story-dig", "krysis-story-no-artefact"]
    assert told["krysis-story-dig"]["artefacts"] == 0


@pytest.mark.rule(Rule.SPACE_ARTEFACTS, "KRY-V9")
def test_two_pictured_cards_are_drawn_one_after_the_other():
    at = quiet(table("place", {}, {}, round=3))
    play(at, 0, do.Dig(3))
    for kept, other in (("rifle", "pistol"), ("truck", "buggy")):
        chance(at, do.DealArtefact(artefact(kept)), do.DealArtefact(artefact(other)))
        assert at.view().phase == "keep"
        assert rule_of(at, 0, do.Keep(artefact("cannon"))) == Rule.SPACE_ARTEFACTS
        assert rule_of(at, 0, do.Dig(0)) == Rule.SPACE_ARTEFACTS
        assert rule_of(at, 1, do.Keep(artefact(kept))) == Rule.PLACE
        play(at, 0, do.Keep(artefact(kept)))
    assert face_down(at, 0) == ["rifle", "truck"]
    assert camp(at, 0) == (0, 0, 1)
    assert named(at.state.scrap) == ["pistol", "buggy"]


@pytest.mark.rule(Rule.SPACE_ARTEFACTS)
def test_two_equal_cards_are_still_a_choice_so_that_others_learn_nothing():
    at = quiet(table("place", {}, {}))
    play(at, 0, do.Dig(3))
    chance(at, do.DealArtefact(0), do.DealArtefact(0))
    assert list(at.legal(0)) == [do.Keep(0)]
    assert at.view(1).find.pair is None
    assert at.view(0).find.pair == (0, 0)


@pytest.mark.rule(Rule.SPACE_CRYSTALS, Rule.SHORTAGE, "KRY-V10")
def test_a_short_bank_gives_what_it_has():
    at = table("place", {"hq": (34, 2, 3)}, {"hq": (0, 0, 0)}, round=5)
    assert at.state.bank[0] == 1
    play(at, 0, do.Dig(0))
    assert camp(at, 0) == (1, 1, 0)
    assert at.state.bank[0] == 0


@pytest.mark.rule(Rule.SHORTAGE)
def test_an_unlimited_bank_is_never_short():
    at = table("place", {"hq": (34, 2, 3)}, {"hq": (1, 0, 0)}, round=5, options={"bank": "unlimited"})
    play(at, 0, do.Dig(0))
    assert camp(at, 0) == (2, 1, 0)
