"""Steps per second through the adapters, beside the engine and beside games of the frameworks' own.

A step is one decision of a player in random play with four seats.  Compared is, in CPU seconds of one
process, where the contenders of a game take turns game by game, so that whatever slows the machine down
for a while slows them all:

    engine      make the view of the seat that decides, list its actions, pick one, play it
    PettingZoo  ``env.last()`` (observation and mask), pick from the mask, ``env.step``
    OpenSpiel   an observer's ``set_from``, ``legal_actions``, pick one, ``apply_action``

Chance is drawn in all three.  Decrypto's engine picks from the same list of clues as its adapters, since
free text cannot be listed.  Ratios are medians of the ratios of each round, engine to adapter; the
target is at most 2.  Peers: PettingZoo's chess with and without its wrappers, OpenSpiel's Liar's Poker
and Team Dominoes in Python.

    python bench/adapters.py [--rounds 5] [--seconds 0.5] [--games kryptos,kreta]
"""

import argparse
import json
import os
import platform
import statistics
import warnings
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import numpy as np
import pyspiel
from open_spiel.python.games import liars_poker, team_dominoes
from open_spiel.python.observation import make_observation
from pettingzoo.classic import chess_v6
from pettingzoo.classic.chess.chess import raw_env as bare_chess
from rich.console import Console
from rich.progress import track
from rich.table import Table

import kastellan.adapters.openspiel  # noqa: F401 - registers our games
from kastellan.adapters import pettingzoo as ours
from kastellan.adapters.form import Form, form_of
from kastellan.core import CHANCE, draw
from kastellan.games import GAMES

RESULT = Path(__file__).parent / "results" / "adapters.json"
SEATS = 4
TARGET = 2.0
PEERS = "peers"
SPIEL_OVER, SPIEL_CHANCE = int(pyspiel.PlayerId.TERMINAL), int(pyspiel.PlayerId.CHANCE)

Player = Callable[[int], int]
"""Plays one random game from a seed and returns the number of its decisions."""


def engine(form: Form) -> Player:
    """Return a player of the bare engine, with a view for each decision."""
    game = form.game
    listed = game.legal if game.slug != "decrypto" else lambda state, seat: picked(form, state, seat)

    def play(seed: int) -> int:
        rng, state, steps = Random(seed), form.start(), 0
        while seats := game.to_act(state):
            seat = seats[0]
            if seat == CHANCE:
                game.advance(state, CHANCE, draw(game.chance(state), rng))
                continue
            game.view(state, seat)
            actions = listed(state, seat)
            game.advance(state, seat, actions[int(rng.random() * len(actions))])
            steps += 1
        return steps

    return play


def picked(form: Form, state: Any, seat: int) -> list[Any]:
    """Return what is offered out of the list of clues."""
    return [form.actions[number] for number in form.numbers(state, seat)]


def in_turns(env: Any) -> Player:
    """Return a player of a PettingZoo environment."""

    def play(seed: int) -> int:
        rng, steps = Random(seed), 0
        env.reset(seed)
        while True:
            observation, _, over, cut, _ = env.last()
            if over or cut:
                return steps
            numbers = observation["action_mask"].view(np.bool_).nonzero()[0]
            env.step(numbers[int(rng.random() * len(numbers))])
            steps += 1

    return play


def spiel(game: Any) -> Player:
    """Return a player of an OpenSpiel game."""
    observer = make_observation(game)

    def play(seed: int) -> int:
        rng, state, steps = Random(seed), game.new_initial_state(), 0
        while (player := state.current_player()) != SPIEL_OVER:
            if player == SPIEL_CHANCE:
                outcomes = state.chance_outcomes()
                chances = [chance for _, chance in outcomes]
                state.apply_action(rng.choices(outcomes, chances)[0][0])
                continue
            observer.set_from(state, player)
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
            steps += 1
        return steps

    return play


def contenders(slugs: list[str]) -> dict[str, dict[str, Player]]:
    """Return who is measured, by game."""
    found = {}
    for slug in slugs:
        env = ours.Environments(GAMES[slug]).env(SEATS)
        game = pyspiel.load_game(f"kastellan_{slug}", {"players": SEATS})
        found[slug] = {
            "engine": engine(form_of(slug, SEATS, {})),
            "PettingZoo": in_turns(env),
            "OpenSpiel": spiel(game),
        }
    found[PEERS] = {
        "PettingZoo chess_v6": in_turns(chess_v6.env()),
        "PettingZoo chess_v6, no wrappers": in_turns(bare_chess()),
        "OpenSpiel python_liars_poker": spiel(liars_poker.LiarsPoker({"players": 2})),
        "OpenSpiel python_team_dominoes": spiel(team_dominoes.DominoesGame()),
    }
    return found


class Clock:
    """Measures one contender, game by game."""

    def __init__(self, play: Player) -> None:
        self.play, self.seed = play, 0
        self.steps, self.seconds = 0, 0.0
        play(self.seed)

    def play_game(self) -> None:
        """Play one more game."""
        begin = process_time()
        self.seed += 1
        self.steps += self.play(self.seed)
        self.seconds += process_time() - begin

    def steps_per_second(self) -> float:
        """Return the pace since the last time."""
        pace = self.steps / self.seconds
        self.steps, self.seconds = 0, 0.0
        return pace


def paces(clocks: list[Clock], seconds: float) -> list[float]:
    """Let contenders take turns until each has had its time; return their paces."""
    while (next_one := min(clocks, key=lambda clock: clock.seconds)).seconds < seconds:
        next_one.play_game()
    return [clock.steps_per_second() for clock in clocks]


def measure(slugs: list[str], rounds: int, seconds: float) -> dict[str, Any]:
    """Measure all contenders in every round."""
    groups = {
        group: {name: Clock(play) for name, play in players.items()}
        for group, players in contenders(slugs).items()
    }
    figures: dict[tuple[str, str], list[float]] = {
        (group, name): [] for group, clocks in groups.items() for name in clocks
    }
    for _ in track(range(rounds), "rounds", transient=True):
        for group, clocks in groups.items():
            for name, pace in zip(clocks, paces(list(clocks.values()), seconds), strict=True):
                figures[group, name].append(pace)
    medians = {key: round(statistics.median(found)) for key, found in figures.items()}
    return {
        "machine": platform.machine(),
        "python": platform.python_version(),
        "rounds": rounds,
        "seats": SEATS,
        "steps_per_cpu_second": {
            group: {name: medians[group, name] for where, name in medians if where == group}
            for group in (*slugs, PEERS)
        },
        "engine_to_adapter": {slug: ratios(figures, slug) for slug in slugs},
    }


def ratios(figures: dict[tuple[str, str], list[float]], slug: str) -> dict[str, float]:
    """Return how many times longer a step takes through each adapter."""
    found = {}
    for name in ("PettingZoo", "OpenSpiel"):
        by_round = [a / b for a, b in zip(figures[slug, "engine"], figures[slug, name], strict=True)]
        found[name] = round(statistics.median(by_round), 2)
    return found


def print_tables(result: dict[str, Any], console: Console) -> None:
    """Print what was measured."""
    table = Table("game", "engine", "PettingZoo", "", "OpenSpiel", "", title="steps per CPU-second")
    for slug, found in result["engine_to_adapter"].items():
        steps = result["steps_per_cpu_second"][slug]
        cells = [f"{steps['engine']:,}"]
        for name in ("PettingZoo", "OpenSpiel"):
            cells += [f"{steps[name]:,}", f"{found[name]} x{' over' if found[name] > TARGET else ''}"]
        table.add_row(slug, *cells)
    console.print(table)
    for name, steps in result["steps_per_cpu_second"][PEERS].items():
        console.print(f"{name}: {steps:,}", highlight=False)


def main() -> None:
    """Measure, print and keep."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--keep", action="store_true", help=f"write {RESULT.name}")
    chosen = parser.parse_args()
    warnings.simplefilter("ignore")
    result = measure(chosen.games.split(","), chosen.rounds, chosen.seconds)
    print_tables(result, Console())
    if chosen.keep:
        RESULT.write_text(json.dumps(result, indent=2) + "\n")


if __name__ == "__main__":
    main()
