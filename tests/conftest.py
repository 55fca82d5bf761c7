"""What all tests share."""

import os

os.environ["KASTELLAN_COMPILE"] = "0"  # what is tested are the sources, whatever was compiled before

import pytest

from kastellan.cli import main

REAL_PARTS = {"browser", "server"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Try a test of real processes and browsers again if it failed: the machine may be busy.

    The report counts every rerun.
    """
    for item in items:
        if REAL_PARTS & set(item.path.parts):
            item.add_marker(pytest.mark.flaky(reruns=2))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print why a test was tried again: each has a cause that is to be mended."""
    for report in terminalreporter.getreports("rerun"):
        terminalreporter.section(f"tried again: {report.nodeid}", sep="-")
        terminalreporter.line(report.longreprtext)


@pytest.fixture
def run(monkeypatch, capsys):
    """Run a command and return exit code, output and errors."""

    def command(*words):
        monkeypatch.setattr("sys.argv", ["kastellan", *map(str, words)])
        with pytest.raises(SystemExit) as ended:
            main()
        printed = capsys.readouterr()
        return ended.value.code, printed.out, printed.err

    return command
