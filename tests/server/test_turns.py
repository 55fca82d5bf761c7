"""Whose thought comes next: people who are present first, everybody alike, nothing that nobody waits for."""

import asyncio
from contextlib import suppress

import pytest

from kastellan.server.turns import AGEING, LATER, PRESENT, WATCHED, Owner, Turns, Unwanted, Wanted


class Thinkers:
    """Thoughts that wait for their turn and end when they are told; the time is ours."""

    def __init__(self, monkeypatch, places=1):
        self.now = 1000.0
        monkeypatch.setattr("kastellan.server.turns.time.monotonic", lambda: self.now)
        self.turns, self.begun, self.unwanted = Turns(places), [], []
        self._ends, self._tasks = {}, []

    async def ask(self, name, rank=PRESENT, network="here", person=None):
        """Ask for a thought; the first letter of its name is whose it is."""
        await self.ask_as_long(name, lambda: Wanted(rank, (Owner(network, person or name[0]),)))

    async def ask_as_long(self, name, wanted):
        async def think():
            try:
                async with self.turns.turn(wanted):
                    self.begun.append(name)
                    await self._ends.setdefault(name, asyncio.Event()).wait()
            except Unwanted:
                self.unwanted.append(name)

        self._tasks.append(asyncio.create_task(think(), name=name))
        await self.settle()

    async def end(self, name, after=2.0):
        self.now += after
        self._ends.setdefault(name, asyncio.Event()).set()
        await self.settle()

    async def end_all(self):
        """End whatever has begun, until nothing waits; return in what order it began."""
        ended = set()
        while set(self.begun) - ended:
            name = next(name for name in self.begun if name not in ended)
            await self.end(name)
            ended.add(name)
        return self.begun

    async def cancel(self, name):
        (task,) = [task for task in self._tasks if task.get_name() == name]
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task

    @staticmethod
    async def settle():
        for _ in range(5):
            await asyncio.sleep(0)


@pytest.fixture
def thinkers(monkeypatch):
    return lambda places=1: Thinkers(monkeypatch, places)


async def test_who_waits_at_the_table_comes_before_who_looks_on_and_who_has_gone(thinkers):
    line = thinkers()
    await line.ask("x")
    await line.ask("later", LATER)
    await line.ask("watched", WATCHED)
    await line.ask("present")
    assert await line.end_all() == ["x", "present", "watched", "later"]


async def test_many_thoughts_of_one_person_hold_up_nobody_else(thinkers):
    """Who has had least comes next, so one with fifty tables gets no more than one with one."""
    line = thinkers()
    for number in range(50):
        await line.ask(f"a{number}")
    await line.ask("b0")
    await line.ask("b1")
    begun = await line.end_all()
    assert begun.index("b0") == 1
    assert begun.index("b1") <= 3
    assert len(begun) == 52


async def test_many_guests_of_one_network_hold_up_nobody_elsewhere(thinkers):
    """Guests cost nothing to make, so networks are equal first, and people within a network."""
    line = thinkers()
    for number in range(20):
        await line.ask(f"guest {number}", network="one house", person=f"guest {number}")
    await line.ask("honest", network="another house")
    assert (await line.end_all()).index("honest") == 1


async def test_people_of_one_network_are_equal_among_themselves(thinkers):
    line = thinkers()
    for number in range(10):
        await line.ask(f"a{number}")
    await line.ask("b")
    assert (await line.end_all()).index("b") == 1


async def test_both_places_go_to_different_people_if_two_wait(thinkers):
    line = thinkers(2)
    await line.ask("a0")
    await line.ask("x")
    for name in ("a1", "a2", "b0"):
        await line.ask(name)
    await line.end("a0")
    await line.end("x")
    assert line.begun[2:] == ["b0", "a1"]


async def test_what_nobody_waits_for_leaves_a_place_free(thinkers):
    """Otherwise somebody who comes would wait for the end of a thought that nobody needs soon."""
    line = thinkers(2)
    await line.ask("a", LATER)
    await line.ask("b", LATER)
    assert line.begun == ["a"]
    await line.ask("c")
    assert line.begun == ["a", "c"]
    assert await line.end_all() == ["a", "c", "b"]


async def test_nobody_waits_for_ever(thinkers):
    """Waiting makes up for rank."""
    line = thinkers()
    await line.ask("x")
    await line.ask("later", LATER)
    line.now += AGEING * 2
    await line.ask("y", network="elsewhere")
    await line.ask("x2")
    assert (await line.end_all()).index("later") < 3


async def test_what_nobody_wants_any_more_is_not_thought_out(thinkers):
    line, looked_at = thinkers(), True
    await line.ask("x")
    await line.ask_as_long("a", lambda: Wanted(PRESENT, (Owner("here", "a"),)) if looked_at else None)
    looked_at = False
    await line.ask("b")
    assert await line.end_all() == ["x", "b"]
    assert line.unwanted == ["a"]


async def test_who_gives_up_waiting_takes_nobodys_place(thinkers):
    line = thinkers()
    await line.ask("x")
    await line.ask("a")
    await line.ask("b")
    await line.cancel("a")
    await line.cancel("x")
    await line.settle()
    assert line.begun == ["x", "b"]
    await line.end("b")
    await line.ask("c")
    assert line.begun[-1] == "c"
