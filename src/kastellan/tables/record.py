"""The record of a game: what each viewer was shown and told, step by step, in pages that need no rules."""

import zlib
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from kastellan.core.chance import Dice, Even
from kastellan.core.game import CHANCE, Viewer, encoded_views
from kastellan.tables.judging import Judging
from kastellan.tables.log import BEGUN, TAKEN_BACK, Row
from kastellan.tables.messages import Draw, ReplayMove, StoryLine
from kastellan.tables.recent import AnyGame, Change
from kastellan.tables.steps import Walk, standing, story_of, walk
from kastellan.tables.stories import numbered, taken_back

STEPS = 100
"""Steps to a page: an answer of some hundred kilobytes."""

ALL, SPECTATOR, DRAWS = "all", "spectator", "draws"
NOBODY = -1

encode = msgspec.json.encode


class Page(NamedTuple):
    """Steps of a stream as a compressed JSON array; ``first`` is the table's step of the first one."""

    eyes: str
    number: int
    first: int
    steps: int
    data: bytes


class Stream:
    """What is written for one pair of eyes, page by page."""

    def __init__(self, eyes: str) -> None:
        self.eyes, self.count, self._first = eyes, 0, 0
        self._waiting: list[bytes] = []

    def add(self, step: int, item: Any) -> Iterator[Page]:
        """Go on by one step; yield a page that it fills."""
        if not self._waiting:
            self._first = step
        self._waiting.append(encode(item))
        self.count += 1
        if len(self._waiting) == STEPS:
            yield from self.rest()

    def begun(self, number: int) -> bytes:
        """Return the page that is not full yet as JSON; of any other number there is nothing."""
        return b"[" + b",".join(self._waiting if number == self.count // STEPS else []) + b"]"

    def rest(self) -> Iterator[Page]:
        """Yield what is left as a page."""
        if waiting := self._waiting:
            number, data = (self.count - 1) // STEPS, zlib.compress(b"[" + b",".join(waiting) + b"]")
            self._waiting = []
            yield Page(self.eyes, number, self._first, len(waiting), data)


def opened(page: bytes) -> bytes:
    """Return a page as the JSON array that it is."""
    return zlib.decompress(page)


def name_of(viewer: Viewer) -> str:
    """Return what the eyes of a viewer are called."""
    return SPECTATOR if viewer is None else str(viewer)


class Happened(NamedTuple):
    """One step of the table: who did what, when, who is to act now, and how many moves stand."""

    step: int
    seat: int
    changes: Sequence[Change]
    is_taken_back: bool
    acting: tuple[int, ...]
    at: float
    moves: int


class Eyes:
    """What one viewer noticed of a game, written as the steps of a replay."""

    def __init__(self, viewer: Viewer, *, over: bool) -> None:
        self.viewer, self.over = viewer, over
        self.stream = Stream(name_of(viewer))
        self._view, self._acting = b"", tuple[int, ...]()

    def see(self, game: AnyGame, now: Happened, view: bytes) -> Iterator[Page]:
        """Write a step down if this viewer noticed it."""
        story = story_of(game, now.changes, self.viewer)
        same = view == self._view and now.acting == self._acting
        if now.step and same and not story and (now.is_taken_back or now.seat != self.viewer):
            return
        self._view, self._acting = view, now.acting
        known = now.seat == self.viewer and not now.is_taken_back
        move = told(
            now, self.stream.count, numbered(story, self.stream.count), view, known=known, over=self.over
        )
        yield from self.stream.add(now.step, move)


def told(
    now: Happened, version: int, story: list[StoryLine], view: bytes, *, known: bool, over: bool
) -> ReplayMove:
    """Return a step as some eyes saw it; the action only where these may know it."""
    if now.is_taken_back:
        story = numbered([taken_back(now.seat)], version)
    action = msgspec.to_builtins(now.changes[0].action) if known and now.changes else None
    counts = (now.moves, now.step) if over else (None, None)
    return ReplayMove(version, now.seat, action, story, msgspec.Raw(view), list(now.acting), now.at, *counts)


class Happenings:
    """The steps of a game that is played again, as far as its log goes."""

    def __init__(self, game: AnyGame, state: Any, created: float) -> None:
        self.game, self._walk, self._step, self._moves = game, Walk(game, state), 0, 0
        self.first = Happened(0, NOBODY, (), False, game.to_act(state), created, 0), state

    def on(self, rows: Iterable[Row]) -> Iterator[tuple[Happened, Any]]:
        """Go on by whole steps; yield each with the position after it."""
        for group, changes, after in self._walk.on(rows):
            first = group[0]
            if first.seat == BEGUN:
                continue
            back = first.seat == TAKEN_BACK
            self._step, self._moves = self._step + 1, self._moves + (-1 if back else len(group))
            seat, acting = int(first.action) if back else first.seat, self.game.to_act(after)
            yield Happened(self._step, seat, changes, back, acting, first.at, self._moves), after


def happenings(
    game: AnyGame, state: Any, rows: Iterable[Row], created: float
) -> Iterator[tuple[Happened, Any]]:
    """Yield the steps of a log with the position after each, the first position included."""
    whole = Happenings(game, state, created)
    yield whole.first
    yield from whole.on(rows)


class SoFar:
    """A running game as one viewer looks back on it, kept up with the log; ``asked`` is when last.

    ``version`` is how far the log has been read.
    """

    def __init__(self, game: AnyGame, state: Any, viewer: Viewer, created: float) -> None:
        self.version, self.asked = 0, 0.0
        self._happenings, self._eyes = Happenings(game, state, created), Eyes(viewer, over=False)
        self._pages: list[bytes] = []
        self._see(*self._happenings.first)

    def read(self, rows: Iterable[Row]) -> None:
        """Go on to where the log ends; what was read before is passed over."""
        new = [row for row in rows if row.version > self.version]
        for now, after in self._happenings.on(new):
            self._see(now, after)
        self.version = new[-1].version if new else self.version

    def _see(self, now: Happened, after: Any) -> None:
        game = self._happenings.game
        [view] = encoded_views(game, after, [self._eyes.viewer])
        self._pages += [page.data for page in self._eyes.see(game, now, view)]

    def page_after(self, rows: Iterable[Row], number: int) -> tuple[bytes, int]:
        """Go on, then return a page of steps as JSON, and how many steps there are so far."""
        self.read(rows)
        if number < len(self._pages):
            return opened(self._pages[number]), self._eyes.stream.count
        return self._eyes.stream.begun(number), self._eyes.stream.count


def record(game: AnyGame, state: Any, rows: Sequence[Row], created: float) -> Iterator[Page]:
    """Yield the pages of a finished game: of every viewer, of all together (without views), of all draws."""
    viewers: list[Viewer] = [None, *range(state.seats)]
    eyes, together = [Eyes(viewer, over=True) for viewer in viewers], Stream(ALL)
    for now, after in happenings(game, state, rows, created):
        for one, view in zip(eyes, encoded_views(game, after, viewers), strict=True):
            yield from one.see(game, now, view)
        story = numbered(story_of(game, now.changes, None), now.step)
        yield from together.add(now.step, told(now, now.step, story, b"null", known=True, over=True))
    for stream in (*(one.stream for one in eyes), together):
        yield from stream.rest()
    yield from drawn(game, state, standing(rows))


def is_readable(table: Judging, rows: Iterable[Row]) -> bool:
    """Return whether the rules of today permit every move of a finished game, and end it the same."""
    game = table.game
    try:
        state = table.opened(Dice(b"")).state
        for _, changes, after in walk(game, state, rows):
            if any(game.refuse(one.before, one.seat, one.action) for one in changes if one.seat != CHANCE):
                return False
            state = after
    except (msgspec.MsgspecError, LookupError, ValueError):  # an option or an action that is no more
        return False
    return game.outcome(state) == table.sheet.outcome


def drawn(game: AnyGame, state: Any, rows: Iterable[Row]) -> Iterator[Page]:
    """Yield what chance could do at each of its moves, numbered as in the exported log."""
    stream, number = Stream(DRAWS), 0
    for group, changes, _ in walk(game, state, rows):
        for at, change in enumerate(changes):
            if change.seat == CHANCE:
                yield from stream.add(number + at, draw_of(game, change.before, number + at))
        number += len(group)
    yield from stream.rest()


def draw_of(game: AnyGame, state: Any, number: int) -> Draw:
    """Return what chance could do in a position."""
    possible = game.chance(state)
    weights = None if isinstance(possible, Even) else [weight for _, weight in possible]
    return Draw(number, [msgspec.to_builtins(outcome) for outcome, _ in possible], weights)


def with_views(together: bytes, eyes: dict[str, list[bytes]]) -> bytes:
    """Return a page of all steps together with what every viewer saw then, from the pages of each."""
    moves = msgspec.json.decode(opened(together), type=list[ReplayMove])
    views: list[dict[str, msgspec.Raw]] = [{} for _ in moves]
    for name, pages in eyes.items():
        seen = [one for page in pages for one in msgspec.json.decode(opened(page), type=list[ReplayMove])]
        at = 0
        for views_then, move in zip(views, moves, strict=True):
            while at + 1 < len(seen) and (seen[at + 1].step or 0) <= (move.step or 0):
                at += 1
            views_then[name] = seen[at].view
    for move, every in zip(moves, views, strict=True):
        move.view = msgspec.Raw(encode(every))
    return encode(moves)
