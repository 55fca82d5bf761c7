"""The map file as it is written."""

from typing import Any, Literal

import msgspec

from kastellan.core.content import Names

Point = tuple[float, float]
Terrain = Literal["field", "hill", "mountain"]


class Port(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A port: its name, its point on the coast, its symbol and where ships lie."""

    name: Names
    harbour: Point
    wheel: Point
    anchorage: Point
    berths: tuple[Point, Point]


class Province(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A province: what the rules need, and where a client draws its parts."""

    id: str
    name: Names
    terrain: Terrain
    value: int
    port: Port | None
    centre: Point
    inradius: float
    tile: Point
    slots: tuple[Point, ...]
    polygon: tuple[Point, ...]


class TerrainStock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a terrain is worth and which tiles it receives."""

    colour: str
    base: int
    tiles: dict[str, int]


class Site(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A fort site with the provinces that meet there."""

    n: int
    xy: Point
    provinces: tuple[str, ...]
    coastal: bool


class MapFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"port_bonus": "portBonus"}):
    """The whole file."""

    meta: dict[str, Any]
    size: Point
    terrain: dict[Terrain, TerrainStock]
    port_bonus: int
    provinces: tuple[Province, ...]
    adjacency: tuple[tuple[str, str], ...]
    sites: tuple[Site, ...]
    cards: tuple[int, ...]
