"""What a map must be to be played on; each refusal names the province or the site."""

from collections.abc import Iterable, Iterator

from kastellan.core.content import Names, check_names
from kastellan.core.game import Line
from kastellan.core.refusal import BadInput, Fact
from kastellan.games.kreta.content.geometry import Drawing, Edge, area, inside
from kastellan.games.kreta.content.schema import MapFile, Point

PROVINCES = 16
SITES = 26
SLOTS = 7
PORT_BONUS = 2
PORTS_ADVISED = 6
SIZE = (1000.0, 420.0)
"""Of the sheet: boards show this much."""
MOST_CORNERS = 3000
LEAST_LAND = 3000
"""Of a province, so that its value, its name and seven pieces find room on it."""
COUNTS = {"field": 2, "hill": 8, "mountain": 6}
BASES = {"field": 4, "hill": 3, "mountain": 2}
STOCK = {"field": {"wheat": 2}, "hill": {"olive": 4, "wine": 4}, "mountain": {"thyme": 3, "cheese": 3}}


def check(file: MapFile) -> None:
    """Refuse a map that breaks a count, a value, or whose lists differ from its drawing."""
    for mistake in mistakes(file):
        raise mistake


def mistakes(file: MapFile) -> Iterator[BadInput]:
    """Yield all that is wrong with a map, each for itself."""
    yield from in_stock(file)
    yield from in_provinces(file)
    outlines = list(in_outlines(file))
    yield from outlines
    if outlines:
        return  # what follows is read from the outlines
    drawing = Drawing(file.provinces)
    yield from in_drawing(file, drawing)
    yield from in_places(file, drawing)
    yield from in_adjacency(file, drawing)
    yield from in_sites(file, drawing)
    yield from in_cards(file)


def wrong(place: str, reason: str, key: str, rule: str = "", **facts: Fact) -> BadInput:
    """Return a mistake; ``key`` is that of its message."""
    return BadInput(place, reason, rule, key, facts)


def in_stock(file: MapFile) -> Iterator[BadInput]:
    """Find another sheet, other terrain values or tiles than the rules know (KRE-2 to KRE-4)."""
    if (found := file.port_bonus) != PORT_BONUS:
        said = f"is {found}; a port adds {PORT_BONUS}"
        yield wrong("$.portBonus", said, "content-map-number", found=found, wanted=PORT_BONUS)
    if file.size != SIZE:
        wide, high = (int(side) for side in SIZE)
        yield wrong("$.size", f"must be {wide} by {high}", "content-map-size", wide=wide, high=high)
    for kind, tiles in STOCK.items():
        place = f"$.terrain.{kind}"
        if kind not in file.terrain:
            yield wrong(place, "is missing", "content-map-terrain-missing")
            continue
        terrain = file.terrain[kind]
        if terrain.base != BASES[kind]:
            said = f"is {terrain.base}; a {kind} is worth {BASES[kind]}"
            yield wrong(f"{place}.base", said, "content-map-number", found=terrain.base, wanted=BASES[kind])
        if terrain.tiles != tiles:
            wanted = tuple(f"{count} {tile}" for tile, count in tiles.items())
            said = f"is {terrain.tiles}; a {kind} receives {tiles}"
            yield wrong(f"{place}.tiles", said, "content-map-tiles", wanted=wanted)


def in_provinces(file: MapFile) -> Iterator[BadInput]:
    """Find wrong numbers of provinces, and provinces with wrong names, values or slots."""
    if (found := len(file.provinces)) != PROVINCES:
        said = f"{found}; there are {PROVINCES}"
        yield wrong("$.provinces", said, "content-map-provinces", found=found, wanted=PROVINCES)
    seen: set[str] = set()
    for at, province in enumerate(file.provinces):
        place, who = f"$.provinces[{at}]", province.id
        if who in seen:
            yield wrong(f"{place}.id", f"{who} is already a province", "content-twice", value=who)
        if not who or who.isdecimal():
            said = f"{who!r} is no word, so it cannot be told from a number"
            yield wrong(f"{place}.id", said, "content-map-id", value=who)
        seen.add(who)
        yield from in_names(province.name, f"{place}.name", who)
        worth = BASES[province.terrain] + (PORT_BONUS if province.port else 0)
        if (value := province.value) != worth:
            said = f"{who} is {value}; terrain and port make {worth}"
            yield wrong(f"{place}.value", said, "content-map-number", found=value, wanted=worth)
        if (slots := len(province.slots)) != SLOTS:
            said = f"{who} has {slots}; a province holds {SLOTS} pieces"
            yield wrong(f"{place}.slots", said, "content-count", "KRE-23", found=slots, wanted=SLOTS)
    for terrain, count in COUNTS.items():
        found = sum(province.terrain == terrain for province in file.provinces)
        if found != count:
            said = f"{found} of terrain {terrain}; there are {count}"
            yield wrong(
                "$.provinces", said, "content-map-terrains", terrain=terrain, found=found, wanted=count
            )


def in_names(names: Names, place: str, who: str) -> Iterator[BadInput]:
    """Find a thing that lacks a name, or whose name no board can show."""
    try:
        check_names(names, place, who)
    except BadInput as mistake:
        yield mistake


def in_outlines(file: MapFile) -> Iterator[BadInput]:
    """Find outlines that nothing can be read from, and more corners than any map needs."""
    corners = sum(len(province.polygon) for province in file.provinces)
    if corners > MOST_CORNERS:
        said = f"{corners} corners; a map has at most {MOST_CORNERS}"
        yield wrong("$.provinces", said, "content-map-corners", found=corners, limit=MOST_CORNERS)
    for at, province in enumerate(file.provinces):
        place, ring = f"$.provinces[{at}].polygon", province.polygon
        if len(ring) < 3 or len(set(ring)) != len(ring):
            yield wrong(
                place, f"{province.id} needs three or more points, none of them twice", "content-map-ring"
            )
        for point in ring:
            if not on_sheet(point):
                x, y = spot(point)
                yield wrong(place, f"{point} lies outside of the sheet", "content-map-outside", x=x, y=y)
                break


def on_sheet(point: Point) -> bool:
    """Return whether a point lies on the sheet."""
    return 0 <= point[0] <= SIZE[0] and 0 <= point[1] <= SIZE[1]


def spot(point: Point) -> tuple[int, int]:
    """Return where a point lies, in whole numbers, as messages have them."""
    x, y = (round(min(max(side, -9999), 9999)) for side in point)
    return x, y


def in_drawing(file: MapFile, drawing: Drawing) -> Iterator[BadInput]:
    """Find outlines that overlap, leave a gap, fall apart into several islands or enclose hardly any land."""

    def across(places: Iterable[int], edge: Edge, reason: str, key: str) -> BadInput:
        names = tuple(dict.fromkeys(file.provinces[place].id for place in places))
        x, y = spot(min(edge))
        return wrong("$.provinces", f"{', '.join(names)} {reason}", key, others=names, x=x, y=y)

    found = False
    for edge, owners in drawing.owners.items():
        if len(owners) > 2 or len(set(owners)) < len(owners):
            found = True
            yield across(owners, edge, f"overlap at {sorted(edge)}", "content-map-overlap")
    shore = set(drawing.shoreline())
    apart = [edge for edge in drawing.coast if not edge <= shore]
    for place in dict.fromkeys(drawing.owners[edge][0] for edge in apart):
        found = True
        edge = next(edge for edge in apart if drawing.owners[edge][0] == place)
        yield across(
            [place], edge, f"has a coast at {sorted(edge)} apart from the outer one", "content-map-gap"
        )
    for one, two in drawing.crossings():
        found = True
        places = sorted({place for edge in (one, two) for place in drawing.owners[edge]})
        yield across(places, one, f"overlap: {sorted(one)} crosses {sorted(two)}", "content-map-crossing")
    if not found and drawing.euler() != 2:
        said = "the provinces leave a gap or overlap (points - edges + faces)"
        yield wrong("$.provinces", said, "content-map-euler")
    for at, province in enumerate(file.provinces):
        land = round(area(province.polygon))
        if land < LEAST_LAND:
            said = f"{province.id} has {land}; seven pieces need {LEAST_LAND}"
            where = f"$.provinces[{at}].polygon"
            yield wrong(where, said, "content-map-small", "KRE-23", found=land, wanted=LEAST_LAND)


def in_places(file: MapFile, drawing: Drawing) -> Iterator[BadInput]:
    """Find what is drawn in the wrong place: a port without sea (KRE-21), a tile elsewhere."""
    coastal = drawing.coastal()
    for at, province in enumerate(file.provinces):
        place, port = f"$.provinces[{at}]", province.port
        if not inside(province.tile, province.polygon):
            said = f"{province.tile} does not lie in {province.id}"
            yield wrong(f"{place}.tile", said, "content-map-tile")
        if port is None:
            continue
        place = f"{place}.port"
        if at not in coastal:
            yield wrong(place, f"{province.id} has a port but no coast", "content-map-inland", "KRE-21")
        yield from in_names(port.name, f"{place}.name", f"the port of {province.id}")
        for number, berth in enumerate(port.berths):
            dry = [one.id for one in file.provinces if inside(berth, one.polygon)]
            if dry or not on_sheet(berth):
                said = f"{berth} is not at sea"
                yield wrong(f"{place}.berths[{number}]", said, "content-map-berth", "KRE-21")


def in_adjacency(file: MapFile, drawing: Drawing) -> Iterator[BadInput]:
    """Find a list of neighbours that differs from the drawn borders (KRE-19), or two islands."""
    places = {province.id: at for at, province in enumerate(file.provinces)}
    listed = set()
    for at, (one, two) in enumerate(file.adjacency):
        place = f"$.adjacency[{at}]"
        strangers = [who for who in (one, two) if who not in places]
        for who in strangers:
            yield wrong(place, f"{who} is not a province", "content-map-stranger", value=who)
        if strangers:
            continue
        pair = (min(places[one], places[two]), max(places[one], places[two]))
        if pair in listed:
            yield wrong(place, f"{one} and {two} are listed twice", "content-twice", value=f"{one}, {two}")
        listed.add(pair)
    drawn = drawing.borders()
    for pair in sorted(drawn ^ listed):
        one, two = (file.provinces[at].id for at in pair)
        if pair in drawn:
            said, key = "share a border but are not listed", "content-map-border-unlisted"
        else:
            said, key = "are listed but share no border", "content-map-border-none"
        yield wrong("$.adjacency", f"{one} and {two} {said}", key, "KRE-19", others=(one, two))
    reached = {0}
    while more := {place for pair in drawn for place in pair if reached & set(pair)} - reached:
        reached |= more
    for at in sorted(set(range(len(file.provinces))) - reached):
        who = file.provinces[at].id
        yield wrong("$.adjacency", f"{who} cannot be reached by land", "content-map-cut-off", others=(who,))


def in_sites(file: MapFile, drawing: Drawing) -> Iterator[BadInput]:
    """Find sites that do not lie where the drawing says that provinces meet (KRE-8, KRE-20)."""
    drawn = drawing.sites()
    seen: set[int] = set()
    for at, site in enumerate(file.sites):
        place = f"$.sites[{at}]"
        if not 1 <= site.n <= SITES:
            said = f"site {site.n}; sites are numbered 1 to {SITES}"
            yield wrong(f"{place}.n", said, "content-map-site-number", site=site.n, last=SITES)
        if site.n in seen:
            yield wrong(f"{place}.n", f"site {site.n} is there twice", "content-map-site-twice", site=site.n)
        seen.add(site.n)
        if site.xy not in drawn:
            said = f"site {site.n}: no provinces meet at {site.xy}"
            yield wrong(f"{place}.xy", said, "content-map-site-nowhere", site=site.n)
            continue
        meeting, coastal = drawn.pop(site.xy)
        names = tuple(sorted(file.provinces[who].id for who in meeting))
        if tuple(sorted(site.provinces)) != names:
            said = f"site {site.n} touches {', '.join(names)}"
            yield wrong(f"{place}.provinces", said, "content-map-site-provinces", site=site.n, others=names)
        if site.coastal != coastal:
            said = f"site {site.n} is {'' if coastal else 'not '}on the coast"
            yield wrong(
                f"{place}.coastal", said, "content-map-site-coast", site=site.n, coast=str(coastal).lower()
            )
    if (found := len(file.sites)) != SITES:
        said = f"{found}; there are {SITES}"
        yield wrong("$.sites", said, "content-map-sites", "KRE-8", found=found, wanted=SITES)


def in_cards(file: MapFile) -> Iterator[BadInput]:
    """Find fort cards that are not one for each site (KRE-8)."""
    numbers = {site.n for site in file.sites}
    for at, card in enumerate(file.cards):
        place = f"$.cards[{at}]"
        if card not in numbers:
            yield wrong(place, f"card {card} has no site", "content-map-card-stray", "KRE-8", card=card)
        if card in file.cards[:at]:
            yield wrong(place, f"card {card} is there twice", "content-twice", "KRE-8", value=str(card))
    for number in sorted(numbers - set(file.cards)):
        yield wrong("$.cards", f"site {number} has no card", "content-map-card-none", "KRE-8", site=number)


def advise(file: MapFile) -> tuple[Line, ...]:
    """Return in what the map differs from what the printed rulebook lets one conclude."""
    values = {province.id: province.value for province in file.provinces}
    second = next(site for site in file.sites if site.n == 2)
    advice = []
    if sorted(values[who] for who in second.provinces) != [3, 4, 5]:
        advice.append(Line("content-map-example"))
    if max(len(site.provinces) for site in file.sites) < 4:
        advice.append(Line("content-map-diagonal"))
    ports = sum(province.port is not None for province in file.provinces)
    if ports < PORTS_ADVISED:
        advice.append(Line("content-map-ports", {"ports": ports, "least": PORTS_ADVISED}))
    return tuple(advice)
