"""The compiled rules play the same games as the interpreted ones, seed by seed."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.laws.compiled import ROOT, build

FOLDER = ROOT / "build" / "compiled"


@pytest.fixture(scope="module")
def compiled() -> Path:
    FOLDER.mkdir(parents=True, exist_ok=True)
    build(FOLDER)
    return FOLDER / "src"


def played_with(path: Path) -> dict:
    environment = {**os.environ, "PYTHONPATH": f"{path}{os.pathsep}{ROOT}"}
    command = [sys.executable, "-m", "tests.laws.compiled", "digests"]
    done = subprocess.run(command, cwd=FOLDER, env=environment, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


@pytest.mark.timeout(900)
def test_compiled_rules_play_the_same_games(compiled):
    fast, plain = played_with(compiled), played_with(ROOT / "src")

    assert fast["compiled"]
    assert not plain["compiled"]
    assert fast["digests"] == plain["digests"]
