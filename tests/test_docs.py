"""The examples in the documents and in the core's docstrings run as printed."""

import doctest
import os
import re
import shlex
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from kastellan.server.opening import migrate

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
MODULES = ["kastellan.core.chance", "kastellan.core.knowledge", "kastellan.table", "kastellan.locale"]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_of_a_page_run(page):
    failed, _ = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert failed == 0


@pytest.mark.parametrize("name", MODULES)
def test_examples_of_a_module_run(name):
    failed, _ = doctest.testmod(import_module(name), optionflags=doctest.ELLIPSIS)
    assert failed == 0


def test_the_readme_has_examples():
    assert doctest.DocTestParser().get_examples((ROOT / "README.md").read_text(encoding="utf-8"))


def test_the_commands_of_the_page_on_operations_run(tmp_path):
    """One after the other, as somebody would who follows the page with a server of their own."""
    page = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    commands = re.findall(r"^\$ kastellan (.*)$", page, re.MULTILINE)
    assert len(commands) >= 4
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    migrate(f"sqlite:///{tmp_path}/kastellan.db")
    for command in commands:
        words = [sys.executable, "-W", "ignore", "-m", "kastellan", *shlex.split(command)]
        ended = subprocess.run(
            words, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
        )
        assert ended.returncode == 0, (command, ended.stderr)
