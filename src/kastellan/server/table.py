"""A table: the one place where a position changes."""

import asyncio
import time
from random import Random
from typing import TYPE_CHECKING, Any

from kastellan.core.refusal import Refusal
from kastellan.server import chat
from kastellan.server.audience import Audience
from kastellan.server.contents import Given
from kastellan.server.moves import Conflict
from kastellan.tables import pace, talk
from kastellan.tables.log import PERSON, SERVER, Row
from kastellan.tables.plans import Plans
from kastellan.tables.progress import Step
from kastellan.tables.sheet import Sheet

if TYPE_CHECKING:
    from kastellan.server.hall import Hall


class Table(Audience):
    """A table that is awake.  Everything that changes it goes through here, one step at a time."""

    def __init__(self, sheet: Sheet, hall: "Hall", given: Given) -> None:
        super().__init__(sheet, hall, given)
        self.lock = asyncio.Lock()
        self.touched = time.monotonic()
        self.callers: dict[int, tuple[str, float]] = {}
        self.held: pace.Held | None = None
        self.plans = Plans()
        self.noted: dict[int, int] = {}
        self._alarm: asyncio.TimerHandle | None = None

    # Waking up and catching up.

    async def wake(self) -> None:
        """Come to where the log ends, and let chance act if it is its turn."""
        if self.sheet.status == "open" or self.old:
            return
        self.progress = await self.hall.snapshots.restore(self)
        self.time.reach(self.progress.tick)
        while self.sheet.status == "playing" and not await self._begin():
            pass
        await self.after_change()

    async def _begin(self) -> bool:
        """Let chance act if it is its turn, or time begin if nobody has yet; return whether that was kept."""
        progress = self.playing
        if (step := progress.begin()) is not None:
            return await self._commit(step, SERVER)
        if progress.version:
            return True
        return await self._keep([progress.beginning(self.sheet.id, time.time(), self.time.now())])

    async def catch_up(self) -> None:
        """Read what another process has written, and show it."""
        if self.progress is None:
            await self.wake()
            await self.show_all()
            return
        if rows := await self.hall.moves.load(self.sheet.id, self.progress.version):
            for news in self.read(rows, self.screens, self.time.now()):
                self.send(news)
            self.time.reach(self.progress.tick)

    # The one place of change.

    async def play(
        self, seat: int, ask: int, action: bytes | Any, by: int = PERSON, hold: bool = False
    ) -> Refusal | None:
        """Play ``action``, show everyone, or say why not (``Judging.judge``)."""
        async with self.lock:
            while True:
                step = self.judge(seat, ask, action, by)
                if isinstance(step, Refusal):
                    return step
                if await self._commit(step, by):
                    break
        self.held = pace.hold(self, seat, time.monotonic()) if hold else None
        await self.after_change()
        return None

    @property
    def holding(self) -> bool:
        """Return whether computer players wait for somebody to end their turn."""
        return self.held is not None and time.monotonic() < self.held.until

    def end_turn(self, seat: int) -> Refusal | None:
        """Let computer players go on, if they waited for this seat; to say it twice does no harm."""
        if self.held is not None and self.held.seat == seat:
            self.held = None
            self.hall.bots.consider(self)
        return None

    async def _commit(self, step: Step, by: int) -> bool:
        """Store a step, then tell it; or catch up with another process that was quicker."""
        progress, tick = self.playing, self.time.now()
        told = progress.tell(step, self.screens)
        rows = progress.rows(self.sheet.id, step, time.time(), tick, progress.seen(step, told), by)
        try:
            await self.hall.moves.append(rows)
        except Conflict:
            await self.catch_up()
            return False
        self.send(self.take(step, rows, told, tick))
        self.hall.metrics.moves.rows += len(rows)
        if remark := talk.remarked(self, step.changes):
            self.hall.run(chat.remark(self.hall, self, remark))
        return True

    async def _keep(self, rows: list[Row]) -> bool:
        """Store rows that are no moves, then tell them; or catch up with another process that was quicker."""
        try:
            await self.hall.moves.append(rows)
        except Conflict:
            await self.catch_up()
            return False
        for news in self.read(rows, self.screens, rows[-1].tick):
            self.send(news)
        return True

    async def after_change(self) -> None:
        """Go on after something has happened."""
        self.touched = time.monotonic()
        self.hall.snapshots.consider(self)
        await self.go_on()

    async def go_on(self) -> None:
        """Set the alarm, ask computer players, tell people who are away, and close the game when it is over.

        Doing it again changes nothing, so the hall does it now and then, in case a fault came between.
        """
        if self.progress is None and self.sheet.status == "playing":
            async with self.lock:
                await self.catch_up()
        self._set_alarm()
        progress = self.progress
        if progress is None or self.sheet.status != "playing":
            return
        if not progress.acting:
            await self.hall.finish(self)
            return
        if self.played_on(self.sheet):
            from kastellan.server.pauses import end_by_play  # noqa: PLC0415 - it needs tables

            self.hall.run(end_by_play(self.hall, self))
        self.hall.bots.consider(self)
        self.hall.notices.consider(self)

    # Time.

    def _set_alarm(self) -> None:
        """Wake up when the next limit runs out."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        progress = self.progress
        if progress is None or progress.clocks.stopped or self.sheet.status != "playing":
            return
        strike = progress.clocks.next_strike(self.sheet.bots)
        if strike is not None:
            delay = max(0.05, strike[0] - self.time.now())
            self._alarm = asyncio.get_running_loop().call_later(delay, self._ring)

    def _ring(self) -> None:
        self.hall.run(self.strike())

    async def strike(self) -> None:
        """Play for a limit that has run out, if one has."""
        async with self.lock:
            if self.progress is None or self.sheet.status != "playing":
                return
            if (struck := self.struck(self.time.now(), Random())) is not None:
                await self._commit(*struck)
        await self.after_change()

    # Taking back.

    async def retract(self, seat: int, version: int, first: int = 0) -> Refusal | None:
        """Take back the seat's steps from this version to ``first``, its last one if not given.

        The others have agreed to these very ones (TABLE-3).
        """
        async with self.lock:
            while True:
                if refusal := self.refuse_take_back(seat, version):
                    return refusal
                at, tick = time.time(), self.time.now()
                if await self._keep(self.playing.retraction(self.sheet.id, seat, first or version, at, tick)):
                    break
        self.held = None
        await self.after_change()
        return None

    # Rest.

    @property
    def finished(self) -> bool:
        """Return whether the last move has been played but not yet written down as such."""
        return self.progress is not None and not self.progress.acting and self.sheet.status == "playing"

    @property
    def idle(self) -> bool:
        """Return whether nobody looks and nothing runs, so that the table may be put to rest."""
        return not any(self.screens.values()) and self._alarm is None and not self.lock.locked()

    def rest(self) -> None:
        """Let go of everything; the log wakes the table again."""
        if self._alarm is not None:
            self._alarm.cancel()
