"""Build the hot files with mypyc into a folder of its own, and print digests of random games.

``python -m tests.laws.compiled build FOLDER`` compiles a copy of the package;
``python -m tests.laws.compiled digests`` prints one digest per game and set-up.
"""

import hashlib
import json
import os
import shutil
import sys
from collections.abc import Iterator
from importlib.metadata import version
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

ROOT = Path(__file__).parents[2]


def build(folder: Path) -> None:
    """Copy the package to ``folder`` and compile it there, unless the same was compiled there before."""
    target, stamp, inputs = folder / "src", folder / "compiled-from", inputs_digest()
    if not stamp.exists() or stamp.read_text() != inputs or not any(target.glob("*.so")):
        stamp.unlink(missing_ok=True)
        shutil.rmtree(target, ignore_errors=True)
        builder().build(folder)
        copy_package(target)
        stamp.write_text(inputs)
    else:
        copy_package(target)


def inputs_digest() -> str:
    """Return a digest of what decides how it is compiled: compiled files import three packages alone."""
    digest = hashlib.sha256(repr((sys.version, version("mypy"), os.environ.get("CC"))).encode())
    sources = [
        file for name in ("bots", "core", "games") for file in (ROOT / "src/kastellan" / name).rglob("*.py")
    ]
    for file in [
        ROOT / "setup.py",
        ROOT / "pyproject.toml",
        ROOT / "packaging/declared.py",
        ROOT / "packaging/compile.py",
        ROOT / "src/kastellan/compiled.py",
        *sorted(sources),
    ]:
        digest.update(f"{file.relative_to(ROOT)} {hashlib.sha256(file.read_bytes()).hexdigest()}\n".encode())
    return digest.hexdigest()


def copy_package(target: Path) -> None:
    """Copy the package as it is now."""
    ignore = shutil.ignore_patterns("*.so", "__pycache__", "static")
    shutil.copytree(ROOT / "src", target, ignore=ignore, dirs_exist_ok=True)


def builder() -> ModuleType:
    """Return ``packaging/compile.py``."""
    spec = spec_from_file_location("kastellan_builder", ROOT / "packaging/compile.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def digests(games: int = 3) -> dict[str, str]:
    """Return a digest of some random games, and of all that is said in one, for each game and set-up."""
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
                digest.update(repr((state.key(), game.outcome(state))).encode())
            for answer in (*answers(game, setup), *thoughts(game, setup)):
                digest.update(repr(answer).encode())
            found[f"{game.slug} {setup}"] = digest.hexdigest()
    return found


def answers(game: Any, setup: Any) -> Iterator[object]:
    """Yield what the rules answer in the course of a random game."""
    from tests.laws.setups import acting, moves, random_action  # noqa: PLC0415

    rng = Random(1)
    for before, mover, action, after in moves(game, setup, 1):
        yield game.retractable(before, mover, action, after)
        for seat in acting(game, before):
            yield len(game.legal(before, seat)), game.absent(before, seat, rng)
            yield game.refuse(before, seat, random_action(game.actions, rng))


def thoughts(game: Any, setup: Any) -> Iterator[object]:
    """Yield what computer players that search think in the course of a random game."""
    from kastellan.bots import Budget, look  # noqa: PLC0415
    from kastellan.bots.search import search  # noqa: PLC0415
    from tests.laws.setups import acting, moves  # noqa: PLC0415

    if game.bot is None or game.bot.choose is not None:
        return
    for number, (before, _, _, _) in enumerate(moves(game, setup, 1)):
        for seat in acting(game, before)[:1] if number % 7 == 0 else ():
            choices = search(game, look(game, before, seat), Random(number), Budget(iterations=12))
            yield [(choice.action, choice.visits, round(choice.value, 9)) for choice in choices]


def is_compiled() -> bool:
    """Return whether rules and search that are imported here are compiled."""
    from kastellan.bots import search  # noqa: PLC0415
    from kastellan.games.kryptos import play  # noqa: PLC0415

    return not any(str(module.__file__).endswith(".py") for module in (play, search))


if __name__ == "__main__":
    if sys.argv[1] == "build":
        build(Path(sys.argv[2]))
    else:
        print(json.dumps({"compiled": is_compiled(), "digests": digests()}))  # noqa: T201
