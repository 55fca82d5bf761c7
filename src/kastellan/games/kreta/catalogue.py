"""All that can be done and seen in Kreta."""

from typing import Final

from kastellan.core.catalogue import Catalogue, Choice, Each, Extent, LeftOut, Members, Number
from kastellan.games.kreta import ready
from kastellan.games.kreta.actions import CHARACTERS, TILES, Action
from kastellan.games.kreta.content import Island
from kastellan.games.kreta.options import Options
from kastellan.games.kreta.positions import STEPS
from kastellan.games.kreta.state import (
    ALL_SITES,
    CAPACITY,
    EVERYWHERE,
    FORTS_EACH,
    MOVEMENT,
    SCORINGS,
    SHIPS_EACH,
    VILLAGERS_EACH,
    VILLAGES_EACH,
    State,
)
from kastellan.games.kreta.steps.pieces import series

SMALL_STEPS: Final = 9
"""A card, what the King copies, at most four walks or two ships, and what ends them."""


def catalogue(seats: int, _options: Options, content: Island) -> Catalogue[State, Action]:
    """Return all actions by kind, then by card, province or site."""
    return Catalogue(
        actions=actions(),
        extents=extents(seats, content),
        draws=len(content.around),
        longest=len(content.ids) + 1 + SCORINGS * (seats * len(CHARACTERS) * SMALL_STEPS + 3),
    )


def actions() -> list[Action]:
    """Return everything that the ready-made tables hold; ships and villagers go elsewhere, not nowhere."""
    found: list[Action] = [*ready.PLAYS[-1], *ready.COPIES[-1]]
    for table in (ready.ADD_SHIPS, ready.ADD_VILLAGERS, ready.ADD_ABBOTS, ready.MOVE_ABBOTS):
        found += ready.listed(table, EVERYWHERE)
    for table in (ready.HARVESTS, ready.BUILD_VILLAGES):
        found += ready.listed(table, EVERYWHERE)
    found += ready.listed_sites(ready.BUILD_FORTS, ALL_SITES)
    for tables in (ready.MOVE_SHIPS, ready.MOVE_VILLAGERS):
        for origin, table in enumerate(tables):
            found += ready.listed(table, EVERYWHERE & ~(1 << origin))
    return [*found, *ready.DONE, *ready.KEEP_OR_REPLACE]


def extents(seats: int, content: Island) -> dict[str, Extent]:
    """Return how large the fields of a view get."""
    seat, cards = Choice(range(seats)), Members(range(len(CHARACTERS)))
    provinces, sites = range(len(content.ids)), range(1, len(content.around))
    return {
        "step": Choice(STEPS),
        "first": seat,
        "turn": seat,
        "played": Choice(range(len(CHARACTERS))),
        "points": Number(MOVEMENT),
        "moved": Choice(provinces),
        "scorings": Number(SCORINGS),
        "players": Each(seats),
        "players.hand": cards,
        "players.table": cards,
        "players.under_king": Choice(range(len(CHARACTERS))),
        "players.playable": cards,
        "players.chain": Members(provinces),
        "players.harvestable": Members(provinces),
        "players.closed": Members(provinces),
        "provinces": Each(len(provinces)),
        "provinces.tile": Choice(range(len(TILES))),
        "forts": Each(len(sites), seat),
        "row": Each(SCORINGS),
        "row.status": Choice(("down", "up", "scored")),
        "row.site": Choice(sites),
        "row.replaced": Choice(sites),
        "pile": LeftOut("always the same"),
        "unseen": Members(sites),
        "forecasts": LeftOut("the awards of the provinces around the cards in the row"),
        "reach": LeftOut("what the action mask shows"),
        **of_players(content),
        **of_provinces(seats, content),
    }


def of_players(content: Island) -> dict[str, Extent]:
    """Return what a player can have."""
    harvest = series(len(content.ids))
    most = SCORINGS * max(map(len, content.around)) * max(content.value) + harvest
    return {
        "players.score": Number(most, unit=50),
        "players.reserve.abbots": Number(1),
        "players.reserve.ships": Number(SHIPS_EACH),
        "players.reserve.forts": Number(FORTS_EACH),
        "players.reserve.villages": Number(VILLAGES_EACH),
        "players.reserve.villagers": Number(VILLAGERS_EACH),
        "players.tiles": Each(len(TILES), Number(harvest, unit=4)),
        "players.next_tile": LeftOut("one more than the tiles"),
        "players.village_permits": Number(VILLAGES_EACH),
    }


def of_provinces(seats: int, content: Island) -> dict[str, Extent]:
    """Return what a province can hold."""
    pieces = VILLAGERS_EACH + 2 * VILLAGES_EACH + FORTS_EACH + SHIPS_EACH + 1
    return {
        "provinces.room": Number(CAPACITY),
        "provinces.villagers": Each(seats, Number(VILLAGERS_EACH)),
        "provinces.villages": Each(seats, Number(VILLAGES_EACH)),
        "provinces.abbots": Members(range(seats)),
        "provinces.ships": Members(range(seats)),
        "provinces.closed_to": Members(range(seats)),
        "provinces.influence": Each(seats, Number(pieces, unit=5)),
        "provinces.awards": Each(seats, Number(max(content.value))),
    }
