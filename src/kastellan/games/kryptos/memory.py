"""What a player of Kryptos remembers beyond the view: who has named what."""

from collections.abc import Sequence
from typing import Any

import msgspec

from kastellan.core.game import Line
from kastellan.core.memory import Recall
from kastellan.games.kryptos.content import Colours
from kastellan.games.kryptos.imagine import imagine
from kastellan.games.kryptos.state import State
from kastellan.games.kryptos.views import View


class Memory(msgspec.Struct, frozen=True):
    """``named`` are the values that each seat has named in vain, ascending."""

    named: tuple[tuple[int, ...], ...]


def begin(view: View, _content: Colours) -> Memory:
    """Return what a view tells: what was guessed wrong, but not by whom."""
    return Memory(((),) * len(view.hands))


def learn(memory: Memory, lines: Sequence[Line], _content: Colours) -> Memory:
    """Return the memory after a move that was told in these lines."""
    for line in lines:
        if line.key == "kryptos-story-wrong":
            facts: Any = line.facts
            named, seat = list(memory.named), facts["seat"]
            named[seat] = tuple(sorted({*named[seat], facts["value"]}))
            memory = Memory(tuple(named))
    return memory


def agrees(memory: Memory, state: State) -> bool:
    """Return whether a position is possible: any is, since anybody may name a card of their own."""
    return len(memory.named) == state.seats


RECALL = Recall(
    kind=Memory,
    begin=begin,
    learn=learn,
    agrees=agrees,
    imagine=lambda view, content, rng, _memory: imagine(view, content, rng),
)
