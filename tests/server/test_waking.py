"""Waking is bounded: from the last snapshot on, apart from the loop; the log stays the truth."""

import asyncio
import threading
import time
from itertools import pairwise

import msgspec
import pytest
from sqlalchemy import update

from kastellan.server import lobby, starting, upkeep
from kastellan.server import snapshots as keeping
from kastellan.server.hall import Hall
from kastellan.server.rows import SnapshotRow
from kastellan.tables.log import PERSON
from kastellan.tables.messages import CreateTable
from kastellan.tables.progress import MOST_DRAFTS, Progress
from tests.server.test_forgetting import column, new_hall, write
from tests.server.test_outages import eventually

BOTS = {"1": "easy", "2": "easy"}


@pytest.fixture
async def halls(database_url, monkeypatch):
    """Makes halls on one database, with a snapshot every ten rows."""
    monkeypatch.setattr(keeping, "EVERY", 10)
    made = []

    async def another(serving=False):
        for old in made:
            if not old.stopping:
                await old.close()
        made.append(new_hall(database_url))
        await made[-1].open(serving=serving)
        return made[-1]

    yield another
    for hall in made:
        if not hall.stopping:
            await hall.close()


async def played(hall):
    """Return the name of a game of Kryptos that has come far enough for a snapshot."""
    guest, _ = await hall.people.new_guest("Ana", "en")
    table = await lobby.create(hall, guest, CreateTable("kryptos", 3, bots=BOTS))
    await starting.start(hall, table, guest)

    async def kept():
        return bool(await column(hall, SnapshotRow.version))

    await eventually(kept)
    return table


def seen(table):
    progress = table.progress
    views = [progress.view(viewer) for viewer in (None, 0, 1, 2)]
    return views, progress.version, progress.asks, progress.numbers, progress.dice.throws


def loads(hall, monkeypatch):
    """Return a list of how many rows are read from the log each time."""
    counts, load = [], hall.moves.load

    async def count(*args):
        rows = await load(*args)
        counts.append(len(rows))
        return rows

    monkeypatch.setattr(hall.moves, "load", count)
    return counts


async def test_a_table_is_woken_from_its_last_snapshot_on(halls, monkeypatch):
    table = await played(await halls())
    hall = await halls()
    counts = loads(hall, monkeypatch)
    again = await hall.table(table.sheet.id)
    assert seen(again) == seen(table)
    assert counts[0] < again.progress.version


@pytest.mark.parametrize(
    "spoilt",
    [{"made_by": "other rules"}, {"mark": "another log"}, {"data": b"{}"}, {"version": 9999}],
    ids=["other rules", "another log", "no snapshot", "beyond the log"],
)
async def test_a_snapshot_that_does_not_fit_is_as_good_as_none(halls, spoilt):
    table = await played(await halls())
    hall = await halls()
    await write(hall, update(SnapshotRow).values(**spoilt))
    assert seen(await hall.table(table.sheet.id)) == seen(table)


async def test_a_long_log_is_played_again_apart_from_the_loop(halls, monkeypatch):
    table = await played(await halls())
    hall = await halls()
    await write(hall, update(SnapshotRow).values(made_by="other rules"))
    threads, replay = [], Progress.replay

    def noted(progress, rows):
        threads.append(threading.current_thread())
        replay(progress, rows)

    monkeypatch.setattr(Progress, "replay", noted)
    await hall.table(table.sheet.id)
    assert threads
    assert threading.main_thread() not in threads


# Drafts.


@pytest.fixture
async def drafting(tmp_path):
    """Return a table of Decrypto at which a person writes clues."""
    hall = new_hall(f"sqlite:///{tmp_path}/k.db")
    await hall.open(serving=False)
    guest, _ = await hall.people.new_guest("Ana", "en")
    levels = dict.fromkeys(("1", "2", "3"), "easy")
    wish = CreateTable("decrypto", 4, bots=levels, options={"timer": 0, "encryptor_order": [0, 1, 2, 3]})
    table = await lobby.create(hall, guest, wish)
    hall.bots.consider = lambda _table: None
    await starting.start(hall, table, guest)
    yield table
    await hall.close()


async def draft(table, text):
    action = {"type": "write_clue", "line": 1, "text": text}
    return await table.play(0, table.progress.asks[0], msgspec.json.encode(action), PERSON)


@pytest.mark.rule("TABLE-12")
async def test_drafts_come_to_an_end(drafting):
    """After so many only what goes on with the game is played; a restart forgets nothing of it."""
    assert 0 in drafting.progress.acting
    drafting.progress.drafts[0] = MOST_DRAFTS - 1
    assert await draft(drafting, "quarterly") is None
    refusal = await draft(drafting, "abrupt")
    assert (refusal.rule, refusal.reason, refusal.facts) == (
        "TABLE-12",
        "table-drafts",
        {"limit": MOST_DRAFTS},
    )
    version = drafting.progress.version
    assert await draft(drafting, "sideways") == refusal
    assert drafting.progress.version == version


@pytest.mark.rule("TABLE-12")
async def test_drafts_are_counted_from_the_log(drafting):
    for text in ("quarterly", "abrupt", "sideways"):
        assert await draft(drafting, text) is None
    progress = await drafting.hall.snapshots.restore(drafting)
    assert progress.drafts[0] == drafting.progress.drafts[0] == 3


@pytest.mark.rule("TABLE-12")
async def test_taking_back_comes_to_an_end(tmp_path):
    hall = new_hall(f"sqlite:///{tmp_path}/k.db")
    await hall.open(serving=False)
    try:
        guest, _ = await hall.people.new_guest("Ana", "en")
        table = await lobby.create(hall, guest, CreateTable("kreta", 2, bots={"1": "easy"}))
        await starting.start(hall, table, guest)
        assert await play_something_small(table) is None
        progress = table.progress
        assert await table.retract(0, progress.recent.last(0)) is None
        assert progress.backs == [1, 0]
        assert await play_something_small(table) is None
        progress.backs[0] = MOST_DRAFTS
        refusal = await table.retract(0, progress.recent.last(0))
        assert (refusal.rule, refusal.reason) == ("TABLE-12", "table-taken-back-often")
    finally:
        await hall.close()


async def play_something_small(table):
    """Play what may be taken back, once it is the person's turn."""

    async def turn():
        return table.progress.acting == (0,)

    while True:
        await eventually(turn)
        progress = table.progress
        listing = table.game.legal(progress.state, 0)
        small = [one for one in listing if is_small(table, one)]
        refusal = await table.play(0, progress.asks[0], (small or listing)[0], PERSON)
        if small:
            return refusal


def is_small(table, action):
    step = table.progress.follow(0, action)
    return len(step.changes) == 1 and table.game.retractable(*step.changes[0])


async def test_who_comes_after_a_restart_does_not_wait_for_all_tables(halls, monkeypatch):
    """Doors open before any table is woken, and a table that somebody looks at is woken out of turn."""
    before = await halls()
    games = [await played(before) for _ in range(3)]

    async def all_wait():
        return all(game.progress.acting == (0,) for game in games)

    await eventually(all_wait)
    turn = asyncio.Event()

    async def in_turn(self, name, wake=Hall._wake_one):
        await turn.wait()
        await wake(self, name)

    monkeypatch.setattr(Hall, "_wake_one", in_turn)
    hall = await halls(serving=True)
    assert hall.ready
    await eventually(lambda: upkeep.is_well(hall))
    assert not hall.tables
    last = games[-1]
    assert seen(await hall.table(last.sheet.id)) == seen(last)
    turn.set()

    async def all_awake():
        return set(hall.tables) == {game.sheet.id for game in games}

    await eventually(all_awake)
    assert [seen(hall.tables[game.sheet.id]) for game in games] == [seen(game) for game in games]


async def test_while_tables_are_woken_half_of_the_time_is_for_those_who_come(halls, monkeypatch):
    before = await halls()
    for _ in range(3):
        await played(before)
    woken = []

    async def slowly(_hall, _name):
        began = time.monotonic()
        await asyncio.sleep(0.2)
        woken.append((began, time.monotonic()))

    async def all_woken():
        return len(woken) == 3

    monkeypatch.setattr(Hall, "_wake_one", slowly)
    await halls(serving=True)
    await eventually(all_woken)
    for (began, ended), (next_began, _) in pairwise(woken):
        assert next_began - ended > (ended - began) * 0.9
