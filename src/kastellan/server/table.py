"""A table: the one place where a position changes."""

import asyncio
import time
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from kastellan.core.game import CLOCK, Timer, Viewer
from kastellan.core.refusal import Refusal
from kastellan.server.house_time import TableTime
from kastellan.server.mistakes import malformed
from kastellan.server.moves import Conflict
from kastellan.server.problems import NOT_PLAYING, STALE, TAKE_BACK
from kastellan.server.shelf import decoder_of
from kastellan.server.showing import Showing
from kastellan.tables.log import ABSENT, PERSON, PUBLIC, SERVER, TAKEN_BACK, Row
from kastellan.tables.progress import Step, Told, walk
from kastellan.tables.sheet import Sheet
from kastellan.tables.showing import numbered
from kastellan.tables.stories import taken_back_line

if TYPE_CHECKING:
    from kastellan.server.hall import Hall

encode = msgspec.json.encode


class Table(Showing):
    """A table that is awake.  Everything that changes it goes through here, one step at a time."""

    def __init__(self, sheet: Sheet, hall: "Hall") -> None:
        super().__init__(sheet, hall)
        self.actions: msgspec.json.Decoder[Any] = decoder_of(self.game)
        self.lock = asyncio.Lock()
        self.touched = time.monotonic()
        self.callers: dict[int, tuple[str, float]] = {}
        self._alarm: asyncio.TimerHandle | None = None

    # Waking up and catching up.

    async def wake(self) -> None:
        """Come to where the log ends, and let chance act if it is its turn."""
        if self.sheet.status == "open":
            return
        rows = await self.hall.moves.load(self.sheet.id)
        progress = self.opening()
        progress.replay(rows)
        if rows:
            self.time = TableTime(self.hall.time, rows[-1].tick)
        self.progress = progress
        while (step := self.progress.begin()) is not None:
            if await self._commit(step, SERVER):
                break
        await self.after_change()

    async def catch_up(self) -> None:
        """Read what another process has written, and show it."""
        progress = self.progress
        if progress is None:
            await self.wake()
            self.show_all()
            return
        rows = await self.hall.moves.load(self.sheet.id, progress.version)
        if not rows:
            return
        if any(row.seat == TAKEN_BACK for row in rows):
            numbers = progress.numbers
            await self.wake()
            self.show_all(numbers)
            return
        for group, changes, _ in walk(self.game, progress.state, rows):
            step = Step(changes, progress.throws_after(changes), self.game.to_act(changes[-1].after))
            self._take(step, group, self._tell(step))
        self.time = TableTime(self.hall.time, rows[-1].tick)

    # The one place of change.

    async def play(self, seat: int, ask: int, action: bytes | Any, by: int = PERSON) -> Refusal | None:
        """Play ``action``, show everyone, or say why not.

        ``ask`` counts the seat's earlier actions, so a double click or a click on an old screen
        is refused even when others have moved meanwhile.
        """
        async with self.lock:
            while True:
                progress = self.progress
                if progress is None or self.sheet.status != "playing":
                    return NOT_PLAYING
                if ask != progress.asks[seat]:
                    return STALE
                if isinstance(action, bytes):
                    try:
                        action = self.actions.decode(action)
                    except (msgspec.DecodeError, UnicodeDecodeError) as error:
                        return malformed(error)
                if refusal := self.game.refuse(progress.state, seat, action):
                    return refusal
                if await self._commit(progress.follow(seat, action), by):
                    break
        await self.after_change()
        return None

    async def _commit(self, step: Step, by: int) -> bool:
        """Store a step, then tell it; or catch up with another process that was quicker."""
        progress = self.progress
        assert progress is not None  # noqa: S101 - for the type checker
        told = self._tell(step)
        seen = 0
        for viewer, one in told.items():
            if one.noticed and viewer is not None:
                seen |= 1 << viewer
        rows = progress.rows(self.sheet.id, step, time.time(), self.time.now(), seen, by)
        try:
            await self.hall.moves.append(rows)
        except Conflict:
            await self.catch_up()
            return False
        self._take(step, rows, told)
        self.hall.metrics.moves.rows += len(rows)
        return True

    def _tell(self, step: Step) -> dict[Viewer, Told]:
        """Return what each person at the table notices of a step, and spectators if there are any."""
        progress = self.progress
        assert progress is not None  # noqa: S101 - for the type checker
        viewers: list[Viewer] = [*self.sheet.people]
        if None in self.screens:
            viewers.append(None)
        return progress.tell(step, viewers)

    def _take(self, step: Step, rows: list[Row], told: dict[Viewer, Told]) -> None:
        """Go on to the position after a committed step and show it."""
        progress = self.progress
        assert progress is not None  # noqa: S101 - for the type checker
        progress.take(step, rows)
        progress.views = {viewer: one.view for viewer, one in told.items()}
        if None in told and told[None].noticed:
            self.watched += 1
        common = self.common()
        for viewer, one in told.items():
            if one.noticed and viewer in self.screens:
                self.tell_all(self.shown(viewer, numbered(one.story, self.number(viewer)), common), [viewer])
        self._wake_waiting()

    async def after_change(self) -> None:
        """Go on after something has happened."""
        self.touched = time.monotonic()
        await self.go_on()

    async def go_on(self) -> None:
        """Set the alarm, ask computer players, and close the game when it is over.

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
        else:
            self.hall.bots.consider(self)

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
            progress = self.progress
            if progress is None or self.sheet.status != "playing":
                return
            strike = progress.clocks.next_strike(self.sheet.bots)
            if strike is not None and strike[0] <= self.time.now():
                limit = strike[1]
                if isinstance(limit, Timer):
                    await self._commit(progress.follow(CLOCK, limit.event), SERVER)
                else:
                    choice = self.game.absent(progress.state, limit, Random())
                    await self._commit(progress.follow(limit, choice), ABSENT)
        await self.after_change()

    # Taking back.

    async def retract(self, seat: int, version: int) -> Refusal | None:
        """Take back the last step of ``seat``; the others have agreed to this very one (TABLE-3)."""
        async with self.lock:
            progress = self.progress
            if progress is None or progress.version != version or not progress.retractable(seat):
                return TAKE_BACK
            quiet = self.unnoticed(seat)
            seen = 1 << seat if quiet else 1 << PUBLIC | sum(1 << one for one in self.sheet.people)
            tick = self.time.now()
            row = Row(
                self.sheet.id,
                progress.version + 1,
                TAKEN_BACK,
                encode(seat),
                time.time(),
                tick,
                seen,
                PERSON,
            )
            try:
                await self.hall.moves.append([row])
            except Conflict:
                await self.catch_up()
                return TAKE_BACK
            await self.wake()
            for viewer in [seat] if quiet else list(self.screens):
                self.watched += viewer is None
                line = taken_back_line(seat, self.number(viewer))
                self.tell_all(self.shown(viewer, [line]), [viewer])
            self._wake_waiting()
        await self.after_change()
        return None

    def unnoticed(self, seat: int) -> bool:
        """Return whether nobody else has noticed the seat's last step, so nobody need agree."""
        progress = self.progress
        if progress is None or progress.last is None or progress.last.seat != seat:
            return False
        change = progress.last
        return all(
            encode(self.game.view(change.before, other)) == encode(self.game.view(change.after, other))
            and not self.game.tell(*change, other)
            for other in (None, *range(progress.state.seats))
            if other != seat
        )

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
