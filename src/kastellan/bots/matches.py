"""Whole games between computer players, counted."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from time import process_time
from typing import Any

import msgspec
from rich.progress import track

from kastellan.bots.planning import sight_of
from kastellan.bots.players import BUDGETS, loaded, look, plan, time_for
from kastellan.bots.search import AnyGame
from kastellan.bots.utility import win_shares
from kastellan.core.chance import draw
from kastellan.core.game import CHANCE, Outcome, encoded_views
from kastellan.core.knowledge import Budget, Planned
from kastellan.core.log import Log, Move
from kastellan.core.memory import memories
from kastellan.core.playout import playout
from kastellan.games import GAMES


class Match(msgspec.Struct, frozen=True):
    """One game to play: who sits where, which deal, and how long each level may think.

    ``logged`` asks for the log of the game too.
    """

    game: str
    levels: tuple[str, ...]
    options: dict[str, Any]
    deal: str
    seed: str
    budgets: dict[str, Budget]
    number: int = 0
    logged: bool = False


class Played(msgspec.Struct, frozen=True):
    """How a game ended, and its log if it was asked for."""

    levels: tuple[str, ...]
    outcome: Outcome
    decisions: int
    number: int = 0
    log: Log | None = None


def play(match: Match) -> Played:
    """Play one game to its end."""
    game, content = GAMES[match.game], loaded(match.game, None)
    options = msgspec.convert(match.options, game.options)
    state = game.start(len(match.levels), options, content)
    moves: list[Move] = []

    def write_down(seat: int, action: Any) -> None:
        moves.append(Move(seat, msgspec.to_builtins(action)))

    rng, dice, watch = Random(match.seed), Random(match.deal), write_down if match.logged else None
    decisions = play_game(game, state, match.levels, rng, dice, match.budgets, watch)
    outcome = game.outcome(state)
    if outcome is None:
        raise AssertionError("a game that is over has an outcome")
    log = Log(
        game=game.slug,
        rules=game.version,
        seats=state.seats,
        options=msgspec.to_builtins(options),
        content=content.digest,
        moves=tuple(moves),
    )
    return Played(match.levels, outcome, decisions, match.number, log if match.logged else None)


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
    game: AnyGame,
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
    game: AnyGame,
    state: Any,
    levels: Sequence[str],
    rng: Random,
    dice: Random | None = None,
    budgets: Mapping[str, Budget] | None = None,
    watch: Callable[[int, Any], None] | None = None,
) -> int:
    """Play ``state`` in place to its end; return the number of decisions.

    ``dice`` throws for chance, apart from what the players think up; else ``rng`` does both.
    ``watch`` is called with seat and action before each is played.
    """
    if set(levels) == {"random"} and dice is None:
        return playout(game, state, rng, watch)
    minds = memories(game, state)
    allowed = {**BUDGETS, **(budgets or {})}
    thinkers = [Thinker(game, seat, level, rng, allowed) for seat, level in enumerate(levels)]
    decisions = 0
    while seats := game.to_act(state):
        seat = seats[0]
        if seat == CHANCE:
            action = draw(game.chance(state), dice or rng)
        else:
            seat = seats[rng.randrange(len(seats))]
            action = thinkers[seat].step(state, minds.of(seat))
            decisions += 1
        if watch is not None:
            watch(seat, action)
        minds.play(state, seat, action)
        for thinker in thinkers:
            thinker.notice(seat)
    return decisions


class Thinker:
    """A player of some level on a seat: it thinks once a turn, and again when it has learnt something."""

    def __init__(
        self, game: AnyGame, seat: int, level: str, rng: Random, budgets: Mapping[str, Budget]
    ) -> None:
        self.game, self.seat, self.level, self.rng, self.budgets = game, seat, level, rng, budgets
        self.plan: tuple[Planned, ...] = ()
        self.going_on = False

    def step(self, state: Any, memory: Any) -> Any:
        """Return what the seat does next: as planned, if it sees what was foreseen."""
        if not self.plan or not self.fits(state):
            self.plan = self.think(state, memory)
        now, *later = self.plan
        self.plan, self.going_on = tuple(later), True
        return now.action

    def think(self, state: Any, memory: Any) -> tuple[Planned, ...]:
        """Return what the seat does from here on."""
        budget = time_for(self.level, self.going_on, self.budgets)
        return plan(self.game, self.level, look(self.game, state, self.seat, memory), self.rng, budget)

    def fits(self, state: Any) -> bool:
        """Return whether the seat sees what was foreseen for the next step."""
        sight = self.plan[0].sight
        return not sight or sight == sight_of(encoded_views(self.game, state, [self.seat])[0])

    def notice(self, seat: int) -> None:
        """Notice that a seat has acted: if it was another one, the next own step begins a turn."""
        if seat not in (self.seat, CHANCE):
            self.going_on = False


def seat_report(seat: int, level: str, outcomes: Sequence[Outcome | None]) -> SeatReport:
    """Count the wins and points of one seat."""
    ended = [outcome for outcome in outcomes if outcome is not None]
    wins = sum(win_shares(outcome)[seat] for outcome in ended)
    score = sum(outcome.scores[seat] for outcome in ended)
    return SeatReport(seat, level, wins, wins / len(ended), score / len(ended))


def _counted(games: int, title: str, quiet: bool) -> Iterator[int]:
    """Count up, with a bar that shows how far."""
    return iter(range(games)) if quiet else iter(track(range(games), description=title, transient=True))
