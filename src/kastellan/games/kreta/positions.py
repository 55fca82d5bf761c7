"""Positions of Kreta as text."""

from collections.abc import Sequence
from typing import Final

import msgspec

from kastellan.core import written as forms
from kastellan.core.masks import members
from kastellan.core.refusal import must
from kastellan.core.written import Row, Shelf, kept, number_of, read_rows, settable, shown, write_rows
from kastellan.games.kreta.actions import CHARACTERS, TILES
from kastellan.games.kreta.checks import check
from kastellan.games.kreta.content import Island
from kastellan.games.kreta.options import Options, forbid
from kastellan.games.kreta.ready import SITES
from kastellan.games.kreta.rules import Rule
from kastellan.games.kreta.state import (
    CASTELLAN,
    FORT_CARD,
    KING,
    MOVEMENT,
    NOWHERE,
    OVER,
    SCORINGS,
    TURN_UP,
    VILLAGERS,
    VILLAGERS_EACH,
    VILLAGES_EACH,
    State,
    empty_board,
)
from kastellan.games.kreta.steps.pieces import (
    add_ship,
    add_villager,
    build_fort,
    build_village,
    grant_permits,
    place_abbot,
)
from kastellan.games.kreta.steps.scoring import lay_row
from kastellan.games.kreta.steps.turn import ACTION_OF

STEPS = (
    "first_player", "tiles", "turn_up", "card", "copy", "admiral", "commander", "abbot", "farmer",
    "architect", "fort_card", "over",
)  # fmt: skip


class WrittenPlayer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One player: what is on the board, on the table and harvested; the rest is in reserve or hand.

    ``ships`` names the provinces in whose ports they lie; ``under_king`` the card that the King
    on the table copied.
    """

    score: int = 0
    table: tuple[str, ...] = ()
    under_king: str | None = None
    abbot: str | None = None
    ships: tuple[str, ...] = ()
    villagers: dict[str, int] = {}
    villages: dict[str, int] = {}
    forts: tuple[int, ...] = ()
    tiles: dict[str, int] = {}


class WrittenPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole position; what is left out is as at the start of a game.

    ``tiles`` are those on the provinces; without them, what was not harvested lies in the order
    of the map.  ``row`` are the fort cards turned up so far, by default the lowest numbers;
    ``replaced`` are pairs of a position from 1 and the card that was put under the pile.
    ``by_king`` says that the action under way copies a card; ``points`` is the movement left.
    """

    options: Options = Options()
    players: tuple[WrittenPlayer, ...]
    step: str = "card"
    first: int | None = 0
    turn: int | None = 0
    by_king: bool = False
    points: int | None = None
    moved: str | None = None
    scorings: int = 0
    tiles: dict[str, str] | None = None
    row: tuple[int, ...] | None = None
    replaced: tuple[tuple[int, int], ...] = ()


CARD: Final = Shelf(lambda _content: CHARACTERS, "a character card", Rule.SEVEN_CARDS)
PLAYER: Final = (
    Row("score", "score", forms.plain(0)),
    Row("table", "table", forms.members(CARD)),
    Row("under_king", "under_king", forms.thing(CARD)),
)
"""What is written of each player as it stands; pieces are put on the board."""


def write(state: State) -> WrittenPosition:
    """Write ``state`` down."""
    ids = state.content.ids
    return WrittenPosition(
        options=state.options,
        players=tuple(write_player(state, seat) for seat in range(state.seats)),
        step=STEPS[state.step],
        first=shown(state.first),
        turn=shown(state.turn),
        by_king=state.played == KING,
        points=state.points,
        moved=name_of(ids, state.moved),
        scorings=state.scorings,
        tiles={ids[place]: TILES[tile] for place, tile in enumerate(state.tiles) if tile >= 0},
        row=tuple(site for site in state.row if site),
        replaced=tuple((at + 1, site) for at, site in enumerate(state.replaced) if site),
    )


def write_player(state: State, seat: int) -> WrittenPlayer:
    """Write down one player."""
    ids = state.content.ids
    return WrittenPlayer(
        **write_rows(state, PLAYER, state.content, seat),
        abbot=name_of(ids, state.abbots[seat]),
        ships=tuple(ids[place] for place in members(state.ships[seat])),
        villagers=counts(ids, state.villagers[seat::4]),
        villages=counts(ids, state.villages[seat::4]),
        forts=tuple(site for site in SITES if state.forts[site] == seat),
        tiles=counts(TILES, state.harvested[seat * 5 : seat * 5 + 5]),
    )


def name_of(names: Sequence[str], number: int) -> str | None:
    """Return a name by its number, ``None`` for what is nowhere yet."""
    return None if number == NOWHERE else names[number]


def counts(names: Sequence[str], numbers: list[int]) -> dict[str, int]:
    """Return the numbers above zero by name."""
    return {name: number for name, number in zip(names, numbers, strict=True) if number}


def read(written: WrittenPosition, content: Island) -> State:
    """Return the written position; refuse an impossible one with its field and rule."""
    seats = len(written.players)
    settable(forbid(seats, written.options), {"kreta-players": "$.players"})
    state = empty_board(seats, written.options, content)
    state.step = number_of(STEPS, written.step, "$.step")
    state.first, state.turn, state.scorings = kept(written.first), kept(written.turn), written.scorings
    for seat, player in enumerate(written.players):
        read_player(state, seat, player, f"$.players[{seat}]")
    read_tiles(state, written)
    read_row(state, written)
    read_turn(state, written)
    check(state)
    return state


def read_player(state: State, seat: int, player: WrittenPlayer, place: str) -> None:
    """Give one player the written points, cards and tiles, and put the pieces on the board."""
    read_rows(state, PLAYER, state.content, player, place, seat)
    must(player.score >= 0, f"{place}.score", "is never below 0", Rule.START_SPACE)
    for name, number in player.tiles.items():
        must(number >= 0, f"{place}.tiles", f"{number} of {name}", Rule.HARVEST)
        state.harvested[seat * 5 + number_of(TILES, name, f"{place}.tiles")] = number
    read_pieces(state, seat, player, place)
    grant_permits(state, seat)
    fine = state.permits[seat] >= 0
    must(fine, f"{place}.villages", "more than tiles harvested", Rule.VILLAGE_NEEDS_TILE)


def read_pieces(state: State, seat: int, player: WrittenPlayer, place: str) -> None:
    """Take one player's pieces from the reserve and put them on the board (KRE-5)."""
    ids = state.content.ids
    if player.abbot is not None:
        place_abbot(state, seat, number_of(ids, player.abbot, f"{place}.abbot"))
    for name in player.ships:
        port, at = number_of(ids, name, f"{place}.ships"), f"{place}.ships"
        must(state.content.ports >> port & 1, at, f"{name} has no port", Rule.PORT)
        must(not state.ships[seat] >> port & 1, at, f"two ships in {name}", Rule.OWN_SHIPS_APART)
        add_ship(state, seat, port)
    for site in player.forts:
        must(site in SITES, f"{place}.forts", f"{site} is not a site from 1 to 26", Rule.FORT)
        must(state.forts[site] < 0, f"{place}.forts", f"site {site} has two forts", Rule.ONE_FORT)
        build_fort(state, seat, site)
    for field, numbers, most, add in (
        ("villagers", player.villagers, VILLAGERS_EACH, add_villager),
        ("villages", player.villages, VILLAGES_EACH, build_village),
    ):
        for name, number in numbers.items():
            must(0 <= number <= most, f"{place}.{field}", f"{number} in {name}", Rule.RESERVE)
            for _ in range(number):
                add(state, seat, number_of(ids, name, f"{place}.{field}"))
    for piece, field in enumerate(("ships", "forts", "villages", "villagers")):
        left = state.reserve[seat * 4 + piece]
        must(left >= 0, f"{place}.{field}", f"{-left} more than a player has", Rule.RESERVE)


def read_tiles(state: State, written: WrittenPosition) -> None:
    """Lay the written tiles, or what was not harvested in the order of the map."""
    if written.tiles is not None:
        for name, tile in written.tiles.items():
            place = number_of(state.content.ids, name, "$.tiles")
            state.tiles[place] = number_of(TILES, tile, f"$.tiles.{name}")
        return
    left = [state.content.stock[tile] - sum(state.harvested[tile::5]) for tile in range(len(TILES))]
    for place, kinds in enumerate(state.content.tiles_of):
        kind = next((tile for tile in kinds if left[tile] > 0), NOWHERE)
        state.tiles[place] = kind
        if kind >= 0:
            left[kind] -= 1


def read_row(state: State, written: WrittenPosition) -> None:
    """Lay out the fort cards that have been turned up."""
    must(0 <= state.scorings <= SCORINGS, "$.scorings", f"is a number from 0 to {SCORINGS}", Rule.END)
    for position, site in written.replaced:
        right = f"{position} is not a position from 3 to {SCORINGS}"
        must(3 <= position <= SCORINGS, "$.replaced", right, Rule.NEXT_CARD)
        fresh = not state.replaced[position - 1]
        must(fresh, "$.replaced", f"position {position} is there twice", Rule.ONE_REPLACEMENT)
        state.replaced[position - 1] = fort_card(site, "$.replaced")
    unused = [site for site in SITES if site not in state.replaced]
    row = unused[: min(SCORINGS, state.scorings + 2)] if written.row is None else written.row
    must(len(row) <= SCORINGS, "$.row", f"{len(row)} cards; the row has {SCORINGS}", Rule.ROW)
    state.row[: len(row)] = [fort_card(site, "$.row") for site in row]
    lay_row(state, state.row, state.replaced)


def fort_card(site: int, place: str) -> int:
    """Return the number of a fort card that there is (KRE-8)."""
    must(site in SITES, place, f"{site} is not a fort card from 1 to 26", Rule.ROW)
    return site


def read_turn(state: State, written: WrittenPosition) -> None:
    """Set what is under way in the current turn."""
    points = MOVEMENT if state.step == VILLAGERS else 0
    state.points = points if written.points is None else written.points
    state.moved = place_of(state.content.ids, written.moved, "$.moved")
    if written.by_king:
        state.played = KING
    elif state.step in (FORT_CARD, OVER) or (state.step == TURN_UP and state.scorings):
        state.played = CASTELLAN
    elif state.step in ACTION_OF:
        state.played = ACTION_OF.index(state.step)


def place_of(names: Sequence[str], name: str | None, place: str) -> int:
    """Return the number of a name, or of nowhere."""
    return NOWHERE if name is None else number_of(names, name, place)
