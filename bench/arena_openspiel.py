"""Our hard player against OpenSpiel's ISMCTS, two seats: ``python bench/arena_openspiel.py kreta``.

OpenSpiel's bot (random rollouts) thinks for so many simulations a move, the hard player for so many
iterations or, with ``--same-time``, for as many as fit into the processor time that OpenSpiel's bot
took on average so far.  Both see what their seat sees and nothing else; seats rotate and every
rotation plays the same deal.  The processor time of both is measured and kept with the result.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import msgspec

from kastellan.adapters.openspiel.players import SpielPlayer, ismcts
from kastellan.bots.arena import Result, arena
from kastellan.bots.chart import chart
from kastellan.bots.matches import Match, Played
from kastellan.bots.players import choose, look
from kastellan.core import CHANCE, draw
from kastellan.core.knowledge import Budget
from kastellan.games import GAMES

RESULTS = Path(__file__).parent / "results"
THEIRS = "openspiel"


class Clock:
    """Processor seconds and moves of one player."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.moves = 0

    def time(self, decide: Any, *given: Any) -> Any:
        """Return what ``decide`` returns and count its time."""
        begin = process_time()
        action = decide(*given)
        self.seconds += process_time() - begin
        self.moves += 1
        return action

    @property
    def mean(self) -> float:
        """Return processor milliseconds a move."""
        return 1000 * self.seconds / max(self.moves, 1)


class Crew:
    """Plays the matches of an arena in which OpenSpiel's bot has a seat."""

    def __init__(self, slug: str, simulations: int, same_time: bool) -> None:
        self.slug, self.simulations, self.same_time = slug, simulations, same_time
        self.clocks = {"hard": Clock(), THEIRS: Clock()}
        self.iterations = 0

    def __call__(self, matches: Sequence[Match]) -> Iterator[Played]:
        """Yield each match as it ends."""
        for match in matches:
            yield self.play(match)

    def play(self, match: Match) -> Played:
        """Play one game to its end."""
        game = GAMES[self.slug]
        state = game.start(len(match.levels), game.options(), game.load(None))
        rng, dice = Random(match.seed), Random(match.deal)
        theirs = ismcts(self.slug, len(match.levels), self.simulations, match.number)
        decisions = 0
        while seats := game.to_act(state):
            if seats[0] == CHANCE:
                game.advance(state, CHANCE, draw(game.chance(state), dice))
                continue
            seat = seats[rng.randrange(len(seats))]
            action = self.decide(match, theirs, look(game, state, seat), rng)
            game.advance(state, seat, action)
            decisions += 1
        return Played(match.levels, game.outcome(state), decisions, match.number)

    def decide(self, match: Match, theirs: SpielPlayer, seen: Any, rng: Random) -> Any:
        """Ask whoever has the seat; where there is nothing to choose nobody's time is counted."""
        if len(seen.legal) == 1:
            return seen.legal[0]
        level = match.levels[seen.seat]
        clock = self.clocks[level]
        if level == THEIRS:
            return clock.time(theirs, seen, rng)
        budget = self.budget(match)
        self.iterations += budget.iterations or 0
        return clock.time(choose, GAMES[self.slug], level, seen, rng, budget)

    def budget(self, match: Match) -> Budget:
        """Return how long the hard player may think."""
        own, other = self.clocks["hard"], self.clocks[THEIRS]
        if not (self.same_time and own.moves and other.moves):
            return match.budgets["hard"]
        even = other.mean * (own.moves + 1) - 1000 * own.seconds
        left = min(max(even, other.mean / 2), other.mean * 1.5)
        return Budget(iterations=max(1, round(left * self.iterations / (1000 * own.seconds))))


def write(result: Result, crew: Crew, name: str) -> None:
    """Keep the result with the times, and its chart."""
    kept = msgspec.to_builtins(result)
    kept["simulations"], kept["same_time"] = crew.simulations, crew.same_time
    kept["iterations_per_move"] = round(crew.iterations / crew.clocks["hard"].moves)
    kept["milliseconds_per_move"] = {level: round(clock.mean, 1) for level, clock in crew.clocks.items()}
    (RESULTS / f"{name}.json").write_text(json.dumps(kept), encoding="utf-8")
    (RESULTS / f"{name}.svg").write_text(chart(result), encoding="utf-8")
    ours = result.standings[0]
    print(f"{result.game}: hard {ours.wins:g} of {result.games} ({ours.low:.1%} to {ours.high:.1%})")
    print(kept["milliseconds_per_move"])


def main() -> None:
    """Play and write the result beside the others."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("game", choices=["kreta", "krysis"])
    ask.add_argument("--games", type=int, default=20)
    ask.add_argument("--simulations", type=int, default=20)
    ask.add_argument("--iterations", type=int, default=60)
    ask.add_argument("--same-time", action="store_true")
    ask.add_argument("--seed", type=int, default=1)
    asked = ask.parse_args()
    crew = Crew(asked.game, asked.simulations, asked.same_time)
    budgets = {"hard": Budget(iterations=asked.iterations)}
    result = arena(
        GAMES[asked.game], ["hard", THEIRS], 2, asked.games, asked.seed, budgets=budgets, crew=crew
    )
    name = f"arena-{asked.game}-2-hard-{THEIRS}" + ("-same-time" if asked.same_time else "")
    write(result, crew, name)


if __name__ == "__main__":
    main()
