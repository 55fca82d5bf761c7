"""What a seat remembers follows from what it was shown, is never wrong, and is used."""

from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from kastellan.core import Log, Move, apply, positions
from kastellan.core.memory import first_sight, imagined, learnt, memories, read, written
from kastellan.games import GAMES
from tests.laws.laws import possible
from tests.laws.setups import Setup, every_setup, moves

SETUPS = [(slug, setup) for slug in GAMES for setup in every_setup(GAMES[slug])]
KRYSIS = GAMES["krysis"]
RICH = Setup(4, KRYSIS.options(advanced=True))
POINTS = 3
"""At how many points of a game twins set out."""

every_setup_of_every_game = pytest.mark.parametrize(
    ("slug", "setup"), SETUPS, ids=[f"{slug}-{setup}" for slug, setup in SETUPS]
)


def history(game, setup, seed):
    """Yield each move of a random game with what every seat and the public remember after it."""
    minds, public = None, None
    for before, seat, action, after in moves(game, setup, seed):
        if minds is None:
            minds, public = memories(game, before), first_sight(game, before, None)
        minds.learn(before, seat, action, after)
        public = learnt(game, public, game.tell(before, seat, action, after, None), after.content)
        yield before, seat, action, after, [public, *(minds.of(one) for one in range(setup.seats))]


def viewers(setup):
    return (None, *range(setup.seats))


def what_is_remembered_is_true(game, setup, seed):
    """The true position agrees with every memory at every moment, and so does whatever is imagined."""
    rng = Random(seed)
    for number, (_, _, _, state, known) in enumerate(history(game, setup, seed)):
        for viewer, memory in zip(viewers(setup), known, strict=True):
            if memory is None:
                assert game.recall is None
                continue
            assert game.recall.agrees(memory, state), (viewer, memory)
            if number % 40 == 7:
                view = game.view(state, viewer)
                world = imagined(game, view, state.content, rng, memory)
                assert game.view(world, viewer) == view
                assert game.recall.agrees(memory, world), (viewer, memory)


def memories_are_of_what_was_shown(game, setup, seed):
    """Whoever cannot tell two games apart remembers the same of both, however they go on.

    A game and a twin that was imagined from what one viewer knows are played on by the same moves, as
    long as these are possible in both and the viewer sees the same of them.
    """
    if game.recall is None:
        return
    rng = Random(seed)
    played = list(history(game, setup, seed))
    for at in rng.sample(range(len(played) - 1), POINTS):
        for place, viewer in enumerate(viewers(setup)):
            state, mine = played[at][3], played[at][4][place]
            twin = imagined(game, game.view(state, viewer), state.content, rng, mine)
            for before, seat, action, after, known in played[at + 1 : at + 9]:
                if not possible(game, twin, seat, action):
                    break
                other = apply(game, twin, seat, action)
                if game.view(other, viewer) != game.view(after, viewer):
                    break
                mine = learnt(game, mine, game.tell(twin, seat, action, other, viewer), other.content)
                assert mine == known[place], (viewer, before.key())
                twin = other


def a_log_gives_the_memories_back(game, setup, seed):
    """Played again by its log a game is remembered as it was; a memory comes back from JSON."""
    played = list(history(game, setup, seed))
    start, content = played[0][0], played[0][0].content
    log = Log(
        game=game.slug,
        rules=game.version,
        seats=setup.seats,
        options=msgspec.to_builtins(setup.options),
        content=content.digest,
        moves=tuple(Move(seat, msgspec.to_builtins(action)) for _, seat, action, _, _ in played),
    )
    states, minds = list(positions(game, log, content)), memories(game, start)
    for number, move in enumerate(log.moves):
        kind = game.actions if move.seat >= 0 else game.events
        action = msgspec.convert(move.action, kind)
        minds.learn(states[number], move.seat, action, states[number + 1])
        assert minds.seats == ([] if game.recall is None else played[number][4][1:])
    assert [read(game, written(one)) for one in minds.seats] == minds.seats


@every_setup_of_every_game
def test_every_game_is_remembered(slug, setup):
    for law in (
        what_is_remembered_is_true,
        memories_are_of_what_was_shown,
        a_log_gives_the_memories_back,
    ):
        law(GAMES[slug], setup, seed=len(str(setup)))


def headquarters_are_known(game, setup, seed):
    """Who has seen a game of Krysis from its beginning knows what lies behind the screens (KRY-R2).

    The crystals of each, the number of artefacts, and of those that were shown their types.
    """
    shown = [[0] * 6 for _ in range(setup.seats)]
    rng, ids = Random(seed), game.load(None).artefact_ids
    for number, (before, seat, action, state, known) in enumerate(history(game, setup, seed)):
        lines = game.tell(before, seat, action, state, None)
        home = [line for line in lines if line.key == "krysis-story-load-hq"]
        for line in lines:
            if home and line.key == "krysis-story-shows":
                for name in line.facts["artefact"]:
                    shown[seat][ids.index(name)] += 1
        if number % 25:
            continue
        for viewer, memory in zip(viewers(setup), known, strict=True):
            world = imagined(game, game.view(state, viewer), state.content, rng, memory)
            assert world.hq == state.hq
            for one, types in enumerate(shown):
                there = world.hoard[6 * one : 6 * one + 6]
                assert sum(there) == sum(state.hoard[6 * one : 6 * one + 6])
                assert all(number >= least for number, least in zip(there, types, strict=True))


@pytest.mark.rule("KRY-R2")
@pytest.mark.parametrize("setup", every_setup(KRYSIS), ids=str)
def test_headquarters_are_known_to_who_has_watched(setup):
    headquarters_are_known(KRYSIS, setup, seed=3)


# What breaks the laws.


def changed(**parts):
    return replace(KRYSIS, recall=replace(KRYSIS.recall, **parts))


class Peephole:
    """A game of Krysis whose memory peeks at the position behind the lines."""

    def __init__(self):
        self.truth = None

    def tell(self, before, seat, action, after, viewer):
        self.truth = after.copy()
        return KRYSIS.tell(before, seat, action, after, viewer)

    def learn(self, memory, lines, content):
        return replace(KRYSIS.recall.learn(memory, lines, content), held=tuple(self.truth.hand) * 2)


def holds(law, game, seeds=range(5)):
    for seed in seeds:
        law(game, RICH, seed)


def test_a_memory_of_what_was_never_shown_breaks_the_law():
    hole = Peephole()
    peeking = replace(
        changed(learn=hole.learn, agrees=lambda _memory, _state: True, imagine=blind), tell=hole.tell
    )
    with pytest.raises(AssertionError):
        holds(memories_are_of_what_was_shown, peeking)


def blind(view, content, rng, _memory):
    """Imagine without remembering anything."""
    return KRYSIS.imagine(view, content, rng)


def test_an_imagination_that_forgets_breaks_the_law():
    with pytest.raises(AssertionError):
        holds(what_is_remembered_is_true, changed(imagine=blind))


def test_a_memory_that_makes_things_up_breaks_the_law():
    def learn(memory, lines, content):
        made_up = tuple(number + 1 for number in memory.hq) if lines else memory.hq
        return KRYSIS.recall.learn(replace(memory, hq=made_up), lines, content)

    with pytest.raises(AssertionError):
        holds(what_is_remembered_is_true, changed(learn=learn))


@pytest.mark.parametrize("forgotten", ["bid", "load-hq", "loot-hq", "shows"])
def test_a_memory_that_forgets_breaks_the_law(forgotten):
    def learn(memory, lines, content):
        heard = [line for line in lines if line.key != f"krysis-story-{forgotten}"]
        return KRYSIS.recall.learn(memory, heard, content)

    with pytest.raises(AssertionError):
        holds(headquarters_are_known, changed(learn=learn))
