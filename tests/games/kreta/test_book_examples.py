"""The worked examples of Kreta's rulebook are played."""

import pytest

from kastellan.games.kreta.rules import Rule
from kastellan.locale import LANGUAGES
from kastellan.rulebook import paragraphs
from tests.games.book import told
from tests.games.kreta import examples
from tests.games.kreta.board import ISLAND, B, allowed, awards, board, gains, influence, play, refused


@pytest.mark.rule(Rule.INFLUENCE, Rule.MOST, Rule.SECOND, Rule.TIE_FOR_MOST)
def test_a_site_is_scored():
    """KRE-E1: site 24 with three players."""
    table = examples.site_24()
    parts = {
        place: (influence(table, place), awards(table, place))
        for place in ("mirabello", "ierapetra", "sitia")
    }
    assert parts["sitia"][0][1] == 0
    (tie, both), (most, second), (chloe, fort) = (
        (parts["mirabello"][0][:2], parts["mirabello"][1][0]),
        (parts["ierapetra"][0][:2], parts["ierapetra"][1][:2]),
        (parts["sitia"][0][::-2], parts["sitia"][1][::-2]),
    )
    assert told("kreta", "KRE-E1") == (*tie, both, *most, *second, *chloe, *fort, *gains(table))


@pytest.mark.rule(Rule.NO_DIAGONAL, Rule.FOUR_POINTS)
def test_two_provinces_that_touch_at_a_site_only():
    """KRE-E2: Rethymno and Amari meet at site 9."""
    story = play(examples.rethymno(), B, "move_villager", "rethymno", "amari")
    cost = next(line.facts["points"] for line in story if line.key == "kreta-story-move-villager")
    assert told("kreta", "KRE-E2") == (cost, 4 - cost)


@pytest.mark.rule(Rule.OWN_SHIPS_APART, Rule.TWO_SHIPS, Rule.EACH_SHIP_ONCE)
def test_ships_and_ports():
    """KRE-E3: of seven ports some are open to the ship in Chania; the other may follow it there."""
    table = examples.ports()
    ports = ISLAND.ports.bit_count()
    free = allowed(table, "move_ship", "kydonia")
    assert free.isdisjoint({"kydonia", "temenos", "messara"})
    play(table, B, "move_ship", "kydonia", "rethymno")
    assert "kydonia" in allowed(table, "move_ship", "temenos")
    assert allowed(table, "move_ship", "rethymno") == set()
    assert told("kreta", "KRE-E3") == (ports, len(free))


@pytest.mark.rule(Rule.CONNECTED, Rule.TILE_SERIES, Rule.NO_DIAGONAL)
def test_a_harvest():
    """KRE-E4: a chain to the ship, and the third olive."""
    points = {}
    for place in sorted(allowed(examples.harvest(), "harvest")):
        table = examples.harvest()
        play(table, B, "harvest", place)
        points[place] = table.view().players[B].score
    assert set(points) == {"temenos", "pediada", "lasithi"}
    assert points["temenos"] == points["lasithi"]
    assert told("kreta", "KRE-E4") == (len(points), points["pediada"], points["temenos"])


@pytest.mark.rule(Rule.CLOSED, Rule.PEACE, Rule.CROSS_CLOSED)
def test_an_abbots_peace():
    """KRE-E5: what Ana has in Messara stays and counts; her villager walks through."""
    table = examples.peace()
    assert "messara" not in allowed(table, "add_villager") | allowed(table, "move_villager", "amari")
    assert "messara" not in allowed(examples.peace("architect"), "build_village")
    mine, boyan = influence(table, "messara")
    story = play(table, B, "move_villager", "amari", "viannos")
    cost = next(line.facts["points"] for line in story if line.key == "kreta-story-move-villager")
    assert told("kreta", "KRE-E5") == (mine, boyan, cost)


@pytest.mark.rule(Rule.KING_COPIES, Rule.COPY_AS_NEW, Rule.NOT_COPIED)
def test_a_king():
    """KRE-E6: two cards lie there, and the Commander has four points again."""
    table = examples.king()
    cards = allowed(table, "copy")
    assert refused(table, B, "copy", "architect").rule == Rule.NOT_COPIED
    play(table, B, "copy", "commander")
    assert told("kreta", "KRE-E6") == (len(cards), table.state.points)


@pytest.mark.rule(Rule.TURNED_DOWN, Rule.NEXT_CARD, Rule.KEEP_OR_REPLACE)
def test_fort_cards():
    """KRE-E7: Ana keeps the new card, or takes the top card of the pile instead."""

    def faces(replaced):
        view = examples.fort_cards(replaced).view()
        return [card.site for card in view.row if card.status == "up"], view.pile

    (second, kept), pile = faces(replaced=False)
    assert (pile, second) == (15, 12)
    (second, instead), left = faces(replaced=True)
    assert told("kreta", "KRE-E7") == (second, kept, second, instead, left)


@pytest.mark.rule(Rule.VILLAGE_NEEDS_TILE)
def test_villages_and_tiles():
    """KRE-E8: two tiles, and a village stands already."""
    ana = {"tiles": {"wine": 1, "thyme": 1}, "villages": {"selino": 1}, "table": ("architect",)}
    table = board(ana, {}, step="architect")
    before = len(allowed(table, "build_village"))
    assert before > 0
    play(table, B, "build_village", "sfakia")
    player = table.view().players[B]
    built = 4 - player.reserve.villages
    again = board({**ana, "villages": {"selino": 1, "sfakia": 1}}, {}, step="architect")
    assert allowed(again, "build_village") == set()
    assert told("kreta", "KRE-E8") == (sum(player.tiles), built - 1, built)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("example", "places"),
    [
        ("KRE-E1", ("mirabello", "ierapetra", "sitia")),
        ("KRE-E2", ("rethymno", "amari", "agios_vasilios", "mylopotamos")),
        ("KRE-E4", ("temenos", "pediada", "lasithi", "amari")),
        ("KRE-E5", ("messara", "amari", "viannos")),
    ],
)
def test_provinces_are_named_as_on_the_map(example, places, language):
    text = next(one.text for one in paragraphs("kreta", language) if one.id == example)
    assert [place for place in places if ISLAND.name("province", place, language) not in text] == []
