"""A position of Kryptos."""

from typing import Final

from kastellan.core.position import Declared, Derived, position
from kastellan.games.kryptos.content import Colours
from kastellan.games.kryptos.options import Options, hand_size, highest

STARTING_POINTS: Final = 2


@position
class State(Declared):
    """A whole position: ints and flat lists, so a copy is a few slices.

    Cards lie in slots ``seat * size + index``.  ``hands`` holds the value in each slot (0 while
    it is being dealt) and ``aside`` the undealt or mystery cards.  ``deck`` is what chance can
    still deal.  ``hidden`` lists the face-down slots and ``free`` the uncovered track spaces,
    both ascending; ``left`` counts the hidden cards of each seat.  ``wrong`` is, for each slot,
    a bit mask of the values it was wrongly said to have.

    ``reveals`` counts the set-up reveals.  ``tried`` is 0 at a first attempt, else the slot
    and value of the first attempt of this turn as ``noted``.  ``dry`` counts
    complete rounds without a reveal, ``found`` whether this round had one.
    """

    content: Colours
    options: Options
    seats: int
    size: Derived[int]
    first: int
    hands: list[int]
    aside: list[int]
    deck: list[int]
    hidden: list[int]
    free: Derived[list[int]]
    left: Derived[list[int]]
    wrong: list[int]
    points: list[int]
    reveals: int = 0
    turn: int = -1
    tried: int = 0
    triggered: bool = False
    dry: int = 0
    found: bool = False
    over: bool = False


def noted(slot: int, value: int) -> int:
    """Return a first attempt as ``tried`` keeps it."""
    return slot * 49 + value + 1


def attempted(tried: int) -> tuple[int, int]:
    """Return slot and value of the first attempt that ``tried`` keeps."""
    return divmod(tried - 1, 49)


def start(seats: int, options: Options, content: Colours) -> State:
    """Set up before the deal: unused numbers covered, two points each (KRP-3 to KRP-5)."""
    size = hand_size(seats)
    cards = list(range(1, highest(seats, options) + 1))
    first = -1 if options.first_player is None else options.first_player
    return State(
        content=content,
        options=options,
        seats=seats,
        size=size,
        first=first,
        hands=[0] * (seats * size),
        aside=[],
        deck=cards,
        hidden=list(range(seats * size)),
        free=cards[:],
        left=[size] * seats,
        wrong=[0] * (seats * size),
        points=[STARTING_POINTS] * seats,
    )
