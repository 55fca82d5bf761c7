"""Compile the hot files with mypyc where a C compiler is present; install without it otherwise.

``KASTELLAN_COMPILE=0`` switches compilation off, as editable installs for development do.
"""

import os
from pathlib import Path

from setuptools import setup

HOT = ("core/playout.py", "games/*/state.py", "games/*/steps.py", "games/*/steps/*.py", "games/*/play.py")


def hot_files() -> list[str]:
    package = Path("src/kastellan")
    return sorted(str(file) for pattern in HOT for file in package.glob(pattern))


def extensions() -> list:
    if os.environ.get("KASTELLAN_COMPILE", "1") == "0":
        return []
    try:
        from mypyc.build import mypycify

        modules = mypycify(hot_files(), opt_level="3", separate=False)
    except Exception as error:
        print(f"kastellan: hot files stay interpreted: {error}")
        return []
    for module in modules:
        module.optional = True
    return modules


setup(ext_modules=extensions())
