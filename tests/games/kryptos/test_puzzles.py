"""What a try at a puzzle of Kryptos is told, and false puzzles that are found out."""

from random import Random

import msgspec
import pytest

from kastellan.bots.puzzles import finds
from kastellan.core.puzzles import Puzzle
from kastellan.games import GAMES
from kastellan.tables.puzzle_checks import mistakes_in
from kastellan.tables.puzzles import puzzles_of, read_puzzles, state_of, tried

NAME = "0c82bad"
"""Seat 1 looks; card 8 of seat 0 is the 33, which fits nowhere else."""


def guess(target, index, value):
    return {"type": "guess", "target": target, "index": index, "value": value}


@pytest.mark.parametrize(
    ("action", "mark", "told"),
    [
        pytest.param(guess(0, 7, 33), "right", "puzzle-kryptos-right", id="the answer"),
        pytest.param(guess(0, 7, 31), "impossible", "puzzle-kryptos-card", id="the card, another number"),
        pytest.param(guess(3, 6, 6), "impossible", "puzzle-kryptos-order", id="out of order"),
        pytest.param(guess(2, 1, 5), "impossible", "puzzle-kryptos-colour", id="a colour that is all open"),
        pytest.param(guess(2, 1, 9), "impossible", "puzzle-kryptos-own", id="a card of my own"),
        pytest.param(guess(0, 0, 6), "unproved", "puzzle-kryptos-may", id="possible, not proved"),
        pytest.param(guess(0, 7, 32), "refused", "kryptos-covered", id="a covered number"),
        pytest.param(guess(1, 0, 9), "refused", "kryptos-own-card", id="my own card"),
    ],
)
def test_a_try_is_told_why(action, mark, told):
    verdict = tried("kryptos", NAME, [action]).verdict
    assert (verdict.mark, verdict.line.key) == (mark, told)
    assert bool(verdict.rule) == (mark == "refused")


def test_a_guess_that_is_right_less_often_is_told_how_often():
    name, puzzle = next((name, one) for name, (one, _) in puzzles_of("kryptos").items() if one.kind == "best")
    state = state_of(GAMES["kryptos"], puzzle)
    facts = puzzle.why.facts
    other = guess(facts["other"], facts["otherIndex"] - 1, facts["otherValue"])
    verdict = tried("kryptos", name, [other]).verdict
    assert (verdict.mark, verdict.line.facts["percent"]) == ("less", facts["second"])
    assert verdict.line.facts["count"] < facts["count"]
    answer = puzzle.answers[0][0]
    assert state.hands[answer["target"] * state.size + answer["index"]] == answer["value"]


def changed(**fields):
    """Return a good puzzle with something else in it."""
    good, _ = puzzles_of("kryptos")[NAME]
    return msgspec.convert({**msgspec.to_builtins(good), **fields}, Puzzle)


WHY, _ = puzzles_of("kryptos")[NAME]


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"kind": "luck"}, "kind: 'luck' is none of certain, best"),
        ({"seat": 2}, "seat: 2 is not to act"),
        ({"kind": "best"}, "has no clear answer"),
        ({"answers": [[guess(0, 7, 32)]]}, "answers[0]: action 0 is forbidden by KRP-23"),
        ({"answers": [[{"type": "guess"}]]}, "is none of this game"),
        ({"answers": [[guess(0, 0, 6)]]}, "is not among what is proved"),
        ({"position": {**WHY.position, "turn": 9}}, "position: "),
        ({"why": {"key": "puzzle-kryptos-why-gap", "facts": dict(WHY.why.facts)}}, "why: says"),
        ({"why": {"key": "puzzle-kryptos-why-luck", "facts": {}}}, "cannot be said in fr"),
    ],
)
def test_a_false_puzzle_is_found(fields, told):
    found = list(mistakes_in("kryptos", changed(**fields)))
    assert any(told in one for one in found), found


@pytest.mark.parametrize(
    ("text", "told"),
    [("{", "line 1"), ('{"id": "a"}', "line 1.*kind"), ('{"id": "A!"}', "line 1.*id")],
)
def test_a_file_that_is_none_says_where(text, told):
    with pytest.raises(ValueError, match=f"here.jsonl {told}"):
        read_puzzles(text, "here.jsonl")


def test_how_often_the_easy_player_misses_is_counted_as_it_comes_out_when_it_tries():
    game, puzzle = GAMES["kryptos"], puzzles_of("kryptos")[NAME][0]
    state, tries = state_of(game, puzzle), 400
    wrong = sum(not finds(game, puzzle, state, "easy", Random(number)) for number in range(tries))
    assert wrong / tries == pytest.approx(game.puzzles.missed(state, puzzle, "easy"), abs=0.06)
    assert game.puzzles.missed(state, puzzle, "hard") is None
