"""Monte-Carlo tree search over what the seats know, for any game.

Each iteration imagines a whole position from the view and plays it out.  What a seat knows at a
decision is its view, so the tree's nodes are views: positions that a seat cannot tell apart
share one node, whatever the others hide.  Where several seats decide at once nobody's view
tells the others' answers, so each chooses by statistics of its own.
"""

from collections.abc import Hashable, Sequence
from math import sqrt
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from kastellan.bots.utility import utilities
from kastellan.core.chance import draw
from kastellan.core.game import CHANCE, Game, no_suggestion
from kastellan.core.knowledge import NOTHING, Budget, Knowledge, Seen
from kastellan.core.playout import pick

AnyGame = Game[Any, Any, Any, Any, Any, Any, Any]

EXPLORE = 0.5
"""How strongly search is drawn to what is rarely tried but likely beforehand."""

DOUBT = 0.03
"""How much worse than the mean of its siblings an untried action is taken to be."""

WIDEST = 240
WORLDS = 200
"""How many positions are imagined before they are used again."""

SUGGESTIONS = 4
DEEPEST = 80
LONGEST = 600
"""A playout that takes longer is broken off: some games can dither for ever."""


class Choice(msgspec.Struct, frozen=True):
    """An action that was tried: how often, and its mean utility from 0 to 1."""

    action: Any
    visits: int
    value: float


class Node:
    """What one seat knows at a decision: its candidates, best first, and how they fared.

    Candidates are tried in their order, so the first ``tried`` of them have been.
    """

    __slots__ = ("actions", "prior", "total", "totals", "tried", "tries", "visits")

    def __init__(self, candidates: Sequence[tuple[Any, float]]) -> None:
        self.actions = [action for action, _ in candidates]
        weights = [weight for _, weight in candidates]
        whole = sum(weights)
        count = len(weights)
        self.prior = [weight / whole for weight in weights] if whole else [1 / count] * count
        self.tries = [0] * count
        self.totals = [0.0] * count
        self.visits = self.tried = 0
        self.total = 0.0

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
        if not self.tries[k]:
            self.tried = max(self.tried, k + 1)
        self.tries[k] += 1
        self.totals[k] += value


class Search:
    """One search: a table of nodes by what the deciding seat knows."""

    def __init__(self, game: AnyGame, seen: Seen, rng: Random, also: Any = None) -> None:
        self.game, self.seen, self.rng, self.also = game, seen, rng, also
        self.knowledge: Knowledge = game.bot or NOTHING
        self.nodes: dict[tuple[int, Hashable], Node] = {}
        self.worlds: list[Any] = []
        self.root = self.key(self.imagined(), seen.seat)
        self.foreseen = None if self.knowledge.open else self.knowledge.rollout
        self.open_ended = game.suggest is not no_suggestion

    def key(self, state: Any, seat: int) -> tuple[int, Hashable]:
        """Return what tells decisions apart: who decides and what they know."""
        if self.knowledge.known is not None:
            return seat, self.knowledge.known(state, seat)
        return seat, msgspec.json.encode(self.game.view(state, seat))

    def run(self, budget: Budget) -> list[Choice]:
        """Search within the budget; return the candidates, most tried first."""
        begin, iterations = perf_counter(), 0
        while not self._spent(budget, iterations, begin):
            self.iterate()
            iterations += 1
        node = self.nodes[self.root]
        tried = [
            Choice(action, tries, total / tries)
            for action, tries, total in zip(node.actions, node.tries, node.totals, strict=True)
            if tries
        ]
        return sorted(tried, key=lambda choice: (-choice.visits, -choice.value))

    def _spent(self, budget: Budget, iterations: int, begin: float) -> bool:
        if iterations == 0:
            return False
        if len(self.nodes[self.root].actions) == 1:
            return True
        if budget.iterations is not None and iterations >= budget.iterations:
            return True
        return budget.seconds is not None and perf_counter() - begin >= budget.seconds

    def iterate(self) -> None:
        """Imagine, walk down the known nodes, add one, play out, learn."""
        game = self.game
        state = self.imagined()
        path: list[tuple[Node, int, int]] = []
        known = True
        while known and len(path) < DEEPEST and (seats := game.to_act(state)):
            if seats[0] == CHANCE:
                game.advance(state, CHANCE, draw(game.chance(state), self.rng))
                continue
            seat = self.seen.seat if self.seen.seat in seats else seats[0]
            if seat != self.seen.seat and self.foreseen:
                game.advance(state, seat, self.foreseen(state, seat, self.rng))
                continue
            node, known = self.node(state, seat)
            if any(node is earlier for earlier, _, _ in path):
                break  # small steps taken back lead in circles
            k = node.select()
            path.append((node, k, seat))
            game.advance(state, seat, node.actions[k])
        values = self.play_out(state)
        for node, k, seat in path:
            node.learn(k, values[seat])

    def imagined(self) -> Any:
        """Return a whole position in which the seat sees what it sees; many iterations share a few."""
        if len(self.worlds) < (1 if self.knowledge.open else WORLDS):
            self.worlds.append(self.game.imagine(self.seen.view, self.seen.content, self.rng))
            world = self.worlds[-1].copy()
        else:
            world = self.worlds[int(self.rng.random() * len(self.worlds))].copy()
        if self.knowledge.suppose is not None:
            self.knowledge.suppose(world, self.seen.seat, self.rng)
        return world

    def node(self, state: Any, seat: int) -> tuple[Node, bool]:
        """Return the node of what ``seat`` knows, and whether it was there before."""
        key = self.key(state, seat)
        if (node := self.nodes.get(key)) is not None:
            return node, True
        candidates = self.candidates(state, seat)
        if key == self.root and self.also is not None:
            rest = [(action, weight) for action, weight in candidates if action != self.also]
            candidates = [(self.also, 0.0), *rest]
        node = self.nodes[key] = Node(candidates)
        return node, False

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
        game, rng, knowledge = self.game, self.rng, self.knowledge
        left = knowledge.horizon if knowledge.evaluate else LONGEST
        while seats := game.to_act(state):
            if left <= 0 and (knowledge.settled is None or knowledge.settled(state) or left < -LONGEST):
                return self.estimate(state)
            if seats[0] == CHANCE:
                game.advance(state, CHANCE, draw(game.chance(state), rng))
                continue
            left -= 1
            seat = seats[int(rng.random() * len(seats))] if len(seats) > 1 else seats[0]
            if knowledge.rollout is not None:
                action = knowledge.rollout(state, seat, rng)
            else:
                action = pick(game, state, seat, rng)
            game.advance(state, seat, action)
        outcome = game.outcome(state)
        return utilities(outcome) if outcome is not None else self.estimate(state)

    def estimate(self, state: Any) -> Sequence[float]:
        """Value an unfinished position by the game's own evaluation, else call it even."""
        if self.knowledge.evaluate is None:
            return [1 / state.seats] * state.seats
        return self.knowledge.evaluate(state)


def search(game: AnyGame, seen: Seen, rng: Random, budget: Budget, also: Any = None) -> list[Choice]:
    """Return the actions considered from what was seen, most tried first; ``also`` is one of them."""
    return Search(game, seen, rng, also).run(budget)


def settle(choices: Sequence[Choice], seen: Seen, rng: Random, temper: float = 0.0) -> Any:
    """Return the action to play: the most tried one, or with ``temper`` any, the less often tried the rarer.

    Where others decide at the same moment a player who can be read loses, so it is drawn among
    the often tried ones in proportion to how often.
    """
    if temper:
        weights = [(choice.visits / choices[0].visits) ** (1 / temper) for choice in choices]
        return rng.choices([choice.action for choice in choices], weights)[0]
    if seen.acting == 1:
        return choices[0].action
    often = [choice for choice in choices if choice.visits * 4 >= choices[0].visits]
    return rng.choices([choice.action for choice in often], [choice.visits for choice in often])[0]
