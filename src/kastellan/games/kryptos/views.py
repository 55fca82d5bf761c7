"""What each seat may know in Kryptos."""

from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec
from msgspec.structs import replace

from kastellan.core.game import Viewer
from kastellan.core.written import shown
from kastellan.games.kryptos.content import Colours
from kastellan.games.kryptos.options import Options
from kastellan.games.kryptos.state import State, attempted

Stock = tuple[int, int, int, int]

HANDS = 256
"""How many hands are kept as views: those of some tables.  Thousands cost more than they save: they lie all
over the memory, and the garbage collector walks over all of them without having counted one as new."""

TEXTS = 5_000
"""How many hands are kept as JSON: a text is nothing to walk over.  With 200 tables in turns four views
cost 26 µs, with as few texts as hands 46."""

encode = msgspec.json.encode


class HandView(msgspec.Struct, frozen=True):
    """One player's cards, left to right: ``values`` that the viewer knows, ``face_up`` for all.

    ``stock`` counts the hidden cards by colour; ``wrong`` lists what each card is not.
    """

    values: tuple[int | None, ...]
    face_up: tuple[bool, ...]
    stock: Stock
    wrong: tuple[tuple[int, ...], ...]


class Attempt(msgspec.Struct, frozen=True):
    """The wrong first attempt of the current turn."""

    target: int
    index: int
    value: int


class AsideView(msgspec.Struct, frozen=True):
    """The undealt or mystery cards: how many and in what colours; ``values`` after the end."""

    cards: int
    tokens: Stock
    values: tuple[int, ...] | None


class View(msgspec.Struct, frozen=True, tag="kryptos"):
    """A position as one viewer knows it.

    ``phase`` is ``deal``, ``reveal``, ``first``, ``second`` or ``over``; ``turn`` is the seat
    that acts, or acted last.  ``uncovered`` lists the free spaces of the track.  ``dealt``
    counts the cards dealt so far, ``reveals`` the reveals of the set-up.
    """

    viewer: int | None
    options: Options
    phase: str
    first: int | None
    turn: int | None
    points: tuple[int, ...]
    hands: tuple[HandView, ...]
    aside: AsideView
    uncovered: tuple[int, ...]
    dealt: int
    reveals: int
    tried: Attempt | None
    triggered: bool
    dry: int
    found: bool


def view(state: State, viewer: Viewer) -> View:
    """Show ``state`` to ``viewer``; hidden cards stay with their owner until the end (KRP-8)."""
    hands = [view_hand(state, seat, seat == viewer or state.over) for seat in range(state.seats)]
    return view_around(state, viewer, tuple(hands))


def encode_views(state: State, viewers: Sequence[Viewer]) -> list[bytes]:
    """Return the views of several viewers as JSON: all see the same but for the values of the own hand."""
    common = view_around(state, None, ())
    both = [encode_hand(*lying(state, seat)) for seat in range(state.seats)]
    public = [known if state.over else hidden for hidden, known in both]
    views = []
    for viewer in viewers:
        hands = public[:]
        if viewer is not None:
            hands[viewer] = both[viewer][1]
        views.append(encode(replace(common, viewer=viewer, hands=hands)))
    return views


def view_around(state: State, viewer: Viewer, hands: tuple[HandView, ...]) -> View:
    """Show all but the hands, which are given."""
    dealing = state.turn < 0
    return View(
        viewer=viewer,
        options=state.options,
        phase=phase(state),
        first=shown(state.first),
        turn=None if dealing else state.turn,
        points=tuple(state.points),
        hands=hands,
        aside=AsideView(
            cards=len(state.aside),
            tokens=stock(None if dealing else state.content, state.aside),
            values=tuple(state.aside) if state.over else None,
        ),
        uncovered=tuple(state.free),
        dealt=len(state.hands) - state.hands.count(0),
        reveals=state.reveals,
        tried=view_tried(state),
        triggered=state.triggered,
        dry=state.dry,
        found=state.found,
    )


def phase(state: State) -> str:
    """Return the name of the current phase."""
    if state.over:
        return "over"
    if state.turn < 0:
        return "deal"
    if state.reveals < 2 * state.seats:
        return "reveal"
    return "second" if state.tried else "first"


def view_hand(state: State, seat: int, known: bool) -> HandView:
    """Show one hand: positions and stock to all, hidden values only where ``known`` (KRP-9, KRP-10)."""
    return show_hand(*lying(state, seat), known)


Lying = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], int, Colours | None]


def lying(state: State, seat: int) -> Lying:
    """Return how a hand lies: all that its view depends on."""
    begin, end = seat * state.size, (seat + 1) * state.size
    hidden = state.hidden
    return (
        tuple(state.hands[begin:end]),
        tuple(hidden[bisect_left(hidden, begin) : bisect_left(hidden, end)]),
        tuple(state.wrong[begin:end]),
        begin,
        state.content if state.turn >= 0 else None,
    )


@lru_cache(maxsize=HANDS)
def show_hand(
    cards: tuple[int, ...],
    hidden: tuple[int, ...],
    wrong: tuple[int, ...],
    begin: int,
    colours: Colours | None,
    known: bool,
) -> HandView:
    """Show a hand that begins at slot ``begin``; kept, since a move leaves most hands as they are."""
    if known:
        return replace(show_hand(cards, hidden, wrong, begin, colours, False), values=values_of(cards))
    under = [slot - begin for slot in hidden]
    values, up = list(values_of(cards)), [True] * len(cards)
    for at in under:
        values[at], up[at] = None, False
    return HandView(
        values=tuple(values),
        face_up=tuple(up),
        stock=stock(colours, [cards[at] for at in under]),
        wrong=tuple([refuted(mask) for mask in wrong]),
    )


def values_of(cards: tuple[int, ...]) -> tuple[int | None, ...]:
    """Return what the cards are; a card that has not been dealt yet is nothing."""
    return cards if all(cards) else tuple([card or None for card in cards])


@lru_cache(maxsize=TEXTS)
def encode_hand(*hand: Any) -> tuple[msgspec.Raw, msgspec.Raw]:
    """Return a hand as JSON, as others and as its owner see it; kept as well."""
    return msgspec.Raw(encode(show_hand(*hand, False))), msgspec.Raw(encode(show_hand(*hand, True)))


@lru_cache(maxsize=4 * HANDS)
def refuted(mask: int) -> tuple[int, ...]:
    """Return the values in a bit mask, ascending; a move adds one value to one mask, the others are kept."""
    values = []
    while mask:
        lowest = mask & -mask
        values.append(lowest.bit_length() - 1)
        mask ^= lowest
    return tuple(values)


def stock(colours: Colours | None, cards: list[int]) -> Stock:
    """Count cards by colour; while they are being dealt there is nothing to count."""
    counts = [0, 0, 0, 0]
    if colours is not None:
        for card in cards:
            counts[colours.colour_of[card]] += 1
    return counts[0], counts[1], counts[2], counts[3]


def view_tried(state: State) -> Attempt | None:
    """Show the first attempt of a turn that has come to its second."""
    if not state.tried:
        return None
    slot, value = attempted(state.tried)
    return Attempt(slot // state.size, slot % state.size, value)


def standing(view: View) -> tuple[int, ...]:
    """Return the points of all (KRP-36)."""
    return view.points
