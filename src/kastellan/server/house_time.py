"""The time of the house and of its tables: it stands still while no server runs."""

import time


class HouseTime:
    """Seconds of service since the house first opened: it stands still while no server runs."""

    __slots__ = ("_base", "_since")

    def __init__(self, served: float = 0.0) -> None:
        self._base, self._since = served, time.monotonic()

    def now(self) -> float:
        """Return the time of the house."""
        return self._base + time.monotonic() - self._since


class TableTime:
    """The time of the house, never before what a table's log already says."""

    __slots__ = ("_house", "_shift")

    def __init__(self, house: HouseTime, tick: float = 0.0) -> None:
        self._house = house
        self._shift = max(0.0, tick - house.now())

    def now(self) -> float:
        """Return the table's time."""
        return self._house.now() + self._shift
