"""What a player, or chance, does in Kreta; and all of it ready made.

Provinces are numbered in the order of the map file from 0, fort sites by their own number, and
characters and tiles in the order of ``CHARACTERS`` and ``TILES``.
"""

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

CHARACTERS: Final = ("king", "architect", "admiral", "commander", "castellan", "abbot", "farmer")
TILES: Final = ("wheat", "olive", "wine", "thyme", "cheese")

Card = Annotated[int, Meta(ge=0, le=6)]
Province = Annotated[int, Meta(ge=0, le=15)]
Site = Annotated[int, Meta(ge=1, le=26)]


class Play(msgspec.Struct, frozen=True, gc=False, tag="play"):
    """Play the character ``card`` from the hand (KRE-12)."""

    card: Card


class Copy(msgspec.Struct, frozen=True, gc=False, tag="copy"):
    """Let the King do what the own ``card`` on the table does (KRE-64)."""

    card: Card


class AddShip(msgspec.Struct, frozen=True, gc=False, tag="add_ship"):
    """Place a ship in the port of ``province`` (KRE-29)."""

    province: Province


class MoveShip(msgspec.Struct, frozen=True, gc=False, tag="move_ship"):
    """Sail an own ship from the port of ``origin`` to that of ``province`` (KRE-30)."""

    origin: Province
    province: Province


class AddVillager(msgspec.Struct, frozen=True, gc=False, tag="add_villager"):
    """Place a villager in ``province`` (KRE-37)."""

    province: Province


class MoveVillager(msgspec.Struct, frozen=True, gc=False, tag="move_villager"):
    """Walk an own villager from ``origin`` to ``province`` the shortest way (KRE-38)."""

    origin: Province
    province: Province


class AddAbbot(msgspec.Struct, frozen=True, gc=False, tag="add_abbot"):
    """Place the abbot in ``province`` (KRE-47)."""

    province: Province


class MoveAbbot(msgspec.Struct, frozen=True, gc=False, tag="move_abbot"):
    """Walk the abbot to ``province`` (KRE-48)."""

    province: Province


class Harvest(msgspec.Struct, frozen=True, gc=False, tag="harvest"):
    """Take the tile of ``province`` (KRE-52)."""

    province: Province


class BuildFort(msgspec.Struct, frozen=True, gc=False, tag="build_fort"):
    """Build a fort on ``site`` (KRE-59)."""

    site: Site


class BuildVillage(msgspec.Struct, frozen=True, gc=False, tag="build_village"):
    """Build a village in ``province`` (KRE-61)."""

    province: Province


class Done(msgspec.Struct, frozen=True, gc=False, tag="done"):
    """Leave the second ship or the remaining movement points unused (KRE-30, KRE-39)."""


class Keep(msgspec.Struct, frozen=True, gc=False, tag="keep"):
    """Keep the fort card just turned up (KRE-76)."""


class Replace(msgspec.Struct, frozen=True, gc=False, tag="replace"):
    """Put the fort card just turned up under the draw pile and take the top card (KRE-76)."""


class First(msgspec.Struct, frozen=True, gc=False, tag="first"):
    """Chance: ``seat`` takes the first turn (KRE-10)."""

    seat: int


class LayTile(msgspec.Struct, frozen=True, gc=False, tag="lay_tile"):
    """Chance: ``province`` receives ``tile`` (KRE-3, KRE-4)."""

    province: int
    tile: int


class TurnUp(msgspec.Struct, frozen=True, gc=False, tag="turn_up"):
    """Chance: the next fort card is that of ``site`` (KRE-9, KRE-75, KRE-76)."""

    site: int


Action = (
    Play | Copy | AddShip | MoveShip | AddVillager | MoveVillager | AddAbbot | MoveAbbot | Harvest
    | BuildFort | BuildVillage | Done | Keep | Replace
)  # fmt: skip
Event = First | LayTile | TurnUp

FIRSTS: Final = [First(seat) for seat in range(4)]
LAY_TILES: Final = [[LayTile(province, tile) for tile in range(5)] for province in range(16)]
TURN_UPS: Final = [TurnUp(site) for site in range(27)]
DONE: Final = Done()
KEEP: Final = Keep()
REPLACE: Final = Replace()


def by_mask(actions: list[Any]) -> list[list[Any]]:
    """Return, for every bit mask over ``actions``, the list of those whose bit is set."""
    lists: list[list[Any]] = [[]]
    for action in actions:
        lists += [[*some, action] for some in lists]
    return lists


def halves(actions: list[Any]) -> tuple[list[list[Any]], list[list[Any]]]:
    """Return ready lists for the low and the high eight bits of a mask of provinces."""
    return by_mask(actions[:8]), by_mask(actions[8:])


PROVINCES: Final = range(16)
SITES: Final[list[list[list[int]]]] = [by_mask(list(range(low, low + 9))) for low in (0, 9, 18)]
"""The sites of a mask, by each nine of its bits."""
MEMBERS: Final[tuple[list[list[int]], list[list[int]]]] = halves(list(PROVINCES))
"""The provinces of a mask, by its low and its high eight bits."""
PLAYS: Final[list[list[Action]]] = by_mask([Play(card) for card in range(7)])
COPIES: Final[list[list[Action]]] = by_mask([Copy(card) for card in range(7)])
ADD_SHIPS: Final = halves([AddShip(province) for province in PROVINCES])
ADD_VILLAGERS: Final = halves([AddVillager(province) for province in PROVINCES])
ADD_ABBOTS: Final = halves([AddAbbot(province) for province in PROVINCES])
MOVE_ABBOTS: Final = halves([MoveAbbot(province) for province in PROVINCES])
HARVESTS: Final = halves([Harvest(province) for province in PROVINCES])
BUILD_VILLAGES: Final = halves([BuildVillage(province) for province in PROVINCES])
BUILD_FORTS: Final = [by_mask([BuildFort(site) for site in range(low, low + 9)]) for low in (0, 9, 18)]
"""Ready lists for each nine bits of a mask of sites, in which bit 0 is never set."""
MOVE_SHIPS: Final = [halves([MoveShip(origin, province) for province in PROVINCES]) for origin in PROVINCES]
MOVE_VILLAGERS: Final = [
    halves([MoveVillager(origin, province) for province in PROVINCES]) for origin in PROVINCES
]
