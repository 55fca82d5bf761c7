"""Compile the hot files and keep them in the environment: ``python packaging/compile.py``.

``make play`` starts this behind the server.  Nobody waits for it, and if it fails the game goes on
interpreted; why is in ``log`` beside the folders.  The same sources are not tried twice; ``--again`` does.
"""

import os
import shutil
import subprocess
import sys
import tomllib
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
MOST_SECONDS = 1800


def read_compiled() -> Any:
    """Return ``compiled.py`` of the package, read by itself."""
    spec = spec_from_file_location("compiled", ROOT / "src/kastellan/compiled.py")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def build(folder: Path) -> None:
    """Compile a copy of the package in ``folder``, with zig's C compiler if there is no other.

    Raises ``RuntimeError`` with the end of what the compiler said.
    """
    target = folder / "src"
    ignore = shutil.ignore_patterns("*.so", "__pycache__", "static", "*.npy")
    shutil.copytree(ROOT / "src", target, ignore=ignore, dirs_exist_ok=True)
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, folder)
    shutil.copytree(ROOT / "packaging", folder / "packaging", dirs_exist_ok=True)
    environment = {**os.environ, "KASTELLAN_COMPILE": "1"}
    if not shutil.which(environment.get("CC", "cc").split()[0]):
        environment["CC"] = f"{sys.executable} -m ziglang cc"
    done = run([sys.executable, "setup.py", "build_ext", "--inplace"], folder, environment)
    if done.returncode or not any(target.glob("*.so")):
        raise RuntimeError((done.stdout + done.stderr)[-3000:])
    check(target, folder)


THINK = """
from random import Random
from kastellan.bots.matches import play_game
from kastellan.core.knowledge import Budget
from kastellan.games import GAMES
for slug in ("kreta", "krysis"):
    game = GAMES[slug]
    state = game.start(2, game.options(), game.load(None))
    play_game(game, state, ["hard", "hard"], Random(1), Random(2), {"hard": Budget(iterations=8)})
    print(slug, state.key())
"""


def check(target: Path, folder: Path) -> None:
    """See whether computer players of a compiled copy play the same games as those of the sources."""
    played = []
    for source in (ROOT / "src", target):
        environment = {**os.environ, "KASTELLAN_COMPILE": "0", "PYTHONPATH": str(source)}
        done = run([sys.executable, "-c", THINK], folder, environment)
        if done.returncode:
            raise RuntimeError(f"what was compiled fails: {done.stderr[-3000:]}")
        played.append(done.stdout)
    if played[0] != played[1]:
        raise RuntimeError("what was compiled thinks otherwise than the sources")


def run(command: list[str], folder: Path, environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """Run a command to its end."""
    return subprocess.run(  # noqa: S603 - our own words
        command,
        cwd=folder,
        env=environment,
        check=False,
        capture_output=True,
        text=True,
        timeout=MOST_SECONDS,
    )


def get_tools(home: Path) -> None:
    """Take the compiler of Python from the registry if it is not installed, into a folder of its own."""
    tools = home / "tools"
    if find_spec("mypyc") is None:
        required = tomllib.loads((ROOT / "pyproject.toml").read_text())["build-system"]["requires"]
        if not shutil.which("cc") and find_spec("ziglang") is None:
            required = [*required, "ziglang"]
        uv = Path(sys.executable).parent / "uv"
        install = [sys.executable, "-m", "pip", "install"]
        if uv.exists():
            install = [str(uv), "pip", "install", "--python", sys.executable]
        words = [*install, "-q", "--target", str(tools), *required]
        subprocess.run(words, check=True, timeout=MOST_SECONDS)  # noqa: S603 - our own words
        os.environ["PYTHONPATH"] = os.pathsep.join([str(tools), os.environ.get("PYTHONPATH", "")])


def keep(built: Path, place: Path) -> None:
    """Put the compiled files of ``built`` at ``place``, all at once, and forget those of other sources."""
    new = place.with_suffix(".new")
    shutil.rmtree(new, ignore_errors=True)
    for file in built.rglob("*.so"):
        (new / file.relative_to(built)).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, new / file.relative_to(built))
    new.rename(place)
    for other in place.parent.iterdir():
        if other.is_dir() and other not in (place, place.parent / "tools"):
            shutil.rmtree(other, ignore_errors=True)


def main(again: bool) -> int:
    """Build what is missing; return 0 if it is there then."""
    compiled = read_compiled()
    home, place = compiled.HOME, compiled.HOME / compiled.digest_of(ROOT / "src/kastellan")
    tried = home / f"{place.name}.tried"
    if place.is_dir() or (tried.exists() and not again):
        return 0 if place.is_dir() else 1
    home.mkdir(exist_ok=True)
    tried.touch()
    log = home / "log"
    try:
        get_tools(home)
        with TemporaryDirectory(prefix="kastellan-") as folder:
            build(Path(folder))
            keep(Path(folder) / "src", place)
    except (OSError, RuntimeError, subprocess.SubprocessError) as error:
        log.write_text(f"kastellan runs interpreted: {error}\n")
        return 1
    log.write_text(f"compiled: {place.name}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main("--again" in sys.argv))
