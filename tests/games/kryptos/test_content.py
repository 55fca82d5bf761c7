"""The colours of the cards are data that can be replaced, and are checked."""

import msgspec
import pytest

import kastellan
from kastellan.games.kryptos.content import load
from kastellan.games.kryptos.rules import Rule


def house():
    return load(None).shown()["colours"]


def file(colours):
    return msgspec.json.encode({"colours": colours})


@pytest.mark.rule(Rule.TWELVE_TOKENS)
def test_the_house_colours_repeat_every_four_numbers():
    colours = load(None)
    assert [colours.colour_of[n] for n in range(1, 49)] == [0, 1, 2, 3] * 12
    assert [colour.id for colour in colours.colours] == ["red", "blue", "green", "yellow"]
    assert colours.warnings == ()
    assert len({colour.symbol for colour in colours.colours}) == 4


def thirteen_reds():
    colours = house()
    colours[0]["numbers"] = [*colours[0]["numbers"], 2]
    return colours


def twice():
    colours = house()
    colours[1]["numbers"] = [1, *colours[1]["numbers"][1:]]
    return colours


def beyond():
    colours = house()
    colours[3]["numbers"] = [*colours[3]["numbers"][:-1], 49]
    return colours


def nameless():
    colours = house()
    del colours[2]["name"]["bg"]
    return colours


BROKEN = [
    pytest.param(thirteen_reds, "$.colours[0].numbers", "13 red", Rule.TWELVE_TOKENS, id="thirteen reds"),
    pytest.param(twice, "$.colours[1].numbers[0]", "already red", Rule.TWELVE_TOKENS, id="a number twice"),
    pytest.param(lambda: house()[:3], "$.colours", "3 colours", Rule.TWELVE_TOKENS, id="three colours"),
    pytest.param(beyond, "$.colours[3].numbers[11]", "49 is not a card", "", id="card 49"),
    pytest.param(nameless, "$.colours[2].name", "bg", "", id="no Bulgarian name"),
]


@pytest.mark.rule(Rule.TWELVE_TOKENS)
@pytest.mark.parametrize(("colours", "place", "reason", "rule"), BROKEN)
def test_broken_colours_are_refused_with_their_place(colours, place, reason, rule):
    with pytest.raises(kastellan.BadInput) as caught:
        load(file(colours()))
    assert (caught.value.place, caught.value.rule) == (place, rule)
    assert reason in caught.value.reason


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b'{"colours": [], "extra": 1}'])
def test_a_file_that_holds_no_colours_is_refused(data):
    with pytest.raises(kastellan.BadInput):
        load(data)


@pytest.mark.rule(Rule.TWELVE_TOKENS)
def test_uneven_colours_are_allowed_with_a_warning():
    """Only twelve of each are needed; that each prefix is even makes deduction fair."""
    colours = house()
    colours[0]["numbers"], colours[1]["numbers"] = list(range(1, 13)), list(range(13, 25))
    colours[2]["numbers"], colours[3]["numbers"] = list(range(25, 37)), list(range(37, 49))
    assert len(load(file(colours)).warnings) == 4


@pytest.mark.rule("TABLE-5")
def test_a_game_plays_and_replays_with_its_own_colours_only():
    colours = house()
    colours[0]["numbers"], colours[1]["numbers"] = colours[1]["numbers"], colours[0]["numbers"]
    table = kastellan.new("kryptos", 4, seed=1, content=file(colours))
    plain = kastellan.new("kryptos", 4, seed=1)
    stock, swapped = (t.view().hands[0].stock for t in (plain, table))
    assert swapped == (stock[1], stock[0], *stock[2:])
    assert list(kastellan.replay(table.log, file(colours)))[-1] == table.state
    with pytest.raises(kastellan.BadInput) as caught:
        list(kastellan.replay(table.log))
    assert (caught.value.place, caught.value.rule) == ("$.content", "TABLE-5")
