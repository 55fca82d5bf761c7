"""To whom a table is shown: its screens, a person who comes back, and programs that ask over HTTP."""

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from kastellan.core.game import Viewer
from kastellan.core.refusal import Refusal
from kastellan.server.deals import dice_of
from kastellan.server.house_time import TableTime
from kastellan.server.problems import sentence
from kastellan.server.screens import SEAT_CHANGED, Screen, looks_rightly
from kastellan.tables.messages import NotPlayed, Shown, StoryLine
from kastellan.tables.progress import Progress
from kastellan.tables.sheet import Sheet
from kastellan.tables.showing import Common, shown, shown_to_all
from kastellan.tables.stories import told_before

if TYPE_CHECKING:
    from kastellan.server.hall import Hall

MOST_STORY = 500

encode = msgspec.json.encode


class Showing:
    """A game with its seats and screens; ``progress`` is ``None`` until it starts."""

    def __init__(self, sheet: Sheet, hall: "Hall") -> None:
        self.sheet, self.hall = sheet, hall
        self.game, self.content = hall.game(sheet.game)
        self.screens: dict[Viewer, set[Screen]] = {}
        self.progress: Progress | None = None
        self.time = TableTime(hall.time)
        self.watched = 0
        self._changed: list[asyncio.Event] = []

    def use(self, sheet: Sheet) -> None:
        """Go on with seats and settings as they are now kept.

        Screens that look with other eyes than their person now has, or by links that were made anew, are
        closed before they are shown anything more; their clients connect again, if they still may.
        """
        self.sheet = sheet
        for viewer, screens in list(self.screens.items()):
            for screen in [one for one in screens if not looks_rightly(sheet, one)]:
                screens.discard(screen)
                screen.close(SEAT_CHANGED)
            if not screens:
                del self.screens[viewer]

    def opening(self) -> Progress:
        """Return the game before its first move."""
        sheet = self.sheet
        if sheet.opening is not None:
            state = self.game.read(msgspec.convert(sheet.opening, self.game.positions), self.content)
        else:
            options = msgspec.convert(sheet.options, self.game.options)
            state = self.game.start(len(sheet.chairs), options, self.content)
        dice = dice_of(sheet.server_seed, [chair.nonce for chair in sheet.chairs])
        return Progress(self.game, state, dice, sheet.clock)

    def number(self, viewer: Viewer) -> int:
        """Return how many positions this viewer has been shown."""
        if self.progress is None:
            return 0
        return self.watched if viewer is None else self.progress.numbers[viewer]

    def common(self) -> Common:
        """Return what is shown alike to all now."""
        assert self.progress is not None  # noqa: S101 - for the type checker
        return shown_to_all(self.progress, self.time.now())

    def shown(self, viewer: Viewer, story: Iterable[StoryLine], common: Common | None = None) -> Shown:
        """Return the position as the viewer knows it, whole."""
        assert self.progress is not None  # noqa: S101 - for the type checker
        return shown(self.progress, viewer, self.number(viewer), story, common or self.common())

    async def history(self, viewer: Viewer, seen: int = 0) -> list[StoryLine]:
        """Return the lines told to a viewer after number ``seen``, by playing the log again."""
        rows = await self.hall.moves.load(self.sheet.id)
        told = told_before(self.opening(), rows, viewer, self.watched)
        return [line for line in told if viewer is None or line.n > seen][-MOST_STORY:]

    async def resume(self, screen: Screen, seen: int | None) -> None:
        """Show a screen what it has missed since ``seen``, or everything."""
        if self.progress is None:
            return
        number = self.number(screen.viewer)
        if seen is not None and seen == number and screen.viewer is not None:
            return
        known = seen if seen is not None and seen < number and screen.viewer is not None else 0
        story = await self.history(screen.viewer, known)
        screen.show(encode(self.shown(screen.viewer, story)))

    def show_all(self, since: list[int] | None = None) -> None:
        """Show every screen the position after it was built anew."""
        progress = self.progress
        if progress is None:
            return
        for viewer in self.screens:
            if viewer is None:
                self.watched += 1
            elif since is not None and since[viewer] == progress.numbers[viewer]:
                continue
            self.tell_all(self.shown(viewer, []), [viewer])

    def tell_all(self, message: Any, viewers: Iterable[Viewer] | None = None) -> None:
        """Put a message on the screens of these viewers, or of all."""
        text = encode(message)
        for viewer in list(self.screens) if viewers is None else viewers:
            for screen in self.screens.get(viewer, ()):
                screen.show(text)

    def refused(self, screen: Screen, ask: int, refusal: Refusal) -> NotPlayed:
        """Return a refusal with its sentence in the reader's language."""
        text = sentence(screen.language, refusal.reason, refusal.facts, self.sheet.names, self.content.name)
        return NotPlayed(ask, refusal, text)

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
