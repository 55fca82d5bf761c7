"""What no game of Kreta can come to: checks of positions that are read."""

from kastellan.core.refusal import must
from kastellan.games.kreta.actions import CHARACTERS, TILES
from kastellan.games.kreta.play import legal
from kastellan.games.kreta.ready import DONE
from kastellan.games.kreta.rules import Rule
from kastellan.games.kreta.state import (
    ABBOT_WALK,
    BUILDING,
    CAPACITY,
    CARD,
    CASTELLAN,
    COPY,
    FIRST_PLAYER,
    FORT_CARD,
    HARVESTING,
    KING,
    LAY_TILES,
    MOVEMENT,
    NOWHERE,
    OVER,
    SCORINGS,
    SHIP,
    SHIPS,
    TURN_UP,
    VILLAGERS,
    State,
)
from kastellan.games.kreta.steps.turn import ACTION_OF

ACTIONS = (SHIPS, VILLAGERS, ABBOT_WALK, HARVESTING, BUILDING)
TILE_RULES = (Rule.WHEAT, Rule.HILL_TILES, Rule.HILL_TILES, Rule.MOUNTAIN_TILES, Rule.MOUNTAIN_TILES)


def check(state: State) -> None:
    """Refuse a position that no game can come to; each player's own pieces have been checked."""
    check_tiles(state)
    check_row(state)
    check_room(state)
    check_seats(state)
    if state.step < CARD and not state.scorings:
        check_set_up(state)
    for seat in range(state.seats):
        check_table(state, seat)
    check_small_steps(state)
    if state.step in (COPY, *ACTIONS):
        steps = legal(state, state.turn)
        must(steps, "$.step", "that card cannot be carried out", Rule.PLAYABLE)
        must(steps != DONE, "$.step", "no further step is possible: the turn has ended", Rule.CARRIED_OUT)


def check_tiles(state: State) -> None:
    """Refuse tiles on the wrong terrain, or more or fewer than there are (KRE-2 to KRE-4)."""
    content, laying = state.content, state.step in (FIRST_PLAYER, LAY_TILES)
    for place, tile in enumerate(state.tiles):
        fine = tile == NOWHERE or tile in content.tiles_of[place]
        must(fine, f"$.tiles.{content.ids[place]}", f"{TILES[tile]} does not grow there", TILE_RULES[tile])
    for tile, stock in enumerate(content.stock):
        number = state.tiles.count(tile) + sum(state.harvested[tile::5])
        reason = f"{number} of {TILES[tile]} on the board and harvested, of {stock}"
        must(number == stock or (laying and number < stock), "$.tiles", reason, TILE_RULES[tile])
    if laying:
        check_laying(state)


def check_laying(state: State) -> None:
    """Refuse tiles that are not laid one after the other, the wheat first (KRE-2, KRE-3)."""
    fields = state.content.fields
    to_lay = [tile for tile, field in zip(state.tiles, fields, strict=True) if field < 0]
    wheat = all(tile == field for tile, field in zip(state.tiles, fields, strict=True) if field >= 0)
    must(wheat, "$.tiles", "wheat lies on the fields from the start", Rule.WHEAT)
    must(NOWHERE in to_lay, "$.step", "all tiles are laid", Rule.MOUNTAIN_TILES)
    laid = to_lay.index(NOWHERE)
    fine = to_lay[laid:] == [NOWHERE] * (len(to_lay) - laid) and (state.step == LAY_TILES or not laid)
    must(fine, "$.tiles", "are laid in the order of the provinces", Rule.HILL_TILES)


def check_row(state: State) -> None:
    """Refuse fort cards that do not fit the number of scorings (KRE-8, KRE-75 to KRE-78)."""
    scorings, step = state.scorings, state.step
    must((step == OVER) == (scorings == SCORINGS), "$.scorings", "the game ends with the 11th", Rule.END)
    row = [site for site in state.row if site]
    seen = row + [site for site in state.replaced if site]
    must(len(set(seen)) == len(seen), "$.row", "a fort card is there twice", Rule.ROW)
    turned = min(SCORINGS, scorings + 2)
    if step == TURN_UP:
        must(scorings < SCORINGS - 1, "$.step", "no card is left to turn up", Rule.LAST_CARD)
        fine = len(row) == scorings + 1 or (scorings == 0 and not row)
    else:
        fine = len(row) == (0 if step < CARD else turned)
    must(fine, "$.row", f"{len(row)} cards turned up after {scorings} scorings", Rule.TWO_FACE_UP)
    must(not any(state.replaced[turned:]), "$.replaced", "that card is still face down", Rule.NEXT_CARD)
    if step == FORT_CARD:
        must(0 < scorings < SCORINGS - 1, "$.step", "no card has just been turned up", Rule.LAST_CARD)
        fresh = not state.replaced[scorings + 1]
        must(fresh, "$.replaced", "a replacement is accepted", Rule.ONE_REPLACEMENT)


def check_room(state: State) -> None:
    """Refuse provinces and ports that hold too much (KRE-23, KRE-32, KRE-33)."""
    most, rule = (1, Rule.ONE_SHIP) if state.seats == 2 else (2, Rule.TWO_SHIPS)
    for place, name in enumerate(state.content.ids):
        pieces, ships = state.pieces[place], sum(mask >> place & 1 for mask in state.ships)
        must(pieces <= CAPACITY, "$.players", f"{pieces} pieces in {name}; 7 are the most", Rule.FULL)
        must(ships <= most, "$.players", f"{ships} ships in the port of {name}; {most} at most", rule)


def check_seats(state: State) -> None:
    """Refuse a first player or a turn of nobody (KRE-10, KRE-11)."""
    seats, chosen = range(state.seats), state.options.first_player
    must(chosen in (None, state.first), "$.first", f"is {chosen} by the options", Rule.FIRST_PLAYER)
    if state.step == FIRST_PLAYER:
        must(state.first == state.turn == NOWHERE, "$.first", "is still to be drawn", Rule.FIRST_PLAYER)
        return
    must(state.first in seats, "$.first", f"is a seat from 0 to {seats[-1]}", Rule.FIRST_PLAYER)
    must(state.turn in seats, "$.turn", f"is a seat from 0 to {seats[-1]}", Rule.SEAT_ORDER)


def check_set_up(state: State) -> None:
    """Refuse pieces, cards or points on the board before play begins (KRE-5 to KRE-7)."""
    first = state.turn == state.first
    must(first, "$.turn", "the first player takes the first turn", Rule.FIRST_PLAYER)
    bare = not (any(state.pieces) or state.fort_mask or any(state.ships) or any(state.harvested))
    must(bare, "$.players", "nothing is on the board during the set-up", Rule.RESERVE)
    must(not any(state.table), "$.players", "all cards are in the hands", Rule.SEVEN_CARDS)
    must(not any(state.score), "$.players", "everybody starts with 0 points", Rule.START_SPACE)


def check_table(state: State, seat: int) -> None:
    """Refuse cards on the table that cannot lie there (KRE-14, KRE-18, KRE-64 to KRE-67, KRE-73)."""
    place, table, covered = f"$.players[{seat}].table", state.table[seat], state.under_king[seat]
    active, under_king = seat == state.turn, f"$.players[{seat}].under_king"
    returned = state.step not in (TURN_UP, FORT_CARD) or not table
    must(returned, place, "all cards have returned to the hands", Rule.HANDS_RETURN)
    rightly = bool(table >> CASTELLAN & 1) == (state.step == OVER and active)
    must(rightly, place, "the Castellan returns with every scoring but the last", Rule.CASTELLAN_IN_HAND)
    king, choosing = bool(table & 1), active and state.step == COPY
    must(king or not choosing, place, "the King is being played", Rule.ONE_CARD)
    lies = (covered >= 0) == (king and not choosing)
    must(lies, under_king, "a King lies on one card", Rule.KING_ON_TOP)
    if covered >= 0:
        fine = covered not in (KING, CASTELLAN) and table >> covered & 1
        must(fine, under_king, f"{CHARACTERS[covered]} is not copied", Rule.NOT_COPIED)


def check_small_steps(state: State) -> None:
    """Refuse movement, sailing and copying that do not fit the action under way."""
    fine = 1 <= state.points <= MOVEMENT if state.step == VILLAGERS else state.points == 0
    reason = f"{state.points}; only the Commander has points, 1 to {MOVEMENT}"
    must(fine, "$.points", reason, Rule.FOUR_POINTS)
    if state.moved >= 0:
        both = not state.reserve[state.turn * 4 + SHIP] and state.ships[state.turn] >> state.moved & 1
        sailed = state.step == SHIPS and both
        must(sailed, "$.moved", "names a ship that has just sailed", Rule.EACH_SHIP_ONCE)
    if state.step not in ACTIONS:
        fine = state.played != KING or state.step == COPY
        must(fine, "$.by_king", "no card is copied now", Rule.KING_COPIES)
        return
    card = ACTION_OF.index(state.step)
    on_table = state.table[state.turn] >> card & 1
    must(on_table, "$.step", f"{CHARACTERS[card]} is not on the table", Rule.ONE_CARD)
    copied = state.played != KING or state.under_king[state.turn] == card
    must(copied, "$.by_king", f"the King does not lie on {CHARACTERS[card]}", Rule.KING_ON_TOP)
