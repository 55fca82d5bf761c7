"""What is asked and told of puzzles, by a server or by the engine in a browser."""

from typing import Annotated, Any, Literal

import msgspec

from kastellan.core.game import Line
from kastellan.core.puzzles import Grade, Mark, Note
from kastellan.core.refusal import Fact
from kastellan.tables.messages.socket import Legal

LONGEST_TRY = 40

PuzzleId = Annotated[str, msgspec.Meta(max_length=24)]


class PuzzleEntry(msgspec.Struct, omit_defaults=True):
    """A puzzle in a list; one with a ``language`` is for readers of it alone."""

    id: str
    kind: str
    grade: Grade
    language: str = ""


class PuzzleList(msgspec.Struct):
    """GET /api/puzzles: all puzzles by game, in the order of the days; ``day`` is today's date, UTC."""

    day: str
    games: dict[str, list[PuzzleEntry]]


class TryPuzzle(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/puzzles/{game}/{id}/try: what the seat would do, action by action; or a wish for a nudge."""

    actions: Annotated[list[dict[str, Any]], msgspec.Meta(max_length=LONGEST_TRY)] = []
    nudge: bool = False


class PuzzleVerdict(msgspec.Struct):
    """What is said of a try; what a rule forbids is ``refused`` by it, and the actions before it stand."""

    mark: Mark | Literal["refused"]
    line: Line
    notes: tuple[Note, ...] = ()
    rule: str = ""


class PuzzleSolved(msgspec.Struct):
    """What is told to who has solved it: why, what glows, what is noted; and the position, to go on from."""

    why: Line
    glow: tuple[str, ...]
    notes: tuple[Note, ...]
    position: Any


class PuzzleNews(msgspec.Struct, omit_defaults=True):
    """A puzzle as the seat sees it, after so many ``actions`` of a try that is not over."""

    game: str
    id: str
    kind: str
    grade: Grade
    seat: int
    seats: int
    facts: dict[str, Fact]
    view: msgspec.Raw
    legal: Legal
    to_act: tuple[int, ...]
    actions: int = 0
    verdict: PuzzleVerdict | None = None
    solved: PuzzleSolved | None = None
    nudge: Line | None = None
