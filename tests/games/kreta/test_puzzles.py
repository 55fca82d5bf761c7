"""The best turn before a scoring: every turn is looked at, and a try is told what it brings."""

from random import Random

import msgspec
import pytest

from kastellan.core.puzzles import Puzzle
from kastellan.games import GAMES
from kastellan.games.kreta.actions import Play
from kastellan.games.kreta.puzzling import PUZZLES, make, prove, sites_of
from kastellan.games.kreta.state import CASTELLAN
from kastellan.games.kreta.turns import gain, is_over, turns

GAME = GAMES["kreta"]


@pytest.fixture(scope="module")
def draft():
    """Return a question with a clear answer."""
    content = GAME.load(None)
    return next(one for seed in range(200) if (one := make(Random(seed), content)))


def puzzle_of(draft, proof):
    """Return a draft as a puzzle."""
    answers = [[msgspec.to_builtins(action) for action in one] for one in proof.answers[:1]]
    return Puzzle(
        id="a", kind=draft.kind, seat=draft.seat, position=msgspec.to_builtins(GAME.write(draft.state)),
        answers=tuple(map(tuple, answers)), why=proof.why, fails=(0, 0, 0),
    )  # fmt: skip


def random_turn(state, seat, rng):
    """Return the actions of a turn played at random, and where it leads."""
    after, actions = state.copy(), []
    while not is_over(after, seat):
        actions.append(rng.choice(list(GAME.legal(after, seat))))
        if actions[-1] == Play(CASTELLAN):
            return actions, state
        GAME.advance(after, seat, actions[-1])
    return actions, after


def test_no_turn_played_at_random_brings_more_than_the_best(draft):
    sites, rng = sites_of(draft.state, draft.kind), Random(1)
    best = prove(draft.state, draft.seat, draft.kind).why.facts["lead"]
    found = [
        gain(draft.state, random_turn(draft.state, draft.seat, rng)[1], draft.seat, sites).lead
        for _ in range(1500)
    ]
    assert max(found) <= best


def test_every_turn_leads_to_a_position_of_its_own_and_scores_as_the_castellan_does(draft):
    """What is foretold for the next site is what the next player's Castellan gives (KRE-69 to KRE-71)."""
    state, seat = draft.state, draft.seat
    site = sites_of(state, "next")
    for turn in list(turns(state, seat, site))[:60]:
        after = state.copy()
        for action in turn.actions:
            GAME.advance(after, seat, action)
        if turn.actions != (Play(CASTELLAN),):
            GAME.advance(after, after.turn, Play(CASTELLAN))
        points = [now - before for now, before in zip(after.score, state.score, strict=True)]
        assert turn.gain == (points.pop(seat), max(points))


def test_a_try_is_judged_when_the_turn_is_over(draft):
    proof = prove(draft.state, draft.seat, draft.kind)
    puzzle, best = puzzle_of(draft, proof), proof.why.facts["lead"]
    for actions in proof.answers[:20]:
        verdicts = [
            PUZZLES.judge(draft.state, puzzle, actions[:count]) for count in range(1, len(actions) + 1)
        ]
        assert verdicts[:-1] == [None] * (len(actions) - 1)
        assert verdicts[-1].mark == "right"
    told = PUZZLES.judge(draft.state, puzzle, [Play(CASTELLAN)])
    assert told.mark == "less"
    assert told.line.facts["lead"] < told.line.facts["best"] == best
    assert told.notes[0].at == f"site:{sites_of(draft.state, draft.kind)[0]}"


def test_there_is_no_question_without_a_clear_answer(draft):
    assert prove(draft.state, 1 - draft.seat if draft.seat < 2 else 0, draft.kind) is None
    start = GAME.start(3, GAME.options(), GAME.load(None))
    assert prove(start, 0, "next") is None
