"""Which test pins which rule: ``python -m tests.laws.coverage`` prints the table.

A test pins a rule by ``@pytest.mark.rule(Rule.X, "KRP-V1")``; the marks are read from the source.
"""

import re
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from kastellan.games import GAMES

TESTS = Path(__file__).parents[1] / "games"


def tests_by_rule(game: Any) -> dict[str, list[str]]:
    """Return for each rule of the game the tests that carry its ID."""
    found: dict[str, list[str]] = {rule.value: [] for rule in game.rules}
    names = {rule.name: rule.value for rule in game.rules}
    for file in sorted((TESTS / game.slug).glob("test_*.py")):
        for marks, test in re.findall(
            r"((?:@pytest\.mark\.[^\n]*\n(?:(?!@|def)[^\n]*\n)*)+)def (test_\w+)", file.read_text()
        ):
            ids = {names[name] for name in re.findall(r"Rule\.(\w+)", marks) if name in names}
            ids |= set(re.findall(r'"([A-Z]+-\d+)"', marks)) & found.keys()
            for rule in ids:
                found[rule].append(f"{file.stem}::{test}")
    return found


def print_table(console: Console) -> None:
    """Print rules and tests of every game."""
    for game in GAMES.values():
        table = Table("rule", "name", "tests", title=game.slug)
        names = {rule.value: rule.name.lower().replace("_", " ") for rule in game.rules}
        for rule, tests in tests_by_rule(game).items():
            table.add_row(rule, names[rule], "\n".join(tests) or "[red]none[/red]")
        console.print(table)
        missing = [rule for rule, tests in tests_by_rule(game).items() if not tests]
        console.print(f"{game.slug}: {len(names)} rules, {len(missing)} without a test {missing}\n")


if __name__ == "__main__":
    print_table(Console())
