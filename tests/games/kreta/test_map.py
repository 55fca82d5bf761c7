"""The map: what the house map satisfies, and what a replaced one is refused for (C1 to C11)."""

from itertools import combinations

import msgspec
import pytest

import kastellan
from kastellan.core import BadInput
from kastellan.games.kreta import GAME
from kastellan.games.kreta.content.checks import mistakes
from kastellan.games.kreta.content.geometry import Drawing, area, cross
from kastellan.games.kreta.rules import Rule
from tests.games.kreta.board import ISLAND

FILE = ISLAND.file
DRAWING = Drawing(FILE.provinces)
VALUES = {province.id: province.value for province in FILE.provinces}
SITES = {site.n: site for site in FILE.sites}


def changed(change):
    """Return the house map as bytes after ``change`` was made to its data."""
    data = msgspec.to_builtins(FILE, str_keys=True)
    data = msgspec.json.decode(msgspec.json.encode(data))
    change(data)
    return msgspec.json.encode(data)


def province(data, name):
    return next(one for one in data["provinces"] if one["id"] == name)


def test_euler():
    """Points - edges + faces = 2, and 26 meeting points: 8 of three, 4 of four, 14 on the coast."""
    assert DRAWING.euler() == 2
    sites = DRAWING.sites()
    inland = [len(places) for places, coastal in sites.values() if not coastal]
    assert (len(sites), inland.count(3), inland.count(4)) == (26, 8, 4)
    assert sum(coastal for _, coastal in sites.values()) == 14
    assert sum(len(places) - 2 for places, coastal in sites.values() if not coastal) + 14 == 30


def test_the_land_is_one_piece_without_gaps():
    shore = DRAWING.shoreline()
    assert len(shore) == len(DRAWING.coast)
    assert area(shore) == pytest.approx(DRAWING.area)


def test_explicit_lists_equal_the_drawing():
    pairs = {tuple(sorted((ISLAND.places[one], ISLAND.places[two]))) for one, two in FILE.adjacency}
    assert pairs == DRAWING.borders()
    assert len(pairs) == 27
    drawn = {
        point: ({FILE.provinces[p].id for p in places}, c) for point, (places, c) in DRAWING.sites().items()
    }
    assert drawn == {site.xy: (set(site.provinces), site.coastal) for site in FILE.sites}


def test_c1_terrains():
    terrains = [one.terrain for one in FILE.provinces]
    assert [terrains.count(kind) for kind in ("field", "hill", "mountain")] == [2, 8, 6]


def test_c2_values():
    base = {"field": 4, "hill": 3, "mountain": 2}
    assert all(one.value == base[one.terrain] + 2 * (one.port is not None) for one in FILE.provinces)


@pytest.mark.rule(Rule.PORT)
def test_c3_ports_lie_on_the_coast():
    coastal = DRAWING.coastal()
    assert all(place in coastal for place, one in enumerate(FILE.provinces) if one.port)
    assert {"amari", "lasithi"} == {
        one.id for place, one in enumerate(FILE.provinces) if place not in coastal
    }


def test_c4_tiles():
    assert ISLAND.stock == [2, 4, 4, 3, 3]


def test_c5_twenty_six_cards_for_twenty_six_sites():
    assert sorted(FILE.cards) == sorted(SITES) == list(range(1, 27))


def test_c6_c7_site_two_touches_three_four_and_five():
    worth = {VALUES[name]: name for name in SITES[2].provinces}
    assert set(worth) == {3, 4, 5}
    kinds = {value: (one.terrain, one.port is not None) for value, name in worth.items()
             for one in FILE.provinces if one.id == name}  # fmt: skip
    assert kinds == {3: ("hill", False), 5: ("hill", True), 4: ("mountain", True)}


def test_c8_further_sites_around_the_printed_example():
    three, four, five = "kissamos", "selino", "kydonia"
    groups = [set(site.provinces) & {three, four, five} for site in FILE.sites]
    assert {four, five} in groups
    assert {four} in groups


@pytest.mark.rule(Rule.NO_DIAGONAL)
def test_c9_some_provinces_meet_only_at_a_site():
    pairs = set(map(frozenset, FILE.adjacency))
    diagonal = {
        (site.n, frozenset(pair)) for site in FILE.sites for pair in combinations(site.provinces, 2)
        if frozenset(pair) not in pairs
    }  # fmt: skip
    assert sorted(n for n, _ in diagonal) == [7, 7, 9, 9, 13, 13, 16, 16]
    assert (13, frozenset({"amari", "temenos"})) in diagonal


def test_c10_all_provinces_are_connected_by_land():
    assert max(max(row) for row in ISLAND.distance) == 7
    assert ISLAND.distance[ISLAND.places["kissamos"]][ISLAND.places["sitia"]] == 7


def test_c11_there_are_ports_enough():
    assert ISLAND.ports.bit_count() == 7
    assert ISLAND.warnings == ()


def move_point(data):
    """Pull one corner of Amari away, so that a gap opens between it and its neighbours."""
    province(data, "amari")["polygon"][5] = [1.0, 1.0]


BROKEN = {
    "an unlisted border": (
        lambda d: d["adjacency"].pop(0),
        "$.adjacency",
        "kissamos and selino share a border",
    ),
    "a border that is not": (
        lambda d: d["adjacency"].append(["amari", "temenos"]),
        "$.adjacency",
        "amari and temenos are listed",
    ),
    "a border listed twice": (
        lambda d: d["adjacency"].append(["selino", "kissamos"]),
        "$.adjacency[27]",
        "listed twice",
    ),
    "an unknown neighbour": (
        lambda d: d["adjacency"].append(["amari", "malta"]),
        "$.adjacency[27]",
        "malta is not",
    ),
    "a missing site": (lambda d: d["sites"].pop(12), "$.sites", "25; there are 26"),
    "a site in the wrong place": (
        lambda d: d["sites"][0].update(xy=[500.0, 200.0]),
        "$.sites[0].xy",
        "site 1: no provinces meet",
    ),
    "wrong provinces at a site": (
        lambda d: d["sites"][1].update(provinces=["kissamos", "sfakia"]),
        "$.sites[1].provinces",
        "site 2 touches",
    ),
    "a site wrongly coastal": (
        lambda d: d["sites"][1].update(coastal=True),
        "$.sites[1].coastal",
        "site 2 is not on the coast",
    ),
    "a site number twice": (lambda d: d["sites"][1].update(n=1), "$.sites[1].n", "site 1 is there twice"),
    "a site number too high": (lambda d: d["sites"][1].update(n=27), "$.sites[1].n", "site 27"),
    "a card without a site": (lambda d: d["cards"].append(27), "$.cards[26]", "card 27 has no site"),
    "a card twice": (lambda d: d["cards"].__setitem__(0, 2), "$.cards[1]", "card 2 is there twice"),
    "a missing card": (lambda d: d["cards"].pop(6), "$.cards", "site 7 has no card"),
    "a wrong value": (lambda d: province(d, "amari").update(value=3), "$.provinces[7].value", "amari is 3"),
    "a province too few": (lambda d: d["provinces"].pop(), "$.provinces", "15; there are 16"),
    "a province twice": (
        lambda d: province(d, "sitia").update(id="amari"),
        "$.provinces[15].id",
        "amari is already",
    ),
    "a number for a name": (
        lambda d: province(d, "sitia").update(id="3"),
        "$.provinces[15].id",
        "cannot be told from a number",
    ),
    "a field too many": (
        lambda d: province(d, "amari").update(terrain="field", value=4),
        "$.provinces",
        "3 of terrain field",
    ),
    "an inland port": (
        lambda d: province(d, "amari").update(port=province(d, "sitia")["port"], value=4),
        "$.provinces[7].port",
        "amari has a port but no coast",
    ),
    "six slots": (lambda d: province(d, "amari")["slots"].pop(), "$.provinces[7].slots", "amari has 6"),
    "no French name": (
        lambda d: province(d, "amari")["name"].pop("fr"),
        "$.provinces[7].name",
        "amari has no name in fr",
    ),
    "an unnamed port": (
        lambda d: province(d, "sitia")["port"]["name"].pop("bg"),
        "$.provinces[15].port.name",
        "the port of sitia",
    ),
    "a point twice": (
        lambda d: province(d, "amari")["polygon"].append(province(d, "amari")["polygon"][0]),
        "$.provinces[7].polygon",
        "amari needs three or more points",
    ),
    "a gap": (move_point, "$.provinces", "apart from the outer one"),
    "other tiles": (
        lambda d: d["terrain"]["hill"]["tiles"].update(olive=5),
        "$.terrain.hill.tiles",
        "receives",
    ),
    "another base": (lambda d: d["terrain"]["field"].update(base=5), "$.terrain.field.base", "is worth 4"),
    "a missing terrain": (lambda d: d["terrain"].pop("field"), "$.terrain.field", "is missing"),
    "another port bonus": (lambda d: d.update(portBonus=3), "$.portBonus", "a port adds 2"),
    "a misspelt field": (lambda d: d.update(harbours=[]), "map file", "harbours"),
    "a word for a number": (
        lambda d: province(d, "amari").update(value="two"),
        "map file",
        "$.provinces[7].value",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_map_is_refused_with_its_place(name):
    change, place, reason = BROKEN[name]
    with pytest.raises(BadInput) as caught:
        GAME.load(changed(change))
    assert caught.value.place == place
    assert reason in caught.value.reason


def test_overlapping_provinces_are_refused():
    def copy_amari(data):
        province(data, "lasithi")["polygon"] = province(data, "amari")["polygon"]

    with pytest.raises(BadInput, match="lasithi overlap"):
        GAME.load(changed(copy_amari))


def test_provinces_that_lie_over_each_other_are_refused():
    """Every border is shared as before, but an inland point was drawn out into the sea."""

    def drag_site_nine(data):
        site = data["sites"][8]
        inland, sea = site["xy"], [990.0, 5.0]
        site["xy"] = sea
        for one in data["provinces"]:
            one["polygon"] = [sea if point == inland else point for point in one["polygon"]]

    with pytest.raises(BadInput, match="overlap"):
        GAME.load(changed(drag_site_nine))


@pytest.mark.parametrize(
    ("other", "meets"),
    [
        (((1.0, -1.0), (1.0, 1.0)), True),
        (((1.0, 0.0), (1.0, 1.0)), True),
        (((3.0, -1.0), (3.0, 1.0)), False),
        (((0.0, 1.0), (2.0, 1.0)), False),
        (((3.0, 0.0), (4.0, 0.0)), False),
    ],
    ids=["across", "ending on it", "beside it", "parallel", "further along the same line"],
)
def test_which_stretches_of_border_cross(other, meets):
    straight = ((0.0, 0.0), (2.0, 0.0))
    assert cross(straight, other) == cross(other, straight) == meets


def test_a_file_that_is_no_json_is_refused():
    with pytest.raises(BadInput, match="map file"):
        GAME.load(b"{")


def test_a_map_unlike_the_printed_one_is_played_but_remarked_on():
    def swap(data):
        numbers = {2: 26, 26: 2}
        for site in data["sites"]:
            site["n"] = numbers.get(site["n"], site["n"])
        for name in ("sitia", "selino"):
            province(data, name).update(port=None, value=VALUES[name] - 2)

    island = GAME.load(changed(swap))
    told = {remark.key: remark.facts for remark in island.warnings}
    assert "content-map-example" in told
    assert told["content-map-ports"] == {"ports": 5, "least": 6}


def part_site_nine(data):
    """Draw the point where four provinces meet as two where three do; the site stays at the first."""
    (x, y), other = data["sites"][8]["xy"], [415.0, 195.0]
    for name, ring in ((one["id"], one["polygon"]) for one in data["provinces"]):
        if [x, y] not in ring:
            continue
        at = ring.index([x, y])
        if name == "rethymno":
            continue
        if name == "amari":
            ring[at] = other
        else:
            before = name == "mylopotamos"
            ring.insert(at + (not before), other)


def test_provinces_may_meet_where_there_is_no_site():
    def change(data):
        part_site_nine(data)
        data["sites"][8]["provinces"].remove("amari")
        data["adjacency"].append(["agios_vasilios", "mylopotamos"])

    island = GAME.load(changed(change))
    assert len(Drawing(island.file.provinces).sites()) == 27
    assert island.around[9] == [ISLAND.places[who] for who in SITES[9].provinces if who != "amari"]


def test_all_that_is_wrong_is_found():
    def change(data):
        data["portBonus"] = 3
        province(data, "amari").update(value=9)
        data["cards"].pop()

    file = msgspec.json.decode(changed(change), type=type(FILE))
    assert [one.place for one in mistakes(file)] == ["$.portBonus", "$.provinces[7].value", "$.cards"]


def test_a_replaced_map_is_played_and_its_digest_kept():
    renamed = changed(lambda data: province(data, "amari")["name"].update(en="Vale"))
    table = kastellan.new("kreta", seats=2, seed=1, content=renamed)
    assert table.log.content != ISLAND.digest
    assert table.state.content.name("province", "amari", "en") == "Vale"


def test_names_of_provinces_and_ports():
    assert ISLAND.name("province", "kydonia", "bg") == "Кидония"
    assert ISLAND.name("port", "kydonia", "fr") == "La Canée"
    assert ISLAND.name("province", "2", "en") == "Kydonia"
    with pytest.raises(KeyError):
        ISLAND.name("port", "amari", "en")


def test_what_a_client_draws_with():
    shown = ISLAND.shown()
    assert shown["characters"][4] == "castellan"
    assert shown["neighbours"][ISLAND.places["amari"]] == [5, 6, 9]
    assert len(shown["provinces"]) == 16
