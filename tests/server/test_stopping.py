"""A stop waits for no thought, however long it takes; what a worker leaves is taken up by others."""

import asyncio

from tests.server.clients import Screen, Visitor, open_table
from tests.server.processes import SERVE, WORK, Process
from tests.server.test_attention import BOTS, NEVER_AGAIN, NEVER_SILENT
from tests.server.test_outages import eventually
from tests.server.thoughts import has_begun, has_ended

ENDLESS = """
import kastellan.server.bots as bots, tests.server.thoughts as thoughts
bots.answer = thoughts.without_end
"""
"""What makes the thoughts of computer players endless, in processes of their own."""


async def waiting_for_a_computer(process, person):
    """Return somebody's screen at a table at which a computer player is to act, and what it shows."""
    table = await open_table([person], seats=3, bots=BOTS, options={"first_player": 2})
    screen = await Screen.open(process.address, table, person.cookie)
    return screen, await screen.until("shown")


async def test_a_server_stops_while_a_computer_player_thinks(tmp_path, monkeypatch):
    begun = tmp_path / "begun"
    monkeypatch.setenv("THINKING", str(begun))
    process = Process(ENDLESS + SERVE, f"sqlite:///{tmp_path}/k.db", bot_processes="1", stop_after="1")
    person = await Visitor(process.address, "Ana").arrive()
    await waiting_for_a_computer(process, person)
    await eventually(lambda: asyncio.sleep(0, has_begun(begun)))
    assert await asyncio.to_thread(process.stop) == 0
    assert "Traceback" not in process.errors()
    await person.close()


async def test_a_process_that_thinks_ends_with_the_server_that_was_killed(tmp_path, monkeypatch):
    """Nobody else would end it: it would keep its memory until the machine is started anew."""
    begun = tmp_path / "begun"
    monkeypatch.setenv("THINKING", str(begun))
    process = Process(ENDLESS + SERVE, f"sqlite:///{tmp_path}/k.db", bot_processes="1")
    person = await Visitor(process.address, "Ana").arrive()
    await waiting_for_a_computer(process, person)
    await eventually(lambda: asyncio.sleep(0, has_begun(begun)))
    assert not has_ended(begun)
    process.kill()
    await eventually(lambda: asyncio.sleep(0, has_ended(begun)))
    await person.close()


async def test_a_worker_stops_while_it_thinks_and_another_thinks_anew(postgres, tmp_path, monkeypatch):
    begun, url = tmp_path / "begun", postgres.new_database()
    monkeypatch.setenv("THINKING", str(begun))
    process = Process(NEVER_AGAIN + SERVE, url, bots="worker")
    worker = await asyncio.to_thread(Process, ENDLESS + WORK, url, stop_after="1")
    person = await Visitor(process.address, "Ana").arrive()
    screen, shown = await waiting_for_a_computer(process, person)
    await eventually(lambda: asyncio.sleep(0, has_begun(begun)))
    assert await asyncio.to_thread(worker.stop) == 0
    other = await asyncio.to_thread(Process, NEVER_SILENT + WORK, url)
    assert (await screen.until("shown"))["number"] > shown["number"]
    await screen.close()
    await person.close()
    assert [other.stop(), process.stop()] == [0, 0]
