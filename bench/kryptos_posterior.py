"""How quick and how true the exact posterior of Kryptos is: ``python bench/kryptos_posterior.py``.

Times are CPU milliseconds at the first move, for both forms.  Calibration compares, over many
random games, what was said to be likely with what was there: players who choose without looking
at their hands, so that their moves tell nothing and all consistent deals are equally likely.
"""

import json
import statistics
import sys
from pathlib import Path
from random import Random
from time import process_time

from rich.progress import track

from kastellan.core.playout import step
from kastellan.games.kryptos import GAME
from kastellan.games.kryptos.options import Options
from kastellan.games.kryptos.posterior import posterior
from kastellan.games.kryptos.state import State

RESULT = Path(__file__).parent / "results" / "kryptos-posterior.json"
POSITIONS = 100
GAMES = 10_000


def position(seats: int, seed: int, guesses: int) -> State:
    """Return a position of a random game after some guesses, or its end."""
    rng = Random(seed)
    state = GAME.start(seats, Options(), GAME.load(None))
    while GAME.to_act(state):
        if state.reveals == 2 * seats:
            if guesses == 0:
                break
            guesses -= 1
        GAME.advance(state, *step(GAME, state, rng))
    return state


def times(seats: int, form: str) -> dict[str, float]:
    """Measure the first move of random games."""
    spent, states = [], []
    for seed in track(range(POSITIONS), f"{seats} seats, {form}", transient=True):
        state = position(seats, seed, 0)
        view = GAME.view(state, state.turn)
        begin = process_time()
        found = posterior(view, state.content, Random(0), form=form)
        spent.append(1000 * (process_time() - begin))
        states.append(found.states)
    spent.sort()
    return {
        "median_ms": round(statistics.median(spent), 2),
        "p90_ms": round(spent[int(0.9 * POSITIONS)], 2),
        "max_ms": round(spent[-1], 2),
        "median_states": int(statistics.median(states)),
        "max_states": max(states),
    }


def calibration() -> list[dict[str, float]]:
    """Compare chances with frequencies in ten bins over one position of each of many games."""
    bins = [[0, 0.0, 0] for _ in range(10)]
    for seed in track(range(GAMES), "calibration", transient=True):
        state = position(3 + seed % 3, seed, Random(seed).randrange(90))
        if state.over:
            continue
        found = posterior(GAME.view(state, state.turn), state.content, Random(seed))
        for (seat, index), values in found.chances.items():
            actual = state.hands[seat * state.size + index]
            for value, chance in values.items():
                row = bins[min(9, int(10 * chance))]
                row[0] += 1
                row[1] += chance
                row[2] += actual == value
    return [
        {"from": k / 10, "values": n, "said": round(said / n, 4), "was": round(right / n, 4)}
        for k, (n, said, right) in enumerate(bins)
        if n
    ]


if __name__ == "__main__":
    posterior(GAME.view(position(6, 0, 0), 0), GAME.load(None), Random(0), form="arrays")
    result = {
        "first_move": {
            f"{seats} seats": {form: times(seats, form) for form in ("plain", "arrays")}
            for seats in (3, 4, 5, 6)
        },
        "games": GAMES,
        "calibration": calibration(),
    }
    RESULT.parent.mkdir(exist_ok=True)
    RESULT.write_text(json.dumps(result, indent=2) + "\n")
    json.dump(result, sys.stdout, indent=2)
