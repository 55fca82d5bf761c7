"""What a table shows: every byte follows from the table, the viewer and what that viewer noticed."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from kastellan.core.game import Line, Outcome, Viewer
from kastellan.core.refusal import Refusal
from kastellan.tables.explaining import explained
from kastellan.tables.judging import NOT_PLAYING, Judging
from kastellan.tables.log import TAKEN_BACK, Row, sees
from kastellan.tables.messages import Explained, Legal, SeatClock, Shown, StoryLine, TimeLeft
from kastellan.tables.progress import Progress, Step, Told
from kastellan.tables.recent import AnyGame, Change
from kastellan.tables.sheet import Sheet
from kastellan.tables.steps import steps_of, story_of
from kastellan.tables.stories import KEPT_SECONDS, Story, numbered, taken_back

MOST_LISTED = 200
NOTHING_LEGAL = Legal(0, [])

encode = msgspec.json.encode

News = dict[Viewer, bytes]
"""What viewers are sent: nothing to those who noticed nothing."""


class Common(NamedTuple):
    """What is shown alike to all."""

    clocks: dict[int, SeatClock]
    timers: list[TimeLeft]
    to_act: list[int]
    outcome: Outcome | None


class Showing(Judging):
    """A table and what it shows; ``tick`` is the table's time everywhere."""

    def __init__(self, sheet: Sheet, game: AnyGame, content: Any, file: bytes | None = None) -> None:
        super().__init__(sheet, game, content, file)
        self._stories: dict[Viewer, Story] = {}

    def number(self, viewer: Viewer) -> int:
        """Return how much this viewer has been shown."""
        return 0 if self.progress is None else self.progress.number(viewer)

    # What happens, to those who notice it.

    def take(self, step: Step, rows: Sequence[Row], told: Mapping[Viewer, Told], tick: float) -> News:
        """Go on to the end of a committed step; return what those who look are shown of it."""
        progress = self.playing
        progress.take(step, rows)
        progress.views = {viewer: one.view for viewer, one in told.items()}
        return self._news(rows[0], step.changes, {viewer: one.story for viewer, one in told.items()}, tick)

    def read(self, rows: Iterable[Row], viewers: Iterable[Viewer], tick: float) -> Iterator[News]:
        """Go on by what the log says, whoever wrote it; yield what those who look are shown of each step."""
        viewers = list(viewers)
        for group in steps_of(rows):
            changes = self.playing.read(group)
            told = {viewer: self._lines(group[0], changes, viewer) for viewer in viewers}
            yield self._news(group[0], changes, told, tick)

    def _lines(self, first: Row, changes: Sequence[Change], viewer: Viewer) -> tuple[Line, ...]:
        """Return how a step of the log is told to a viewer."""
        if first.seat == TAKEN_BACK:
            return (taken_back(int(first.action)),)
        return story_of(self.game, changes, viewer)

    def _news(
        self, first: Row, changes: Sequence[Change], told: Mapping[Viewer, Sequence[Line]], tick: float
    ) -> News:
        """Return what those who look and noticed a step are shown; stories that are kept go on."""
        common, news = self.common(tick), {}
        for viewer, story in told.items():
            if sees(first.seen, viewer):
                lines = numbered(story, self.number(viewer))
                news[viewer] = encode(self.shown(viewer, lines, common))
        if self._stories:
            self._keep_up(first, changes, tick)
        return news

    def _keep_up(self, first: Row, changes: Sequence[Change], tick: float) -> None:
        """Add to the stories that are asked for; forget the others, and those from which lines are taken."""
        for viewer, story in list(self._stories.items()):
            if tick - story.asked > KEPT_SECONDS or (first.seat == TAKEN_BACK and sees(first.seen, viewer)):
                del self._stories[viewer]
            else:
                story.add(numbered(story_of(self.game, changes, viewer), self.number(viewer)))

    # What is there, to those who ask.

    def knows_story(self, viewer: Viewer) -> bool:
        """Return whether the story so far is at hand; else it must be remembered first."""
        return viewer in self._stories

    def remember(self, viewer: Viewer, lines: Iterable[StoryLine], tick: float) -> None:
        """Keep the story so far, as ``told_before`` gives it, at hand."""
        self._stories[viewer] = Story(lines, tick)

    def told(self, viewer: Viewer, seen: int, tick: float) -> list[Any]:
        """Return the lines that a viewer was told after number ``seen``."""
        return self._stories[viewer].after(seen, tick)

    def known_to(self, seat: int) -> tuple[bytes, bytes]:
        """Return what a seat sees and what it remembers, as JSON: all that a computer player gets."""
        return self.playing.view(seat), self.playing.memory(seat)

    def missed(self, viewer: Viewer, seen: int | None, tick: float) -> bytes | None:
        """Return what a viewer is shown who comes back having seen number ``seen``, if anything."""
        number = self.number(viewer)
        if seen == number:
            return None
        known = -1 if seen is None or seen > number else seen
        return encode(self.shown(viewer, self.told(viewer, known, tick), self.common(tick)))

    def played_on(self, sheet: Sheet) -> bool:
        """Return whether all have noticed that somebody played since the pause began.

        What is done in secret ends no pause: it would show.
        """
        return sheet.paused and sheet.pause is not None and self.playing.tick > sheet.pause.tick

    def explained(self, viewer: Viewer, thing: str) -> Explained | Refusal:
        """Return what a thing is to this viewer, or why nothing can be said of it (TABLE-13)."""
        if self.progress is None:
            return NOT_PLAYING
        view, number = self.progress.view(viewer), self.number(viewer)
        hints = self.sheet.hints or self.sheet.status == "over"
        return explained(self.game, self.content, view, thing, number, hints=hints)

    def common(self, tick: float) -> Common:
        """Return what is shown alike to all."""
        progress = self.playing
        return Common(
            progress.clocks.shown(tick),
            progress.clocks.shown_timers(tick),
            list(progress.acting),
            None if progress.acting else self.game.outcome(progress.state),
        )

    def shown(self, viewer: Viewer, story: list[Any], common: Common) -> Shown:
        """Return the position as the viewer knows it, whole."""
        progress = self.playing
        return Shown(
            number=progress.number(viewer),
            ask=0 if viewer is None else progress.asks[viewer],
            view=msgspec.Raw(progress.view(viewer)),
            legal=None if viewer is None else legal_for(progress, viewer),
            story=story,
            clocks=common.clocks,
            timers=common.timers,
            muted=self.muted(viewer),
            to_act=common.to_act,
            outcome=common.outcome,
            retract=0 if viewer is None else len(progress.recent.own[viewer]),
        )


def legal_for(progress: Progress, seat: int) -> Legal:
    """Return what the seat may do now."""
    return listed(progress.game, progress.state, seat) if seat in progress.acting else NOTHING_LEGAL


def listed(game: AnyGame, state: Any, seat: int) -> Legal:
    """Return what a seat may do in a position; very many actions are counted alone."""
    listing = game.legal(state, seat)
    count = len(listing)
    return Legal(count, list(listing) if count <= MOST_LISTED else None)
