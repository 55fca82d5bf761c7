"""Every way to play one's turn in Kreta, and what it brings when fort cards are scored right after it."""

from collections.abc import Iterator
from typing import NamedTuple

from kastellan.games.kreta.actions import Action
from kastellan.games.kreta.content import Island
from kastellan.games.kreta.play import advance, legal
from kastellan.games.kreta.state import BUILDING, CARD, CASTELLAN, State
from kastellan.games.kreta.steps.scoring import award, influences


class Gain(NamedTuple):
    """What a turn brings: one's own points, harvest included, and those of the best of the others."""

    mine: int
    others: int

    @property
    def lead(self) -> int:
        """Return how many points more one gains than any other."""
        return self.mine - self.others


class Turn(NamedTuple):
    """A whole turn: its actions, what it brings, and all that decides about that."""

    actions: tuple[Action, ...]
    gain: Gain
    plan: tuple[int, ...]


def is_over(state: State, seat: int) -> bool:
    """Return whether a seat has nothing more to do in its turn; what follows a scoring is not part of it."""
    return state.turn != seat or not CARD <= state.step <= BUILDING


def turns(state: State, seat: int, sites: tuple[int, ...]) -> Iterator[Turn]:
    """Yield one turn for every position in which one can end; the Castellan leaves all as it is."""
    seen = set()
    ways: list[tuple[State, tuple[Action, ...]]] = [(state, ())]
    while ways:
        here, actions = ways.pop()
        for action in legal(here, seat):
            if getattr(action, "card", None) == CASTELLAN and here.step == CARD:
                yield Turn((action,), gain(state, state, seat, sites), plan(state, state, seat, sites))
                continue
            after = here.copy()
            advance(after, seat, action)
            key = after.key()
            if key in seen:
                continue
            seen.add(key)
            if is_over(after, seat):
                yield Turn(
                    (*actions, action), gain(state, after, seat, sites), plan(state, after, seat, sites)
                )
            else:
                ways.append((after, (*actions, action)))


def provinces_around(content: Island, sites: tuple[int, ...]) -> list[int]:
    """Return the provinces around any of these sites."""
    return sorted({province for site in sites for province in content.around[site]})


def gain(before: State, after: State, seat: int, sites: tuple[int, ...]) -> Gain:
    """Return what a turn brings when these sites are scored right after it (KRE-83 to KRE-87)."""
    points = [0] * before.seats
    for site in sites:
        for province in before.content.around[site]:
            award(after, province, points)
    mine = points.pop(seat) + after.score[seat] - before.score[seat]
    return Gain(mine, max(points))


def plan(before: State, after: State, seat: int, sites: tuple[int, ...]) -> tuple[int, ...]:
    """Return what a turn does for these scorings: influence where they count, and what was harvested."""
    return (
        *(influences(after, province)[seat] for province in provinces_around(before.content, sites)),
        after.score[seat] - before.score[seat],
    )
