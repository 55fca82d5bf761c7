"""Pack the engine for browsers: everything but the server, as bytecode for the runtime, in one archive.

Of the runtime's own library what the engine loads is compiled as well: that halves its start.

The runtime comes from the npm package ``pyodide``, msgspec from its wheel for it.  Where one of them is
not to be had, the client is built without the engine, and this says so.
"""

import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
RUNTIME = ROOT / "web/node_modules/pyodide"
TARGET = ROOT / "web/engine"
ARCHIVE, INPUTS, BESIDE = TARGET / "engine.zip", TARGET / "inputs.sha256", TARGET / "beside"
LIBRARY = TARGET / "python_stdlib.zip"
OURS = ("__init__.py", "compiled.py", "table.py", "core", "games", "locale", "bots", "tables", "browser")
LIBRARIES = ("attr", "attrs", "babel", "fluent", "pytz", "typing_extensions")
KINDS = {".py", ".ftl", ".json", ".jsonl", ".toml", ".txt", ".dat"}
LOCALES = (
    "root",
    "en_001",
    *(place.name for place in (ROOT / "src/kastellan/locale").iterdir() if place.is_dir()),
)
"""Whose rules for plurals and numbers go in: those of the languages that there are texts in."""
WHEEL = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "314", "--implementation", "cp")
LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""The moment of all files: the same sources make the same archive."""


def main() -> int:
    """Write the archive, unless it is there already; say what is missing if it cannot be made."""
    if not (RUNTIME / "package.json").is_file():
        return missing("the npm package pyodide is not installed (npm --prefix web ci)")
    if absent := [name for name in LIBRARIES if find_spec(name) is None]:
        return missing(f"Python packages are not installed: {', '.join(absent)}")
    wheel = wheel_of_msgspec()
    if wheel is None:
        return missing("the wheel of msgspec for the runtime could not be fetched")
    files = dict(sorted({**ours(), **libraries(), **compiled_parts(wheel)}.items()))
    digest = digest_of(files)
    packed = ARCHIVE.is_file() and LIBRARY.is_file() and INPUTS.is_file()
    if not packed or INPUTS.read_text() != digest:
        if not write_archive(files):
            return missing("the runtime could not compile the sources")
        INPUTS.write_text(digest)
    write_beside()
    print(f"engine: {ARCHIVE.stat().st_size // 1000} KB in {len(files)} files")  # noqa: T201
    return 0


def missing(what: str) -> int:
    """Say why there is no engine, and take away one that might be of older sources."""
    ARCHIVE.unlink(missing_ok=True)
    print(f"engine: {what}; the client is built without tables of its own.", file=sys.stderr)  # noqa: T201
    return 0


def wheel_of_msgspec() -> Path | None:
    """Return the wheel, fetched once; pip checks it by its pinned hash."""
    pinned = HERE / "requirements.txt"
    folder = TARGET / f"wheel-{sha256(pinned.read_bytes()).hexdigest()[:12]}"
    if not any(folder.glob("*.whl")):
        pip = (sys.executable, "-m", "pip", "download", "-q", "--disable-pip-version-check", "--no-deps")
        wanted = ("--only-binary=:all:", "--require-hashes", "-r", str(pinned), "-d", str(folder))
        subprocess.run([*pip, *WHEEL, *wanted], check=False)  # noqa: S603
    return next(folder.glob("*.whl"), None)


def ours() -> dict[str, bytes]:
    """Return what the engine needs of this project: no server, and no word vectors with their words."""
    source = ROOT / "src"
    files = [file for name in OURS for file in walk(source / "kastellan" / name)]
    vectors = {file.parent for file in (source / "kastellan").rglob("*.npy")}
    return {str(file.relative_to(source)): file.read_bytes() for file in files if file.parent not in vectors}


def libraries() -> dict[str, bytes]:
    """Return what it needs of others: with the words of our languages alone."""
    files = [(place.parent, file) for name in LIBRARIES for place in installed(name) for file in walk(place)]
    return {str(file.relative_to(site)): file.read_bytes() for site, file in files if is_spoken(file)}


def installed(name: str) -> list[Path]:
    """Return where a package is, in an environment or in one that only builds."""
    spec = find_spec(name)
    return [Path(place) for place in spec.submodule_search_locations or [spec.origin]]


def is_spoken(file: Path) -> bool:
    """Return whether a file is of no language or of one of ours."""
    return file.parent.name != "locale-data" or file.stem in LOCALES


def walk(path: Path) -> Iterator[Path]:
    """Yield the files at a path that are read at run time."""
    found = path.rglob("*") if path.is_dir() else [path]
    yield from (file for file in found if file.suffix in KINDS and "zoneinfo" not in file.parts)


def compiled_parts(wheel: Path) -> dict[str, bytes]:
    """Return the files of a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        names = [name for name in archive.namelist() if Path(name).suffix in {".py", ".so"}]
        return {name: archive.read(name) for name in names}


def digest_of(files: dict[str, bytes]) -> str:
    """Return what changes when anything does that goes in."""
    digest = sha256((RUNTIME / "package.json").read_bytes())
    for source in sorted(HERE.glob("*.*")):
        digest.update(source.read_bytes())
    for name, data in files.items():
        digest.update(f"{name} {len(data)}\n".encode() + data)
    return digest.hexdigest()


def write_archive(files: dict[str, bytes]) -> bool:
    """Compile all sources with the runtime's own Python, and pack what comes of it; return whether it did."""
    TARGET.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        stage = Path(folder)
        for name, data in files.items():
            (stage / name).parent.mkdir(parents=True, exist_ok=True)
            (stage / name).write_bytes(data)
        command = ["node", str(HERE / "compile.mjs"), str(RUNTIME), folder, str(LIBRARY)]
        if subprocess.run(command, check=False).returncode:  # noqa: S603
            return False
        with zipfile.ZipFile(ARCHIVE, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
            for file in sorted(stage.rglob("*")):
                if file.is_file() and file.suffix != ".py":
                    entry = zipfile.ZipInfo(str(file.relative_to(stage)), LONG_AGO)
                    archive.writestr(entry, file.read_bytes(), zipfile.ZIP_DEFLATED)
    return True


def write_beside() -> None:
    """Write what a server tells of the games, for pages without one: options, contents, rules, puzzles."""
    sys.path.insert(0, str(ROOT / "src"))
    import msgspec  # noqa: PLC0415 - known only where the packages are installed

    from kastellan.games import GAMES  # noqa: PLC0415
    from kastellan.locale import LANGUAGES  # noqa: PLC0415
    from kastellan.tables.offer import game_info  # noqa: PLC0415
    from kastellan.tables.puzzles import puzzle_list  # noqa: PLC0415
    from kastellan.tables.shelf import content_of, rulebook_of  # noqa: PLC0415

    BESIDE.mkdir(exist_ok=True)
    infos = [game_info(game, content_of(game)) for game in GAMES.values()]
    (BESIDE / "games.json").write_bytes(msgspec.json.encode(infos))
    (BESIDE / "puzzles.json").write_bytes(msgspec.json.encode(puzzle_list("")))
    for slug, game in GAMES.items():
        (BESIDE / f"{slug}.json").write_bytes(msgspec.json.encode(content_of(game).shown()))
        for language in LANGUAGES:
            (BESIDE / f"{slug}.{language}.md").write_text(rulebook_of(game, language) or "", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
