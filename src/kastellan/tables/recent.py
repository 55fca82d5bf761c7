"""What may still be taken back: a seat's own steps, as long as it noticed nothing since."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from kastellan.core.game import Game
from kastellan.core.memory import Memories
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

    @property
    def seat(self) -> int:
        """Return whose step it is."""
        return self.moves[0][0]


class Recent:
    """The steps since the first that may still be taken back.

    ``own[seat]`` are the versions of the steps that the seat may take back, the last one first.
    What others do without the seat's notice does not end that right, or its end would tell of it:
    their steps stay when the seat's are taken from among them, unless they came of them (TABLE-3).
    ``memories`` are what the seats remember, as if what was taken back had never been.
    """

    __slots__ = ("_base", "_game", "_known", "_steps", "memories", "own")

    def __init__(self, game: AnyGame, seats: int, memories: Memories | None = None) -> None:
        self._game = game
        self.memories = self._known = Memories(game) if memories is None else memories
        self.own: list[list[int]] = [[] for _ in range(seats)]
        self._base: Any = None
        self._steps: list[Past] = []

    def last(self, seat: int) -> int:
        """Return the version of the step that a seat may take back next, or 0."""
        own = self.own[seat]
        return own[-1] if own else 0

    def wished(self, seat: int, whole: bool) -> tuple[int, int] | None:
        """Return the last and the first version that a seat would take back, if it may any."""
        own = self.own[seat]
        return (own[-1], own[0] if whole else own[-1]) if own else None

    def add(self, version: int, seen: int, changes: Sequence[Change]) -> None:
        """Take note of a step: it ends the rights of those who noticed it, and may begin one."""
        first = changes[0]
        if first.seat >= 0:
            seen |= 1 << first.seat
        revealed = len(changes) > 1 or first.seat < 0 or not self._game.retractable(*first)
        for seat, own in enumerate(self.own):
            if seen >> seat & 1 and (revealed or seat != first.seat):
                own.clear()
        if not revealed:
            self.own[first.seat].append(version)
        if not self._steps:
            self._base, self._known = first.before, self.memories.copy()
        for change in changes:
            self.memories.learn(*change)
        self._steps.append(Past(version, seen, [(change.seat, change.action) for change in changes]))
        self._forget()

    def _forget(self) -> None:
        """Let go of the steps before the first that may be taken back."""
        first = min((own[0] for own in self.own if own), default=None)
        if first is None:
            self._steps = []
        elif self._steps[0].version < first:
            known = [step for step in self._steps if step.version < first]
            self._base, self._known = self._after(known)
            self._steps = self._steps[len(known) :]

    def is_private(self, seat: int, first: int = 0) -> bool:
        """Return whether nobody else noticed what a seat may take back, down to version ``first``."""
        taken = [version for version in self.own[seat] if version >= (first or self.last(seat))]
        return bool(taken) and all(step.seen == 1 << seat for step in self._steps if step.version in taken)

    def stands(self, seat: int, version: int) -> bool:
        """Return whether a step may be taken back as it was wished: nobody else noticed anything since."""
        return version in self.own[seat] and all(
            step.version <= version or step.seen == 1 << step.seat for step in self._steps
        )

    def undone(self, seat: int, first: int) -> Iterator[tuple[int, bool]]:
        """Yield who takes back their last step, and whether in private, until that of ``first`` is.

        What others have put together in private in the turn that thereby has not come yet goes first.
        """
        steps = self._steps
        for version in reversed([one for one in self.own[seat] if one >= first]):
            private = any(step.version == version and step.seen == 1 << seat for step in steps)
            steps = [step for step in steps if step.version != version]
            early = self._early(steps)
            for step in reversed(early):
                yield step.seat, True
            yield seat, private
            steps = [step for step in steps if step not in early]

    def _early(self, steps: Sequence[Past]) -> list[Past]:
        """Return the steps of those who would not be to act."""
        state, early = self._base.copy(), []
        for step in steps:
            if step.seat in self._game.to_act(state):
                self._play(state, step)
            else:
                early.append(step)
        return early

    def take_back(self, seat: int, seen: int) -> Any:
        """Take the seat's last step from among the others, noticed by ``seen``; return the position then."""
        taken = self.last(seat)
        if not taken:
            raise BadInput("log", f"seat {seat} has nothing to take back", TableRule.TAKE_BACK)
        for other, own in enumerate(self.own):
            if other != seat and seen >> other & 1:
                own.clear()
        self.own[seat].pop()
        self._steps = [step for step in self._steps if step.version != taken]
        state, self.memories = self._after(self._steps)
        self._forget()
        return state

    def _after(self, steps: Sequence[Past]) -> tuple[Any, Memories]:
        """Return the position to which ``steps`` alone lead, and what is remembered there."""
        state, memories = self._base.copy(), self._known.copy()
        for step in steps:
            for mover, action in step.moves:
                memories.play(state, mover, action)
        return state, memories

    def _play(self, state: Any, step: Past) -> None:
        for mover, action in step.moves:
            self._game.advance(state, mover, action)
