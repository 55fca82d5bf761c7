"""A finished game looked at again: chances to win, costly decisions, and luck apart from them.

Every figure comes from what a player knew at that moment, never from what came out later.  A
review is put together from parts, so that it can be made in small pieces and gone on with.
"""

from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache
from random import Random
from typing import Any

import msgspec

from kastellan.bots.chances import assess, forecast
from kastellan.bots.hints import forced, in_words
from kastellan.bots.players import loaded, look
from kastellan.bots.search import AnyGame
from kastellan.bots.utility import win_shares
from kastellan.core.game import CHANCE, Line
from kastellan.core.knowledge import Budget
from kastellan.core.log import Log, positions
from kastellan.core.memory import Memories, memories
from kastellan.games import GAMES

COSTLY = 3
STRETCH = 10
"""How many moves of the log make one part."""

IMAGINED = 12_000
"""How many games are imagined for a first look at all decisions together, as far as that is sensible."""

FEWEST, MOST = 24, 160
LONGER = 5
"""How much longer the decisions that look costly are thought about again."""

LOOKED_AT_AGAIN = 6
"""How many of each seat; only these are called costly, as a first look is easily deceived."""

WORTH_A_WORD = 0.01


class Point(msgspec.Struct, frozen=True):
    """Each seat's chance to win after ``move`` moves, as that seat could tell."""

    move: int
    chances: tuple[float, ...]


class Decision(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision: what was done, what would have been better, and the chance to win it cost.

    ``luck`` is the rest of what changed until the seat could tell again.  ``said`` and
    ``better_said`` are both in words, for the costly ones.
    """

    move: int
    seat: int
    action: Any
    better: Any
    cost: float
    luck: float
    said: Line | None = None
    better_said: Line | None = None


class Review(msgspec.Struct, frozen=True):
    """A whole game: the chart, all decisions, the costliest of all and of each seat, and sums by seat."""

    game: str
    seats: int
    winners: tuple[int, ...]
    chart: tuple[Point, ...]
    decisions: tuple[Decision, ...]
    costly: tuple[Decision, ...]
    by_seat: tuple[tuple[Decision, ...], ...]
    cost: tuple[float, ...]
    luck: tuple[float, ...]


class Judged(msgspec.Struct, frozen=True):
    """A decision with the better choice and what it cost, before luck is told apart."""

    move: int
    better: Any
    cost: float


class Part(msgspec.Struct, frozen=True):
    """A piece of a review: points of the chart and judgements; a later judgement replaces an earlier one."""

    points: tuple[Point, ...] = ()
    judged: tuple[Judged, ...] = ()


class Study:
    """A logged game laid out for a review."""

    def __init__(
        self, game: AnyGame, log: Log, content: Any, seed: int = 0, budget: Budget | None = None
    ) -> None:
        self.game, self.log, self.content, self.seed = game, log, content, seed
        self.budget = budget or thinking(sum(move.seat >= 0 for move in log.moves))
        self.states = list(positions(game, log, content))
        self.seats: int = self.states[0].seats
        self._judgements: dict[tuple[int, bytes], float] = {}

    @property
    def steps(self) -> int:
        """Return how many parts there are: stretches of moves, then a second look for each seat."""
        return self._stretches + self.seats

    @property
    def _stretches(self) -> int:
        return -(-len(self.states) // STRETCH)

    def part(self, step: int, before: Iterable[Part]) -> Part:
        """Return part number ``step``; the ones before are needed for the second looks."""
        if step < self._stretches:
            return self._stretch(range(step * STRETCH, min(len(self.states), (step + 1) * STRETCH)))
        seat = step - self._stretches
        own = (one for one in latest(before) if self.log.moves[one.move].seat == seat)
        doubtful = costliest(own, LOOKED_AT_AGAIN)
        return Part(judged=tuple(self._judge(one.move, longer(self.budget)) for one in doubtful))

    def _stretch(self, moves: range) -> Part:
        points = [
            Point(move, self._chances(move))
            for move in moves
            if self.game.to_act(self.states[move]) != (CHANCE,)
        ]
        decided = [move for move in moves if move < len(self.log.moves) and self.log.moves[move].seat >= 0]
        return Part(tuple(points), tuple(self._judge(move, self.budget) for move in decided))

    def _chances(self, move: int) -> tuple[float, ...]:
        """Return each seat's chance to win, each from what that seat knows."""
        state = self.states[move]
        if (outcome := self.game.outcome(state)) is not None:
            return win_shares(outcome)
        return tuple(self._chance(move, seat) for seat in range(self.seats))

    def _chance(self, move: int, seat: int) -> float:
        """Return one seat's chance to win; as long as it knows the same it judges the same."""
        state, memory = self.states[move], self._memories[move].of(seat)
        key = seat, msgspec.json.encode((self.game.view(state, seat), memory))
        if key not in self._judgements:
            rng = Random(f"{self.seed}-{seat}-".encode() + key[1])
            self._judgements[key] = round(forecast(self.game, look(self.game, state, seat, memory), rng), 4)
        return self._judgements[key]

    def _judge(self, move: int, budget: Budget) -> Judged:
        """Look at one decision from what its player knew."""
        played = self.log.moves[move]
        seen = look(self.game, self.states[move], played.seat, self._memories[move].of(played.seat))
        action = self._action(move)
        if forced(self.game, seen):
            return Judged(move, msgspec.to_builtins(action), 0.0)
        judged = assess(self.game, seen, action, Random(f"{self.seed}-{move}"), budget)
        cost = round(max(0.0, judged.best_value - judged.value), 4)
        return Judged(move, msgspec.to_builtins(judged.best if cost else action), cost)

    def _action(self, move: int) -> Any:
        return msgspec.convert(self.log.moves[move].action, self.game.actions)

    @cached_property
    def _memories(self) -> list[Memories]:
        return remembered(self.game, self.log, self.states)

    def whole(self, parts: Sequence[Part]) -> Review:
        """Put all parts together."""
        chart = tuple(point for part in parts for point in part.points)
        judged = latest(parts)
        decisions = tuple(self._decided(one, chart) for one in judged)
        outcome = self.game.outcome(self.states[-1])
        seats = range(self.seats)
        own = [[one for one in decisions if one.seat == seat] for seat in seats]
        again = {one.move for part in parts[self._stretches :] for one in part.judged}
        sure = [[one for one in own[seat] if one.move in again] for seat in seats]
        return Review(
            game=self.game.slug,
            seats=self.seats,
            winners=outcome.winners if outcome is not None else (),
            chart=chart,
            decisions=decisions,
            costly=tuple(map(self._spoken, costliest(one for seat in seats for one in sure[seat]))),
            by_seat=tuple(tuple(map(self._spoken, costliest(sure[seat]))) for seat in seats),
            cost=tuple(round(sum(one.cost for one in own[seat]), 4) for seat in seats),
            luck=tuple(lucky(seat, chart, own[seat]) for seat in seats),
        )

    def _decided(self, judged: Judged, chart: Sequence[Point]) -> Decision:
        """Tell what a decision cost apart from what happened after it."""
        move = judged.move
        seat, action = self.log.moves[move].seat, msgspec.to_builtins(self._action(move))
        before = max((point for point in chart if point.move <= move), key=lambda point: point.move)
        after = min((point for point in chart if point.move > move), key=lambda point: point.move)
        luck = after.chances[seat] - before.chances[seat] + judged.cost
        return Decision(move, seat, action, judged.better, judged.cost, round(luck, 4))

    def _spoken(self, decision: Decision) -> Decision:
        """Return a decision with both choices in words."""
        better = msgspec.convert(decision.better, self.game.actions)
        return msgspec.structs.replace(
            decision,
            said=in_words(self.game, self.content, self._action(decision.move)),
            better_said=in_words(self.game, self.content, better),
        )


def thinking(decisions: int) -> Budget:
    """Return how long to think about each of so many decisions."""
    return Budget(iterations=max(FEWEST, min(MOST, IMAGINED // max(1, decisions))))


def longer(budget: Budget) -> Budget:
    """Return more time for a second look."""
    return Budget(
        None if budget.seconds is None else budget.seconds * LONGER,
        None if budget.iterations is None else budget.iterations * LONGER,
    )


def latest(parts: Iterable[Part]) -> list[Judged]:
    """Return the last judgement on every decision, in the order of the game."""
    found = {one.move: one for part in parts for one in part.judged}
    return [found[move] for move in sorted(found)]


def costliest(decisions: Iterable[Any], most: int = COSTLY) -> list[Any]:
    """Return the decisions that cost most, as far as they are worth a word."""
    worse = [one for one in decisions if one.cost >= WORTH_A_WORD]
    return sorted(worse, key=lambda one: (-one.cost, one.move))[:most]


def review(
    game: AnyGame, log: Log, content: Any, seed: int = 0, budget: Budget | None = None, quiet: bool = True
) -> Review:
    """Look at every decision of a logged game from what its player knew then."""
    from rich.progress import track  # noqa: PLC0415 - only a console has it

    study = Study(game, log, content, seed, budget)
    parts: list[Part] = []
    for step in track(range(study.steps), "reviewing", disable=quiet, transient=True):
        parts.append(study.part(step, parts))
    return study.whole(parts)


def lucky(seat: int, chart: Sequence[Point], own: Sequence[Decision]) -> float:
    """Return all that changed in a seat's chances and was not of its own making."""
    cost = sum(one.cost for one in own)
    return round(chart[-1].chances[seat] - chart[0].chances[seat] + cost, 4)


def remembered(game: AnyGame, log: Log, states: Sequence[Any]) -> list[Memories]:
    """Return what each seat remembered before each move."""
    found = [memories(game, states[0])]
    for number, move in enumerate(log.moves):
        kind = game.actions if move.seat >= 0 else game.events
        after = found[-1].copy()
        after.learn(states[number], move.seat, msgspec.convert(move.action, kind), states[number + 1])
        found.append(after)
    return found


@lru_cache(maxsize=2)
def study_of(log: bytes, content: bytes | None, seed: int) -> Study:
    """Return a logged game laid out; the same one is asked for part by part."""
    read = msgspec.json.decode(log, type=Log)
    return Study(GAMES[read.game], read, loaded(read.game, content), seed)


def part_json(log: bytes, step: int, before: bytes, content: bytes | None = None, seed: int = 0) -> bytes:
    """Return the JSON of the next part of a review, from that of the ones before: for other processes."""
    parts = msgspec.json.decode(before, type=list[Part])
    return msgspec.json.encode(study_of(log, content, seed).part(step, parts))


def steps_of(log: bytes, content: bytes | None = None, seed: int = 0) -> int:
    """Return how many parts the review of a log has."""
    return study_of(log, content, seed).steps


def whole_json(log: bytes, parts: bytes, content: bytes | None = None, seed: int = 0) -> bytes:
    """Return the JSON of a review from that of its parts."""
    return msgspec.json.encode(
        study_of(log, content, seed).whole(msgspec.json.decode(parts, type=list[Part]))
    )
