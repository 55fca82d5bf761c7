"""What no game of Kreta can come to: checks of positions that are read."""

from kastellan.core.refusal import must
from kastellan.games.kreta.actions import CHARACTERS, TILES, Done
from kastellan.games.kreta.play import legal
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
    FORTS_EACH,
    HARVESTING,
    KING,
    LAY_TILES,
    MOVEMENT,
    NOWHERE,
    OVER,
    SCORINGS,
    SHIPS,
    SHIPS_EACH,
    TURN_UP,
    VILLAGERS,
    VILLAGERS_EACH,
    VILLAGES_EACH,
    State,
)
from kastellan.games.kreta.steps.turn import ACTION_OF

ACTIONS = (SHIPS, VILLAGERS, ABBOT_WALK, HARVESTING, BUILDING)


def check_pieces(state: State) -> None:
    """Refuse more pieces than a player has, points below zero, and villages without tiles."""
    for seat in range(state.seats):
        place = f"$.players[{seat}]"
        must(state.score[seat] >= 0, f"{place}.score", "is never below 0", Rule.START_SPACE)
        tiles = sum(state.harvested[seat * 5 : seat * 5 + 5])
        for field, number, most in (
            ("ships", state.ships[seat].bit_count(), SHIPS_EACH),
            ("forts", state.forts.count(seat), FORTS_EACH),
            ("villages", sum(state.villages[seat::4]), VILLAGES_EACH),
            ("villagers", sum(state.villagers[seat::4]), VILLAGERS_EACH),
        ):
            must(number <= most, f"{place}.{field}", f"{number}; a player has {most}", Rule.RESERVE)
        built = sum(state.villages[seat::4])
        must(built <= tiles, f"{place}.villages", f"{built} with {tiles} tiles", Rule.VILLAGE_NEEDS_TILE)
        inland = state.ships[seat] & ~state.content.ports
        must(not inland, f"{place}.ships", "a ship lies where there is no port", Rule.PORT)


def check_board(state: State) -> None:
    """Refuse provinces and ports that hold too much."""
    ids = state.content.ids
    for place, pieces in enumerate(state.pieces):
        must(pieces <= CAPACITY, "$.players", f"{pieces} pieces in {ids[place]}; 7 are the most", Rule.FULL)
        ships = sum(mask >> place & 1 for mask in state.ships)
        most, rule = (1, Rule.ONE_SHIP) if state.seats == 2 else (2, Rule.TWO_SHIPS)
        must(ships <= most, "$.players", f"{ships} ships in the port of {ids[place]}; {most} at most", rule)


def check_tiles(state: State) -> None:
    """Refuse tiles on the wrong terrain, or more or fewer than there are (KRE-2 to KRE-4)."""
    content = state.content
    rules = (Rule.WHEAT, Rule.HILL_TILES, Rule.HILL_TILES, Rule.MOUNTAIN_TILES, Rule.MOUNTAIN_TILES)
    for place, tile in enumerate(state.tiles):
        fine = tile == NOWHERE or tile in content.tiles_of[place]
        must(fine, f"$.tiles.{content.ids[place]}", f"{TILES[tile]} does not grow there", rules[tile])
    laying = state.step in (FIRST_PLAYER, LAY_TILES)
    for tile, name in enumerate(TILES):
        number = state.tiles.count(tile) + sum(state.harvested[tile::5])
        fine = number == content.stock[tile] or (laying and number < content.stock[tile])
        must(
            fine,
            "$.tiles",
            f"{number} of {name} on the board and harvested, of {content.stock[tile]}",
            rules[tile],
        )
    bare = [place for place, tile in enumerate(state.tiles) if tile == NOWHERE]
    if laying:
        fields = [place for place in bare if len(content.tiles_of[place]) == 1]
        must(not fields, "$.tiles", "wheat lies on the fields from the start", Rule.WHEAT)
        must(bool(bare), "$.step", "all tiles are laid", Rule.MOUNTAIN_TILES)
        early = [
            p
            for p, tile in enumerate(state.tiles)
            if p > bare[0] and tile >= 0 and len(content.tiles_of[p]) > 1
        ]
        none_yet = state.step == LAY_TILES or len(bare) == sum(len(kinds) > 1 for kinds in content.tiles_of)
        must(not early and none_yet, "$.tiles", "are laid in the order of the provinces", Rule.HILL_TILES)


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
        must(
            not state.replaced[scorings + 1], "$.replaced", "a replacement is accepted", Rule.ONE_REPLACEMENT
        )


def check_step(state: State) -> None:
    """Refuse a turn or an action that cannot be under way."""
    seats, chosen = range(state.seats), state.options.first_player
    must(chosen in (None, state.first), "$.first", f"is {chosen} by the options", Rule.FIRST_PLAYER)
    if state.step == FIRST_PLAYER:
        must(state.first == state.turn == NOWHERE, "$.first", "is still to be drawn", Rule.FIRST_PLAYER)
    else:
        must(state.first in seats, "$.first", f"is a seat from 0 to {state.seats - 1}", Rule.FIRST_PLAYER)
        must(state.turn in seats, "$.turn", f"is a seat from 0 to {state.seats - 1}", Rule.SEAT_ORDER)
    if state.step < CARD and not state.scorings:
        check_set_up(state)
    for seat in seats:
        check_table(state, seat)
    check_small_steps(state)
    if state.step in (COPY, *ACTIONS):
        options = legal(state, state.turn)
        must(bool(options), "$.step", "that card cannot be carried out", Rule.PLAYABLE)
        ended = len(options) == 1 and isinstance(options[0], Done)
        must(not ended, "$.step", "no further step is possible, so the turn has ended", Rule.CARRIED_OUT)


def check_set_up(state: State) -> None:
    """Refuse pieces, cards or points on the board before play begins (KRE-5 to KRE-7)."""
    turn_is_first = state.turn == state.first
    must(turn_is_first, "$.turn", "the first player takes the first turn", Rule.FIRST_PLAYER)
    bare = not any(state.pieces) and not state.fort_mask and not any(state.ships) and not any(state.harvested)
    must(bare, "$.players", "nothing is on the board during the set-up", Rule.RESERVE)
    must(not any(state.table), "$.players", "all cards are in the hands", Rule.SEVEN_CARDS)
    must(not any(state.score), "$.players", "everybody starts with 0 points", Rule.START_SPACE)


def check_table(state: State, seat: int) -> None:
    """Refuse cards on the table that cannot lie there (KRE-14, KRE-18, KRE-64 to KRE-67, KRE-73)."""
    place, table, covered = f"$.players[{seat}].table", state.table[seat], state.under_king[seat]
    active = seat == state.turn
    if state.step in (TURN_UP, FORT_CARD):
        must(not table, place, "all cards have returned to the hands", Rule.HANDS_RETURN)
    castellan = bool(table >> CASTELLAN & 1)
    rightly = castellan == (state.step == OVER and active)
    must(rightly, place, "the Castellan returns with every scoring but the last", Rule.CASTELLAN_IN_HAND)
    king, choosing = bool(table & 1), active and state.step == COPY
    must(king or not choosing, place, "the King is being played", Rule.ONE_CARD)
    lies = (covered >= 0) == (king and not choosing)
    must(lies, f"$.players[{seat}].under_king", "a King lies on one card", Rule.KING_ON_TOP)
    if covered >= 0:
        fine = covered not in (KING, CASTELLAN) and table >> covered & 1 == 1
        must(fine, f"$.players[{seat}].under_king", f"{CHARACTERS[covered]} is not copied", Rule.NOT_COPIED)


def check_small_steps(state: State) -> None:
    """Refuse movement, sailing and copying that do not fit the action under way."""
    commanding, sailing = state.step == VILLAGERS, state.step == SHIPS
    fine = 1 <= state.points <= MOVEMENT if commanding else state.points == 0
    must(
        fine, "$.points", f"{state.points}; only the Commander has points, 1 to {MOVEMENT}", Rule.FOUR_POINTS
    )
    if state.moved >= 0:
        both = state.reserve[state.turn * 4] == 0 and state.ships[state.turn] >> state.moved & 1 == 1
        must(sailing and both, "$.moved", "names a ship that has just sailed", Rule.EACH_SHIP_ONCE)
    if state.step in ACTIONS:
        table, card = state.table[state.turn], ACTION_OF.index(state.step)
        must(table >> card & 1 == 1, "$.step", f"{CHARACTERS[card]} is not on the table", Rule.ONE_CARD)
        copied = state.played != KING or state.under_king[state.turn] == card
        must(copied, "$.by_king", f"the King does not lie on {CHARACTERS[card]}", Rule.KING_ON_TOP)
    else:
        must(
            state.played != KING or state.step == COPY, "$.by_king", "no card is copied now", Rule.KING_COPIES
        )
