"""A game of fixed sizes: numbered actions, masks and rows of numbers, for any game with a catalogue."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from itertools import groupby
from typing import Any

import msgspec
import numpy as np

from kastellan.adapters.layout import Layout
from kastellan.adapters.writer import Row
from kastellan.core.game import Game, Outcome
from kastellan.core.refusal import BadInput, Refused
from kastellan.locale import say
from kastellan.table import find_game, read_options

AnyGame = Game[Any, Any, Any, Any, Any, Any, Any]


class Form:
    """A game at a table of given seats, options and content.

    ``actions[k]`` is action number ``k`` and ``place`` finds the number of an action.  ``layout`` is that of
    views, ``memory`` that of memories, if there are any.
    ``offered(state, seat)`` is a new mask of what a seat may choose, a byte for each action, and
    ``numbers(state, seat)`` the same as ascending numbers.
    """

    def __init__(self, game: AnyGame, seats: int, options: Any, content: Any) -> None:
        if game.catalogue is None:
            raise BadInput(f"game {game.slug!r}", "has no catalogue of its actions and views")
        self.game, self.seats, self.options, self.content = game, seats, options, content
        catalogue = game.catalogue(seats, options, content)
        self.actions: tuple[Any, ...] = tuple(catalogue.actions)
        self.place = {action: number for number, action in enumerate(self.actions)}
        self.layout = Layout(game.views, game.options, catalogue.extents)
        recall = game.recall
        self.memory = Layout(recall.kind, game.options, catalogue.memories) if recall is not None else None
        self.draws, self.longest = catalogue.draws, catalogue.longest
        self._idle = {self.place[action] for action in catalogue.idle}
        self._every = np.arange(len(self.actions)).astype(object)  # numbers that need not be made again
        self._by_id = {id(action): number for number, action in enumerate(self.actions)}
        self.offered: Callable[[Any, int], bytearray] = catalogue.offers or self._marked
        counted = self._counted if catalogue.offers else self._listed
        self.numbers: Callable[[Any, int], list[int]] = catalogue.numbers or counted

    def start(self) -> Any:
        """Return the first position."""
        return self.game.start(self.seats, self.options, self.content)

    def row(self, state: Any, seat: int | None) -> Row:
        """Return what a seat, or a spectator, sees as a row of numbers."""
        return self.layout.row(self.game.view(state, seat))

    def __str__(self) -> str:
        """Return the actions as a table: numbers, kind and fields, with the first of each kind."""
        lines = [f"{'numbers':>11}  {'action':<18} first of them"]
        for kind, group in groupby(enumerate(self.actions), key=lambda pair: type(pair[1])):
            numbered = list(group)
            numbers = f"{numbered[0][0]}-{numbered[-1][0]}"
            tag = str(kind.__struct_config__.tag)
            lines.append(f"{numbers:>11}  {tag:<18} {msgspec.json.encode(numbered[0][1]).decode()}")
        return "\n".join(lines)

    def _listed(self, state: Any, seat: int) -> list[int]:
        """Return the numbers of what the game lists, without the idle ones while there are others."""
        by_id, idle = self._by_id, self._idle
        listing = self.game.legal(state, seat)
        try:
            numbers = [by_id[id(action)] for action in listing]
        except KeyError:  # some were not taken from the ready-made tables
            numbers = [self.place[action] for action in listing]
        if idle:
            numbers = [number for number in numbers if number not in idle] or numbers
        numbers.sort()
        return numbers

    def _marked(self, state: Any, seat: int) -> bytearray:
        """Mark what the game lists."""
        mask = bytearray(len(self.actions))
        for number in self._listed(state, seat):
            mask[number] = 1
        return mask

    def _counted(self, state: Any, seat: int) -> list[int]:
        """Return the numbers of what is marked."""
        numbers: list[int] = self._every[np.frombuffer(self.offered(state, seat), np.bool_)].tolist()
        return numbers


def rewards(outcome: Outcome) -> list[float]:
    """Return what each seat gets in the end: the share of others it beat less the share that beat it.

    The sum is 0.  With two players it is 1 for a victory, -1 for a defeat and 0 for a tie.
    """
    ranks = outcome.ranks
    others = max(len(ranks) - 1, 1)
    return [(sum(rank > own for rank in ranks) - sum(rank < own for rank in ranks)) / others for own in ranks]


def form_of(slug: str, seats: int, options: Mapping[str, Any], content: bytes | None = None) -> Form:
    """Return the form of a game; forbidden seats and options are refused with their rule."""
    game = find_game(slug)
    chosen = read_options(game, options)
    if refusal := game.forbid(seats, chosen):
        raise Refused(refusal, say("en", refusal.reason, refusal.facts))
    return _form(game.slug, seats, msgspec.json.encode(chosen), content)


@lru_cache(maxsize=64)
def _form(slug: str, seats: int, options: bytes, content: bytes | None) -> Form:
    """Compile a form once."""
    game = find_game(slug)
    return Form(game, seats, msgspec.json.decode(options, type=game.options), game.load(content))
