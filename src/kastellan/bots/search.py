"""Monte-Carlo tree search over what the seats know, for any game.  Compiled where possible.

Each iteration imagines a whole position from the view and plays it out.  What a seat knows at a
decision is its view, so the tree's nodes are views: positions that a seat cannot tell apart
share one node, whatever the others hide.  Where several seats decide at once nobody's view
tells the others' answers, so each chooses by statistics of its own.
"""

import gc
from collections.abc import Callable, Hashable, Sequence
from math import sqrt
from random import Random
from time import perf_counter
from typing import Any, Final, TypeVar

import msgspec

from kastellan.bots.utility import utilities
from kastellan.core.chance import draw_by
from kastellan.core.game import CHANCE, Game, no_suggestion
from kastellan.core.knowledge import NOTHING, Budget, Choice, Knowledge, Seen
from kastellan.core.memory import imagined
from kastellan.core.playout import pick

T = TypeVar("T")
AnyGame = Game[Any, Any, Any, Any, Any, Any, Any]

EXPLORE: Final = 0.5
"""How strongly search is drawn to what is rarely tried but likely beforehand."""

DOUBT: Final = 0.03
"""How much worse than the mean of its siblings an untried action is taken to be."""

WIDEST: Final = 240
WORLDS: Final = 200
SHARED: Final = 4
"""How many positions are imagined at most, and how many iterations there are for each until then."""

SUGGESTIONS: Final = 4
DEEPEST: Final = 80
LONGEST: Final = 600
"""A playout that takes longer is broken off: some games can dither for ever."""


class Node:
    """What one seat knows at a decision: its candidates, best first, and how they fared.

    Candidates are tried in their order, so the first ``tried`` of them have been.  Where nothing is
    hidden, ``following`` has the node that each leads to if chance has no part in it.  ``met`` is the
    last iteration that came here.
    """

    __slots__ = (
        "actions", "following", "met", "prior", "seat", "total", "totals", "tried", "tries", "visits",
    )  # fmt: skip

    def __init__(self, candidates: Sequence[tuple[Any, float]], seat: int = 0) -> None:
        self.seat = seat
        self.actions = [action for action, _ in candidates]
        weights = [weight for _, weight in candidates]
        whole = sum(weights)
        count = len(weights)
        self.prior = [weight / whole for weight in weights] if whole else [1 / count] * count
        self.tries = [0] * count
        self.totals = [0.0] * count
        self.following: dict[int, Node] = {}
        self.visits = 0
        self.tried = 0
        self.met = 0
        self.total = 0.0

    def choices(self) -> list[Choice]:
        """Return what was tried, most tried first."""
        tried = [
            Choice(action, tries, total / tries)
            for action, tries, total in zip(self.actions, self.tries, self.totals, strict=True)
            if tries
        ]
        return sorted(tried, key=lambda choice: (-choice.visits, -choice.value))

    def select(self) -> int:
        """Return the candidate to try next: promising, or rarely tried and likely beforehand."""
        visits, tried, prior = self.visits, self.tried, self.prior
        if not visits:
            return 0
        pull = EXPLORE * sqrt(visits)
        best, found = -1.0, 0
        if tried < len(prior):
            best, found = self.total / visits - DOUBT + pull * prior[tried], tried
        tries, totals = self.tries, self.totals
        for k in range(tried):
            n = tries[k]
            score = totals[k] / n + pull * prior[k] / (n + 1)
            if score > best:
                best, found = score, k
        return found

    def learn(self, k: int, value: float) -> None:
        """Remember how candidate ``k`` fared."""
        self.visits += 1
        self.total += value
        if k >= self.tried:
            self.tried = k + 1
        self.tries[k] += 1
        self.totals[k] += value


class Search:
    """One search: a table of nodes by what the deciding seat knows."""

    def __init__(self, game: AnyGame, seen: Seen, rng: Random, also: Any = None) -> None:
        self.game = game
        self.seen = seen
        self.rng = rng
        self.random: Callable[[], float] = rng.random
        self.also = also
        knowledge: Knowledge = game.bot or NOTHING
        self.knowledge = knowledge
        self.to_act: Any = game.to_act
        self.advance: Any = game.advance
        self.known: Any = knowledge.known
        self.rollout: Any = knowledge.rollout
        self.hurry: Any = knowledge.hurry
        self.finish: Any = knowledge.finish
        self.settled: Any = knowledge.settled
        self.evaluate: Any = knowledge.evaluate
        self.suppose: Any = knowledge.suppose
        self.seat: int = seen.seat
        self.open: bool = knowledge.open
        self.alone: bool = knowledge.rollout is not None and not knowledge.open
        self.most_worlds = 1 if knowledge.open else WORLDS
        self.nodes: dict[tuple[int, Hashable], Node] = {}
        self.passed: set[tuple[int, Hashable]] = set()
        self.worlds: list[Any] = []
        self.ahead: list[tuple[tuple[int, Hashable], Any]] = []
        self.iterations = 0
        self.sure = True
        self.top: Node | None = None
        world = self.imagined()
        self.root = self.key(world, self.seat)
        self.decides: bool = self.seat in game.to_act(world)
        self.open_ended: bool = game.suggest is not no_suggestion

    def key(self, state: Any, seat: int) -> tuple[int, Hashable]:
        """Return what tells decisions apart: who decides and what they know."""
        if self.known is not None:
            return seat, self.known(state, seat)
        return seat, msgspec.json.encode(self.game.view(state, seat))

    def run(self, budget: Budget) -> list[Choice]:
        """Search within the budget; return the candidates, most tried first."""
        begin, iterations = perf_counter(), 0
        while not self._spent(budget, iterations, begin):
            self.iterate()
            iterations += 1
        return self.nodes[self.root].choices()

    def _spent(self, budget: Budget, iterations: int, begin: float) -> bool:
        if iterations == 0:
            return False
        if self.top is not None and len(self.top.actions) == 1:
            return True
        if budget.iterations is not None and iterations >= budget.iterations:
            return True
        return budget.seconds is not None and perf_counter() - begin >= budget.seconds

    def iterate(self) -> None:
        """Imagine, walk down the known nodes, add what is met again, play out, learn."""
        self.iterations += 1
        state = self.imagined()
        if self.ahead and not self.goes_ahead(state):
            return
        path: list[Node] = []
        taken: list[int] = []
        if self.top is None:
            self.top = self.nodes.get(self.root)
        node = self.top if self.decides and not self.ahead else None
        known = True
        while known and len(path) < DEEPEST:
            if node is None:
                seat = self.next_seat(state)
                if seat < 0:
                    break
                node = self.nodes.get(key := self.key(state, seat))
                if node is None:
                    if key != self.root and key not in self.passed:
                        self.passed.add(key)  # most are met but once, and need no candidates
                        break
                    node, known = self.add_node(state, seat, key), False
                if path and self.open and self.sure:
                    path[-1].following[taken[-1]] = node
            if node.met == self.iterations:
                break  # small steps taken back lead in circles
            node.met = self.iterations
            k = node.select()
            path.append(node)
            taken.append(k)
            self.advance(state, node.seat, node.actions[k])
            node = node.following.get(k)
        values = self.play_out(state)
        for at, one in enumerate(path):
            one.learn(taken[at], values[one.seat])

    def goes_ahead(self, state: Any) -> bool:
        """Play the settled steps; return whether the seat sees before each what it was settled for.

        Else what others hide, or are supposed to have sealed, brings somebody else to act, or another turn.
        """
        for key, action in self.ahead:
            if self.seat not in self.to_act(state) or self.key(state, self.seat) != key:
                return False
            self.advance(state, self.seat, action)
        return True

    def next_seat(self, state: Any) -> int:
        """Let chance act, and others where they act as foreseen; return who decides then, -1 for nobody.

        ``sure`` tells whether nothing was drawn meanwhile.
        """
        self.sure = True
        while True:
            seats: tuple[int, ...] = self.to_act(state)
            if not seats:
                return -1
            seat = seats[0]
            if seat == CHANCE:
                self.advance(state, CHANCE, draw_by(self.game.chance(state), self.random))
                self.sure = False
                continue
            if self.seat in seats:
                return self.seat
            if not self.alone:
                return seat
            self.play_quickly(state, seat)

    def play_quickly(self, state: Any, seat: int) -> None:
        """Play a quick sensible step of a seat, or several, or a random one if the game knows none."""
        if self.hurry is not None:
            self.hurry(state, seat, self.rng)
        elif self.rollout is not None:
            self.advance(state, seat, self.rollout(state, seat, self.rng))
        else:
            self.advance(state, seat, pick(self.game, state, seat, self.rng))

    def imagined(self) -> Any:
        """Return a whole position in which the seat sees what it sees; many iterations share a few."""
        count = len(self.worlds)
        if count < self.most_worlds and (count < 2 or count * SHARED <= self.iterations):
            seen = self.seen
            self.worlds.append(imagined(self.game, seen.view, seen.content, self.rng, seen.memory))
            world = self.worlds[-1].copy()
        else:
            world = self.worlds[int(self.random() * count)].copy()
        if self.suppose is not None:
            self.suppose(world, self.seat, self.rng)
        return world

    def add_node(self, state: Any, seat: int, key: tuple[int, Hashable]) -> Node:
        """Return a new node of what ``seat`` knows."""
        candidates = self.candidates(state, seat)
        if key == self.root and self.also is not None:
            rest = [(action, weight) for action, weight in candidates if action != self.also]
            candidates = [(self.also, 0.0), *rest]
        node = self.nodes[key] = Node(candidates, seat)
        return node

    def candidates(self, state: Any, seat: int) -> Sequence[tuple[Any, float]]:
        """Return actions to consider: the game's own order, or a fair sample of all."""
        legal = self.game.legal(state, seat)
        if self.knowledge.priors is not None and (ordered := self.knowledge.priors(state, seat, legal)):
            return ordered
        count = len(legal)
        places = range(count) if count <= WIDEST else self.rng.sample(range(count), WIDEST)
        actions = [legal[k] for k in places]
        self.rng.shuffle(actions)
        for suggestion in self.suggestions(state, seat):
            if suggestion not in actions:
                actions.insert(0, suggestion)
        return [(action, 0.0) for action in actions]

    def suggestions(self, state: Any, seat: int) -> list[Any]:
        """Return some open-ended actions, if the game has any."""
        if not self.open_ended:
            return []
        suggested = [self.game.suggest(state, seat, self.rng) for _ in range(SUGGESTIONS)]
        return [
            action for k, action in enumerate(suggested) if action is not None and action not in suggested[:k]
        ]

    def play_out(self, state: Any) -> Sequence[float]:
        """Play to the end, or to the horizon, and return what it is worth to each seat."""
        game, rng = self.game, self.rng
        if self.finish is not None:
            self.finish(state, rng)
        left: int = self.knowledge.horizon if self.evaluate is not None else LONGEST
        while True:
            seats: tuple[int, ...] = self.to_act(state)
            if not seats:
                break
            if left <= 0 and (self.settled is None or self.settled(state) or left < -LONGEST):
                return self.estimate(state)
            seat = seats[0]
            if seat == CHANCE:
                self.advance(state, CHANCE, draw_by(self.game.chance(state), self.random))
                continue
            left -= 1
            if len(seats) > 1:
                seat = seats[int(rng.random() * len(seats))]
            self.play_quickly(state, seat)
        outcome = game.outcome(state)
        return utilities(outcome) if outcome is not None else self.estimate(state)

    def estimate(self, state: Any) -> Sequence[float]:
        """Value an unfinished position by the game's own evaluation, else call it even."""
        if self.evaluate is None:
            return [1 / state.seats] * state.seats
        values: Sequence[float] = self.evaluate(state)
        return values


def undisturbed(think: Callable[[], T]) -> T:
    """Return what a thought comes to that lets go of its tree.

    Meanwhile nobody looks for circles in memory: there are none in thousands of nodes, and looking takes
    a fifth of the time.
    """
    collecting = gc.isenabled()
    gc.disable()
    try:
        return think()
    finally:
        if collecting:
            gc.enable()


def search(game: AnyGame, seen: Seen, rng: Random, budget: Budget, also: Any = None) -> list[Choice]:
    """Return the actions considered from what was seen, most tried first; ``also`` is one of them."""
    return undisturbed(lambda: Search(game, seen, rng, also).run(budget))
