"""What each viewer has seen of a game from its beginning, worked out only when somebody asks."""

from collections.abc import Iterable
from hashlib import blake2b
from typing import Any

import msgspec

from kastellan.adapters.form import Form
from kastellan.core.game import Viewer, encoded_views
from kastellan.core.memory import first_sight, learnt, read, written

DIGEST = 16
encode = msgspec.json.encode


class Trail:
    """What the seats, and last of all the public, have seen and remember.

    A ``mark`` stands for all that a viewer was ever shown, in order: every view that differed from the
    one before, every line told, every choice of its own.  Whoever has equal marks has seen the same, so an
    information state that holds it has perfect recall.  Moves are kept until somebody asks.
    """

    __slots__ = ("form", "marks", "memories", "moves", "state", "views")

    def __init__(self, form: Form, state: Any) -> None:
        self.form, self.state = form, state.copy()
        self.moves: list[tuple[int, Any]] = []
        self.marks: list[bytes] = [b""] * (form.seats + 1)
        self.memories: list[Any] | None = None
        self.views: list[bytes] | None = None

    def copy(self) -> "Trail":
        """Return the same trail, to go on with apart from this one; positions in it are never changed."""
        other = Trail.__new__(Trail)
        other.form, other.state = self.form, self.state
        other.moves, other.marks = self.moves[:], self.marks[:]
        other.memories = None if self.memories is None else self.memories[:]
        other.views = self.views
        return other

    def add(self, seat: int, action: Any) -> None:
        """Go on by a move."""
        self.moves.append((seat, action))

    def memory(self, viewer: Viewer) -> Any:
        """Return what a viewer remembers beyond the view."""
        memories, _ = self._caught_up()
        return memories[-1 if viewer is None else viewer]

    def mark(self, viewer: Viewer) -> str:
        """Return what stands for all that a viewer was shown."""
        self._caught_up()
        return self.marks[-1 if viewer is None else viewer].hex()

    def known_to(self, seat: int, trail: "Trail") -> "Trail":
        """Take over from another trail what one seat knows; return this one."""
        self._caught_up()
        self.remember(seat, trail.memory(seat))
        self.marks[seat] = trail.marks[seat]
        return self

    def remember(self, seat: int, memory: Any) -> None:
        """Give a seat a memory that it brings along."""
        memories, _ = self._caught_up()
        memories[seat] = memory

    def kept(self) -> tuple[list[str], list[bytes]]:
        """Return what all know, to be stored."""
        memories, _ = self._caught_up()
        return [mark.hex() for mark in self.marks], [written(one) for one in memories]

    def restore(self, marks: Iterable[str], memories: Iterable[bytes]) -> "Trail":
        """Take back what was stored; return this trail."""
        self.marks = [bytes.fromhex(mark) for mark in marks]
        self.memories = [read(self.form.game, one) for one in memories]
        return self

    def _caught_up(self) -> tuple[list[Any], list[bytes]]:
        """Tell everybody of the moves that they were not told of yet; return memories and views."""
        game, viewers = self.form.game, [*range(self.form.seats), None]
        if self.memories is None:
            self.memories = [first_sight(game, self.state, viewer) for viewer in viewers]
        if self.views is None:
            self.views = encoded_views(game, self.state, viewers)
        for seat, action in self.moves:
            before, self.state = self.state, self.state.copy()
            game.advance(self.state, seat, action)
            views = encoded_views(game, self.state, viewers)
            for place, viewer in enumerate(viewers):
                lines = game.tell(before, seat, action, self.state, viewer)
                own = action if seat == viewer else None
                if own is not None or lines or views[place] != self.views[place]:
                    shown = self.marks[place] + views[place] + encode((lines, own))
                    self.marks[place] = blake2b(shown, digest_size=DIGEST).digest()
                    memory = self.memories[place]
                    self.memories[place] = learnt(game, memory, lines, self.form.content)
            self.views = views
        self.moves = []
        return self.memories, self.views
