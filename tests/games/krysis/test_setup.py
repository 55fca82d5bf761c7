"""The set-up: who plays with what (KRY-1 to KRY-13)."""

import pytest

import kastellan
from kastellan.games.krysis import GAME, ready
from kastellan.games.krysis.options import Options
from kastellan.games.krysis.rules import Rule
from kastellan.games.krysis.state import ENTRANCES
from tests.games.krysis.board import CONTENT, camp, hq, table


@pytest.mark.rule(Rule.PLAYERS)
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_only_two_to_four_play(seats):
    assert GAME.forbid(seats, Options()).rule == Rule.PLAYERS


@pytest.mark.rule(Rule.PLAYERS)
@pytest.mark.parametrize("companies", [(0, 0), (0, 1, 2), (0, 4), (-1, 2)])
def test_companies_are_different_and_one_for_each_seat(companies):
    assert GAME.forbid(2, Options(companies=companies)).rule == Rule.PLAYERS
    assert GAME.forbid(2, Options(companies=(3, 1))) is None


@pytest.mark.rule(Rule.ENTRANCE, "KRY-V1")
@pytest.mark.parametrize(("seats", "spaces"), [(2, {0, 2}), (3, {0, 1, 2}), (4, {0, 1, 2, 3})])
def test_entrance_spaces_depend_on_the_number_of_players(seats, spaces):
    assert set(ENTRANCES[seats]) == spaces
    assert set(kastellan.new("krysis", seats, seed=3).state.spaces) == spaces


@pytest.mark.rule(Rule.OPENING_HAND, Rule.CREDIT, Rule.FIRST_ARTEFACT, Rule.SCORE, "KRY-V2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_alike(seats):
    state = kastellan.new("krysis", seats, seed=seats).state
    for seat in range(seats):
        hand, pile = state.hand[seat], state.piles[seat]
        assert state.hq[3 * seat : 3 * seat + 3] == [1, 2, 3]
        assert [(hand & CONTENT.carriers).bit_count(), (hand & CONTENT.warriors).bit_count()] == [3, 3]
        assert [(pile & CONTENT.carriers).bit_count(), (pile & CONTENT.warriors).bit_count()] == [6, 6]
        assert sum(state.face_down[6 * seat : 6 * seat + 6]) == 1
        assert state.score[seat] == 0
    assert sum(state.artefacts) == 24 - seats


@pytest.mark.rule(Rule.BANK, Rule.CREDIT)
@pytest.mark.parametrize(("seats", "bank"), [(2, [33, 36, 44]), (3, [32, 34, 41]), (4, [31, 32, 38])])
def test_the_bank_holds_what_is_not_credited(seats, bank):
    assert GAME.start(seats, Options(), CONTENT).bank == bank


@pytest.mark.rule(Rule.ENTRANCE_CRYSTALS)
def test_entrance_crystals_go_to_the_camp():
    at = kastellan.new("krysis", 4, seed=5)
    shown = [(0, 0, 2), (0, 1, 1), (1, 0, 1), (1, 1, 0)]
    for seat in range(4):
        assert camp(at, seat) == shown[at.state.spaces[seat]]


@pytest.mark.rule(Rule.ENTRANCE)
def test_any_miner_may_be_drawn_first():
    firsts = {kastellan.new("krysis", 3, seed=seed).state.spaces.index(0) for seed in range(20)}
    assert firsts == {0, 1, 2}


@pytest.mark.rule(Rule.CAMP_AND_HQ, Rule.OWN_ARTEFACTS)
def test_a_camp_shows_crystals_and_a_number_and_the_hq_only_its_owner():
    at = table("bid", {"camp": (1, 0, 2), "artefacts": ["rifle"], "hq_artefacts": ["truck"]}, {})
    own, other = at.view(0).seats[0], at.view(1).seats[0]
    assert own.camp == other.camp == (1, 0, 2)
    assert own.face_down == other.face_down == 1
    assert own.artefacts == (0, 1, 0, 0, 0, 0)
    assert own.hoard == (0, 0, 0, 0, 0, 1)
    assert own.hq == (1, 2, 3)
    assert other.artefacts is other.hoard is other.hoard_cards is other.hq is None


@pytest.mark.rule(Rule.ROUNDS, Rule.END_OF_GAME)
def test_five_rounds_of_four_phases():
    at = kastellan.new("krysis", 2, seed=11)
    seen = []
    while at.to_act:
        entry = (at.state.round, at.view().phase)
        seen += [entry] if entry not in seen else []
        seat = at.to_act[0]
        at.play(seat, GAME.absent(at.state, seat, __import__("random").Random(1)))
    for number in range(1, 6):
        phases = [
            phase
            for round_, phase in seen
            if round_ == number and phase in ("bid", "place", "team", "action", "refill")
        ]
        assert phases == ["bid", "place", "team", "action"] + (["refill"] if number < 5 else [])
    assert at.outcome is not None


@pytest.mark.rule(Rule.MISSIONS_FIRST, Rule.SPECIALS_NEXT)
def test_missions_then_decks_then_hands():
    options = {"missions": True, "advanced": True, "tactical": True}
    at = kastellan.new("krysis", 2, options, seed=1)
    assert at.view().phase == "deck"
    assert all(seat.has_mission for seat in at.view().seats)
    while at.view().phase == "deck":
        at.play(at.to_act[0], next(a for a in at.legal(at.to_act[0]) if a != ready.TAKE_BACK))
    assert at.view().phase == "tactical"
    assert hq(at, 0) == (1, 2, 3)
