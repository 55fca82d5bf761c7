"""What a good player of Krysis remembers: what went behind the screens, and where known artefacts may be.

Everything is a number that is at least so large.  What all saw come and go adds up to all there is
(KRY-70), so that in a game seen from its beginning headquarters are known to the last crystal.
"""

from typing import Final

import msgspec

from kastellan.games.krysis import phases
from kastellan.games.krysis.content import Mine
from kastellan.games.krysis.seen import Types, View
from kastellan.games.krysis.state import CREDIT, State
from kastellan.games.krysis.views import by_type

PILE: Final = 8
PLACES: Final = 9
"""Where artefacts lie face down: the camps of seats 0 to 3, their headquarters, and the draw pile.

Cards in a hand that draws count as in the pile, and loot as in the camp it comes from, until all are
told where they go."""

NOWHERE: Final = -1
"""Where cards lie open: played ones and discards."""

MOST_LOTS: Final = 24
"""So many facts about several places are kept; a person gives up earlier."""

Numbers = list[int]


class Lot(msgspec.Struct, frozen=True):
    """At least so many artefacts of each type lie in some places together, given as a bit mask."""

    places: int
    types: Types


class Memory(msgspec.Struct, frozen=True):
    """What ``viewer`` knows beyond the view, each number at least.

    ``hq`` are crystals by seat and colour, ``held`` carriers and warriors in hand by seat.  ``cards``
    counts the artefacts of each place (of camps and pile exactly), ``sure`` those of each type, and
    ``lots`` those in several places together.  While a camp is ``robbed``, ``stolen`` are the types that the
    viewer saw taken.
    """

    viewer: int | None
    hq: tuple[int, ...]
    held: tuple[int, ...]
    cards: tuple[int, ...]
    sure: tuple[Types, ...]
    lots: tuple[Lot, ...] = ()
    robbed: int | None = None
    stolen: tuple[int, ...] = ()


def hq(seat: int) -> int:
    """Return the place behind a seat's screen; its camp has the number of the seat."""
    return 4 + seat


def begin(view: View, _content: Mine) -> Memory:
    """Return what a view tells by itself; before the first round all headquarters hold the credit (KRY-9)."""
    sure = [[0] * 6 for _ in range(PLACES)]
    cards = [0] * PLACES
    crystals: Numbers = []
    for seat, player in enumerate(view.seats):
        crystals += player.hq or (CREDIT if view.round == 0 else (0, 0, 0))
        cards[seat], cards[hq(seat)] = player.face_down, player.hoard_cards or sum(player.hoard or ())
        sure[seat], sure[hq(seat)] = list(player.artefacts or [0] * 6), list(player.hoard or [0] * 6)
    cards[PILE] = view.pile
    if view.find is not None:
        cards[PILE] += view.find.cards
        for artefact in view.find.pair or ():
            sure[PILE][artefact] += 1
    if view.spy is not None and view.spy.artefacts is not None:
        sure[view.spy.target] = list(view.spy.artefacts)
    theft, taken = view.theft, [0] * 6
    if theft is not None:
        taken = list(theft.artefacts or taken)
        cards[theft.target] += theft.drawn
        sure[theft.target] = [old + more for old, more in zip(sure[theft.target], taken, strict=True)]
    return Memory(
        view.viewer,
        tuple(crystals),
        (0, 0) * len(view.seats),
        tuple(cards),
        tuple(map(by_type, sure)),
        robbed=None if theft is None else theft.target,
        stolen=tuple([t for t in range(6) for _ in range(taken[t])]),
    )


def agrees(memory: Memory, state: State) -> bool:
    """Return whether a position is possible by what is remembered."""
    lying = [types_in(state, place) for place in range(PLACES)]
    content = state.content
    held = [(hand & kind).bit_count() for hand in state.hand for kind in (content.carriers, content.warriors)]
    known = [(1 << place, types) for place, types in enumerate(memory.sure)]
    known += [(lot.places, lot.types) for lot in memory.lots]
    robbed = state.draft.aim if state.phase in phases.LOOT else None
    return (
        len(memory.sure) == len(memory.cards) == PLACES
        and memory.robbed == robbed
        and (robbed is None or all(state.draft.bundle[t] >= memory.stolen.count(t) for t in memory.stolen))
        and all(there >= least for there, least in zip(state.hq, memory.hq, strict=True))
        and all(there >= least for there, least in zip(held, memory.held, strict=True))
        and all(sum(lying[hq(seat)]) >= memory.cards[hq(seat)] for seat in range(state.seats))
        and all(
            sum(lying[place][t] for place in range(PLACES) if places >> place & 1) >= types[t]
            for places, types in known
            for t in range(6)
        )
    )


def types_in(state: State, place: int) -> Numbers:
    """Return the artefacts of a place by type, with those in a hand that draws or robs."""
    if place == PILE:
        return [number + state.pair.count(t) for t, number in enumerate(state.artefacts)]
    cards = state.face_down if place < 4 else state.hoard
    at = 6 * (place % 4)
    there = cards[at : at + 6] or [0] * 6
    if state.phase in phases.LOOT and state.draft.aim == place:
        return [number + more for number, more in zip(there, state.draft.bundle, strict=True)]
    return there
