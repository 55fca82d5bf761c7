"""How much and how often: buckets that fill with time."""

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Bucket:
    """A right to act ``rate`` times a second, saved up to ``most``."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: float) -> None:
        self._rate, self._most, self._left, self._at = rate, most, most, time.monotonic()

    def take(self) -> bool:
        """Use the right once; return whether there was one."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each key; the ones used longest ago are forgotten."""

    def __init__(self, rate: float, most: float, keys: int = 50_000) -> None:
        self._rate, self._most, self._keys = rate, most, keys
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        """Use the right of ``key`` once; return whether there was one."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._most)
            if len(self._buckets) > self._keys:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket.take()


class Crowded(Exception):  # noqa: N818 - an expected answer
    """Too many wait already."""


class AtOnce:
    """So many things at a time for each key; a few more wait for their turn."""

    def __init__(self, most: int, waiting: int = 10) -> None:
        self._most, self._waiting = most, waiting
        self._asked: Counter[str] = Counter()
        self._places: dict[str, asyncio.Semaphore] = {}

    @asynccontextmanager
    async def one(self, key: str) -> AsyncIterator[None]:
        """Do one of them when it is its turn, or raise ``Crowded``."""
        if self._asked[key] >= self._most + self._waiting:
            raise Crowded
        self._asked[key] += 1
        try:
            async with self._places.setdefault(key, asyncio.Semaphore(self._most)):
                yield
        finally:
            self._asked[key] -= 1
            if not self._asked[key]:
                del self._asked[key], self._places[key]
