"""What the package needs is what it says it needs: who installs it can serve a game without further steps."""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "kastellan"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
EXTRAS = {
    "adapters/pettingzoo/": "pettingzoo",
    "adapters/openspiel/": "openspiel",
    "adapters/cluster.py": "ray",
    "adapters/datasets.py": "ray",
    "bench.py": "bench",
    "games/decrypto/scorers.py": "words",
}
OWNERS = packages_distributions()


def plain(name: str) -> str:
    """Return a distribution's name without version, extras and marks, as indexes compare names."""
    return re.sub(r"[-_.]+", "-", re.split(r"[\[<>=;! ]", name)[0]).lower()


def imported(file: Path) -> Iterator[str]:
    """Yield the packages that a file imports, wherever in it, but Python's own and ours."""
    for node in ast.walk(ast.parse(file.read_text())):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom) and not node.level:
            names = [node.module or ""]
        for top in (name.partition(".")[0] for name in names):
            if top != "kastellan" and top not in sys.stdlib_module_names:
                yield top


def declared(place: str) -> set[str]:
    """Return what a file may import: what the package needs and what the file's extra adds."""
    extra = next((name for start, name in EXTRAS.items() if place.startswith(start)), None)
    more = PROJECT["optional-dependencies"][extra] if extra else []
    return {plain(name) for name in PROJECT["dependencies"] + more}


def test_every_import_is_declared():
    missing = [
        (place, package)
        for file in sorted(SOURCE.rglob("*.py"))
        for place in [str(file.relative_to(SOURCE))]
        for package in imported(file)
        if declared(place).isdisjoint(map(plain, OWNERS.get(package, [package])))
    ]
    assert missing == []


@pytest.mark.parametrize(("missing", "adapter"), [("pettingzoo", "pettingzoo"), ("pyspiel", "openspiel")])
def test_a_missing_framework_is_named_with_its_remedy(missing: str, adapter: str):
    code = f"import sys; sys.modules['{missing}'] = None; import kastellan.adapters.{adapter}"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert found.returncode == 1
    assert f"pip install 'kastellan[{adapter}]'" in found.stderr
