"""By the moment at which a computer player acts nobody can count what it did in secret before."""

from random import Random

import pytest

from kastellan.core import CHANCE, apply
from kastellan.core.chance import draw
from kastellan.core.playout import pick
from kastellan.games import GAMES
from kastellan.tables.pace import seconds_before
from tests.laws.toys import TOY, Fold, Note
from tests.tables.memory import Memory

BEAT, THOUGHT = 0.8, 0.07


def begun(game, seats, options):
    """Return a table at which players decide for the first time."""
    state, rng = game.start(seats, options, game.load(None)), Random(3)
    while game.to_act(state) == (CHANCE,):
        state = apply(game, state, CHANCE, draw(game.chance(state), rng))
    return Memory(game, state)


def wait(table, seat, action):
    """Return how long a computer player waits who has thought an action out."""
    table.tick += THOUGHT
    step = table.playing.follow(seat, action)
    return seconds_before(table.playing, seat, step, table.tick, BEAT), step


def moment_of_sealing(drafts):
    """Return when a computer player is seen to seal that has taken so many notes."""
    table = begun(TOY, 3, TOY.options(notes=9))
    for _ in range(drafts):
        seconds, step = wait(table, 0, Note(1))
        assert seconds == 0, "nobody notices, so nobody waits"
        table.play(step.changes, ())
    seconds, _ = wait(table, 0, Fold())
    return round(table.tick + seconds, 6)


def test_the_moment_of_sealing_does_not_tell_how_much_was_drafted():
    assert {moment_of_sealing(drafts) for drafts in range(9)} == {BEAT}


def test_who_thinks_for_longer_is_seen_at_a_whole_beat():
    table = begun(TOY, 3, TOY.options(notes=9))
    table.play(wait(table, 0, Note(1))[1].changes, ())
    table.tick = 2.1
    seconds, _ = wait(table, 0, Fold())
    assert table.tick + seconds == pytest.approx(3 * BEAT)


def test_without_drafts_nobody_waits_longer_than_a_beat():
    table = begun(TOY, 3, TOY.options())
    table.tick = 2.0
    assert wait(table, 0, Fold())[0] == 0


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
