"""Does today's hard player beat that of an older tree at equal processor time?  Two seats.

``python bench/old_and_new.py OLD GAME [--games 24] [--seconds 0.1]`` lets a player of the tree in the folder
``OLD``, interpreted, think ``seconds`` about each step, as it did, and one of this tree (``--quick``: its
compiled copy in ``build/compiled``) about each turn for as long as makes their sums of processor time equal.
Each lives in a process of its own tree, is told what happens, and decides by its seat's view alone; they
change seats on the same deals.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from kastellan.bots.arena import wilson
from kastellan.bots.utility import win_shares
from kastellan.core.chance import draw
from kastellan.games import GAMES

HERE = Path(__file__).resolve().parents[1]
MEMBER = """
import json, sys
from random import Random
from time import process_time
import msgspec
from kastellan.bots import players
from kastellan.core.knowledge import Budget
from kastellan.games import GAMES

game = GAMES[sys.argv[1]]
content, state, thinker, minds = game.load(None), None, None, None
try:
    from kastellan.core.memory import memories
except ImportError:  # a tree whose seats remember nothing
    memories = None

def think(seat, seconds):
    global thinker
    budget = Budget(seconds=seconds)
    if not hasattr(players, "plan"):
        return players.choose(game, "hard", players.look(game, state, seat), rng, budget)
    from kastellan.bots.matches import Thinker
    if thinker is None:
        thinker = Thinker(game, seat, "hard", rng, {})
    thinker.budgets = {"hard": budget}
    return thinker.step(state, () if minds is None else minds.of(seat))

for line in sys.stdin:
    asked, begun, said = json.loads(line), process_time(), None
    if asked["do"] == "start":
        rng, thinker = Random(asked["seed"]), None
        state = game.start(2, game.options(), content)
        minds = memories and memories(game, state)
    elif asked["do"] == "think":
        said = msgspec.to_builtins(think(asked["seat"], asked["seconds"]))
    else:
        kind = game.events if asked["seat"] < 0 else game.actions
        (minds.play if minds else game.advance)(state, asked["seat"], msgspec.convert(asked["action"], kind))
        if thinker is not None:
            thinker.notice(asked["seat"])
    print(json.dumps([said, process_time() - begun]), flush=True)
"""


class Member:
    """A player in a process of some tree."""

    def __init__(self, source: Path, slug: str) -> None:
        environment = {**os.environ, "PYTHONPATH": str(source), "KASTELLAN_COMPILE": "0"}
        self._process = subprocess.Popen(
            [sys.executable, "-c", MEMBER, slug],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )
        self.cpu = 0.0

    def ask(self, do: str, **more: Any) -> Any:
        """Tell something or ask for an action."""
        process: Any = self._process
        process.stdin.write(json.dumps({"do": do, **more}) + "\n")
        process.stdin.flush()
        said, seconds = json.loads(process.stdout.readline())
        self.cpu += seconds if do == "think" else 0.0
        return said

    def end(self) -> None:
        """Let the process end."""
        self._process.kill()


def play(slug: str, number: int, members: list[Member], seconds: list[float]) -> float:
    """Play one game between the old and the new one; return the new one's part in the victory."""
    game, dice = GAMES[slug], Random(f"deal {number // 2}")
    seat_of_new = number % 2
    at = [members[1], members[0]] if seat_of_new == 0 else members
    times = [seconds[1], seconds[0]] if seat_of_new == 0 else seconds
    state = game.start(2, game.options(), game.load(None))
    for member in members:
        member.ask("start", seed=number)
    while acting := game.to_act(state):
        seat = acting[0]
        if seat < 0:
            action = draw(game.chance(state), dice)
        else:
            told = at[seat].ask("think", seat=seat, seconds=times[seat])
            action = msgspec.convert(told, game.actions)
        for member in members:
            member.ask("advance", seat=seat, action=msgspec.to_builtins(action))
        game.advance(state, seat, action)
    outcome: Any = game.outcome(state)
    return win_shares(outcome)[seat_of_new]


def main() -> None:
    """Read the command line, play, print the share with its interval."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("old", type=Path)
    asked.add_argument("game", choices=("kreta", "krysis"))
    asked.add_argument("--games", type=int, default=24)
    asked.add_argument("--seconds", type=float, default=0.1)
    asked.add_argument("--quick", action="store_true")
    args = asked.parse_args()
    new = HERE / ("build/compiled/src" if args.quick else "src")
    members = [Member(args.old.resolve() / "src", args.game), Member(new, args.game)]
    seconds, won = [args.seconds, 2 * args.seconds], 0.0
    for number in range(args.games):
        won += play(args.game, number, members, seconds)
        old, mine = members[0].cpu, members[1].cpu
        seconds[1] *= min(1.5, max(0.6, (old * 2 - mine) / mine if mine else 1.0))
        low, high = wilson(won, number + 1)
        share = f"{won:g} of {number + 1} ({100 * low:.0f} to {100 * high:.0f} %)"
        cpu = f"CPU seconds old {old:.1f} new {mine:.1f}, {seconds[1]:.3f} s a turn"
        print(f"{args.game}: new won {share}, {cpu}", flush=True)
    for member in members:
        member.end()


if __name__ == "__main__":
    main()
