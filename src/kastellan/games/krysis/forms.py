"""How the numbers of a position of Krysis are written: agents, artefacts and missions by their ids."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from kastellan.core.refusal import must
from kastellan.games.krysis import phases
from kastellan.games.krysis.content import Mine
from kastellan.games.krysis.rules import Rule
from kastellan.games.krysis.steps.cards import cards_in


class Form(NamedTuple):
    """How some numbers of a position are written, and read again at a place.

    A seat has ``each`` of them; 1 stands for a single number where there are no seats.  ``kind`` is
    the type of what is written, and ``default`` what need not be written.
    """

    each: int
    kind: Any
    default: Any
    write: Callable[[Mine, Sequence[int]], Any]
    read: Callable[[Mine, Any, str], Sequence[int]]


class Shelf(NamedTuple):
    """Things that are written by their ids, what one of them is called, and the rule about them."""

    ids: Callable[[Mine], Sequence[str]]
    called: str
    rule: Rule

    def number_of(self, content: Mine, name: str, place: str) -> int:
        """Return the number of a thing by its id."""
        ids = self.ids(content)
        must(name in ids, place, f"{name!r} is not {self.called}", self.rule)
        return ids.index(name)


AGENT: Final = Shelf(lambda content: content.agent_ids, "an agent", Rule.PLAYERS)
ARTEFACT: Final = Shelf(lambda content: content.artefact_ids, "an artefact", Rule.FIRST_ARTEFACT)
MISSION: Final = Shelf(lambda content: content.mission_ids, "a mission", Rule.MISSION_KINDS)


def plain(default: int) -> Form:
    """Return the form of a number or a flag that is written as it is."""
    return Form(1, type(default), default, lambda _content, one: one[0], lambda _content, one, _place: [one])


def numbers(kind: Any, *default: int) -> Form:
    """Return the form of numbers that are written as they are."""
    each = len(default)
    return Form(each, kind, default, lambda _content, some: tuple(some), lambda _content, some, _place: some)


def number(lowest: int) -> Form:
    """Return the form of a number counted from ``lowest``, or ``None``, which is -1."""

    def read(_content: Mine, one: int | None, _place: str) -> list[int]:
        return [-1 if one is None else one - lowest if one >= lowest else -2]  # -2 is never allowed

    return Form(1, int | None, None, lambda _content, one: None if one[0] < 0 else one[0] + lowest, read)


def thing(shelf: Shelf) -> Form:
    """Return the form of one thing, or none."""

    def read(content: Mine, name: str | None, place: str) -> list[int]:
        return [-1 if name is None else shelf.number_of(content, name, place)]

    return Form(
        1, str | None, None, lambda content, one: None if one[0] < 0 else shelf.ids(content)[one[0]], read
    )


def things(shelf: Shelf, most: int, rule: Rule) -> Form:
    """Return the form of things in an order, at most so many."""

    def write(content: Mine, some: Sequence[int]) -> tuple[str, ...]:
        return tuple(shelf.ids(content)[one] for one in some if one >= 0)

    def read(content: Mine, names: tuple[str, ...], place: str) -> list[int]:
        must(len(names) <= most, place, f"{len(names)} of them; there are at most {most}", rule)
        found = [shelf.number_of(content, name, place) for name in names]
        return [*found, *[-1] * (most - len(found))]

    return Form(most, tuple[str, ...], (), write, read)


def chosen(names: Sequence[str], default: str, rule: Rule) -> Form:
    """Return the form of one of these names."""

    def read(_content: Mine, name: str, place: str) -> list[int]:
        must(name in names, place, f"is not one of {', '.join(names)}", rule)
        return [names.index(name)]

    return Form(1, str, default, lambda _content, one: names[one[0]], read)


def read_counts(content: Mine, names: tuple[str, ...], place: str) -> list[int]:
    """Return artefacts as numbers by type."""
    cards = [ARTEFACT.number_of(content, name, place) for name in names]
    return [cards.count(t) for t in range(6)]


def artefact_ids(content: Mine, counts: Sequence[int]) -> tuple[str, ...]:
    """Return the ids of artefacts, one for each card."""
    return tuple(content.artefact_ids[t] for t in range(6) for _ in range(counts[t]))


def read_mask(content: Mine, names: tuple[str, ...], place: str) -> list[int]:
    """Return agents as a mask; refuse one named twice."""
    must(len(set(names)) == len(names), place, "names an agent twice", Rule.PLAYERS)
    return [sum(1 << AGENT.number_of(content, name, place) for name in names)]


def agent_ids(content: Mine, masks: Sequence[int]) -> tuple[str, ...]:
    """Return the ids of the agents of a mask."""
    return tuple(content.agent_ids[agent] for agent in cards_in(masks[0]))


def read_mining(_content: Mine, mining: bool, _place: str) -> list[int]:
    """Return the phase that follows drawn artefacts."""
    return [phases.ACTION if mining else phases.PLACE]


NUMBER: Final = plain(0)
FLAG: Final = plain(False)
MAYBE: Final = number(0)
THREE: Final = numbers(tuple[int, int, int], 0, 0, 0)
CARDS: Final = Form(6, tuple[str, ...], (), artefact_ids, read_counts)
AGENTS: Final = Form(1, tuple[str, ...], (), agent_ids, read_mask)
MINING: Final = Form(1, bool, False, lambda _content, one: one[0] == phases.ACTION, read_mining)
