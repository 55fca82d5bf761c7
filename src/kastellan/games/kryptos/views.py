"""What each seat may know in Kryptos, and positions imagined from it."""

from bisect import bisect_left
from functools import lru_cache
from random import Random

import msgspec

from kastellan.core.game import Viewer
from kastellan.games.kryptos.content import Colours
from kastellan.games.kryptos.deals import Owner, deal_again
from kastellan.games.kryptos.options import Options, hand_size, highest
from kastellan.games.kryptos.state import State

Stock = tuple[int, int, int, int]


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
    dealing = state.turn < 0
    return View(
        viewer=viewer,
        options=state.options,
        phase=phase(state),
        first=None if state.first < 0 else state.first,
        turn=None if dealing else state.turn,
        points=tuple(state.points),
        hands=tuple([view_hand(state, seat, seat == viewer or state.over) for seat in range(state.seats)]),
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
    begin, end = seat * state.size, (seat + 1) * state.size
    hidden = state.hidden
    return show_hand(
        tuple(state.hands[begin:end]),
        tuple(hidden[bisect_left(hidden, begin) : bisect_left(hidden, end)]),
        tuple(state.wrong[begin:end]),
        begin,
        known,
        state.content if state.turn >= 0 else None,
    )


@lru_cache(maxsize=10_000)
def show_hand(
    cards: tuple[int, ...],
    hidden: tuple[int, ...],
    wrong: tuple[int, ...],
    begin: int,
    known: bool,
    colours: Colours | None,
) -> HandView:
    """Show a hand that begins at slot ``begin``; kept, since a move leaves most hands as they are."""
    down = [slot in hidden for slot in range(begin, begin + len(cards))]
    pairs = list(zip(cards, down, strict=True))
    return HandView(
        values=tuple([(card or None) if known or not under else None for card, under in pairs]),
        face_up=tuple([not under for under in down]),
        stock=stock(colours, [card for card, under in pairs if under]),
        wrong=tuple([refuted(mask) for mask in wrong]),
    )


def refuted(mask: int) -> tuple[int, ...]:
    """Return the values in a bit mask, ascending; most masks are empty, and servers ask often."""
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
    slot, value = divmod(state.tried - 1, 49)
    return Attempt(slot // state.size, slot % state.size, value)


def imagine(view: View, content: Colours, rng: Random) -> State:
    """Return a position in which the viewer would see exactly ``view``.

    Unknown cards are dealt again so that sorted hands, stocks and wrong guesses agree.
    """
    seats, size = len(view.hands), hand_size(len(view.hands))
    hands = [value or 0 for hand in view.hands for value in hand.values]
    hidden = [slot for slot in range(seats * size) if not view.hands[slot // size].face_up[slot % size]]
    state = State(
        content=content, options=view.options, seats=seats, size=size,
        first=-1 if view.first is None else view.first,
        hands=hands, aside=list(view.aside.values or ()), deck=[], hidden=hidden, free=list(view.uncovered),
        left=[sum(not up for up in hand.face_up) for hand in view.hands],
        wrong=[sum(1 << value for value in wrong) for hand in view.hands for wrong in hand.wrong],
        points=list(view.points), reveals=view.reveals,
        turn=-1 if view.turn is None else view.turn,
        tried=0 if view.tried is None
        else (view.tried.target * size + view.tried.index) * 49 + view.tried.value + 1,
        triggered=view.triggered, dry=view.dry, found=view.found, over=view.phase == "over",
    )  # fmt: skip
    if view.phase == "deal":
        shuffle_the_deal(state, view, rng)
    elif view.phase != "over":
        deal_unknown(state, view, rng)
    return state


def shuffle_the_deal(state: State, view: View, rng: Random) -> None:
    """Give unknown cards to those who have been dealt some, and leave the rest in the deck."""
    known = [value for value in state.hands if value]
    cards = [card for card in range(1, highest(state.seats, view.options) + 1) if card not in known]
    rng.shuffle(cards)
    state.aside = [cards.pop() for _ in range(view.aside.cards)]
    for slot in range(view.dealt):
        state.hands[slot] = state.hands[slot] or cards.pop()
    state.deck = sorted(cards)


def deal_unknown(state: State, view: View, rng: Random) -> None:
    """Deal the cards that the viewer does not know among those who hide them."""
    size = state.size
    owners = [
        Owner(hand.stock, [value or 0 for value in hand.values], state.wrong[seat * size : (seat + 1) * size])
        for seat, hand in enumerate(view.hands)
        if seat != view.viewer
    ]
    owners.append(Owner(view.aside.tokens, None, None))
    mine = view.hands[view.viewer].values if view.viewer is not None else ()
    cards = [card for card in view.uncovered if card not in mine]
    dealt = deal_again(cards, owners, state.content.colour_of, rng)
    others = [seat for seat in range(state.seats) if seat != view.viewer]
    for seat, hand in zip(others, dealt, strict=False):
        unknown = [seat * size + at for at, value in enumerate(view.hands[seat].values) if value is None]
        for slot, card in zip(unknown, hand, strict=True):
            state.hands[slot] = card
    state.aside = dealt[-1]
