"""The map as tables that play looks things up in; compiled where possible."""

from typing import Any

import msgspec

from kastellan.core.content import named
from kastellan.core.masks import members
from kastellan.games.kreta.actions import CHARACTERS, TILES
from kastellan.games.kreta.content.checks import PROVINCES, SITES, advise
from kastellan.games.kreta.content.schema import MapFile

FAR = 99


class Island:
    """A checked map with the tables that play looks things up in.

    Sets of provinces are bit masks.  ``within[n][p]`` are the provinces 1 to n steps from p and
    ``spread_low``/``spread_high`` the neighbours of any set, by its low and high eight bits.
    ``around[site]`` are the provinces of a site, ``sites_of[p]`` the sites of a province.
    ``tiles_of[p]`` are the tiles that a province may receive, ``stock`` counts each kind and
    ``fields`` are the tiles that lie from the start, -1 elsewhere; ``last_bare`` is the last without.
    """

    __slots__ = (
        "around", "digest", "distance", "fields", "file", "ids", "last_bare", "neighbours", "places", "ports",
        "sites_of", "spread_high", "spread_low", "stock", "tiles_of", "value", "warnings", "within",
    )  # fmt: skip

    def __init__(self, file: MapFile, digest: str) -> None:
        self.file, self.digest, self.warnings = file, digest, advise(file)
        self.ids = [province.id for province in file.provinces]
        self.places = {who: place for place, who in enumerate(self.ids)}
        self.value = [province.value for province in file.provinces]
        self.ports = sum(1 << place for place, province in enumerate(file.provinces) if province.port)
        self.neighbours = [0] * PROVINCES
        for one, two in file.adjacency:
            self.neighbours[self.places[one]] |= 1 << self.places[two]
            self.neighbours[self.places[two]] |= 1 << self.places[one]
        self.spread_low = [spread(mask, self.neighbours) for mask in range(256)]
        self.spread_high = [spread(mask << 8, self.neighbours) for mask in range(256)]
        self.distance = [distances(place, self.neighbours) for place in range(PROVINCES)]
        self.within = [
            [sum(1 << to for to, steps in enumerate(row) if 1 <= steps <= reach) for row in self.distance]
            for reach in range(5)
        ]
        self.around: list[list[int]] = [[] for _ in range(SITES + 1)]
        self.sites_of: list[list[int]] = [[] for _ in range(PROVINCES)]
        for site in sorted(file.sites, key=lambda site: site.n):
            self.around[site.n] = [self.places[who] for who in site.provinces]
            for place in self.around[site.n]:
                self.sites_of[place].append(site.n)
        self.tiles_of = [
            [TILES.index(tile) for tile in file.terrain[province.terrain].tiles]
            for province in file.provinces
        ]
        self.fields = [kinds[0] if len(kinds) == 1 else -1 for kinds in self.tiles_of]
        self.last_bare = max(place for place, tile in enumerate(self.fields) if tile < 0)
        stock = {tile: count for terrain in file.terrain.values() for tile, count in terrain.tiles.items()}
        self.stock = [stock[tile] for tile in TILES]

    def name(self, kind: str, key: str, language: str) -> str:
        """Return the name of a province, or of the port in it, by the province's id or number."""
        place = int(key) if key.isdecimal() else self.places.get(key, PROVINCES)
        if kind in ("province", "port") and place < PROVINCES:
            province = self.file.provinces[place]
            thing = province.port if kind == "port" else province
            if thing is not None:
                return named(thing.name, language)
        raise KeyError(f"{kind} {key}")

    def shown(self) -> Any:
        """Return the whole file and the order in which characters, tiles and provinces are counted."""
        return {
            **msgspec.to_builtins(self.file),
            "characters": CHARACTERS,
            "tiles": TILES,
            "neighbours": [list(members(mask)) for mask in self.neighbours],
            "sitesOf": self.sites_of,
        }


def spread(mask: int, neighbours: list[int]) -> int:
    """Return all neighbours of the provinces in ``mask``."""
    found = 0
    for place in members(mask):
        found |= neighbours[place]
    return found


def distances(origin: int, neighbours: list[int]) -> list[int]:
    """Return the number of steps from ``origin`` to every province."""
    steps = [FAR] * PROVINCES
    steps[origin] = 0
    reached = [origin]
    for place in reached:
        for to in members(neighbours[place]):
            if steps[to] == FAR:
                steps[to] = steps[place] + 1
                reached.append(to)
    return steps
