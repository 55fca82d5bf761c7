"""What a player, or chance, does in Kreta; ``ready.py`` has all of it ready made.

Provinces are numbered in the order of the map file from 0, fort sites by their own number, and
characters and tiles in the order of ``CHARACTERS`` and ``TILES``.
"""

from typing import Annotated, Final

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
