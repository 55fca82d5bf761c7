"""The reveals of the set-up, plain and advanced (KRP-13 to KRP-20)."""

import pytest

import kastellan
from kastellan.games.kryptos.rules import Rule
from tests.games.kryptos.deals import (
    D4,
    D5,
    fresh,
    guess,
    refused,
    reveal,
    revealable_values,
    s4,
)

ADVANCED = {"advanced_setup": True}
HAND = (2, 5, 9, 10, 11, 17, 23, 30)
REST = [card for card in range(1, 41) if card not in HAND]
FIVE = (*(tuple(REST[8 * seat : 8 * seat + 8]) for seat in range(4)), HAND)
"""Five hands of which the last is the one of KRP-V9."""


def one(index):
    return {"type": "reveal", "index": index}


@pytest.mark.rule(Rule.REVEAL_ORDER, Rule.TWO_LAPS, "KRP-V7")
@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [
        (4, 0, [3, 2, 1, 0, 3, 2, 1, 0]),
        (5, 2, [1, 0, 4, 3, 2, 1, 0, 4, 3, 2]),
        (3, 1, [0, 2, 1, 0, 2, 1]),
    ],
)
def test_reveals_go_round_twice_against_the_clock(seats, first, order):
    table = kastellan.new("kryptos", seats, {"first_player": first}, seed=5)
    seen = []
    while table.view().phase == "reveal":
        seen += table.to_act
        table.play(table.to_act[0], table.legal(table.to_act[0])[0])

    assert seen == order
    assert all(sum(hand.face_up) == 2 for hand in table.view().hands)
    assert table.to_act == (first,)


@pytest.mark.rule(Rule.REVEAL_ORDER)
def test_only_the_player_in_turn_reveals_and_nobody_guesses_yet():
    table = fresh(D4)
    refusal = refused(table, 2, one(0))
    assert (refusal.rule, refusal.facts) == (Rule.REVEAL_ORDER, {"seat": 3})
    for seat in (2, 3):
        early = refused(table, seat, {"type": "guess", "target": 0, "index": 0, "value": 1})
        assert early.rule == Rule.REVEAL_ORDER
        assert refused(table, seat, {"type": "end_turn"}).rule == Rule.REVEAL_ORDER


@pytest.mark.rule(Rule.REVEAL_ORDER)
def test_nobody_reveals_once_play_has_begun():
    assert refused(s4(), 0, one(0)).rule == Rule.REVEAL_ORDER


@pytest.mark.rule(Rule.TWO_LAPS)
@pytest.mark.parametrize("index", [-1, 9, 4], ids=["left of the hand", "right of the hand", "already shown"])
def test_the_revealed_card_is_an_own_hidden_one(index):
    table = fresh(D4, face_up=((4,), (1,), (1,), (4,)), turn=3)
    assert refused(table, 3, one(index)).rule == Rule.TWO_LAPS


@pytest.mark.rule(Rule.ANY_OWN_CARD, Rule.REVEAL, "KRP-V8")
def test_any_card_may_be_revealed_and_its_token_goes_to_the_track():
    """End cards and neighbours too (KRP-R4); the card keeps its place (KRP-R35)."""
    table = fresh(D4)
    assert [action.index for action in table.legal(3)] == list(range(9))

    table.play(3, one(0))

    view = table.view()
    assert view.hands[3].values == (6, *[None] * 8)
    assert view.hands[3].face_up == (True, *[False] * 8)
    assert view.hands[3].stock == (4, 2, 0, 2)
    assert 6 not in view.uncovered


@pytest.mark.rule(Rule.ANY_OWN_CARD)
def test_neighbours_may_be_revealed_in_the_base_game():
    table = fresh(D4, face_up=((4,), (1,), (1,), (2,)), turn=3)
    table.play(3, one(3))  # 17 after 16
    assert table.view().hands[3].face_up[2:4] == (True, True)


def after_first_lap(value):
    """Open KRP-V9's table when its last seat, having shown ``value``, is to show its second card.

    The other four have shown a yellow, two red and a blue card: no colour has three.
    """
    colour_of = fresh(FIVE).state.content.colour_of
    wanted = (3, 0, 1, 0)
    shown = [next(i for i in range(1, 7) if colour_of[FIVE[s][i]] == wanted[s]) for s in range(4)]
    face_up = (*((index,) for index in shown), (HAND.index(value),))
    return fresh(FIVE, options=ADVANCED, face_up=face_up, turn=4)


@pytest.mark.rule(Rule.END_CARD, "KRP-V9")
def test_end_cards_are_not_shown_first():
    table = fresh(FIVE, options=ADVANCED)
    assert revealable_values(table, 4) == {5, 9, 10, 11, 17, 23}
    for index in (0, 7):
        assert refused(table, 4, one(index)).rule == Rule.END_CARD


@pytest.mark.rule(Rule.END_CARD, Rule.NEIGHBOUR, "KRP-V9", "KRP-V10")
@pytest.mark.parametrize(("shown", "second"), [(10, {5, 17, 23}), (11, {5, 9, 17, 23})])
def test_the_second_card_is_no_end_and_differs_by_two(shown, second):
    """Values count, not places: 17 lies beside 11 and is fine (KRP-R7, KRP-R8)."""
    table = after_first_lap(shown)
    assert revealable_values(table, 4) == second
    assert refused(table, 4, one(HAND.index(21 - shown))).rule == Rule.NEIGHBOUR
    assert refused(table, 4, one(7)).rule == Rule.END_CARD


@pytest.mark.rule(Rule.NEIGHBOUR)
def test_neighbours_of_other_players_cards_are_fine():
    """Seat 3 shows 13; seat 1 may show 12 (KRP-R8)."""
    table = fresh(D4, options=ADVANCED)
    reveal(table, 3, 13)
    reveal(table, 2, 4)
    assert 12 in revealable_values(table, 1)


@pytest.mark.rule(Rule.COLOUR_CAP, Rule.CAP_IGNORED, "KRP-V11")
def test_advanced_set_up_of_four_players():
    """The cap closes red, green and yellow; the last player has no blue card and may ignore it (KRP-R6)."""
    table = fresh(D4, options=ADVANCED)
    for seat, value in [(3, 13), (2, 4), (1, 11), (0, 14)]:
        reveal(table, seat, value)

    assert revealable_values(table, 3) == {16, 17, 26, 29, 30, 33}
    reveal(table, 3, 29)
    assert revealable_values(table, 2) == {10, 15, 18, 20}
    closed = refused(table, 2, one(D4[2].index(21)))
    assert (closed.rule, closed.facts) == (Rule.COLOUR_CAP, {"colour": "0"})
    reveal(table, 2, 15)
    assert revealable_values(table, 1) == {22, 28, 32, 34}
    reveal(table, 1, 28)
    assert revealable_values(table, 0) == {7, 8, 9, 19, 24, 25}
    assert refused(table, 0, one(0)).rule == Rule.END_CARD
    reveal(table, 0, 19)

    view = table.view()
    assert (view.phase, table.to_act) == ("first", (0,))
    assert [hand.stock for hand in view.hands] == [(3, 0, 2, 2), (0, 3, 2, 2), (2, 2, 2, 1), (2, 3, 0, 2)]
    assert table.state == s4(options=ADVANCED).state


@pytest.mark.rule(Rule.COLOUR_CAP, "KRP-V12")
def test_the_third_card_closes_a_colour_with_five_players():
    table = fresh(D5, options=ADVANCED)
    for seat, value in [(4, 5), (3, 37), (2, 17), (1, 10), (0, 15)]:
        reveal(table, seat, value)
    assert revealable_values(table, 4) == {16, 24, 31, 35}
    reveal(table, 4, 16)
    reveal(table, 3, 8)
    assert revealable_values(table, 2) == {20, 26}
    for red in (21, 25, 29):
        assert refused(table, 2, one(D5[2].index(red))).rule == Rule.COLOUR_CAP


@pytest.mark.rule(Rule.COLOUR_CAP, "KRP-V13")
def test_the_second_card_closes_a_colour_with_four_players():
    """The card that reaches the cap closes the colour, not the one after it (KRP-R5)."""
    table = fresh(D4, options=ADVANCED)
    for seat, value in [(3, 13), (2, 5), (1, 11)]:
        reveal(table, seat, value)
    assert revealable_values(table, 0) == {7, 8, 14, 19, 24}
    assert refused(table, 0, one(D4[0].index(9))).rule == Rule.COLOUR_CAP


@pytest.mark.rule(Rule.COLOUR_CAP)
def test_covered_unused_numbers_do_not_count_for_the_cap():
    """Three tokens of each colour lie on 37 to 48, yet no colour is closed (KRP-R9)."""
    assert revealable_values(fresh(D4, options=ADVANCED), 3) == set(D4[3][1:-1])


@pytest.mark.rule(Rule.CAP_IGNORED)
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_there_is_always_a_card_to_reveal(seats):
    """Even where the cap leaves none, the ends and neighbours stay forbidden."""
    ignored = 0
    for seed in range(60):
        table = kastellan.new("kryptos", seats, ADVANCED, seed=seed)
        while table.view().phase == "reveal":
            seat, view = table.to_act[0], table.view()
            colour_of, cap = table.state.content.colour_of, 2 if seats <= 4 else 3
            shown = [v for hand in view.hands for v in hand.values if v]
            counts = [sum(colour_of[v] == c for v in shown) for c in range(4)]
            values = revealable_values(table, seat)
            assert values
            ignored += all(counts[colour_of[value]] >= cap for value in values)
            table.play(seat, table.legal(seat)[seed % len(table.legal(seat))])
    assert ignored > 0 or seats in (3, 5)


@pytest.mark.rule(Rule.END_CARD, "KRP-V14")
def test_end_cards_may_be_guessed_after_an_advanced_set_up():
    table = s4(options=ADVANCED)
    guess(table, 0, 2, 0, 3)
    assert table.view().points == (5, 2, 2, 2)
