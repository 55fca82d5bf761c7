"""Attempts and turns (KRP-21 to KRP-30)."""

from random import Random

import pytest

import kastellan
from kastellan.games.kryptos.rules import Rule
from tests.games.kryptos.deals import S4, end_turn, guess, miss, refused, right_guess, s4, wrong_guess


def at(target, index, value):
    return {"type": "guess", "target": target, "index": index, "value": value}


@pytest.mark.rule(Rule.TURN)
@pytest.mark.parametrize("first", range(4))
def test_turns_go_clockwise_from_the_first_player(first):
    table = s4(first=first, turn=first)
    seen = []
    for _ in range(6):
        seen += table.to_act
        miss(table, table.to_act[0])
    assert seen == [(first + k) % 4 for k in range(6)]


@pytest.mark.rule(Rule.TURN)
def test_only_the_active_player_guesses_or_ends_the_turn():
    table = s4()
    for action in (at(2, 0, 3), {"type": "end_turn"}):
        refusal = refused(table, 1, action)
        assert (refusal.rule, refusal.facts) == (Rule.TURN, {"seat": 0})


@pytest.mark.rule(Rule.FIRST_ATTEMPT)
def test_nobody_passes():
    """The first attempt is mandatory (KRP-R12)."""
    assert refused(s4(), 0, {"type": "end_turn"}).rule == Rule.FIRST_ATTEMPT


@pytest.mark.rule(Rule.FIRST_ATTEMPT)
def test_every_hidden_card_of_others_can_be_given_every_uncovered_value():
    table = s4()
    listed = {(a.target, a.index, a.value) for a in table.legal(0)}
    hidden = [(s, i) for s in (1, 2, 3) for i in range(9) if i not in S4["face_up"][s]]
    assert listed == {(s, i, v) for s, i in hidden for v in table.view().uncovered}
    assert len(table.legal(0)) == 21 * 28


@pytest.mark.rule(Rule.SECOND_ATTEMPT, Rule.RIGHT, "KRP-V15")
def test_a_paid_second_attempt_finds_the_card():
    table = s4()
    guess(table, 0, 2, 0, 2)
    assert table.view().hands[2].values[0] is None
    assert table.to_act == (0,)

    guess(table, 0, 2, 0, 3)

    view = table.view()
    assert view.points == (4, 2, 2, 2)
    assert view.hands[2].stock == (2, 2, 1, 1)
    assert view.hands[2].face_up.count(False) == 6
    assert view.hands[2].values[0] == 3
    assert view.hands[2].wrong[0] == ()  # what an open card is not, nobody needs to remember
    assert 3 not in view.uncovered
    assert table.to_act == (1,)


@pytest.mark.rule(Rule.END_OF_TURN, "KRP-V16", "KRP-V17", "KRP-V18", "KRP-V19")
@pytest.mark.parametrize(("bribe", "scores"), [(False, (4, 2, 5, 1)), (True, (4, 3, 6, 1))])
def test_a_whole_round(bribe, scores):
    """With bribes seat 0 pays seat 2 and seat 3 pays seat 1."""
    table = s4(options={"bribe": bribe})
    guess(table, 0, 2, 0, 2)
    guess(table, 0, 2, 0, 3)
    guess(table, 1, 3, 0, 5)
    end_turn(table, 1)
    assert table.view().points[1] == 2
    before = table.view().points[2]
    guess(table, 2, 0, 8, 27)
    assert table.view().points[2] == before + 3
    assert table.to_act == (3,)
    guess(table, 3, 1, 3, 18)
    guess(table, 3, 1, 0, 1)

    assert table.view().points == scores
    assert table.to_act == (0,)
    assert len(table.view().uncovered) == 26


@pytest.mark.rule(Rule.COVERED, "KRP-V25", "KRP-V27")
@pytest.mark.parametrize(
    ("seat", "action"),
    [
        pytest.param(0, at(1, 0, 14), id="face up before oneself"),
        pytest.param(0, at(1, 0, 40), id="not in play"),
        pytest.param(3, at(2, 0, 4), id="face up beside the card"),
        pytest.param(0, at(1, 0, 0), id="no card"),
        pytest.param(0, at(1, 0, 49), id="no card either"),
    ],
)
def test_covered_values_are_refused(seat, action):
    assert refused(s4(turn=seat), seat, action).rule == Rule.COVERED


@pytest.mark.rule(Rule.COVERED, "KRP-V25", "KRP-V39")
@pytest.mark.parametrize(
    ("seat", "action"),
    [
        pytest.param(0, (1, 0, 7), id="in the own hand"),
        pytest.param(0, (1, 8, 1), id="impossible in this place"),
        pytest.param(1, (2, 0, 1), id="one of two that seat 1 can infer"),
    ],
)
def test_a_guess_need_not_be_plausible(seat, action):
    """Any value without a token may be named (KRP-R10)."""
    table = s4(turn=seat)
    guess(table, seat, *action)
    assert table.view().tried is not None


@pytest.mark.rule(Rule.TARGET, "KRP-V26")
@pytest.mark.parametrize(
    ("target", "index"),
    [
        pytest.param(0, 4, id="face up"),
        pytest.param(1, 0, id="own"),
        pytest.param(1, 1, id="own and face up"),
        pytest.param(4, 0, id="no such player"),
        pytest.param(-1, 0, id="beside the track"),
        pytest.param(0, 9, id="no such card"),
        pytest.param(0, -1, id="no card to the left"),
    ],
)
def test_only_hidden_cards_of_others_are_targets(target, index):
    assert refused(s4(turn=1), 1, at(target, index, 1)).rule == Rule.TARGET


@pytest.mark.rule(Rule.TARGET)
@pytest.mark.parametrize(("index", "reason"), [(0, "kryptos-own-card"), (9, "kryptos-no-such-target")])
def test_a_card_that_does_not_exist_is_not_called_ones_own(index, reason):
    assert refused(s4(turn=1), 1, at(1, index, 1)).reason == reason


@pytest.mark.rule(Rule.TRUTH)
def test_the_engine_answers_truthfully():
    """For every hidden card exactly its own value is right (KRP-R30)."""
    for action in s4().legal(0):
        if (action.target, action.index) == (3, 2):
            table = s4()
            table.play(0, action)
            assert (len(table.state.hidden) == 27) == (action.value == 16)


@pytest.mark.rule(Rule.RIGHT, Rule.END_OF_TURN)
def test_a_right_first_attempt_reveals_scores_and_ends_the_turn():
    table = s4()
    story = guess(table, 0, 3, 8, 36)
    assert table.view().hands[3].values[8] == 36
    assert table.to_act == (1,)
    assert [line.key for line in story] == ["kryptos-story-right"]


@pytest.mark.rule(Rule.WRONG)
def test_a_wrong_answer_says_nothing_more():
    table = s4()
    stocks = [hand.stock for hand in table.view().hands]
    (line,) = guess(table, 0, 3, 8, 35)
    assert (line.key, line.facts) == ("kryptos-story-wrong", {"seat": 0, "owner": 3, "index": 9, "value": 35})
    assert table.view().hands[3].values[8] is None
    assert [hand.stock for hand in table.view().hands] == stocks
    assert table.view().hands[3].wrong[8] == (35,)


@pytest.mark.rule(Rule.SECOND_ATTEMPT)
@pytest.mark.parametrize("target", [1, 2, 3])
def test_the_second_attempt_may_be_aimed_anywhere(target):
    table = s4()
    guess(table, 0, 2, 0, 2)
    guess(table, 0, *right_guess(table, 0, target))
    assert table.view().points[0] == 2 - 1 + 3


@pytest.mark.rule(Rule.SECOND_ATTEMPT, "KRP-V22")
def test_without_a_point_there_is_no_second_attempt():
    """The turn passes by itself (KRP-R14)."""
    table = s4(points=(0, 2, 2, 2))
    guess(table, 0, *wrong_guess(table, 0))
    assert table.to_act == (1,)
    assert table.view().points == (0, 2, 2, 2)


@pytest.mark.rule(Rule.REPEAT, "KRP-V24")
def test_the_second_attempt_differs_from_the_first():
    table = s4()
    guess(table, 0, 2, 6, 18)
    again = refused(table, 0, at(2, 6, 18))
    assert (again.rule, again.facts) == (Rule.REPEAT, {"value": 18})
    assert table.view().points[0] == 2
    assert len(table.legal(0)) == 21 * 28  # one guess less, ending the turn more

    guess(table, 0, 2, 6, 17)
    assert table.view().points[0] == 1
    assert table.to_act == (1,)


@pytest.mark.rule(Rule.REPEAT, "KRP-V24")
def test_the_same_value_may_be_tried_on_another_card():
    table = s4()
    guess(table, 0, 2, 6, 18)
    guess(table, 0, 2, 5, 18)
    assert table.view().points[0] == 2 - 1 + 3


@pytest.mark.rule(Rule.REPEAT)
def test_a_guess_refuted_in_an_earlier_turn_may_be_repeated():
    """Remembering is the players' affair (KRP-R11)."""
    table = s4()
    guess(table, 0, 2, 6, 18)
    end_turn(table, 0)
    guess(table, 1, 2, 6, 18)
    assert table.view().tried.value == 18


@pytest.mark.rule(Rule.END_OF_TURN)
def test_there_is_never_a_third_attempt():
    table = s4()
    guess(table, 0, *wrong_guess(table, 0))
    guess(table, 0, *wrong_guess(table, 0))
    assert table.to_act == (1,)
    assert len(table.legal(0)) == 0
    assert refused(table, 0, at(2, 0, 3)).rule == Rule.TURN


@pytest.mark.rule(Rule.END_OF_TURN)
def test_who_does_not_answer_declines_or_plays_anything_legal():
    table = s4()
    for _ in range(20):
        seat = table.to_act[0]
        action = table.game.absent(table.state, seat, Random(1))
        assert action in table.legal(seat)
        assert not table.state.tried or action == table.game.absent(table.state, seat, None)
        table.play(seat, action)


@pytest.mark.rule("TABLE-1")
def test_a_malformed_action_is_refused():
    table = s4()
    for action in ({"type": "guess"}, {"type": "deal", "card": 3}, {"type": "guess", "target": "x"}, {}):
        assert refused(table, 0, action).rule == "TABLE-1"


@pytest.mark.rule("TABLE-3")
def test_a_guess_is_never_taken_back():
    """Every move of Kryptos tells something."""
    table = s4()
    guess(table, 0, 2, 0, 2)
    with pytest.raises(kastellan.Refused) as caught:
        table.take_back(0)
    assert caught.value.refusal.rule == "TABLE-3"
    assert table.view().tried is not None
