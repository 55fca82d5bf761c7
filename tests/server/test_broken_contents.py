"""Files that cannot be played with are refused at their place, in the language of the reader."""

import asyncio
import json

import pytest

from kastellan.core.refusal import BadInput
from kastellan.games import GAMES
from kastellan.server import contents
from kastellan.server.contents import load
from kastellan.server.rows import ContentRow
from kastellan.tables.messages import KeepContent
from kastellan.tables.proofs import explained, proof_of
from kastellan.tables.sentences import problem_of_input
from tests.own_contents import house, own
from tests.server.test_forgetting import column, new_hall


def put(value, *path):
    """Return a change of a file: a value at a place."""

    def change(file):
        for step in path[:-1]:
            file = file[step]
        file[path[-1]] = value

    return change


def drop(*path):
    """Return a change of a file: something is taken out."""

    def change(file):
        for step in path[:-1]:
            file = file[step]
        del file[path[-1]]

    return change


def twice(*path):
    """Return a change of a file: the first of a list is there twice."""

    def change(file):
        for step in path:
            file = file[step]
        file.append(file[0])

    return change


BROKEN = {
    "kryptos": [
        (drop("colours"), "colours"),
        (put(7, "colours"), "colours"),
        (put([], "colours"), "$.colours"),
        (drop("colours", 0), "$.colours"),
        (twice("colours"), "$.colours"),
        (put("red", "colours", 2), "colours[2]"),
        (drop("colours", 0, "id"), "colours[0]"),
        (put(5, "colours", 0, "id"), "colours[0].id"),
        (drop("colours", 3, "symbol"), "colours[3]"),
        (put(None, "colours", 3, "symbol"), "colours[3].symbol"),
        (drop("colours", 1, "name"), "colours[1]"),
        (put({}, "colours", 0, "name"), "$.colours[0].name"),
        (drop("colours", 2, "name", "bg"), "$.colours[2].name"),
        (put("  ", "colours", 2, "name", "fr"), "$.colours[2].name"),
        (put("a\u202eb", "colours", 1, "name", "en"), "$.colours[1].name.en"),
        (put("x" * 41, "colours", 1, "name", "en"), "colours[1].name"),
        (drop("colours", 0, "numbers"), "colours[0]"),
        (put("x", "colours", 0, "numbers"), "colours[0].numbers"),
        (put([1], "colours", 1, "numbers"), "$.colours[1].numbers"),
        (twice("colours", 1, "numbers"), "$.colours[1].numbers"),
        (put(99, "colours", 0, "numbers", 3), "$.colours[0].numbers[3]"),
        (put(0, "colours", 0, "numbers", 3), "$.colours[0].numbers[3]"),
        (put(-4, "colours", 0, "numbers", 3), "$.colours[0].numbers[3]"),
        (put(2.5, "colours", 0, "numbers", 3), "colours[0].numbers[3]"),
        (put("4", "colours", 0, "numbers", 3), "colours[0].numbers[3]"),
        (put(2, "colours", 0, "numbers", 0), "$.colours[1].numbers[0]"),
        (put(1, "colours", 0, "numbers", 5), "$.colours[0].numbers[5]"),
        (put("<b>", "colours", 0, "id"), "$.colours[0].id"),
        (put("red", "colours", 1, "id"), "$.colours[1].id"),
        (put(1, "surplus"), "surplus"),
        (put("#f00", "colours", 0, "paint"), "colours[0]"),
    ],
    "decrypto": [
        (drop("words"), "words"),
        (put("night", "words"), "words"),
        (put([], "words"), "$.words"),
        (drop("words", 0), "$.words"),
        (twice("words"), "$.words[440]"),
        (put("Night", "words", 0, "word", "en"), "$.words[0].word.en"),
        (put("night sky", "words", 0, "word", "en"), "$.words[0].word.en"),
        (put("нощ", "words", 0, "word", "fr"), "$.words[0].word.fr"),
        (put("n", "words", 0, "word", "en"), "$.words[0].word.en"),
        (put("a" * 15, "words", 3, "word", "en"), "$.words[3].word.en"),
        (put("", "words", 3, "word", "bg"), "$.words[3].word.bg"),
        (put("nuit", "words", 1, "word", "fr"), "$.words[1].word.fr"),
        (drop("words", 2, "word", "fr"), "words[2].word"),
        (put(3, "words", 2, "word", "fr"), "words[2].word.fr"),
        (drop("words", 5, "roots"), "words[5]"),
        (put([], "words", 0, "roots", "bg"), "$.words[0].roots.bg"),
        (put(["x"], "words", 0, "roots", "en"), "$.words[0].roots.en"),
        (put(["two words"], "words", 0, "roots", "en"), "$.words[0].roots.en"),
        (put({"en": ["?"]}, "words", 0, "inside"), "$.words[0].inside.en"),
        (put({"en": ["night"]}, "words", 0, "unlike"), "$.words[0].unlike.en"),
        (put({"en": ["Two Words"]}, "words", 0, "accept"), "$.words[0].accept.en"),
        (put("C", "words", 0, "face"), "words[0].face"),
        (put(3, "words", 0, "slot"), "words[0].slot"),
        (put(2, "words", 0, "slot"), "$.words[1]"),
        (put(500, "words", 0, "card"), "$.words"),
        (put("x", "words", 0, "card"), "words[0].card"),
        (put("iceberg", "words", 0, "id"), "$.words[1].id"),
        (put("a b", "words", 0, "id"), "$.words[0].id"),
        (put("mine", "extends"), "extends"),
        (put(1, "words", 0, "surplus"), "words[0]"),
    ],
    "list": [
        (put("de", "list"), "list"),
        (put(7, "list"), "list"),
        (drop("words"), "words"),
        (put("phare", "words"), "words"),
        (put([], "words"), "$.words"),
        (put("phare", "words", 0), "words[0]"),
        (drop("words", 3, "word"), "words[3]"),
        (put(None, "words", 3, "word"), "words[3].word"),
        (put("", "words", 3, "word"), "$.words[3].word"),
        (put("deux mots", "words", 2, "word"), "$.words[2].word"),
        (put("rendez-vous", "words", 2, "word"), "$.words[2].word"),
        (put("c3po", "words", 2, "word"), "$.words[2].word"),
        (put("море", "words", 2, "word"), "$.words[2].word"),
        (put("a", "words", 0, "word"), "$.words[0].word"),
        (put("abcdefghijklmno", "words", 0, "word"), "$.words[0].word"),
        (put("PHARE", "words", 0, "word"), "$.words[0].word"),
        (twice("words"), "$.words[12].word"),
        (put("marée", "words", 5, "word"), "$.words[5].word"),
        (drop("words", 4, "roots"), "words[4]"),
        (put("marin", "words", 4, "roots"), "words[4].roots"),
        (put([], "words", 4, "roots"), "$.words[4].roots"),
        (put(["x"], "words", 4, "roots"), "$.words[4].roots"),
        (put(["deux mots"], "words", 4, "roots"), "$.words[4].roots"),
        (put(["a" * 31], "words", 4, "roots"), "$.words[4].roots"),
        (put(["marin"] * 13, "words", 4, "roots"), "$.words[4]"),
        (put(["Marin"], "words", 4, "accept"), "$.words[4].accept"),
        (put(["m"], "words", 4, "accept"), "$.words[4].accept"),
        (put("oui", "words", 4, "derived"), "words[4].derived"),
        (put(1, "surplus"), "surplus"),
        (put("nom", "words", 4, "surplus"), "words[4]"),
    ],
    "kreta": [
        (drop("sites"), "sites"),
        (drop("provinces", 0), "$."),
        (put(9, "provinces", 0, "value"), "$.provinces[0].value"),
        (put("lake", "provinces", 0, "terrain"), "terrain"),
        (drop("adjacency", 0), "$.adjacency"),
        (put(99, "sites", 0, "n"), "$.sites[0].n"),
        (twice("cards"), "$.cards[26]"),
        (drop("cards", 0), "$.cards"),
        (put({"en": "x"}, "provinces", 0, "name"), "$.provinces[0].name"),
        (put("a\u202eb", "provinces", 2, "name", "en"), "$.provinces[2].name.en"),
        (put("3", "provinces", 2, "id"), "$.provinces[2].id"),
        (put("kissamos", "provinces", 2, "id"), "$.provinces[2].id"),
        (put("field", "provinces", 0, "terrain"), "$.provinces"),
        (drop("provinces", 4, "slots", 0), "$.provinces[4].slots"),
        (put([900, 10], "provinces", 4, "tile"), "$.provinces[4].tile"),
        (put([[1, 1], [2, 2]], "provinces", 7, "polygon"), "$.provinces[7].polygon"),
        (put([[500, 200], [510, 200], [505, 210]], "provinces", 7, "polygon"), "$.provinces"),
        (twice("provinces", 7, "polygon"), "$.provinces[7].polygon"),
        (put([-5, 100], "provinces", 0, "polygon", 0), "$.provinces[0].polygon"),
        (put([500, 1e300], "provinces", 0, "polygon", 0), "$.provinces[0].polygon"),
        (put([60.0, 210.0], "provinces", 0, "polygon", 5), "$.provinces"),
        (drop("provinces", 7, "polygon", 3), "$.provinces"),
        (put("no point", "provinces", 7, "polygon", 3), "provinces[7].polygon[3]"),
        (put([[150, 200], [160, 210]], "provinces", 2, "port", "berths"), "$.provinces[2].port.berths[0]"),
        (put({"en": "x"}, "provinces", 2, "port", "name"), "$.provinces[2].port.name"),
        (put([2000, 840], "size"), "$.size"),
        (put(3, "portBonus"), "$.portBonus"),
        (put(7, "terrain", "hill", "base"), "$.terrain.hill.base"),
        (put(5, "terrain", "hill", "tiles", "olive"), "$.terrain.hill.tiles"),
        (drop("terrain", "field"), "$.terrain.field"),
        (twice("adjacency"), "$.adjacency[27]"),
        (put(["kissamos", "malta"], "adjacency", 0), "$.adjacency[0]"),
        (put(["kissamos", "sitia"], "adjacency", 0), "$.adjacency"),
        (put([500, 200], "sites", 3, "xy"), "$.sites[3].xy"),
        (put(["kissamos", "sitia"], "sites", 3, "provinces"), "$.sites[3].provinces"),
        (put(False, "sites", 3, "coastal"), "$.sites[3].coastal"),
        (put(2, "sites", 3, "n"), "$.sites[3].n"),
        (drop("sites", 3), "$.sites"),
        (put(1, "surplus"), "surplus"),
    ],
    "krysis": [
        (drop("agents"), "agents"),
        (put("all", "agents"), "agents"),
        (drop("agents", 0), "$.agents"),
        (twice("agents"), "$.agents"),
        (put({}, "agents", 0, "name"), "$.agents[0].name"),
        (drop("agents", 4, "name", "fr"), "$.agents[4].name"),
        (put("a\nb", "agents", 4, "name", "en"), "$.agents[4].name.en"),
        (put("wizard", "agents", 0, "kind"), "agents[0].kind"),
        (put("warrior", "agents", 0, "kind"), "$.agents[0].kind"),
        (put("spy", "agents", 0, "skill"), "$.agents[0].skill"),
        (put(4, "agents", 0, "stars"), "$.agents[0].stars"),
        (put("x", "agents", 0, "speed"), "$.agents[0].speed"),
        (put(100, "agents", 0, "speed"), "$.agents[0].speed"),
        (put("A*3", "agents", 0, "speed"), "$.agents[0].speed"),
        (put(2, "agents", 0, "combat"), "$.agents[0].combat"),
        (put("", "agents", 0, "slots"), "$.agents[0].slots"),
        (put("RX", "agents", 0, "slots"), "$.agents[0].slots"),
        (put("R", "agents", 9, "slots"), "$.agents[9].slots"),
        (put("C2", "agents", 0, "id"), "$.agents[1].id"),
        (put("a b", "agents", 0, "id"), "$.agents[0].id"),
        (put("R" * 10, "agents", 0, "slots"), "$.agents[0].slots"),
        (put("W" * 10, "mine", 0, 0), "$.mine[0][0]"),
        (put(100, "artefacts", 0, "combat"), "$.artefacts[0]"),
        (drop("specials", 0), "$.specials"),
        (put("wizard", "specials", 0, "skill"), "$.specials[0].skill"),
        (put("thief", "specials", 0, "skill"), "$.specials[0].skill"),
        (put("master_miner X", "extras", 0, "skill"), "$.extras[0].skill"),
        (drop("extras", 6), "$.extras"),
        (drop("companies", 0), "$.companies"),
        (twice("companies", 2, "specials"), "$.companies[2].specials"),
        (put(0, "artefacts", 0, "copies"), "$.artefacts[0].copies"),
        (put(9, "artefacts", 0, "copies"), "$.artefacts"),
        (put("transport", "artefacts", 0, "kind"), "$.artefacts[0]"),
        (put(0, "artefacts", 0, "combat"), "$.artefacts[0]"),
        (drop("artefacts", 5), "$.artefacts"),
        (put("", "entrance", 0), "$.entrance[0]"),
        (put("RA", "entrance", 0), "$.entrance[0]"),
        (drop("mine", 4), "$.mine"),
        (drop("mine", 1, 0), "$.mine[1]"),
        (put("R?B?W", "mine", 1, 0), "$.mine[1][0]"),
        (put("R?", "mine", 1, 0), "$.mine[1][0]"),
        (put("Q", "mine", 4, 3), "$.mine[4][3]"),
        (put("gold", "missions", 0, "id"), "$.missions"),
        (drop("crystals", 2), "$.crystals"),
        (put(1, "surplus"), "surplus"),
    ],
}
FEWEST = 25
"""Of broken files, each kind."""
CASES = [
    pytest.param(kind, change, place, id=f"{kind}-{number}")
    for kind, cases in BROKEN.items()
    for number, (change, place) in enumerate(cases)
]


def broken(kind, change):
    """Return of which game a file is, and the file with its mistake."""
    slug = "decrypto" if kind == "list" else kind
    file = json.loads(own("decrypto")) if kind == "list" else house(slug)
    change(file)
    return slug, json.dumps(file)


@pytest.mark.parametrize(("kind", "change", "place"), CASES)
def test_a_broken_file_is_refused_at_its_place_in_the_readers_language(kind, change, place):
    slug, file = broken(kind, change)
    with pytest.raises(BadInput) as refused:
        asyncio.run(load(GAMES[slug], file.encode()))
    told = {language: problem_of_input(language, refused.value) for language in ("en", "fr", "bg")}
    for one in told.values():
        assert place in f"{one.place} {one.text}", one
        assert one.text not in {"", one.reason}
    assert len({one.text for one in told.values()}) == 3
    if kind in OWN_SENTENCES:
        assert told["en"].reason not in {"content-wrong", "input-unfit"}, refused.value.reason


OWN_SENTENCES = ("kryptos", "decrypto", "list", "kreta", "krysis")


@pytest.mark.parametrize("kind", OWN_SENTENCES)
async def test_of_broken_files_nothing_is_kept(kind, tmp_path):
    assert len(BROKEN[kind]) >= FEWEST
    hall = new_hall(f"sqlite:///{tmp_path}/kastellan.db")
    await hall.open(serving=False)
    ana = (await hall.people.new_guest("Ana", "en"))[0]
    for change, _ in BROKEN[kind]:
        slug, file = broken(kind, change)
        with pytest.raises(BadInput):
            await contents.keep(hall, ana, KeepContent(slug, "Ours", file))
    assert (await contents.lists(hall, ana)).mine == []
    assert await column(hall, ContentRow.digest) == []
    await hall.close()


@pytest.mark.parametrize("slug", sorted(GAMES))
@pytest.mark.parametrize("text", ["", "{", "[]", "nothing", '{"words": '])
def test_what_is_no_file_at_all_is_refused(slug, text):
    with pytest.raises(BadInput):
        asyncio.run(load(GAMES[slug], text.encode()))


# While somebody is making it.

MADE = ("kryptos", "kreta", "krysis")
"""The kinds of which an editor is told all that is wrong."""


@pytest.mark.parametrize("kind", MADE)
def test_an_editor_is_told_what_loading_refuses_at_the_same_place(kind):
    for change, place in BROKEN[kind]:
        slug, file = broken(kind, change)
        with pytest.raises(BadInput) as refused:
            GAMES[slug].load(file.encode())
        proof = proof_of(GAMES[slug], file.encode(), "fr")
        assert proof.faults[0].text == problem_of_input("fr", explained(refused.value)).text, place
    fine = proof_of(GAMES[kind], own(kind).encode(), "en")
    assert (fine.faults, fine.digest) == ([], GAMES[kind].load(own(kind).encode()).digest)


def test_an_editor_is_told_all_mistakes_at_once_and_what_is_counted():
    file = house("krysis")
    file["agents"][3]["stars"] = 7
    file["specials"][0]["skill"] = "wizard"
    file["artefacts"][0]["copies"] = 6
    file["mine"][1][0] = "R?"
    proof = proof_of(GAMES["krysis"], json.dumps(file).encode(), "en")
    places = ["$.agents[3].stars", "$.specials[0].skill", "$.artefacts", "$.mine[1][0]"]
    assert [fault.place for fault in proof.faults] == places
    counted = {one.line.key: (one.fine, one.line.facts) for one in proof.counts}
    assert counted["krysis-count-cards"] == (False, {"found": 25, "wanted": 24})
    assert counted["krysis-count-weapons"] == (True, {"found": 3, "wanted": 3})
    assert counted["krysis-count-stars"][0]


def test_numbers_of_colours_are_counted_while_they_are_given():
    file = house("kryptos")
    file["colours"][0]["numbers"].append(file["colours"][1]["numbers"].pop(0))
    proof = proof_of(GAMES["kryptos"], json.dumps(file).encode(), "en")
    assert [(one.place, one.fine, one.line.facts["found"]) for one in proof.counts[:2]] == [
        ("$.colours[0]", False, 13),
        ("$.colours[1]", False, 11),
    ]
    assert [fault.place for fault in proof.faults] == ["$.colours[0].numbers", "$.colours[1].numbers"]
