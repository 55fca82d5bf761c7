"""Puzzles of Krysis: every last turn is looked at, and what it brings is what the engine gives."""

from fractions import Fraction
from random import Random

import pytest

from kastellan.core.puzzles import Puzzle
from kastellan.games.krysis import GAME, phases
from kastellan.games.krysis import actions as do
from kastellan.games.krysis.gains import stolen, unseen, ways
from kastellan.games.krysis.puzzling import PUZZLES, brought, prove
from kastellan.games.krysis.steps.scoring import worth_at_home

CONTENT = GAME.load(None)


@pytest.fixture(scope="module")
def drafts():
    """Return some positions of both kinds."""
    found = {"last": [], "agents": []}
    for seed in range(200):
        draft = PUZZLES.make(Random(f"test {seed}"), CONTENT, "")
        if draft is not None:
            found[draft.kind].append(draft)
        if all(len(some) >= 4 for some in found.values()):
            return [*found["last"][:4], *found["agents"][:4]]
    raise AssertionError("too few positions came up")


def puzzle_of(draft, proof):
    return Puzzle(
        id="test", kind=draft.kind, seat=draft.seat, position={}, why=proof.why, fails=(0, 0, 0),
        answers=({"type": "load"},),
    )  # fmt: skip


def best_by_engine(state, seat):
    """Return the most that any legal steps bring, one after the other, each position looked at once."""
    found, rest, best = set(), [state], Fraction(0)
    while rest:
        now = rest.pop()
        for action in GAME.legal(now, seat):
            if isinstance(action, do.TakeBack):
                continue
            after = now.copy()
            GAME.advance(after, seat, action)
            told = brought(state, after, seat, action)
            if told is not None:
                best = max(best, told[0])
                continue
            draft = after.draft
            key = (
                after.phase, after.used, *after.camp, draft.act, draft.aim, draft.special, draft.arm,
                draft.ride, draft.announced, *draft.goods, *draft.bundle,
            )  # fmt: skip
            if key not in found:
                found.add(key)
                rest.append(after)
    return best


def test_no_line_of_legal_steps_brings_more_than_the_best(drafts):
    for draft in drafts:
        best = max(way.gain for way in ways(draft.state, draft.seat))
        assert best == best_by_engine(draft.state, draft.seat)


def test_every_answer_is_legal_and_brings_what_is_said(drafts):
    for draft in drafts:
        proof = prove(draft.state, draft.seat, draft.kind)
        puzzle = puzzle_of(draft, proof)
        for actions in proof.answers[:10]:
            state = draft.state.copy()
            for at, action in enumerate(actions):
                assert GAME.refuse(state, draft.seat, action) is None
                GAME.advance(state, draft.seat, action)
                verdict = PUZZLES.judge(draft.state, puzzle, actions[: at + 1])
                assert (verdict is None) == (at < len(actions) - 1)
            assert verdict.mark == "right"


def test_stolen_artefacts_are_counted_over_all_that_are_unseen(drafts):
    """The mean over imagined deals comes to what is counted (KRY-52)."""
    rng = Random(2)
    for draft in drafts[:4]:
        state, seat = draft.state, draft.seat
        pool = [t for t, number in enumerate(unseen(state, seat)) for _ in range(number)]
        total, tries = 0, 3000
        for _ in range(tries):
            bundle = [0] * 6
            for t in rng.sample(pool, 2):
                bundle[t] += 1
            after = state.copy()
            after.draft.goods, after.draft.bundle = [1, 0, 2], bundle
            total += max(worth_at_home(after, seat, bundle), 2 * 5)
        assert abs(total / tries - float(stolen(state, seat, [1, 0, 2], 2))) < 0.5


def test_overtime_brings_nothing_any_more(drafts):
    draft = drafts[0]
    proof = prove(draft.state, draft.seat, draft.kind)
    state = draft.state.copy()
    GAME.advance(state, draft.seat, do.Overtime())
    pay = next(one for one in GAME.legal(state, draft.seat) if isinstance(one, do.TakePay))
    told = PUZZLES.judge(draft.state, puzzle_of(draft, proof), [do.Overtime(), pay])
    assert (told.mark, told.line.key) == ("less", "puzzle-krysis-nothing")


def test_there_is_no_question_before_the_last_turn(drafts):
    draft = drafts[0]
    state = draft.state.copy()
    state.round = 4
    assert prove(state, draft.seat, draft.kind) is None
    assert prove(draft.state, (draft.seat + 1) % draft.state.seats, draft.kind) is None
    assert state.phase == phases.ACTION
