"""Search counts its iterations, finds what is plainly best, and mixes sealed answers."""

from random import Random

import msgspec
import pytest

from kastellan.bots import Budget, Knowledge, Seen, look
from kastellan.bots.planning import settle
from kastellan.bots.search import Search, search
from kastellan.bots.utility import utilities, win_shares
from kastellan.core import CHANCE, Outcome, draw, resample
from kastellan.core.knowledge import Choice
from kastellan.core.playout import step
from kastellan.games import GAMES
from kastellan.games.krysis import phases
from tests.bots.test_players import some_positions
from tests.laws.toys import TOY, Bid, Draw


def decision(game, seats, seed):
    """Return a position of a random game in which a player has a choice."""
    rng = Random(seed)
    state = game.start(seats, game.options(), game.load(None))
    while game.to_act(state) == (CHANCE,) or len(game.legal(state, game.to_act(state)[0])) < 2:
        game.advance(state, *step(game, state, rng))
    return state


def toy(stones, points=(0, 0), last_round=True):
    """Return a round of the toy for two with these stones drawn."""
    state = TOY.start(2, TOY.options(rounds=3), TOY.load(None))
    for stone in stones:
        TOY.advance(state, CHANCE, Draw(stone))
    state.points = list(points)
    state.round = 3 if last_round else 1
    return state


def test_iterations_are_kept_to_and_repeat_themselves(game):
    """The same seed and iterations give the same figures; every iteration tries one candidate."""
    state = decision(game, min(game.seats), seed=1)
    seat = game.to_act(state)[0]
    one, two = (search(game, look(game, state, seat), Random(9), Budget(iterations=12)) for _ in range(2))
    assert one == two
    assert sum(choice.visits for choice in one) == 12
    assert all(0 <= choice.value <= 1 for choice in one)


def test_time_runs_out(game):
    """Without a count of iterations the clock ends the search, after one iteration at least."""
    state = decision(game, min(game.seats), seed=1)
    assert search(game, look(game, state, game.to_act(state)[0]), Random(9), Budget(seconds=0.0))


def test_what_wins_at_once_is_found():
    """Whoever holds the pearl in the last round and is one point behind bids high."""
    state = toy([2, 0], points=(0, 1))
    best = search(TOY, look(TOY, state, 0), Random(3), Budget(iterations=400))[0]
    assert best.action in (Bid(2), Bid(3))
    assert best.value > 0.75


def test_positions_a_seat_cannot_tell_apart_share_a_node():
    """The second seat answers without knowing the first seat's sealed bid, in the tree as at the table."""
    state = toy([2, 1])
    run = Search(TOY, look(TOY, state, 0), Random(1))
    run.run(Budget(iterations=300))
    seconds = [known for seat, known in run.nodes if seat == 1 and b'"round":3' in known]
    sealed = [known for known in seconds if b'"sealed":[true,false]' in known]
    stones = {stone for known in sealed for stone in (0, 1, 2) if f'"stone":{stone}'.encode() in known}
    assert len(sealed) == len(stones) == 3


def test_what_a_game_says_a_seat_knows_is_its_view(game):
    """Where a game names knowledge more quickly than by a view, twins have it in common and others not."""
    known = game.bot.known if game.bot else None
    if known is None:
        known = lambda state, seat: msgspec.json.encode(game.view(state, seat))  # noqa: E731 - the default
    seen = {}
    for state in some_positions(game, max(game.seats), seed=3, count=12):
        for seat in range(state.seats):
            twin = resample(game, state, seat, Random(1))
            assert known(twin, seat) == known(state, seat)
            seen.setdefault((seat, known(state, seat)), set()).add(
                msgspec.json.encode(game.view(state, seat))
            )
    assert all(len(views) == 1 for views in seen.values())


def test_sealed_answers_are_drawn_and_open_ones_are_not():
    """With others deciding at the same moment a player mixes among what it tried often."""
    choices = [Choice("a", 50, 0.5), Choice("b", 40, 0.5), Choice("c", 2, 0.1)]
    alone, sealed = (Seen(0, None, (), None, acting) for acting in (1, 2))
    assert {settle(choices, alone, Random(seed)) for seed in range(20)} == {"a"}
    assert {settle(choices, sealed, Random(seed)) for seed in range(40)} == {"a", "b"}


def test_a_tempered_player_takes_what_it_tried_less_often_more_rarely():
    """Easy levels err, but rarely far; without temper nothing but the most tried is taken."""
    choices = [Choice("a", 60, 0.5), Choice("b", 30, 0.5), Choice("c", 1, 0.1)]
    alone = Seen(0, None, (), None, 1)
    rng = Random(3)
    warm, cool = ([settle(choices, alone, rng, temper) for _ in range(900)] for temper in (1.0, 0.4))
    assert 500 < warm.count("a") < 680
    assert 230 < warm.count("b") < 370
    assert warm.count("c") < 40
    assert cool.count("a") > 700
    assert cool.count("b") > 0


KRYSIS_VARIANTS = {
    "base": {},
    "advanced": {"advanced": True},
    "tactical": {"tactical": True},
    "both": {"advanced": True, "tactical": True},
    "all": {"advanced": True, "tactical": True, "missions": True, "extra_agents": True, "open_hq": True},
}


@pytest.mark.parametrize("options", KRYSIS_VARIANTS.values(), ids=KRYSIS_VARIANTS)
def test_krysis_knows_no_more_than_its_views_in_any_variant(options):
    """The quick key of a node is that of a view; supposing what others sealed changes no view of the seat."""
    game, rng, seen = GAMES["krysis"], Random(5), {}
    state = game.start(3, game.options(**options), game.load(None))
    while game.to_act(state):
        if game.to_act(state) != (CHANCE,) and rng.random() < 0.2:
            for seat in range(3):
                twin = resample(game, state, seat, rng)
                game.bot.suppose(twin, seat, rng)
                view = msgspec.json.encode(game.view(state, seat))
                assert msgspec.json.encode(game.view(twin, seat)) == view
                key = seat, game.bot.known(state, seat)
                assert key == (seat, game.bot.known(twin, seat))
                assert seen.setdefault(key, view) == view
        game.advance(state, *step(game, state, rng))


def test_a_game_may_cut_playouts_order_candidates_and_choose_itself():
    """``Game.bot`` is used where it is given."""
    calls = []

    def evaluate(state):
        calls.append(state)
        return [1.0, 0.0]

    def priors(_state, _seat, _legal):
        return [(Bid(1), 3.0)]

    state = toy([2, 0], last_round=False)
    knowing = TOY.__class__(
        **{name: getattr(TOY, name) for name in TOY.__struct_fields__ if name != "bot"},
        bot=Knowledge(evaluate=evaluate, horizon=1, priors=priors),
    )
    assert [
        choice.action for choice in search(knowing, look(TOY, state, 0), Random(1), Budget(iterations=8))
    ] == [Bid(1)]
    assert calls


@pytest.mark.parametrize(
    ("outcome", "shares"),
    [
        (Outcome((3, 1), (1, 2)), (1.0, 0.0)),
        (Outcome((3, 3, 1), (1, 1, 3)), (0.5, 0.5, 0.0)),
        (Outcome((2, 2, 0, 0), (1, 1, 3, 3), ((0, 1), (2, 3))), (1.0, 1.0, 0.0, 0.0)),
        (Outcome((1, 1, 1, 1), (1, 1, 1, 1), ((0, 1), (2, 3))), (0.5, 0.5, 0.5, 0.5)),
    ],
)
def test_victories_are_shared_by_sides(outcome, shares):
    """A team wins as one; tied sides share."""
    assert win_shares(outcome) == shares
    assert all(0 <= value <= 1 for value in utilities(outcome))


def test_utility_ranks_victory_first_then_the_place():
    values = utilities(Outcome((9, 5, 1), (1, 2, 3)))
    assert values[0] > values[1] > values[2]


def test_chance_is_drawn_by_weight():
    """Search draws through ``core.chance``, so rare stones stay rare in imagined games."""
    state = toy([])
    rng = Random(1)
    drawn = [draw(TOY.chance(state), rng).stone for _ in range(900)]
    assert 300 < drawn.count(0) < 500
    assert 140 < drawn.count(2) < 260


@pytest.mark.parametrize("options", KRYSIS_VARIANTS.values(), ids=KRYSIS_VARIANTS)
def test_who_hurries_takes_the_same_steps_of_a_turn(options):
    """Krysis plays planned turns of others at once: what comes of it is what single steps come to."""
    game, rng, turns = GAMES["krysis"], Random(6), 0
    state = game.start(3, game.options(**options), game.load(None))
    while acting := game.to_act(state):
        if state.phase == phases.ACTION:
            (seat,), turns = acting, turns + 1
            slowly, quickly = state.copy(), state.copy()
            while game.to_act(slowly) == (seat,) and slowly.phase == phases.ACTION:
                planned = game.bot.rollout(slowly, seat, rng)
                assert game.refuse(slowly, seat, planned) is None
                game.advance(slowly, seat, planned)
            game.bot.hurry(quickly, seat, rng)
            assert quickly.key() == slowly.key()
        game.advance(state, *step(game, state, rng))
    assert turns > 20


def test_a_playout_in_one_call_ends_where_a_position_can_be_valued():
    """Rounds are played out from every phase, and no card or crystal is lost on the way."""
    game = GAMES["krysis"]
    for before in some_positions(game, 3, seed=4, count=20):
        state = before.copy()
        game.bot.finish(state, Random(2))
        assert not game.to_act(state) or game.bot.settled(state)
        assert game.read(game.write(state), state.content) == state
