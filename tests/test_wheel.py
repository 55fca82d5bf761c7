"""The package as others get it: packed sources, a wheel made of them, a server in an empty environment."""

import asyncio
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from random import Random

from packaging.requirements import Requirement

from tests.server.clients import Screen, Visitor, open_table, play_seat
from tests.server.processes import Process

ROOT = Path(__file__).parents[1]
SOURCES = ("setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE", "NOTICE", "requirements.lock")
BUILD = "import sys; sys.path.insert(0, 'packaging'); import backend; backend.build_{}(sys.argv[1])"
NOT_PACKED = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info")


def run(*command: str | Path, folder: Path, **environment: str) -> str:
    """Run a command to its end; return what it said."""
    done = subprocess.run(
        command, cwd=folder, env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return done.stdout


def build_sources(folder: Path) -> Path:
    """Pack a copy of the sources, with the client that is built; return the archive."""
    tree = folder / "tree"
    shutil.copytree(ROOT / "src", tree / "src", ignore=NOT_PACKED)
    shutil.copytree(ROOT / "packaging", tree / "packaging", ignore=NOT_PACKED)
    for name in SOURCES:
        shutil.copy(ROOT / name, tree)
    run(sys.executable, "-c", BUILD.format("sdist"), folder, folder=tree)
    shutil.rmtree(tree)
    (archive,) = folder.glob("*.tar.gz")
    return archive


def build_wheel(archive: Path, folder: Path) -> Path:
    """Make a wheel of the unpacked sources, as where there are neither Node nor a compiler."""
    with tarfile.open(archive) as packed:
        packed.extractall(folder, filter="data")
    (tree,) = folder.glob("kastellan-*/")
    run(sys.executable, "-c", BUILD.format("wheel"), folder, folder=tree, CC="/no/compiler", PATH="")
    shutil.rmtree(tree)
    (wheel,) = folder.glob("*.whl")
    return wheel


def needs(name: str, extras: tuple[str, ...] = ()) -> dict[str, Distribution]:
    """Return what a package says it needs, and what that needs, as it is installed here."""
    found: dict[str, Distribution] = {}
    for line in distribution(name).requires or ():
        wanted = Requirement(line)
        if wanted.marker is None or any(wanted.marker.evaluate({"extra": one}) for one in ("", *extras)):
            try:
                found[wanted.name] = distribution(wanted.name)
            except PackageNotFoundError:
                continue  # a standard library of this age has it
            found.update(needs(wanted.name, tuple(wanted.extras)))
    return found


def new_environment(folder: Path, wheel: Path) -> Path:
    """Make an environment with a wheel and what it says it needs, and nothing else; return its commands."""
    run(sys.executable, "-m", "venv", "--without-pip", folder, folder=ROOT)
    (site,) = folder.glob("lib/python*/site-packages")
    for found in needs("kastellan").values():
        for top in {
            file.parts[0] for file in found.files or () if file.parts[0] not in ("..", "__pycache__")
        }:
            if not (site / top).exists():
                (site / top).symlink_to(Path(str(found.locate_file(top))).resolve())
    pip = (sys.executable, "-m", "pip", "--python", folder / "bin/python", "install", "-q", "--no-compile")
    run(*pip, "--no-deps", "--no-index", "--disable-pip-version-check", wheel, folder=ROOT)
    return folder / "bin"


def packed_files(wheel: Path) -> set[str]:
    """Return the files of the package in a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        return {name for name in archive.namelist() if name.startswith("kastellan/")}


def source_files() -> set[str]:
    """Return the files of the package here, the built client among them."""
    found = (file for file in (ROOT / "src/kastellan").rglob("*") if file.is_file())
    kept = (file for file in found if file.suffix not in (".pyc", ".so"))
    return {file.relative_to(ROOT / "src").as_posix() for file in kept}


async def play(server: Process) -> str:
    """Play a game against the computer over the socket; return how the table stands then."""
    visitor = await Visitor(server.address, "Zoé").arrive()
    table = await open_table([visitor], "kryptos", seats=3, bots={"1": "easy", "2": "easy"})
    screen = await Screen.open(server.address, table, visitor.cookie)
    await asyncio.wait_for(play_seat(screen, "kryptos", 0, Random(3)), 300)
    status = (await visitor.get(f"/api/tables/{table}"))["status"]
    await screen.close()
    await visitor.close()
    return status


async def test_a_wheel_made_of_the_packed_sources_serves_in_an_empty_environment(tmp_path, monkeypatch):
    for name in ("PYTHONPATH", "PYTHONDONTWRITEBYTECODE", "KASTELLAN_COMPILE"):
        monkeypatch.delenv(name, raising=False)
    wheel = build_wheel(build_sources(tmp_path), tmp_path)
    assert wheel.name.endswith("-py3-none-any.whl"), "without a compiler it is for every machine"
    assert packed_files(wheel) == source_files()

    commands, empty = new_environment(tmp_path / "environment", wheel), tmp_path / "empty"
    empty.mkdir()
    assert run(commands / "kastellan", "--version", folder=empty).strip().endswith("interpreted")
    database = f"sqlite:///{tmp_path / 'house.db'}"
    server = Process("serve", database, command=(commands / "kastellan",), folder=empty)
    try:
        visitor = Visitor(server.address)
        static = "kastellan/server/static/"
        files = {name.removeprefix(static) for name in packed_files(wheel) if name.startswith(static)}
        engine = sorted(
            name for name in files if "assets/engine/" in name and not name.endswith((".br", ".gz"))
        )
        assert {Path(name).name for name in engine} >= {"engine.zip", "pyodide.asm.wasm", "python_stdlib.zip"}
        for name in ("", "sw.js", *engine):
            answer = await visitor.http.get(f"/{name}")
            assert (answer.status_code, len(answer.content) > 0) == (200, True), name
        assert await play(server) == "over"
        await visitor.close()
    finally:
        assert server.stop() == 0


def test_the_page_of_the_package_needs_no_address(tmp_path):
    """The README goes in whole, but for pictures: where those are to be found nobody knows there."""
    for name in (*SOURCES, "packaging"):
        place = tmp_path / name
        (shutil.copytree if (ROOT / name).is_dir() else shutil.copy)(ROOT / name, place)
    (tmp_path / "src/kastellan").mkdir(parents=True)
    run(sys.executable, "setup.py", "-q", "egg_info", folder=tmp_path)
    page = (tmp_path / "src/kastellan.egg-info/PKG-INFO").read_text(encoding="utf-8").partition("\n\n")[2]
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    words = [line for line in readme.splitlines() if line.strip() and not line.startswith(("|", "!["))]
    assert [line for line in page.splitlines() if line.strip()] == words
    assert "docs/pictures" not in page
