"""The steps of a log, and a game that is played again by them."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from kastellan.core.game import CHANCE, Line, Viewer, apply
from kastellan.tables.log import BEGUN, TAKEN_BACK, Row
from kastellan.tables.recent import AnyGame, Change, Recent


def story_of(game: AnyGame, changes: Sequence[Change], viewer: Viewer) -> tuple[Line, ...]:
    """Return how a step is told to a viewer."""
    if len(changes) == 1:
        return game.tell(*changes[0], viewer)
    return tuple(line for change in changes for line in game.tell(*change, viewer))


class Walk:
    """A game that is played again by its log; ``state`` is how far it has come."""

    __slots__ = ("_game", "_recent", "state")

    def __init__(self, game: AnyGame, state: Any) -> None:
        self._game, self._recent, self.state = game, Recent(game, state.seats), state

    def on(self, rows: Iterable[Row]) -> Iterator[tuple[list[Row], list[Change], Any]]:
        """Go on by whole steps of the log; yield of each its rows, its changes, and the position after it.

        A step that begins has no changes, nor has one that takes back: the position is the one without.
        """
        for group in steps_of(rows):
            changes: list[Change] = []
            if group[0].seat == TAKEN_BACK:
                self.state = self._recent.take_back(int(group[0].action), group[0].seen)
            elif group[0].seat != BEGUN:
                changes = changes_of(self._game, self.state, group)
                self.state = changes[-1].after
                self._recent.add(group[0].version, group[0].seen, changes)
            yield group, changes, self.state


def walk(game: AnyGame, state: Any, rows: Iterable[Row]) -> Iterator[tuple[list[Row], list[Change], Any]]:
    """Yield each step of a log from its first on."""
    return Walk(game, state).on(rows)


def changes_of(game: AnyGame, state: Any, group: Sequence[Row]) -> list[Change]:
    """Return the moves that the rows of a step keep, played from a position."""
    changes = []
    for row in group:
        action = msgspec.json.decode(row.action, type=game.actions if row.seat >= 0 else game.events)
        after = apply(game, state, row.seat, action)
        changes.append(Change(state, row.seat, action, after))
        state = after
    return changes


def steps_of(rows: Iterable[Row]) -> Iterator[list[Row]]:
    """Yield the rows in steps: a move with the chance that followed."""
    group: list[Row] = []
    for row in rows:
        if group and row.seat != CHANCE:
            yield group
            group = []
        group.append(row)
    if group:
        yield group


def standing(rows: Iterable[Row]) -> list[Row]:
    """Return the moves of a log that were not taken back."""
    kept: dict[int, list[Row]] = {}
    own: dict[int, list[int]] = {}
    for group in steps_of(rows):
        first = group[0]
        if first.seat == TAKEN_BACK:
            del kept[own[int(first.action)].pop()]
        elif first.seat != BEGUN:
            own.setdefault(first.seat, []).append(first.version)
            kept[first.version] = group
    return [row for group in kept.values() for row in group]
