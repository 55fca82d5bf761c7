"""Whose turn it is to have something thought out: people who are present first, and everybody alike."""

import asyncio
import math
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple

PRESENT, WATCHED, LATER = range(3)
"""How much a thought is wanted: somebody sits and waits for it; somebody looks on; nobody looks just now."""

AGEING = 20.0
"""Seconds of waiting that make up for a rank, so that nobody waits for ever."""

HALF = 30.0
"""Seconds after which what somebody has had counts half."""

AT_FIRST = 1.0
"""Seconds that a thought is taken to last until it has ended."""

MOST_KNOWN = 10_000


class Unwanted(Exception):  # noqa: N818 - an expected answer
    """Nobody wants this thought any more."""


class Owner(NamedTuple):
    """For whom something is thought out: a person, and the network from which they come."""

    network: str
    person: str


class Wanted(NamedTuple):
    """How much a thought is wanted, and by whom; the owners bear its cost together."""

    rank: int
    owners: tuple[Owner, ...]


Asking = Callable[[], Wanted | None]
"""Tells how much a thought is wanted now; ``None`` if nobody wants it any more."""


def always() -> Wanted:
    """Return that a thought is wanted, by nobody in particular."""
    return Wanted(PRESENT, (Owner("", ""),))


class Had:
    """How many seconds of thinking everybody has had lately."""

    def __init__(self) -> None:
        self._had: dict[str, tuple[float, float]] = {}

    def of(self, key: str, now: float) -> float:
        """Return what somebody has had; the longer ago, the less it counts."""
        had, at = self._had.get(key, (0.0, now))
        return had * math.exp2((at - now) / HALF)

    def add(self, keys: set[str], seconds: float) -> None:
        """Count seconds, shared by all; who has had next to nothing is forgotten."""
        now = time.monotonic()
        for key in keys:
            self._had[key] = max(0.0, self.of(key, now) + seconds / len(keys)), now
        if len(self._had) > MOST_KNOWN:
            self._had = {key: (had, now) for key in self._had if (had := self.of(key, now)) > 0.01}


class Waiting(NamedTuple):
    """Somebody who waits for their turn, since when, and the word that it has come."""

    wanted: Asking
    since: float
    turn: "asyncio.Future[Wanted]"


class Turns:
    """So many thoughts at a time.  What nobody waits for at the table leaves one place free for who does."""

    def __init__(self, places: int) -> None:
        self._places = places
        self._taken = self._behind = 0
        self._waiting: list[Waiting] = []
        self._networks, self._people = Had(), Had()

    @asynccontextmanager
    async def turn(self, wanted: Asking) -> AsyncIterator[None]:
        """Wait for a place and hold it; raise ``Unwanted`` once ``wanted`` returns ``None``."""
        mine = await self._wait(wanted)
        began = time.monotonic()
        try:
            yield
        finally:
            self._leave(mine, time.monotonic() - began)

    async def _wait(self, wanted: Asking) -> Wanted:
        waiting = Waiting(wanted, time.monotonic(), asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._give()
        try:
            return await asyncio.shield(waiting.turn)
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            elif waiting.turn.exception() is None:
                self._leave(waiting.turn.result(), 0.0)
            raise

    def _give(self) -> None:
        """Give free places to those whose turn it is."""
        while self._taken < self._places and (best := self._best()) is not None:
            waiting, mine = best
            self._waiting.remove(waiting)
            self._taken += 1
            self._behind += mine.rank > PRESENT
            self._charge(mine, AT_FIRST)
            waiting.turn.set_result(mine)

    def _leave(self, mine: Wanted, seconds: float) -> None:
        """Give a place back, and to the next."""
        self._taken -= 1
        self._behind -= mine.rank > PRESENT
        self._charge(mine, seconds - AT_FIRST)
        self._give()

    def _best(self) -> tuple[Waiting, Wanted] | None:
        """Return whose turn it is: by rank, then by who has had least, then by who came first."""
        now = time.monotonic()
        return min(self._hopeful(), key=lambda one: self._place_of(one[0], one[1], now), default=None)

    def _hopeful(self) -> list[tuple[Waiting, Wanted]]:
        """Return who may come next, and send away whom nobody wants to hear any more."""
        hopeful = []
        for waiting in list(self._waiting):
            wanted = waiting.wanted()
            if wanted is None:
                self._waiting.remove(waiting)
                waiting.turn.set_exception(Unwanted())
            elif wanted.rank == PRESENT or self._places == 1 or self._behind < self._places - 1:
                hopeful.append((waiting, wanted))
        return hopeful

    def _place_of(self, waiting: Waiting, wanted: Wanted, now: float) -> tuple[int, float, float, float]:
        rank = max(PRESENT, wanted.rank - int((now - waiting.since) / AGEING))
        network, person = min(
            (self._networks.of(owner.network, now), self._people.of(owner.person, now))
            for owner in wanted.owners
        )
        return rank, network, person, waiting.since

    def _charge(self, mine: Wanted, seconds: float) -> None:
        self._networks.add({owner.network for owner in mine.owners}, seconds)
        self._people.add({owner.person for owner in mine.owners}, seconds)
