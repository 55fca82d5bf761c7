"""Who looks at a table: its screens, a person who comes back, and programs that ask over HTTP."""

import asyncio
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from kastellan.core.game import Viewer
from kastellan.core.refusal import Refusal
from kastellan.server.contents import Given
from kastellan.server.house_time import TableTime
from kastellan.server.records import ensure_record, last_shown
from kastellan.server.screens import SEAT_CHANGED, Screen, looks_rightly
from kastellan.tables.messages import ClocksNow, NotPlayed, Shown
from kastellan.tables.record import SoFar
from kastellan.tables.rests import Rest
from kastellan.tables.sentences import not_played
from kastellan.tables.sheet import Sheet
from kastellan.tables.showing import News, Showing
from kastellan.tables.stories import KEPT_SECONDS, told_before

if TYPE_CHECKING:
    from kastellan.server.hall import Hall

encode = msgspec.json.encode


class Audience(Showing):
    """A table with its screens.  Of an ``old`` one only its record is known."""

    def __init__(self, sheet: Sheet, hall: "Hall", given: Given) -> None:
        super().__init__(sheet, *given)
        self.hall = hall
        self.time = TableTime(hall.time)
        self.screens: dict[Viewer, set[Screen]] = {}
        self._changed: list[asyncio.Event] = []
        self._so_far: dict[Viewer, SoFar] = {}

    def use(self, sheet: Sheet) -> None:
        """Go on with seats and settings as they are now kept.

        Screens that look with other eyes than their person now has, by links that were made anew, or at what
        is public no more, are closed before they are shown anything; clients connect again, if they may.
        """
        shut, self.sheet = self.sheet.public and not sheet.public, sheet
        for viewer, screens in list(self.screens.items()):
            for screen in [
                one for one in screens if not looks_rightly(sheet, one) or (shut and viewer is None)
            ]:
                screens.discard(screen)
                screen.close(SEAT_CHANGED)
            if not screens:
                del self.screens[viewer]
        self._rest(sheet.stillness)

    def _rest(self, rests: Sequence[Rest]) -> None:
        """Let clocks stand still or go on, and show that."""
        if self.progress is not None and self.progress.clocks.rests != rests:
            self.progress.clocks.rests = rests
            common = self.common(self.time.now())
            self.tell_all(ClocksNow(common.clocks, common.timers))

    @property
    def watchers(self) -> int:
        """Return how many spectators look at the table here."""
        return len(self.screens.get(None, ()))

    async def history(self, viewer: Viewer, seen: int = -1) -> list[Any]:
        """Return the lines told to a viewer after number ``seen``; the log is played again only at first."""
        if not self.knows_story(viewer):
            rows = await self.hall.moves.load(self.sheet.id)
            lines = await self.hall.snapshots.apart(told_before, self.opening(), rows, viewer)
            self.remember(viewer, lines, self.time.now())
        return self.told(viewer, seen, self.time.now())

    async def look_back(self, viewer: Viewer, page: int) -> tuple[bytes, int]:
        """Return a page of the running game as a viewer noticed it, and how many steps there are so far.

        Only what is new is played again, apart from the loop.
        """
        now = self.time.now()
        kept = {one: so_far for one, so_far in self._so_far.items() if now - so_far.asked < KEPT_SECONDS}
        if viewer not in kept:
            kept[viewer] = SoFar(self.game, self.opening().state, viewer, self.sheet.created)
        self._so_far, so_far = kept, kept[viewer]
        so_far.asked = now
        rows = await self.hall.moves.load(self.sheet.id, so_far.version)
        return await self.hall.snapshots.apart(so_far.page_after, rows, page)

    async def shown_now(self, viewer: Viewer, seen: int | None = None) -> Shown:
        """Return the position as the viewer knows it, with the lines told after number ``seen``."""
        story = await self.history(viewer, -1 if seen is None else seen)
        return self.shown(viewer, story, self.common(self.time.now()))

    async def resume(self, screen: Screen, seen: int | None) -> None:
        """Show a screen what it has missed since ``seen``, or everything."""
        if self.progress is None:
            if self.old and await ensure_record(self):
                screen.show(encode(await last_shown(self, screen.viewer)))
            return
        await self.history(screen.viewer)
        if (message := self.missed(screen.viewer, seen, self.time.now())) is not None:
            screen.show(message)

    async def show_all(self) -> None:
        """Show every screen the game from its beginning."""
        for screen in [screen for screens in self.screens.values() for screen in screens]:
            await self.resume(screen, None)

    def send(self, news: News) -> None:
        """Put on each viewer's screens what is for them."""
        for viewer, text in news.items():
            for screen in self.screens.get(viewer, ()):
                screen.show(text)
        self._wake_waiting()

    def tell_all(self, message: Any, viewers: Iterable[Viewer] | None = None) -> None:
        """Put a message on the screens of these viewers, or of all."""
        text = encode(message)
        for viewer in list(self.screens) if viewers is None else viewers:
            for screen in self.screens.get(viewer, ()):
                screen.show(text)

    def refused(self, screen: Screen, ask: int, refusal: Refusal) -> NotPlayed:
        """Return a refusal with its sentence in the reader's language."""
        return not_played(self, screen.language, ask, refusal)

    # Waiting for news over HTTP.

    async def wait_beyond(self, seat: int, number: int, seconds: float) -> None:
        """Return once the seat has been shown more than ``number``, or after some seconds."""
        changed = asyncio.Event()
        self._changed.append(changed)
        try:
            if self.number(seat) <= number and self.sheet.status == "playing":
                async with asyncio.timeout(seconds):
                    while self.number(seat) <= number:
                        await changed.wait()
                        changed.clear()
        except TimeoutError:
            pass
        finally:
            self._changed.remove(changed)

    def _wake_waiting(self) -> None:
        for changed in self._changed:
            changed.set()
