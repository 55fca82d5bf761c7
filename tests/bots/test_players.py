"""A player decides by what its seat sees, keeps to the rules, and repeats itself under a seed."""

from random import Random

import msgspec
import pytest

from kastellan.bots import BASELINES, LEVELS, Budget, answer, choose, look, look_at
from kastellan.core import CHANCE, BadInput, draw, resample
from kastellan.core.playout import step
from kastellan.games import GAMES

SHORT = Budget(iterations=3)
SEATS = {"few": min, "many": max}


def some_positions(game, seats, seed, count):
    """Yield positions of a random game in which a player has to decide."""
    rng = Random(seed)
    state = game.start(seats, game.options(), game.load(None))
    while game.to_act(state) and count:
        if game.to_act(state) != (CHANCE,) and rng.random() < 0.25:
            count -= 1
            yield state.copy()
        game.advance(state, *step(game, state, rng))


@pytest.mark.parametrize("seats", SEATS.values(), ids=SEATS)
@pytest.mark.parametrize("level", [*LEVELS, *BASELINES])
def test_no_level_ever_makes_an_illegal_move(game, level, seats):
    """Along games that the level itself plays, every choice passes the judge of untrusted input."""
    rng = Random(f"{level} {game.slug}")
    state = game.start(seats(game.seats), game.options(), game.load(None))
    decisions = 0
    while (acting := game.to_act(state)) and decisions < 45:
        if acting == (CHANCE,):
            game.advance(state, CHANCE, draw(game.chance(state), rng))
            continue
        seat = acting[rng.randrange(len(acting))]
        action = choose(game, level, look(game, state, seat), rng, SHORT)
        assert game.refuse(state, seat, action) is None, (seat, action)
        game.advance(state, seat, action)
        decisions += 1


VARIANTS = {
    "kreta": {"full_transit": "all"},
    "krysis": {
        "advanced": True,
        "tactical": True,
        "missions": True,
        "extra_agents": True,
        "open_hq": True,
        "bank": "unlimited",
    },
}


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("slug", VARIANTS)
def test_whole_games_with_every_option_are_played_by_the_rules(slug, seats):
    """From the first choice to the last, special agents, missions and chosen hands included."""
    game, rng = GAMES[slug], Random(slug)
    state = game.start(seats, game.options(**VARIANTS[slug]), game.load(None))
    while acting := game.to_act(state):
        if acting == (CHANCE,):
            game.advance(state, CHANCE, draw(game.chance(state), rng))
            continue
        action = choose(game, "easy", look(game, state, acting[0]), rng, Budget(iterations=4))
        assert game.refuse(state, acting[0], action) is None, (acting[0], action)
        game.advance(state, acting[0], action)
    assert game.outcome(state) is not None


@pytest.mark.parametrize("level", LEVELS)
def test_a_player_sees_only_its_view(game, level):
    """The answer is the same for every position with this view, and for a view that came as JSON."""
    for number, state in enumerate(some_positions(game, min(game.seats), seed=4, count=4)):
        seat = game.to_act(state)[0]
        twin = resample(game, state, seat, Random(number))
        sent = msgspec.json.decode(msgspec.json.encode(game.view(state, seat)), type=game.views)
        answers = [
            choose(game, level, seen, Random(7), SHORT)
            for seen in (
                look(game, state, seat),
                look(game, twin, seat),
                look_at(game, sent, seat, game.load(None)),
            )
        ]
        assert answers[0] == answers[1] == answers[2]


def test_the_answer_to_another_process_is_an_allowed_action(game):
    """``answer`` takes and gives bytes."""
    state = next(some_positions(game, max(game.seats), seed=2, count=1))
    seat = game.to_act(state)[0]
    view = msgspec.json.encode(game.view(state, seat))
    step, *_ = msgspec.json.decode(answer(game.slug, "easy", seat, view, seed=5))
    assert game.refuse(state, seat, msgspec.convert(step["action"], game.actions)) is None


def test_an_unknown_level_is_named(game):
    state = next(some_positions(game, min(game.seats), seed=2, count=1))
    with pytest.raises(BadInput, match="grandmaster"):
        choose(game, "grandmaster", look(game, state, game.to_act(state)[0]), Random(1))
