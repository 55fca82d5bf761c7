"""A server is killed again and again under load; all that anybody was told must be there afterwards.

    PYTHONPATH=src:. python bench/server_kills.py [--postgres] [--times 100]

It goes on in slices of ten kills, each on a database of its own.  What is noted is the sum of all
that were ever made: delete the results to begin anew.

Each time two tables of different games are opened and all seats play at random and come back after the kill,
while the tables of the time before are played on.  At the end the log is played again: every view, number and
story line of every connection must be what the log says, without a gap.
"""

import argparse
import asyncio
from collections import Counter
from itertools import cycle
from pathlib import Path
from random import Random

from bench.measures import as_installed, known_results, note
from kastellan.server.checks import check
from kastellan.server.settings import Settings
from tests.server.clients import Visitor, open_table
from tests.server.processes import SERVE, Postgres, Process
from tests.server.records import Records, stream
from tests.server.test_durability import House, Stubborn, check_streams

SEATS = {"kryptos": 3, "kreta": 3, "krysis": 3, "decrypto": 4}
PAIRS = [("kryptos", "kreta"), ("krysis", "kryptos"), ("kreta", "decrypto"), ("krysis", "decrypto")]
OPTIONS = {"decrypto": {"timer": 0}}
SLICE = 10
WAVES = 2
"""Times that a table is played through before its people go."""


class Load:
    """People who play at tables that are opened anew before every kill."""

    def __init__(self, house: House, people: list[Visitor]) -> None:
        self.house, self.people = house, people
        self.players: list[Stubborn] = []
        self._games = cycle(PAIRS)
        self._waves: list[list[asyncio.Task[None]]] = []

    async def open(self) -> None:
        """Open tables of two games; the people of an older wave go."""
        for person in self.people:
            person.http.base_url = self.house.process.address
        wave = []
        for game in next(self._games):
            people = self.people[: SEATS[game]]
            table = await open_table(people, game, options=OPTIONS.get(game, {}))
            for seat, person in enumerate(people):
                player = Stubborn(self.house, table, seat, person.cookie, game)
                self.players.append(player)
                wave.append(asyncio.create_task(player.live()))
        self._waves.append(wave)
        if len(self._waves) > WAVES:
            await end(self._waves.pop(0))

    async def end(self) -> None:
        """Let everybody go."""
        for wave in self._waves:
            await end(wave)


async def end(lives: list[asyncio.Task[None]]) -> None:
    """End what some people do; who was just closing a broken connection may have to be told again."""
    going = set(lives)
    while going:
        for life in going:
            life.cancel()
        _, going = await asyncio.wait(going, timeout=1)


async def kills(url: str, times: int, seed: int) -> Counter[str]:
    """Kill a server so many times, and return how what everybody was told agrees with the log."""
    rng, house = Random(seed), House(Process(SERVE, url))
    load = Load(house, [await Visitor(house.process.address).arrive() for _ in range(4)])
    for _ in range(times):
        await load.open()
        await asyncio.sleep(rng.uniform(0.2, 1.2))
        house.up.clear()
        house.process.kill()
        house.process = await asyncio.to_thread(Process, SERVE, url)
        house.up.set()
    await asyncio.sleep(1)
    house.closing = True
    await load.end()
    found = Counter(kills=times, bad_ends=int(house.process.stop() != 0))
    found.update(await compared(url, load.players))
    return found


async def compared(url: str, players: list[Stubborn]) -> Counter[str]:
    """Return how much was told, and of how many players it does not agree with the log."""
    wrong = moves = 0
    async with Records(url) as records:
        for name in sorted({player.table for player in players}):
            table, rows = await records.table(name)
            moves += len(rows)
            for player in players:
                if player.table == name and player.last is not None:
                    try:
                        check_streams(player, stream(table, rows, player.seat))
                    except AssertionError:
                        wrong += 1
    faults = (await check(Settings(database_url=url))).faults
    return Counter(
        tables=len({player.table for player in players}),
        moves_in_the_log=moves,
        messages_compared=sum(len(one) for player in players for one in player.streams),
        came_back=sum(player.resumed for player in players),
        players_who_lost_something=wrong,
        faults_by_kastellan_check=len(faults),
    )


def main() -> None:
    """Kill servers on the database that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--times", type=int, default=100)
    asked = parser.parse_args()
    with as_installed() as folder:
        server = Postgres(Path(folder)) if asked.postgres else None
        kind = "sqlite" if server is None else "postgres"
        so_far = Counter({name: n for name, n in known_results().get(kind, {}).items() if isinstance(n, int)})
        for _ in range(max(1, asked.times // SLICE)):
            seed = so_far["kills"]
            url = f"sqlite:///{folder}/{seed}.db" if server is None else server.new_database()
            so_far.update(asyncio.run(kills(url, min(SLICE, asked.times), seed)))
            note(kind, dict(so_far))
        if server is not None:
            server.stop()


if __name__ == "__main__":
    main()
