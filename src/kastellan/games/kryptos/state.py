"""A position of Kryptos."""

from typing import Final

from kastellan.games.kryptos.content import Colours
from kastellan.games.kryptos.options import Options, hand_size, highest

STARTING_POINTS: Final = 2


class State:
    """A whole position: ints and flat lists, so a copy is a few slices.

    Cards lie in slots ``seat * size + index``.  ``hands`` holds the value in each slot (0 while
    it is being dealt) and ``aside`` the undealt or mystery cards.  ``deck`` is what chance can
    still deal.  ``hidden`` lists the face-down slots and ``free`` the uncovered track spaces,
    both ascending; ``left`` counts the hidden cards of each seat.  ``wrong`` is, for each slot,
    a bit mask of the values it was wrongly said to have.

    ``reveals`` counts the set-up reveals.  ``tried`` is 0 at a first attempt, else the slot
    and value of the first attempt of this turn as ``slot * 49 + value + 1``.  ``dry`` counts
    complete rounds without a reveal, ``found`` whether this round had one.
    """

    __slots__ = (
        "aside", "content", "deck", "dry", "first", "found", "free", "hands", "hidden", "left", "options",
        "over", "points", "reveals", "seats", "size", "tried", "triggered", "turn", "wrong",
    )  # fmt: skip

    def __init__(
        self, content: Colours, options: Options, seats: int, size: int, first: int, hands: list[int],
        aside: list[int], deck: list[int], hidden: list[int], free: list[int], left: list[int],
        wrong: list[int], points: list[int], reveals: int, turn: int, tried: int, triggered: bool,
        dry: int, found: bool, over: bool,
    ) -> None:  # fmt: skip
        self.content, self.options = content, options
        self.seats, self.size, self.first = seats, size, first
        self.hands, self.aside, self.deck = hands, aside, deck
        self.hidden, self.free, self.left, self.wrong = hidden, free, left, wrong
        self.points, self.reveals = points, reveals
        self.turn, self.tried = turn, tried
        self.triggered, self.dry, self.found, self.over = triggered, dry, found, over

    def copy(self) -> "State":
        """Return an equal position that shares nothing changeable with this one."""
        return State(
            self.content, self.options, self.seats, self.size, self.first, self.hands[:], self.aside[:],
            self.deck[:], self.hidden[:], self.free[:], self.left[:], self.wrong[:], self.points[:],
            self.reveals, self.turn, self.tried, self.triggered, self.dry, self.found, self.over,
        )  # fmt: skip

    def key(self) -> tuple[object, ...]:
        """Return a value equal for equal positions and for no others."""
        return (
            self.content.digest, self.options, self.seats, self.first, tuple(self.hands), tuple(self.aside),
            tuple(self.deck), tuple(self.hidden), tuple(self.wrong), tuple(self.points), self.reveals,
            self.turn, self.tried, self.triggered, self.dry, self.found, self.over,
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())


def start(seats: int, options: Options, content: Colours) -> State:
    """Set up before the deal: unused numbers covered, two points each (KRP-3 to KRP-5)."""
    size = hand_size(seats)
    cards = list(range(1, highest(seats, options) + 1))
    first = -1 if options.first_player is None else options.first_player
    return State(
        content, options, seats, size, first, [0] * (seats * size), [], cards, list(range(seats * size)),
        cards[:], [size] * seats, [0] * (seats * size), [STARTING_POINTS] * seats, 0, -1, 0,
        False, 0, False, False,
    )  # fmt: skip
