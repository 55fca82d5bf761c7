"""Compare two trees of this project in one run: random play, listings, views, copies and search of all games.

``python bench/trees.py OLD`` measures this tree beside the one in the folder ``OLD``, each in processes of
its own, in turns; ratios above 1 mean that this tree is quicker.  ``--compiled`` measures the compiled
copies that ``python -m tests.laws.compiled build build/compiled`` leaves in each tree, ``--quick`` that of
this tree beside the sources of the other, ``--iterations`` says how long each search is, ``--json FILE``
keeps the figures.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parents[1]
SLUGS = ("kryptos", "decrypto", "kreta", "krysis")
SEARCHED = ("kreta", "krysis")
KINDS = ("play", "legal", "views", "copies", "search")

MEASURE = """
import json, sys
from random import Random
from time import process_time
from kastellan.core.playout import playout, step
from kastellan.games import GAMES

slug, kind, seconds, seats = sys.argv[1], sys.argv[2], float(sys.argv[3]), int(sys.argv[4])
iterations = int(sys.argv[5])
game = GAMES[slug]
content, options = game.load(None), game.options()

def positions():
    rng, found = Random(7), []
    for seed in range(4):
        state = game.start(seats, options, content)
        for at in range(120):
            if not game.to_act(state):
                break
            game.advance(state, *step(game, state, rng))
            if at % 8 == 7 and game.to_act(state) and game.to_act(state)[0] >= 0:
                found.append(state.copy())
    return found

def play(at):
    return playout(game, game.start(seats, options, content), Random(at))

def legal(at):
    for state in states:
        game.legal(state, game.to_act(state)[0])
    return len(states)

def views(at):
    state = states[at % len(states)]
    for viewer in (None, *range(seats)):
        game.view(state, viewer)
    return seats + 1

def copies(at):
    state = states[at % len(states)]
    for _ in range(50):
        state.copy()
    return 50

def search(at):
    from kastellan.bots.players import look
    from kastellan.bots.search import search as think
    from kastellan.core.knowledge import Budget
    state = states[at % len(states)]
    think(game, look(game, state, game.to_act(state)[0]), Random(at), Budget(iterations=iterations))
    return iterations

states = positions()
once = {"play": play, "legal": legal, "views": views, "copies": copies, "search": search}[kind]
once(0)
done, at, begin = 0, 1, process_time()
while process_time() - begin < seconds:
    done += once(at)
    at += 1
print(json.dumps(done / (process_time() - begin)))
"""


def measured(tree: Path, slug: str, kind: str, args: argparse.Namespace) -> float:
    """Return how much of a kind a tree does in a CPU-second, in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": str(tree), "KASTELLAN_COMPILE": "0"}
    numbers = [str(args.seconds), str(args.seats), str(args.iterations)]
    command = [sys.executable, "-c", MEASURE, slug, kind, *numbers]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, cwd=tree)
    if done.returncode:
        raise SystemExit(f"{tree}: {slug} {kind} failed:\n{done.stderr[-2000:]}")
    return float(done.stdout.splitlines()[-1])


def compare(old: Path, new: Path, args: argparse.Namespace) -> dict[str, dict[str, float]]:
    """Return medians of both trees and of the ratios round by round."""
    found = {}
    for kind in args.kinds:
        for slug in args.games if kind != "search" else [slug for slug in args.games if slug in SEARCHED]:
            pairs = []
            for turn in range(args.rounds):
                order = (old, new) if turn % 2 else (new, old)
                one = {tree: measured(tree, slug, kind, args) for tree in order}
                pairs.append((one[old], one[new]))
            ratios = [after / before for before, after in pairs]
            found[f"{slug} {kind}"] = {
                "old": round(statistics.median(before for before, _ in pairs)),
                "new": round(statistics.median(after for _, after in pairs)),
                "ratio": round(statistics.median(ratios), 2),
                "lowest": round(min(ratios), 2),
                "highest": round(max(ratios), 2),
            }
            print(f"{slug} {kind}:", found[f"{slug} {kind}"], flush=True)
    return found


def main() -> None:
    """Read the command line, compare, keep the figures."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("old", type=Path)
    asked.add_argument("--rounds", type=int, default=5)
    asked.add_argument("--iterations", type=int, default=100)
    asked.add_argument("--seconds", type=float, default=1.0)
    asked.add_argument("--seats", type=int, default=4)
    asked.add_argument("--compiled", action="store_true")
    asked.add_argument("--quick", action="store_true")
    asked.add_argument("--kinds", nargs="*", choices=KINDS, default=list(KINDS))
    asked.add_argument("--games", nargs="*", choices=SLUGS, default=list(SLUGS))
    asked.add_argument("--json", type=Path)
    args = asked.parse_args()
    compiled = "build/compiled/src"
    old = args.old.resolve() / (compiled if args.compiled else "src")
    new = HERE / (compiled if args.compiled or args.quick else "src")
    for tree in (old, new):
        if not (tree / "kastellan").exists():
            raise SystemExit(f"There is no package in {tree}; compile it first or leave --compiled out.")
    found = compare(old, new, args)
    if args.json:
        args.json.write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
