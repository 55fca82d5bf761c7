"""Kreta in passing: the island with the pieces of all, and who is how far."""

from collections.abc import Iterable
from functools import lru_cache

from kastellan.core.glance import SEATS, Glance, box, dot, drawn, shape
from kastellan.games.kreta.content import Island
from kastellan.games.kreta.content.schema import Point
from kastellan.games.kreta.views import ProvinceView, View

SEA, EDGE, TRACK = "#86b8c8", "#8c4a2c", "#fffdf8"
TERRAIN = {"hill": "#bfd08a", "mountain": "#d3b894", "field": "#f0d67c"}
SCALE, TOP = 0.142, 8.0
GOAL = 100
"""Points at which the track of the picture ends."""


def glance(view: View, content: Island) -> Glance:
    """Return what is to be done and a picture of the position."""
    return Glance(view.step, drawn(SEA, picture(view, content)))


def picture(view: View, content: Island) -> list[str]:
    """Draw the land, then pieces province by province, forts and points."""
    parts = [land(content)]
    for place, province in enumerate(view.provinces):
        x, y = content.file.provinces[place].centre
        parts += pieces(province, 1 + x * SCALE, TOP + y * SCALE)
    for site, owner in enumerate(view.forts):
        if owner is not None:
            x, y = content.file.sites[site].xy
            at = f"M{1 + x * SCALE - 2:.4g} {TOP + y * SCALE + 2:.4g}v-5h1.3v1h1.4v-1h1.3v5Z"
            parts.append(shape(at, SEATS[owner], TRACK))
    parts.append(box(8, 75, 128, 3, TRACK, 1.5))
    for seat, player in enumerate(view.players):
        parts.append(dot(9 + 126 * min(max(player.score, 0), GOAL) / GOAL, 76.5, 3.2, SEATS[seat], TRACK))
    return parts


def pieces(province: ProvinceView, x: float, y: float) -> list[str]:
    """Draw who is in a province: an abbot as a pawn, a village as a house, villagers as dots, ships below."""
    drawn_parts: list[str] = []
    for seat in range(len(province.villagers)):
        at = x + (seat - (len(province.villagers) - 1) / 2) * 5
        if seat in province.abbots:
            drawn_parts.append(shape(f"M{at - 2:.4g} {y:.4g}q0-4 2-6q2 2 2 6Z", SEATS[seat], TRACK))
        if province.villages[seat]:
            drawn_parts.append(shape(f"M{at - 2:.4g} {y + 4:.4g}v-3l2-2 2 2v3Z", SEATS[seat], TRACK))
        elif province.villagers[seat]:
            drawn_parts.append(dot(at, y + 2, 1.6, SEATS[seat], TRACK))
        if seat in province.ships:
            drawn_parts.append(shape(f"M{at - 2.5:.4g} {y + 5:.4g}h5l-1 2h-3Z", SEATS[seat], TRACK))
    return drawn_parts


@lru_cache(maxsize=8)
def land(content: Island) -> str:
    """Draw the provinces of a map: the same in every picture."""
    paths = []
    for province in content.file.provinces:
        outline = " ".join(f"{x:g} {y:g}" for x, y in coarse(province.polygon))
        paths.append(f'<path d="M{outline}Z" fill="{TERRAIN[province.terrain]}"/>')
    return f'<g stroke="{EDGE}" stroke-width=".6">{"".join(paths)}</g>'


def coarse(ring: Iterable[Point]) -> list[Point]:
    """Return an outline on the grid of the picture, without points that fall together there."""
    points: list[Point] = []
    for x, y in ring:
        point = float(round(1 + x * SCALE)), float(round(TOP + y * SCALE))
        if not points or point != points[-1]:
            points.append(point)
    return points
