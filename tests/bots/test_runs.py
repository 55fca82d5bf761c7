"""An arena that is kept goes on where it stopped, and never mixes what does not belong together."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import msgspec
import pytest

from kastellan.bots.arena import arena, counted
from kastellan.bots.matches import Played
from kastellan.bots.runs import KEPT, SETTINGS
from kastellan.core import BadInput, replay
from kastellan.games import GAMES
from tests.laws.toys import TOY, registered

BUDGETS = counted(12)


def play(directory, games=4, seats=3, seed=5, slug="kryptos", **more):
    result = arena(
        GAMES[slug], ["normal", "random"], seats, games, seed,
        budgets=BUDGETS, processes=1, quiet=True, keep=directory, **more,
    )  # fmt: skip
    return msgspec.structs.replace(result, seconds=0.0)


def lines(directory):
    return (directory / KEPT).read_bytes().splitlines()


def until(true, seconds=60):
    """Wait for something that another process does."""
    end = monotonic() + seconds
    while not true():
        assert monotonic() < end
        sleep(0.01)


def test_finished_games_are_skipped(tmp_path):
    """Asked for more, an arena plays the rest only; the result is that of one piece."""
    play(tmp_path / "parts", games=2)
    before = lines(tmp_path / "parts")
    resumed = play(tmp_path / "parts", games=5)
    whole = play(tmp_path / "whole", games=5)

    assert (resumed.found, whole.found) == (2, 0)
    assert lines(tmp_path / "parts")[:2] == before
    assert lines(tmp_path / "parts") == lines(tmp_path / "whole")
    assert msgspec.structs.replace(resumed, found=0) == whole


def test_nothing_is_played_twice(tmp_path):
    """A whole arena asked for again is only counted, and so is the beginning of it."""

    def nobody(matches):
        assert not matches
        yield from ()

    whole = play(tmp_path)
    again = play(tmp_path, crew=nobody)
    assert again.standings == whole.standings
    assert play(tmp_path, games=2, crew=nobody).games == 2


def test_a_torn_line_is_played_again(tmp_path):
    """A process killed while writing leaves half a line: that game alone is missing."""
    whole = play(tmp_path)
    kept = lines(tmp_path)
    (tmp_path / KEPT).write_bytes(b"\n".join(kept)[:-40])
    resumed = play(tmp_path)

    assert resumed.found == 3
    assert resumed.standings == whole.standings
    assert lines(tmp_path)[-1] == kept[-1]
    assert play(tmp_path).found == 4


def test_games_that_end_in_another_order_are_counted_in_theirs(tmp_path):
    """Ratings depend on the order of the games: it is that of their numbers, not of their ends."""

    def backwards(matches):
        from kastellan.bots.matches import play as play_match  # noqa: PLC0415 - beside its use

        yield from map(play_match, reversed(matches))

    assert play(tmp_path / "a", crew=backwards).standings == play(tmp_path / "b").standings
    assert lines(tmp_path / "a") == lines(tmp_path / "b")[::-1]


def test_a_kept_game_can_be_played_again(tmp_path, game):
    """Each line holds the log, whose replay ends as was recorded: for every game and the toy."""
    seats = max(game.seats.start, 2)
    arena(game, ["random"], seats, 1, 1, processes=1, quiet=True, keep=tmp_path)
    played = msgspec.json.decode(lines(tmp_path)[0], type=Played)

    last = replay(game, played.log, game.load(None))
    assert game.outcome(last) == played.outcome
    assert sum(move.seat >= 0 for move in played.log.moves) == played.decisions


def test_the_toy_is_kept_like_any_game(tmp_path):
    with registered():
        first = arena(
            TOY, ["hard", "random"], 2, 2, 1, budgets=BUDGETS, processes=1, quiet=True, keep=tmp_path
        )
        again = arena(
            TOY, ["hard", "random"], 2, 2, 1, budgets=BUDGETS, processes=1, quiet=True, keep=tmp_path
        )
    assert (first.found, again.found) == (0, 2)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        pytest.param({"seats": 4}, "seats 3 instead of 4", id="seats"),
        pytest.param({"seed": 6}, "seed 5 instead of 6", id="seed"),
        pytest.param({"options": {"bribe": True}}, "options.bribe False instead of True", id="options"),
        pytest.param({"slug": "kreta"}, "game kryptos instead of kreta", id="game"),
    ],
)
def test_other_settings_are_refused_by_name(tmp_path, change, said):
    play(tmp_path, games=1)
    before = lines(tmp_path)
    with pytest.raises(BadInput, match="name another directory") as refused:
        play(tmp_path, **change)
    assert said in str(refused.value)
    assert lines(tmp_path) == before


def test_a_directory_without_games_may_be_used_otherwise(tmp_path):
    """Settings bind once a game was played by them."""
    play(tmp_path, games=1)
    (tmp_path / KEPT).write_bytes(b'{"levels": [')
    assert play(tmp_path, games=1, seed=9).found == 0


@pytest.mark.parametrize("damage", [None, b"{}"], ids=["missing", "of another program"])
def test_games_without_their_settings_are_refused(tmp_path, damage):
    play(tmp_path, games=1)
    (tmp_path / SETTINGS).unlink()
    if damage is not None:
        (tmp_path / SETTINGS).write_bytes(damage)
    with pytest.raises(BadInput, match=SETTINGS):
        play(tmp_path)


def test_a_place_that_cannot_be_written_is_refused(run, tmp_path):
    (tmp_path / "file").touch()
    code, _, err = run("arena", "kryptos", "--games", 1, "--keep", tmp_path / "file")
    assert code == 2
    assert "cannot be written" in err


def children(process):
    return [int(pid) for pid in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def alive(process):
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")")[1].split()[0] not in "ZX"
    except FileNotFoundError:
        return False


def test_a_killed_arena_goes_on(tmp_path):
    """Killed in the middle it loses only what was being played, and leaves no process behind.

    Meanwhile nobody else may play the same games.
    """
    words = "arena kreta --bots normal,random --seats 2 --seed 5 --games 5000 --iterations 12 --processes 2"
    command = [
        sys.executable,
        "-m",
        "kastellan",
        *words.split(),
        "--json",
        "--keep",
        str(tmp_path / "killed"),
    ]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:
        until(lambda: (tmp_path / "killed" / KEPT).exists() and len(lines(tmp_path / "killed")) >= 3)
        with pytest.raises(BadInput, match="another process"):
            play(tmp_path / "killed", slug="kreta", seats=2)
        workers = children(process.pid)
        os.kill(process.pid, signal.SIGKILL)
    until(lambda: not any(map(alive, workers)))
    kept = lines(tmp_path / "killed")
    resumed, whole = (
        play(tmp_path / name, games=len(kept) + 3, slug="kreta", seats=2) for name in ("killed", "whole")
    )

    assert len(workers) == 2
    assert resumed.found > 0
    assert msgspec.structs.replace(resumed, found=0) == whole
    assert set(lines(tmp_path / "whole")) <= set(lines(tmp_path / "killed"))
    assert lines(tmp_path / "killed")[: len(kept) - 1] == kept[:-1]
