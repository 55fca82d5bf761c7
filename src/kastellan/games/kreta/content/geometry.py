"""What the outlines of the provinces say about borders, coast and meeting points."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import pairwise

from kastellan.games.kreta.content.schema import Point, Province

Edge = frozenset[Point]


class Drawing:
    """The provinces as rings of points: everything else about the land follows from them.

    ``owners`` gives the provinces (by place) of each edge and ``meeting`` those of each point.
    """

    def __init__(self, provinces: tuple[Province, ...]) -> None:
        self.owners: dict[Edge, list[int]] = defaultdict(list)
        self.meeting: dict[Point, set[int]] = defaultdict(set)
        self.area = 0.0
        for place, province in enumerate(provinces):
            ring = province.polygon
            self.area += area(ring)
            for start, end in pairwise((*ring, ring[0])):
                self.owners[frozenset((start, end))].append(place)
                self.meeting[start].add(place)
        self.coast = [edge for edge, owners in self.owners.items() if len(owners) == 1]

    def borders(self) -> set[tuple[int, int]]:
        """Return the pairs of provinces that share a stretch of border (KRE-19)."""
        return {
            (min(pair), max(pair)) for pair in self.owners.values() if len(pair) == 2 and pair[0] != pair[1]
        }

    def sites(self) -> dict[Point, tuple[set[int], bool]]:
        """Return every point where provinces meet: which ones, and whether it is on the coast."""
        shore = {point for edge in self.coast for point in edge}
        return {
            point: (places, point in shore)
            for point, places in self.meeting.items()
            if len(places) >= 3 or (len(places) == 2 and point in shore)
        }

    def coastal(self) -> set[int]:
        """Return the provinces that touch the sea."""
        return {place for edge in self.coast for place in self.owners[edge]}

    def shoreline(self) -> list[Point]:
        """Return the coast as one ring from any of its points; it stops where the coast forks."""
        links: dict[Point, list[Point]] = defaultdict(list)
        for edge in self.coast:
            start, end = tuple(edge)
            links[start].append(end)
            links[end].append(start)
        if not links:
            return []
        ring = [min(links)]
        while len(links[ring[-1]]) == 2:
            following = [point for point in links[ring[-1]] if len(ring) < 2 or point != ring[-2]]
            if following[0] == ring[0]:
                break
            ring.append(following[0])
        return ring

    def crossings(self) -> Iterator[tuple[Edge, Edge]]:
        """Yield the pairs of edges that cross away from their ends; there are none in a proper drawing."""
        waiting: list[tuple[Point, Point]] = []
        for start, end in sorted((min(edge), max(edge)) for edge in self.owners):
            waiting = [other for other in waiting if other[1][0] >= start[0]]
            for other in waiting:
                if not {start, end} & set(other) and cross((start, end), other):
                    yield frozenset((start, end)), frozenset(other)
            waiting.append((start, end))

    def euler(self) -> int:
        """Return points - edges + faces, the sea being one face: 2 on an island without gaps."""
        faces = len({place for places in self.meeting.values() for place in places}) + 1
        return len(self.meeting) - len(self.owners) + faces


def cross(one: tuple[Point, Point], two: tuple[Point, Point]) -> bool:
    """Return whether two stretches meet; those that lie on the same line do not."""
    over, under = (side(line, apart[0]) * side(line, apart[1]) for line, apart in ((one, two), (two, one)))
    return over <= 0 and under <= 0 and over + under < 0


def side(line: tuple[Point, Point], point: Point) -> float:
    """Return on which side of a line a point lies, by its sign."""
    (x, y), (to_x, to_y) = line
    return (to_x - x) * (point[1] - y) - (to_y - y) * (point[0] - x)


def area(ring: Iterable[Point]) -> float:
    """Return the area inside a ring of points."""
    points = list(ring)
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise((*points, points[0])))) / 2


def inside(point: Point, ring: tuple[Point, ...]) -> bool:
    """Return whether a point lies within a ring of points."""
    x, y = point
    crossed = (
        (a[1] > y) != (b[1] > y) and x < (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1]) + a[0]
        for a, b in pairwise((*ring, ring[0]))
    )
    return sum(crossed) % 2 == 1
