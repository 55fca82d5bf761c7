"""One thought yields the whole turn: steps that fit as long as the seat sees what was foreseen."""

from itertools import islice
from random import Random

import pytest

from kastellan.bots import Budget, look
from kastellan.bots.matches import Thinker
from kastellan.bots.planning import sight_of
from kastellan.bots.players import BUDGETS, GOING_ON, plan, time_for
from kastellan.core import CHANCE, draw
from kastellan.core.game import encoded_views
from kastellan.games import GAMES
from kastellan.games.krysis import phases
from kastellan.games.krysis.actions import Confirm
from tests.bots.test_search import toy
from tests.laws.toys import TOY, Note

FEW = Budget(iterations=60)


def played_by(game, seats, seed, decisions):
    """Yield positions with who is to act, in a game that players of the game's own order play."""
    rng, state = Random(seed), game.start(seats, game.options(), game.load(None))
    while (acting := game.to_act(state)) and decisions:
        if acting == (CHANCE,):
            game.advance(state, CHANCE, draw(game.chance(state), rng))
            continue
        yield state, acting[0]
        decisions -= 1
        game.advance(state, acting[0], game.bot.rollout(state, acting[0], rng))


@pytest.mark.parametrize("slug", ["kreta", "krysis"])
def test_a_plan_goes_on_until_somebody_else_acts_or_the_seat_learns_something(slug):
    """Played at the table, every step is allowed and finds what it was planned for."""
    game, lengths = GAMES[slug], []
    for number, (before, seat) in enumerate(played_by(game, 2, 5, 24)):
        if number % 4:
            continue
        state = before.copy()
        steps = plan(game, "hard", look(game, state, seat), Random(number), FEW)
        assert steps[0].sight == ""
        for step in steps:
            assert seat in game.to_act(state)
            assert game.refuse(state, seat, step.action) is None
            seen = sight_of(encoded_views(game, state, [seat])[0])
            assert step.sight in ("", seen)
            game.advance(state, seat, step.action)
        lengths.append(len(steps))
        ended = seat not in game.to_act(state)
        assert ended or game.to_act(state) == (seat,)
    assert max(lengths) > 1


@pytest.mark.parametrize(("deal", "decision"), [(17, 38), (13, 135)])
def test_a_plan_goes_on_only_where_others_have_sealed_what_lets_it(deal, decision):
    """Against some teams the last agent lets a seat act first, against others not (KRY-27)."""
    game = GAMES["krysis"]
    state, seat = next(islice(played_by(game, 2, deal, decision + 1), decision, None))
    assert state.phase == phases.TEAM
    steps = plan(game, "hard", look(game, state, seat), Random(decision), Budget(iterations=40))
    assert game.refuse(state, seat, steps[0].action) is None


def test_a_bid_is_one_thought_from_the_first_crystal_to_the_seal():
    """What others seal meanwhile tells nothing, so no step of it depends on what is seen of them."""
    game = GAMES["krysis"]
    for state, seat in played_by(game, 2, 1, 1):
        for seed in range(6):
            steps = plan(game, "normal", look(game, state, seat), Random(seed), FEW)
            assert steps[-1].action == Confirm()
            assert {step.sight for step in steps} == {""}


def test_who_goes_on_with_a_turn_takes_a_part_of_the_time():
    assert time_for("hard", False) == BUDGETS["hard"]
    assert time_for("hard", True).seconds == pytest.approx(GOING_ON * BUDGETS["hard"].seconds)
    assert time_for("hard", True, {"hard": Budget(iterations=8)}) == Budget(iterations=2)
    assert time_for("random", True) is None


class Counted(Thinker):
    """Somebody whose thoughts are counted."""

    thoughts = 0

    def think(self, state, story):
        """Think, and count it."""
        self.thoughts += 1
        return super().think(state, story)


def test_what_is_seen_otherwise_than_foreseen_is_thought_over():
    """As long as it sees what was foreseen, a seat does not think a second time."""
    game, rng = GAMES["kreta"], Random(2)
    for state, seat in played_by(game, 2, 3, 9):
        thinker = Counted(game, seat, "hard", rng, {"hard": FEW})
        first = thinker.step(state, ())
        if not thinker.plan:
            continue
        after = state.copy()
        game.advance(after, seat, first)
        as_foreseen, otherwise = after.copy(), after.copy()
        otherwise.score[seat] += 1
        kept = thinker.plan
        thinker.step(as_foreseen, ())
        assert thinker.thoughts == 1
        thinker.plan = kept
        thinker.step(otherwise, ())
        assert thinker.thoughts == 2
        return
    raise AssertionError("no turn of more than one step was met")


def test_a_turn_of_many_small_steps_ends():
    """The toy lets a seat take notes for ever."""
    state = toy([2, 0])
    steps = plan(TOY, "easy", look(TOY, state, 0), Random(4), Budget(iterations=30))
    assert len(steps) <= 60
    assert all(isinstance(step.action, Note) for step in steps[:-1])
