"""What a viewer is told of a thing on the table: worked out from what that viewer was shown."""

from typing import Any

import msgspec

from kastellan.core.explaining import Asked
from kastellan.core.refusal import Refusal, TableRule
from kastellan.tables.judging import Judging
from kastellan.tables.messages import Explained, ReplayMove
from kastellan.tables.recent import AnyGame
from kastellan.tables.record import STEPS

NO_SUCH_THING = Refusal(TableRule.EXPLAINED, "table-no-such-thing")


def explained(
    game: AnyGame, content: Any, view: bytes, thing: str, number: int, *, hints: bool
) -> Explained | Refusal:
    """Return the answer about a thing; without one what all things are called, or why there is none.

    ``view`` is what was shown under ``number``, as JSON: an old one may be of rules that are no more.
    """
    if game.explaining is None:
        return NO_SUCH_THING
    try:
        seen = msgspec.json.decode(view, type=game.views)
    except msgspec.DecodeError:
        return NO_SUCH_THING
    asked = Asked(seen, content, hints)
    if not thing:
        return Explained(number, things=game.explaining.titles(asked))
    answer = game.explaining.explain(asked, thing)
    return NO_SUCH_THING if answer is None else Explained(number, thing, answer)


def explained_then(table: Judging, page: Any, step: int, thing: str) -> Explained | Refusal:
    """Return what a thing was after a step of a replay; ``page`` is the JSON in which that step lies."""
    moves = msgspec.json.decode(bytes(page), type=list[ReplayMove])
    if step % STEPS >= len(moves):
        return NO_SUCH_THING
    hints = table.sheet.hints or table.sheet.outcome is not None
    view = bytes(moves[step % STEPS].view)
    return explained(table.game, table.content, view, thing, step, hints=hints)
