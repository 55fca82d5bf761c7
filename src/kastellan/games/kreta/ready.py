"""All that can be done in Kreta, ready made and found by bit mask; compiled where possible.

A set of provinces, sites or cards is a bit mask.  Tables hold what belongs to any set, nine bits at a time.
"""

from collections.abc import Sequence
from typing import Any, Final

from kastellan.games.kreta import actions as do
from kastellan.games.kreta.actions import Action, Event

Table = tuple[tuple[tuple[Any, ...], ...], ...]


def by_mask(things: Sequence[Any]) -> tuple[tuple[Any, ...], ...]:
    """Return, for every bit mask over some things, those whose bit is set."""
    chosen: list[tuple[Any, ...]] = [()]
    for thing in things:
        chosen += [(*some, thing) for some in chosen]
    return tuple(chosen)


def in_nines(things: Sequence[Any]) -> Table:
    """Return the table of up to 27 things."""
    return by_mask(things[:9]), by_mask(things[9:18]), by_mask(things[18:])


def listed(table: Table, mask: int) -> tuple[Any, ...]:
    """Return what a table holds for a set of provinces or cards."""
    return table[0][mask & 511] + table[1][mask >> 9]


def listed_sites(table: Table, mask: int) -> tuple[Any, ...]:
    """Return what a table holds for a set of sites."""
    return table[0][mask & 511] + table[1][mask >> 9 & 511] + table[2][mask >> 18]


PROVINCES: Final = range(16)
SITES: Final = range(1, 27)
FIRSTS: Final[tuple[Event, ...]] = tuple([do.First(seat) for seat in range(4)])
LAY_TILES: Final[tuple[tuple[Event, ...], ...]] = tuple(
    [tuple([do.LayTile(province, tile) for tile in range(5)]) for province in PROVINCES]
)
TURN_UPS: Final[tuple[Event, ...]] = tuple([do.TurnUp(site) for site in range(27)])

PLAYS: Final[tuple[tuple[Action, ...], ...]] = by_mask([do.Play(card) for card in range(7)])
COPIES: Final[tuple[tuple[Action, ...], ...]] = by_mask([do.Copy(card) for card in range(7)])
ADD_SHIPS: Final = in_nines([do.AddShip(province) for province in PROVINCES])
ADD_VILLAGERS: Final = in_nines([do.AddVillager(province) for province in PROVINCES])
ADD_ABBOTS: Final = in_nines([do.AddAbbot(province) for province in PROVINCES])
MOVE_ABBOTS: Final = in_nines([do.MoveAbbot(province) for province in PROVINCES])
HARVESTS: Final = in_nines([do.Harvest(province) for province in PROVINCES])
BUILD_VILLAGES: Final = in_nines([do.BuildVillage(province) for province in PROVINCES])
BUILD_FORTS: Final = in_nines([do.BuildFort(site) for site in range(27)])
MOVE_SHIPS: Final = tuple(
    [in_nines([do.MoveShip(origin, province) for province in PROVINCES]) for origin in PROVINCES]
)
MOVE_VILLAGERS: Final = tuple(
    [in_nines([do.MoveVillager(origin, province) for province in PROVINCES]) for origin in PROVINCES]
)
DONE: Final[tuple[Action, ...]] = (do.Done(),)
KEEP_OR_REPLACE: Final[tuple[Action, ...]] = (do.Keep(), do.Replace())
NOTHING: Final[tuple[Action, ...]] = ()
