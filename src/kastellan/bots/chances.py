"""How likely a seat is to win, and how good an action was, from what the seat knew."""

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, pvariance
from typing import Any

import msgspec

from kastellan.bots.hints import in_words
from kastellan.bots.players import read_seen
from kastellan.bots.search import AnyGame, Node, Search, search
from kastellan.core.game import Line
from kastellan.core.knowledge import NOTHING, Assessment, Budget, Knowledge, Seen
from kastellan.core.memory import imagined
from kastellan.games import GAMES

CHANCES = "chances"
"""What stands for a level where no action is asked for but how likely a seat is to win."""

SAMPLES = 24
LEAST_TRIALS = 8
COMPARING = Budget(iterations=400)
"""How long a single try is compared with the best: as long as a review looks at what seems costly."""

DOUBT = 2.0
"""How many standard errors are taken off a difference: small mistakes are many, and would add up."""


class Chances(Search):
    """A search whose values are chances to win: those of all sides make one."""

    def play_out(self, state: Any) -> Sequence[float]:
        """Play to the end, or to the horizon, and return each seat's chance."""
        return self._shared(state, super().play_out(state))

    def estimate(self, state: Any) -> Sequence[float]:
        """Return each seat's chance in an unfinished position."""
        return self._shared(state, super().estimate(state))

    def _shared(self, state: Any, values: Sequence[float]) -> Sequence[float]:
        whole = sum(values)
        return values if self.game.teams(state) or not whole else [value / whole for value in values]


class Trial(Chances):
    """A search that begins with one given action."""

    def __init__(self, game: AnyGame, seen: Seen, rng: Random, action: Any) -> None:
        super().__init__(game, seen, rng)
        self.first = self.nodes[self.root] = Node([(action, 0.0)], seen.seat)

    def values(self, times: int) -> list[float]:
        """Return how the action fared each time."""
        found = []
        for _ in range(times):
            before = self.first.totals[0]
            self.iterate()
            found.append(self.first.totals[0] - before)
        return found


def forecast(game: AnyGame, seen: Seen, rng: Random) -> float:
    """Return the seat's own chance to win, as it can tell."""
    return forecasts(game, seen, rng)[seen.seat]


def forecasts(game: AnyGame, seen: Seen, rng: Random) -> Sequence[float]:
    """Return all seats' chances, as one of them can tell: the game's forecast, or the mean over imaginings.

    Imagined positions are evaluated as they are where a game can do that, which is steadier than playing on.
    """
    knowledge: Knowledge = game.bot or NOTHING
    if knowledge.forecast is not None:
        return knowledge.forecast(seen.view, seen.content, rng)
    runs = Chances(game, seen, rng)
    value = runs.play_out if knowledge.evaluate is None else runs.estimate
    worlds = (imagined(game, seen.view, seen.content, rng, seen.memory) for _ in range(SAMPLES))
    found = [value(world) for world in worlds]
    return [fmean(chances) for chances in zip(*found, strict=True)]


def chances_json(
    slug: str, seat: int, view: bytes, seed: int, memory: bytes = b"null", content: bytes | None = None
) -> bytes:
    """Return the JSON of all seats' chances to win from the JSON of what one seat sees and remembers."""
    seen = read_seen(slug, seat, view, content, memory)
    return msgspec.json.encode(list(forecasts(GAMES[slug], seen, Random(seed))))


class Compared(msgspec.Struct, frozen=True):
    """How an action compares with the best one a seat could find: chances to win, and both in words."""

    value: float
    best_value: float
    cost: float
    best: Any
    said: Line
    best_said: Line


def compared_json(
    slug: str,
    seat: int,
    view: bytes,
    seed: int,
    memory: bytes,
    action: bytes,
    content: bytes | None = None,
) -> bytes:
    """Return the JSON of how an action compares with the best, from the JSON of what its seat knew."""
    game, seen = GAMES[slug], read_seen(slug, seat, view, content, memory)
    tried = msgspec.json.decode(action, type=game.actions)
    judged = assess(game, seen, tried, Random(seed), COMPARING)
    cost = round(max(0.0, judged.best_value - judged.value), 4)
    best = judged.best if cost else tried
    said, best_said = (in_words(game, seen.content, one, seen.view) for one in (tried, best))
    found = Compared(judged.value, judged.best_value, cost, msgspec.to_builtins(best), said, best_said)
    return msgspec.json.encode(found)


def assess(game: AnyGame, seen: Seen, action: Any, rng: Random, budget: Budget) -> Assessment:
    """Return how good ``action`` was beside the best: by the game's own judgement, or by search.

    Search finds the best; then both are tried equally often, since the best of many looks better
    than it is.  What may be chance in the difference is taken off.
    """
    knowledge: Knowledge = game.bot or NOTHING
    if knowledge.assess is not None:
        return knowledge.assess(seen, action, rng, budget)
    choices = search(game, seen, rng, budget, also=action)
    best = choices[0].action
    if best == action:
        return Assessment(best, choices[0].value, choices[0].value)
    times = max(LEAST_TRIALS, sum(choice.visits for choice in choices) // 2)
    seed = rng.random()
    better, worse = (Trial(game, seen, Random(seed), one).values(times) for one in (best, action))
    noise = DOUBT * sqrt((pvariance(better) + pvariance(worse)) / times)
    return Assessment(best, fmean(better), min(fmean(better), fmean(worse) + noise))
