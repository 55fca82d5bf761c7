"""By the moment at which a computer player acts nobody can count what it did in secret before."""

from random import Random

import pytest

from kastellan.bots.players import BUDGETS
from kastellan.core import CHANCE, apply
from kastellan.core.chance import draw
from kastellan.core.playout import pick
from kastellan.games import GAMES
from kastellan.tables.pace import comes_first, hold, ready_at, seconds_before
from tests.laws.toys import TOY, Fold, Note
from tests.tables.memory import Memory

BEAT = 0.8
THOUGHT = BUDGETS["hard"].seconds
"""Seconds that the slowest computer player thinks about a turn."""

COMMIT = 0.03
"""Seconds that it takes to keep a draft."""


def begun(game, seats, options):
    """Return a table at which players decide for the first time."""
    state, rng = game.start(seats, options, game.load(None)), Random(3)
    while game.to_act(state) == (CHANCE,):
        state = apply(game, state, CHANCE, draw(game.chance(state), rng))
    return Memory(game, state)


def wait(table, seat, action, thought=THOUGHT):
    """Return how long a computer player waits who has thought an action out."""
    begun = table.tick
    table.tick += thought
    ready = ready_at(table.playing, begun, table.tick, THOUGHT)
    step = table.playing.follow(seat, action)
    return seconds_before(table.playing, seat, step, table.tick, BEAT, ready), step


def table_of(bots, people):
    """Return a table of the toy at which all are to bid, some of them computer players."""
    table = begun(TOY, bots + people, TOY.options(notes=9))
    for seat in range(bots):
        table.sheet.chairs[seat].level = "hard"
    return table


def moment_of_sealing(drafts, people_take, thought=THOUGHT):
    """Return when a computer player is seen to seal that has taken so many notes before."""
    table = table_of(1, 2)
    table.tick = thought
    ready = ready_at(table.playing, 0.0, thought, THOUGHT)
    for _ in range(drafts):
        step = table.playing.follow(0, Note(1))
        assert seconds_before(table.playing, 0, step, table.tick, BEAT, ready) == 0, "nobody notices it"
        assert not comes_first(table, 0, step)
        table.play(step.changes, ())
        table.tick += COMMIT
    for seat in (1, 2):
        assert comes_first(table, 0, table.playing.follow(0, Fold())), "people are to answer"
        before, table.tick = table.tick, people_take
        table.play(table.playing.follow(seat, Fold()).changes, ())
        table.tick = max(before, people_take)
    step = table.playing.follow(0, Fold())
    assert not comes_first(table, 0, step)
    return round(table.tick + seconds_before(table.playing, 0, step, table.tick, BEAT, ready), 6)


@pytest.mark.parametrize("people_take", [0.0, 0.1, 1.9, 20.0])
def test_the_moment_of_sealing_does_not_tell_how_much_was_drafted(people_take):
    """One thought gives all drafts and the seal; one that was quick for want of choice shows no sooner."""
    moments = {moment_of_sealing(drafts, people_take) for drafts in range(9)}
    assert moments | {moment_of_sealing(0, people_take, thought=0.0)} == moments
    assert len(moments) == 1


def test_where_no_person_is_to_answer_nobody_waits_for_people():
    table = table_of(3, 0)
    assert not comes_first(table, 0, table.playing.follow(0, Fold()))


def test_who_thinks_for_longer_is_seen_at_a_whole_beat():
    table = table_of(1, 2)
    table.play(wait(table, 0, Note(1))[1].changes, ())
    table.tick = 9.1
    seconds, _ = wait(table, 0, Fold(), 0.07)
    assert (table.tick + seconds) % BEAT == pytest.approx(BEAT)


@pytest.mark.parametrize("thought", [0.0, 0.07, 1.4, THOUGHT])
def test_that_there_was_nothing_to_think_about_does_not_show(thought):
    """A single choice is found at once: it is played when any other would be."""
    game = GAMES["kryptos"]
    table = begun(game, 3, game.options())
    (seat,) = table.playing.acting
    seconds, _ = wait(table, seat, pick(game, table.playing.state, seat, Random(1)), thought)
    assert table.tick + seconds == pytest.approx(3 * BEAT)


def test_computers_wait_for_the_end_of_a_turn_only_where_nobody_else_plays():
    """Else the clocks of other people would run beside somebody who does not end a turn."""
    table = begun(GAMES["kreta"], 3, GAMES["kreta"].options())
    rng = Random(2)
    while True:
        (seat,) = table.playing.acting
        step = table.playing.follow(seat, pick(table.game, table.playing.state, seat, rng))
        table.play(step.changes, ())
        if table.playing.acting != (seat,) and table.playing.recent.last(seat):
            break
    (following,) = table.playing.acting
    table.sheet.chairs[following].level = "easy"
    assert hold(table, seat, 0.0) is None
    other = ({0, 1, 2} - {seat, following}).pop()
    table.sheet.chairs[other].level = "easy"
    assert hold(table, seat, 0.0) is not None


@pytest.mark.parametrize("slug", GAMES)
def test_whatever_others_notice_comes_in_time(slug):
    """No step that others notice comes sooner than a beat after they last noticed something."""
    game, rng = GAMES[slug], Random(slug)
    table = begun(game, min(game.seats), game.options())
    for _ in range(60):
        if not table.playing.acting:
            break
        seat, noticed = rng.choice(table.playing.acting), table.playing.tick
        seconds, step = wait(table, seat, pick(game, table.playing.state, seat, rng))
        table.tick += seconds
        table.play(step.changes, ())
        assert table.playing.tick in {noticed, table.tick}
        assert table.playing.tick == noticed or table.tick >= noticed + BEAT - 1e-6
