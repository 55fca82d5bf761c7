"""Time at a table: limits that the host sets, and limits that the rules set."""

from collections.abc import Sequence
from math import inf
from typing import Any

from kastellan.core.game import Timer
from kastellan.tables.messages import Clock, SeatClock, TimeLeft
from kastellan.tables.rests import Rest, ran, runs_out, stands


class Clocks:
    """What the clocks of all seats say.

    ``asked`` is when a seat's present decision began; ``charged`` up to when its thinking has
    been added to ``spent``; ``started`` when each limit of the rules began; in ``rests`` they stand
    still.  All of it follows from the log and from the rests, so it is the same after a restart.
    """

    __slots__ = ("asked", "charged", "limits", "rests", "spent", "started", "timers")

    def __init__(self, limits: Clock | None, seats: int, rests: Sequence[Rest] = ()) -> None:
        self.limits, self.rests = limits, rests
        self.spent = [0.0] * seats
        self.asked: dict[int, float] = {}
        self.charged: dict[int, float] = {}
        self.timers: tuple[Timer, ...] = ()
        self.started: dict[str, float] = {}

    def step(
        self, tick: float, actor: int, acting: Sequence[int], timers: tuple[Timer, ...], public: bool
    ) -> None:
        """Go on after a step of ``actor``: now ``acting`` decide and ``timers`` run.

        A seat that goes on gets new time for its next decision only when all could see that it
        did something: private steps neither stop the clock nor show.
        """
        if timers or self.started:
            names = {timer.name for timer in timers}
            self.started = {name: self.started.get(name, tick) for name in names}
        self.timers = timers
        if self.limits is None or not public:
            return
        for seat in [seat for seat in self.asked if seat not in acting]:
            self.spent[seat] += ran(self.rests, seat, self.charged.pop(seat), tick)
            del self.asked[seat]
        for seat in acting:
            if seat not in self.asked:
                self.asked[seat] = self.charged[seat] = tick
            elif seat == actor:
                self.spent[seat] += ran(self.rests, seat, self.charged[seat], tick)
                self.asked[seat] = self.charged[seat] = tick

    @property
    def stopped(self) -> bool:
        """Return whether nothing is limited now."""
        return self.limits is None and not self.timers

    def next_strike(self, bots: Sequence[int]) -> tuple[float, Timer | int] | None:
        """Return when time runs out next, and for which limit or seat; bots need no clock."""
        strikes: list[tuple[float, Timer | int]] = [
            (runs_out(self.rests, None, self.started[timer.name], timer.seconds), timer)
            for timer in self.timers
        ]
        if self.limits is not None:
            strikes += [
                (runs_out(self.rests, seat, asked, left), seat)
                for seat, asked in self.asked.items()
                if seat not in bots and (left := self._allowed(seat)) is not None
            ]
        coming = [strike for strike in strikes if strike[0] < inf]
        return min(coming, key=lambda strike: strike[0], default=None)

    def _allowed(self, seat: int) -> float | None:
        """Return the seconds that a seat has for its present decision."""
        allowed: list[float] = []
        if self.limits is None:
            return None
        if self.limits.per_move is not None:
            allowed.append(float(self.limits.per_move))
        if self.limits.per_game is not None:
            used = self.spent[seat] + self.charged[seat] - self.asked[seat]
            allowed.append(max(0.0, self.limits.per_game - used))
        return min(allowed, default=None)

    def shown(self, tick: float) -> dict[int, SeatClock]:
        """Return the clocks as all may see them."""
        if self.limits is None:
            return {}
        clocks = {}
        for seat, spent in enumerate(self.spent):
            deciding = seat in self.asked
            move, game = self.limits.per_move, self.limits.per_game
            used = spent + (ran(self.rests, seat, self.charged[seat], tick) if deciding else 0.0)
            clocks[seat] = SeatClock(
                deciding and not stands(self.rests, seat, tick),
                _left(move, ran(self.rests, seat, self.asked[seat], tick) if deciding else 0.0),
                _left(game, used),
            )
        return clocks

    def shown_timers(self, tick: float) -> list[TimeLeft]:
        """Return the limits that the rules set, as all may see them."""
        return [
            TimeLeft(
                timer.name,
                _left(timer.seconds, ran(self.rests, None, self.started[timer.name], tick)) or 0.0,
            )
            for timer in self.timers
        ]


def _left(limit: Any, used: float) -> float | None:
    """Return the rest of a limit, to a tenth of a second."""
    return None if limit is None else round(max(0.0, limit - used), 1)
