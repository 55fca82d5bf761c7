"""Whole games between computer players, counted."""

from collections.abc import Iterator, Sequence
from random import Random
from time import process_time
from typing import Any

import msgspec
from rich.progress import track

from kastellan.bots.players import choose, look
from kastellan.core.chance import draw
from kastellan.core.game import CHANCE, Game, Outcome
from kastellan.core.playout import playout


class SeatReport(msgspec.Struct, frozen=True):
    """How one seat fared; a shared victory counts in parts."""

    seat: int
    level: str
    wins: float
    win_share: float
    mean_score: float


class Report(msgspec.Struct, frozen=True):
    """What was played and how it went."""

    game: str
    seats: int
    options: dict[str, Any]
    games: int
    seed: int
    decisions: int
    decisions_per_cpu_second: float
    mean_length: float
    by_seat: tuple[SeatReport, ...]


def simulate(
    game: Game[Any, Any, Any, Any, Any, Any, Any],
    seats: int,
    options: dict[str, Any],
    games: int,
    seed: int,
    levels: Sequence[str],
    quiet: bool = False,
) -> Report:
    """Play ``games`` games; ``levels`` are dealt to the seats in turn."""
    by_seat = [levels[seat % len(levels)] for seat in range(seats)]
    chosen, content = msgspec.convert(options, game.options), game.load(None)
    outcomes, decisions, begin = [], 0, process_time()
    for number in _counted(games, f"{game.slug}, {seats} seats", quiet):
        state = game.start(seats, chosen, content)
        decisions += play_game(game, state, by_seat, Random(f"{seed}-{number}"))
        outcomes.append(game.outcome(state))
    seconds = process_time() - begin
    return Report(
        game=game.slug,
        seats=seats,
        options=msgspec.to_builtins(chosen),
        games=games,
        seed=seed,
        decisions=decisions,
        decisions_per_cpu_second=round(decisions / max(seconds, 1e-9)),
        mean_length=decisions / games,
        by_seat=tuple(seat_report(seat, by_seat[seat], outcomes) for seat in range(seats)),
    )


def play_game(
    game: Game[Any, Any, Any, Any, Any, Any, Any], state: Any, levels: Sequence[str], rng: Random
) -> int:
    """Play ``state`` in place to its end; return the number of decisions."""
    if set(levels) == {"random"}:
        return playout(game, state, rng)
    decisions = 0
    while seats := game.to_act(state):
        if seats[0] == CHANCE:
            game.advance(state, CHANCE, draw(game.chance(state), rng))
            continue
        seat = seats[rng.randrange(len(seats))]
        game.advance(state, seat, choose(game, levels[seat], look(game, state, seat), rng))
        decisions += 1
    return decisions


def seat_report(seat: int, level: str, outcomes: Sequence[Outcome | None]) -> SeatReport:
    """Count the wins and points of one seat."""
    ended = [outcome for outcome in outcomes if outcome is not None]
    wins = sum(1 / len(outcome.winners) for outcome in ended if seat in outcome.winners)
    score = sum(outcome.scores[seat] for outcome in ended)
    return SeatReport(seat, level, wins, wins / len(ended), score / len(ended))


def _counted(games: int, title: str, quiet: bool) -> Iterator[int]:
    """Count up, with a bar that shows how far."""
    return iter(range(games)) if quiet else iter(track(range(games), description=title, transient=True))
