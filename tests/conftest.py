"""What all tests share."""

import pytest

REAL_PARTS = {"browser", "server"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Try a test of real processes and browsers again if it failed: the machine may be busy.

    The report counts every rerun.
    """
    for item in items:
        if REAL_PARTS & set(item.path.parts):
            item.add_marker(pytest.mark.flaky(reruns=2))
