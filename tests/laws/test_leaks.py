"""The laws hold for a toy, and each leak on purpose breaks the law made against it."""

from random import Random

import msgspec
import pytest

import kastellan
from kastellan.core import CHANCE, Line, Refusal
from kastellan.core.chance import draw_by
from kastellan.locale import LANGUAGES, say
from tests.laws import laws, toys
from tests.laws.setups import Setup, every_setup
from tests.laws.toys import TOY

SETUPS = [*every_setup(TOY), Setup(3, TOY.options(notes=2))]
change = msgspec.structs.replace


@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_toy_obeys(law, setup):
    for seed in range(5):
        law(TOY, setup, seed)


def neighbours_stone(state, seat):
    """Return what the next seat has drawn, which ``seat`` may not know."""
    other = (seat + 1) % state.seats
    return state.stones[other] if other < len(state.stones) else 0


def view_counting_the_bag(state, viewer):
    """Show the value of what is left in the bag, which tells what others drew."""
    values = sum(state.content.stones[kind].value for kind in state.stones)
    return change(toys.view(state, viewer), in_bag=values)


def view_missing_folds(state, viewer):
    """Show a sealed fold as not sealed."""
    return change(toys.view(state, viewer), sealed=tuple(bid > 0 for bid in state.bids))


def encode_with_the_neighbours_stone(state, viewers):
    """Send together what nobody would see alone."""
    views = [toys.view(state, viewer) for viewer in viewers]
    return [
        msgspec.json.encode(change(view, stone=neighbours_stone(state, view.viewer or 0))) for view in views
    ]


def legal_by_the_neighbour(state, seat):
    """Offer bids by what the neighbour has drawn."""
    listing = toys.legal(state, seat)
    return listing[: 2 + neighbours_stone(state, seat)] if listing else listing


def legal_in_telling_order(state, seat):
    """List the same bids, but in an order that the neighbour's stone decides."""
    listing = list(toys.legal(state, seat))
    return listing[::-1] if listing and neighbours_stone(state, seat) else listing


def refuse_with_a_hint(state, seat, action):
    """Give the neighbour's stone away in a fact of the refusal."""
    refusal = toys.refuse(state, seat, action)
    if refusal is None or seat not in toys.to_act(state):
        return refusal
    return Refusal(refusal.rule, refusal.reason, {**refusal.facts, "hint": neighbours_stone(state, seat)})


def refuse_by_the_neighbour(state, seat, action):
    """Cite another rule if the neighbour has a pearl."""
    refusal = toys.refuse(state, seat, action)
    if refusal and seat in toys.to_act(state) and neighbours_stone(state, seat) == 2:
        return Refusal(toys.Rule.SEAL, refusal.reason, refusal.facts)
    return refusal


def tell_the_bid(before, seat, action, after, viewer):
    """Tell a sealed bid with its amount."""
    lines = toys.tell(before, seat, action, after, viewer)
    if seat == CHANCE:
        return lines
    return (Line("toy-story-sealed", {"seat": seat, "amount": getattr(action, "amount", 0)}), *lines[1:])


def tell_the_draw(before, seat, action, after, _viewer):
    """Tell everybody what is drawn."""
    return toys.tell(before, seat, action, after, len(before.stones))


def test_the_leaks_below_are_the_only_reason_to_fail():
    """The laws they break hold for the toy itself with the same seeds."""
    for law in (
        laws.actions_and_views_travel,
        laws.views_keep_secrets,
        laws.stories_keep_secrets,
        laws.imagination_is_fair,
    ):
        for seed in range(10):
            law(TOY, SETUPS[-2], seed)


LEAKS = [
    ("view", view_counting_the_bag, laws.views_keep_secrets),
    ("view", view_missing_folds, laws.views_keep_secrets),
    ("encode_views", encode_with_the_neighbours_stone, laws.actions_and_views_travel),
    ("legal", legal_by_the_neighbour, laws.views_keep_secrets),
    ("legal", legal_in_telling_order, laws.views_keep_secrets),
    ("refuse", refuse_with_a_hint, laws.views_keep_secrets),
    ("refuse", refuse_by_the_neighbour, laws.views_keep_secrets),
    ("tell", tell_the_bid, laws.stories_keep_secrets),
    ("tell", tell_the_draw, laws.stories_keep_secrets),
]


def holds(law, game, seeds=range(10)):
    """Check the law in every set-up of the toy with several seeds."""
    for setup in SETUPS:
        for seed in seeds:
            law(game, setup, seed)


@pytest.mark.parametrize(("channel", "leak", "law"), LEAKS, ids=[leak.__name__ for _, leak, _ in LEAKS])
def test_a_leak_breaks_the_law(channel, leak, law):
    with pytest.raises(AssertionError):
        holds(law, change(TOY, **{channel: leak}))


class Peephole:
    """A toy whose imagination remembers the true position behind the last view."""

    def __init__(self):
        self.truth = None

    def view(self, state, viewer):
        self.truth = state.copy()
        return toys.view(state, viewer)

    def peek(self, view, content, rng):
        """Imagine honestly, but with throws that depend on the truth."""
        return toys.imagine(view, content, Random(f"{rng.random()} {self.truth.stones} {self.truth.bids}"))

    def repeat(self, _view, _content, _rng):
        """Give back the truth itself."""
        return self.truth.copy()


def play_the_first(state, random):
    """Play what is listed first, whatever the dice say."""
    decisions = 0
    while seats := toys.to_act(state):
        if seats[0] == CHANCE:
            toys.advance(state, CHANCE, draw_by(toys.chance(state), random))
        else:
            toys.advance(state, seats[0], toys.legal(state, seats[0])[0])
            decisions += 1
    return decisions


def test_random_play_that_is_not_random_breaks_the_law():
    with pytest.raises(AssertionError):
        holds(laws.random_play_is_the_general_one, change(TOY, playout=play_the_first))


def test_an_imagination_that_peeks_breaks_the_law():
    hole = Peephole()
    with pytest.raises(AssertionError):
        holds(laws.imagination_is_fair, change(TOY, view=hole.view, imagine=hole.peek))


def test_an_imagination_that_never_varies_breaks_the_law():
    hole = Peephole()
    game = change(TOY, view=hole.view, imagine=hole.repeat)
    holds(laws.views_keep_secrets, game)  # by doing nothing
    with pytest.raises(AssertionError):
        holds(laws.imagination_varies, game)


def test_the_toy_is_played_at_a_table_like_any_game():
    with toys.registered():
        table = kastellan.new("toy", 3, {"rounds": 1}, seed=5)
        assert table.to_act == (0, 1, 2)
        table.play(1, {"type": "fold"})
        table.take_back(1)
        assert table.to_act == (0, 1, 2)
        with pytest.raises(kastellan.Refused, match=r"TOY-4: Bid from 1 to"):
            table.play(0, {"type": "bid", "amount": 9})
        for seat in (2, 0, 1):
            story = table.play(seat, table.legal(seat)[-1])
        assert [line.key for line in story] == ["toy-story-sealed", "toy-story-bids"]
        assert table.outcome.ranks.count(1) >= 1
        for language in LANGUAGES:
            assert "0" in say(language, "toy-story-bids", {"bids": (0, 1)})


@pytest.mark.parametrize(
    ("fields", "place", "rule"),
    [
        ({"points": (0,)}, "$.points", "TOY-1"),
        ({"points": (0, 0), "round": 9}, "$.round", "TOY-5"),
        ({"points": (0, 0), "stones": (0, 0, 0)}, "$.stones", "TOY-2"),
        ({"points": (0, 0, 0), "stones": (2, 2, 2)}, "$.stones", "TOY-2"),
        ({"points": (0, 0), "bids": (1, -1)}, "$.bids", "TOY-3"),
        ({"points": (0, 0), "stones": (0, 0), "bids": (0, 0)}, "$.bids", "TOY-3"),
        ({"points": (0, 0), "round": 2}, "$.last", "TOY-3"),
        ({"points": (0, 0), "stones": (0, 0), "bids": (2, -1)}, "$.bids", "TOY-4"),
    ],
)
def test_impossible_positions_of_the_toy_are_refused(fields, place, rule):
    with toys.registered(), pytest.raises(kastellan.BadInput) as caught:
        kastellan.position("toy", fields)
    assert (caught.value.place, caught.value.rule) == (place, rule)
