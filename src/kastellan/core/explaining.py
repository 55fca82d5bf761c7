"""What a thing on the table is, what it is worth now, and how that adds up: as lines, not as sentences.

Everything is worked out from a view alone, so nobody is told more than they see.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Generic, Literal, TypeVar

import msgspec

from kastellan.core.game import Line

V = TypeVar("V")
K = TypeVar("K")


class Term(msgspec.Struct, frozen=True, omit_defaults=True):
    """One part of a sum: what it is, how much, and the ``sign`` with which a board draws it."""

    line: Line
    amount: int
    sign: str = ""


class Sum(msgspec.Struct, frozen=True, omit_defaults=True):
    """Parts and what they come to, added up or multiplied; ``line`` says what it is or what follows.

    ``seat`` is whose it is; ``gain`` the points that it would bring.
    """

    total: int
    terms: tuple[Term, ...] = ()
    by: Literal["+", "×"] = "+"
    seat: int | None = None
    label: Line | None = None
    line: Line | None = None
    gain: int | None = None


class State(msgspec.Struct, frozen=True):
    """How something stands: what, and how."""

    label: Line
    line: Line


class Section(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of an answer under its heading: sums, then sentences, then how things stand."""

    heading: Line
    note: Line | None = None
    sums: tuple[Sum, ...] = ()
    lines: tuple[Line, ...] = ()
    states: tuple[State, ...] = ()


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a thing is, in one line, and all that can be said of it; ``near`` are things that count for it.

    ``rules`` are the paragraphs to read on in, two at most.
    """

    title: Line
    what: Line
    sections: tuple[Section, ...] = ()
    near: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()


class Asked(msgspec.Struct, Generic[V, K], frozen=True):
    """A question about things on the table: what the asker sees, and whether the table allows hints."""

    view: V
    content: K
    hints: bool = True


Explainer = Callable[..., Answer]
"""``explainer(asked, *numbers)``: what there is to say of one thing of a kind."""


class Explaining(Generic[V, K]):
    """How a game explains its things: a function for each kind, and the numbers of all there are of it now.

    A thing is called by its kind and its numbers, such as ``card:1:3``, as lessons call it.
    """

    def __init__(
        self,
        kinds: Mapping[str, Explainer],
        numbers: Callable[[Asked[V, K]], Mapping[str, Iterable[tuple[int, ...]]]],
    ) -> None:
        self.kinds, self._numbers = kinds, numbers

    def things(self, asked: Asked[V, K]) -> dict[str, tuple[str, tuple[int, ...]]]:
        """Return all things that are on the table by their names: kind and numbers."""
        return {
            ":".join(map(str, (kind, *numbers))): (kind, numbers)
            for kind, every in self._numbers(asked).items()
            for numbers in every
        }

    def explain(self, asked: Asked[V, K], thing: str) -> Answer | None:
        """Return what there is to say of a thing, or ``None`` if it is not on the table."""
        found = self.things(asked).get(thing)
        return None if found is None else self.kinds[found[0]](asked, *found[1])

    def titles(self, asked: Asked[V, K]) -> dict[str, Line]:
        """Return what all things on the table are called."""
        things = self.things(asked).items()
        return {thing: self.kinds[kind](asked, *numbers).title for thing, (kind, numbers) in things}
