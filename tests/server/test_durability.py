"""The server is killed again and again under load; nothing acknowledged is lost, nothing is doubled."""

import asyncio
import json
import time
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.clients import Screen, Visitor, choose, open_table
from tests.server.processes import SERVE, Process
from tests.server.records import Records, stream

TABLES = 4
SEATS = 3
KILLS = 4
DOWN_SECONDS = 1.0
"""How long nobody serves at least; starting again takes longer."""

LAST_BEAT = 2.5
"""How much of a player's time a crash may give back: what passed since the server's last sign of life."""

SLOWLY = 0.03
"""How long a player thinks, in seconds."""


class House:
    """The server that runs at the moment; its address changes with every restart."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.up = asyncio.Event()
        self.up.set()
        self.closing = False


class Stubborn:
    """A player who connects again after every crash and goes on with what they have seen."""

    def __init__(self, house: House, table: str, seat: int, cookie: str, game: str = "kryptos") -> None:
        self.house, self.table, self.seat, self.cookie, self.game = house, table, seat, cookie, game
        self.rng = Random(f"{table} {seat}")
        self.streams: list[list[dict]] = []
        self.last: dict | None = None
        self.resumed = 0
        self.closed: list[int | None] = []

    async def live(self) -> None:
        while not self.house.closing:
            try:
                await self.house.up.wait()
                await self.connected()
                if self.last["outcome"] is not None:
                    return
            except ConnectionClosed as end:
                self.closed.append(end.rcvd.code if end.rcvd else None)
                await asyncio.sleep(0.05)
            except (InvalidHandshake, OSError, TimeoutError):
                await asyncio.sleep(0.05)

    async def connected(self) -> None:
        query = "" if self.last is None else f"?seen={self.last['number']}"
        self.resumed += self.last is not None
        screen = await Screen.open(self.house.process.address, self.table, self.cookie, query)
        self.streams.append([])
        try:
            if self.last is not None:
                await self.answer(screen)
            while self.last is None or self.last["outcome"] is None:
                message = await screen.receive()
                if message["type"] == "shown":
                    self.streams[-1].append(message)
                    self.last = message
                    await self.answer(screen)
        finally:
            await screen.close()

    async def answer(self, screen: Screen) -> None:
        """Play when it is one's turn, so slowly that games outlast the crashes; a move may be sent again."""
        if self.seat in self.last["to_act"]:
            await asyncio.sleep(SLOWLY)
            await screen.play(choose(self.game, self.seat, self.last, self.rng), self.last["ask"])


async def still_clock(house: House, table: str, cookie: str) -> float:
    """Return the seconds left on the clock of the seat that is to act, at a table where nobody plays."""
    screen = await Screen.open(house.process.address, table, cookie)
    shown = await screen.until("shown")
    await screen.close()
    (seat,) = shown["to_act"]
    return shown["clocks"][str(seat)]["game"]


@pytest.mark.rule("TABLE-2")
async def test_nothing_acknowledged_is_lost(database_url):
    """Killed at random moments under load, every stream is gap-free and equal to re-execution."""
    rng = Random(11)
    house = House(Process(SERVE, database_url))
    people = [await Visitor(house.process.address).arrive() for _ in range(SEATS)]
    tables = [await open_table(people) for _ in range(TABLES)]
    quiet = await open_table(people, clock={"per_game": 1000})
    players = [
        Stubborn(house, table, seat, person.cookie) for table in tables for seat, person in enumerate(people)
    ]
    lives = [asyncio.create_task(player.live()) for player in players]
    began, down = time.monotonic(), 0.0
    clock = await still_clock(house, quiet, people[0].cookie)
    for _ in range(KILLS):
        await asyncio.sleep(rng.uniform(0.4, 1.6))
        house.up.clear()
        killed = time.monotonic()
        house.process.kill()
        await asyncio.sleep(DOWN_SECONDS)
        house.process = await asyncio.to_thread(Process, SERVE, database_url)
        down += time.monotonic() - killed
        house.up.set()
    await asyncio.sleep(1.0)
    charged = clock - await still_clock(house, quiet, people[0].cookie)
    alive = time.monotonic() - began - down
    house.closing = True
    for life in lives:
        life.cancel()
    await asyncio.gather(*lives, return_exceptions=True)
    assert house.process.stop() == 0
    for person in people:
        await person.close()

    assert alive - (KILLS + 1) * LAST_BEAT < charged, "no more than since the last sign of life"
    assert charged < alive + down - KILLS * DOWN_SECONDS, "time without a server is given back"
    assert sum(player.resumed for player in players) >= KILLS * 3
    async with Records(database_url) as records:
        for name in tables:
            table, rows = await records.table(name)
            assert len(rows) > 40, "the tables were played at"
            for player in players:
                if player.table == name:
                    check_streams(player, stream(table, rows, player.seat))


@pytest.mark.rule("TABLE-2")
async def test_a_graceful_stop_under_load_loses_nothing_and_tells_everybody(database_url):
    """Asked to stop in the midst of play, the server commits what waits, says so, and ends without error."""
    house = House(Process(SERVE, database_url))
    people = [await Visitor(house.process.address).arrive() for _ in range(SEATS)]
    tables = [await open_table(people) for _ in range(TABLES)]
    players = [
        Stubborn(house, table, seat, person.cookie) for table in tables for seat, person in enumerate(people)
    ]
    lives = [asyncio.create_task(player.live()) for player in players]
    for _ in range(600):
        await asyncio.sleep(0.05)
        if all(player.last is not None and player.last["number"] > 8 for player in players):
            break
    house.up.clear()
    assert await asyncio.to_thread(house.process.stop) == 0
    assert "Traceback" not in house.process.errors()
    await asyncio.sleep(0.5)
    interrupted = [player for player in players if player.last["outcome"] is None]
    assert interrupted, "games were being played"
    assert {tuple(player.closed) for player in interrupted} == {(1012,)}
    house.closing = True
    for life in lives:
        life.cancel()
    await asyncio.gather(*lives, return_exceptions=True)
    for person in people:
        await person.close()
    async with Records(database_url) as records:
        for name in tables:
            table, rows = await records.table(name)
            for player in players:
                if player.table == name:
                    check_streams(player, stream(table, rows, player.seat))


def check_streams(player: Stubborn, expected: dict) -> None:
    """Every message equals re-execution; within a connection numbers go up by one, after it they go on."""
    seen = 0
    for connection in player.streams:
        for place, shown in enumerate(connection):
            number = shown["number"]
            assert number == seen + 1 or (place == 0 and number > seen)
            due = expected[number]
            assert {key: shown[key] for key in ("view", "ask", "to_act")} == {
                key: due[key] for key in ("view", "ask", "to_act")
            }
            told = [line["key"] for line in shown["story"]]
            missed = [key for n in range(seen + 1, number + 1) for key in expected[n]["story"]]
            assert told == missed[-500:]
            seen = number
    assert json.dumps(player.last["view"]) == json.dumps(expected[seen]["view"])
