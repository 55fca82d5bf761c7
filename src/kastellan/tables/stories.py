"""What viewers were told so far: worked out from the log once, then kept up as long as it is asked for."""

from collections.abc import Iterable, Sequence

import msgspec

from kastellan.core.game import Line, Viewer
from kastellan.tables.log import TAKEN_BACK, Row, sees
from kastellan.tables.messages import StoryLine
from kastellan.tables.progress import Progress
from kastellan.tables.steps import story_of, walk

MOST_LINES = 500
"""Lines that a viewer who comes back is told."""

KEPT_SECONDS = 60.0
"""How long lines are kept up that nobody asks for."""

encode = msgspec.json.encode


def numbered(story: Iterable[Line], number: int) -> list[StoryLine]:
    """Return lines as they are sent, with the number of what is shown with them."""
    return [StoryLine(line.key, line.facts, number) for line in story]


def taken_back(seat: int) -> Line:
    """Return the line that tells a take-back."""
    return Line("table-story-taken-back", {"seat": seat})


class Story:
    """The latest lines told to a viewer, each with its number and as JSON; ``asked`` is when last."""

    __slots__ = ("_lines", "asked")

    def __init__(self, lines: Iterable[StoryLine], tick: float) -> None:
        self._lines: list[tuple[int, bytes]] = []
        self.asked = tick
        self.add(lines)

    def add(self, lines: Iterable[StoryLine]) -> None:
        """Go on with what is told now."""
        self._lines += [(line.n, encode(line)) for line in lines]
        del self._lines[:-MOST_LINES]

    def after(self, seen: int, tick: float) -> list[msgspec.Raw]:
        """Return the lines told after number ``seen``."""
        self.asked = tick
        return [msgspec.Raw(text) for number, text in self._lines if number > seen]


def told_before(progress: Progress, rows: Sequence[Row], viewer: Viewer) -> list[StoryLine]:
    """Return all lines that a viewer was told and that were not taken back.

    ``progress`` is the game before its first move.
    """
    told: dict[int, list[StoryLine]] = {}
    own: dict[int, list[int]] = {}
    number = 0
    for group, changes, _ in walk(progress.game, progress.state, rows):
        first = group[0]
        number += sees(first.seen, viewer)
        if first.seat == TAKEN_BACK:
            seat = int(first.action)
            told[own[seat].pop()] = []
            told[first.version] = numbered([taken_back(seat)], number) if sees(first.seen, viewer) else []
        else:
            own.setdefault(first.seat, []).append(first.version)
            told[first.version] = numbered(story_of(progress.game, changes, viewer), number)
    return [line for step in told.values() for line in step]
