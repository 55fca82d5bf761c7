"""What a seat remembers beyond what it sees now: one mechanism for all games.

A person remembers what was shown and lies hidden now.  A game says what follows from that by a
``Recall``; one whose views hold all that a seat ever learnt has none.  A memory is made from what the
seat itself was shown, its first view and the lines that it was told, so it can hold nothing else.
"""

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any

import msgspec

from kastellan.core.game import Game, Line, Viewer

AnyGame = Game[Any, Any, Any, Any, Any, Any, Any]


class Recall(msgspec.Struct, frozen=True, kw_only=True):
    """How the seats of a game remember.

    ``kind``
        The type of a memory: frozen, equal for equal memories, and plain enough to travel as JSON.
    ``begin(view, content)``
        What a viewer knows who sees the game for the first time: no more than the view tells.
    ``learn(memory, lines, content)``
        The memory after a move that was told in these lines.
    ``agrees(memory, state)``
        Whether a position is possible by what is remembered.
    ``imagine(view, content, rng, memory)``
        A position in which the viewer would see exactly this view, and which agrees with the memory.
    """

    kind: Any
    begin: Callable[[Any, Any], Any]
    learn: Callable[[Any, Sequence[Line], Any], Any]
    agrees: Callable[[Any, Any], bool]
    imagine: Callable[[Any, Any, Random, Any], Any]


def begun(game: AnyGame, view: Any, content: Any) -> Any:
    """Return what a viewer remembers who has seen nothing but this view; ``None`` where views hold all."""
    return None if game.recall is None else game.recall.begin(view, content)


def learnt(game: AnyGame, memory: Any, lines: Sequence[Line], content: Any) -> Any:
    """Return a memory after what was told in these lines."""
    return game.recall.learn(memory, lines, content) if lines and memory is not None else memory


def imagined(game: AnyGame, view: Any, content: Any, rng: Random, memory: Any) -> Any:
    """Return a position that a viewer with this view and this memory cannot tell from the true one."""
    if game.recall is None or memory is None:
        return game.imagine(view, content, rng)
    return game.recall.imagine(view, content, rng, memory)


def written(memory: Any) -> bytes:
    """Return a memory as JSON."""
    return msgspec.json.encode(memory)


def read(game: AnyGame, text: bytes) -> Any:
    """Return a memory from JSON; ``null`` is none."""
    return None if game.recall is None else msgspec.json.decode(text, type=game.recall.kind | None)


class Memories:
    """What each seat remembers of a game, kept up move by move; nothing where views hold all."""

    __slots__ = ("_game", "seats")

    def __init__(self, game: AnyGame, seats: Iterable[Any] = ()) -> None:
        self._game, self.seats = game, list(seats)

    def copy(self) -> "Memories":
        """Return the same memories, to go on with apart from these."""
        return Memories(self._game, self.seats)

    def of(self, seat: int) -> Any:
        """Return what a seat remembers."""
        return self.seats[seat] if self.seats else None

    def learn(self, before: Any, seat: int, action: Any, after: Any) -> None:
        """Tell a move to every seat."""
        for viewer, memory in enumerate(self.seats):
            lines = self._game.tell(before, seat, action, after, viewer)
            if lines:
                self.seats[viewer] = learnt(self._game, memory, lines, after.content)

    def play(self, state: Any, seat: int, action: Any) -> None:
        """Play a move in place, and tell it."""
        if not self.seats:
            self._game.advance(state, seat, action)
            return
        before = state.copy()
        self._game.advance(state, seat, action)
        self.learn(before, seat, action, state)


def memories(game: AnyGame, state: Any) -> Memories:
    """Return what the seats know who come to a game in this position."""
    if game.recall is None:
        return Memories(game)
    return Memories(game, [first_sight(game, state, seat) for seat in range(state.seats)])


def first_sight(game: AnyGame, state: Any, viewer: Viewer) -> Any:
    """Return what a viewer knows who comes to a game in this position."""
    return begun(game, game.view(state, viewer), state.content)
