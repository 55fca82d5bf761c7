"""The library surface: tables, positions, logs."""

import pytest

import kastellan
from kastellan.core import Dice


def test_a_malformed_action_is_refused_with_its_place():
    table = kastellan.new("kryptos", 3, {"first_player": 0}, seed=1)
    for action, said in [
        ({"type": "reveal"}, "index"),
        ({"type": "reveal", "index": "one"}, r"\$\.index"),
        ({"type": "deal", "card": 3}, "deal"),
        ({"kind": "reveal"}, "type"),
    ]:
        before = table.state.key()
        with pytest.raises(kastellan.Refused, match=said) as refused:
            table.play(2, action)
        assert refused.value.refusal.rule == "TABLE-1"
        assert table.state.key() == before


def test_a_refused_move_changes_nothing_and_names_its_rule():
    table = kastellan.new("kryptos", 3, {"first_player": 0}, seed=1)
    log = table.log
    with pytest.raises(kastellan.Refused, match="KRP-13"):
        table.play(0, {"type": "reveal", "index": 0})
    assert table.log == log


def test_equal_seeds_give_equal_games():
    one, two = (kastellan.new("kryptos", 5, seed=11) for _ in range(2))
    assert one.log == two.log
    assert kastellan.new("kryptos", 5, seed=12).log != one.log


def test_a_written_position_plays_on():
    table = kastellan.new("kryptos", 4, seed=5)
    again = kastellan.position("kryptos", table.position(), seed=5)
    seat = again.to_act[0]
    again.play(seat, again.legal(seat)[0])

    assert list(kastellan.replay(again.log))[-1] == again.state
    assert again.log.position == table.position()


def test_a_malformed_position_is_refused_with_its_place():
    with pytest.raises(kastellan.BadInput, match=r"\$\.hands"):
        kastellan.position("kryptos", {"hands": 3})


def test_a_guess_cannot_be_taken_back():
    """What was revealed stays revealed (TABLE-3)."""
    table = kastellan.new("kryptos", 3, seed=1)
    seat = table.to_act[0]
    table.play(seat, table.legal(seat)[0])
    with pytest.raises(kastellan.Refused, match="TABLE-3"):
        table.take_back(seat)


def test_a_timer_that_does_not_run_cannot_end():
    with pytest.raises(kastellan.BadInput, match="does not run"):
        kastellan.new("kryptos", 3, seed=1).time_up("sand")


def test_dice_favour_no_outcome():
    """Six thousand throws of a die lie within five standard deviations of a thousand each."""
    dice = Dice(b"seed")
    throws = [dice.randrange(6) for _ in range(6000)]
    assert all(abs(throws.count(face) - 1000) < 5 * 29 for face in range(6))
