"""How a game ends and who wins (KRP-34 to KRP-41)."""

import pytest

import kastellan
from kastellan.games.kryptos.rules import Rule
from kastellan.locale import say
from tests.games.kryptos.deals import (
    D3,
    finished,
    guess,
    hiding,
    miss,
    refused,
    right_guess,
    s4,
    wrong_guess,
)


def richest(table, seat):
    """Return another seat with many hidden cards."""
    return max((s for s in range(4) if s != seat), key=lambda s: table.state.left[s])


@pytest.mark.rule(Rule.TRIGGER, Rule.EQUAL_TURNS, "KRP-V28", "KRP-V29")
@pytest.mark.parametrize("winner", range(4))
def test_the_round_of_the_trigger_is_completed(winner):
    """One seat misses once and then hits five times; in round 6 it has 17 points (KRP-R21)."""
    table = s4()
    turns = [0] * 4
    while table.to_act:
        seat = table.to_act[0]
        turns[seat] += 1
        if seat == winner and turns[seat] > 1:
            guess(table, seat, *right_guess(table, seat, richest(table, seat)))
        else:
            miss(table, seat)
        assert table.view().triggered == (turns[winner] == 6)

    assert turns == [6, 6, 6, 6]
    assert table.outcome.winners == (winner,)
    for seat in range(4):
        assert refused(table, seat, {"type": "end_turn"}).rule == Rule.EQUAL_TURNS


@pytest.mark.rule(Rule.TRIGGER)
def test_the_trigger_is_told_once():
    table = s4(points=(12, 2, 2, 2))
    keys = [line.key for line in guess(table, 0, *right_guess(table, 0, 1))]
    assert keys == ["kryptos-story-right", "kryptos-story-triggered"]
    assert table.view().triggered
    assert all(line.key != "kryptos-story-triggered" for line in guess(table, 1, *right_guess(table, 1, 0)))


@pytest.mark.rule(Rule.TRIGGER, Rule.EQUAL_TURNS)
@pytest.mark.parametrize(("language", "fifteen"), [("en", "Fifteen"), ("fr", "Quinze"), ("bg", "петнадесет")])
def test_why_the_game_ends_is_told_even_if_the_last_seat_of_a_round_triggers(language, fifteen):
    """Then the trigger and the end are one line."""
    table = s4(points=(2, 2, 2, 12), turn=3)
    story = guess(table, 3, *right_guess(table, 3, 1))
    assert [line.key for line in story] == ["kryptos-story-right", "kryptos-story-over"]
    assert fifteen in say(language, story[-1].key, story[-1].facts)


@pytest.mark.rule(Rule.WINNER, Rule.TIE, "KRP-V30")
@pytest.mark.parametrize(("first", "ranks"), [(0, (3, 1, 4, 2)), (2, (3, 2, 4, 1))])
def test_of_tied_players_the_earliest_in_turn_order_wins(first, ranks):
    outcome = finished((12, 16, 9, 16), first).outcome
    assert (outcome.scores, outcome.ranks) == ((12, 16, 9, 16), ranks)


@pytest.mark.rule(Rule.TIE, "KRP-V31")
def test_three_tied_players_are_ranked_in_turn_order():
    """The tie-break holds for any number of players (KRP-R22)."""
    table = finished((15, 15, 15), 1, D3, ((0, 1),) * 3, (21, 31))
    assert table.outcome.ranks == (3, 1, 2)


@pytest.mark.rule(Rule.WINNER, "KRP-V32")
def test_most_points_win_not_the_trigger():
    table = s4(points=(12, 2, 14, 2))
    guess(table, 0, *right_guess(table, 0, 1))
    miss(table, 1)
    guess(table, 2, *right_guess(table, 2, 1))
    assert table.outcome is None
    miss(table, 3)
    assert table.outcome.scores == (15, 2, 17, 2)
    assert table.outcome.winners == (2,)


@pytest.mark.rule(Rule.FULLY_REVEALED)
def test_a_fully_revealed_player_goes_on_playing_and_can_win():
    """KRP-R32."""
    table = hiding(0, 7, 7, 7, points=(12, 2, 2, 2))
    guess(table, 0, *right_guess(table, 0, 1))
    for seat in (1, 2, 3):
        assert all(action.target != 0 for action in table.legal(seat))
        miss(table, seat)
    assert table.outcome.winners == (0,)


@pytest.mark.rule(Rule.SKIPPED, "KRP-V35")
def test_who_has_nobody_to_ask_is_skipped():
    table = hiding(2, 0, 0, hands=D3, turn=1)
    assert {action.target for action in table.legal(1)} == {0}
    miss(table, 1)
    guess(table, 2, *wrong_guess(table, 2))
    story = table.play(2, {"type": "end_turn"})

    assert [line.key for line in story] == ["kryptos-story-end-turn", "kryptos-story-skipped"]
    assert story[1].facts == {"seat": 0}
    assert table.to_act == (1,)
    assert table.view().dry == 1  # the round was completed, and the skipped turn begins the next (KRP-R17)


@pytest.mark.rule(Rule.SKIPPED, "KRP-V35")
def test_a_skipped_turn_is_no_position_to_play_from():
    with pytest.raises(kastellan.BadInput) as caught:
        hiding(2, 0, 0, hands=D3, turn=0)
    assert (caught.value.place, caught.value.rule) == ("$.turn", Rule.SKIPPED)


@pytest.mark.rule(Rule.SKIPPED)
def test_the_last_seat_of_a_round_can_be_skipped_and_the_game_ends_there():
    """The trigger fell in this round; the last seat has nobody to ask (KRP-R21)."""
    table = hiding(0, 0, 2, hands=D3, turn=1, points=(15, 2, 2), triggered=True)
    guess(table, 1, *wrong_guess(table, 1))
    story = table.play(1, {"type": "end_turn"})
    assert table.outcome.winners == (0,)
    told = [(line.key, line.facts) for line in story[1:]]
    assert told == [("kryptos-story-skipped", {"seat": 2}), ("kryptos-story-over", {"reason": "points"})]


@pytest.mark.rule(Rule.ALL_REVEALED, "KRP-V35", "KRP-V36")
@pytest.mark.parametrize(
    ("points", "first", "ranks"),
    [
        ((2, 2, 2), 0, (3, 1, 2)),
        ((4, 2, 3), 0, (1, 2, 3)),
        ((4, 2, 3), 1, (3, 1, 2)),
        ((4, 2, 3), 2, (2, 3, 1)),
    ],
)
def test_the_game_ends_at_once_when_all_cards_lie_open(points, first, ranks):
    """The last two cards bring 2 points and 1; most points win, ties by turn order (KRP-R18)."""
    table = hiding(2, 0, 0, hands=D3, first=first, turn=1, points=points)
    guess(table, 1, *right_guess(table, 1, 0))
    story = guess(table, 2, *right_guess(table, 2, 0))

    assert table.to_act == ()
    assert not table.view().triggered
    assert table.outcome.scores == (points[0], points[1] + 2, points[2] + 1)
    assert table.outcome.ranks == ranks
    assert (table.view().turn, table.view().dry) == (2, 0)  # no further turn is skipped through
    assert story[-1].facts == {"reason": "revealed"}


@pytest.mark.rule(Rule.ALL_REVEALED)
def test_after_the_end_all_cards_are_shown():
    """Hands and undealt cards alike (KRP-R33)."""
    table = finished((15, 2, 2), 0, D3, ((0, 1),) * 3, (31, 21))
    view = table.view(None)
    assert tuple(hand.values for hand in view.hands) == D3
    assert view.aside.values == (21, 31)


@pytest.mark.rule(Rule.DRY_ROUNDS, "KRP-V37")
def test_thirty_dry_rounds_end_the_game():
    table = s4()
    for turn in range(120):
        assert table.to_act == (turn % 4,)
        guess(table, turn % 4, *wrong_guess(table, turn % 4))
        story = table.play(turn % 4, {"type": "end_turn"})
    assert table.to_act == ()
    assert story[-1].facts == {"reason": "dry"}
    assert table.outcome.ranks == (1, 2, 3, 4)


@pytest.mark.rule(Rule.DRY_ROUNDS, "KRP-V37")
def test_a_found_card_resets_the_dry_rounds():
    """28 dry rounds, a hit in the 29th, and 30 more are needed."""
    table = s4(dry=28)
    for seat in (0, 1):
        miss(table, seat)
    guess(table, 2, *right_guess(table, 2, 0))
    miss(table, 3)
    assert table.view().dry == 0
    for turn in range(120):
        assert table.to_act
        miss(table, turn % 4)
    assert table.to_act == ()


@pytest.mark.rule(Rule.DRY_ROUNDS)
def test_the_number_of_dry_rounds_is_an_option():
    """KRP-R19: at least one."""
    table = s4(options={"dry_rounds": 1})
    for seat in range(4):
        miss(table, seat)
    assert table.to_act == ()
    with pytest.raises(kastellan.Refused) as caught:
        kastellan.new("kryptos", 4, {"dry_rounds": 0})
    assert caught.value.refusal.rule == Rule.DRY_ROUNDS
