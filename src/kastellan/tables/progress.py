"""A game in progress: its position and all that follows from its log.  No waiting, no telling."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from kastellan.core.chance import Dice, draw
from kastellan.core.game import CHANCE, Game, Line, Viewer, apply, encoded_views, no_timers
from kastellan.tables.clocks import Clocks
from kastellan.tables.log import SERVER, TAKEN_BACK, Row
from kastellan.tables.messages import Clock

AnyGame = Game[Any, Any, Any, Any, Any, Any, Any]

encode = msgspec.json.encode


class Change(NamedTuple):
    """One move: position before, seat, action, position after."""

    before: Any
    seat: int
    action: Any
    after: Any


class Told(NamedTuple):
    """What a viewer is told of a step: the view as JSON, and the story."""

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


class Progress:
    """The position of a table and what follows from its log.

    ``asks[seat]`` counts the seat's own actions; ``numbers[seat]`` what the seat was shown.
    ``last`` is the latest step if it is one player's single move, which might be taken back.
    """

    __slots__ = (
        "acting", "asks", "clocks", "dice", "game", "last", "numbers", "state", "version", "views",
    )  # fmt: skip

    def __init__(self, game: AnyGame, state: Any, dice: Dice, limits: Clock | None) -> None:
        self.game, self.state, self.dice = game, state, dice
        self.version = 0
        self.asks, self.numbers = [0] * state.seats, [0] * state.seats
        self.acting: tuple[int, ...] = game.to_act(state)
        self.clocks = Clocks(limits, state.seats)
        self.last: Change | None = None
        self.views: dict[Viewer, bytes] = {}

    def replay(self, rows: Sequence[Row]) -> None:
        """Come to where the log ends."""
        for group, changes, state in walk(self.game, self.state, rows):
            count_rows(group, self.asks, self.numbers)
            for change in changes:
                if change.seat == CHANCE:
                    draw(self.game.chance(change.before), self.dice)
            self._go_on(group[-1].version, group[0].tick, changes, state)

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

    def throws_after(self, changes: Sequence[Change]) -> int:
        """Return how often the dice have been thrown after ``changes`` that another process made."""
        dice = Dice(self.dice.seed, self.dice.throws)
        for change in changes:
            if change.seat == CHANCE:
                draw(self.game.chance(change.before), dice)
        return dice.throws

    def tell(self, step: Step, viewers: Sequence[Viewer]) -> dict[Viewer, Told]:
        """Return what each viewer notices of a step."""
        changes, turned = step.changes, step.acting != self.acting
        told = {}
        for viewer, view in zip(viewers, encoded_views(self.game, step.after, viewers), strict=True):
            story = story_of(self.game, changes, viewer)
            noticed = turned or bool(story) or changes[0].seat == viewer or view != self.views.get(viewer)
            told[viewer] = Told(view, story, noticed)
        return told

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

    def take(self, step: Step, rows: Sequence[Row]) -> None:
        """Go on to the end of a step that has been committed as ``rows``."""
        count_rows(rows, self.asks, self.numbers)
        self.dice.throws = step.throws
        self._go_on(rows[-1].version, rows[0].tick, step.changes, step.after)

    def _go_on(self, version: int, tick: float, changes: list[Change], state: Any) -> None:
        """Set the position and the clocks."""
        game = self.game
        before, self.acting = self.acting, game.to_act(state)
        self.version, self.state = version, state
        self.last = changes[0] if len(changes) == 1 and changes[0].seat >= 0 else None
        limited, timed = self.clocks.limits is not None, game.timers is not no_timers
        if limited or timed:
            public = before != self.acting or (limited and bool(story_of(game, changes, None)))
            actor = changes[0].seat if changes else CHANCE
            self.clocks.step(tick, actor, self.acting, game.timers(state), public or not changes)

    def view(self, viewer: Viewer) -> bytes:
        """Return the position as the viewer knows it, as JSON."""
        if viewer not in self.views:
            [self.views[viewer]] = encoded_views(self.game, self.state, [viewer])
        return self.views[viewer]

    def retractable(self, seat: Viewer) -> bool:
        """Return whether the last step is the seat's own and may be taken back (TABLE-3)."""
        last = self.last
        if last is None or seat is None or last.seat != seat:
            return False
        return self.game.retractable(last.before, seat, last.action, last.after)


def story_of(game: AnyGame, changes: Sequence[Change], viewer: Viewer) -> tuple[Line, ...]:
    """Return how a step is told to a viewer."""
    if len(changes) == 1:
        return game.tell(*changes[0], viewer)
    return tuple(line for change in changes for line in game.tell(*change, viewer))


def count_rows(rows: Sequence[Row], asks: list[int], numbers: list[int]) -> None:
    """Count a step for those who acted and those who were shown it."""
    first = rows[0]
    if first.seat >= 0:
        asks[first.seat] += 1
    elif first.seat == TAKEN_BACK:
        asks[int(first.action)] += 1
    for seat in range(len(numbers)):
        numbers[seat] += first.seen >> seat & 1


def walk(game: AnyGame, state: Any, rows: Sequence[Row]) -> Iterator[tuple[list[Row], list[Change], Any]]:
    """Yield each step of a log: its rows, its changes, and the position after it.

    A step that takes back has no changes, and the position is the one before the move taken back.
    """
    stack = [state]
    for group in steps_of(rows):
        changes = []
        if group[0].seat == TAKEN_BACK:
            stack.pop()
        else:
            state = stack[-1]
            for row in group:
                action = msgspec.json.decode(row.action, type=game.actions if row.seat >= 0 else game.events)
                after = apply(game, state, row.seat, action)
                changes.append(Change(state, row.seat, action, after))
                state = after
            stack.append(state)
        yield group, changes, stack[-1]


def steps_of(rows: Sequence[Row]) -> Iterator[list[Row]]:
    """Yield the rows in steps: a move with the chance that followed."""
    group: list[Row] = []
    for row in rows:
        if group and row.seat != CHANCE:
            yield group
            group = []
        group.append(row)
    if group:
        yield group
