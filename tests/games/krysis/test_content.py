"""Content: the house data, and files that are refused with place and reason."""

import json
from hashlib import sha256
from importlib.resources import files

import pytest

from kastellan.core import BadInput
from kastellan.games.krysis import GAME
from tests.games.krysis.board import CONTENT, agent

HOUSE = files("kastellan.games.krysis.content").joinpath("house.json").read_bytes()


def changed(change):
    data = json.loads(HOUSE)
    change(data)
    return json.dumps(data).encode()


def test_the_house_data_follows_the_rulebook():
    assert len(CONTENT.agents) == 40
    assert sum(CONTENT.copies) == 24
    assert CONTENT.copies == [5, 4, 3, 5, 4, 3]
    assert CONTENT.power[:3] == [3, 5, 7]
    assert (CONTENT.speed[agent("C1")], CONTENT.slots[3 * agent("C1") : 3 * agent("C1") + 3]) == (
        5,
        [0, 2, 0],
    )
    assert (CONTENT.combat_times[agent("W6")], CONTENT.combat_colour[agent("W6")]) == (2, 0)
    assert CONTENT.name("agent", "C8", "bg") == "Голем"
    assert CONTENT.name("artefact", "truck", "fr") == "Camion"
    assert CONTENT.shown()["mine"][4][1] == "RRR?AAW"


def nameless(data):
    """Return the data without their names."""
    if isinstance(data, dict):
        return {key: nameless(value) for key, value in data.items() if key != "name"}
    return [nameless(value) for value in data] if isinstance(data, list) else data


def test_the_house_data_keep_their_digest_while_only_names_are_mended():
    """So that running games go on; what is played with may not change under the same digest."""
    played_with = json.dumps(nameless(json.loads(HOUSE)), sort_keys=True).encode()
    assert (
        sha256(played_with).hexdigest() == "16058f52299d69a4bdda6cc6a700aafc7a3554ac5282e5e9840b3ae1c65e68c0"
    )
    assert CONTENT.digest == "d0de3f319dce76f915739c4f29243ca286c23d3270924d59ff09005b009fecb2"


def test_another_file_has_another_digest():
    other = GAME.load(changed(lambda data: data["agents"][0].update(speed=6)))
    assert other.digest != CONTENT.digest
    assert other.speed[0] == 6


BROKEN = {
    "not json": (lambda _: None, "krysis file"),
    "an unknown field": (lambda d: d.update(motto="dig"), "krysis file"),
    "17 agents": (lambda d: d["agents"].pop(), "$.agents"),
    "a warrior among the carriers": (
        lambda d: d["agents"][0].update(kind="warrior", slots=""),
        "$.agents[0].kind",
    ),
    "a normal agent with a skill": (lambda d: d["agents"][0].update(skill="spy"), "$.agents[0].skill"),
    "two common specials": (lambda d: d["specials"].pop(), "$.specials"),
    "a company without three own specials": (
        lambda d: d["companies"][2]["specials"].pop(),
        "$.companies[2].specials",
    ),
    "three companies": (lambda d: d["companies"].pop(), "$.companies"),
    "six extra agents": (lambda d: d["extras"].pop(), "$.extras"),
    "an unknown skill": (lambda d: d["specials"][0].update(skill="juggler"), "$.specials[0].skill"),
    "a thief without a number": (lambda d: d["specials"][2].update(skill="thief"), "$.specials[2].skill"),
    "a master miner without goods": (
        lambda d: d["specials"][1].update(skill="master_miner"),
        "$.specials[1].skill",
    ),
    "a spy with a number": (lambda d: d["extras"][0].update(skill="spy 2"), "$.extras[0].skill"),
    "an id twice": (lambda d: d["extras"][0].update(id="C1"), "$.extras[0].id"),
    "four stars": (lambda d: d["agents"][3].update(stars=4), "$.agents[3].stars"),
    "a bad multiplier": (lambda d: d["agents"][5].update(speed="G*3"), "$.agents[5].speed"),
    "a negative speed": (lambda d: d["agents"][5].update(speed=-1), "$.agents[5].speed"),
    "a carrier that fights": (lambda d: d["agents"][0].update(combat=3), "$.agents[0].combat"),
    "a warrior with slots": (lambda d: d["agents"][9].update(slots="R"), "$.agents[9].slots"),
    "an unknown slot": (lambda d: d["agents"][0].update(slots="G"), "$.agents[0].slots"),
    "no Bulgarian name": (lambda d: d["agents"][0]["name"].pop("bg"), "$.agents[0].name"),
    "23 artefacts": (lambda d: d["artefacts"][0].update(copies=4), "$.artefacts"),
    "no copies": (lambda d: d["artefacts"][0].update(copies=0), "$.artefacts[0].copies"),
    "a weapon with slots": (lambda d: d["artefacts"][0].update(slots="R"), "$.artefacts[0]"),
    "a transport that fights": (lambda d: d["artefacts"][3].update(combat=2), "$.artefacts[3].combat"),
    "a transport without slots": (lambda d: d["artefacts"][3].update(slots=""), "$.artefacts[3].slots"),
    "four weapons": (lambda d: d["artefacts"][3].update(kind="weapon", combat=1, slots=""), "$.artefacts"),
    "two artefacts with one id": (lambda d: d["artefacts"][1].update(id="pistol"), "$.artefacts"),
    "three entrance spaces": (lambda d: d["entrance"].pop(), "$.entrance"),
    "an artefact at the entrance": (lambda d: d["entrance"].__setitem__(0, "A"), "$.entrance[0]"),
    "four levels": (lambda d: d["mine"].pop(), "$.mine"),
    "three spaces": (lambda d: d["mine"][1].pop(), "$.mine[1]"),
    "a space without goods": (lambda d: d["mine"][0].__setitem__(0, ""), "$.mine[0][0]"),
    "half an alternative": (lambda d: d["mine"][0].__setitem__(2, "BBB?"), "$.mine[0][2]"),
    "three alternatives": (lambda d: d["mine"][0].__setitem__(2, "B?W?R"), "$.mine[0][2]"),
    "three missions": (lambda d: d["missions"].pop(), "$.missions"),
    "an unknown mission": (lambda d: d["missions"][0].update(id="green"), "$.missions"),
    "colours in another order": (lambda d: d["crystals"].reverse(), "$.crystals"),
    "too few of a star level": (
        lambda d: [a.update(stars=2) for a in d["agents"] + d["specials"] if a["stars"] == 1],
        "$.companies[0]",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_file_is_refused_with_its_place(name):
    change, place = BROKEN[name]
    data = b"{" if name == "not json" else changed(change)
    with pytest.raises(BadInput) as error:
        GAME.load(data)
    assert error.value.place == place
    assert len(error.value.reason) > 10
