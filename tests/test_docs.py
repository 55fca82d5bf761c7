"""The examples in the documents and in the core's docstrings run as printed."""

import doctest
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

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


def test_the_site_is_built_and_its_links_hold(tmp_path):
    done = subprocess.run(
        [sys.executable, str(ROOT / "packaging/docs/make.py"), str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert 'id="krp-23-fr"' in (tmp_path / "rules/kryptos-fr.html").read_text(encoding="utf-8")
    assert "/api/tables" in (tmp_path / "http-api.html").read_text(encoding="utf-8")
