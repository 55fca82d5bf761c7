"""A game can be taken up from a snapshot as from its log, wherever nothing may be taken back."""

from random import Random

import msgspec
import pytest

from kastellan.core.chance import Dice
from kastellan.core.playout import pick
from kastellan.games import GAMES
from kastellan.tables import snapshots
from kastellan.tables.log import PERSON, everybody
from kastellan.tables.messages import Clock
from kastellan.tables.progress import Progress

STEPS = 60


def opened(game, seats):
    return Progress(
        game, game.start(seats, game.options(), content(game)), Dice(b"seed"), Clock(per_game=600)
    )


CONTENT = {}


def content(game):
    if game.slug not in CONTENT:
        CONTENT[game.slug] = game.load(None)
    return CONTENT[game.slug]


def go_on(progress, rng, tick):
    """Let somebody act at random; return the rows."""
    step = progress.begin()
    if step is None:
        seat = rng.choice(progress.acting)
        step = progress.follow(seat, pick(progress.game, progress.state, seat, rng))
    rows = progress.rows("table", step, tick, tick, everybody(progress.state.seats), PERSON)
    progress.take(step, rows)
    return rows


def seen(progress):
    """Return all that follows from a log."""
    clocks = progress.clocks
    return (
        [progress.view(viewer) for viewer in (None, *range(progress.state.seats))],
        [progress.memory(seat) for seat in range(progress.state.seats)],
        (progress.version, progress.acting, progress.dice.throws, progress.watched),
        (progress.asks, progress.numbers, progress.drafts, progress.backs),
        (clocks.spent, clocks.asked, clocks.charged, clocks.started, clocks.timers),
    )


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_a_snapshot_is_worth_the_log_before_it(slug):
    game, rng = GAMES[slug], Random(slug)
    progress, rest, kept = opened(game, game.seats[-1]), [], []
    for tick in range(STEPS):
        if not progress.acting:
            break
        rows = go_on(progress, rng, float(tick))
        rest = [[*later, *rows] for later in rest]
        if snapshots.can_be_written(progress):
            kept.append(msgspec.json.encode(snapshots.write(progress)))
            rest.append([])
    assert len(kept) > 5
    for text, rows in zip(kept[::5], rest[::5], strict=True):
        again = opened(game, game.seats[-1])
        snapshots.read(again, msgspec.json.decode(text, type=snapshots.Snapshot), content(game))
        again.replay(rows)
        assert seen(again) == seen(progress)


def test_while_something_may_be_taken_back_there_is_none():
    """Taking back goes to the position before, which a snapshot does not know."""
    progress = opened(GAMES["krysis"], 2)
    progress.recent.own[1].append(7)
    assert not snapshots.can_be_written(progress)
