"""The time of the house and of its tables: it stands still while no server runs."""

import time
from typing import Protocol


class HouseTime:
    """Seconds of service since the house first opened: it stands still while no server runs."""

    __slots__ = ("_base", "_since")

    def __init__(self, served: float = 0.0) -> None:
        self._base, self._since = served, time.monotonic()

    def now(self) -> float:
        """Return the time of the house."""
        return self._base + time.monotonic() - self._since


class Clock(Protocol):
    """What tells the time of the house."""

    def now(self) -> float:
        """Return it."""


class TableTime:
    """The time of the house, never before what everybody noticed at a table."""

    __slots__ = ("_house", "_shift")

    def __init__(self, house: Clock) -> None:
        self._house, self._shift = house, 0.0

    def reach(self, tick: float) -> None:
        """Be no earlier than ``tick``; hearing it again changes nothing."""
        self._shift = max(self._shift, tick - self._house.now())

    def now(self) -> float:
        """Return the table's time."""
        return self._house.now() + self._shift
