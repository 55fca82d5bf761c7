"""Build the hot files with mypyc into a folder of its own, and print digests of random games.

``python -m tests.laws.compiled build FOLDER`` compiles a copy of the package;
``python -m tests.laws.compiled digests`` prints one digest per game and set-up.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

ROOT = Path(__file__).parents[2]


def build(folder: Path) -> None:
    """Copy the package to ``folder`` and compile it there, with zig's C compiler if there is no other."""
    target = folder / "src"
    shutil.rmtree(target, ignore_errors=True)
    ignore = shutil.ignore_patterns("*.so", "__pycache__", "static")
    shutil.copytree(ROOT / "src", target, ignore=ignore)
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, folder)
    environment = {**os.environ, "KASTELLAN_COMPILE": "1", "MYPYPATH": str(target)}
    if not shutil.which(environment.get("CC", "cc")):
        environment["CC"] = f"{sys.executable} -m ziglang cc"
    command = [sys.executable, "setup.py", "build_ext", "--inplace"]
    done = subprocess.run(
        command, cwd=folder, env=environment, check=False, capture_output=True, text=True, timeout=900
    )
    built = done.returncode == 0 and any(target.glob("*.so"))
    assert built, (done.stdout + done.stderr)[-3000:]


def digests(games: int = 3) -> dict[str, str]:
    """Return a digest of the last positions of some random games, for each game and set-up."""
    from kastellan.core import playout  # noqa: PLC0415 - the copy on the path decides which one
    from kastellan.games import GAMES  # noqa: PLC0415
    from tests.laws.setups import every_setup  # noqa: PLC0415

    found = {}
    for game in GAMES.values():
        for setup in every_setup(game):
            digest = hashlib.sha256()
            for seed in range(games):
                state = game.start(setup.seats, setup.options, game.load(None))
                playout(game, state, Random(seed))
                digest.update(repr(state.key()).encode())
            found[f"{game.slug} {setup}"] = digest.hexdigest()
    return found


def is_compiled() -> bool:
    """Return whether the rules that are imported here are compiled."""
    from kastellan.games.kryptos import play  # noqa: PLC0415

    return not play.__file__.endswith(".py")


if __name__ == "__main__":
    if sys.argv[1] == "build":
        build(Path(sys.argv[2]))
    else:
        print(json.dumps({"compiled": is_compiled(), "digests": digests()}))  # noqa: T201
