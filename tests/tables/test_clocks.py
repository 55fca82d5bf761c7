"""Clocks over days, with time as what is handed in."""

from kastellan.core.game import Timer
from kastellan.tables.clocks import Clocks
from kastellan.tables.messages import Clock, SeatClock
from kastellan.tables.rests import Rest

DAY = 86_400.0


def test_three_days_a_move_run_out_after_three_days_and_begin_anew_with_the_next_move():
    clocks = Clocks(Clock(per_move=3 * 86_400), 2)
    clocks.step(0.0, 1, [0], (), public=True)
    assert clocks.next_strike(()) == (3 * DAY, 0)
    assert clocks.shown(2 * DAY)[0].move == DAY
    assert clocks.shown(2 * DAY)[1].move == 3 * DAY, "it stands still for who waits"
    clocks.step(2 * DAY, 0, [1], (), public=True)
    assert clocks.next_strike(()) == (5 * DAY, 1)
    clocks.step(2.5 * DAY, 1, [1], (), public=True)
    assert clocks.next_strike(()) == (5.5 * DAY, 1), "each decision has its own days"


def test_private_steps_win_no_time():
    clocks = Clocks(Clock(per_move=86_400), 2)
    clocks.step(0.0, 1, [0], (), public=True)
    clocks.step(0.9 * DAY, 0, [0], (), public=False)
    assert clocks.next_strike(()) == (DAY, 0)


def test_computers_have_all_the_time():
    clocks = Clocks(Clock(per_move=86_400), 2)
    clocks.step(0.0, 1, [0], (), public=True)
    assert clocks.next_strike((0,)) is None


def test_in_a_pause_all_clocks_stand_still_and_after_it_the_rest_of_the_time_is_left():
    clocks = Clocks(Clock(per_move=3 * 86_400, per_game=20 * 86_400), 2)
    clocks.step(0.0, 1, [0], (), public=True)
    clocks.rests = [Rest(DAY)]
    assert clocks.next_strike(()) is None
    assert clocks.shown(9 * DAY)[0] == SeatClock(running=False, move=2 * DAY, game=19 * DAY)
    clocks.rests = [Rest(DAY, 9 * DAY)]
    assert clocks.next_strike(()) == (11 * DAY, 0)
    assert clocks.shown(10 * DAY)[0] == SeatClock(running=True, move=DAY, game=18 * DAY)
    clocks.step(10 * DAY, 0, [1], (), public=True)
    assert clocks.spent == [2 * DAY, 0.0], "the time of the game stood still as well"


def test_a_pause_stops_the_limits_of_the_rules():
    clocks = Clocks(Clock(per_move=86_400), 2, [Rest(10.0, 100.0)])
    timer = Timer("bid", 30, None)
    clocks.step(0.0, 1, [0], (timer,), public=True)
    assert clocks.next_strike((0,)) == (120.0, timer)
    assert clocks.shown_timers(50.0)[0].seconds_left == 20.0


def test_the_clock_of_one_seat_may_stand_still_and_rests_that_overlap_count_once():
    rests = [Rest(DAY, 5 * DAY, seat=0), Rest(1.5 * DAY, 3 * DAY)]
    clocks = Clocks(Clock(per_move=2 * 86_400), 2, rests)
    clocks.step(0.0, 1, [0, 1], (), public=True)
    assert clocks.shown(4 * DAY)[0] == SeatClock(running=False, move=DAY, game=None)
    assert clocks.next_strike((1,)) == (6 * DAY, 0)
    assert clocks.next_strike((0,)) == (3.5 * DAY, 1)
