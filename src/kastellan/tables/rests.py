"""When clocks stand still: at a pause those of all, on a holiday that of a seat.  All of it is public."""

from collections.abc import Iterator, Sequence
from math import inf

import msgspec

from kastellan.tables.messages import Clock

DAY = 86_400


class Rest(msgspec.Struct, frozen=True):
    """A time in which the clock of a seat stands still, or of all seats; it may have no end yet.

    A holiday ``ends`` then by the calendar.
    """

    since: float
    until: float | None = None
    seat: int | None = None
    ends: float | None = None


def over_days(clock: Clock | None) -> bool:
    """Return whether people have at least a day for each decision."""
    return clock is not None and (clock.per_move or 0) >= DAY


def stillness(rests: Sequence[Rest], seat: int | None, begin: float) -> Iterator[tuple[float, float]]:
    """Yield from when to when a clock stands still after ``begin``, in order and apart."""
    for rest in sorted(rests, key=lambda rest: rest.since):
        until = inf if rest.until is None else rest.until
        if rest.seat in (None, seat) and until > begin:
            yield max(rest.since, begin), until
            begin = until


def ran(rests: Sequence[Rest], seat: int | None, begin: float, end: float) -> float:
    """Return how long a clock ran between two times."""
    still = sum(min(until, end) - since for since, until in stillness(rests, seat, begin) if since < end)
    return end - begin - still


def runs_out(rests: Sequence[Rest], seat: int | None, begin: float, seconds: float) -> float:
    """Return when a clock has run for so many seconds; never, if it stands still without an end."""
    end = begin + seconds
    for since, until in stillness(rests, seat, begin):
        if since >= end:
            break
        end += until - since
    return end


def stands(rests: Sequence[Rest], seat: int | None, tick: float) -> bool:
    """Return whether a clock stands still now."""
    return any(since <= tick for since, _ in stillness(rests, seat, tick))
