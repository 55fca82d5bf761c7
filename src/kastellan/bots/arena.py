"""Seeded matches between levels with rotated seats, on all cores, counted with intervals."""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import nullcontext
from math import sqrt
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec
from rich.progress import track

from kastellan import __version__
from kastellan.bots.matches import Match, Played, play
from kastellan.bots.players import BUDGETS, loaded
from kastellan.bots.processes import end_with_parent
from kastellan.bots.ratings import Rating, rate
from kastellan.bots.runs import Run, Settings, keeping
from kastellan.bots.search import AnyGame
from kastellan.bots.utility import win_shares
from kastellan.core.game import Outcome
from kastellan.core.knowledge import Budget

Crew = Callable[[Sequence[Match]], Iterator[Played]]
"""Plays matches somewhere and yields them as they end, in any order."""

NORMAL_QUANTILE = 1.959964
"""For intervals that hold in 95 of 100 cases."""


class Standing(msgspec.Struct, frozen=True):
    """How one level fared: its share of the victories with a 95 % interval, beside what is par.

    ``par`` is the share it would win if all were equally strong.
    """

    level: str
    wins: float
    share: float
    low: float
    high: float
    par: float
    mean_score: float
    rating: Rating | None


class Result(msgspec.Struct, frozen=True):
    """A whole tournament; so many of its games were ``found`` where they had been kept."""

    game: str
    seats: int
    bots: tuple[str, ...]
    options: dict[str, Any]
    games: int
    seed: int
    budgets: dict[str, Budget]
    decisions: int
    seconds: float
    standings: tuple[Standing, ...]
    found: int = 0


def arena(
    game: AnyGame,
    bots: Sequence[str],
    seats: int,
    games: int,
    seed: int,
    options: dict[str, Any] | None = None,
    budgets: dict[str, Budget] | None = None,
    processes: int = 0,
    quiet: bool = False,
    crew: Crew | None = None,
    keep: Path | None = None,
) -> Result:
    """Play ``games`` games between ``bots``, who change seats from game to game on the same deals.

    The ``crew`` plays them: ``processes`` on this machine unless another is given.  The directory
    ``keep`` holds what has been played, so that the same arena goes on where it stopped.
    """
    allowed = {**BUDGETS, **(budgets or {})}
    used = {level: allowed[level] for level in dict.fromkeys(bots) if level in allowed}
    matches = line_up(game, bots, seats, games, seed, options or {}, used, logged=keep is not None)
    begin = perf_counter()
    title = f"{game.slug}, {seats} seats: {', '.join(bots)}"
    with nullcontext() if keep is None else keeping(keep, _settings(game, matches[0], bots, seed)) as run:
        played = play_all(matches, crew or local(processes), run, title, quiet)
    return Result(
        game=game.slug,
        seats=seats,
        bots=tuple(bots),
        options=options or {},
        games=games,
        seed=seed,
        budgets=used,
        decisions=sum(one.decisions for one in played),
        seconds=round(perf_counter() - begin, 1),
        standings=standings(bots, played),
        found=0 if run is None else len(run.found),
    )


def _settings(game: AnyGame, match: Match, bots: Sequence[str], seed: int) -> Settings:
    """Return all by which the games of one arena differ from those of another."""
    return Settings(
        kastellan=__version__,
        game=game.slug,
        rules=game.version,
        content=loaded(game.slug, None).digest,
        seats=len(match.levels),
        bots=tuple(bots),
        options=msgspec.to_builtins(msgspec.convert(match.options, game.options)),
        seed=seed,
        budgets=match.budgets,
    )


def play_all(matches: Sequence[Match], crew: Crew, run: Run | None, title: str, quiet: bool) -> list[Played]:
    """Have the matches played that were not found in the ``run``; return all in their order."""
    found = {} if run is None else run.found
    left = [match for match in matches if match.number not in found]
    played = {match.number: found[match.number] for match in matches if match.number in found}
    for one in track(crew(left), title, len(matches), completed=len(played), transient=True, disable=quiet):
        played[one.number] = one if run is None else run.keep(one)
    return [played[match.number] for match in matches]


def line_up(
    game: AnyGame,
    bots: Sequence[str],
    seats: int,
    games: int,
    seed: int,
    options: dict[str, Any],
    budgets: dict[str, Budget],
    logged: bool = False,
) -> list[Match]:
    """Seat the bots side by side, one place further in each game; every rotation plays the same deal."""
    start = game.start(seats, msgspec.convert(options, game.options), game.load(None))
    sides = game.teams(start) or tuple((seat,) for seat in range(seats))
    side_of = {seat: k for k, side in enumerate(sides) for seat in side}
    return [
        Match(
            game=game.slug,
            levels=tuple(bots[(side_of[seat] + number) % len(bots)] for seat in range(seats)),
            options=options,
            deal=f"{seed}-deal-{number // len(bots)}",
            seed=f"{seed}-game-{number}",
            budgets=budgets,
            number=number,
            logged=logged,
        )
        for number in range(games)
    ]


def local(processes: int = 0) -> Crew:
    """Return a crew of so many processes on this machine; 0 for one per core."""
    workers = processes or os.cpu_count() or 1

    def crew(matches: Sequence[Match]) -> Iterator[Played]:
        if workers == 1:
            yield from map(play, matches)
            return
        pool = ProcessPoolExecutor(workers, initializer=end_with_parent)
        try:
            for future in as_completed([pool.submit(play, match) for match in matches]):
                yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)

    return crew


def standings(bots: Sequence[str], played: Sequence[Played]) -> tuple[Standing, ...]:
    """Count the games by level, in the order in which the levels were named."""
    levels = list(dict.fromkeys(bots))
    ratings = rate(levels, [(one.levels, one.outcome) for one in played])
    return tuple(standing(level, played, ratings.get(level)) for level in levels)


def standing(level: str, played: Sequence[Played], rating: Rating | None) -> Standing:
    """Count what one level won; the victory of a side of several seats counts once."""
    wins = sum(side_share(one, level) for one in played)
    par = sum(taken(one, level) for one in played) / len(played)
    scores = [
        score
        for one in played
        for score, who in zip(one.outcome.scores, one.levels, strict=True)
        if who == level
    ]
    low, high = wilson(wins, len(played))
    return Standing(
        level=level,
        wins=wins,
        share=wins / len(played),
        low=low,
        high=high,
        par=par,
        mean_score=sum(scores) / max(len(scores), 1),
        rating=rating,
    )


def sides_of(outcome: Outcome) -> tuple[tuple[int, ...], ...]:
    """Return the seats that win and lose together."""
    return outcome.teams or tuple((seat,) for seat in range(len(outcome.ranks)))


def side_share(one: Played, level: str) -> float:
    """Return the part of one victory that fell to seats of a level."""
    shares = win_shares(one.outcome)
    return sum(
        shares[side[0]] * sum(one.levels[seat] == level for seat in side) / len(side)
        for side in sides_of(one.outcome)
    )


def taken(one: Played, level: str) -> float:
    """Return which part of the sides a level took."""
    sides = sides_of(one.outcome)
    return sum(sum(one.levels[seat] == level for seat in side) / len(side) for side in sides) / len(sides)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a share of wins, by Wilson's score.

    >>> [round(bound, 3) for bound in wilson(8, 10)]
    [0.49, 0.943]
    """
    if games == 0:
        return 0.0, 1.0
    z2 = NORMAL_QUANTILE**2
    share = wins / games
    centre = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = NORMAL_QUANTILE / (1 + z2 / games) * sqrt(share * (1 - share) / games + z2 / (4 * games**2))
    return max(0.0, centre - half), min(1.0, centre + half)


def scaled(scale: float) -> dict[str, Budget]:
    """Return the levels' time budgets, shortened or lengthened."""
    return {
        level: Budget(seconds=budget.seconds * scale)
        for level, budget in BUDGETS.items()
        if budget.seconds is not None
    }


def counted(iterations: int) -> dict[str, Budget]:
    """Return budgets of iterations for the same result on every machine, as unequal as the times are."""
    timed = {level: budget.seconds for level, budget in BUDGETS.items() if budget.seconds is not None}
    longest = max(timed.values())
    return {
        level: Budget(iterations=max(1, round(iterations * seconds / longest)))
        for level, seconds in timed.items()
    }
