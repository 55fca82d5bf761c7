"""How fast random play is: every game, beside OpenSpiel's Hanabi and RLCard's Uno in the same run.

A decision is: list the legal actions, pick one at random, play it.  Everything is counted in CPU
seconds of one process each, round after round in turn; ratios are medians of per-round ratios.
``python -m kastellan.bench measure NAME SECONDS`` measures one contender in its own process.
"""

import json
import os
import statistics
import subprocess
import sys
import timeit
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

from kastellan.core.playout import playout, step
from kastellan.games import GAMES

SECONDS = 1.0
HANABI, UNO = "openspiel hanabi", "rlcard uno"
SEATS = 4


def measure(rounds: int, quiet: bool = False) -> dict[str, Any]:
    """Measure all contenders in turn; return decisions per CPU-second and ratios by contender."""
    names = contenders()
    figures: dict[str, list[float]] = {name: [] for name in names}
    plan = [name for _ in range(rounds) for name in names]
    for name in plan if quiet else track(plan, description="bench", transient=True):
        figures[name].append(measured_apart(name))
    by_round = ratios(figures)
    copies = {slug: copy_time(slug) for slug in GAMES}
    return {
        "rounds": rounds,
        "decisions_per_cpu_second": {
            name: round(statistics.median(found)) for name, found in figures.items()
        },
        "ratios": {pair: round(statistics.median(found), 2) for pair, found in by_round.items()},
        "ratio_ranges": {
            pair: [round(min(found), 2), round(max(found), 2)] for pair, found in by_round.items()
        },
        "copy_microseconds": copies,
        "missing": [peer for peer, module in ((HANABI, "pyspiel"), (UNO, "rlcard")) if not find_spec(module)],
    }


def contenders() -> list[str]:
    """Return what can be measured here: our games, compiled too if built, and installed peers."""
    forms = ("", " compiled") if compiled_path() is not None else ("",)
    names = [f"{slug}{form}" for slug in GAMES for form in forms]
    return names + [peer for peer, module in ((HANABI, "pyspiel"), (UNO, "rlcard")) if find_spec(module)]


def compiled_path() -> Path | None:
    """Return where the test suite keeps a compiled copy of the package, if there is one."""
    path = Path(__file__).parents[2] / "build" / "compiled" / "src"
    return path if any(path.glob("*.so")) else None


def ratios(figures: dict[str, list[float]]) -> dict[str, list[float]]:
    """Return the ratios of each round: games to peers, compiled to interpreted."""
    pairs = [(slug, peer) for slug in GAMES for peer in (HANABI, UNO)]
    pairs += [(f"{slug} compiled", slug) for slug in GAMES]
    found = {}
    for one, other in pairs:
        if one in figures and other in figures:
            found[f"{one} / {other}"] = [a / b for a, b in zip(figures[one], figures[other], strict=True)]
    return found


def measured_apart(name: str) -> float:
    """Measure one contender in a process of its own."""
    environment = dict(os.environ)
    path = compiled_path()
    if name.endswith(" compiled") and path is not None:
        environment["PYTHONPATH"] = str(path)
    command = [sys.executable, "-m", "kastellan.bench", "measure", name, str(SECONDS)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)  # noqa: S603
    return float(json.loads(done.stdout.splitlines()[-1]))


def decisions_per_second(play: Callable[[int], int], seconds: float) -> float:
    """Play games until the time is up; ``play(seed)`` plays one and returns its decisions."""
    play(0)
    decisions, seed, begin = 0, 1, process_time()
    while process_time() - begin < seconds:
        decisions += play(seed)
        seed += 1
    return decisions / (process_time() - begin)


def our_game(slug: str) -> Callable[[int], int]:
    """Return a player of one random game of ours with four seats."""
    game = GAMES[slug]
    content, options = game.load(None), game.options()
    return lambda seed: playout(game, game.start(SEATS, options, content), Random(seed))


def hanabi() -> Callable[[int], int]:
    """Return a player of one random game of OpenSpiel's Hanabi, driven from Python."""
    import pyspiel  # noqa: PLC0415 - a peer, only where installed

    game = pyspiel.load_game("hanabi")

    def play(seed: int) -> int:
        rng, state, decisions = Random(seed), game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(rng.random() * len(actions))])
                decisions += 1
        return decisions

    return play


def uno() -> Callable[[int], int]:
    """Return a player of one random game of RLCard's Uno."""
    import rlcard  # noqa: PLC0415 - a peer, only where installed

    env = rlcard.make("uno", config={"seed": 1})

    def play(seed: int) -> int:
        rng, decisions = Random(seed), 0
        state, _ = env.reset()
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(rng.random() * len(actions))])
            decisions += 1
        return decisions

    return play


def copy_time(slug: str) -> float:
    """Return the CPU microseconds that copying a position in mid-game takes."""
    game = GAMES[slug]
    state, rng = game.start(SEATS, game.options(), game.load(None)), Random(1)
    for _ in range(60):
        if game.to_act(state):
            game.advance(state, *step(game, state, rng))
    return round(min(timeit.repeat(state.copy, timer=process_time, number=5000, repeat=9)) / 5000 * 1e6, 2)


def print_table(results: dict[str, Any], console: Console) -> None:
    """Print what was measured."""
    grid = Grid("contender", "decisions per CPU-second", title=f"random play, {results['rounds']} rounds")
    for name, figure in results["decisions_per_cpu_second"].items():
        grid.add_row(name, f"{figure:,}")
    console.print(grid)
    for name, ratio in results["ratios"].items():
        low, high = results["ratio_ranges"][name]
        console.print(f"{name}: {ratio} x ({low} to {high})", highlight=False)
    for slug, micros in results["copy_microseconds"].items():
        console.print(f"copy of a {slug} position: {micros} µs", highlight=False)
    if results["missing"]:
        missing = ", ".join(results["missing"])
        console.print(f"not installed: {missing} (pip install 'kastellan[bench]')", markup=False)


if __name__ == "__main__":
    _, _, name, seconds = sys.argv
    slug = name.removesuffix(" compiled")
    player = hanabi() if name == HANABI else uno() if name == UNO else our_game(slug)
    print(json.dumps(decisions_per_second(player, float(seconds))))  # noqa: T201
