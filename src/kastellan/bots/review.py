"""A finished game looked at again: chances to win, costly decisions, and luck apart from them.

Every figure comes from what a player knew at that moment, never from what came out later.
"""

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Any

import msgspec
from rich.progress import track

from kastellan.bots.players import loaded, look
from kastellan.bots.search import AnyGame, Search, search
from kastellan.bots.utility import win_shares
from kastellan.core.game import CHANCE, Line
from kastellan.core.knowledge import NOTHING, Assessment, Budget, Knowledge, Seen
from kastellan.core.log import Log, positions
from kastellan.games import GAMES

COSTLY = 3
SAMPLES = 24
NOISE = 0.5
"""A difference between two means of playouts below this times its spread is no mistake."""

THINKING = Budget(iterations=160)


class Point(msgspec.Struct, frozen=True):
    """Each seat's chance to win after ``move`` moves, as that seat could tell."""

    move: int
    chances: tuple[float, ...]


class Decision(msgspec.Struct, frozen=True):
    """A decision: what was done, what would have been better, and the chance to win it cost.

    ``luck`` is the rest of what changed until the seat could tell again.
    """

    move: int
    seat: int
    action: Any
    better: Any
    cost: float
    luck: float


class Review(msgspec.Struct, frozen=True):
    """A whole game: the chart, all decisions, the costliest, and sums by seat."""

    game: str
    seats: int
    winners: tuple[int, ...]
    chart: tuple[Point, ...]
    decisions: tuple[Decision, ...]
    costly: tuple[Decision, ...]
    cost: tuple[float, ...]
    luck: tuple[float, ...]


def review(
    game: AnyGame, log: Log, content: Any, seed: int = 0, budget: Budget = THINKING, quiet: bool = True
) -> Review:
    """Look at every decision of a logged game from what its player knew then."""
    states = list(positions(game, log, content))
    stories = told(game, log, states)
    chart = [
        Point(number, forecasts(game, state, Random(f"{seed}-{number}")))
        for number, state in enumerate(track(states, "chances", disable=quiet, transient=True))
        if game.to_act(state) != (CHANCE,)
    ]
    decisions = []
    for number, move in enumerate(track(log.moves, "decisions", disable=quiet, transient=True)):
        if move.seat >= 0:
            seen = look(game, states[number], move.seat, tuple(stories[number][move.seat]))
            action = msgspec.convert(move.action, game.actions)
            judged = assess(game, seen, action, Random(f"{seed}-{number}"), budget)
            decisions.append(decided(number, move.seat, action, judged, chart))
    outcome = game.outcome(states[-1])
    seats = range(states[-1].seats)
    return Review(
        game=game.slug,
        seats=len(seats),
        winners=outcome.winners if outcome is not None else (),
        chart=tuple(chart),
        decisions=tuple(decisions),
        costly=tuple(sorted(decisions, key=lambda one: -one.cost)[:COSTLY]),
        cost=tuple(round(sum(one.cost for one in decisions if one.seat == seat), 4) for seat in seats),
        luck=tuple(lucky(seat, chart, decisions) for seat in seats),
    )


def decided(move: int, seat: int, action: Any, judged: Assessment, chart: Sequence[Point]) -> Decision:
    """Tell what a decision cost apart from what happened after it."""
    cost = round(max(0.0, judged.best_value - judged.value), 4)
    before = max((point for point in chart if point.move <= move), key=lambda point: point.move)
    after = min((point for point in chart if point.move > move), key=lambda point: point.move)
    luck = after.chances[seat] - before.chances[seat] + cost
    better = judged.best if cost else action
    return Decision(
        move, seat, msgspec.to_builtins(action), msgspec.to_builtins(better), cost, round(luck, 4)
    )


def lucky(seat: int, chart: Sequence[Point], decisions: Sequence[Decision]) -> float:
    """Return all that changed in a seat's chances and was not of its own making."""
    cost = sum(one.cost for one in decisions if one.seat == seat)
    return round(chart[-1].chances[seat] - chart[0].chances[seat] + cost, 4)


def told(game: AnyGame, log: Log, states: Sequence[Any]) -> list[list[list[Line]]]:
    """Return what each seat had been told before each move."""
    seats = range(states[0].seats)
    stories: list[list[list[Line]]] = [[[] for _ in seats]]
    for number, move in enumerate(log.moves):
        kind = game.actions if move.seat >= 0 else game.events
        action = msgspec.convert(move.action, kind)
        lines = [game.tell(states[number], move.seat, action, states[number + 1], seat) for seat in seats]
        stories.append([[*stories[-1][seat], *lines[seat]] for seat in seats])
    return stories


def forecasts(game: AnyGame, state: Any, rng: Random) -> tuple[float, ...]:
    """Return each seat's chance to win, each from what that seat knows."""
    if (outcome := game.outcome(state)) is not None:
        return win_shares(outcome)
    return tuple(round(forecast(game, look(game, state, seat), rng), 4) for seat in range(state.seats))


def forecast(game: AnyGame, seen: Seen, rng: Random) -> float:
    """Return the seat's chance to win: the game's own forecast, or the mean of playouts."""
    knowledge: Knowledge = game.bot or NOTHING
    if knowledge.forecast is not None:
        return knowledge.forecast(seen.view, seen.content, rng)[seen.seat]
    runs = Search(game, seen, rng)
    values = [runs.play_out(game.imagine(seen.view, seen.content, rng))[seen.seat] for _ in range(SAMPLES)]
    return sum(values) / SAMPLES


def assess(game: AnyGame, seen: Seen, action: Any, rng: Random, budget: Budget) -> Assessment:
    """Return how good ``action`` was beside the best: by the game's own judgement, or by search."""
    knowledge: Knowledge = game.bot or NOTHING
    if knowledge.assess is not None:
        return knowledge.assess(seen, action, rng, budget)
    choices = search(game, seen, rng, budget, also=action)
    best, taken = choices[0], next(choice for choice in choices if choice.action == action)
    noise = NOISE * sqrt(1 / best.visits + 1 / taken.visits)
    return Assessment(best.action, best.value, min(best.value, taken.value + noise))


def review_json(log: bytes, content: bytes | None = None, seed: int = 0) -> bytes:
    """Return the JSON of a review from the JSON of a log: for other processes."""
    read = msgspec.json.decode(log, type=Log)
    game = GAMES[read.game]
    return msgspec.json.encode(review(game, read, loaded(read.game, content), seed))
