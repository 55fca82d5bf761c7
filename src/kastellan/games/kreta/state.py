"""A position of Kreta."""

from typing import Final

from kastellan.core.position import Declared, Derived, position
from kastellan.games.kreta.content import Island
from kastellan.games.kreta.options import Options

KING: Final = 0
ARCHITECT: Final = 1
ADMIRAL: Final = 2
COMMANDER: Final = 3
CASTELLAN: Final = 4
ABBOT: Final = 5
FARMER: Final = 6

FIRST_PLAYER: Final = 0
LAY_TILES: Final = 1
TURN_UP: Final = 2
CARD: Final = 3
COPY: Final = 4
SHIPS: Final = 5
VILLAGERS: Final = 6
ABBOT_WALK: Final = 7
HARVESTING: Final = 8
BUILDING: Final = 9
FORT_CARD: Final = 10
OVER: Final = 11

SCORINGS: Final = 11
PILE: Final = 15
CAPACITY: Final = 7
MOVEMENT: Final = 4
ABBOT_STEPS: Final = 3
SHIPS_EACH: Final = 2
FORTS_EACH: Final = 3
VILLAGES_EACH: Final = 4
VILLAGERS_EACH: Final = 5
VILLAGE_WEIGHT: Final = 2
"""The influence of a village; any other piece has 1 (KRE-81)."""
EVERYWHERE: Final = 0xFFFF
ALL_SITES: Final = 0x7FFFFFE
ALL_CARDS: Final = 127
NOWHERE: Final = -1

SHIP: Final = 0
FORT: Final = 1
VILLAGE: Final = 2
VILLAGER: Final = 3


@position
class State(Declared):
    """A whole position: ints and flat lists, so a copy is a few slices.

    Sets of provinces, sites and cards are bit masks.  Lists over provinces and seats are flat:
    ``villagers``, ``villages`` and ``influence`` have their entry at ``province * 4 + seat`` and
    ``harvested`` at ``seat * 5 + tile``; ``reserve`` at ``seat * 4`` counts the ships, forts,
    villages and villagers that are not on the board.

    ``step`` is what has to be done next, ``played`` the card of this turn, ``points`` the
    movement left and ``moved`` the port of the ship that has already sailed.  ``table`` are the
    cards in front of each seat and ``under_king`` the one its King lies on.  ``tiles`` are the
    tiles on the provinces; ``row`` holds the fort cards turned up so far by position (0 for the
    others) and ``replaced`` those put under the pile.

    Derived, and kept for speed: ``pieces`` in each province and the ``full`` ones, the ``crowded``
    ports; for each seat ``where`` its villagers are, what is ``closed`` to it by foreign abbots, and
    the ``permits`` for villages that its harvest gives; ``fort_mask``, the sites with a fort, and
    ``unseen``, the fort cards that nobody has seen; ``reserve`` and ``influence``.
    """

    content: Island
    options: Options
    seats: int
    first: int = NOWHERE
    turn: int = NOWHERE
    step: int = FIRST_PLAYER
    played: int = NOWHERE
    points: int = 0
    moved: int = NOWHERE
    scorings: int = 0
    score: list[int]
    table: list[int]
    under_king: list[int]
    ships: list[int]
    abbots: list[int]
    villagers: list[int]
    villages: list[int]
    forts: list[int]
    tiles: list[int]
    harvested: list[int]
    row: list[int]
    replaced: list[int]
    unseen: Derived[int] = ALL_SITES
    full: Derived[int] = 0
    crowded: Derived[int] = 0
    fort_mask: Derived[int] = 0
    where: Derived[list[int]]
    pieces: Derived[list[int]]
    closed: Derived[list[int]]
    permits: Derived[list[int]]
    reserve: Derived[list[int]]
    influence: Derived[list[int]]


def start(seats: int, options: Options, content: Island) -> State:
    """Set up before anything is drawn: wheat on the fields, reserves full (KRE-2 to KRE-7)."""
    state = empty_board(seats, options, content)
    state.tiles = content.fields[:]
    if options.first_player is not None:
        state.first = state.turn = options.first_player
        state.step = LAY_TILES
    return state


def empty_board(seats: int, options: Options, content: Island) -> State:
    """Return a position with nothing on the board and everything in the reserves (KRE-5)."""
    return State(
        content=content,
        options=options,
        seats=seats,
        score=[0] * seats,
        table=[0] * seats,
        under_king=[NOWHERE] * seats,
        ships=[0] * seats,
        abbots=[NOWHERE] * seats,
        villagers=[0] * 64,
        villages=[0] * 64,
        forts=[NOWHERE] * 27,
        tiles=[NOWHERE] * 16,
        harvested=[0] * (5 * seats),
        row=[0] * SCORINGS,
        replaced=[0] * SCORINGS,
        where=[0] * seats,
        pieces=[0] * 16,
        closed=[0] * seats,
        permits=[0] * seats,
        reserve=[SHIPS_EACH, FORTS_EACH, VILLAGES_EACH, VILLAGERS_EACH] * seats,
        influence=[0] * 64,
    )
