"""The commands that make, measure, check and solve puzzles."""

import json

import msgspec
import pytest

from kastellan.core.puzzles import Puzzle
from kastellan.tables.puzzles import puzzles_of

NAME = "0c82bad"


def test_puzzles_are_made_and_hold(run, tmp_path):
    file = tmp_path / "some.jsonl"
    code, _, _ = run("puzzles", "make", "kryptos", "--count", 2, "--seed", 9, "--processes", 1, "--out", file)
    assert code == 0
    assert len(file.read_text().splitlines()) == 2
    code, out, _ = run("puzzles", "check", "kryptos", file, "--processes", 1)
    assert code == 0
    assert "kryptos: 2 puzzles" in out


def test_a_planted_false_puzzle_is_found(run, tmp_path):
    good, _ = puzzles_of("kryptos")[NAME]
    plain = msgspec.to_builtins(good)
    false = {**plain, "answers": [[{**plain["answers"][0][0], "value": 31}]]}
    file = tmp_path / "false.jsonl"
    file.write_text("\n".join(json.dumps(one) for one in (plain, false)))
    code, out, err = run("puzzles", "check", "kryptos", file, "--processes", 1)
    assert code == 2
    assert f"kryptos/{NAME}: answers" in out
    assert "1 mistakes" in err


def test_a_puzzle_is_shown_tried_and_answered(run):
    action = json.dumps({"type": "guess", "target": 0, "index": 7, "value": 31})
    code, out, _ = run("puzzles", "solve", NAME, action)
    assert code == 0
    assert "One hidden card is certain" in out
    assert "impossible" in out
    code, out, _ = run("puzzles", "solve", NAME, "--answer", "--lang", "fr")
    assert code == 0
    assert '"value":33' in out
    assert "aucune autre carte" in " ".join(out.split())


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["check", "chess"], ["chess", "is no game", "kryptos"]),
        (["check", "kryptos", "/nowhere.jsonl"], ["/nowhere.jsonl", "cannot be read"]),
        (["make", "kryptos", "--lang", "fr"], ["--lang fr", "leave it out"]),
        (
            ["make", "kryptos", "--count", "1", "--processes", "1", "--out", "/nowhere/x"],
            ["--out /nowhere/x"],
        ),
        (["solve", "nothing"], ["nothing", "is no puzzle"]),
        (["solve", NAME, "{"], ["{", "is no action"]),
        (["solve", NAME, '{"type": "jump"}'], ["$.actions[0]", "jump"]),
        (["solve", NAME, "--lang", "de"], ["languages are en, fr, bg"]),
    ],
)
def test_bad_input_is_answered_by_a_sentence(run, words, said):
    code, _, err = run("puzzles", *words)
    assert code == 2
    assert all(one in err for one in said), err


def test_a_file_is_measured_again_to_the_same_figures(run, tmp_path):
    good, _ = puzzles_of("kryptos")[NAME]
    file, again = tmp_path / "some.jsonl", tmp_path / "again.jsonl"
    file.write_bytes(msgspec.json.encode(msgspec.structs.replace(good, fails=(0, 0, 0))))
    code, _, err = run("puzzles", "grade", "kryptos", file, "--processes", 1, "--out", again)
    assert code == 0
    assert msgspec.json.decode(again.read_bytes(), type=Puzzle) == good
    assert "kryptos: 1 puzzles" in err
