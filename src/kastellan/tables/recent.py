"""What may still be taken back: a seat's own step, as long as it is the last that the seat noticed."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from kastellan.core.game import Game
from kastellan.core.refusal import BadInput, TableRule

AnyGame = Game[Any, Any, Any, Any, Any, Any, Any]


class Change(NamedTuple):
    """One move: position before, seat, action, position after."""

    before: Any
    seat: int
    action: Any
    after: Any


class Past(NamedTuple):
    """A step that stands: its version, who noticed it, and its moves."""

    version: int
    seen: int
    moves: list[tuple[int, Any]]


class Recent:
    """The steps since the first that may still be taken back.

    ``may[seat]`` is the version of the step that the seat may take back, or 0.  What others do
    without the seat's notice does not end that right, or its end would tell of it: their steps stay
    when the seat's is taken from among them (TABLE-3).
    """

    __slots__ = ("_base", "_game", "_steps", "may")

    def __init__(self, game: AnyGame, seats: int) -> None:
        self._game = game
        self.may = [0] * seats
        self._base: Any = None
        self._steps: list[Past] = []

    def add(self, version: int, seen: int, changes: Sequence[Change]) -> None:
        """Take note of a step: it ends the rights of those who noticed it, and may begin one."""
        first = changes[0]
        if first.seat >= 0:
            seen |= 1 << first.seat
        self._end(seen)
        if len(changes) == 1 and first.seat >= 0 and self._game.retractable(*first):
            self.may[first.seat] = version
        if not any(self.may):
            self._steps = []
            return
        if not self._steps:
            self._base = first.before
        self._steps.append(Past(version, seen, [(change.seat, change.action) for change in changes]))

    def _end(self, seen: int) -> None:
        for seat, version in enumerate(self.may):
            if version and seen >> seat & 1:
                self.may[seat] = 0

    def is_private(self, seat: int) -> bool:
        """Return whether nobody else has noticed the step that a seat may take back."""
        return any(step.version == self.may[seat] and step.seen == 1 << seat for step in self._steps)

    def take_back(self, seat: int, seen: int) -> Any:
        """Take the seat's step from among the others, noticed by ``seen``; return the position then."""
        taken, game = self.may[seat], self._game
        if not taken:
            raise BadInput("log", f"seat {seat} has nothing to take back", TableRule.TAKE_BACK)
        self._end(seen | 1 << seat)
        self._steps = [step for step in self._steps if step.version != taken]
        state = self._base.copy()
        for step in self._steps:
            for mover, action in step.moves:
                game.advance(state, mover, action)
        return state
