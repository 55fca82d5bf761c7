"""Writes views down, one after the other, into one row that is kept: only what has changed is written.

From view to view most fields stay as they are, and to compare takes less time than to write every place.
"""

from threading import Lock
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kastellan.adapters.changes import UNKNOWN, Changes
from kastellan.adapters.field import Field
from kastellan.adapters.shape import Group

Row = NDArray[np.float32]


class Writer:
    """The row of the last view, and how it becomes that of the next one.

    Threads take turns, since a layout and all who use it without a writer of their own share one.
    """

    def __init__(self, shape: Group, fields: list[Field], size: int) -> None:
        self._row = np.zeros(size, np.float32)
        self._last: Any = UNKNOWN
        self._lock = Lock()
        self._bytes = self._row.data.cast("B")
        self._update = Changes(fields, self._row.data).of(shape, ())

    def __deepcopy__(self, _memo: Any) -> "Writer":
        return self

    def row(self, view: Any) -> Row:
        """Return a view as a new row of numbers."""
        self._lock.acquire()  # quicker than ``with``
        try:
            self._write(view)
            return self._row.copy()
        finally:
            self._lock.release()

    def fill(self, room: memoryview, view: Any) -> None:
        """Write a view into the bytes of a row that is there already."""
        self._lock.acquire()
        try:
            self._write(view)
            room[:] = self._bytes
        finally:
            self._lock.release()

    def _write(self, view: Any) -> None:
        last, self._last = self._last, UNKNOWN  # an error leaves something unknown behind
        self._update(view, last)
        self._last = view
