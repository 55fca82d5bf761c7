"""A table in memory: its log, and who looks at it over which process."""

from collections.abc import Iterable, Sequence
from typing import Any

from kastellan.core.chance import Dice
from kastellan.core.game import Viewer
from kastellan.tables.log import PERSON
from kastellan.tables.messages import Clock
from kastellan.tables.progress import Progress, Step
from kastellan.tables.recent import Change
from kastellan.tables.sheet import Chair, Sheet
from kastellan.tables.showing import Showing
from kastellan.tables.stories import told_before

LIMITS = Clock(per_move=30, per_game=3000)


def sheet_of(game: Any, seats: int) -> Sheet:
    """Return a table that is being played."""
    return Sheet(
        id="table", game=game.slug, rules=game.version, options={}, content="", name="", public=True,
        status="playing", host="0", clock=LIMITS, hints=False, server_seed="", commitment="", created=0.0,
        updated=0.0, chairs=[Chair(seat, str(seat)) for seat in range(seats)],
    )  # fmt: skip


class Memory:
    """A table from some position on, served by two processes: one plays, the other hears of it."""

    def __init__(
        self, game: Any, state: Any, showing: type[Showing] = Showing, progress: type[Progress] = Progress
    ) -> None:
        self.game, self._start, self.tick = game, state.copy(), 0.0
        self._showing, self._progress = showing, progress
        self.log = [self._opening().beginning("table", 0.0, 0.0)]
        self._heard = 1
        self.here, self.there = self.process(), self.process()

    def process(self) -> Showing:
        """Return a process that has read the log so far."""
        process = self._showing(sheet_of(self.game, self._start.seats), self.game, self._start.content)
        process.progress = self._opening()
        process.progress.replay(self.log)
        return process

    def _opening(self) -> Progress:
        return self._progress(self.game, self._start.copy(), Dice(b""), LIMITS)

    @property
    def now(self) -> Progress:
        """Return the game as the process that plays it has it."""
        return self.here.playing

    def play(self, changes: Sequence[Change], viewers: Iterable[Viewer]) -> dict[Viewer, bytes]:
        """Play a step; return what those who look are sent."""
        progress = self.now
        step = Step(list(changes), progress.dice.throws, self.game.to_act(changes[-1].after))
        told = progress.tell(step, viewers)
        rows = progress.rows("table", step, 0.0, self.tick, progress.seen(step, told), PERSON)
        self.log += rows
        return self.here.take(step, rows, told, self.tick)

    def take_back(self, seat: int, viewers: Iterable[Viewer], first: int = 0) -> dict[Viewer, bytes]:
        """Let a seat take back its last step, or down to ``first``; return what each viewer is sent last."""
        recent = self.now.recent
        rows = self.now.retraction("table", seat, first or recent.last(seat), 0.0, self.tick)
        self.log += rows
        sent: dict[Viewer, bytes] = {}
        for news in self.here.read(rows, viewers, self.tick):
            sent |= news
        return sent

    def hear(self, viewers: Iterable[Viewer]) -> list[dict[Viewer, bytes]]:
        """Let the other process read what it has not yet; return what those who look there are sent."""
        rows, self._heard = self.log[self._heard :], len(self.log)
        return list(self.there.read(rows, viewers, self.tick))

    def ask(self, process: Showing, viewer: Viewer, seen: int | None) -> bytes | None:
        """Return what a viewer is shown who comes to a process having seen number ``seen``."""
        if not process.knows_story(viewer):
            process.remember(viewer, told_before(self._opening(), self.log, viewer), self.tick)
        return process.missed(viewer, seen, self.tick)
