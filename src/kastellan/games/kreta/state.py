"""A position of Kreta."""

from typing import Final

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
EVERYWHERE: Final = 0xFFFF
ALL_SITES: Final = 0x7FFFFFE
ALL_CARDS: Final = 127
NOWHERE: Final = -1

SHIP: Final = 0
FORT: Final = 1
VILLAGE: Final = 2
VILLAGER: Final = 3


class State:
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

    The rest follows from these and is kept for speed: ``where`` (provinces with own villagers),
    ``pieces`` and ``full``, ``closed`` (to each seat), ``crowded`` (ports without room),
    ``unseen`` (fort cards), ``tile_mask``, ``fort_mask``, ``reserve``, ``taken`` (tiles of each
    seat) and ``influence``.
    """

    __slots__ = (
        "abbots", "closed", "content", "crowded", "first", "fort_mask", "forts", "free_transit", "full",
        "harvested", "influence", "moved", "options", "pieces", "played", "points", "replaced", "reserve",
        "row", "score", "scorings", "seats", "ships", "step", "table", "taken", "tile_mask", "tiles", "turn",
        "under_king", "unseen", "villagers", "villages", "where",
    )  # fmt: skip

    def __init__(
        self, content: Island, options: Options, seats: int, free_transit: bool, first: int, turn: int,
        step: int, played: int, points: int, moved: int, scorings: int, unseen: int, full: int, crowded: int,
        tile_mask: int, fort_mask: int, score: list[int], table: list[int], under_king: list[int],
        ships: list[int], abbots: list[int], villagers: list[int], villages: list[int], forts: list[int],
        tiles: list[int], harvested: list[int], row: list[int], replaced: list[int], where: list[int],
        pieces: list[int], closed: list[int], reserve: list[int], taken: list[int], influence: list[int],
    ) -> None:  # fmt: skip
        self.content, self.options, self.seats, self.free_transit = content, options, seats, free_transit
        self.first, self.turn, self.step, self.played = first, turn, step, played
        self.points, self.moved, self.scorings, self.unseen = points, moved, scorings, unseen
        self.full, self.crowded, self.tile_mask, self.fort_mask = full, crowded, tile_mask, fort_mask
        self.score, self.table, self.under_king = score, table, under_king
        self.ships, self.abbots, self.villagers, self.villages = ships, abbots, villagers, villages
        self.forts, self.tiles, self.harvested, self.row, self.replaced = (
            forts,
            tiles,
            harvested,
            row,
            replaced,
        )
        self.where, self.pieces, self.closed, self.reserve = where, pieces, closed, reserve
        self.taken, self.influence = taken, influence

    def copy(self) -> "State":
        """Return an equal position that shares nothing changeable with this one."""
        return State(
            self.content, self.options, self.seats, self.free_transit, self.first, self.turn, self.step,
            self.played, self.points, self.moved, self.scorings, self.unseen, self.full, self.crowded,
            self.tile_mask, self.fort_mask, self.score[:], self.table[:], self.under_king[:], self.ships[:],
            self.abbots[:], self.villagers[:], self.villages[:], self.forts[:], self.tiles[:],
            self.harvested[:], self.row[:], self.replaced[:], self.where[:], self.pieces[:], self.closed[:],
            self.reserve[:], self.taken[:], self.influence[:],
        )  # fmt: skip

    def key(self) -> tuple[object, ...]:
        """Return a value equal for equal positions and for no others."""
        return (
            self.content.digest, self.options, self.seats, self.first, self.turn, self.step, self.played,
            self.points, self.moved, self.scorings, tuple(self.score), tuple(self.table),
            tuple(self.under_king), tuple(self.ships), tuple(self.abbots), tuple(self.villagers),
            tuple(self.villages), tuple(self.forts), tuple(self.tiles), tuple(self.harvested),
            tuple(self.row), tuple(self.replaced),
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())


def start(seats: int, options: Options, content: Island) -> State:
    """Set up before anything is drawn: wheat on the fields, reserves full (KRE-2 to KRE-7)."""
    first = NOWHERE if options.first_player is None else options.first_player
    state = empty_board(seats, options, content)
    state.first = state.turn = first
    state.step = FIRST_PLAYER if first < 0 else LAY_TILES
    state.tiles = content.fields[:]
    for province in range(16):
        if state.tiles[province] >= 0:
            state.tile_mask |= 1 << province
    return state


def empty_board(seats: int, options: Options, content: Island) -> State:
    """Return a position with nothing on the board and everything in the reserves (KRE-5)."""
    return State(
        content, options, seats, options.full_transit == "all", NOWHERE, NOWHERE, FIRST_PLAYER, NOWHERE, 0,
        NOWHERE, 0, ALL_SITES, 0, 0, 0, 0, [0] * seats, [0] * seats, [NOWHERE] * seats, [0] * seats,
        [NOWHERE] * seats,
        [0] * 64, [0] * 64, [NOWHERE] * 27, [NOWHERE] * 16, [0] * (5 * seats), [0] * SCORINGS, [0] * SCORINGS,
        [0] * seats, [0] * 16, [0] * seats, [SHIPS_EACH, FORTS_EACH, VILLAGES_EACH, VILLAGERS_EACH] * seats,
        [0] * seats, [0] * 64,
    )  # fmt: skip
