"""A record is made once, few pages at a time, and read page by page, however long the game was."""

import asyncio
import threading
import time

import msgspec
import pytest
from sqlalchemy import event

import kastellan
from kastellan.core import log as core_log
from kastellan.server import records, replays
from kastellan.server.problems import Sorry
from kastellan.server.rows import PageRow
from kastellan.tables.record import Page
from tests.server.test_forgetting import new_hall


@pytest.fixture
async def hall(tmp_path):
    hall = new_hall(f"sqlite:///{tmp_path}/k.db")
    await hall.open(serving=False)
    yield hall
    if not hall.stopping:
        await hall.close()


async def finished(hall):
    """Return the table of a finished game that was brought in."""
    person, _ = await hall.people.new_guest("Ana", "en")
    table = kastellan.new("kryptos", 3, seed=1)
    while table.outcome is None:
        table.play(table.to_act[0], table.legal(table.to_act[0])[0])
    brought = await replays.take_in(hall, person, msgspec.json.encode(table.log))
    return await hall.table(brought.table)


async def test_however_many_ask_a_record_is_made_once(hall, monkeypatch):
    made, make = [], records.record
    monkeypatch.setattr(records, "record", lambda *args: made.append(args) or make(*args))
    table = await finished(hall)
    pages = await asyncio.gather(*(replays.replay(table, eyes) for eyes in (0, 1, "spectator", "all")))
    assert all(page.count > 20 for page in pages)
    assert len(made) == 1


async def test_a_stop_does_not_wait_for_a_long_record(hall, monkeypatch):
    """Whoever makes it gets no further than the pages at hand."""
    begun, over = threading.Event(), threading.Event()

    def endless(*_):
        number = 0
        while not over.is_set():
            begun.set()
            time.sleep(0.001)
            yield Page("all", number, number, 1, b"")
            number += 1

    monkeypatch.setattr(records, "record", endless)
    table = await finished(hall)
    asking = asyncio.create_task(replays.replay(table, "all"))
    try:
        await asyncio.to_thread(begun.wait, 60)
        await hall.close()
        with pytest.raises(asyncio.CancelledError):
            await asyncio.wait_for(asking, 60)
        assert not hall.recording
    finally:
        over.set()


async def test_a_page_of_all_eyes_is_read_with_the_pages_beside_it_alone(hall, monkeypatch):
    monkeypatch.setattr("kastellan.tables.record.STEPS", 5)
    monkeypatch.setattr(records, "STEPS", 5)
    table = await finished(hall)
    whole = await replays.replay(table, "all")
    loaded = []
    event.listen(PageRow, "load", lambda page, _: loaded.append(page))
    last = (whole.count - 1) // 5
    moves, _ = await records.read_page(hall, table.sheet.id, "all", last)
    views = msgspec.json.decode(moves)[-1]["view"]
    assert {name: view["phase"] for name, view in views.items()} == dict.fromkeys(views, "over")
    assert set(views) == {"spectator", "0", "1", "2"}
    assert last > 5
    assert len(loaded) < 1 + 4 * 3


@pytest.mark.parametrize("wrapped", [False, True])
async def test_a_game_that_is_brought_in_is_played_once_also_if_it_has_no_end(hall, monkeypatch, wrapped):
    """The work of an import that is refused is bounded by the length of its log."""
    person, _ = await hall.people.new_guest("Ana", "en")
    table, played = kastellan.new("kryptos", 3, seed=1), []
    for _ in range(8):
        table.play(table.to_act[0], table.legal(table.to_act[0])[0])
    log = msgspec.to_builtins(table.log)
    game = {"kind": "kastellan-game", "table": "a1", "names": [], "seal": None, "log": log}
    play = core_log.play_logged
    monkeypatch.setattr(core_log, "play_logged", lambda *args: played.append(args) or play(*args))
    with pytest.raises(Sorry, match="server-import-unfinished"):
        await replays.take_in(hall, person, msgspec.json.encode(game if wrapped else log))
    assert len(played) == len(log["moves"])
