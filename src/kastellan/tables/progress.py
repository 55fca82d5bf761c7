"""A game in progress: its position and all that follows from its log.  No waiting, no telling."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from kastellan.core.chance import Dice, draw
from kastellan.core.game import CHANCE, Line, Viewer, apply, encoded_views, no_timers
from kastellan.core.memory import memories, written
from kastellan.tables.clocks import Clocks
from kastellan.tables.log import BEGUN, PERSON, PUBLIC, SERVER, TAKEN_BACK, Row, everybody
from kastellan.tables.messages import Clock
from kastellan.tables.recent import AnyGame, Change, Recent
from kastellan.tables.rests import Rest
from kastellan.tables.steps import changes_of, steps_of, story_of

encode = msgspec.json.encode


class Told(NamedTuple):
    """What a viewer is told of a step: the view as JSON, the story, and whether they notice anything."""

    view: bytes
    story: tuple[Line, ...]
    noticed: bool


class Step(NamedTuple):
    """A move of a player or the clock with the chance that follows; ``throws`` of the dice so far."""

    changes: list[Change]
    throws: int
    acting: tuple[int, ...]

    @property
    def after(self) -> Any:
        """Return the position at the end."""
        return self.changes[-1].after


MOST_DRAFTS = 300
"""Actions of a seat while the same players are to act, and its take-backs in a game (TABLE-12): ten times
what anybody needs, so that nobody makes a log without end."""


class Progress:
    """The position of a table and what follows from its log.

    ``tick`` is when something happened last that everybody noticed: what is done in secret moves no time.
    ``asks[seat]`` counts the seat's own actions; ``numbers[seat]`` what the seat was shown, and
    ``watched`` what spectators were.  ``recent`` knows what may be taken back.  ``drafts[seat]`` counts
    the seat's actions since others were to act, ``backs[seat]`` its take-backs (TABLE-12).
    """

    __slots__ = (
        "acting", "asks", "backs", "clocks", "dice", "drafts", "game", "numbers", "recent", "state",
        "tick", "version", "views", "watched",
    )  # fmt: skip

    def __init__(
        self, game: AnyGame, state: Any, dice: Dice, limits: Clock | None, rests: Sequence[Rest] = ()
    ) -> None:
        self.game, self.state, self.dice = game, state, dice
        self.version = self.watched = 0
        self.tick = 0.0
        self.asks, self.numbers = [0] * state.seats, [0] * state.seats
        self.drafts, self.backs = [0] * state.seats, [0] * state.seats
        self.acting: tuple[int, ...] = game.to_act(state)
        self.clocks = Clocks(limits, state.seats, rests)
        self.recent = Recent(game, state.seats, memories(game, state))
        self.views: dict[Viewer, bytes] = {}

    # Steps that could come.

    def follow(self, seat: int, action: Any) -> Step:
        """Return what happens when ``seat`` plays ``action``, chance included; changes nothing."""
        return self._chance([Change(self.state, seat, action, apply(self.game, self.state, seat, action))])

    def begin(self) -> Step | None:
        """Return what chance does before anybody decides, if anything."""
        return self._chance([]) if self.acting == (CHANCE,) else None

    def _chance(self, changes: list[Change]) -> Step:
        """Let chance act until a player has to decide."""
        game, dice = self.game, Dice(self.dice.seed, self.dice.throws)
        state = changes[-1].after if changes else self.state
        acting = game.to_act(state)
        while acting == (CHANCE,):
            outcome = draw(game.chance(state), dice)
            after = apply(game, state, CHANCE, outcome)
            changes.append(Change(state, CHANCE, outcome, after))
            state, acting = after, game.to_act(after)
        return Step(changes, dice.throws, acting)

    def drafts_on(self, seat: int, step: Step) -> bool:
        """Return whether a seat has drafted long enough and would only go on with it (TABLE-12)."""
        return self.drafts[seat] >= MOST_DRAFTS and step.acting == self.acting

    # Who notices them.

    def tell(self, step: Step, viewers: Iterable[Viewer]) -> dict[Viewer, Told]:
        """Return what each viewer is told of a step."""
        viewers = list(viewers)
        told = {}
        for viewer, view in zip(viewers, encoded_views(self.game, step.after, viewers), strict=True):
            story = story_of(self.game, step.changes, viewer)
            told[viewer] = Told(view, story, self._notices(step, viewer, story, view))
        return told

    def _notices(self, step: Step, viewer: Viewer, story: tuple[Line, ...], view: bytes | None) -> bool:
        """Return whether a viewer can tell that anything has happened."""
        if step.acting != self.acting or story or step.changes[0].seat == viewer:
            return True
        if view is None:
            [view] = encoded_views(self.game, step.after, [viewer])
        return view != self.view(viewer)

    def seen(self, step: Step, told: Mapping[Viewer, Told]) -> int:
        """Return who notices a step, as the log keeps it, whoever is looking now."""
        seats = self.state.seats
        if step.acting != self.acting:
            return everybody(seats)
        seen = 0
        for viewer in (None, *range(seats)):
            if viewer in told:
                noticed = told[viewer].noticed
            else:
                noticed = self._notices(step, viewer, story_of(self.game, step.changes, viewer), None)
            if noticed:
                seen |= 1 << (PUBLIC if viewer is None else viewer)
        return seen

    # Rows that keep them.

    def rows(self, table: str, step: Step, at: float, tick: float, seen: int, by: int) -> list[Row]:
        """Return the rows that keep a step."""
        return [
            Row(
                table,
                self.version + 1 + number,
                change.seat,
                encode(change.action),
                at,
                tick,
                0 if number else seen,
                by if change.seat >= 0 else SERVER,
            )
            for number, change in enumerate(step.changes)
        ]

    def beginning(self, table: str, at: float, tick: float) -> Row:
        """Return the row by which a game begins with a decision of players."""
        return Row(table, 1, BEGUN, b"null", at, tick, everybody(self.state.seats), SERVER)

    def retraction(self, table: str, seat: int, first: int, at: float, tick: float) -> list[Row]:
        """Return the rows by which a seat takes back its steps down to version ``first``.

        Each is noticed by whom the step was, its seat or everybody.
        """
        seats = self.state.seats
        return [
            Row(
                table,
                self.version + 1 + number,
                TAKEN_BACK,
                encode(one),
                at,
                tick,
                1 << one if private else everybody(seats),
                PERSON,
            )
            for number, (one, private) in enumerate(self.recent.undone(seat, first))
        ]

    # Going on.

    def replay(self, rows: Iterable[Row]) -> None:
        """Come to where the log ends."""
        for group in steps_of(rows):
            self.read(group)

    def read(self, group: Sequence[Row]) -> list[Change]:
        """Go on by one step of the log; return its changes, none if it begins or takes something back."""
        if group[0].seat == TAKEN_BACK:
            self._take_back(group[0])
            return []
        if group[0].seat == BEGUN:
            self._go_on(group, [], self.state, self.acting)
            return []
        changes = changes_of(self.game, self.state, group)
        acting = self.game.to_act(changes[-1].after)
        self.take(Step(changes, self._throws_after(changes), acting), group)
        return changes

    def _throws_after(self, changes: Sequence[Change]) -> int:
        """Return how often the dice have been thrown after ``changes``."""
        if changes[-1].seat != CHANCE:
            return self.dice.throws
        dice = Dice(self.dice.seed, self.dice.throws)
        for change in changes:
            if change.seat == CHANCE:
                draw(self.game.chance(change.before), dice)
        return dice.throws

    def take(self, step: Step, rows: Sequence[Row]) -> None:
        """Go on to the end of a step that has been committed as ``rows``."""
        first, seat = rows[0], step.changes[0].seat
        if seat >= 0:
            self.asks[seat] += 1
            self.drafts[seat] += 1
        self.dice.throws = step.throws
        self.recent.add(first.version, first.seen, step.changes)
        self._go_on(rows, step.changes, step.after, step.acting)

    def _take_back(self, row: Row) -> None:
        """Go on to the position without the seat's last step."""
        seat = int(row.action)
        self.asks[seat] += 1
        self.backs[seat] += 1
        state = self.recent.take_back(seat, row.seen)
        self._go_on([row], [], state, self.game.to_act(state))

    def _go_on(self, rows: Sequence[Row], changes: list[Change], state: Any, acting: tuple[int, ...]) -> None:
        """Set the position, the numbers and the clocks."""
        game, first = self.game, rows[0]
        before, self.acting = self.acting, acting
        if before != acting:
            self.drafts = [0] * len(self.drafts)
        self.version, self.state, self.views = rows[-1].version, state, {}
        for seat in range(len(self.numbers)):
            self.numbers[seat] += first.seen >> seat & 1
        self.watched += first.seen >> PUBLIC & 1
        if first.seen == everybody(len(self.numbers)):
            self.tick = first.tick
        limited, timed = self.clocks.limits is not None, game.timers is not no_timers
        if limited or timed:
            actor = changes[0].seat if changes else CHANCE
            public = before != acting or first.seat == BEGUN
            public = public or (limited and bool(story_of(game, changes, None)))
            self.clocks.step(first.tick, actor, acting, game.timers(state), public)

    # What it looks like.

    def number(self, viewer: Viewer) -> int:
        """Return how much a viewer has been shown."""
        return self.watched if viewer is None else self.numbers[viewer]

    def memory(self, seat: int) -> bytes:
        """Return what a seat remembers beyond that, as JSON."""
        return written(self.recent.memories.of(seat))

    def view(self, viewer: Viewer) -> bytes:
        """Return the position as the viewer knows it, as JSON."""
        if viewer not in self.views:
            [self.views[viewer]] = encoded_views(self.game, self.state, [viewer])
        return self.views[viewer]
