"""Positions of Kreta as text."""

import msgspec

from kastellan.core.refusal import BadInput, must
from kastellan.games.kreta.actions import CHARACTERS, TILES
from kastellan.games.kreta.checks import check_board, check_pieces, check_row, check_step, check_tiles
from kastellan.games.kreta.content import Island
from kastellan.games.kreta.derived import rebuild
from kastellan.games.kreta.options import Options, forbid
from kastellan.games.kreta.ready import members
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
    State,
    empty_board,
)
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


def write(state: State) -> WrittenPosition:
    """Write ``state`` down."""
    ids = state.content.ids
    return WrittenPosition(
        options=state.options,
        players=tuple(write_player(state, seat) for seat in range(state.seats)),
        step=STEPS[state.step],
        first=None if state.first < 0 else state.first,
        turn=None if state.turn < 0 else state.turn,
        by_king=state.played == KING,
        points=state.points,
        moved=None if state.moved < 0 else ids[state.moved],
        scorings=state.scorings,
        tiles={ids[place]: TILES[tile] for place, tile in enumerate(state.tiles) if tile >= 0},
        row=tuple(site for site in state.row if site),
        replaced=tuple((at + 1, site) for at, site in enumerate(state.replaced) if site),
    )


def write_player(state: State, seat: int) -> WrittenPlayer:
    """Write down one player."""
    ids = state.content.ids
    covered = state.under_king[seat]
    return WrittenPlayer(
        score=state.score[seat],
        table=tuple(CHARACTERS[card] for card in members(state.table[seat])),
        under_king=None if covered < 0 else CHARACTERS[covered],
        abbot=None if state.abbots[seat] < 0 else ids[state.abbots[seat]],
        ships=tuple(ids[place] for place in members(state.ships[seat])),
        villagers=counts(ids, state.villagers[seat::4]),
        villages=counts(ids, state.villages[seat::4]),
        forts=tuple(site for site in range(1, 27) if state.forts[site] == seat),
        tiles=counts(TILES, state.harvested[seat * 5 : seat * 5 + 5]),
    )


def counts(names: tuple[str, ...] | list[str], numbers: list[int]) -> dict[str, int]:
    """Return the numbers above zero by name."""
    return {name: number for name, number in zip(names, numbers, strict=True) if number}


def read(written: WrittenPosition, content: Island) -> State:
    """Return the written position; refuse an impossible one with its field and rule."""
    seats = len(written.players)
    if refusal := forbid(seats, written.options):
        raise BadInput(
            "$.players" if refusal.rule == Rule.PLAYERS else "$.options", refusal.reason, refusal.rule
        )
    state = empty_board(seats, written.options, content)
    state.step = index(STEPS, written.step, "$.step")
    state.first = NOWHERE if written.first is None else written.first
    state.turn = NOWHERE if written.turn is None else written.turn
    for seat, player in enumerate(written.players):
        read_player(state, seat, player)
    check_pieces(state)
    read_tiles(state, written)
    check_tiles(state)
    read_row(state, written)
    check_row(state)
    read_turn(state, written)
    rebuild(state)
    check_board(state)
    check_step(state)
    return state


def read_player(state: State, seat: int, player: WrittenPlayer) -> None:
    """Put one player's pieces on the board."""
    place = f"$.players[{seat}]"
    state.score[seat] = player.score
    for card in player.table:
        bit = 1 << index(CHARACTERS, card, f"{place}.table")
        must(not state.table[seat] & bit, f"{place}.table", f"{card} is there twice", Rule.SEVEN_CARDS)
        state.table[seat] |= bit
    if player.under_king is not None:
        state.under_king[seat] = index(CHARACTERS, player.under_king, f"{place}.under_king")
    if player.abbot is not None:
        state.abbots[seat] = province(state, player.abbot, f"{place}.abbot")
    for name in player.ships:
        bit = 1 << province(state, name, f"{place}.ships")
        must(not state.ships[seat] & bit, f"{place}.ships", f"two ships in {name}", Rule.OWN_SHIPS_APART)
        state.ships[seat] |= bit
    for field, numbers, board in (
        ("villagers", player.villagers, state.villagers),
        ("villages", player.villages, state.villages),
    ):
        for name, number in numbers.items():
            must(number >= 0, f"{place}.{field}", f"{number} in {name}", Rule.RESERVE)
            board[province(state, name, f"{place}.{field}") * 4 + seat] = number
    for site in player.forts:
        must(1 <= site <= 26, f"{place}.forts", f"{site} is not a site from 1 to 26", Rule.FORT)
        must(state.forts[site] < 0, f"{place}.forts", f"site {site} has two forts", Rule.ONE_FORT)
        state.forts[site] = seat
    for name, number in player.tiles.items():
        must(number >= 0, f"{place}.tiles", f"{number} of {name}", Rule.HARVEST)
        state.harvested[seat * 5 + index(TILES, name, f"{place}.tiles")] = number


def read_tiles(state: State, written: WrittenPosition) -> None:
    """Lay the written tiles, or what was not harvested in the order of the map."""
    if written.tiles is not None:
        for name, tile in written.tiles.items():
            state.tiles[province(state, name, "$.tiles")] = index(TILES, tile, f"$.tiles.{name}")
        return
    left = [state.content.stock[tile] - sum(state.harvested[tile::5]) for tile in range(len(TILES))]
    for place, kinds in enumerate(state.content.tiles_of):
        kind = next((tile for tile in kinds if left[tile] > 0), NOWHERE)
        state.tiles[place] = kind
        if kind >= 0:
            left[kind] -= 1


def read_row(state: State, written: WrittenPosition) -> None:
    """Lay out the fort cards that have been turned up."""
    state.scorings = written.scorings
    must(0 <= written.scorings <= SCORINGS, "$.scorings", f"is a number from 0 to {SCORINGS}", Rule.END)
    for position, site in written.replaced:
        must(
            3 <= position <= SCORINGS,
            "$.replaced",
            f"{position} is not a position from 3 to 11",
            Rule.NEXT_CARD,
        )
        twice = state.replaced[position - 1] > 0
        must(not twice, "$.replaced", f"position {position} is there twice", Rule.ONE_REPLACEMENT)
        state.replaced[position - 1] = fort_card(site, "$.replaced")
    shown = min(SCORINGS, written.scorings + 2)
    fresh = [site for site in range(1, 27) if site not in state.replaced]
    row = fresh[:shown] if written.row is None else written.row
    must(len(row) <= SCORINGS, "$.row", f"{len(row)} cards; the row has {SCORINGS}", Rule.ROW)
    state.row[: len(row)] = [fort_card(site, "$.row") for site in row]


def fort_card(site: int, place: str) -> int:
    """Return the number of a fort card that there is (KRE-8)."""
    must(1 <= site <= 26, place, f"{site} is not a fort card from 1 to 26", Rule.ROW)
    return site


def read_turn(state: State, written: WrittenPosition) -> None:
    """Set what is under way in the current turn."""
    points = MOVEMENT if state.step == VILLAGERS else 0
    state.points = points if written.points is None else written.points
    state.moved = NOWHERE if written.moved is None else province(state, written.moved, "$.moved")
    if written.by_king:
        state.played = KING
    elif state.step in (FORT_CARD, OVER) or (state.step == TURN_UP and state.scorings):
        state.played = CASTELLAN
    elif state.step in ACTION_OF:
        state.played = ACTION_OF.index(state.step)


def province(state: State, name: str, place: str) -> int:
    """Return a province by its id."""
    return index(state.content.ids, name, place)


def index(names: tuple[str, ...] | list[str], name: str, place: str) -> int:
    """Return the place of a name among those that are possible."""
    must(name in names, place, f"{name!r} is not one of {', '.join(names)}", "")
    return names.index(name)
