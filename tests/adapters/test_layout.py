"""A row of numbers says what the view says, each field in its place."""

import sys
from concurrent.futures import ThreadPoolExecutor
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


class Item(msgspec.Struct, frozen=True):
    marks: tuple[int, ...] | None
    sets: tuple[tuple[int, ...], ...]
    counts: tuple[int | None, ...]
    guess: Guess | None


class Deep(msgspec.Struct, frozen=True):
    """Every way in which something can be missing, or be part of something else."""

    names: tuple[str, ...] | None
    flags: tuple[bool, bool]
    nested: tuple[tuple[tuple[int, ...], ...], ...]
    few: tuple[Item, ...] | None
    many: tuple[Item, ...] | None
    one: Item | None


ITEM = {
    "marks": Members(range(3)),
    "sets": Each(2, Members(range(3))),
    "counts": Each(2, Number(9, low=-3)),
    "guess.value": Number(4, low=-4),
    "guess.word": Words(("sun", "moon")),
}
DEEP = {
    "names": Each(3, Choice(("a", "b")), varies=True),
    "nested": Each(2, Each(2, Members(range(3)))),
    "few": Each(2),
    "many": Each(3, varies=True),
    **{f"{place}.{path}": extent for place in ("few", "many", "one") for path, extent in ITEM.items()},
}


def deep_views(rng):
    """Yield views of which some parts are those of the view before, some equal to them, and some new."""

    def maybe(value):
        return None if rng.random() < 0.3 else value

    def members():
        return tuple(k for k in range(3) if rng.random() < 0.4)

    def item():
        counts = tuple(maybe(rng.randrange(-3, 10)) for _ in range(2))
        guess = maybe(Guess(rng.randrange(-4, 5), rng.choice(("sun", "moon", "comet"))))
        return Item(maybe(members()), (members(), members()), counts, guess)

    make = {
        "names": lambda: maybe(tuple(rng.choice("ab") for _ in range(rng.randrange(4)))),
        "flags": lambda: (rng.random() < 0.5, rng.random() < 0.5),
        "nested": lambda: ((members(), members()), (members(), members())),
        "few": lambda: maybe((item(), items[0])),
        "many": lambda: maybe((items[1], item(), items[2])[: rng.randrange(4)]),
        "one": lambda: maybe(item()),
    }
    items = [item() for _ in range(3)]
    view = Deep(**{name: part() for name, part in make.items()})
    while True:
        yield view
        changed = {name: part() for name, part in make.items() if rng.random() < 0.4}
        view = msgspec.structs.replace(view, **changed)
        if rng.random() < 0.3:
            view = msgspec.json.decode(msgspec.json.encode(view), type=Deep)
        if rng.random() < 0.1:
            items = [item() for _ in range(3)]


def test_what_was_written_before_leaves_no_trace():
    """Only what has changed is written: the row is the same as if all of it were."""
    layout, shape = Layout(Deep, Options, DEEP), shape_of(Deep, Options, DEEP)
    for _, view in zip(range(3000), deep_views(Random(1)), strict=False):
        expected = plain_row(layout, shape, view)
        for path, part in layout.named(layout.row(view)).items():
            assert np.array_equal(part, expected[path]), (path, view)


def test_rows_belong_to_who_asked_for_them(layout):
    """What is done to a row changes no other."""
    first, second = a_view(), a_view(score=10)
    plain = layout.row(first)
    layout.row(first)[:] = 7
    assert np.array_equal(layout.row(first), plain)
    layout.row(second)
    assert np.array_equal(layout.row(first), plain)
    room = np.full(layout.size, 9, np.float32)
    layout.fill(room.data.cast("B"), first)
    assert np.array_equal(room, plain)


def test_a_row_after_an_error_is_right(layout):
    plain = layout.row(a_view())
    with pytest.raises(KeyError):
        layout.row(a_view(phase="deal", turn=1, score=7, hands=(Hand((9, 1), (1,)),) * 2))
    assert np.array_equal(layout.row(a_view()), plain)


def test_threads_do_not_write_into_the_same_row(layout):
    views = [a_view(score=k, hands=(Hand((1 + k % 3, None), ()),) * 2, turn=k % 2) for k in range(8)]
    plain = [layout.row(view).tobytes() for view in views]

    def right(k):
        return all(layout.row(views[k]).tobytes() == plain[k] for _ in range(800))

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as pool:
            assert all(pool.map(right, range(8)))
    finally:
        sys.setswitchinterval(interval)


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


def test_a_number_too_large_to_be_exact_is_an_error():
    most = 2**24
    layout = Layout(View, Options, {**EXTENTS, "score": Number(most, unit=1)})
    assert layout.named(layout.row(a_view(score=most - 1)))["score"] == most - 1
    with pytest.raises(TypeError, match=f"score can get larger than {most}"):
        Layout(View, Options, {**EXTENTS, "score": Number(most + 1, unit=1)})


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
