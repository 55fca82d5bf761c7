"""A row of numbers says what the view says, each field in its place."""

from random import Random

import msgspec
import numpy as np
import pytest

from kastellan.adapters.layout import Layout
from kastellan.adapters.shape import Group, Items, shape_of
from kastellan.core.catalogue import Choice, Each, LeftOut, Members, Number, Words
from tests.adapters.forms import EVERY_SETUP, decisions, form_for


class Options(msgspec.Struct, frozen=True):
    fast: bool = False


class Hand(msgspec.Struct, frozen=True):
    cards: tuple[int | None, ...]
    known: tuple[int, ...]


class Guess(msgspec.Struct, frozen=True):
    value: int
    word: str


class View(msgspec.Struct, frozen=True):
    options: Options
    phase: str
    turn: int | None
    score: int
    temperature: int
    hands: tuple[Hand, ...]
    guess: Guess | None
    past: tuple[Guess, ...]
    over: bool
    notes: str


EXTENTS = {
    "phase": Choice(("deal", "play")),
    "turn": Choice(range(2)),
    "score": Number(300, unit=100),
    "temperature": Number(10, low=-10),
    "hands": Each(2),
    "hands.cards": Each(2, Choice(range(1, 4))),
    "hands.known": Members(range(1, 4)),
    "guess.value": Number(4),
    "guess.word": Words(("sun", "moon")),
    "past": Each(2, varies=True),
    "past.value": Number(4),
    "past.word": Words(("sun", "moon")),
    "notes": LeftOut("not for programs"),
}


def a_view(**changes):
    plain = {
        "options": Options(),
        "phase": "play",
        "turn": None,
        "score": 150,
        "temperature": -5,
        "hands": (Hand((1, None), (2,)), Hand((None, 3), ())),
        "guess": None,
        "past": (Guess(2, "moon"),),
        "over": True,
        "notes": "",
    }
    return View(**{**plain, **changes})


@pytest.fixture(scope="module")
def layout():
    return Layout(View, Options, EXTENTS)


def test_each_field_has_its_places(layout):
    named = layout.named(layout.row(a_view()))
    assert named["phase"].tolist() == [0, 1]
    assert named["turn"].tolist() == [0, 0]
    assert named["score"] == 1.5
    assert named["temperature"] == 0.25
    assert named["hands.cards"].tolist() == [[[1, 0, 0], [0, 0, 0]], [[0, 0, 0], [0, 0, 1]]]
    assert named["hands.known"].tolist() == [[0, 1, 0], [0, 0, 0]]
    assert named["over"] == 1
    assert "notes" not in named
    assert not any(path.startswith("options") for path in named)


def test_what_is_missing_is_empty_and_says_so(layout):
    named = layout.named(layout.row(a_view()))
    assert (named["guess?"], named["guess.value"], named["guess.word"]) == (0, 0, 0)
    named = layout.named(layout.row(a_view(guess=Guess(4, "sun"))))
    assert (named["guess?"], named["guess.value"], named["guess.word"]) == (1, 1, 1)


def test_a_list_tells_how_long_it_is(layout):
    named = layout.named(layout.row(a_view()))
    assert named["past#"] == 0.5
    assert named["past.value"].tolist() == [0.5, 0]
    assert named["past.word"].tolist() == [2, 0]


def test_what_was_written_before_leaves_no_trace(layout):
    """Parts that a writer remembers are those of equal items in the same place, and no others."""
    mine, yours = Hand((1, 2), (3,)), Hand((None, None), (3,))
    hands = [(mine, yours), (yours, mine), (mine, mine), (yours, yours), (Hand((2, 1), ()), mine)]
    rng = Random(1)
    for _ in range(60):
        view = a_view(hands=rng.choice(hands), past=(Guess(rng.randrange(5), "sun"),) * rng.randrange(3))
        assert np.array_equal(layout.row(view), Layout(View, Options, EXTENTS).row(view))


def test_a_text_outside_the_list_is_zero(layout):
    assert layout.named(layout.row(a_view(guess=Guess(0, "comet"))))["guess.word"] == 0


@pytest.mark.parametrize(
    "changes",
    [
        {"phase": "dream"},
        {"hands": (Hand((4, None), ()), Hand((), ()))},
        {"hands": (Hand((1, 2), (9,)), Hand((1, 2), ()))},
        {"hands": (Hand((1, 2, 3), ()), Hand((1, 2), ()))},
        {"past": (Guess(1, "sun"),) * 3},
    ],
    ids=["choice", "choice in a tuple", "set", "length", "list"],
)
def test_a_view_beyond_its_catalogue_is_an_error(layout, changes):
    with pytest.raises((KeyError, ValueError)):
        layout.row(a_view(**changes))


def test_a_field_without_extent_is_an_error():
    with pytest.raises(TypeError, match=r"'hands\.cards'"):
        Layout(View, Options, {path: extent for path, extent in EXTENTS.items() if path != "hands.cards"})


def test_a_number_too_large_for_two_bytes_is_an_error():
    Layout(View, Options, {**EXTENTS, "score": Number(65_535)})
    with pytest.raises(TypeError, match="score can get larger than 65535"):
        Layout(View, Options, {**EXTENTS, "score": Number(65_536)})


def test_the_table_names_every_field(layout):
    assert [line.split()[0] for line in str(layout).splitlines()[1:3]] == ["0-1", "2-3"]
    assert "hands.known              set of 1 to 3" in str(layout)


def plain_row(layout, node, value, at=(), row=None):
    """Write a view down field by field, without the compiled writer."""
    if row is None:
        row = {field.path: np.zeros(field.shape, np.float32) for field in layout.fields}
    fields = {field.path: field for field in layout.fields}
    if isinstance(node, Items):
        if node.varies:
            row[f"{node.path}#"][at] = len(value or ()) / node.most
        elif node.optional:
            row[f"{node.path}?"][at] = value is not None
        for k, item in enumerate(value or ()):
            plain_row(layout, node.item, item, (*at, k), row)
    elif isinstance(node, Group):
        if node.optional:
            row[f"{node.path}?"][at] = value is not None
        for name, part in node.fields if value is not None else ():
            plain_row(layout, part, getattr(value, name), at, row)
    else:
        field = fields[node.path]
        if node.optional and field.kind not in {"one of", "word"}:
            row[f"{node.path}?"][at] = value is not None
        if value is None:
            return row
        if field.kind == "word":
            row[node.path][at] = field.values.index(value) + 1 if value in field.values else 0
        elif field.kind in {"one of", "set of"}:
            for one in value if field.kind == "set of" else (value,):
                row[node.path][(*at, field.values.index(one))] = 1
        else:
            row[node.path][at] = np.float32(value - field.low) * np.float32(1 / field.unit)
    return row


@pytest.mark.parametrize(("game", "setup"), EVERY_SETUP)
def test_the_compiled_writer_writes_what_a_plain_one_does(game, setup):
    form, rng = form_for(game.slug, setup), Random(3)
    layout = form.layout
    extents = game.catalogue(setup.seats, setup.options, form.content).extents
    shape = shape_of(game.views, game.options, extents)
    for number, (state, seat, _) in enumerate(decisions(form, seed=3)):
        if number > 2 and rng.random() > 0.05:
            continue
        for viewer in (None, seat):
            view = game.view(state, viewer)
            row = layout.row(view)
            expected = plain_row(layout, shape, view)
            for path, part in layout.named(row).items():
                assert np.array_equal(part, expected[path]), path


@pytest.mark.parametrize(("game", "setup"), EVERY_SETUP)
def test_rows_stay_between_zero_and_what_the_catalogue_says(game, setup):
    form = form_for(game.slug, setup)
    state = None
    for state, seat, _ in decisions(form, seed=4):
        row = form.row(state, seat)
        assert row.dtype == np.float32
        assert (row >= 0).all()
        assert (row <= form.layout.high).all()
    assert (form.row(state, 0) <= form.layout.high).all(), "after the end too"


def test_an_interceptor_may_end_with_three_tokens():
    """Decrypto with three: the last round can bring two tokens at once, and a row has room for them."""
    setup = next(case.values[1] for case in EVERY_SETUP if case.id == "decrypto-3 seats")
    form, most = form_for("decrypto", setup), 0
    for seed in range(100):
        *_, (last, _, _) = decisions(form, seed)
        row = form.row(last, 2)
        assert (row <= form.layout.high).all()
        most = max(most, form.layout.named(row)["teams.interceptions"].max())
    assert most == 1.5
