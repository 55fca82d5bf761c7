"""The compiled files play and think as the interpreted ones do, and are used only where they fit."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from kastellan import compiled as form
from tests.laws.compiled import ROOT, build, builder

FOLDER = ROOT / "build" / "compiled"


@pytest.fixture(scope="module")
def compiled() -> Path:
    FOLDER.mkdir(parents=True, exist_ok=True)
    build(FOLDER)
    return FOLDER / "src"


def run_with(path: Path, *words: str, **more: str) -> str:
    environment = {**os.environ, "PYTHONPATH": f"{path}{os.pathsep}{ROOT}", **more}
    command = [sys.executable, *words]
    FOLDER.mkdir(parents=True, exist_ok=True)
    done = subprocess.run(command, cwd=FOLDER, env=environment, capture_output=True, text=True, check=True)
    return done.stdout


def played_with(path: Path) -> dict:
    return json.loads(run_with(path, "-m", "tests.laws.compiled", "digests"))


@pytest.mark.timeout(900)
def test_compiled_files_play_the_same_games_and_think_the_same(compiled):
    fast, plain = played_with(compiled), played_with(ROOT / "src")

    assert fast["compiled"]
    assert not plain["compiled"]
    assert fast["digests"] == plain["digests"]


def version(path: Path, home: Path, switch: str = "1") -> str:
    ask = "from kastellan.cli import app; app(['--version'])"
    return run_with(path, "-c", ask, KASTELLAN_COMPILED=str(home), KASTELLAN_COMPILE=switch).strip()


@pytest.mark.timeout(900)
def test_what_was_compiled_is_used_as_long_as_it_fits_the_sources(compiled, tmp_path):
    """Whoever edits a source runs what they wrote, and a folder of other sources is never looked into."""
    ignore = shutil.ignore_patterns("*.so", "*.npy", "__pycache__", "static", "words")
    package = shutil.copytree(ROOT / "src/kastellan", tmp_path / "src/kastellan", ignore=ignore)
    home = tmp_path / "home"
    assert version(tmp_path / "src", home).endswith("interpreted")

    home.mkdir()
    builder().keep(compiled, home / form.digest_of(package))
    assert version(tmp_path / "src", home).endswith("compiled")
    assert version(tmp_path / "src", home, switch="0").endswith("interpreted")

    edited = package / "games/kreta/worth.py"
    edited.write_text(edited.read_text() + "\n")
    assert version(tmp_path / "src", home).endswith("interpreted")


def test_what_thinks_otherwise_than_the_sources_is_not_kept(tmp_path):
    ignore = shutil.ignore_patterns("*.so", "*.npy", "__pycache__", "static", "words")
    package = shutil.copytree(ROOT / "src/kastellan", tmp_path / "src/kastellan", ignore=ignore)
    builder().check(tmp_path / "src", tmp_path)
    worth = package / "games/kreta/worth.py"
    worth.write_text(worth.read_text().replace("ON_TABLE: Final = 0.6", "ON_TABLE: Final = -9.0"))
    with pytest.raises(RuntimeError, match="thinks otherwise"):
        builder().check(tmp_path / "src", tmp_path)
    worth.write_text("raise ImportError")
    with pytest.raises(RuntimeError, match="fails"):
        builder().check(tmp_path / "src", tmp_path)


@pytest.fixture
def behind(tmp_path, monkeypatch):
    """Return the builder with a folder of its own to keep things in."""
    monkeypatch.setenv("KASTELLAN_COMPILED", str(tmp_path / "home"))
    return builder()


def test_a_compiler_that_fails_is_harmless_and_not_tried_again(behind, tmp_path, monkeypatch):
    tries = []

    def fail(_folder):
        tries.append(1)
        raise RuntimeError("cc: not today")

    monkeypatch.setattr(behind, "build", fail)
    assert [behind.main(again=False), behind.main(again=False)] == [1, 1]
    assert len(tries) == 1
    assert "cc: not today" in (tmp_path / "home/log").read_text()
    assert version(ROOT / "src", tmp_path / "home").endswith("interpreted")
    behind.main(again=True)
    assert len(tries) == 2


def test_what_was_built_takes_the_place_of_what_was_built_before(behind, tmp_path, monkeypatch):
    def succeed(folder):
        (folder / "src/kastellan/bots").mkdir(parents=True)
        (folder / "src/kastellan/bots/search.cpython.so").touch()

    monkeypatch.setattr(behind, "build", succeed)
    home = tmp_path / "home"
    (home / "older").mkdir(parents=True)
    assert behind.main(again=False) == 0
    place = home / form.digest_of(ROOT / "src/kastellan")
    assert (place / "kastellan/bots/search.cpython.so").exists()
    assert not (home / "older").exists()
