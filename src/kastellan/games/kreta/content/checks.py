"""What a map must be to be played on; each refusal names the province or the site."""

from kastellan.core.content import check_names
from kastellan.core.game import Line
from kastellan.core.refusal import BadInput, must
from kastellan.games.kreta.content.geometry import Drawing
from kastellan.games.kreta.content.schema import MapFile

PROVINCES = 16
SITES = 26
SLOTS = 7
PORT_BONUS = 2
PORTS_ADVISED = 6
COUNTS = {"field": 2, "hill": 8, "mountain": 6}
BASES = {"field": 4, "hill": 3, "mountain": 2}
STOCK = {"field": {"wheat": 2}, "hill": {"olive": 4, "wine": 4}, "mountain": {"thyme": 3, "cheese": 3}}


def check(file: MapFile) -> None:
    """Refuse a map that breaks a count, a value, or whose lists differ from its drawing."""
    check_stock(file)
    check_provinces(file)
    drawing = Drawing(file.provinces)
    check_drawing(file, drawing)
    check_ports(file, drawing)
    check_adjacency(file, drawing)
    check_sites(file, drawing)
    check_cards(file)


def check_stock(file: MapFile) -> None:
    """Refuse other terrain values or tiles than the rules know (KRE-2 to KRE-4)."""
    must(file.port_bonus == PORT_BONUS, "$.portBonus", f"is {file.port_bonus}; a port adds {PORT_BONUS}")
    for name, tiles in STOCK.items():
        place = f"$.terrain.{name}"
        if name not in file.terrain:
            raise BadInput(place, "is missing")
        terrain = file.terrain[name]
        must(
            terrain.base == BASES[name],
            f"{place}.base",
            f"is {terrain.base}; a {name} is worth {BASES[name]}",
        )
        must(terrain.tiles == tiles, f"{place}.tiles", f"is {terrain.tiles}; a {name} receives {tiles}")


def check_provinces(file: MapFile) -> None:
    """Refuse wrong numbers of provinces, and provinces with wrong names, values or slots."""
    must(len(file.provinces) == PROVINCES, "$.provinces", f"{len(file.provinces)}; there are {PROVINCES}")
    seen: set[str] = set()
    for at, province in enumerate(file.provinces):
        place, who = f"$.provinces[{at}]", province.id
        must(who not in seen, f"{place}.id", f"{who} is already a province")
        must(
            who and not who.isdecimal(),
            f"{place}.id",
            f"{who!r} is no word, so it cannot be told from a number",
        )
        seen.add(who)
        check_names(province.name, f"{place}.name", who)
        worth = BASES[province.terrain] + (PORT_BONUS if province.port else 0)
        must(
            province.value == worth,
            f"{place}.value",
            f"{who} is {province.value}; terrain and port make {worth}",
        )
        slots = len(province.slots)
        must(
            slots == SLOTS, f"{place}.slots", f"{who} has {slots}; a province holds {SLOTS} pieces", "KRE-23"
        )
        ring = len(province.polygon)
        fine = ring >= 3 and len(set(province.polygon)) == ring
        must(fine, f"{place}.polygon", f"{who} needs three or more points, none of them twice")
    for terrain, count in COUNTS.items():
        found = sum(province.terrain == terrain for province in file.provinces)
        must(found == count, "$.provinces", f"{found} of terrain {terrain}; there are {count}")


def check_drawing(file: MapFile, drawing: Drawing) -> None:
    """Refuse outlines that overlap, leave a gap or fall apart into several islands."""
    for edge, owners in drawing.owners.items():
        names = ", ".join(file.provinces[place].id for place in owners)
        fine = len(owners) <= 2 and len(set(owners)) == len(owners)
        must(fine, "$.provinces", f"{names} overlap at {sorted(edge)}")
    shore = drawing.shoreline()
    for edge in drawing.coast:
        if not edge <= set(shore):
            owner = file.provinces[drawing.owners[edge][0]].id
            raise BadInput("$.provinces", f"{owner} has a coast at {sorted(edge)} apart from the outer one")
    must(drawing.euler() == 2, "$.provinces", "the provinces leave a gap or overlap (points - edges + faces)")
    for one, two in drawing.crossings():
        places = sorted({place for edge in (one, two) for place in drawing.owners[edge]})
        names = ", ".join(file.provinces[place].id for place in places)
        raise BadInput("$.provinces", f"{names} overlap: {sorted(one)} crosses {sorted(two)}")


def check_ports(file: MapFile, drawing: Drawing) -> None:
    """Refuse a port without sea or without a name (KRE-21)."""
    coastal = drawing.coastal()
    for at, province in enumerate(file.provinces):
        if province.port is None:
            continue
        place = f"$.provinces[{at}].port"
        must(at in coastal, place, f"{province.id} has a port but no coast", "KRE-21")
        check_names(province.port.name, f"{place}.name", f"the port of {province.id}")


def check_adjacency(file: MapFile, drawing: Drawing) -> None:
    """Refuse a list of neighbours that differs from the drawn borders (KRE-19), or two islands."""
    places = {province.id: at for at, province in enumerate(file.provinces)}
    listed = set()
    for at, (one, two) in enumerate(file.adjacency):
        for who in (one, two):
            must(who in places, f"$.adjacency[{at}]", f"{who} is not a province")
        pair = (min(places[one], places[two]), max(places[one], places[two]))
        must(pair not in listed, f"$.adjacency[{at}]", f"{one} and {two} are listed twice")
        listed.add(pair)
    drawn = drawing.borders()
    for pair in sorted(drawn ^ listed):
        one, two = (file.provinces[place].id for place in pair)
        says = "share a border but are not listed" if pair in drawn else "are listed but share no border"
        raise BadInput("$.adjacency", f"{one} and {two} {says}", "KRE-19")
    reached = {0}
    while more := {place for pair in drawn for place in pair if reached & set(pair)} - reached:
        reached |= more
    cut_off = sorted(set(range(PROVINCES)) - reached)
    must(not cut_off, "$.adjacency", f"{file.provinces[(cut_off or [0])[0]].id} cannot be reached by land")


def check_sites(file: MapFile, drawing: Drawing) -> None:
    """Refuse a list of sites that differs from the drawn meeting points (KRE-8, KRE-20)."""
    drawn = drawing.sites()
    seen: set[int] = set()
    for at, site in enumerate(file.sites):
        place = f"$.sites[{at}]"
        must(1 <= site.n <= SITES, f"{place}.n", f"site {site.n}; sites are numbered 1 to {SITES}")
        must(site.n not in seen, f"{place}.n", f"site {site.n} is there twice")
        seen.add(site.n)
        if site.xy not in drawn:
            raise BadInput(f"{place}.xy", f"site {site.n}: no provinces meet at {site.xy}")
        places, coastal = drawn.pop(site.xy)
        names = {file.provinces[place].id for place in places}
        fine = set(site.provinces) == names and len(site.provinces) == len(names)
        must(fine, f"{place}.provinces", f"site {site.n} touches {', '.join(sorted(names))}")
        must(
            site.coastal == coastal,
            f"{place}.coastal",
            f"site {site.n} is {'' if coastal else 'not '}on the coast",
        )
    for point, (places, _) in sorted(drawn.items()):
        names = {file.provinces[place].id for place in places}
        raise BadInput("$.sites", f"no site at {point}, where {', '.join(sorted(names))} meet")
    must(len(seen) == SITES, "$.sites", f"{len(seen)}; there are {SITES}")


def check_cards(file: MapFile) -> None:
    """Refuse fort cards that are not one for each site (KRE-8)."""
    numbers = {site.n for site in file.sites}
    for at, card in enumerate(file.cards):
        must(card in numbers, f"$.cards[{at}]", f"card {card} has no site", "KRE-8")
        must(card not in file.cards[:at], f"$.cards[{at}]", f"card {card} is there twice", "KRE-8")
    for number in sorted(numbers - set(file.cards)):
        raise BadInput("$.cards", f"site {number} has no card", "KRE-8")


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
