"""What a seat may take back depends on what it noticed, and on nothing else."""

import json
from random import Random

import msgspec
import pytest

from kastellan.core import CHANCE, apply
from kastellan.core.chance import draw
from kastellan.core.playout import pick
from kastellan.games import GAMES
from kastellan.tables.log import PUBLIC, TAKEN_BACK, everybody
from kastellan.tables.progress import Progress
from kastellan.tables.recent import Change
from kastellan.tables.steps import standing, walk
from kastellan.tables.stories import told_before
from tests.laws.toys import TOY, Fold, Note
from tests.tables.memory import Memory

EVERYBODY = (None, 0, 1, 2)


@pytest.fixture
def table():
    """A table of the toy at which three have drawn a stone and may take notes."""
    state = TOY.start(3, TOY.options(notes=4), TOY.load(None))
    rng = Random(1)
    while TOY.to_act(state) == (CHANCE,):
        state = apply(TOY, state, CHANCE, draw(TOY.chance(state), rng))
    return Memory(TOY, state)


def play(table, seat, action):
    state = table.playing.state
    return table.play([Change(state, seat, action, apply(TOY, state, seat, action))], EVERYBODY)


def shown(table, viewer, process=None):
    """Return what a viewer is shown who asks for everything."""
    return json.loads(table.ask(process or table.here, viewer, None))


@pytest.mark.rule("TABLE-3")
def test_a_rivals_private_step_does_not_end_the_right_to_take_back(table):
    play(table, 0, Note(1))
    assert shown(table, 0)["retract"] == 1
    before = table.ask(table.here, 0, None)
    for _ in range(3):
        assert set(play(table, 1, Note(1))) == {1}, "only the writer of a note is shown it"
        assert table.ask(table.here, 0, None) == before


@pytest.mark.rule("TABLE-3")
def test_a_step_that_one_noticed_ends_the_right_to_take_back(table):
    play(table, 0, Note(1))
    assert set(play(table, 1, Fold())) == set(EVERYBODY)
    assert shown(table, 0)["retract"] == 0


@pytest.mark.rule("TABLE-3")
def test_what_others_did_meanwhile_stays(table):
    play(table, 0, Note(1))
    play(table, 1, Note(1))
    play(table, 2, Note(1))
    assert set(table.take_back(0, EVERYBODY)) == {0}
    assert table.playing.state.notes == [-1, 1, 1]
    assert table.playing.state.noted == [0, 1, 1]
    assert [shown(table, seat)["retract"] for seat in range(3)] == [0, 1, 1]
    assert set(table.take_back(2, EVERYBODY)) == {2}
    assert table.playing.state.notes == [-1, 1, -1]


@pytest.mark.rule("TABLE-3")
def test_an_open_step_is_taken_back_in_sight_of_all_and_private_ones_stay(table):
    play(table, 0, Fold())
    play(table, 1, Note(1))
    news = table.take_back(0, EVERYBODY)
    assert set(news) == set(EVERYBODY)
    assert {json.loads(text)["story"][0]["key"] for text in news.values()} == {"table-story-taken-back"}
    assert table.playing.acting == (0, 1, 2)
    assert table.playing.state.notes == [-1, 1, -1]


@pytest.mark.rule("TABLE-3")
def test_steps_are_taken_back_one_by_one_to_the_first(table):
    start = table.playing.state.copy()
    for _ in range(3):
        play(table, 0, Note(1))
    for left in (2, 1, 0):
        assert set(table.take_back(0, EVERYBODY)) == {0}
        assert shown(table, 0)["retract"] == left
    assert table.playing.state == start
    assert standing(table.log)[:-1] == []


@pytest.mark.rule("TABLE-3")
def test_all_of_them_are_taken_back_at_once(table):
    start = table.playing.state.copy()
    for action in (Note(1), Note(2), Fold()):
        play(table, 0, action)
    recent = table.playing.recent
    assert not recent.is_private(0, recent.own[0][0]), "everybody saw the sealed bid"
    table.take_back(0, EVERYBODY, recent.own[0][0])
    assert shown(table, 0)["retract"] == 0
    assert table.playing.state == start


@pytest.mark.rule("TABLE-3")
@pytest.mark.parametrize("slug", ["kreta", "krysis"])
def test_what_came_of_a_turn_that_is_taken_back_goes_with_it(slug):
    """Who had begun in private what follows begins again: all that stands is legal, in order."""
    game, rng, across = GAMES[slug], Random(slug), 0
    table = Memory(game, first_decision(game, rng))
    for _ in range(400):
        if not table.playing.acting:
            break
        able = [seat for seat, own in enumerate(table.playing.recent.own) if own]
        if able and rng.random() < 0.3:
            seat = rng.choice(able)
            across += seat not in table.playing.acting
            table.take_back(seat, EVERYBODY, rng.choice(table.playing.recent.own[seat]))
        else:
            table.play(any_step(game, table.playing.state, rng), EVERYBODY)
    assert across > 3, "turns that had ended were taken back"
    state = table._start.copy()
    for row in standing(table.log):
        if row.seat >= 0:
            action = msgspec.json.decode(row.action, type=game.actions)
            assert game.refuse(state, row.seat, action) is None
            game.advance(state, row.seat, action)
        elif row.seat == CHANCE:
            game.advance(state, CHANCE, msgspec.json.decode(row.action, type=game.events))
    assert state == table.playing.state == table.process().playing.state
    kept = [line.key for line in told_before(table._opening(), standing(table.log), None)]
    told = [line.key for line in told_before(table._opening(), table.log, None)]
    assert [key for key in told if key != "table-story-taken-back"] == kept


def first_decision(game, rng):
    """Return the first position of a game with three seats in which players decide."""
    state = game.start(3, game.options(), game.load(None))
    while game.to_act(state) == (CHANCE,):
        state = apply(game, state, CHANCE, draw(game.chance(state), rng))
    return state


def any_step(game, state, rng):
    """Return any legal move with the chance that follows."""
    seat = rng.choice(game.to_act(state))
    action = pick(game, state, seat, rng)
    changes = [Change(state, seat, action, apply(game, state, seat, action))]
    while game.to_act(changes[-1].after) == (CHANCE,):
        state = changes[-1].after
        event = draw(game.chance(state), rng)
        changes.append(Change(state, CHANCE, event, apply(game, state, CHANCE, event)))
    return changes


def test_the_log_gives_back_the_position_after_any_taking_back(table):
    for seat, action in [(0, Note(1)), (1, Note(1)), (2, Fold()), (1, Note(1)), (0, Note(1))]:
        play(table, seat, action)
    table.take_back(1, EVERYBODY)
    table.take_back(0, EVERYBODY)
    *_, (_, _, last) = walk(TOY, table._start, table.log)
    assert last == table.playing.state == table.process().playing.state
    *_, (_, _, kept) = walk(TOY, table._start, standing(table.log))
    assert kept == last, "what was taken back might as well never have been played"
    assert len(standing(table.log)) == 3


def test_logs_from_before_spectators_were_noted_mean_the_same(table):
    """In them a row takes back the step before it, and nobody wrote down what spectators noticed."""
    play(table, 0, Note(1))
    table.take_back(0, EVERYBODY)
    play(table, 0, Fold())
    old = [
        row._replace(seen=row.seen if row.seat == TAKEN_BACK else row.seen & ~(1 << PUBLIC))
        for row in table.log
    ]
    again = Progress(TOY, table._start, table.playing.dice, None)
    again.replay(old)
    assert again.state == table.playing.state
    assert (again.asks, again.numbers) == (table.playing.asks, table.playing.numbers)


def test_spectators_are_numbered_by_what_they_noticed_on_every_process(table):
    play(table, 0, Note(1))
    assert table.log[-1].seen == 1
    play(table, 0, Fold())
    assert table.log[-1].seen == everybody(3)
    table.hear(EVERYBODY)
    numbers = {
        shown(table, None, process)["number"] for process in (table.here, table.there, table.process())
    }
    assert numbers == {2}, "the beginning and the sealed bid"


def test_a_private_step_after_a_restart_is_still_private(table):
    play(table, 1, Note(1))
    table.here = table.process()
    assert set(play(table, 0, Note(1))) == {0}
    assert table.log[-1].seen == 1
